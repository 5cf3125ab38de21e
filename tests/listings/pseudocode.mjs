// Pseudocode made to run: each line becomes one line of JavaScript, blocks follow from the indentation.

const SPACES = 4;

/** How each kind of line begins, and what becomes of it; the first that fits counts. */
const LINES = [
  [/^for (\w+) in (.+) \.\. (.+)$/, "for (var $1 = $2; $1 <= $3; $1++)"],
  [/^for (\w+) in (.+) down to (.+)$/, "for (var $1 = $2; $1 >= $3; $1--)"],
  [/^if (\S+) is known$/, "if ($1 !== undefined)"],
  [/^(if) (.+)$|^(else)$/, (_, word, condition) => (word ? `if (${condition})` : "else")],
  [/^function (\w+\(.*\))$/, "function $1"],
  [/^return (.+)$/, "return $1;"],
  [/^(\w+) *= empty row$/, "var $1 = [];"],
  [/^(\w+) *= (.+)$/, "var $1 = $2;"],
  [/^(\w+\[.+\] = .+)$/, "$1;"],
];

/** The module that a pseudocode text says, without its tags. */
export function translated(text) {
  const lines = text.trimEnd().split("\n");
  const depths = lines.map((line) => /^ */.exec(line)[0].length / SPACES);
  const body = lines.map((line, at) => {
    const [pattern, code] = LINES.find(([form]) => form.test(line.trim())) ?? [];
    if (!pattern || !Number.isInteger(depths[at]))
      throw new SyntaxError(`line ${at + 1} is not understood: ${line}`);
    const change = (depths[at + 1] ?? 0) - depths[at];
    return line.trim().replace(pattern, code) + (change > 0 ? " {" : " }".repeat(-change));
  });
  // Cells come into being as they are written: a table has rows from the start, a row is empty.
  const names = (pattern) => [...new Set(Array.from(text.matchAll(pattern), ([, name]) => name))];
  const tables = names(/\b(\w+)\[[^\]]+\]\[/g);
  const rows = names(/\b(\w+)\[/g).filter((name) => name !== "v" && !tables.includes(name));
  return [
    "const { max, min } = Math;",
    "export function bestTotal(v) {",
    "var n = v.length;",
    ...tables.map((name) => `var ${name} = v.map(() => []);`),
    ...rows.map((name) => `var ${name} = [];`),
    ...body,
    "}",
  ].join("\n");
}
