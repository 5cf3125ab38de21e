// The lesson below the stage: an article of its own, fetched once the stage stands.

import { page, style } from "./files.js";
import { bindGuesses } from "./view/guesses.js";
import { lesson as words } from "./words/en-lesson.js";

/**
 * Puts the lesson into its place, unless it stands there already.
 * @param {HTMLElement} place @param {((link: string) => void) | null} follow sets the stage for a "try it", where there is one
 * @param {HTMLElement} figure where the way back to the lesson stands then
 */
export async function fillLesson(place, follow, figure) {
  if (!place.querySelector("section")) {
    const [article] = await Promise.all([loadLesson(), style("style/lesson.css")]);
    const title = place.querySelector("h2");
    place.replaceChildren(...(title ? [title] : []), ...article.children);
  }
  bindGuesses(place, words);
  for (const link of place.querySelectorAll("a.try")) {
    if (!follow) {
      link.remove();
      continue;
    }
    const button = document.createElement("button");
    button.type = "button";
    button.className = link.className;
    button.dataset.try = (link.getAttribute("href") ?? "").split("#")[1] ?? "";
    button.append(...link.childNodes);
    button.addEventListener("click", () => {
      leaveWayBack(figure, button.closest("section")?.id ?? "");
      follow(button.dataset.try ?? "");
    });
    link.replaceWith(button);
  }
}

/** Over the table, a link to the section that the stage was set for. @param {HTMLElement} figure @param {string} section */
function leaveWayBack(figure, section) {
  figure.querySelector(".way-back")?.remove();
  const link = document.createElement("a");
  link.className = "way-back";
  link.href = `#${section}`;
  link.textContent = words.back;
  link.addEventListener("click", () => setTimeout(() => link.remove()));
  figure.prepend(link);
}

/** What stands below the title of the lesson's own page. */
async function loadLesson() {
  const article = (await page("lesson.html")).getElementById("lesson");
  article?.querySelector("h2")?.remove();
  if (!article?.querySelector("section")) throw new Error("lesson.html is not the lesson");
  return article;
}
