// The rows that every listing is run on, each with the total that the first player can be sure of.

import { readFileSync } from "node:fs";

/** The verified cases, from textbooks and reports. */
export const KNOWN = JSON.parse(readFileSync(new URL("../cases/rows.json", import.meta.url), "utf8"));

/** Every row of one to four coins from three values, then longer ones up to the largest coins allowed. */
export const PLAYED = [...short(4, [-3, 0, 2]), ...long(20)].map((coins) => ({
  coins,
  total: played(coins),
}));

function short(most, values) {
  if (most === 0) return [];
  const fewer = [[], ...short(most - 1, values)];
  return fewer.flatMap((coins) => values.map((value) => [...coins, value]));
}

function long(count) {
  let state = 1;
  const next = (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  return Array.from({ length: count }, (_, at) =>
    Array.from({ length: 5 + (at % 8) }, () => next(2_000_000_001) - 1_000_000_000),
  );
}

/** The game played out in full, without a table: every move of both, and the sum of what the mover takes. */
function played(coins) {
  const [mine] = outcome(coins);
  return mine;
}

/** What the mover and the other player end with. */
function outcome(coins) {
  if (coins.length === 0) return [0, 0];
  const moves = [
    { coin: coins[0], rest: coins.slice(1) },
    { coin: coins.at(-1), rest: coins.slice(0, -1) },
  ].map(({ coin, rest }) => {
    const [theirs, mine] = outcome(rest);
    return [coin + mine, theirs];
  });
  return moves[0][0] >= moves[1][0] ? moves[0] : moves[1];
}
