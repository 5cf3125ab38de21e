// What an address says besides the stage: what is switched on beside the table. The core does not know of it.

const KEYS = ["show", "compare", "replay"];

/** Parts a hash into what the core reads, and what stands beside the table. @param {string} hash @returns {[link: string, aside: string]} */
export function split(hash) {
  const pairs = hash.split("&");
  const isAside = (/** @type {string} */ pair) => KEYS.includes(pair.split("=", 1)[0] ?? "");
  return [pairs.filter((pair) => !isAside(pair)).join("&"), pairs.filter(isAside).join("&")];
}
