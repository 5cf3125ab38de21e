// The sums in the mirrored triangle, as they are heard.

import { cell, number } from "./en-terms.js";

/**
 * A sum's accessible name, such as "S(1,3): 25, sum".
 * @param {{ i: number, j: number, sum: number, isNew: boolean, isRead: boolean }} sum
 */
export function sumName({ i, j, sum, isNew, isRead }) {
  return `${cell("S", { i, j })}: ${number(sum)}, sum${isNew ? ", just added up" : ""}${isRead ? ", being read" : ""}`;
}
