// The focus of the page: a control that is drawn again keeps the focus. If a control is gone or was a decision, its
// card gets the focus.

import { isHost, root } from "../browser/environment.js";
import { closeMenus, MENU } from "./menus.js";

const REPLIES = ".tutor-lesson-card :is(.tutor-answer, .tutor-result-line)";

/**
 * Whether an element is clipped to nothing, as text that is only read aloud is. The elements around it count too, up to
 * the scrolling box.
 * @param {Element | null} element @param {Element | null} [box] @returns {boolean}
 */
function isClipped(element, box = null) {
  if (element === box || element === null || element.matches(".tutor-side")) return false;
  return getComputedStyle(element).clipPath !== "none" || isClipped(element.parentElement, box);
}
const HINTS = ".tutor-lesson-card .tutor-given-hint";
const ASK_A_CLASS = '.tutor-view-presenter [data-key="ask:"]'; // the only button beside a slide that opens the rules
/** @type {(keyof Events)[]} */
const GOES_ON = ["pointerdown", "keydown", "wheel"]; // events that mean that the reader has seen the reply
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
 * Scroll an element into sight within its scrolling boxes. The page around them keeps its position, although
 * `scrollIntoView` would move it. Answers in a question that keeps its place scroll by themselves.
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
 * Scroll the focused element into sight, unless it is clipped. A card is clipped during the narration, and its clipped
 * content would scroll away.
 * @param {Element} element
 */
function showFocused(element) {
  if (!isInSight(element) && !isClipped(element)) bringIntoSight(element);
}

/**
 * Whether an element is visible. Text that is only read aloud does not count, because it would show no focus.
 * @param {HTMLElement} element
 */
const isShown = (element) => element.checkVisibility() && getComputedStyle(element).clipPath === "none";

