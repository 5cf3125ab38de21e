// What every cell must hold, by plain recursion over the game, with nothing of the page's core in it.

/** @typedef {{ i: number, j: number }} At */
/** @typedef {"complement" | "lookahead" | "pair" | "lead"} Rule */
/** @typedef {"nothing" | "computed" | "every"} Ask */

/** @type {Rule[]} */
export const RULES = ["complement", "lookahead", "pair", "lead"];

/** The names of the recurrences on the page. @type {Record<Rule, string>} */
export const RULE_NAMES = {
  complement: "Sum minus opponent",
  lookahead: "Two moves ahead",
  pair: "Both players",
  lead: "Lead",
};

/** @param {Rule} rule */
export const symbolOf = (rule) => (rule === "lead" ? "D" : "F");

/** The most that whoever moves on coins i to j gets, and what the other one gets then. @param {number[]} coins */
function minimax(coins) {
  /** @type {Map<string, [number, number]>} */
  const memo = new Map();
  /** @type {(i: number, j: number) => [number, number]} */
  const play = (i, j) => {
    if (i > j) return [0, 0];
    const known = memo.get(`${i},${j}`);
    if (known) return known;
    const [otherLeft, mineLeft] = play(i + 1, j);
    const [otherRight, mineRight] = play(i, j - 1);
    const left = (coins[i] ?? 0) + mineLeft;
    const right = (coins[j] ?? 0) + mineRight;
    /** @type {[number, number]} */
    const best = left >= right ? [left, otherLeft] : [right, otherRight];
    memo.set(`${i},${j}`, best);
    return best;
  };
  return play;
}

/** F(i,j), or D(i,j) under `lead`. @param {number[]} coins @param {Rule} rule @param {At} at */
export function valueAt(coins, rule, { i, j }) {
  const [mover, other] = minimax(coins)(i, j);
  return rule === "lead" ? mover - other : mover;
}

/** What the two players end with. @param {number[]} coins */
export function totals(coins) {
  const [first, second] = minimax(coins)(0, coins.length - 1);
  return { first, second };
}

/** All cells in the order in which they are filled: by gap, then by i. @param {number} n @returns {At[]} */
export function diagonals(n) {
  return Array.from({ length: n }, (_, gap) =>
    Array.from({ length: n - gap }, (_, i) => ({ i, j: i + gap })),
  ).flat();
}

/** @param {Rule} rule @param {At} at */
export const isBase = (rule, { i, j }) => j - i <= (rule === "lookahead" ? 1 : 0);

/**
 * The questions of a run, in order, with the right answers.
 * @param {number[]} coins @param {Rule} rule @param {Ask} ask
 */
export function questions(coins, rule, ask) {
  const play = minimax(coins);
  return diagonals(coins.length)
    .filter((at) => ask === "every" || (ask === "computed" && !isBase(rule, at)))
    .map((at) => {
      const [mover, other] = play(at.i, at.j);
      return {
        at,
        name: `Value of ${symbolOf(rule)}(${at.i},${at.j})`,
        value: rule === "lead" ? mover - other : mover,
      };
    });
}

/** The cells that (i, j) reads, without empty ones. @param {Rule} rule @param {At} at @returns {At[]} */
export function reads(rule, { i, j }) {
  if (isBase(rule, { i, j })) return [];
  const near = [
    { i: i + 1, j },
    { i, j: j - 1 },
  ];
  const far = [
    { i: i + 2, j },
    { i: i + 1, j: j - 1 },
    { i, j: j - 2 },
  ];
  return (rule === "lookahead" ? far : near).filter((at) => at.i <= at.j);
}

/**
 * The steps of a run: what each does, and to which cell.
 * @param {number} n @param {Rule} rule @returns {{ moment: "base" | "read" | "write" | "answer", at: At }[]}
 */
export function trace(n, rule) {
  /** @typedef {ReturnType<typeof trace>} Steps */
  const cells = diagonals(n).flatMap((at) => {
    const moments = isBase(rule, at) ? ["base"] : ["read", "write"];
    return /** @type {Steps} */ (moments.map((moment) => ({ moment, at })));
  });
  return [...cells, { moment: "answer", at: { i: 0, j: n - 1 } }];
}

/**
 * The state of every cell after some steps with nothing asked, by its hook.
 * @param {number} n @param {Rule} rule @param {number} step
 */
export function statesAt(n, rule, step) {
  const steps = trace(n, rule).slice(0, step);
  const last = steps.at(-1);
  const key = (/** @type {At} */ { i, j }) => `${i},${j}`;
  const filled = new Set(steps.filter(({ moment }) => moment !== "read").map(({ at }) => key(at)));
  const lit = new Set(last && last.moment !== "answer" ? reads(rule, last.at).map(key) : []);
  const state = (/** @type {At} */ at) => {
    if (last?.moment === "answer" && key(at) === key(last.at)) return "answer";
    if (last?.moment === "read" && key(at) === key(last.at)) return "current";
    if (!filled.has(key(at))) return "empty";
    if (lit.has(key(at))) return "read";
    return isBase(rule, at) ? "base" : "computed";
  };
  return Object.fromEntries(diagonals(n).map((at) => [key(at), state(at)]));
}
