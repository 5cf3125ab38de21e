// The questions that are answered by choosing: which cell comes next, which cells are read, which end to take.

import { cell, interval, list, number } from "./en-terms.js";

/** @typedef {import("../pkg/both_ends.js").Scene} Scene */
/** @typedef {import("../pkg/both_ends.js").At} At */
/** @typedef {NonNullable<Scene["question"]>} Question */
/** @typedef {NonNullable<Scene["said"]>} Said */
/** @typedef {{ scene: Scene, coins: number[], rule: string }} Stage */

/** What each kind is called. @type {Record<string, string>} */
export const KINDS = {
  next: "Which cell comes next",
  reads: "Which cells are read",
  end: "Which end to take",
  value: "The value",
};

/** The heading of the card. @param {Stage} stage @param {Question} question */
export function kindTitle({ scene: { symbol }, coins }, { ask, at }) {
  if (ask === "next") return "Which cell comes next?";
  if (ask === "reads") return `Which cells does ${cell(symbol, at)} read?`;
  return `Which end do you take on ${interval(coins, at)}?`;
}

/** What is asked, in a sentence or two. @param {Stage} stage @param {Question} question */
export function kindText({ scene: { symbol }, coins, rule }, { ask, at }) {
  if (ask === "next")
    return "Choose an empty cell that can be filled now. It can be as soon as everything that it reads is there.";
  if (ask === "reads")
    return `${cell(symbol, at)} is about the coins ${interval(coins, at)}. Its value is computed from shorter rests that are filled already${rule === "lookahead" ? ", two coins shorter" : ""}: choose all of them.`;
  return `You are about to move on ${interval(coins, at)}. Left is the ${number(coins[at.i] ?? 0)}, right the ${number(coins[at.j] ?? 0)}. Choose Both when they are worth the same.`;
}

/** How to answer. @param {Question} question @param {string[]} chosen the names of the cells chosen so far */
export function howToAnswer({ ask, base }, chosen) {
  if (ask === "next") return "Click a cell, or go there with the arrow keys and press Enter.";
  if (ask === "reads")
    return chosen.length === 0
      ? "Click cells, or go there with the arrow keys and press Enter. Then press Check."
      : `Chosen: ${list(chosen)}.`;
  if (ask === "end") return "";
  return base ? "" : "Type it in the blue cell, then press Enter.";
}

/** The question for those who hear the page. @param {Stage} stage @param {Question} question */
export function kindNarration(stage, question) {
  const { i, j } = question.at;
  const [first = 0, last = 0] = [stage.coins[i], stage.coins[j]];
  const more = {
    next: "",
    reads: ` Coins ${interval(stage.coins, question.at)}.`,
    end: ` Left is the ${number(first)}, right the ${number(last)}.`,
  };
  return kindTitle(stage, question) + (more[/** @type {"next"} */ (question.ask)] ?? "");
}

/** What is wrong with a choice. @param {Stage} stage @param {Said} said @returns {{ headline: string, text: string }} */
export function wrongChoice({ scene, coins, rule }, { at, fault, chosen: wrong }) {
  const { symbol, lit, reads } = scene;
  const name = cell(symbol, at);
  const names = lit.map((one) => cell(symbol, one));
  const chosen = wrong ? cell(symbol, wrong) : "";
  const chosenCoins = wrong ? interval(coins, wrong) : "";
  const [first, last] = [coins[at.i] ?? 0, coins[at.j] ?? 0].map(number);
  switch (fault) {
    case "filled":
      return {
        headline: `${chosen} is filled already.`,
        text: "Look for an empty cell whose reads are all there.",
      };
    case "not_ready":
      return {
        headline: "Not yet.",
        text: `${chosen} needs ${list(names)}, and ${names.length === 1 ? "that is" : "those are"} still empty.`,
      };
    case "itself":
      return {
        headline: "A cell does not read itself.",
        text: `${name} is what we want to know. Which shorter rests lead to it?`,
      };
    case "empty":
      return {
        headline: `${chosen} is still empty.`,
        text: "There is nothing to read in it. A cell reads what is shorter, for that is filled first.",
      };
    case "outside":
      return {
        headline: `Not ${chosen}.`,
        text: `It is about ${chosenCoins}, but only the coins ${interval(coins, at)} are on the table here. Look at the bracket.`,
      };
    case "not_left":
      return {
        headline: `Not ${chosen}.`,
        text:
          rule === "lookahead"
            ? `You take a coin, then your opponent takes one: two coins are gone when you move again. ${chosenCoins} is not what is left then.`
            : `You take one coin, from one end. ${chosenCoins} is not what is left then.`,
      };
    case "missing":
      return {
        headline: "Not all yet.",
        text: `${list(names)} ${names.length === 1 ? "is" : "are"} read, and there is more. What is left when you take the other end?`,
      };
    case "bigger_coin":
      return {
        headline: "Not that end.",
        text: `It has the bigger coin, but what it leaves counts as well: your opponent moves there next. Compare both rests${readNames(reads, symbol)}.`,
      };
    case "worse_end":
      return {
        headline: "Not that end.",
        text: `Compare what your opponent can get after the ${first} and after the ${last}${readNames(reads, symbol)}. Leave them less.`,
      };
    case "not_same":
      return {
        headline: "They are not worth the same.",
        text: `Count for each end your coin and what you still get from the rest${readNames(reads, symbol)}.`,
      };
    default:
      return {
        headline: "Is the other end any worse?",
        text: `Count for each end your coin and what you still get from the rest${readNames(reads, symbol)}.`,
      };
  }
}

