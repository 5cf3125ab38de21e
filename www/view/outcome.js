// The end of the run: the totals, and one line of best play with its forks.

/**
 * @param {{ panel: HTMLElement, totals: HTMLElement, moves: HTMLElement, line: HTMLElement, forks: HTMLElement, noticed: HTMLElement,
 *   noticedText: HTMLElement, practise: HTMLElement }} parts
 * @param {typeof import("../words/en-more.js").more} words
 * @param {{ coins: (text: string) => void }} send
 * @returns {(scene: import("../pkg/both_ends.js").Scene) => void}
 */
export function createOutcome(
  { panel, totals, moves, line, forks, noticed, noticedText, practise },
  words,
  send,
) {
  let row = "";
  practise.addEventListener("click", () => send.coins(row));
  return ({ outcome, noticed: seen }) => {
    panel.hidden = outcome === null;
    noticed.hidden = seen === null;
    noticedText.textContent = seen ? words.noticed(seen) : "";
    row = seen?.practice ?? "";
    practise.hidden = row === "";
    if (!outcome) return;
    totals.textContent = words.outcomeTotals(outcome);
    line.textContent = words.lineOfPlay(outcome);
    forks.textContent = words.forks(outcome);
    moves.replaceChildren(
      ...outcome.line.slice(0, words.shownMoves).map(({ byFirst, coin, or }) => {
        const move = document.createElement("span");
        move.className = "move";
        move.dataset.by = byFirst ? "you" : "opponent";
        move.append(face(words.number(coin)));
        if (or !== null) move.append(face(words.number(or)));
        return move;
      }),
    );
  };
}

/** @param {string} text */
function face(text) {
  const element = document.createElement("span");
  element.className = "face";
  element.textContent = text;
  return element;
}