/**
 * Focus an element and scroll it into sight; return whether it took the focus. A hidden element, or one without a tab
 * index, takes none.
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
  let held; // the element of this tutor that has the focus, or had it last
  /** @type {HTMLElement | undefined} */
  let opener; // the element that had the focus when a dialog was opened
  let awaited = ""; // the selector of the element that gets the focus as soon as it appears
  let typed = ""; // the text typed for a field before it appeared
  /** @type {string | undefined} */
  let shown; // the reply that was scrolled into sight last
  let isNew = false; // whether the reader has done nothing since that reply came
  /** @type {string | undefined} */
  let hinted; // the hint that was scrolled into sight last
  let compared = ""; // while lines are compared, the selector of the control that opened the comparison
  let isParked = false; // whether this script is moving the focus for a drawing

  /** @param {Happened<FocusEvent>} event */
  function hold(event) {
    if (isParked) return;
    const target = /** @type {HTMLInputElement} */ (event.target);
    held = isOurs(event) ? target : undefined;
    if (awaited.endsWith("input") && target.matches(awaited)) target.select(); // so that typing replaces it
    awaited = "";
    if (typed && target.matches("input")) document.execCommand("insertText", false, typed);
    typed = "";
  }
  listen(document, "focusin", hold);

  /**
   * Set the attribute that hides a key from JupyterLab's shortcuts, again for each key: a redrawn element has lost it.
   * Otherwise the letter x would cut a cell.
   * @param {Happened<KeyboardEvent>} event
   */
  function keepKey(event) {
    if (!isHost && isOurs(event)) event.target.toggleAttribute?.("data-lm-suppress-shortcuts", true);
  }
  listen(window, "keydown", keepKey, { capture: true });

  // The selector of the same control in new markup. A control that made a decision counts as gone, because a second
  // Enter would press another control with the same key.
  function selectorOfSame() {
    const { do: name, key = "" } = held?.dataset ?? {};
    return `[data-key="${CSS.escape(name === "decide" ? "" : key)}"]`;
  }

  // Give the focus to another element if the focused element is gone. The awaited element may come later, so the text
  // typed for it is kept.
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
    // The boxes scroll to their beginning, because a new question is read from there.
    if (resort) for (const box of boxesAround(resort)) box.scrollTop = 0;
  }

  /**
   * Draw, and keep the focus. Drawing may move or remove the focused element. Within the same task the element gets the
   * focus back; if it is gone, the next fitting element gets the focus. `held` does not change, because elements may
   * still come.
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
   * Make the page inert while a dialog covers it; afterwards give the focus back.
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

  // Give the focus back when a comparison is closed. The control that opened the comparison was hidden meanwhile; if it
  // was in a menu, the button of the menu gets the focus.
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

  // Focus a new element that asks for the focus, once; in a guest only if the guest has the focus.
  function greet() {
    const fresh = findAll("[data-focus]").find((each) => each.checkVisibility());
    if (!fresh) return;
    fresh.removeAttribute("data-focus");
    for (const box of boxesAround(fresh)) box.scrollTop = 0;
    if (isHost || held) fresh.focus({ preventScroll: true });
    showFocused(fresh);
  }

  // Whether the narration hides the reply: on a phone both are in the same box.
  const isToldOver = () => root.dataset.tutorLayout === "phone" && app()?.hasAttribute("data-telling");
  let isWaiting = false;
  // Scroll a new reply into sight: all of it, or at least its beginning.
  function showReply() {
    const reply = findAll(REPLIES).find((each) => each.checkVisibility());
    const hasWaited = isWaiting;
    isWaiting = Boolean(reply && (isClipped(reply) || isToldOver())); // true until the narration ends
    if (isWaiting) return;
    // The boxes scroll to their beginning, because the narration has scrolled them.
    if (reply && hasWaited) for (const box of boxesAround(reply)) box.scrollTop = 0;
    if (reply?.textContent !== shown) isNew = true;
    // The reply is scrolled into sight at every drawing until the reader goes on, because later parts may move it.
    if (reply && isNew) {
      const isTall = reply.clientHeight > (reply.closest(".tutor-lesson-card")?.clientHeight ?? 0) / 2;
      bringIntoSight(reply, isTall ? "start" : "nearest");
    }
    shown = reply?.textContent;
  }

  for (const each of GOES_ON) listen(document, each, () => (isNew = false), { capture: true, passive: true });

  // Scroll a new hint into sight. Hints are below their question, and the last hint is new.
  function showHint() {
    const hint = findAll(HINTS)
      .filter((each) => each.checkVisibility())
      .at(-1);
    if (hint && hint.textContent !== hinted) bringIntoSight(hint);
    hinted = hint?.textContent;
  }

  /**
   * The text of the results that were scrolled into sight last. They are below the button that has decisions played for
   * the reader.
   * @type {string | undefined}
   */
  let found;
  function showFound() {
    const done = findAll(".tutor-twin-summary[data-done='1']").find((each) => each.checkVisibility());
    if (done && done.textContent !== found) bringIntoSight(done, "start");
    found = done?.textContent ?? found;
  }

  // Scroll the start of a menu that opens in the column into sight.
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
  let unfolding; // the part whose summary was pressed last
  /** @param {{ target: Target }} event */
  function noteSummary({ target }) {
    unfolding = target.closest?.("summary")?.parentElement;
  }
  /** @param {{ target: Target }} event */
  function showUnfolded({ target }) {
    if (!(target instanceof HTMLDetailsElement) || target !== unfolding || !target.open) return;
    if (target.matches(`.tutor-pull, ${MENU}`)) return;
    const [box] = boxesAround(target);
    if (box) bringIntoSight(target, target.clientHeight > box.clientHeight / 2 ? "start" : "nearest");
  }
  listen(document, "click", noteSummary, { capture: true });
  listen(document, "toggle", showUnfolded, { capture: true });

  /**
   * Let an element get the focus as soon as it appears, unless the reader goes elsewhere first. If the element exists
   * already, it gets the focus now, because it may not be drawn again.
   * @param {string} selector
   */
  function awaitElement(selector) {
    awaited = selector;
    arrive();
  }

  /**
   * Collect the text typed before an awaited field appears, which is written into the field later. Return whether the
   * key is such text, and so no key of the page.
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