/** @param {Scene["reads"]} reads @param {string} symbol */
function readNames(reads, symbol) {
  return reads.length === 0 ? "" : `: ${list(reads.map(({ at }) => cell(symbol, at)))}`;
}

/** What a right choice is praised for. @param {Stage} stage @param {Said} said @returns {string} */
export function rightChoice({ scene: { symbol }, rule }, { at, ask, other }) {
  if (ask === "next") {
    return other
      ? `All that it reads is there, and any order that keeps to that is fine. Here ${cell(symbol, at)} is filled first.`
      : `All that ${cell(symbol, at)} reads is there.`;
  }
  return rule === "lookahead"
    ? "These are the rests on which you can move again, after your coin and your opponent’s."
    : "These are the two rests that you can leave: one without the left coin, one without the right.";
}

/** The answer, where it was shown or passed over. @param {Stage} stage @param {Said} said */
export function answerOf({ scene: { symbol, reads } }, { at, ask, choice }) {
  const name = cell(symbol, at);
  if (ask === "next") return `${name} comes next.`;
  if (ask === "reads") return `${name} reads ${list(reads.map((read) => cell(symbol, read.at)))}.`;
  return choice === "tie" ? "Both ends are worth the same." : `Take the ${choice} coin.`;
}

/** A hint. @param {Stage} stage @param {{ ask: string, at: At, level: number, left: number, right: number }} hint */
export function kindHint({ scene: { symbol, reads }, coins, rule }, { ask, at, level, left, right }) {
  const [first, last] = [coins[at.i] ?? 0, coins[at.j] ?? 0].map(number);
  const lookahead = rule === "lookahead";
  if (ask === "next") {
    if (level === 1) return "A cell can be filled as soon as all that it reads is filled.";
    if (level === 2)
      return `Each cell reads ${lookahead ? "cells that are two coins shorter" : "the two cells that are one coin shorter: without its left coin, and without its right"}. Look for an empty cell where these are filled.`;
    return "Every cell that is ready is lit now. This was the last hint; Show me names the one that is filled first here.";
  }
  if (ask === "reads") {
    if (level === 1)
      return `You move on ${interval(coins, at)}. Which coins can be left ${lookahead ? "when you move again" : "after your move"}?`;
    if (level === 2)
      return lookahead
        ? "Two coins are gone then: both left ones, one of each end, or both right ones."
        : `Without the ${first}, or without the ${last}: two rests, each a cell of its own.`;
    return "One of them is lit now. This was the last hint; Show me gives them all.";
  }
  if (level === 1)
    return lookahead
      ? "Count on your opponent to leave you the worse rest."
      : "Whatever you leave, your opponent moves first there. Leave them less.";
  if (level === 2)
    return `What is left is in the cells ${list(reads.map((read) => `${cell(symbol, read.at)} = ${number(read.value)}`))}.`;
  const worth = rule === "lead" ? "you finish ahead by" : "you end with";
  return `Take the ${first} and ${worth} ${number(left)}; take the ${last} and ${worth} ${number(right)}. You choose.`;
}
