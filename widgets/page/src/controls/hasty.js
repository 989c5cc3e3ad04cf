// A press that was meant for what stood there before does nothing. After a change of step or decision this holds back,
// for a while, what has come under a pointer at rest, and what has the focus without the reader's doing. It does not hold
// back what means the same as before, nor what the reader has gone to since. A press is judged by its own time, and none
// is kept for later. As long as the next press in the same place would be held back, the status says that it is busy:
// a program that drives the page waits for that.

import { isBesideBoard } from "../browser/contents.js";
import { changeAt, HELD_BACK, isHasty, isSoon, isWithoutAim, NOWHERE } from "./haste.js";

const PRESSED = "[data-do], summary, .tutor-board";
// What answers or decides means something else in every step, however it is called.
const OF_ONE_STEP = [
  ".tutor-board, .tutor-deciding *, .tutor-choices *, .tutor-options *",
  ...["decide", "lesson-move", "try", "plan", "play-to", "play-on", "play-from-here"].map(
    (name) => `[data-do=${name}]`,
  ),
].join();

/** @param {Place} place */
export function followHaste({ app, ourClosest, findAll, listen }) {
  /** @type {string | undefined} */
  let moment; // the step and the decision that are shown
  let pointer = NOWHERE; // where it is, and what the control there means
  let change = changeAt(-Infinity, pointer); // since when they are shown
  let focused = ""; // what the control means that the reader brought the focus to
  /** @type {HTMLElement | undefined} */
  let given; // the control that has the focus without that
  let isFollowing = false;
  let isRefused = false; // whether the press under way does nothing

  /** @param {HTMLElement | undefined} control */
  const meaning = (control) =>
    !control || control.matches(OF_ONE_STEP) ? "" : `${control.dataset.do} ${control.textContent}`;

  /** @param {HTMLElement | undefined} control @param {{ x: number, y: number, time: number }} press */
  function isHeld(control, press) {
    // The list of all decisions in words lies apart from the lesson, and one decides there again and again.
    if (!control || control.closest(".tutor-choices")) return false;
    return isHasty({ ...press, means: meaning(control) }, change);
  }

  /** @param {HTMLElement | undefined} control @param {number} time */
  const isGiven = (control, time) =>
    control !== undefined && control === given && isWithoutAim({ time, means: meaning(control) }, focused, change);

  /** @param {Happened<PointerEvent>} event */
  function point(event) {
    const { clientX: x, clientY: y, timeStamp: time } = event;
    pointer = { x, y, time, isMoving: event.type === "pointermove", means: meaning(ourClosest(event, PRESSED)) };
  }

  /** @param {Event} event */
  function stop(event) {
    event.stopImmediatePropagation();
    if (event.cancelable) event.preventDefault();
  }

  /** @param {Happened<PointerEvent>} event */
  function down(event) {
    const press = { x: event.clientX, y: event.clientY, time: event.timeStamp };
    isRefused = event.isTrusted && isHeld(ourClosest(event, PRESSED), press);
    if (isRefused) stop(event);
    else point(event);
  }

  /** @param {Happened<MouseEvent>} event */
  function pressed(event) {
    const isByKey = event.type === "click" && event.detail === 0;
    const control = isByKey && event.isTrusted ? ourClosest(event, PRESSED) : undefined;
    if (isByKey ? isGiven(control, event.timeStamp) : isRefused && event.isTrusted) stop(event);
  }

  /**
   * A key that is held down presses once: what has the focus next was not meant.
   * @param {Happened<KeyboardEvent>} event
   */
  function keyed(event) {
    if (event.repeat && ["Enter", " "].includes(event.key) && ourClosest(event, "[data-do]")) stop(event);
  }

  /** @param {Happened<FocusEvent>} event */
  function focus(event) {
    const control = ourClosest(event, "[data-do]");
    given = isFollowing ? control : undefined;
    if (!isFollowing) focused = meaning(control);
  }

  /** What the page does with the focus by itself. @param {() => void} moveFocus */
  function follow(moveFocus) {
    isFollowing = true;
    moveFocus();
    isFollowing = false;
    say();
  }

  function look() {
    const [status] = findAll(".tutor-status");
    if (!status) return;
    const { ply, line, due, player } = status.dataset;
    const step = app()?.querySelector(".tutor-lesson-card section")?.dataset.step;
    const now = [ply, line, due, player, step].join();
    if (moment !== undefined && moment !== now) {
      change = changeAt(performance.now(), pointer);
      setTimeout(say, HELD_BACK);
    }
    moment = now;
    say();
  }

  function isHolding() {
    const { x, y } = change.rested;
    const time = performance.now();
    if (!isSoon(time, change)) return false;
    const under = Number.isFinite(x) ? document.elementFromPoint(x, y)?.closest(PRESSED) : undefined;
    return isHeld(under ?? undefined, { x, y, time }) || isGiven(given, time);
  }

  // Says of the status what the kernel does not know, and no longer than it is so.
  function say() {
    const [status] = findAll(".tutor-status");
    if (!status) return;
    if (isHolding()) {
      status.dataset.said ??= status.dataset.busy;
      status.dataset.busy = "1";
    } else if (status.dataset.said) {
      status.dataset.busy = status.dataset.said;
      delete status.dataset.said;
    }
  }

  const first = { capture: true, passive: false };
  listen(window, "pointermove", point, { capture: true, passive: true });
  listen(window, "pointerup", point, { capture: true, passive: true });
  listen(window, "pointerdown", down, first);
  listen(window, "mousedown", pressed, first);
  listen(window, "click", pressed, first);
  listen(window, "dblclick", pressed, first);
  listen(window, "keydown", keyed, first);
  listen(window, "focusin", focus, { capture: true });
  const observer = new MutationObserver((changes) => changes.some(isBesideBoard) && look());
  observer.observe(document.body, { childList: true, subtree: true });
  return { follow, stop: () => observer.disconnect() };
}
