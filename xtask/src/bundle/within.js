// The page's own files where all of them are in the page itself: stands in the place of www/files.js in the one file.

/** @typedef {typeof import("../../../www/files.js")} Files */

/** By name: texts as they are, compiled modules in base64. @type {Record<string, string>} */
const FILES = JSON.parse(document.getElementById("files")?.textContent ?? "{}");

/** @param {string} name */
function find(name) {
  const found = FILES[name];
  if (found === undefined) throw new Error(`${name} is not there`);
  return found;
}

/** @type {Files["text"]} */
export const text = async (name) => find(name);

/** All style sheets apply from the start. @type {Files["style"]} */
export const style = async () => {};

/** The only other page is the lesson, and that stands in its place already. @type {Files["page"]} */
export async function page(name) {
  throw new Error(`${name} is not there`);
}

/** What a generated module is started with, which would ask for its file otherwise. @param {string} name */
export const compiled = async (name) => ({
  module_or_path: Uint8Array.from(atob(find(name)), (character) => character.charCodeAt(0)),
});
