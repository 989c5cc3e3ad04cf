// A press that was meant for what stood there before does nothing. After a change of step or decision this holds back,
// for a while, what has come under a pointer at rest, and what has the focus without the reader's doing. It does not hold
// back what means the same as before, nor what the reader has gone to since. A press is judged by its own time, and none
// is kept for later. As long as the next press in the same place would be held back, the status says that it is busy:
// a program that drives the page waits for that.

const HELD_BACK = 600; // milliseconds
const AIMED = 24; // CSS pixels that a pointer goes at least from where it rested, if it is led to something new
const ON_ITS_WAY = 100; // milliseconds since its last move, in which a pointer does not rest yet
const PRESSED = "[data-do], summary, .tutor-board";
// What answers or decides means something else in every step, however it is called.
const OF_ONE_STEP = [
  ".tutor-board, .tutor-deciding *, .tutor-choices *, .tutor-options *",
  ...["decide", "lesson-move", "try", "plan", "play-to", "play-on", "play-from-here"].map((name) => `[data-do=${name}]`),
].join();

function followHaste({ app, isOurs, findAll, listen }) {
  let moment; // the step and the decision that are shown
  let changed = -Infinity; // when they came
  let pointer = { x: NaN, y: NaN }; // where it is, and what the control there means
  let rested = pointer; // where it was when they came
  let isOnItsWay = false;
  let focused = ""; // what the control means that the reader brought the focus to
  let given; // the control that has the focus without that
  let isFollowing = false;
  let isRefused = false; // whether the press under way does nothing

  const isSoon = (time) => time < changed + HELD_BACK;
  const meaning = (control) => (!control || control.matches(OF_ONE_STEP) ? "" : `${control.dataset.do} ${control.textContent}`);
  const isSame = (control, before) => before !== "" && meaning(control) === before;

  function isHeld(control, { timeStamp, clientX, clientY }) {
    // The list of all decisions in words lies apart from the lesson, and one decides there again and again.
    if (!control || control.closest(".tutor-choices") || !isSoon(timeStamp)) return false;
    const isNear = Math.hypot(clientX - rested.x, clientY - rested.y) <= AIMED; // never of a pointer that was nowhere yet
    if (isNear) return !isSame(control, rested.means);
    return (isOnItsWay || timeStamp < changed) && control.matches(OF_ONE_STEP);
  }

  function point(event) {
    const means = meaning(isOurs(event) && event.target.closest?.(PRESSED));
    pointer = { x: event.clientX, y: event.clientY, time: event.timeStamp, isMoving: event.type === "pointermove", means };
  }

  function stop(event) {
    event.stopImmediatePropagation();
    if (event.cancelable) event.preventDefault();
  }

  function down(event) {
    const control = isOurs(event) && event.target.closest?.(PRESSED);
    isRefused = event.isTrusted && isHeld(control, event);
    if (isRefused) stop(event);
    else point(event);
  }

  function pressed(event) {
    const isByKey = event.type === "click" && event.detail === 0;
    const control = isByKey && event.isTrusted && isOurs(event) && event.target.closest?.(PRESSED);
    if (isByKey ? isWithoutAim(control, event.timeStamp) : isRefused && event.isTrusted) stop(event);
  }

  const isWithoutAim = (control, time) => Boolean(control) && control === given && isSoon(time) && !isSame(control, focused);

  // A key that is held down presses once: what has the focus next was not meant.
  function keyed(event) {
    if (event.repeat && ["Enter", " "].includes(event.key) && isOurs(event) && event.target.closest?.("[data-do]")) stop(event);
  }

  function focus(event) {
    const control = isOurs(event) && event.target.closest?.("[data-do]");
    given = isFollowing ? control : undefined;
    if (!isFollowing) focused = meaning(control);
  }

  // What the page does with the focus by itself.
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
    const step = app().querySelector(".tutor-lesson-card section")?.dataset.step;
    const now = [ply, line, due, player, step].join();
    if (moment !== undefined && moment !== now) {
      changed = performance.now();
      rested = pointer;
      isOnItsWay = pointer.isMoving && changed - pointer.time < ON_ITS_WAY;
      setTimeout(say, HELD_BACK);
    }
    moment = now;
    say();
  }

  function isHolding() {
    const { x, y } = rested;
    const now = { timeStamp: performance.now(), clientX: x, clientY: y };
    if (!isSoon(now.timeStamp)) return false;
    const under = Number.isFinite(x) && document.elementFromPoint(x, y)?.closest(PRESSED);
    return isHeld(under, now) || isWithoutAim(given, now.timeStamp);
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
  for (const kind of ["mousedown", "click", "dblclick"]) listen(window, kind, pressed, first);
  listen(window, "keydown", keyed, first);
  listen(window, "focusin", focus, { capture: true });
  const observer = new MutationObserver((changes) => changes.some(isBesideBoard) && look());
  observer.observe(document.body, { childList: true, subtree: true });
  return { follow, stop: () => observer.disconnect() };
}
