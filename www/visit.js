// Where a visit starts from: an address, a reload, the last visit.

import { split } from "./asides.js";

/**
 * The first picture: what the address says, else where the learner stopped, else the lesson's row. Returns what is switched on
 * beside the table, and what says what was not understood.
 * @param {{ core: import("./core.js").Core, stage: import("./stage.js").Stage, views: import("./stage.js").Views,
 *   store: ReturnType<typeof import("./store.js").createStore>, words: import("./words/en.js").Words }} house
 * @param {string} address
 */
export function restore({ core, stage, views, store, words }, address) {
  /** @type {string[]} */
  const notes = [];
  const way = wayHere();
  const [hash, asked] = split(address);
  const run = hash || way === "reload" ? store.thisRun() : store.lastRun;
  // On a reload what was kept says more than the address, which lags behind and may name a section of the lesson.
  const resumes = way === "reload" && run !== null;
  const [before, beside] = split(run?.link ?? "");
  const { link, troubles } = core.readLink(resumes ? before : hash || before);
  let progress = null;
  if (resumes) progress = run.progress;
  else if (run && hash) {
    const last = core.readLink(before).link;
    const samePlace = way !== "navigate" || (link.step > 0 && last.step === link.step);
    if (last.coins === link.coins && samePlace) progress = run.progress;
  } else if (run?.ended) link.step = 0;
  else if (run) {
    progress = run.progress;
    if (link.step > 0) notes.push(words.notices.resumed);
  }
  if (store.broken) notes.push(words.notices.storage);
  if (!store.works) notes.push(words.notices.noStorage);
  // Progress of another row, or of a broken store, is refused: the row counts afresh, or the learner does.
  let trouble = stage.open(link, progress, { focus: true });
  if (trouble?.kind === "refused" && trouble.code !== "progress") {
    store.setLearnerAside();
    stage.forgetLearner();
    notes.push(words.notices.storage);
    trouble = stage.open(link, progress, { focus: true });
  }
  if (trouble) stage.open(link, null, { focus: true });
  return {
    aside: resumes ? beside : asked,
    // The words for them come behind the first picture.
    note: (/** @type {typeof troubles} */ more) =>
      views.notices.note(...(hash ? [...troubles, ...more].map(words.linkTrouble) : []), ...notes),
  };
}

/** How the page was come to: by an address or a link, by a reload, through the history. */
export function wayHere() {
  const [visit] = performance.getEntriesByType("navigation");
  return visit && "type" in visit ? visit.type : "navigate";
}
