// The listings as files: what they are called, what is shown of them, which tags they carry.

import { readFileSync } from "node:fs";

/** A tag at the end of a line, with what begins a comment in its language. `www/view/listing.js` says the same. */
export const TAG = /\s*(?:#|\/\/)?\s*@([\w-]+)\s*$/;

/** The tags of each form, in the order of its lines. */
export const TAGS = {
  complement: ["base", "read", "write", "answer"],
  lookahead: ["base0", "base1", "read", "read", "read", "write", "answer"],
  pair: ["base", "read", "read", "write", "write-left", "write-right", "answer"],
  lead: ["base", "read", "read", "write", "answer"],
  memo: ["call", "hit", "base", "read", "write", "answer"],
  two_rows: ["base", "read", "write", "answer"],
};

export const FORMS = Object.keys(TAGS);

/** The folder of all listings. */
export const LISTINGS = new URL("../../www/listings/", import.meta.url);

/** A listing's text, with its tags. */
export function source(language, form, ending) {
  return readFileSync(new URL(`${language}/${form}.${ending}`, LISTINGS), "utf8");
}

/** The text that a learner sees and copies. */
export function shown(text) {
  return text
    .split("\n")
    .map((line) => line.replace(TAG, ""))
    .join("\n");
}

/** The tags of a text, from its first line to its last. */
export function tags(text) {
  return text.split("\n").flatMap((line) => TAG.exec(line)?.[1] ?? []);
}
