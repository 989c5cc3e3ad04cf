// The lines of the final score: what a line brings is seen when it is told. It is on the page all the time, for those
// who have it read to them.

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

  /** In so many lines' time all is turned. @param {string} name */
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
