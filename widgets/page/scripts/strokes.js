// Drawing on the board: with the right button, or after a long press of a finger, a thing is ringed, and an arrow
// leads from one to another. What is drawn is kept by the kernel; here is only what follows the pointer.

const LONG_PRESS = 450; // milliseconds
const STEADY = 10; // pixels that a finger may stray while it is held

// The letter of the pen that a key asks for; without one it is the pen that is chosen.
function penOf({ shiftKey, altKey }) {
  if (shiftKey && altKey) return "Y";
  if (shiftKey) return "R";
  return altKey ? "B" : "";
}

function listenToStrokes({ isOurs, listen }, things, atOnce, send) {
  let drawing; // what an arrow comes from, its middle there, and the line to the pointer
  let held; // a finger that may become a long press
  let isSpent = false; // whether the finger that leaves has drawn

  const isOnBoard = (event) =>
    Boolean(isOurs(event) && event.target.closest?.(".tutor-board") && things.isThere());
  const areaUnder = ({ clientX, clientY }) => atOnce.areaAt(things.pointAt(clientX, clientY));

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

  function draw(event) {
    const [x, y] = things.pointAt(event.clientX, event.clientY);
    const [fromX, fromY] = drawing.middle;
    for (const [name, value] of Object.entries({ x1: fromX, y1: fromY, x2: x, y2: y })) {
      drawing.line.setAttribute(name, value);
    }
  }

  function stop() {
    clearTimeout(held?.timer);
    drawing?.shown.remove();
    drawing = held = undefined;
  }

  function down(event) {
    if (!isOnBoard(event)) return;
    if (event.pointerType !== "touch" && event.button === 2) begin(event);
    if (event.pointerType !== "touch") return;
    stop();
    if (event.isPrimary) held = { x: event.clientX, y: event.clientY, timer: setTimeout(() => begin(event), LONG_PRESS) };
  }

  function move(event) {
    if (drawing) draw(event);
    else if (held && Math.hypot(event.clientX - held.x, event.clientY - held.y) > STEADY) stop();
  }

  function up(event) {
    if (drawing) {
      const to = areaUnder(event)?.[0];
      const { thing, pen } = drawing;
      isSpent = event.pointerType === "touch";
      if (to) send("stroke", `${pen}:${thing}${to === thing ? "" : `>${to}`}`);
    }
    stop();
  }

  // The canvas hears any button, and after a touch a button that never was: that is no tap.
  function quiet(event) {
    if (event.button === 2 && isOnBoard(event)) event.stopPropagation();
  }
  function keepMenu(event) {
    if (isOnBoard(event) && areaUnder(event)) event.preventDefault();
  }
  function keepStill(event) {
    if (drawing && event.cancelable) event.preventDefault();
  }
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
