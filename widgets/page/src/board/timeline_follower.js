// The timeline during motion: it marks the step of the present sentences, and names that step in place of the present
// position.

import { mark } from "../browser/environment.js";

/** @param {string} text */
const percentOf = (text) => Number.parseFloat(text) || 0;

/** @param {Place} place */
export function createTimelineFollower({ findAll }) {
  /** @type {number | undefined} */
  let at; // the ply of the present sentence
  /** @type {boolean | undefined} */
  let isOver; // whether a part of the game ends with that ply
  /** @type {boolean | undefined} */
  let isTold; // whether all sentences on that ply have been told
  /** @type {number | undefined} */
  let until; // the last ply that will be told

  /** @param {HTMLElement} inside @param {number} percent @param {number} told */
  function showOn(inside, percent, told) {
    const parts = [...inside.querySelectorAll(".tutor-part")];
    const begun = parts.filter(
      ({ style: { left } }) => percentOf(left) < percent || (isOver && percentOf(left) === percent),
    );
    const now = begun.at(-1) ?? parts[0];
    for (const part of parts) mark(part, "toldNow", part === now);
    for (const tick of inside.querySelectorAll(".tutor-tick")) {
      const ply = Number(tick.dataset.value);
      mark(tick, "toldYet", ply > told);
      // The mark of an event is hidden until its step has been told, because it would reveal the event.
      const isToCome = ply > told || (ply === told && !isTold);
      mark(tick, "untold", "event" in tick.dataset && isToCome && until !== undefined && ply <= until);
    }
  }

  function show() {
    for (const step of findAll(".tutor-status-step")) {
      if (at === undefined) delete step.dataset.shown;
      else step.dataset.shown = step.textContent.replace(/\d+/, String(at));
    }
    for (const scale of findAll(".tutor-scale")) {
      const [handle, inside] = [".noUi-handle", ".tutor-track-inside"].map((each) => scale.querySelector(each));
      mark(scale, "told", Boolean(at !== undefined && handle && inside));
      if (at === undefined || !handle || !inside) continue;
      const percent = Number(((100 * at) / Math.max(Number(handle.ariaValueMax), 1)).toFixed(2)); // as `left`
      scale.style.setProperty("--told", `${percent}%`);
      showOn(inside, percent, at);
    }
  }

  /** @param {number | undefined} ply @param {{ isAfter?: boolean, isAll?: boolean, last?: number }} [how] */
  function goTo(ply, { isAfter = isOver && at === ply, isAll = isTold && at === ply, last = until } = {}) {
    [at, isOver, isTold, until] = [ply, isAfter, isAll, last];
    show();
  }
  return { show, goTo };
}
