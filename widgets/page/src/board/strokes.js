// Drawing on the board with the right button, or after a long press of a finger: a ring around a thing, or an arrow
// from one thing to another. The kernel stores the strokes; this module draws the line that follows the pointer.

import { createShape, middleOf, outlineOf } from "./shapes.js";

const LONG_PRESS = 450; // milliseconds
const STEADY = 10; // pixels that a finger may move during a long press

/**
 * The letter of the pen for the held keys; without a key "", which means the chosen pen.
 * @param {{ shiftKey: boolean, altKey: boolean }} event
 */
export function penOf({ shiftKey, altKey }) {
  if (shiftKey && altKey) return "Y";
  if (shiftKey) return "R";
  return altKey ? "B" : "";
}

/** @param {Place} place @param {Things} things @param {ReturnType<typeof import("./at_once.js").createAtOnce>} atOnce @param {Send} send */
export function listenToStrokes({ isOurs, listen }, things, atOnce, send) {
  /** @type {{ thing: string, middle: Point, line: SVGLineElement, shown: SVGGElement, pen: string } | undefined} */
  let drawing; // the thing where an arrow begins, its middle, and the line to the pointer
  /** @type {{ x: number, y: number, timer: number } | undefined} */
  let held; // the place of a finger, and the timer of its long press
  let isSpent = false; // whether the present finger has drawn

  /** @param {Happened} event */
  const isOnBoard = (event) => Boolean(isOurs(event) && event.target.closest?.(".tutor-board") && things.isThere());
  /** @param {MouseEvent} event */
  const areaUnder = ({ clientX, clientY }) => atOnce.areaAt(things.pointAt(clientX, clientY));

  /** @param {PointerEvent} event */
  function begin(event) {
    const area = areaUnder(event);
    if (!area) return;
    atOnce.clear();
    const [thing, outline] = area;
    const line = createShape("line", { class: "tutor-stroke-ahead" });
    const edge = outlineOf(outline);
    edge.classList.add("tutor-pressed");
    const shown = createShape("g", {});
    shown.append(edge, line);
    things.effects().before(shown);
    drawing = { thing, middle: middleOf(edge), line, shown, pen: penOf(event) };
  }

  /** @param {NonNullable<typeof drawing>} stroke @param {PointerEvent} event */
  function draw({ middle, line }, event) {
    const [x, y] = things.pointAt(event.clientX, event.clientY);
    const [fromX, fromY] = middle;
    for (const [name, value] of Object.entries({ x1: fromX, y1: fromY, x2: x, y2: y })) {
      line.setAttribute(name, String(value));
    }
  }

  function stop() {
    clearTimeout(held?.timer);
    drawing?.shown.remove();
    drawing = held = undefined;
  }

  /** @param {Happened<PointerEvent>} event */
  function down(event) {
    if (!isOnBoard(event)) return;
    if (event.pointerType !== "touch" && event.button === 2) begin(event);
    if (event.pointerType !== "touch") return;
    stop();
    if (event.isPrimary)
      held = { x: event.clientX, y: event.clientY, timer: setTimeout(() => begin(event), LONG_PRESS) };
  }

  /** @param {PointerEvent} event */
  function move(event) {
    if (drawing) draw(drawing, event);
    else if (held && Math.hypot(event.clientX - held.x, event.clientY - held.y) > STEADY) stop();
  }

  /** @param {PointerEvent} event */
  function up(event) {
    if (drawing) {
      const to = areaUnder(event)?.[0];
      const { thing, pen } = drawing;
      isSpent = event.pointerType === "touch";
      if (to) send("stroke", `${pen}:${thing}${to === thing ? "" : `>${to}`}`);
    }
    stop();
  }

  /**
   * Stop a press of the right button before the canvas reports it. The kernel would take the press for a tap, because
   * after a touch the canvas reports an unknown button.
   * @param {Happened<MouseEvent>} event
   */
  function quiet(event) {
    if (event.button === 2 && isOnBoard(event)) event.stopPropagation();
  }
  /** @param {Happened<MouseEvent>} event */
  function keepMenu(event) {
    if (isOnBoard(event) && areaUnder(event)) event.preventDefault();
  }
  /** @param {Event} event */
  function keepStill(event) {
    if (drawing && event.cancelable) event.preventDefault();
  }
  /** @param {Event} event */
  function leave(event) {
    if (isSpent && event.cancelable) event.preventDefault();
    isSpent = false;
  }
  listen(document, "pointerdown", down);
  listen(document, "pointermove", move, { passive: true });
  listen(document, "pointerup", up);
  listen(document, "pointercancel", stop);
  listen(document, "mousedown", quiet, { capture: true });
  listen(document, "contextmenu", keepMenu);
  listen(document, "touchmove", keepStill, { passive: false });
  listen(document, "touchend", leave, { passive: false });
}
