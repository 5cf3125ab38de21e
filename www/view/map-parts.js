// The elements of the picture of a table: a canvas with marks over it, the legend, what is read out.

const SVG = "http://www.w3.org/2000/svg";

/** Shares at which the scale says what it is. */
const TICKS = [0, 0.45, 0.5, 0.55, 1];

/**
 * @param {HTMLElement} root @param {typeof import("../words/en-map.js").map} words
 * @param {(share: number) => number} onScale
 */
export function createMapParts(root, words, onScale) {
  const measure = document.createElement("select");
  measure.id = "map-measure";
  measure.append(...Object.entries(words.measures).map(([value, text]) => new Option(text, value)));
  const label = make("label", "inline", `${words.measure} `);
  label.append(measure);
  const back = make("button", "quiet", words.back);
  back.type = "button";
  const head = make("div", "map-head");
  head.append(label, back);

  const canvas = document.createElement("canvas");
  const marks = document.createElementNS(SVG, "svg");
  marks.setAttribute("aria-hidden", "true");
  marks.setAttribute("preserveAspectRatio", "none");
  const [window, reads, focus, cursor] = [
    shape("polygon", "window"),
    shape("path", "reads"),
    shape("path", "focus"),
    shape("path", "cursor"),
  ];
  // Each mark on a rim of its own, so that it is seen on every colour of the picture.
  const casings = [reads, focus, cursor].map((mark) => {
    const casing = shape("path", "casing");
    marks.append(casing, mark);
    return casing;
  });
  marks.prepend(window);
  const frame = make("div", "map-frame");
  frame.tabIndex = 0;
  frame.setAttribute("role", "application");
  frame.setAttribute("aria-label", words.name);
  const help = make("p", "heard", words.help);
  help.id = "map-help";
  frame.setAttribute("aria-describedby", help.id);
  frame.append(canvas, marks);
  const read = make("p", "map-read");

  const legend = make("div", "map-legend");
  /** @type {Record<string, HTMLElement>} */
  const swatches = {};
  const swatch = (/** @type {string} */ name) => {
    swatches[name] = make("span", `swatch swatch-${name}`);
    return swatches[name];
  };
  const scale = make("div", "map-scale");
  scale.append(swatch("behind"), swatch("even"), swatch("ahead"));
  for (const share of TICKS) {
    const tick = make("span", "tick", words.tick(share));
    tick.style.setProperty("--at", String(onScale(share)));
    scale.append(tick);
  }
  const shares = make("p", "map-shares");
  shares.append(scale, make("span", "", words.scale));
  const ends = make("p", "map-ends");
  for (const name of /** @type {const} */ (["left", "right", "either"]))
    ends.append(swatch(name), words.ends[name]);
  const empty = make("p", "map-empty");
  empty.append(swatch("empty"), words.ends.empty);
  legend.append(shares, ends, empty);

  const about = make("details", "map-about");
  about.append(make("summary", "", words.about), ...words.aboutTexts.map((text) => make("p", "", text)));
  const zoomed = make("p", "map-zoomed", words.zoomed);
  root.replaceChildren(head, help, frame, read, legend, about, zoomed);
  return {
    room: root,
    casings,
    measure,
    back,
    canvas,
    marks,
    window,
    reads,
    focus,
    cursor,
    frame,
    read,
    legend,
    swatches,
  };
}

/** @template {keyof HTMLElementTagNameMap} T @param {T} tag @param {string} name @param {string} [text] */
function make(tag, name, text = "") {
  const element = document.createElement(tag);
  element.className = name;
  element.textContent = text;
  return element;
}

/** @template {"path" | "polygon"} T @param {T} tag @param {string} name */
function shape(tag, name) {
  const element = document.createElementNS(SVG, tag);
  element.setAttribute("class", `mark-${name}`);
  return element;
}
