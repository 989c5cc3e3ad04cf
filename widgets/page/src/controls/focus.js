// The focus: a control that is drawn again keeps it; if a control is gone, or was a decision, its card gets the focus.

import { isHost, root } from "../browser/environment.js";
import { closeMenus, MENU } from "./menus.js";

export const REPLIES = ".tutor-lesson-card :is(.tutor-answer, .tutor-result-line)";

/**
 * Text that is only read aloud is clipped to nothing, or is inside such an element; this looks up to the scrolling box.
 * @param {Element | null} element @param {Element | null} [box] @returns {boolean}
 */
function isClipped(element, box = null) {
  if (element === box || element === null || element.matches(".tutor-side")) return false;
  return getComputedStyle(element).clipPath !== "none" || isClipped(element.parentElement, box);
}
const HINTS = ".tutor-lesson-card .tutor-given-hint";
const ASK_A_CLASS = '.tutor-view-presenter [data-key="ask:"]'; // beside a slide this button alone opens the rules
/** @type {(keyof Events)[]} */
const GOES_ON = ["pointerdown", "keydown", "wheel"]; // the events that show that a reader has seen the reply
const ANYWHERE = ".tutor-main, .tutor-door-card, .tutor-compare";

/** Whether the beginning of an element is visible, with nothing over it. @param {Element} element */
function isInSight(element) {
  const { left, top, width } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + 4));
}

/** The scrolling boxes around an element. @param {Element} element @returns {HTMLElement[]} */
function boxesAround(element) {
  const box = element.parentElement?.closest(".tutor-lesson-card, .tutor-side");
  return box ? [box, ...boxesAround(box)] : [];
}

/**
 * Scroll an element into sight within its scrolling box. Beside a board the page around that box does not scroll, which
 * it would by its own edge. The part over a question that keeps its place scrolls by itself.
 * @param {Element} element @param {ScrollLogicalPosition} [block]
 */
function bringIntoSight(element, block = "nearest") {
  const said = element.closest(".tutor-question > .tutor-answers");
  if (said?.parentElement && getComputedStyle(said.parentElement).position === "sticky") {
    said.scrollTop += element.getBoundingClientRect().top - said.getBoundingClientRect().top;
    return;
  }
  const around =
    root.dataset.tutorLayout !== "phone" && boxesAround(element).length > 0 && element.closest(".tutor-main");
  const before = around ? around.scrollTop : 0;
  element.scrollIntoView({ block });
  if (around) around.scrollTop = before;
}

/**
 * Scroll the focused element into sight, unless it is clipped, as a card is during the narration: the clipped content
 * would scroll away.
 * @param {Element} element
 */
function showFocused(element) {
  if (!isInSight(element) && !isClipped(element)) bringIntoSight(element);
}

/**
 * Whether an element is visible at all: text that is only read aloud would show no focus.
 * @param {HTMLElement} element
 */
const isShown = (element) => element.checkVisibility() && getComputedStyle(element).clipPath === "none";

/**
 * Focus an element; return whether it took the focus: a hidden one, or one without a tab index, does not. It only
 * scrolls into sight.
 * @param {HTMLElement} element
 */
export function takeFocus(element) {
  if (!isShown(element)) return false;
  element.focus({ preventScroll: true });
  if (document.activeElement !== element) return false;
  showFocused(element);
  return true;
}

