// The lesson's predictions: guess first, then what the guess means is said and the explanation opens.

/** @param {HTMLElement} root @param {typeof import("../words/en-lesson.js").lesson} words */
export function bindGuesses(root, words) {
  for (const form of root.querySelectorAll("form.guess")) {
    const explanation = form.nextElementSibling;
    if (form instanceof HTMLFormElement && explanation instanceof HTMLDetailsElement)
      bindGuess(form, explanation, words);
  }
  /** @type {HTMLDetailsElement[]} */
  let closed = [];
  // Paper cannot be opened.
  addEventListener("beforeprint", () => {
    closed = [...root.querySelectorAll("details")].filter(({ open }) => !open);
    for (const details of closed) details.open = true;
  });
  addEventListener("afterprint", () => {
    for (const details of closed) details.open = false;
  });
}

/** @param {HTMLFormElement} form @param {HTMLDetailsElement} explanation @param {typeof import("../words/en-lesson.js").lesson} words */
function bindGuess(form, explanation, words) {
  const check = document.createElement("button");
  check.className = "primary";
  check.textContent = words.check;
  const said = document.createElement("p");
  said.className = "guess-said";
  said.setAttribute("role", "status");
  form.append(check, said);
  // With scripts off these stand in the explanation.
  const replies = explanation.querySelector(".replies");
  if (replies instanceof HTMLElement) replies.hidden = true;

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const guess = String([...new FormData(form).values()][0]);
    const reply = [...explanation.querySelectorAll("dd")].find(({ dataset }) => dataset.reply === guess);
    if (!reply) return;
    const isRight = reply.dataset.right !== undefined;
    form.dataset.guessed = isRight ? "right" : "wrong";
    const verdict = document.createElement("strong");
    verdict.textContent = isRight ? words.right : words.wrong;
    said.replaceChildren(verdict, " ", ...reply.cloneNode(true).childNodes);
    explanation.open = true;
  });
  // Another guess is not yet checked.
  form.addEventListener("change", () => {
    form.removeAttribute("data-guessed");
    said.replaceChildren();
  });
}
