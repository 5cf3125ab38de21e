// What a learner can do, each in terms of the stage: the one list that buttons, keys and links share.

import { split } from "./asides.js";

/** After answers that came too fast the next one is checked when the learner has had this long to look, in milliseconds. */
const SLOWER = 2000;

/**
 * @param {{ stage: () => import("./stage.js").Stage, views: () => import("./stage.js").Views, core: import("./core.js").Core,
 *   store: import("./store.js").Store, words: import("./words/en.js").Words, player: () => ReturnType<typeof import("./player.js").createPlayer> }} house
 */
export function createActions({ stage, views, core, store, words, player }) {
  /** An answer that waits for the learner to slow down. */
  let waiting = 0;
  /** A step of the learner's own: it ends autoplay. @param {(session: import("./pkg/both_ends.js").Session) => void} change @param {import("./stage.js").How} how */
  const step = (change, how = {}) => {
    player().stop();
    clearTimeout(waiting);
    stage().act(() => change(stage().session), how);
  };
  /** @param {string} answer */
  const check = (answer) => {
    const looked = stage().looked();
    const { said } = stage().scene;
    const isHurried = said !== null && said.kind !== "hint" && said.hint !== null;
    if (isHurried && looked < SLOWER) {
      clearTimeout(waiting);
      waiting = window.setTimeout(() => check(answer), SLOWER - looked);
      return views().card.nudge(words.notices.slower);
    }
    step((session) => session.answer(answer, looked), { land: true, typed: true, focus: true });
  };
  /** @param {string} text */
  const setCoins = (text) => {
    player().stop();
    const { shown } = stage();
    // The row that is on the stage already, perhaps after a mistake was mended: the run goes on.
    const { link: meant, troubles } = core.readLink(`coins=${encodeURIComponent(text)}`);
    if (troubles.length === 0 && meant.coins === stage().text) return views().setup.accept(meant.coins);
    const link = /** @type {import("./stage.js").LinkValues} */ ({ ...shown, coins: text, step: 0 });
    const trouble = stage().open(link, null, { push: true });
    if (trouble?.kind === "refused")
      views().setup.refuse(trouble.detail ? words.coinsError(trouble.detail) : trouble.code);
    else if (!trouble) views().setup.accept(stage().text);
  };

  return {
    forward: () => step((session) => session.forward(), { land: true, focus: true }),
    back: () => step((session) => session.back()),
    first: () => step((session) => session.seek(0)),
    last: () => step((session) => session.seek(stage().scene.steps)),
    /** @param {number} to */
    seek: (to) => step((session) => session.seek(to)),
    /** Shows the cells around one in a long row. @param {{ i: number, j: number }} at */
    zoom: ({ i, j }) => step((session) => session.zoom(i, j)),
    check,
    hint: () => stage().scene.question && step((session) => session.hint(), { hint: true }),
    showMe: () => step((session) => session.showMe(), { land: true }),
    startOver: () => step((session) => session.startOver()),
    play() {
      if (!stage().scene.question) return player().toggle();
      views().card.nudge(words.notices.answerFirst);
      views().card.focusAnswer();
    },
    /** One step of autoplay; false where it has to stop. */
    advance() {
      let moved = false;
      const trouble = stage().act(
        () => {
          moved = stage().session.advance();
        },
        { land: true, focus: true },
      );
      return !trouble && moved && !stage().scene.question && !stage().scene.outcome;
    },
    /** @param {string} speed */
    speed: (speed) => store.set({ speed }),
    coins: setCoins,
    newCoins() {
      // A row to learn on: as long as the present one where that is easy to follow.
      const count = Math.min(Math.max(stage().count, 3), 8);
      let dealt = "";
      const trouble = stage().act(() => {
        dealt = stage().session.newCoins(core.seed(), count);
      });
      if (!trouble) setCoins(dealt);
    },
    /** @param {string} rule */
    rule: (rule) => stage().show({ rule }),
    /** @param {string} order */
    order: (order) => stage().show({ order }),
    /** @param {string} code */
    code: (code) => stage().show({ code }),
    /** @param {string} ask */
    ask: (ask) => stage().show({ ask }),
    /** @param {string} view */
    view: (view) => stage().show({ view: view === "matrix" ? "matrix" : "pyramid" }),
    /** Takes one question on a row of its own onto the stage. @param {import("./core.js").Session} exercise */
    exercise(exercise) {
      player().stop();
      stage().exercise(exercise, { focus: true });
    },
    /** Goes back to where an exercise started from. @param {import("./store.js").Run} run */
    comeBack(run) {
      stage().open(core.readLink(run.link).link, run.progress);
    },
    turn: () => stage().show({ view: stage().shown.view === "matrix" ? "pyramid" : "matrix" }),
    type: () => views().card.isAsking() && views().card.focusAnswer(),
    /** @param {string} hash @param {import("./stage.js").How} how */
    follow(hash, how = {}) {
      player().stop();
      const [said, aside] = split(hash);
      const { link, troubles } = core.readLink(said);
      if (!stage().follow(link, how)) views().setup.accept(stage().text);
      const beside = views().more?.asides.apply(aside);
      views().notices.note(...[...troubles, ...(beside?.troubles ?? [])].map(words.linkTrouble));
      return beside?.target ?? null;
    },
  };
}

/** @typedef {ReturnType<typeof createActions>} Actions */
