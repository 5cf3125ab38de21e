// The only importer of the generated package: loads the core, and turns what it throws into data.

import init, * as pkg from "./pkg/both_ends.js";

/** @typedef {import("./pkg/both_ends.js").ErrorDetail} ErrorDetail */
/** @typedef {import("./pkg/both_ends.js").Session} Session */

/**
 * A fault of the core, after which its memory is not to be trusted; `refused` for input that it did not accept.
 * @typedef {{ kind: "fault", message: string } | { kind: "refused", code: string, message: string, detail: ErrorDetail | null }} Trouble
 */

/** Loads the core. Rejects when it cannot be fetched or compiled. */
export async function loadCore() {
  await init();
  return {
    stateNames: pkg.stateNames(),
    choiceNames: pkg.choiceNames(),

    /** @param {string} coins @param {string} rule @param {string} ask @returns {Session} */
    open: (coins, rule, ask) => new pkg.Session(coins, rule, ask),

    /** A seed for what is dealt at random. */
    seed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,

    /** A drill of ten questions. @param {number} seed @param {string} rule */
    drill: (seed, rule) => new pkg.Drill(seed, rule),

    /** The link that this hash says, and what in it was not understood. @param {string} hash without "#" */
    readLink(hash) {
      const pairs = [...new URLSearchParams(hash)];
      return pkg.readLink(
        pairs.map(([key]) => key),
        pairs.map(([, value]) => value),
      );
    },

    /** The cells of a session's board, copied out. @param {Session} session */
    board(session) {
      const board = session.board();
      const { states, values, seconds, choices, marks } = board;
      board.free();
      return { states, values, seconds, choices, marks };
    },

    /** Starts the core afresh after a fault: every session of before is gone. */
    restart: () => pkg.__wbg_reset_state(),
  };
}

/** @typedef {Awaited<ReturnType<typeof loadCore>>} Core */
/** @typedef {ReturnType<Core["board"]>} Board */

/** What was thrown, as data. @param {unknown} thrown @returns {Trouble} */
export function troubleOf(thrown) {
  const { code, detail, message } = /** @type {{ code?: string, detail?: ErrorDetail, message?: string }} */ (
    thrown ?? {}
  );
  if (thrown instanceof Error && code && code !== "panic")
    return { kind: "refused", code, message: message ?? "", detail: detail ?? null };
  return { kind: "fault", message: message ?? String(thrown) };
}
