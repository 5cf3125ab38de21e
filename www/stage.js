// The stage: one session, what is drawn of it, and what happens when the core refuses or fails. Keeps no rules.

import { troubleOf } from "./core.js";
import { frame } from "./layout.js";

/**
 * @typedef {import("./core.js").Core} Core
 * @typedef {import("./pkg/both_ends.js").Session} Session
 * @typedef {import("./pkg/both_ends.js").LinkValues} LinkValues
 * @typedef {import("./pkg/both_ends.js").Scene} Scene
 * @typedef {{ rule: string, order: string, ask: string, view: "matrix" | "pyramid", code: string }} Shown
 * @typedef {{ land?: boolean, typed?: boolean, hint?: boolean, focus?: boolean, push?: boolean }} How whether
 *   values land with a motion, whether one was typed, whether a hint was asked for, whether a question takes the focus,
 *   whether going back in the browser leads to what was before
 * @typedef {ReturnType<typeof import("./parts.js").createViews>} Views
 */

/**
 * @param {{ core: Core, views: Views, words: import("./words/en.js").Words,
 *   learner: string | null, keep: (run: import("./store.js").Run, push: boolean) => void }} house the learner of earlier visits
 */
export function createStage({ core, views, words, learner, keep }) {
  /** @type {Session} */
  let session;
  /** @type {Scene} */
  let scene;
  /** @type {Shown} */
  let shown;
  let text = "";
  /** @type {number[]} */
  let coins = [];
  /** The longest value of the row's table, in characters. */
  let characters = 1;
  /** What to come back to after a fault. @type {import("./store.js").Run | null} */
  let last = learner ? { link: "", progress: "", ended: false, learner } : null;
  let playing = false;
  let asked = "";
  /** The coins in play, where they are not those of the step. @type {{ i: number, j: number } | null} */
  let bracketed = null;
  /** Since when the learner has been looking at what the stage shows. */
  let since = 0;
  /** What counts so far on each row of this visit, for the way back to it. @type {Map<string, string>} */
  const runs = new Map();

  /** Sets the stage anew. Throws when the coins are refused. @param {LinkValues} link @param {string | null} progress */
  function open(link, progress) {
    const opened = core.open(link.coins, link.rule, link.ask);
    // The learner stays the same on another row.
    if (session) opened.takeUp(session);
    else if (last?.learner) opened.setLearner(last.learner);
    if (progress) opened.restore(progress);
    opened.setOrder(link.order);
    opened.seek(link.step);
    adopt(opened, shownBy(link));
  }

  /** Takes another session onto the stage. @param {Session} other @param {Shown} as */
  function adopt(other, as) {
    session?.free();
    session = other;
    shown = as;
    text = session.coinsText();
    coins = [...session.coins()];
    characters = longest(coins);
    asked = "";
  }

  /** @param {How} how */
  function draw({ land = false, typed = false, hint = false, focus = false, push = false } = {}) {
    const wasAnswering = views.card.isAnswering();
    // What was typed is in its cell already; what the page computes comes from the formula.
    const from = land && !typed ? views.formula.result() : null;
    scene = session.scene();
    const stage = { scene, coins, playing, ...shown };
    const landed = views.board.draw({ ...stage, board: core.board(session) });
    arrange();
    views.card.draw(stage, views.board.element, land || hint);
    views.formula.draw(scene.formula);
    views.controls.draw(stage);
    views.setup.draw({ ...shown, text });
    views.more?.draw(stage, session, characters);
    if (land) views.board.land(landed, ({ i, j }) => (i === j ? views.coinRow.place(i) : from));
    guideFocus(focus, wasAnswering, typed);
    views.reveal(scene);
    since = performance.now();
    const learner = session.learner();
    // An exercise is a digression: what is kept is where it started from.
    if (scene.exercise && last) last = { ...last, learner };
    else {
      const ended = scene.outcome !== null;
      last = { link: session.link(shown.view, shown.code), progress: session.progress(), ended, learner };
      runs.set(text, last.progress);
    }
    keep(last, push);
  }

  function arrange() {
    const sizes = frame(scene.window, views.room(), characters, shown.view);
    views.arrange({ ...shown, scene, coins, sizes, inPlay: bracketed });
  }

  /** @param {boolean} take whether a new question takes the focus @param {boolean} wasAnswering @param {boolean} typed */
  function guideFocus(take, wasAnswering, typed) {
    const { question, symbol, said } = scene;
    const now = question ? `${question.ask} ${symbol}(${question.at.i},${question.at.j})` : "";
    const isNew = now !== "" && now !== asked;
    const refused = typed && said?.ask === "value" && (said.kind === "wrong" || said.kind === "not_whole");
    if (question && (wasAnswering || refused || (take && isNew && !views.touched()))) {
      // What is being typed or chosen stays as it is.
      if (isNew || refused || !views.card.isAnswering()) views.card.focusAnswer();
    } else if (wasAnswering || hasFaded(document.activeElement)) views.card.focusTitle();
    asked = now;
  }

  /**
   * Does something to the session and draws what came of it. A fault of the core is shown, with a way back.
   * @param {() => void} change @param {How} how
   * @returns {import("./core.js").Trouble | null}
   */
  function act(change, how = {}) {
    try {
      change();
      draw(how);
      return null;
    } catch (thrown) {
      const trouble = troubleOf(thrown);
      if (trouble.kind === "fault") views.notices.fault(words.faults.panic, words.faults.reloadRow, recover);
      return trouble;
    }
  }

  function recover() {
    core.restart();
    // The old session lived in the memory that is gone.
    session = /** @type {any} */ (undefined);
    const run = last;
    if (run) act(() => open(core.readLink(run.link).link, run.progress));
    else location.reload();
  }

  return {
    act,
    arrange: () => scene && arrange(),
    /** @param {LinkValues} link @param {string | null} progress @param {How} how */
    open: (link, progress, how = {}) => act(() => open(link, progress), how),
    /** Follows a link; on the same coins what counts so far stays. @param {LinkValues} link @param {How} how */
    follow: (link, how = {}) =>
      act(() => {
        if (link.coins !== text) return open(link, runs.get(link.coins) ?? null);
        session.setRule(link.rule);
        session.setOrder(link.order);
        // What is asked from now on was not asked on the way.
        session.seek(link.step);
        session.setAsk(link.ask);
        shown = shownBy(link);
      }, how),
    /** @param {Partial<Shown>} changed */
    show: (changed) =>
      act(
        () => {
          shown = { ...shown, ...changed };
          if (changed.rule) session.setRule(changed.rule);
          if (changed.order) session.setOrder(changed.order);
          if (changed.ask) session.setAsk(changed.ask);
        },
        { focus: views.card.isAnswering() },
      ),
    /** @param {boolean} now */
    setPlaying(now) {
      playing = now;
      views.controls.draw({ scene, coins, playing, ...shown });
    },
    /** Draws once more: a part of the page has come, and with it where some questions are answered. */
    redraw() {
      if (!session) return;
      if (scene.question?.ask !== "value") asked = "";
      act(() => {}, { focus: document.activeElement === document.body });
    },
    /** Starts with a learner of whom nothing is known. */
    forgetLearner() {
      last = null;
    },
    /** Goes on with the progress of a file. @param {string} learner */
    setLearner: (learner) => act(() => session.setLearner(learner)),
    /** Takes a session with one question onto the stage. @param {Session} exercise @param {How} how */
    exercise: (exercise, how) =>
      act(
        () =>
          adopt(exercise, { ...shown, rule: exercise.rule(), order: exercise.order(), ask: exercise.ask() }),
        how,
      ),
    /** Brackets other coins than those of the step. @param {{ i: number, j: number } | null} at */
    bracket(at) {
      bracketed = at;
      if (scene) arrange();
    },
    /** For how many milliseconds the learner has been looking at what is shown. */
    looked: () => Math.round(performance.now() - since),
    /** The learner's own run, from which an exercise digresses. */
    get run() {
      return last;
    },
    get session() {
      return session;
    },
    get scene() {
      return scene;
    },
    get shown() {
      return shown;
    },
    /** The address of what is shown. */
    get link() {
      return session.link(shown.view, shown.code);
    },
    get text() {
      return text;
    },
    get coins() {
      return coins;
    },
    get count() {
      return coins.length;
    },
  };
}

/** @typedef {ReturnType<typeof createStage>} Stage */

/** Whether what has the focus is not to be seen any more. The page itself is: it need not be laid out to know. @param {Element | null} focused */
function hasFaded(focused) {
  return focused !== document.body && !focused?.checkVisibility();
}

/** What a link says besides the coins and the step. @param {LinkValues} link @returns {Shown} */
function shownBy({ rule, order, ask, view, code }) {
  return { rule, order, ask, view, code };
}

/** The longest number that a table of these coins can hold, in characters. @param {number[]} coins */
function longest(coins) {
  const sum = (/** @type {(coin: number) => number} */ part) =>
    coins.reduce((total, coin) => total + part(coin), 0);
  const ends = [sum((coin) => Math.max(0, coin)), sum((coin) => Math.min(0, coin))];
  return Math.max(2, ...[...coins, ...ends].map((value) => String(value).length));
}
