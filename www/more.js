// What comes behind the first picture: verdicts, questions answered by choosing, the end of a run, practice, progress.

import { createPractice } from "./practice.js";
import { createChoosing } from "./view/choosing.js";
import { createOutcome } from "./view/outcome.js";
import { createProgress } from "./view/progress.js";
import { addWords } from "./words/en.js";
import { more as words } from "./words/en-more.js";

/**
 * @param {{ elements: ReturnType<typeof import("./elements.js").findElements>, actions: import("./actions.js").Actions,
 *   core: import("./core.js").Core, stage: import("./stage.js").Stage, views: import("./stage.js").Views }} house
 */
export function createMore({ elements, actions, core, stage, views }) {
  addWords(words);
  views.card.equip(createChoosing(elements.choosing, elements.board, words, actions));
  const outcome = createOutcome(elements.outcome, words, actions);
  const practice = createPractice(elements, { actions, core, stage, views }, words.practice);
  const progress = createProgress(elements.progress, stage, words.practice);
  elements.practice.section.hidden = false;
  return {
    /** @param {{ scene: import("./pkg/both_ends.js").Scene }} stage @param {import("./core.js").Session} session */
    draw({ scene }, session) {
      outcome(scene);
      practice.draw(scene, session);
      progress.draw(session);
    },
  };
}

/** @typedef {ReturnType<typeof createMore>} More */
