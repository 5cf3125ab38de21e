// The question card and the answer field, which stands in the cell that is asked.

import { setAttributes, setText } from "./write.js";

/**
 * @typedef {import("../pkg/both_ends.js").Scene} Scene
 * @typedef {import("../words/en-stage.js").Stage} Stage
 * @typedef {{ title: HTMLElement, text: HTMLElement, form: HTMLFormElement, label: HTMLElement, hint: HTMLElement,
 *   showMe: HTMLElement, answer: HTMLInputElement, feedback: HTMLElement, score: HTMLElement, position: HTMLElement,
 *   diagonal: HTMLElement, key: HTMLElement, code: HTMLElement }} Parts
 * @typedef {ReturnType<typeof import("./choosing.js").createChoosing>} Choosing
 */

/**
 * @param {Parts} parts
 * @param {import("../words/en.js").Words} words
 * @param {{ check: (typed: string) => void, hint: () => void, showMe: () => void }} send
 */
export function createCard(parts, words, send) {
  const { title, text, form, label, hint, showMe, answer, feedback, score, position, diagonal, key, code } =
    parts;
  /** For questions that are answered by choosing; it comes behind the first picture. @type {Choosing | null} */
  let choosing = null;
  answer.remove();
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    send.check(choosing?.answer() ?? answer.value);
  });
  hint.addEventListener("click", () => send.hint());
  showMe.addEventListener("click", () => send.showMe());
  answer.addEventListener("input", () => refuse(false));
  // Out of the field, so that the keys of the page work again.
  answer.addEventListener("keydown", (event) => {
    if (event.key === "Escape") title.focus();
  });

  let asked = "";

  /** @param {Stage} stage @param {(at: { i: number, j: number }) => HTMLElement | null} cellOf */
  function placeAnswer({ scene }, cellOf) {
    const { question, symbol, said } = scene;
    const cell = question && question.ask === "value" && cellOf(question.at);
    // In a long row the cell may be out of the window for a while; what was typed then waits for it.
    const isAway = question?.ask === "value" && !cell;
    form.hidden = !question || isAway;
    label.hidden = !cell;
    if (!question || !cell) {
      if (!isAway) asked = "";
      refuse(false);
      answer.remove();
      return;
    }
    const name = words.fields.answer(symbol, question.at);
    if (name !== asked) {
      asked = name;
      answer.value = "";
      label.textContent = name;
      // A number pad where it has all that is needed: most have no minus.
      answer.inputMode = question.signed ? "text" : "numeric";
    }
    if (answer.parentElement !== cell) {
      refuse(false);
      cell.append(answer);
    }
    refuse(said?.kind === "wrong" || said?.kind === "not_whole");
  }

  /** Marks what was typed, and the cell around it. @param {boolean} is */
  function refuse(is) {
    if (is) answer.setAttribute("aria-invalid", "true");
    else answer.removeAttribute("aria-invalid");
    // A verdict that leads to another field is said by its own region, and not once more by the field.
    setAttributes(answer, { "aria-describedby": is ? "card-text feedback" : "card-text" });
    answer.parentElement?.toggleAttribute("data-refused", is);
  }

  return {
    /** @param {Choosing} part */
    equip(part) {
      choosing = part;
    },
    /** Whether the answer field is on the stage. */
    isAsking: () => answer.isConnected,
    /** Whether the learner is about to answer: in the field, or where the choice is made. */
    isAnswering: () => document.activeElement === answer || (choosing?.isAnswering() ?? false),

    /** Puts the caret into the field, where what was refused is selected, to be typed over; or goes to the choice. */
    focusAnswer() {
      if (!answer.isConnected) return choosing?.focus();
      answer.focus({ preventScroll: true });
      answer.select();
    },

    /** Where the focus goes when the field goes. */
    focusTitle: () => title.focus({ preventScroll: true }),

    /** Says something that is not about a number. @param {string} headline */
    nudge: (headline) => say(feedback, { headline, text: "" }, "", true),

    /**
     * @param {Stage} stage @param {(at: { i: number, j: number }) => HTMLElement | null} cellOf
     * @param {boolean} fresh whether the learner just did something: then it is said even if it was said last
     */
    draw(stage, cellOf, fresh) {
      const { scene, rule } = stage;
      setText(title, words.title(stage));
      setText(text, words.questionText(stage));
      // The listing says what the formula says.
      code.hidden = scene.question?.help === "alone";
      setText(key, scene.formula.length > 0 ? words.formulaKey(rule) : "");
      setText(position, words.position(scene));
      setText(diagonal, words.diagonal(stage));
      placeAnswer(stage, cellOf);
      choosing?.draw(stage);
      const verdict = words.said(stage);
      setAttributes(feedback, { "data-kind": scene.said?.kind ?? "none" });
      say(feedback, verdict, needsNarration(scene) ? words.narration(stage) : "", fresh);
      setAttributes(score, { "data-right": `${scene.score.right}`, "data-asked": `${scene.score.asked}` });
      setText(score, words.score(scene.score));
    },
  };
}

/** Whether what the stage shows is to be heard too: not again with a verdict on the question that is still open. @param {Scene} scene */
function needsNarration({ said, question, outcome }) {
  if (said === null || outcome || said.kind === "example") return true;
  return (
    question !== null &&
    (said.at.i !== question.at.i || said.at.j !== question.at.j || said.ask !== question.ask)
  );
}

/**
 * Says a verdict, and for those who hear the page what the stage shows now.
 * @param {HTMLElement} root @param {{ headline: string, text: string } | null} verdict
 * @param {string} spoken @param {boolean} again whether it is said even if it was said last
 */
function say(root, verdict, spoken, again) {
  const all = `${verdict?.headline ?? ""} ${verdict?.text ?? ""} ${spoken}`;
  if (root.dataset.said === all && !again) return;
  root.dataset.said = all;
  const seen = document.createElement("p");
  if (verdict) {
    const strong = document.createElement("strong");
    strong.textContent = verdict.headline;
    seen.append(strong, ` ${verdict.text}`);
  }
  const heard = document.createElement("p");
  heard.className = "heard";
  heard.textContent = spoken;
  root.replaceChildren(...(verdict ? [seen] : []), ...(spoken ? [heard] : []));
}
