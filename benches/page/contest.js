// Runs in the browser: the fill in WebAssembly against JavaScript, all timed by the same clock, taking turns.
import { sumMinusOpponent, threeReads, tuned } from "./fills.js";
// @ts-expect-error: it is generated for the bench, elsewhere, and served here
import init, { Bench } from "./pkg/loops.js";

/** @typedef {{ name: string, run: (runs: number) => number }} Entrant one call, many runs; gives the lead */
/** @typedef {{ name: string, median: number, min: number }} Time milliseconds of one run */

/** A measurement takes at least so many milliseconds: the clock has steps of 5 µs, on an isolated page. */
const LONG_ENOUGH = 2;

/** Checks that all agree on the lead, and returns it. @param {number} n */
export async function agree(n) {
  await init();
  const leads = entrants(n).map(({ name, run }) => ({ name, lead: run(1) }));
  const odd = leads.find(({ lead }) => lead !== leads[0]?.lead);
  if (odd) throw new Error(`${odd.name} gives ${odd.lead}, not ${leads[0]?.lead}, for ${n} coins`);
  return leads[0]?.lead;
}

/** @param {number} n @param {number} rounds @returns {Promise<Time[]>} */
export async function contest(n, rounds) {
  await init();
  const all = entrants(n).map((entrant) => ({ ...entrant, runs: enoughRuns(entrant), times: [0].slice(1) }));
  for (let round = 0; round < rounds; round++) {
    for (const { run, runs, times } of all) {
      run(1);
      times.push(timed(run, runs) / runs);
    }
  }
  return all.map(({ name, times }) => ({ name, ...summedUp(times) }));
}

/** Microseconds of one step of a row of `n` coins, wherever in the trace. @param {number} n @param {number} rounds */
export async function steps(n, rounds) {
  await init();
  const bench = new Bench(coins(n));
  const each = 1000;
  const micros = () => (timed((count) => bench.steps(count), each) * 1000) / (4 * each);
  const times = Array.from({ length: rounds }, micros);
  bench.free();
  return summedUp(times);
}

/** Milliseconds until the first table of 2,000 coins on a new page: nothing is optimised yet, no memory touched. */
export async function first() {
  await init();
  const row = coins(2000);
  return timed(() => new Bench(row).corner(0), 1);
}

/** Who takes part; the first is what the others are held against. @param {number} n @returns {Entrant[]} */
function entrants(n) {
  const typed = coins(n);
  const plain = [...typed];
  const bench = new Bench(typed);
  const leads = new Int32Array((n * (n + 1)) / 2);
  const repeated = (/** @type {() => number} */ fill) => (/** @type {number} */ runs) => {
    let lead = 0;
    for (let run = 0; run < runs; run++) lead = fill();
    return lead;
  };
  return [
    { name: "WebAssembly: all leads, 32 bits", run: (runs) => bench.narrow(runs) },
    { name: "WebAssembly: all leads, 64 bits", run: (runs) => bench.wide(runs) },
    { name: "WebAssembly: total only, 32 bits", run: (runs) => bench.corner(runs) },
    { name: "JavaScript, textbook: sum minus opponent", run: repeated(() => sumMinusOpponent(plain)) },
    { name: "JavaScript, textbook: two moves ahead", run: repeated(() => threeReads(plain)) },
    { name: "JavaScript, tuned: typed array, leads", run: repeated(() => tuned(typed, leads)) },
  ];
}

/** Coins of 1 to 1,000, the same ones each time. @param {number} n */
function coins(n) {
  let state = 2000;
  return Int32Array.from({ length: n }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return 1 + ((state >>> 8) % 1000);
  });
}

/** @param {Entrant} entrant */
function enoughRuns({ run }) {
  let runs = 1;
  while (timed(run, runs) < LONG_ENOUGH) runs *= 2;
  return runs;
}

/** @param {(runs: number) => number} run @param {number} runs */
function timed(run, runs) {
  const start = performance.now();
  run(runs);
  return performance.now() - start;
}

/** @param {number[]} times */
function summedUp(times) {
  const sorted = times.toSorted((one, other) => one - other);
  return { median: sorted[sorted.length >> 1] ?? 0, min: sorted[0] ?? 0 };
}
