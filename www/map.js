// The only importer of the map's generated package, which is fetched when a row is too long for a board of cells.

import init, * as pkg from "./pkg-map/both_ends_map.js";

/** @typedef {import("./pkg-map/both_ends_map.js").Picture} Picture */

/** Loads the module. Rejects when it cannot be fetched or compiled. */
export async function loadMap() {
  await init();
  return {
    /** Solves a row. @param {string} coins @returns {Picture} */
    solve: (coins) => new pkg.Picture(coins),
    /** Where a share stands on the scale of colours, from 0 to 1. @type {(share: number) => number} */
    onScale: pkg.onScale,
  };
}

/** @typedef {Awaited<ReturnType<typeof loadMap>>} MapCore */
