// The difference between a press meant for the former content and a press meant for the new content.

export const HELD_BACK = 600; // milliseconds
const AIMED = 24; // CSS pixels: a pointer that moves less still aims at the old place
const ON_ITS_WAY = 100; // milliseconds after a move in which a pointer is still moving

/**
 * A `Pointer` has the place of a pointer, the time at which it came there, and the meaning of the control there: "" if
 * the meaning changes with every step. A `Change` is a change of step or decision, with the pointer at that time.
 * @typedef {{ x: number, y: number, time: number, isMoving: boolean, means: string }} Pointer @typedef {{ at: number, rested: Pointer, isOnItsWay: boolean }} Change
 */

/** @type {Pointer} */
export const NOWHERE = { x: NaN, y: NaN, time: -Infinity, isMoving: false, means: "" };

/** @param {number} at @param {Pointer} pointer @returns {Change} */
export function changeAt(at, pointer) {
  return { at, rested: pointer, isOnItsWay: pointer.isMoving && at - pointer.time < ON_ITS_WAY };
}

/** @param {number} time @param {Change} change */
export const isSoon = (time, { at }) => time < at + HELD_BACK;

/** @param {string} means @param {string} before */
const isSame = (means, before) => before !== "" && means === before;

/**
 * Whether a press is meant for the former content. A press near the resting pointer is meant for it, unless the control
 * there keeps its meaning. A press elsewhere is meant for it only if the pointer was already moving.
 * @param {Pick<Pointer, "x" | "y" | "time" | "means">} press @param {Change} change
 */
export function isHasty({ x, y, time, means }, { at, rested, isOnItsWay }) {
  if (!isSoon(time, { at, rested, isOnItsWay })) return false;
  const isNear = Math.hypot(x - rested.x, y - rested.y) <= AIMED; // false for a pointer without a place
  if (isNear) return !isSame(means, rested.means);
  return (isOnItsWay || time < at) && means === "";
}

/**
 * Whether a key presses a control that the script has focused, and that means something else than the control that the
 * reader focused.
 * @param {{ time: number, means: string }} press @param {string} focused @param {Change} change
 */
export const isWithoutAim = ({ time, means }, focused, change) => isSoon(time, change) && !isSame(means, focused);
