// Exercises: one question on a row of its own. A fresh row after a question that was given up, or ten in a drill.

import { copy } from "./clipboard.js";

/** What is said of a question that is still open. */
const OPEN = new Set(["wrong", "wrong_choice", "hint", "not_whole"]);

/**
 * @typedef {import("./pkg/both_ends.js").Scene} Scene
 * @typedef {import("./core.js").Session} Session
 * @typedef {ReturnType<typeof import("./elements.js").findElements>} Elements
 */

/**
 * @param {Elements} elements
 * @param {{ actions: import("./actions.js").Actions, core: import("./core.js").Core, stage: import("./stage.js").Stage,
 *   views: import("./stage.js").Views }} house
 * @param {typeof import("./words/en-practice.js").practice} words
 */
export function createPractice({ freshRow, drill: panel, practice, stage: top }, house, words) {
  const { actions, core, stage, views } = house;
  /** The drill under way. @type {import("./pkg/both_ends.js").Drill | null} */
  let drill = null;
  /** Where the exercise started from. @type {import("./store.js").Run | null} */
  let home = null;
  /** What can be copied of the last drill. */
  let summary = "";

  freshRow.take.addEventListener("click", takeFreshRow);
  panel.next.addEventListener("click", () => (drill ? nextQuestion() : takeFreshRow()));
  panel.stop.addEventListener("click", goHome);
  practice.start.addEventListener("click", () => {
    end();
    home = stage.run;
    drill = core.drill(core.seed(), stage.shown.rule);
    nextQuestion();
    top.scrollIntoView();
  });
  practice.summaryCopy.addEventListener("click", async () => {
    const copied = await copy(summary);
    practice.summaryNote.textContent = copied ? words.copied : words.notCopied;
  });

  function takeFreshRow() {
    home ??= stage.run;
    const exercise = stage.session.freshRow(core.seed());
    if (exercise) actions.exercise(exercise);
  }

  function nextQuestion() {
    const exercise = drill?.next(stage.session);
    if (exercise) actions.exercise(exercise);
    else finish();
  }

  /** The end of a drill: back to the learner's own row, and to how it went. */
  function finish() {
    const solved = drill?.state().solved ?? [];
    const symbol = stage.scene.symbol;
    goHome();
    summary = words.summaryText(solved, symbol);
    practice.summaryTitle.textContent = words.summaryTitle(solved);
    practice.summaryList.replaceChildren(
      ...solved.map((one) => {
        const item = document.createElement("li");
        item.textContent = words.summaryLine(one, symbol);
        item.dataset.how = one.how;
        return item;
      }),
    );
    practice.summaryNote.textContent = "";
    practice.summary.hidden = false;
    practice.section.scrollIntoView();
    practice.summaryTitle.focus({ preventScroll: true });
  }

  function goHome() {
    const back = home;
    end();
    if (back) actions.comeBack(back);
    views.card.focusTitle();
  }

  function end() {
    try {
      drill?.free();
    } catch {
      // After a fault its memory is gone already.
    }
    drill = null;
    home = null;
  }

  return {
    /** @param {Scene} scene @param {Session} session */
    draw(scene, session) {
      // Another row was chosen meanwhile.
      if (!scene.exercise && home) end();
      const isClosed = scene.question === null;
      // While the question is open nothing should call away from it.
      const isOpen = scene.said === null || OPEN.has(scene.said.kind);
      freshRow.panel.hidden = !scene.waitsForFreshRow || scene.exercise || isOpen;
      panel.panel.hidden = !scene.exercise;
      if (!scene.exercise) return;
      if (drill) {
        drill.note(session);
        const state = drill.state();
        panel.text.textContent = words.drill(state, isClosed);
        panel.next.hidden = !isClosed;
        panel.next.textContent = state.solved.length === state.length ? words.seeSummary : words.nextQuestion;
        return;
      }
      const waits = scene.waitsForFreshRow;
      panel.text.textContent = waits ? words.freshRowTaken : isClosed ? words.freshRowDone : words.freshRow;
      panel.next.hidden = !waits;
      panel.next.textContent = words.anotherRow;
    },
  };
}
