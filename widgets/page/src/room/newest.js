// What happened is told in order, and while a game goes on it opens at what came last: what led there stands above. No
// sentence is cut.

import { root } from "../browser/environment.js";
import { LEAST_SAID } from "./readable.js";

export const MARGIN = 8; // pixels

/** @type {WeakMap<Element, { told: string, top: number, high: number, long: number }>} */
export const newest = new WeakMap(); // of a box, what it told when it was opened, and how far it was scrolled for that

/** @param {HTMLElement} box */
export function openedAt(box) {
  return newest.get(box)?.top ?? 0;
}

/** @param {HTMLElement} told */
function scrollerOf(told) {
  const boxes = [".tutor-happened > .widget-html-content", ".tutor-happened"].map((each) => told.closest(each));
  return boxes.find((box) => box && getComputedStyle(box).overflowY !== "visible");
}

/**
 * Anew where its room became another since; who scrolls away from it is left alone. What is being told is brought into
 * sight as it is.
 * @param {Place} place
 */
export function showNewest({ app, findAll }) {
  if (root.dataset.tutorLayout === "phone" || app()?.matches("[data-telling], .tutor-is-watched")) return;
  const told = findAll(".tutor-happened .tutor-narration").find((each) => each.checkVisibility());
  const box = told && scrollerOf(told);
  if (!told || !box?.clientHeight || isOpened(box, told)) return;
  told.style.paddingBottom = "";
  const last = [...told.querySelectorAll(":scope > .tutor-told li")].at(-1);
  // How a game begins, and how it ended, is read from its first sentence: what it came to stands in the result.
  const isOver = findAll('.tutor-status[data-due=""]').length > 0;
  if (last && !isOver) scrollToLast(box, last);
  else box.scrollTop = 0;
  newest.set(box, { told: told.textContent, top: box.scrollTop, high: box.clientHeight, long: box.scrollHeight });
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
 * How much of a box its title takes, which stays at the top once it is scrolled; it is back at the top then.
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
  const was = newest.get(box);
  if (was?.told !== told.textContent) return false;
  return Math.abs(box.scrollTop - was.top) > 1 || (box.clientHeight === was.high && box.scrollHeight === was.long);
}

/**
 * How far to scroll at least, so that what stands first then is whole; at most to what is to be seen.
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

/** There is room under the last sentence for as much. @param {HTMLElement} box @param {number} by */
export function scrollOn(box, by) {
  const told = box.querySelector(".tutor-narration");
  const lack = by - (box.scrollHeight - box.clientHeight - box.scrollTop);
  if (told && lack > 0) told.style.paddingBottom = `${Math.ceil(lack + (parseFloat(told.style.paddingBottom) || 0))}px`;
  box.scrollTop += by;
}
