// The curve shows the values of a step without going there: the step under the pointer, or the step chosen with the
// arrow keys, is sent to the kernel, which writes its values. A press or Enter goes to the step.

const LOOK_PAUSE = 40; // milliseconds: a step that the pointer leaves sooner is not sent

/** @param {Place} place @param {Send} send */
export function followCurve({ isOurs, ourClosest, listen, findAll }, send) {
  let looked = ""; // the step under the pointer as text; "" outside the curve
  /** @type {number | undefined} */
  let pause; // timer

  /** @param {HTMLInputElement} reach @param {HTMLElement} board @param {number} x */
  function stepUnder({ dataset, max }, board, x) {
    const [left, right, wide] = [dataset.left, dataset.right, dataset.wide].map(Number);
    const box = board.getBoundingClientRect();
    const share = (((x - box.left) / box.width) * wide - left) / (wide - left - right);
    return String(Math.round(Math.min(Math.max(share, 0), 1) * Number(max)));
  }

  /** @param {string} step */
  function look(step) {
    if (step === looked) return;
    looked = step;
    clearTimeout(pause);
    pause = setTimeout(() => send("curve-look", step), LOOK_PAUSE);
  }

  /** @param {Happened<PointerEvent>} event */
  function followPointer(event) {
    if (event.pointerType === "touch") return; // a finger has already gone to the step by its press
    const board = ourClosest(event, ".tutor-curve-board");
    /** @type {HTMLInputElement[]} */
    const [reach] = findAll(".tutor-curve-reach");
    if (board && reach) look(stepUnder(reach, board, event.clientX));
    else look("");
  }

  /** @param {{ target: Target }} event */
  const isReach = ({ target }) => target.matches?.(".tutor-curve-reach");
  /** @param {Happened} event */
  function readStep(event) {
    if (isOurs(event) && isReach(event)) send("curve-key", event.target.value ?? "");
  }
  /** @param {Happened<KeyboardEvent>} event */
  function goToStep(event) {
    if (!isOurs(event) || !isReach(event)) return;
    if (event.key === "Enter") send("goto", event.target.value ?? "");
  }
  /** @param {Happened} event */
  function stopReading(event) {
    if (isOurs(event) && isReach(event)) send("curve-look", "");
  }

  listen(document, "pointermove", followPointer, { passive: true });
  listen(document, "pointerleave", () => look(""), { passive: true });
  listen(document, "input", readStep, { passive: true });
  listen(document, "keydown", goToStep);
  listen(document, "focusout", stopReading);
}
