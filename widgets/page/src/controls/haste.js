// What tells a press that was meant for what stood there before from one that was meant for what has come.

export const HELD_BACK = 600; // milliseconds
const AIMED = 24; // CSS pixels that a pointer goes at least from where it rested, if it is led to something new
const ON_ITS_WAY = 100; // milliseconds since its last move, in which a pointer does not rest yet

/**
 * Where a pointer is, when it came there, and what the control there means: empty for what means something else in every
 * step. A change of step or decision, and where the pointer was then.
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
 * A press where the pointer rested is for what stood there; one elsewhere only if it was on its way already.
 * @param {Pick<Pointer, "x" | "y" | "time" | "means">} press @param {Change} change
 */
export function isHasty({ x, y, time, means }, { at, rested, isOnItsWay }) {
  if (!isSoon(time, { at, rested, isOnItsWay })) return false;
  const isNear = Math.hypot(x - rested.x, y - rested.y) <= AIMED; // never of a pointer that was nowhere yet
  if (isNear) return !isSame(means, rested.means);
  return (isOnItsWay || time < at) && means === "";
}

/**
 * Whether a press by key of what has the focus without the reader's doing means another thing than what they went to.
 * @param {{ time: number, means: string }} press @param {string} focused @param {Change} change
 */
export const isWithoutAim = ({ time, means }, focused, change) => isSoon(time, change) && !isSame(means, focused);
