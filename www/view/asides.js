// What can be switched on beside the table, as an address says it: `show=ready,calls,memo&compare=pair&replay=0,3`.

/**
 * @typedef {import("../pkg/both_ends.js").LinkTrouble} LinkTrouble
 * @typedef {{ switches: Record<string, HTMLInputElement>, panels: Record<string, HTMLDetailsElement>, compare: HTMLSelectElement }} Parts
 */

/**
 * @param {Parts} parts by their names in an address
 * @param {{ redraw: () => void, remember: () => void, rule: () => string, replayFrom: (at: string) => HTMLElement | null }} stage
 */
export function createAsides({ switches, panels, compare }, { redraw, remember, rule, replayFrom }) {
  const names = [...Object.keys(switches), ...Object.keys(panels)];
  for (const input of Object.values(switches)) input.addEventListener("change", remember);
  for (const panel of Object.values(panels)) panel.addEventListener("toggle", remember);

  return {
    /** What is switched on, to be put behind the address of the stage. */
    text() {
      const on = names.filter((name) => switches[name]?.checked || panels[name]?.open);
      return `${on.length > 0 ? `&show=${on}` : ""}${compare.value && `&compare=${compare.value}`}`;
    },

    /**
     * Switches on what is named and off all else. Says what is not known, and what is to be looked at.
     * @param {string} aside @returns {{ troubles: LinkTrouble[], target: HTMLElement | null }}
     */
    apply(aside) {
      const wanted = new URLSearchParams(aside);
      const show = wanted.get("show")?.split(",").filter(Boolean) ?? [];
      const other = wanted.get("compare") ?? "";
      /** @type {LinkTrouble[]} */
      const troubles = show
        .filter((name) => !names.includes(name))
        .map((value) => ({ kind: "value", key: "show", value }));
      for (const [name, input] of Object.entries(switches)) {
        if (input.checked === show.includes(name)) continue;
        input.checked = !input.checked;
        input.dispatchEvent(new Event("change"));
      }
      for (const [name, panel] of Object.entries(panels)) panel.open = show.includes(name);
      const options = [...compare.options].map(({ value }) => value);
      const isKnown = options.includes(other) && other !== rule();
      if (!isKnown) troubles.push({ kind: "value", key: "compare", value: other });
      compare.value = isKnown ? other : "";
      redraw();
      const from = wanted.get("replay");
      const replay = from === null ? null : replayFrom(from);
      if (from !== null && !replay) troubles.push({ kind: "value", key: "replay", value: from });
      const panel = Object.entries(panels).find(([name]) => show.includes(name))?.[1];
      return { troubles, target: replay ?? panel?.querySelector("summary") ?? null };
    },
  };
}
