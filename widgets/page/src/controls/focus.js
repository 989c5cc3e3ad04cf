// The focus: a control that is drawn anew keeps it; one that is gone, or has decided, leaves it to its card.

import { isHost, root } from "../browser/environment.js";
import { isClipped } from "../room/readable.js";
import { closeMenus, MENU } from "./menus.js";

export const REPLIES = ".tutor-lesson-card :is(.tutor-answer, .tutor-result-line)";
const HINTS = ".tutor-lesson-card .tutor-given-hint";
const ASK_A_CLASS = '.tutor-view-presenter [data-key="ask:"]'; // beside a slide it alone opens the rules
/** @type {(keyof Events)[]} */
const GOES_ON = ["pointerdown", "keydown", "wheel"]; // what a reader does who has seen the reply
const ANYWHERE = ".tutor-main, .tutor-door-card, .tutor-compare";

/** Whether the beginning of an element can be seen, and nothing lies over it. @param {Element} element */
function isInSight(element) {
  const { left, top, width } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + 4));
}

/** The boxes that scroll with an element in them. @param {Element} element @returns {HTMLElement[]} */
function boxesAround(element) {
  const box = element.parentElement?.closest(".tutor-lesson-card, .tutor-side");
  return box ? [box, ...boxesAround(box)] : [];
}

/**
 * An element comes into sight within the box that scrolls with it. Beside a board the page around that box stays where it
 * is; it would move as well, by its own edge.
 * What is said over a question that keeps its place is scrolled by itself.
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
 * What is clipped, as a card while something else is told in its place, would only be scrolled away within.
 * @param {Element} element
 */
function showFocused(element) {
  if (!isInSight(element) && !isClipped(element)) bringIntoSight(element);
}

/**
 * Whether an element can be seen at all: what is only there to be read aloud would show no focus.
 * @param {HTMLElement} element
 */
const isShown = (element) => element.checkVisibility() && getComputedStyle(element).clipPath === "none";

/**
 * Whether an element took the focus: what is hidden, or was not made to, does not. It moves only into sight.
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
  let held; // what has the focus, or had it last, if it is ours
  /** @type {HTMLElement | undefined} */
  let opener; // what had it when a dialog was opened
  let awaited = ""; // the selector of what is to have it as soon as it is there
  let typed = ""; // what was written for a field before it was there
  /** @type {string | undefined} */
  let shown; // the reply that was brought into sight last
  let isNew = false; // whether the reader has done nothing since it came
  /** @type {string | undefined} */
  let hinted; // the hint that was brought into sight last
  let compared = ""; // while lines are compared, the selector of what opened that
  let isParked = false; // whether the focus is being brought where it waits for what is drawn anew

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
   * JupyterLab, which hears of a key after this, would cut a cell at the letter x. What is drawn anew has not kept the mark.
   * @param {Happened<KeyboardEvent>} event
   */
  function keepKey(event) {
    if (!isHost && isOurs(event)) event.target.toggleAttribute?.("data-lm-suppress-shortcuts", true);
  }
  listen(window, "keydown", keepKey, { capture: true });

  // The same control in new markup. A decision that was made is gone: another under the same key would be
  // pressed by a second Enter.
  function selectorOfSame() {
    const { do: name, key = "" } = held?.dataset ?? {};
    return `[data-key="${CSS.escape(name === "decide" ? "" : key)}"]`;
  }

  // What is awaited may come a little later, and what was typed for it is not lost meanwhile.
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
    // What is asked instead is read from its beginning.
    if (resort) for (const box of boxesAround(resort)) box.scrollTop = 0;
  }

  /**
   * What is drawn may move or take away what has the focus: in the same task it is back, or waits where it would go in the
   * end. Of what else comes nothing is known yet, so what was held stays held.
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
   * While a dialog lies over the page the rest of it cannot be reached; then the focus goes back.
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

  // What opened a comparison is hidden meanwhile; once it is closed the focus goes back there, or to the menu that had it.
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

  // What has just come and asks for the focus gets it once; a guest gets it only where it had it.
  function greet() {
    const fresh = findAll("[data-focus]").find((each) => each.checkVisibility());
    if (!fresh) return;
    fresh.removeAttribute("data-focus");
    for (const box of boxesAround(fresh)) box.scrollTop = 0;
    if (isHost || held) fresh.focus({ preventScroll: true });
    showFocused(fresh);
  }

  // On a phone what happens is told in the box in which the reply stands.
  const isToldOver = () => root.dataset.tutorLayout === "phone" && app()?.hasAttribute("data-telling");
  let isWaiting = false;
  // What answers the reader, once it has come: all of it is in sight, or at least its beginning.
  function showReply() {
    const reply = findAll(REPLIES).find((each) => each.checkVisibility());
    const hasWaited = isWaiting;
    isWaiting = Boolean(reply && (isClipped(reply) || isToldOver())); // until what was decided has been told
    if (isWaiting) return;
    // What was scrolled while it was told is read from its beginning.
    if (reply && hasWaited) for (const box of boxesAround(reply)) box.scrollTop = 0;
    if (reply?.textContent !== shown) isNew = true;
    // What else is drawn with it may come later, and move it.
    if (reply && isNew) {
      const isTall = reply.clientHeight > (reply.closest(".tutor-lesson-card")?.clientHeight ?? 0) / 2;
      bringIntoSight(reply, isTall ? "start" : "nearest");
    }
    shown = reply?.textContent;
  }

  for (const each of GOES_ON) listen(document, each, () => (isNew = false), { capture: true, passive: true });

  // A hint comes below what it helps with: of several the last is new.
  function showHint() {
    const hint = findAll(HINTS)
      .filter((each) => each.checkVisibility())
      .at(-1);
    if (hint && hint.textContent !== hinted) bringIntoSight(hint);
    hinted = hint?.textContent;
  }

  /** What has been played for the reader lies below what it was asked for by. @type {string | undefined} */
  let found;
  function showFound() {
    const done = findAll(".tutor-twin-summary[data-done='1']").find((each) => each.checkVisibility());
    if (done && done.textContent !== found) bringIntoSight(done, "start");
    found = done?.textContent ?? found;
  }

  // Ways that have just been opened under their control begin at the top of their column.
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

  /** What a press unfolds is in sight, or at least its beginning. @type {Element | null | undefined} */
  let unfolding; // what the press before was on
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
   * A control that opens something leads the focus there; a reader who goes elsewhere before stays there. What is there
   * already may not be drawn anew.
   * @param {string} selector
   */
  function awaitElement(selector) {
    awaited = selector;
    arrive();
  }

  /**
   * What is typed before an awaited field is there is written in it, and is no key of the page; whether it was.
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
