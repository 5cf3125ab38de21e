// The figures as one table, ratios first, each held against its goal.

const cells = (n) => (n * (n + 1)) / 2;

/** @typedef {{ what: string, ratio?: number, figure: string, goal?: string, met?: boolean }} Line */

/** @returns {Line[]} */
export function lines({ contests, native, step, first, start, keys, scrubs, typed }) {
  return [
    ...contests.flatMap(contestLines),
    ...growth(contests),
    ...againstNative(contests, native),
    ...page(),
  ];

  function page() {
    const wait = summedUp(typed);
    return [
      line("step(k) of 2,000 coins, in WebAssembly", micros(step.min), atMost(step.median, 5, "µs")),
      line("the first table of 2,000 coins on a new page", spread(first)),
      line(
        "a first visit until Step forward works",
        spread(start.times),
        atMost(summedUp(start.times).median, 300),
      ),
      line("bytes of a first visit, on the wire, not compressed by this server", `${start.bytes}`),
      ...keys.flatMap(keyLines),
      ...scrubs.map(({ n, frames }) => line(`between frames while scrubbing, ${n} coins`, spread(frames))),
      line("2,000 coins, Enter to paint", spread(typed), atMost(wait.median, 150)),
    ];
  }
}

/** @param {Line[]} lines */
export function print(lines) {
  console.log(` ratio  ${"goal".padEnd(10)} ${"".padEnd(7)} ${"figure".padEnd(34)} what`);
  for (const { what, ratio, figure, goal = "", met } of lines) {
    const verdict = met === undefined ? "" : met ? "met" : "NOT MET";
    const shown = ratio === undefined ? "" : ratio.toFixed(2);
    console.log(`${shown.padStart(6)}  ${goal.padEnd(10)} ${verdict.padEnd(7)} ${figure.padEnd(34)} ${what}`);
  }
}

function contestLines({ n, times }) {
  return times.map(({ name, median, min }) => {
    const ratio = min / times[0].min;
    const least = n === 2000 && (/sum minus/.test(name) ? 50 : /tuned/.test(name) ? 8 : 0);
    const figure = `${ms(median)}, least ${ms(min)}`;
    return {
      what: `${name}, ${n} coins`,
      ratio,
      figure,
      ...(least && { goal: `≥ ${least}`, met: ratio >= least }),
    };
  });
}

function growth(contests) {
  const [short, long] = contests.map(({ n, times }) => (times[0].min / cells(n)) * 1e6);
  const ratio = long / short;
  const figure = `${long.toFixed(3)} ns, ${short.toFixed(3)} ns`;
  return [{ what: "a cell of 2,000 coins ÷ of 512", ratio, figure, goal: "≤ 1.5", met: ratio <= 1.5 }];
}

function againstNative(contests, native) {
  return contests.map(({ n, times }) => {
    const same = native.lines.find((one) => one.n === n && one.name === "ours: all leads, 32 bits");
    const ratio = (times[0].min * 1e6) / same.min_ns;
    const goal = n === 2000 ? { goal: "≤ 2", met: ratio <= 2 } : {};
    return {
      what: `WebAssembly ÷ native, ${n} coins`,
      ratio,
      figure: `native ${ms(same.min_ns / 1e6)}`,
      ...goal,
    };
  });
}

function keyLines({ n, slowdown, painted }) {
  const of = slowdown === 1 ? `${n} coins` : `${n} coins, processor ${slowdown} times slower`;
  const [all, script, drawn] = ["all", "script", "drawn"].map((part) => painted.map((one) => one[part]));
  const goal = n === 64 && slowdown === 1 ? atMost(summedUp(all).p95, 16, "ms p95") : {};
  return [
    line(`key to paint, ${of}`, spread(all), goal),
    line("  of which our script", spread(script)),
    line("  of which the browser's drawing", spread(drawn)),
  ];
}

const line = (what, figure, goal = {}) => ({ what, figure, ...goal });
const atMost = (value, most, unit = "ms") => ({ goal: `≤ ${most} ${unit}`, met: value <= most });
const ms = (time) => `${time.toFixed(time < 10 ? 3 : 1)} ms`;
const micros = (time) => `${time.toFixed(3)} µs`;

function spread(times) {
  const { min, median, p95 } = summedUp(times);
  return `${median.toFixed(1)} ms, p95 ${p95.toFixed(1)}, least ${min.toFixed(1)}`;
}

function summedUp(times) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
  return { min: sorted[0], median: at(0.5), p95: at(0.95) };
}
