// What is on the stage: the coins as typed, the recurrence, what is asked, the view.

/**
 * @typedef {{ form: HTMLFormElement, coins: HTMLInputElement, error: HTMLElement, newCoins: HTMLElement,
 *   rule: HTMLSelectElement, order: HTMLSelectElement, ask: HTMLSelectElement, views: HTMLInputElement[] }} Parts
 * @typedef {{ coins: (text: string) => void, newCoins: () => void, rule: (rule: string) => void,
 *   order: (order: string) => void, ask: (ask: string) => void, view: (view: string) => void }} Send
 */

/** @param {Parts} parts @param {Send} send */
export function createSetup({ form, coins, error, newCoins, rule, order, ask, views }, send) {
  /** The text that was handed on last, so that Enter and then leaving the field is one change. */
  let handed = "";
  const apply = () => {
    if (coins.value === handed) return;
    handed = coins.value;
    send.coins(coins.value);
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    apply();
  });
  coins.addEventListener("change", apply);
  newCoins.addEventListener("click", () => send.newCoins());
  rule.addEventListener("change", () => send.rule(rule.value));
  order.addEventListener("change", () => send.order(order.value));
  ask.addEventListener("change", () => send.ask(ask.value));
  for (const view of views) view.addEventListener("change", () => send.view(view.value));

  return {
    /** Shows what is on the stage; the coins are echoed as they were understood. @param {{ text: string, rule: string, order: string, ask: string, view: string }} stage */
    draw(stage) {
      const chosen = /** @type {const} */ ([
        [rule, stage.rule],
        [order, stage.order],
        [ask, stage.ask],
      ]);
      for (const [select, value] of chosen) if (select.value !== value) select.value = value;
      for (const view of views) view.checked = view.value === stage.view;
      if (coins.getAttribute("aria-invalid") === "true") return;
      if (handed !== stage.text) coins.value = handed = stage.text;
    },

    /** What was typed is a row: the field shows it as understood. @param {string} text */
    accept(text) {
      coins.removeAttribute("aria-invalid");
      error.textContent = "";
      coins.value = handed = text;
    },

    /** What was typed is no row: it stays, to be mended. @param {string} why */
    refuse(why) {
      coins.setAttribute("aria-invalid", "true");
      error.textContent = why;
    },
  };
}
