// Drawing on the board: with the right button, or after a long press of a finger, a thing is ringed, and an arrow
// leads from one to another. What is drawn is kept by the kernel; here is only what follows the pointer.

import { createShape, middleOf, outlineOf } from "./shapes.js";

const LONG_PRESS = 450; // milliseconds
const STEADY = 10; // pixels that a finger may stray while it is held

/**
 * The letter of the pen that a key asks for; without one it is the pen that is chosen.
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
  let drawing; // what an arrow comes from, its middle there, and the line to the pointer
  /** @type {{ x: number, y: number, timer: number } | undefined} */
  let held; // a finger that may become a long press
  let isSpent = false; // whether the finger that leaves has drawn

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
   * The canvas hears any button, and after a touch a button that never was: that is no tap.
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
