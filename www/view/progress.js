// The learner's progress: kinds of questions by levels; saved as a file, taken from one, erased.

/** Files beyond this are not read, in bytes. */
const LARGEST = 65_536;

/** Progress as at the start. */
const NONE = "both-ends progress 1";

/**
 * @param {{ map: HTMLTableElement, text: HTMLElement, save: HTMLElement, load: HTMLElement, erase: HTMLElement,
 *   file: HTMLInputElement, note: HTMLElement }} parts
 * @param {import("../stage.js").Stage} stage
 * @param {typeof import("../words/en-practice.js").practice} words
 */
export function createProgress({ map, text, save, load, erase, file, note }, stage, words) {
  let drawn = "";
  /** What was erased, to be taken back. @type {string | null} */
  let erased = null;

  save.addEventListener("click", () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([stage.session.learner()], { type: "text/plain" }));
    link.download = "both-ends-progress.txt";
    link.click();
    URL.revokeObjectURL(link.href);
    note.textContent = words.exported;
  });
  load.addEventListener("click", () => file.click());
  file.addEventListener("change", async () => {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    const read = chosen.size > LARGEST ? null : await chosen.text().catch(() => undefined);
    file.value = "";
    if (read === null) note.textContent = words.tooLarge;
    else if (read === undefined) note.textContent = words.unreadable;
    else if (take(read)) note.textContent = words.imported;
  });
  erase.addEventListener("click", () => {
    const before = stage.session.learner();
    if (!take(erased ?? NONE)) return;
    note.textContent = erased ? words.restored : words.erased;
    erased = erased ? null : before;
    erase.textContent = erased ? words.undoErase : words.erase;
  });

  /** Takes up progress; says why where the core refuses it. @param {string} learner */
  function take(learner) {
    const trouble = stage.setLearner(learner);
    if (trouble?.kind === "refused") note.textContent = words.refused(trouble.code, trouble.message);
    return trouble === null;
  }

  return {
    /** @param {import("../core.js").Session} session */
    draw(session) {
      const now = session.learner();
      if (now === drawn) return;
      drawn = now;
      const progress = session.progressMap();
      const { levels, kinds } = progress;
      text.textContent = words.progress(progress);
      const heads = [words.question, ...levels.map((level) => words.levels[level] ?? "")];
      const head = row(heads.map((text) => cell("th", "columnheader", text)));
      const rows = kinds.map((kind) => {
        const name = cell("th", "rowheader", words.kinds[kind.ask] ?? "");
        const places = levels.map((_, level) => {
          const place = cell("td", "cell", level === kind.level ? words.streak(kind) : "");
          place.dataset.reached = String(level <= kind.level);
          return place;
        });
        return row([name, ...places]);
      });
      map.replaceChildren(head, ...rows);
    },
  };
}

/** @param {HTMLElement[]} cells */
function row(cells) {
  const line = document.createElement("tr");
  line.setAttribute("role", "row");
  line.append(...cells);
  return line;
}

/** A cell that says what it is, however it is laid out. @param {"th" | "td"} tag @param {string} role @param {string} text */
function cell(tag, role, text) {
  const element = document.createElement(tag);
  element.setAttribute("role", role);
  if (tag === "th") element.setAttribute("scope", role === "rowheader" ? "row" : "col");
  element.textContent = text;
  return element;
}
