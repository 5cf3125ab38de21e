// The clipboard, which a browser may refuse.

/** Copies a text; false where that is not possible. @param {string} text @returns {Promise<boolean>} */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
