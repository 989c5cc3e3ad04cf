// The narration stands in the order of events, and while a game goes on its box is scrolled to the latest ones. No
// sentence is cut.

import { root } from "../browser/environment.js";

export const MARGIN = 8; // pixels
const LEAST_SAID = 17; // CSS pixels that the line takes at least

/** @type {WeakMap<Element, { told: string, top: number, high: number, long: number }>} */
export const scrollStarts = new WeakMap(); // for each box, its text when it was scrolled, and its scroll position then

/** @param {HTMLElement} box */
export function scrollStart(box) {
  return scrollStarts.get(box)?.top ?? 0;
}

/** @param {HTMLElement} told */
function scrollerOf(told) {
  const boxes = [".tutor-happened > .tutor-inside", ".tutor-happened"].map((each) => told.closest(each));
  return boxes.find((box) => box && getComputedStyle(box).overflowY !== "visible");
}

/**
 * Scroll again when the room has changed; after the reader has scrolled, do not. During motion the motion itself
 * scrolls.
 * @param {Place} place
 */
export function showNewest({ app, findAll }) {
  if (root.dataset.tutorLayout === "phone" || app()?.matches("[data-telling], .tutor-is-watched")) return;
  const told = findAll(".tutor-happened .tutor-narration").find((each) => each.checkVisibility());
  const box = told && scrollerOf(told);
  if (!told || !box?.clientHeight || isOpened(box, told)) return;
  told.style.paddingBottom = "";
  const last = [...told.querySelectorAll(":scope > .tutor-told li")].at(-1);
  // The narration of a beginning or an end is read from its first sentence: the result is shown elsewhere.
  const isOver = findAll('.tutor-status[data-due=""]').length > 0;
  if (last && !isOver) scrollToLast(box, last);
  else box.scrollTop = 0;
  scrollStarts.set(box, { told: told.textContent, top: box.scrollTop, high: box.clientHeight, long: box.scrollHeight });
}

/** @param {HTMLElement} box @param {HTMLElement} last */
function scrollToLast(box, last) {
  const stays = staysAtTop(box);
  const [inside, outside] = [last, box].map((each) => each.getBoundingClientRect());
  const isLast = box.scrollHeight - (inside.bottom - outside.top) < LEAST_SAID + MARGIN;
  const by = inside.bottom - outside.bottom + MARGIN + (isLast ? 0 : LEAST_SAID); // or a line says that more follows
  const from = outside.top + stays;
  if (by > 0) scrollOn(box, stepTo(box, from, by, inside.top - from));
}

/**
 * The height of a box's title, which stays at the top when the box scrolls; leaves the box scrolled to the top.
 * @param {HTMLElement} box
 */
function staysAtTop(box) {
  const title = [...box.querySelectorAll("h2")].find(
    (each) => each.checkVisibility() && getComputedStyle(each).position === "sticky",
  );
  box.scrollTop = box.scrollHeight;
  const stays = title ? title.getBoundingClientRect().bottom - box.getBoundingClientRect().top : 0;
  box.scrollTop = 0;
  return stays;
}

/** @param {HTMLElement} box @param {HTMLElement} told */
function isOpened(box, told) {
  const was = scrollStarts.get(box);
  if (was?.told !== told.textContent) return false;
  // A box that grows over the end of its text scrolls back by itself: that is no scrolling of the reader.
  const isAtEnd = box.scrollTop < was.top && box.scrollTop + box.clientHeight > box.scrollHeight - 1;
  if (box.clientHeight !== was.high && isAtEnd) return false;
  return Math.abs(box.scrollTop - was.top) > 1 || (box.clientHeight === was.high && box.scrollHeight === was.long);
}

/**
 * The least distance to scroll so that the first visible part is whole, `most` at most.
 * @param {HTMLElement} box @param {number} from @param {number} by @param {number} most
 */
export function stepTo(box, from, by, most) {
  const parts = [
    ...box.querySelectorAll(".tutor-narration li, .tutor-told > .tutor-decision, .tutor-narration h3"),
  ].filter((part) => part.checkVisibility());
  const tops = parts
    .map((part) => part.getBoundingClientRect().top - from)
    .filter((top) => top >= by - 1 && top <= most + 1);
  return Math.min(...tops, most);
}

/**
 * Scroll a box further, with room added under the last sentence if needed.
 * @param {HTMLElement} box @param {number} by
 */
export function scrollOn(box, by) {
  const told = box.querySelector(".tutor-narration");
  const lack = by - (box.scrollHeight - box.clientHeight - box.scrollTop);
  if (told && lack > 0) told.style.paddingBottom = `${Math.ceil(lack + (parseFloat(told.style.paddingBottom) || 0))}px`;
  box.scrollTop += by;
}
