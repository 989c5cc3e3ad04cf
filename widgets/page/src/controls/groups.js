// Groups of choices and answers: the Tab key stops once at each group, and the arrows move within it.

import { takeFocus } from "./focus.js";

const GROUPS = [
  ".tutor-deciding .tutor-choice:not(.tutor-not-now *)",
  ".tutor-not-now .tutor-choice", // a folded part is a group by itself
  ".tutor-lesson-card .tutor-option",
];
const IN_WORDS = "#tutor-choices :is(button, a)";
const PANEL = ".tutor-deciding [data-do]";
const WAYS_ON = [
  ".tutor-picked .tutor-main-do",
  ".tutor-lesson-ways .tutor-lesson-next",
  ".tutor-lesson-ways .tutor-main-do",
  '.tutor-lesson-ways [data-do="lesson-move"]',
  ".tutor-next:not(.tutor-idle)",
  ".tutor-deciding .tutor-choice:not([aria-disabled=true])",
];
const CHOICES = ".tutor-lesson-card .tutor-option, .tutor-deciding [data-do]";
// The first choice or, without choices, the heading that says why.
export const FIRST_CHOICE = `${CHOICES}, .tutor-now-card:not(:has(.tutor-deciding [data-do])) .tutor-due`;
const SAME_ROW = 8; // CSS pixels: items whose tops differ less are in one row

/** @param {HTMLElement} element */
const isReachable = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]");

/**
 * The item next to `item` in the direction of an arrow key, where items lie in rows; `item` itself if no row lies in
 * that direction. Undefined if there are no items, as while they are drawn again.
 * @param {HTMLElement} item @param {HTMLElement[]} items @param {string} key @returns {HTMLElement | undefined}
 */
export function neighbourOf(item, items, key) {
  const at = items.indexOf(item);
  if (key === "Home") return items[0];
  if (key === "End") return items[items.length - 1];
  if (key === "ArrowRight") return items[(at + 1) % items.length];
  if (key === "ArrowLeft") return items[(at - 1 + items.length) % items.length];
  /** @param {Element} element */
  const middle = (element) => {
    const { left, top, width } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top };
  };
  const here = middle(item);
  const sign = key === "ArrowDown" ? 1 : -1;
  /** @param {Element} element */
  const away = (element) => sign * (middle(element).y - here.y);
  const ahead = items.filter((each) => away(each) > SAME_ROW);
  const nearest = Math.min(...ahead.map(away));
  const row = ahead.filter((each) => away(each) < nearest + SAME_ROW);
  /** @param {Element} element */
  const aside = (element) => Math.abs(middle(element).x - here.x);
  return row.sort((one, other) => aside(one) - aside(other))[0] ?? item;
}

/** @param {Place} place */
export function goWayOn({ findAll }) {
  const found = WAYS_ON.flatMap((selector) => findAll(selector)).find(isReachable);
  found?.focus();
}

/** @param {Place} place @param {number} number */
export function goToChoice({ findAll }, number) {
  const choice = findAll(CHOICES).filter(isReachable)[number - 1];
  if (choice) takeFocus(choice);
}

/** @param {Place} place */
export function followGroups(place) {
  const { findAll, isOurs, listen } = place;
  /** @type {Map<string, string | undefined>} */
  const last = new Map(); // by group, the key of the control that had the focus last

  function arrange() {
    const focused = document.activeElement;
    for (const selector of GROUPS) {
      const items = findAll(selector).filter(isReachable);
      const stop =
        items.find((each) => each === focused) ??
        items.find((each) => each.dataset.key === last.get(selector)) ??
        items.find((each) => each.ariaPressed === "true") ??
        items[0];
      for (const each of items) each.tabIndex = each === stop ? 0 : -1;
    }
    // The Tab key stops either at the panel of decisions or at the list in words. If the panel has every decision, the
    // list is only for readers who go there.
    const isAsked = focused?.closest("#tutor-choices") || !findAll(PANEL).some(isReachable);
    for (const each of findAll(IN_WORDS)) each.tabIndex = isAsked ? 0 : -1;
  }

  /** @param {Happened<KeyboardEvent>} event */
  function pressKey(event) {
    if (!isOurs(event) || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "Tab") arrange();
    const isArrow = /^(Arrow|Home$|End$)/.test(event.key) && !event.shiftKey;
    const item = /** @type {HTMLElement} */ (event.target);
    const selector = isArrow && item.matches?.(":focus-visible") && GROUPS.find((each) => item.matches(each));
    if (!selector) return;
    const next = neighbourOf(item, findAll(selector).filter(isReachable), event.key);
    if (!next) return;
    last.set(selector, next.dataset.key);
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  }

  listen(document, "keydown", pressKey, { capture: true });
}
