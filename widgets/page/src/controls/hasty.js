// Presses that were meant for the former content are ignored. After a change of step or decision, this module ignores
// for a while presses on a control that has come under a resting pointer, or that the script has focused. It lets a
// press pass if the control has the same meaning as before, or if the reader has moved to the control since. The time
// of the press itself counts, and no press is stored for later. As long as the next press in the same place would be
// ignored, the status says that it is busy: a program that drives the page waits for that.

import { changeAt, HELD_BACK, isHasty, isSoon, isWithoutAim, NOWHERE } from "./haste.js";

const PRESSED = "[data-do]:not(.tutor-step), summary, .tutor-board"; // steps keep their meaning
// Controls whose meaning changes with every step, although their names stay the same.
const OF_ONE_STEP = [
  ".tutor-board, .tutor-deciding *, .tutor-choices *, .tutor-options *",
  ...["decide", "lesson-move", "try", "plan", "play-to", "play-on", "play-from-here"].map(
    (name) => `[data-do=${name}]`,
  ),
].join();

/** @param {Place} place */
export function followHaste({ app, ourClosest, findAll, listen }) {
  /** @type {string | undefined} */
  let moment; // the step and the decision that the page shows
  let pointer = NOWHERE; // the pointer: its place, and the meaning of the control there
  let change = changeAt(-Infinity, pointer); // the last change of step or decision
  let focused = ""; // the meaning of the control that the reader focused
  /** @type {HTMLElement | undefined} */
  let given; // the control that the script, not the reader, has focused
  let isFollowing = false;
  let isRefused = false; // whether the present press is ignored

  /** @param {HTMLElement | undefined} control */
  const meaning = (control) =>
    !control || control.matches(OF_ONE_STEP) ? "" : `${control.dataset.do} ${control.textContent}`;

  /** @param {HTMLElement | undefined} control @param {{ x: number, y: number, time: number }} press */
  function isHeld(control, press) {
    // The list of all decisions in words is apart from the lesson; readers decide there again and again, so no press
    // there is ignored.
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
  function refuse(event) {
    const isByKey = event.type === "click" && event.detail === 0;
    const control = isByKey && event.isTrusted ? ourClosest(event, PRESSED) : undefined;
    if (isByKey ? isGiven(control, event.timeStamp) : isRefused && event.isTrusted) stop(event);
  }

  /**
   * Let a key that is held down press only once, because the control that gets the focus next is not meant.
   * @param {Happened<KeyboardEvent>} event
   */
  function refuseRepeat(event) {
    if (event.repeat && ["Enter", " "].includes(event.key) && ourClosest(event, "[data-do]")) stop(event);
  }

  /** @param {Happened<FocusEvent>} event */
  function focus(event) {
    const control = ourClosest(event, "[data-do]");
    given = isFollowing ? control : undefined;
    if (!isFollowing) focused = meaning(control);
  }

  /** Run a function of the page that may change the focus. @param {() => void} moveFocus */
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

  // Mark the status as busy while presses are ignored; the kernel does not know of that.
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
  listen(window, "mousedown", refuse, first);
  listen(window, "click", refuse, first);
  listen(window, "dblclick", refuse, first);
  listen(window, "keydown", refuseRepeat, first);
  listen(window, "focusin", focus, { capture: true });
  return { follow, look };
}