/** @param {Place} place */
export function createFocus({ model, app, isOurs, findAll, listen }) {
  /** @type {HTMLElement | undefined} */
  let held; // the element of ours that has the focus, or had it last
  /** @type {HTMLElement | undefined} */
  let opener; // the element that had the focus when a dialog was opened
  let awaited = ""; // the selector of the element that gets the focus as soon as it appears
  let typed = ""; // the text typed for a field before it appeared
  /** @type {string | undefined} */
  let shown; // the reply that was scrolled into sight last
  let isNew = false; // whether the reader has done nothing since it came
  /** @type {string | undefined} */
  let hinted; // the hint that was scrolled into sight last
  let compared = ""; // while lines are compared, the selector of the control that opened the comparison
  let isParked = false; // whether the script is moving the focus to the place where it waits

  /** @param {Happened<FocusEvent>} event */
  function hold(event) {
    if (isParked) return;
    const target = /** @type {HTMLInputElement} */ (event.target);
    held = isOurs(event) ? target : undefined;
    if (awaited.endsWith("input") && target.matches(awaited)) target.select(); // to ask something else
    awaited = "";
    if (typed && target.matches("input")) document.execCommand("insertText", false, typed);
    typed = "";
  }
  listen(document, "focusin", hold);

  /**
   * JupyterLab, which hears a key after this, would cut a cell at the letter x. A redrawn element has lost the mark
   * that prevents it.
   * @param {Happened<KeyboardEvent>} event
   */
  function keepKey(event) {
    if (!isHost && isOurs(event)) event.target.toggleAttribute?.("data-lm-suppress-shortcuts", true);
  }
  listen(window, "keydown", keepKey, { capture: true });

  // The same control in new markup. A control that made a decision is gone: a second Enter would press another control
  // with the same key.
  function selectorOfSame() {
    const { do: name, key = "" } = held?.dataset ?? {};
    return `[data-key="${CSS.escape(name === "decide" ? "" : key)}"]`;
  }

  // The awaited element may come a little later, and text typed for it is not lost until then.
  function restore() {
    if (!held || held === document.body || held.checkVisibility()) return;
    if (awaited && findAll(awaited).some(takeFocus)) return;
    const waiting = [awaited, typed];
    goElsewhere();
    [awaited, typed] = waiting;
  }

  function goElsewhere() {
    if (findAll(selectorOfSame()).some(takeFocus)) return;
    if (held?.closest(".tutor-lookup-card") && findAll(ASK_A_CLASS).some(takeFocus)) return;
    const resort = [model.get("resort"), ANYWHERE].flatMap(findAll).find(takeFocus);
    // A new question is read from its beginning.
    if (resort) for (const box of boxesAround(resort)) box.scrollTop = 0;
  }

  /**
   * Drawing may move or remove the focused element: within the same task it gets the focus back, or the focus waits at
   * its final place. The elements to come are unknown, so a held focus stays held.
   * @param {() => void} draw
   */
  function keepWhile(draw) {
    const before = document.activeElement;
    draw();
    if (!held || before !== held || document.activeElement === held) return;
    isParked = true;
    [held, ...[selectorOfSame(), model.get("resort"), ANYWHERE].flatMap(findAll)].some((each) => {
      each.focus({ preventScroll: true });
      return document.activeElement === each;
    });
    isParked = false;
  }

  /**
   * While a dialog covers the page, the rest of it is inert; afterwards the focus goes back.
   * @param {HTMLElement | undefined} dialog
   */
  function confineTo(dialog) {
    for (const part of app()?.querySelectorAll(":scope > *") ?? []) {
      part.inert = dialog !== undefined && !part.contains(dialog) && !part.matches("[data-own]");
    }
    if (dialog) {
      opener ??= closeMenus({ findAll }, () => true) ?? held;
    } else if (opener) {
      held = opener;
      opener = undefined;
      if (!takeFocus(held)) restore();
    }
  }

  // The control that opened a comparison is hidden meanwhile; afterwards it gets the focus back, or the menu that had
  // it.
  function returnFromComparison() {
    const isOpen = findAll(".tutor-compare").some((each) => each.checkVisibility());
    if (isOpen && !compared && held) {
      const menu = held.closest(".tutor-item-menu")?.querySelector("summary");
      const keys = [held, menu].flatMap((each) => each?.dataset.key || []);
      compared = keys.map((key) => `[data-key="${CSS.escape(key)}"]`).join();
    }
    if (isOpen || !compared) return;
    awaited = compared;
    compared = "";
  }

  // A new element that asks for the focus gets it once; in a guest only if the guest had it.
  function greet() {
    const fresh = findAll("[data-focus]").find((each) => each.checkVisibility());
    if (!fresh) return;
    fresh.removeAttribute("data-focus");
    for (const box of boxesAround(fresh)) box.scrollTop = 0;
    if (isHost || held) fresh.focus({ preventScroll: true });
    showFocused(fresh);
  }

  // On a phone the narration is in the same box as the reply.
  const isToldOver = () => root.dataset.tutorLayout === "phone" && app()?.hasAttribute("data-telling");
  let isWaiting = false;
  // Scroll a new reply into sight: all of it, or at least its beginning.
  function showReply() {
    const reply = findAll(REPLIES).find((each) => each.checkVisibility());
    const hasWaited = isWaiting;
    isWaiting = Boolean(reply && (isClipped(reply) || isToldOver())); // until the decision has been told
    if (isWaiting) return;
    // A box that was scrolled during the narration is read from its beginning.
    if (reply && hasWaited) for (const box of boxesAround(reply)) box.scrollTop = 0;
    if (reply?.textContent !== shown) isNew = true;
    // Other parts of the same drawing may come later, and move it.
    if (reply && isNew) {
      const isTall = reply.clientHeight > (reply.closest(".tutor-lesson-card")?.clientHeight ?? 0) / 2;
      bringIntoSight(reply, isTall ? "start" : "nearest");
    }
    shown = reply?.textContent;
  }

  for (const each of GOES_ON) listen(document, each, () => (isNew = false), { capture: true, passive: true });

  // A hint stands below its question; of several the last is new.
  function showHint() {
    const hint = findAll(HINTS)
      .filter((each) => each.checkVisibility())
      .at(-1);
    if (hint && hint.textContent !== hinted) bringIntoSight(hint);
    hinted = hint?.textContent;
  }

  /** The decisions that were played for the reader stand below the button for that. @type {string | undefined} */
  let found;
  function showFound() {
    const done = findAll(".tutor-twin-summary[data-done='1']").find((each) => each.checkVisibility());
    if (done && done.textContent !== found) bringIntoSight(done, "start");
    found = done?.textContent ?? found;
  }

  // A menu that was opened under its control begins at the top of its column.
  let isOpened = false;
  function showOpened() {
    const [ways] = findAll(".tutor-editor-ways");
    if (ways && !isOpened) {
      const main = ways.closest(".tutor-main");
      const stood = main?.scrollTop;
      ways.scrollIntoView({ block: "start" });
      if (root.dataset.tutorLayout !== "phone" && main && stood !== undefined) main.scrollTop = stood;
    }
    isOpened = Boolean(ways);
  }

  /**
   * Scroll a part that a press has unfolded into sight, or at least its beginning.
   * @type {Element | null | undefined}
   */
  let unfolding; // the target of the press before
  /** @param {{ target: Target }} event */
  function pressed({ target }) {
    unfolding = target.closest?.("summary")?.parentElement;
  }
  /** @param {{ target: Target }} event */
  function unfolded({ target }) {
    if (!(target instanceof HTMLDetailsElement) || target !== unfolding || !target.open) return;
    if (target.matches(`.tutor-pull, ${MENU}`)) return;
    const [box] = boxesAround(target);
    if (box) bringIntoSight(target, target.clientHeight > box.clientHeight / 2 ? "start" : "nearest");
  }
  listen(document, "click", pressed, { capture: true });
  listen(document, "toggle", unfolded, { capture: true });

  /**
   * A control that opens something moves the focus there, unless the reader goes elsewhere first. If the part exists
   * already, it may not be drawn again.
   * @param {string} selector
   */
  function awaitElement(selector) {
    awaited = selector;
    arrive();
  }

  /**
   * Text typed before an awaited field appears is written into it, and is no key of the page; return whether it was.
   * @param {{ key: string }} event
   */
  function typeAhead({ key }) {
    if (key === "Escape") awaited = typed = "";
    const isForField = awaited.endsWith("input") && key.length === 1;
    if (isForField) typed += key;
    return isForField;
  }

  function arrive() {
    if (awaited && findAll(awaited).some(takeFocus)) awaited = "";
  }

  function follow() {
    returnFromComparison();
    restore();
    arrive();
    confineTo(findAll("[aria-modal]").find((each) => each.checkVisibility()));
    greet();
    showReply();
    showHint();
    showFound();
    showOpened();
  }
  return { follow, keepWhile, awaitElement, typeAhead };
}
