// Menus over the page: `details` elements that a press outside or Escape closes.

import { setProperty, zoomNow } from "../browser/environment.js";

export const MENU = "details:has(> .tutor-menu-list)";
const LEAST_AT_HAND = 80; // the least visible height of the open reference, in CSS pixels

/**
 * Close the open menus for which `isToBeClosed` is true; return the summary of the first of these menus, or undefined.
 * After Escape the caller gives the focus to that summary.
 * @param {Pick<Place, "findAll">} place @param {(menu: HTMLDetailsElement) => boolean} isToBeClosed
 */
export function closeMenus({ findAll }, isToBeClosed) {
  /** @type {HTMLDetailsElement[]} */
  const open = findAll(`${MENU}[open]`);
  const menus = open.filter(isToBeClosed);
  for (const menu of menus) menu.open = false;
  return menus[0]?.querySelector("summary");
}

/**
 * Open or close the reference, which takes the place of the choices. Return the control that opens it, or undefined if
 * nothing changes.
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
  // In a low window the reference takes the place of the text, too.
  const seen = card.getBoundingClientRect().bottom - panel.getBoundingClientRect().top;
  if (isToBeOpen && seen < LEAST_AT_HAND * zoomNow()) {
    card.scrollTop =
      (opener.getBoundingClientRect().top - card.getBoundingClientRect().top) / zoomNow() - card.clientTop;
  }
  return opener;
}

const ITEM = "[role^=menuitem]";

/**
 * The item that gets the focus by a key, from the focused item or from the summary of the menu; undefined if the key
 * moves nowhere.
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
 * Let the arrow keys, Home and End move through an open menu instead of the game; Tab closes the menu.
 * @param {Place} place
 */
function listenToMenuKeys({ ourClosest, listen }) {
  /** @param {Happened<KeyboardEvent>} event */
  function pressKey(event) {
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
  listen(document, "keydown", pressKey, { capture: true });
}

const MENU_APART = 6; // CSS pixels between a menu and its summary
const MENU_EDGE = 8; // CSS pixels between a menu and the edge of the window

/**
 * Place a menu beside its summary, on the side with room for it; if neither side has room, the menu scrolls.
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
 * Raise an open menu over the whole page, also over elements that would cut or cover it; lower a closed menu.
 * @param {HTMLDetailsElement} menu
 */
function raiseMenu(menu) {
  const list = menu.querySelector(":scope > .tutor-menu-list");
  if (!list) return;
  list.popover = "manual";
  list.togglePopover(menu.open);
  if (menu.open) placeMenu(menu);
}

/** Focus the first command of an open menu of commands. @param {HTMLDetailsElement} menu */
function enterMenu(menu) {
  const list = menu.querySelector(":scope > [role=menu]");
  if (!menu.open || !list) return;
  if (!list.contains(document.activeElement)) list.querySelector(ITEM)?.focus({ preventScroll: true });
}

/**
 * Follow the menus that open and close. An observer places a menu at once, before the `toggle` event would arrive, so
 * that a key right after the press goes to the menu.
 * @param {Place} place
 */
export function noteMenus(place) {
  const { listen, findAll } = place;
  listenToMenuKeys(place);

  /** @param {MutationRecord} change */
  function followMenu({ target }) {
    if (!(target instanceof HTMLDetailsElement) || !target.isConnected || !target.matches(MENU)) return;
    raiseMenu(target);
    enterMenu(target);
  }
  const placeAll = () => findAll(`${MENU}[open]`).forEach(placeMenu);
  const observer = new MutationObserver((changes) => changes.forEach(followMenu));
  observer.observe(document.body, { subtree: true, attributeFilter: ["open"] });
  listen(document, "scroll", placeAll, { capture: true, passive: true });
  listen(window, "resize", placeAll);
  return () => observer.disconnect();
}
