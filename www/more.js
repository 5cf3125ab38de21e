// What comes behind the first picture: keys, the listing, verdicts, questions answered by choosing, the end of a run,
// practice, progress.

import { copy } from "./clipboard.js";
import { text } from "./files.js";
import { bindKeys } from "./keys.js";
import { createPractice } from "./practice.js";
import { createAsides } from "./view/asides.js";
import { createCalls } from "./view/calls.js";
import { createChoosing } from "./view/choosing.js";
import { createCompare } from "./view/compare.js";
import { bindGridKeys } from "./view/grid-keys.js";
import { createListing } from "./view/listing.js";
import { createOutcome } from "./view/outcome.js";
import { createProgress } from "./view/progress.js";
import { createReplay } from "./view/replay.js";
import { createSums } from "./view/sums.js";
import { bindSwitching } from "./view/switching.js";
import { addWords, words as common } from "./words/en.js";
import { more as words } from "./words/en-more.js";

export { style } from "./files.js";

/**
 * @param {{ elements: ReturnType<typeof import("./elements.js").findElements>, actions: import("./actions.js").Actions,
 *   core: import("./core.js").Core, stage: import("./stage.js").Stage, store: import("./store.js").Store,
 *   views: import("./stage.js").Views, remember: () => void }} house `remember` writes the address
 */
export function createMore({ elements, actions, core, stage, store, views, remember }) {
  addWords(words);
  views.card.equip(createChoosing(elements.choosing, elements.board, words, actions));
  const outcome = createOutcome(elements.outcome, words, actions);
  const practice = createPractice(elements, { actions, core, stage, views }, words.practice);
  const progress = createProgress(elements.progress, stage, words.practice);
  const replay = createReplay(elements.replay, elements.board, words, {
    lineFrom: ({ i, j }) => stage.session.lineFrom(i, j).moves,
    cellOf: views.board.element,
    bracket: stage.bracket,
  });
  const calls = createCalls(elements.calls, words, views.board.element);
  const compare = createCompare(elements.compare, core, common, words.agree, () => stage.redraw());
  const asides = createAsides(elements.asides, {
    remember,
    redraw: () => stage.redraw(),
    rule: () => stage.shown.rule,
    replayFrom: replay.from,
  });
  const sums = createSums(elements.sums, elements.board, words);
  elements.sums.toggle.addEventListener("change", () => stage.redraw());
  const listing = createListing(elements.listing, loadListing, common);
  for (const select of [elements.setup.rule, elements.compare.select])
    bindSwitching(select, [elements, elements.compare]);
  bindGridKeys(elements.board, () => stage.shown.view);
  bindKeys(
    { ...actions, view: actions.turn, help: () => elements.settings.showModal() },
    () => store.settings.letters,
    () => elements.stage.getBoundingClientRect().bottom > 0,
  );
  elements.language.addEventListener("change", () => actions.code(elements.language.value));
  elements.copyCode.addEventListener("click", async () => {
    const copied = await copy(listing.text());
    views.notices.note(copied ? common.notices.codeCopied : common.notices.codeNotCopied);
  });
  /** @type {ReturnType<typeof import("./long-rows.js").createLongRows> | null} */
  let map = null;
  const zoom = (/** @type {{ i: number, j: number }} */ at, focus = false) => {
    actions.zoom(at);
    const cell = views.board.element(at);
    if (focus) cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: "nearest" });
  };
  async function drawMap() {
    const { window } = stage.scene;
    elements.map.hidden = window.columns[1] - window.columns[0] === stage.count;
    if (elements.map.hidden) return;
    map ??= import("./long-rows.js").then(({ createLongRows }) => createLongRows(elements.map, zoom));
    const mine = map;
    try {
      const { draw } = await mine;
      draw({ ...stage.shown, scene: stage.scene, coins: stage.coins, text: stage.text });
    } catch (thrown) {
      if (map !== mine || elements.map.querySelector("button")) return;
      console.error(thrown);
      sayFailed();
    }
  }
  function sayFailed() {
    const again = document.createElement("button");
    again.type = "button";
    again.textContent = words.tryAgain;
    again.addEventListener("click", () => {
      map = null;
      elements.map.replaceChildren();
      drawMap();
    });
    const said = document.createElement("p");
    said.setAttribute("role", "status");
    elements.map.replaceChildren(said, again);
    said.textContent = words.mapFailed;
  }
  elements.practice.section.hidden = false;
  return {
    asides,
    /**
     * @param {import("./stage.js").Shown & { scene: import("./pkg/both_ends.js").Scene, coins: number[] }} shown
     * @param {import("./core.js").Session} session @param {number} characters of the longest value
     */
    draw(shown, session, characters) {
      const { scene } = shown;
      elements.language.value = shown.code;
      elements.codeNote.textContent = words.codeNote(shown.rule, shown.order);
      listing.draw(shown);
      drawMap();
      sums.draw(shown, session);
      compare.draw(shown, session, characters);
      calls.draw(shown, session);
      replay.draw(shown);
      outcome(scene);
      practice.draw(scene, session);
      progress.draw(session);
    },
  };
}

/** @typedef {ReturnType<typeof createMore>} More */

/** How the files of each language end. @type {Record<string, string>} */
const ENDINGS = { pseudocode: "txt", python: "py", java: "java", cpp: "cpp", javascript: "js", rust: "rs" };

/** @param {string} form @param {string} code */
const loadListing = (form, code) => text(`listings/${code}/${form}.${ENDINGS[code]}`);
