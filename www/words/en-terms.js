// Numbers and intervals as they are written in sentences.

/** A number with a typographic minus, never grouped: it can be typed back as it stands. @param {number} value */
export function number(value) {
  return String(value).replace("-", "−");
}

/** A number behind an operator: 8 − (−4). @param {number} value */
export function operand(value) {
  return value < 0 ? `(${number(value)})` : number(value);
}

/** Coins named one by one up to this many. */
const NAMED = 10;

/**
 * The coins of an interval, "15 3 7"; a long one by its ends.
 * @param {ArrayLike<number>} coins @param {{ i: number, j: number }} at
 */
export function interval(coins, { i, j }) {
  const count = j - i + 1;
  const list = (/** @type {number} */ from, /** @type {number} */ to) =>
    Array.from({ length: to - from + 1 }, (_, k) => number(coins[from + k] ?? 0)).join(" ");
  if (count <= NAMED) return list(i, j);
  return `${list(i, i + 2)} … ${list(j - 1, j)} (${count} coins)`;
}

/** @param {string} symbol @param {{ i: number, j: number }} at */
export function cell(symbol, { i, j }) {
  return `${symbol}(${i},${j})`;
}

/** "a", "a and b", "a, b and c". @param {string[]} items */
export function list(items) {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} and ${last}`;
}
