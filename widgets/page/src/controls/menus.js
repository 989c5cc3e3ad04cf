// Menus over the page: `details` that close as people expect, and stay open while they are drawn anew.

import { setProperty, zoomNow } from "../browser/environment.js";

export const MENU = "details:has(> .tutor-menu-list)";
const LEAST_AT_HAND = 80; // CSS pixels of what is looked up beside a decision that are seen at once
const STAYING = "[data-menu]"; // a menu of settings, in which one after another is pressed

/** @type {Set<string | undefined>} */
export const openMenus = new Set(); // the names of the staying menus that are open

/**
 * Closes the menus that a test chooses, and finds what opened the first of them. A press elsewhere closes a
 * menu, and so does Escape, which gives the focus back to what opened it.
 * @param {Pick<Place, "findAll">} place @param {(menu: HTMLDetailsElement) => boolean} isToBeClosed
 */
export function closeMenus({ findAll }, isToBeClosed) {
  /** @type {HTMLDetailsElement[]} */
  const open = findAll(`${MENU}[open]`);
  const menus = open.filter(isToBeClosed);
  for (const menu of menus) {
    menu.open = false;
    openMenus.delete(menu.dataset.menu);
  }
  return menus[0]?.querySelector("summary");
}

/**
 * What is looked up beside a decision stands in the place of its choices until the same control closes it, or what
 * closes a menu. Says what had opened it.
 * @param {Place} place @param {boolean} isToBeOpen
 */
export function toggleAtHand({ app, findAll }, isToBeOpen) {
  const [opener] = findAll(".tutor-at-hand-do");
  const [panel] = findAll(".tutor-at-hand");
  const isOpen = opener?.getAttribute("aria-expanded") === "true";
  if (!opener || isOpen === isToBeOpen) return undefined;
  opener.setAttribute("aria-expanded", String(isToBeOpen));
  panel.classList.toggle("tutor-is-open", isToBeOpen);
  app()?.classList.toggle("tutor-has-at-hand", isToBeOpen);
  const card = opener.closest(".tutor-lesson-card");
  if (!card) return opener;
  card.scrollTop = 0;
  // In a low window it takes the place of the text, too.
  const seen = card.getBoundingClientRect().bottom - panel.getBoundingClientRect().top;
  if (isToBeOpen && seen < LEAST_AT_HAND * zoomNow()) {
    card.scrollTop =
      (opener.getBoundingClientRect().top - card.getBoundingClientRect().top) / zoomNow() - card.clientTop;
  }
  return opener;
}

const ITEM = "[role^=menuitem]";

/**
 * The item of a menu that a key leads to, from the one in focus or from what opens the menu.
 * @param {HTMLElement[]} items @param {Node} focused @param {string} key @returns {HTMLElement | undefined}
 */
export function itemAt(items, focused, key) {
  const at = items.indexOf(/** @type {HTMLElement} */ (focused));
  if (key === "ArrowDown") return items[(at + 1) % items.length];
  if (key === "ArrowUp") return items.at(at < 0 ? -1 : at - 1);
  if (at < 0) return undefined;
  return { Home: items[0], End: items.at(-1) }[key];
}

/**
 * Arrow keys, Home and End go through the items of a menu before they go through the game; Tab leaves it.
 * @param {Place} place
 */
function listenToMenuKeys({ ourClosest, listen }) {
  /** @param {Happened<KeyboardEvent>} event */
  function pressed(event) {
    const menu = /** @type {HTMLDetailsElement | undefined} */ (ourClosest(event, "details:has(> [role=menu])"));
    if (!menu) return;
    if (event.key === "Tab") menu.open = false;
    const item = itemAt([...menu.querySelectorAll(ITEM)], event.target, event.key);
    if (!item) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    menu.open = true;
    item.focus();
  }
  listen(document, "keydown", pressed, { capture: true });
}

const MENU_APART = 6; // CSS pixels between a menu and what opens it
const MENU_EDGE = 8; // and between it and the edge of the window

/**
 * A menu lies beside what opens it, on the side that has room for it, and scrolls within itself where neither has.
 * @param {HTMLElement} menu
 */
function placeMenu(menu) {
  const [list, summary] = [":scope > .tutor-menu-list", "summary"].map((each) => menu.querySelector(each));
  if (!list || !summary) return;
  const { left, right, top, bottom } = summary.getBoundingClientRect();
  const zoom = zoomNow();
  const [apart, edge] = [MENU_APART * zoom, MENU_EDGE * zoom];
  const { offsetWidth, scrollHeight, offsetHeight, clientHeight } = list;
  const [width, height] = [offsetWidth * zoom, (scrollHeight + offsetHeight - clientHeight) * zoom];
  const [above, below] = [top - apart - edge, window.innerHeight - bottom - apart - edge];
  const isBelow = height <= below || below >= above;
  const high = Math.min(height, Math.max(isBelow ? below : above, 0));
  const isAtLeft = left + right < window.innerWidth;
  const across = Math.max(edge, Math.min(isAtLeft ? left : right - width, window.innerWidth - width - edge));
  const down = isBelow ? bottom + apart : top - apart - high;
  const place = { left: across, top: Math.max(edge, down), "max-height": high };
  for (const [name, pixels] of Object.entries(place)) setProperty(list, name, `${pixels / zoom}px`);
}

/**
 * An open menu lies over all of the page, also over what would cut or cover the place in which it is written.
 * @param {HTMLDetailsElement} menu
 */
function raiseMenu(menu) {
  const list = menu.querySelector(":scope > .tutor-menu-list");
  if (!list) return;
  list.popover = "manual";
  list.togglePopover(menu.open);
  if (menu.open) placeMenu(menu);
}

/** A menu of commands gives the focus to its first one. @param {HTMLDetailsElement} menu */
function enterMenu(menu) {
  const list = menu.querySelector(":scope > [role=menu]");
  if (!menu.open || !list) return;
  if (!list.contains(document.activeElement)) list.querySelector(ITEM)?.focus({ preventScroll: true });
}

/**
 * A key that comes right after the press goes into the menu: it lies there before the event of the menu would be heard.
 * @param {Place} place
 */
export function noteMenus(place) {
  const { listen, findAll } = place;
  listenToMenuKeys(place);

  /** @param {MutationRecord} change */
  function toggled({ target }) {
    if (!(target instanceof HTMLDetailsElement) || !target.isConnected) return;
    if (target.matches(MENU)) {
      raiseMenu(target);
      enterMenu(target);
    }
    if (!target.matches(STAYING)) return;
    if (target.open) openMenus.add(target.dataset.menu);
    else openMenus.delete(target.dataset.menu);
  }
  const placeAll = () => findAll(`${MENU}[open]`).forEach(placeMenu);
  const observer = new MutationObserver((changes) => changes.forEach(toggled));
  observer.observe(document.body, { subtree: true, attributeFilter: ["open"] });
  listen(document, "scroll", placeAll, { capture: true, passive: true });
  listen(window, "resize", placeAll);
  return () => observer.disconnect();
}

// A press within a menu may draw it anew, closed. One that was there before has been closed by the reader, who is
// heard of only later.
const metMenus = new WeakSet();

/** @param {Place} place */
export function reopenMenus({ findAll }) {
  /** @type {HTMLDetailsElement[]} */
  const menus = findAll(STAYING);
  for (const menu of menus) {
    if (!metMenus.has(menu) && openMenus.has(menu.dataset.menu)) {
      menu.open = true;
      if (menu.matches(MENU)) raiseMenu(menu); // at once: what has the focus in it keeps it
    }
    metMenus.add(menu);
  }
}
