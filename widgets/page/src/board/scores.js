// The lines of the final score: each figure appears when its line is told. For screen readers all figures are on the
// page from the beginning.

import { mark } from "../browser/environment.js";

/** @param {Place} place @param {string[]} names @param {number} line */
export function createScores({ findAll }, names, line) {
  const toCome = new Set(names);

  function show() {
    for (const table of findAll(".tutor-scores")) {
      mark(table, "counting", names.length > 0);
      table.style.setProperty("--line", `${line}ms`);
    }
    for (const part of findAll("[data-scored]")) mark(part, "yet", toCome.has(part.dataset.scored ?? ""));
  }

  /** Show the figures of a line; return the number of cards that the line counts, at least 1. @param {string} name */
  function tell(name) {
    toCome.delete(name);
    show();
    return Math.max(findAll(`[data-scored="${name}"] .tutor-hand-card`).length, 1);
  }

  function end() {
    toCome.clear();
    names = [];
    show();
  }
  return { show, tell, end };
}
