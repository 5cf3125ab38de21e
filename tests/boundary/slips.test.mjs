// Every wrong number that something explains: the sentence has the learner's figure, and never the answer.

import assert from "node:assert/strict";
import { test } from "node:test";
import { addWords, words } from "../../www/words/en.js";
import { more } from "../../www/words/en-more.js";
import { Session } from "./core.mjs";

addWords(more);

/** Rows with even and odd numbers of coins, ties, zeros, equal coins and negatives. */
const ROWS = [
  "8 15 3 7",
  "20 6 11 18",
  "15 5 12 6 17",
  "4 15 7 3 8 9",
  "14 6 3 13 9 20",
  "0 0 7 6 5",
  "2 2 2",
  "-3 5 -2 4",
  "1 5 2",
];

/** The numbers that a sentence shows a learner; names of cells are no numbers. @param {string} text */
function numbers(text) {
  return (text.replace(/F\(\d+,\d+\)/g, "").match(/−?\d+/g) ?? []).map((digits) =>
    Number(digits.replace("−", "-")),
  );
}

/** @param {string} row @param {(wrong: { typed: number, right: number, scene: any, sentence: string }) => void} each */
function everyWrongAnswer(row, each) {
  const session = new Session(row, "complement", "computed");
  const coins = [...session.coins()];
  const most = coins.reduce((sum, coin) => sum + Math.abs(coin), 0) + 12;
  while (!session.scene().outcome) {
    const asked = session.scene().question;
    if (!asked) {
      session.forward();
      continue;
    }
    const verdicts = [];
    const here = session.scene().step;
    for (let typed = -most; typed <= most && session.scene().step === here; typed++) {
      session.answer(String(typed));
      const scene = session.scene();
      if (scene.said.kind === "wrong")
        verdicts.push({ typed, scene, sentence: words.said({ scene, coins, rule: "complement" }) });
    }
    const { value } = session.scene().said;
    for (const { typed, scene, sentence } of verdicts)
      each({ typed, right: value, scene, sentence: `${sentence.headline} ${sentence.text}` });
  }
  session.free();
}

for (const row of ROWS) {
  test(`every wrong number on ${row} is explained in its own figures, or honestly not`, () => {
    everyWrongAnswer(row, ({ typed, right, scene, sentence }) => {
      const shown = numbers(sentence);
      assert.ok(shown.includes(typed), sentence);
      assert.ok(!shown.includes(right), `${sentence} gives ${right} away`);
      const explained = scene.explanations.length > 0;
      assert.equal(sentence.includes("do not see"), !explained, sentence);
      assert.doesNotMatch(sentence, /undefined|null|NaN| {2}|\(\)/);
    });
  });
}
