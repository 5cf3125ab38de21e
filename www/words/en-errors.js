// What is said when typed coins or an address are not understood: the place, the offender, what to do.

/** @typedef {import("../pkg/both_ends.js").ErrorDetail} ErrorDetail */
/** @typedef {import("../pkg/both_ends.js").LinkTrouble} LinkTrouble */

/** @param {ErrorDetail} detail */
export function coinsError(detail) {
  const { code, coin, offender, limit } = detail;
  const at = detail.character === null ? "" : ` at character ${detail.character}`;
  switch (code) {
    case "empty":
      return "There are no coins. Type at least one whole number, such as 8, 15, 3, 7.";
    case "missing":
      return `Coin ${coin} is missing: nothing stands before the “${offender}”${at}. Type a number there or remove the “${offender}”.`;
    case "not_whole":
      return `Coin ${coin} is “${offender}”${at}, which is not a whole number. Type it with digits only, such as 8 or −8.`;
    case "leading_zero":
      return `Coin ${coin} is “${offender}”${at}, which starts with a zero. Write ${remedy(detail)}.`;
    case "too_large":
      return `Coin ${coin} is “${offender}”${at}, which is too far from zero. Use numbers from −${limit} to ${limit}.`;
    case "too_many":
      return `These are ${detail.count} coins. The table takes at most ${limit}.`;
    case "bracket":
      return `The bracket “${offender}”${at} has no partner in the right place. Put one pair around all coins, or none.`;
  }
}

/** @param {ErrorDetail} detail */
function remedy({ alone, grouped, separator }) {
  if (grouped === null) return alone;
  const gap = separator === "," ? "the comma" : separator?.trim() ? `the “${separator}”` : "the space";
  return `${grouped} without ${gap}, or ${alone}`;
}

/** @type {Record<string, string>} */
const KEYS = {
  rule: "The recurrence",
  order: "The order",
  view: "The view",
  ask: "What is asked",
  step: "The step",
  code: "The language",
  show: "What is shown beside the table,",
  compare: "What to compare with,",
  replay: "The cell to play on from,",
};

/** @param {LinkTrouble} trouble */
export function linkTrouble(trouble) {
  switch (trouble.kind) {
    case "coins":
      return `The coins in this link could not be read, so 8, 15, 3, 7 stand here. ${coinsError(trouble.detail)}`;
    case "value":
      return `${KEYS[trouble.key] ?? trouble.key} “${trouble.value}” in this link is not known; the usual one is used.`;
    case "key":
      return `“${trouble.key}” in this link is not known and was left out.`;
    case "step":
      return `Step ${trouble.step} in this link is beyond the end; this is the last step, ${trouble.last}.`;
  }
}
