// Writes what differs and leaves the rest: what is written is styled, laid out and painted anew, the same or not.

/** @param {Element} element @param {string} text */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** @param {Element} element @param {Record<string, string>} attributes */
export function setAttributes(element, attributes) {
  for (const [name, value] of Object.entries(attributes))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** @param {HTMLElement} element @param {Record<string, number>} lengths in CSS pixels */
export function setLengths({ style }, lengths) {
  for (const [name, length] of Object.entries(lengths)) {
    const value = `${length}px`;
    if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
  }
}
