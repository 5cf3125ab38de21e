// The calls of the plain recursion.

/** @typedef {import("../pkg/both_ends.js").CallTree} CallTree */

/** What is added to the name of a call that finds its cell filled. */
export const hit = ", known already";

/** How many calls there are, and how few are needed. @param {CallTree} tree @param {number} coins @param {string} rule */
export function calls({ plain, distinct, calls }, coins, rule) {
  const pairs = Math.ceil(coins / 2);
  const formula = rule === "lookahead" ? `(4^${pairs} − 1) / 3` : `2^${coins} − 1`;
  const count = plain === null ? formula : `${formula} = ${plain}`;
  const many = plain === 1 ? "1 call" : `${count} calls`;
  const start = `Without a memo the recursion makes ${many} for ${coins} ${coins === 1 ? "coin" : "coins"}, but only ${distinct} ${distinct === 1 ? "interval is" : "intervals are"} different: each of them is one cell of the table.`;
  return calls.length === 0
    ? `${start} From seven coins on the tree is not drawn.`
    : `${start} Calls of the same interval light up together; choose one and you are at its cell.`;
}

/** What a memo leaves of them. @param {CallTree["calls"]} calls */
export function callsLeft(calls) {
  const hits = calls.filter(({ hit }) => hit === true).length;
  const computed = calls.filter(({ hit }) => hit === false).length;
  return ` With a memo ${computed + hits} calls are left: ${computed} compute a cell, ${hits} find it filled.`;
}
