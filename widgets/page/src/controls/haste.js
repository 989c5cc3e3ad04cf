// Tells a press meant for the former content from a press meant for the new content.

export const HELD_BACK = 600; // milliseconds
const AIMED = 24; // CSS pixels that a pointer moves at least when it aims at something new
const ON_ITS_WAY = 100; // milliseconds after its last move in which a pointer is not yet at rest

/**
 * Where a pointer is, when it came there, and the meaning of the control there: empty if that changes with every step.
 * A `Change` is a change of step or decision, and the pointer's place at that time.
 * @typedef {{ x: number, y: number, time: number, isMoving: boolean, means: string }} Pointer
 * @typedef {{ at: number, rested: Pointer, isOnItsWay: boolean }} Change
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
 * A press at the resting place is meant for the former content; a press elsewhere only if the pointer was on its way
 * already.
 * @param {Pick<Pointer, "x" | "y" | "time" | "means">} press @param {Change} change
 */
export function isHasty({ x, y, time, means }, { at, rested, isOnItsWay }) {
  if (!isSoon(time, { at, rested, isOnItsWay })) return false;
  const isNear = Math.hypot(x - rested.x, y - rested.y) <= AIMED; // not for a pointer without a place
  if (isNear) return !isSame(means, rested.means);
  return (isOnItsWay || time < at) && means === "";
}

/**
 * Whether a key presses a control that the script focused, with another meaning than the control the reader focused.
 * @param {{ time: number, means: string }} press @param {string} focused @param {Change} change
 */
export const isWithoutAim = ({ time, means }, focused, change) => isSoon(time, change) && !isSame(means, focused);
