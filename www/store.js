// What is kept between visits and reloads. Versioned; what cannot be read is set aside, and nothing here ever throws.

const VERSION = 1;
const KEPT = "both-ends";
const LAST = "both-ends-last";
const SET_ASIDE = "both-ends-set-aside";
const RUN = "both-ends-run";
const LEARNER = "both-ends-progress";

/** @type {{ theme: "system" | "light" | "dark", speed: string, letters: boolean }} */
const DEFAULTS = { theme: "system", speed: "normal", letters: true };

/** What each setting can be. @type {Record<string, unknown[]>} */
const POSSIBLE = {
  theme: ["system", "light", "dark"],
  speed: ["slow", "normal", "fast"],
  letters: [true, false],
};

/**
 * @typedef {typeof DEFAULTS} Settings
 * @typedef {{ link: string, progress: string, ended: boolean, learner: string }} Run where the learner is, what counts so far
 *   on this row, and what is known of the learner
 */

export function createStore() {
  let broken = false;
  const onBroken = () => {
    broken = true;
  };
  // Two keys, so that a tab that steps does not write back the settings that another one changed.
  const kept = read(localStorageOf(), KEPT, onBroken);
  /** @type {Settings} */
  const settings = { ...DEFAULTS, ...known(kept?.settings) };
  const lastRun = runOf(read(localStorageOf(), LAST, onBroken)?.run);
  const learner = read(localStorageOf(), LEARNER, onBroken)?.learner;
  let keptLearner = learner;

  return {
    settings,
    /** Whether something was found that could not be read. */
    broken,
    /** Whether anything is kept at all. */
    works: localStorageOf() !== null,
    /** The last run of any visit. */
    lastRun,
    /** The run of this tab, which a reload must not lose. @returns {Run | null} */
    thisRun: () => runOf(read(sessionStorageOf(), RUN, () => {})?.run),
    /** @param {Partial<Settings>} changed */
    set(changed) {
      Object.assign(settings, changed);
      write(localStorageOf(), KEPT, { version: VERSION, settings });
    },
    /** @param {Run} now */
    keepRun({ learner, ...run }) {
      write(localStorageOf(), LAST, { version: VERSION, run });
      write(sessionStorageOf(), RUN, { version: VERSION, run });
      // Not at every step, and not over what another tab learnt meanwhile.
      if (learner === keptLearner) return;
      keptLearner = learner;
      write(localStorageOf(), LEARNER, { version: VERSION, learner });
    },
    /** What is known of the learner from earlier visits, as the core reads it. */
    learner: typeof learner === "string" ? learner : null,
    /** Sets the learner's progress aside: the core does not read it. */
    setLearnerAside() {
      attempt(() => localStorageOf()?.setItem(SET_ASIDE, String(learner)));
      attempt(() => localStorageOf()?.removeItem(LEARNER));
    },
  };
}

/** @typedef {ReturnType<typeof createStore>} Store */

/** Only the settings that exist, with values that they can have. @param {any} settings @returns {Partial<Settings>} */
function known(settings) {
  const kept = Object.entries(POSSIBLE).filter(([key, values]) => values.includes(settings?.[key]));
  return Object.fromEntries(kept.map(([key]) => [key, settings[key]]));
}

/** @param {any} run @returns {Run | null} */
function runOf(run) {
  const { link, progress, ended } = run ?? {};
  if (typeof link !== "string" || typeof progress !== "string") return null;
  return { link, progress, ended: ended === true, learner: "" };
}

/** @returns {Storage | null} */
function localStorageOf() {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** @returns {Storage | null} */
function sessionStorageOf() {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** @param {Storage | null} storage @param {string} key @param {() => void} onBroken @returns {any} */
function read(storage, key, onBroken) {
  const text = attempt(() => storage?.getItem(key) ?? null);
  if (text === null) return null;
  const value = attempt(() => JSON.parse(text));
  if (value?.version === VERSION) return value;
  attempt(() => storage?.setItem(SET_ASIDE, text));
  attempt(() => storage?.removeItem(key));
  onBroken();
  return null;
}

/** @param {Storage | null} storage @param {string} key @param {unknown} value */
function write(storage, key, value) {
  attempt(() => storage?.setItem(key, JSON.stringify(value)));
}

/** @template T @param {() => T} action @returns {T | null} */
function attempt(action) {
  try {
    return action();
  } catch {
    return null;
  }
}
