// The readable parts of a page, line by line, and those that an edge would cut.

import { zoomNow } from "../browser/environment.js";

const CUT_TOGETHER = "button, summary, tr, .tutor-beside, .tutor-nobody, .tutor-decision";
export const LEAST_SAID = 17; // CSS pixels that the line takes at least

/**
 * Text that is only read aloud is clipped to nothing, or is inside such an element; this looks up to the scrolling box.
 * @param {Element | null} element @param {Element | null} [box] @returns {boolean}
 */
export function isClipped(element, box = null) {
  if (element === box || element === null || element.matches(".tutor-side")) return false;
  return getComputedStyle(element).clipPath !== "none" || isClipped(element.parentElement, box);
}

/** The button that confirms something stands in the lowest row, not in the sheet. @param {Element} element */
export const isPinned = (element) => ["absolute", "fixed"].includes(getComputedStyle(element).position);

/**
 * The numbers of the narration, which are higher than a line of it.
 * @param {Element} sheet @returns {Generator<DOMRect>}
 */
function* numbers(sheet) {
  const zoom = zoomNow();
  for (const told of sheet.querySelectorAll(".tutor-narration li")) {
    if (!told.checkVisibility()) continue;
    const { left, top } = told.getBoundingClientRect();
    const number = getComputedStyle(told, "::before");
    const [inset, height, width] = [number.top, number.height, number.width].map((each) => parseFloat(each) || 0);
    yield new DOMRect(left, top + inset * zoom, width * zoom, height * zoom);
  }
}

/**
 * The boxes of the readable parts of the sheet: a control, a row of a table or a drawn score is one box, each line of
 * prose another.
 * @param {Element} sheet @returns {Generator<DOMRect>}
 */
export function* readable(sheet) {
  yield* numbers(sheet);
  for (const drawn of sheet.querySelectorAll(".tutor-score-drawn"))
    if (drawn.checkVisibility()) yield drawn.getBoundingClientRect();
  const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
  const seen = new Set();
  while (texts.nextNode()) {
    const { parentElement: holder, data } = /** @type {Text} */ (texts.currentNode);
    if (
      !data.trim() ||
      !holder?.checkVisibility() ||
      holder.closest(".tutor-tabs, .tutor-unseen, .tutor-lesson-ways, .tutor-at-hand, .tutor-menu-list")
    )
      continue;
    const stocks = holder.closest(".tutor-stocks-card");
    if (stocks && getComputedStyle(stocks).position !== "static") continue;
    const whole = holder.closest(CUT_TOGETHER);
    if ((whole && (seen.has(whole) || isPinned(whole))) || isClipped(whole ?? holder, sheet)) continue;
    seen.add(whole);
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    yield* whole ? [whole.getBoundingClientRect()] : range.getClientRects();
  }
}

/**
 * The lowest edge, not below `end`, that cuts no box.
 * @param {DOMRect[]} boxes @param {number} end @returns {number}
 */
export function uncutUntil(boxes, end) {
  const cut = boxes.find(({ top, bottom }) => top < end - 0.25 && bottom > end + 1);
  return cut ? uncutUntil(boxes, cut.top) : end;
}
