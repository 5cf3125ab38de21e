// What a row too long for a board of cells needs: the picture of its table. It comes with the first such row.

import { style } from "./files.js";
import { loadMap } from "./map.js";
import { createMap } from "./view/map.js";
import { createMapParts } from "./view/map-parts.js";
import { map as words } from "./words/en-map.js";

/** @param {HTMLElement} root @param {(at: import("./view/map-places.js").At, focus?: boolean) => void} zoom */
export async function createLongRows(root, zoom) {
  const [core] = await Promise.all([loadMap(), style("style/map.css")]);
  return createMap(createMapParts(root, words, core.onScale), core, words, zoom);
}
