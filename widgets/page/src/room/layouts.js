// Which layout a window has room for.

import figures from "../../figures.json" with { type: "json" };

export const WIDE_FROM = figures.wide; // CSS pixels
export const LARGE_FROM = figures.large; // CSS pixels, from which the board is scaled up
const MEDIUM_FROM = 800; // CSS pixels, from which board and column stand side by side at any height
export const LOW = 760; // CSS pixels, in which the letters of the wide board are still 11 pixels high
export const LOW_PHONE = 600; // CSS pixels, below which the bars do not stay in sight
const BESIDE = { width: figures.beside, height: 440, shape: 1.25 }; // a low window with board and column side by side

/**
 * In a window that is too low for the wide board, the middle one has larger letters.
 * @param {number} width @param {number} height
 */
export function layoutFor(width, height) {
  if (width >= WIDE_FROM && height >= LOW) return "wide";
  const isBeside = width >= BESIDE.width && height >= BESIDE.height && width > BESIDE.shape * height;
  return width >= MEDIUM_FROM || (isBeside && height < LOW) ? "medium" : "phone";
}
