// Keys of the page: a key that the kernel listens to is sent to the kernel, unless a field or a control needs the key
// itself.

import { BOARDS } from "../browser/environment.js";
import { FIRST_CHOICE, goToChoice, goWayOn } from "./groups.js";
import { closeMenus, toggleAtHand } from "./menus.js";

// Elements that need their keys. In an open menu, keys move through the menu; on a closed menu, or on a part that only
// unfolds, keys work as on the page.
const OWN_KEYS = "input, textarea, select, [open]:has(> .tutor-menu-list) > summary, [role=slider], [contenteditable]";
/** @type {(keyof Events)[]} */
const SWALLOWED = ["wheel", "touchstart", "touchmove", "touchend"];
/** @type {(keyof Events)[]} */
const UNHEARD = ["mousemove", "mouseup", "mouseout"]; // which the kernel would get before the press

const WAY_ON = "w";
/** The selector of the element that gets the focus after a key. @type {Record<string, string>} */
const LEADS_TO = { n: FIRST_CHOICE, r: ".tutor-rulebook-field input" };
const WITH_SHIFT = ["ArrowLeft", "ArrowRight"]; // keys that move by whole turns if Shift is held

/**
 * The name of a key. With Control or Command a letter has another name, the same for letters in lower and in upper case.
 * @param {Modified} event
 */
export function nameOf({ key, shiftKey, ctrlKey, metaKey }) {
  if (ctrlKey || metaKey) return `Control+${shiftKey ? "Shift+" : ""}${key.toLowerCase()}`;
  return shiftKey && WITH_SHIFT.includes(key) ? `Shift+${key}` : key;
}

/** @param {Modified} event */
export function isWithModifier(event) {
  if (event.ctrlKey || event.metaKey) return event.altKey;
  return event.altKey || (event.shiftKey && event.key !== "?" && !WITH_SHIFT.includes(event.key));
}

/** @param {Target} target @param {string} key */
export function isNeededBy(target, key) {
  const needing = key === " " ? `${OWN_KEYS}, summary, button, a` : OWN_KEYS;
  return target.closest?.(needing);
}

/** @param {Place} place @param {Send} send @param {Focus} focus */
export function listenToKeys(place, send, focus) {
  const { model, isOurs, ourClosest, listen } = place;

  /** @param {Happened<KeyboardEvent>} event */
  function pressKey(event) {
    if (isWithModifier(event) || !isOurs(event)) return;
    if (focus.typeAhead(event)) {
      event.preventDefault();
      return;
    }
    const isEscape = event.key === "Escape";
    const opener = isEscape && (closeMenus(place, () => true) || toggleAtHand(place, false));
    if (opener) {
      opener.focus({ preventScroll: true });
      return;
    }
    const name = nameOf(event);
    if (!model.get("shortcuts").includes(name)) return;
    if (!isEscape) {
      if (isNeededBy(event.target, event.key)) return;
      event.preventDefault();
    }
    if (name === WAY_ON) goWayOn(place);
    else if (Number(name) && !place.app()?.matches(".tutor-view-presenter")) goToChoice(place, Number(name));
    else send("key", name);
    if (name in LEADS_TO) focus.awaitElement(LEADS_TO[name]);
  }

  /**
   * Keep Tab, the wheel and swipes from a canvas, which would swallow them. Over the boards they then work as on the
   * rest of the page.
   * @param {Happened} event
   */
  function passOver(event) {
    if (!ourClosest(event, BOARDS)) return;
    event.stopImmediatePropagation();
    if (event instanceof KeyboardEvent) pressKey(event);
  }

  /**
   * Let Escape close the rules from their field, although a widget with a field stops its keys.
   * @param {Happened<KeyboardEvent>} event
   */
  function leaveField(event) {
    if (event.key !== "Escape" || !event.target.closest?.(".tutor-lookup-card input")) return;
    event.stopPropagation();
    pressKey(event);
  }

  listen(document, "keydown", pressKey);
  listen(document, "keydown", leaveField, { capture: true });
  listen(document, "keydown", passOver, { capture: true });
  for (const kind of [...SWALLOWED, ...UNHEARD]) listen(document, kind, passOver, { capture: true, passive: true });
}
