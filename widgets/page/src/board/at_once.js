// The picture that the page shows before the kernel answers: the outline of the thing under the pointer, the pressed
// thing, and the way of the piece that would go there. The kernel has sent the data before: the areas for taps, and the
// ways of the possible decisions.

import { STILL } from "../browser/preferences.js";
import { holds } from "./geometry.js";
import { EASING, keyframes } from "./manners.js";
import { createShape, middleOf, outlineOf } from "./shapes.js";

const PALE = 0.45;
const TAKEN_BACK = 180; // milliseconds

/** @param {Place} place @param {Things} things */
export function createAtOnce(place, things) {
  const { isOurs, ourClosest, listen } = place;
  /** @type {Area[]} */
  let areas = []; // the areas for taps, the topmost last
  /** @type {Record<string, Way>} */
  let ways = {}; // the piece that would move and its way, by the tapped thing
  /** @type {SVGGElement | undefined} */
  let shown; // the outline and the way for a press that the kernel has not answered yet
  let frame = 0;
  /** @type {{ copy: SVGGraphicsElement, home: Point, points: Point[] } | undefined} */
  let pale; // the pale copy of the piece at its target, and the points of its way
  /** @type {{ board: HTMLElement, x: number, y: number } | undefined} */
  let pointer; // the place of a mouse or a pen over the board
  /** @type {{ outline: Point[], edge: SVGElement } | undefined} */
  let hovered; // the outline of the thing under the pointer, and its edge in the picture
  let looking = 0;

  /** @param {{ areas?: Area[], ways?: Record<string, Way> }} message */
  function know(message) {
    areas = message.areas ?? areas;
    ways = message.ways ?? {}; // without new ways, no ways apply any more
    lookAgain();
  }

  /** @param {Point} point */
  const areaAt = (point) => areas.findLast(([, outline]) => holds(outline, point));

  /** @param {Point[]} outline @param {string} name */
  function edgeOf(outline, name) {
    const edge = outlineOf(outline);
    edge.classList.add(name);
    things.effects().before(edge);
    return edge;
  }

  // Draw an edge around the thing under the pointer, if a tap on it has an effect.
  function hover() {
    looking = 0;
    const found =
      pointer?.board.isConnected && things.isThere() ? areaAt(things.pointAt(pointer.x, pointer.y)) : undefined;
    if (hovered?.outline === found?.[1] && hovered?.edge.isConnected) return;
    hovered?.edge.remove();
    hovered = found && { outline: found[1], edge: edgeOf(found[1], "tutor-hovered") };
    pointer?.board.classList.toggle("tutor-is-over", Boolean(found));
  }

  function lookAgain() {
    if ((pointer || hovered) && !looking) looking = requestAnimationFrame(hover);
  }

  /** @param {Happened<PointerEvent>} event */
  function followPointer(event) {
    const board = event.pointerType !== "touch" && ourClosest(event, ".tutor-board");
    pointer = board ? { board, x: event.clientX, y: event.clientY } : undefined;
    lookAgain();
  }

  function clear() {
    cancelAnimationFrame(frame);
    shown?.remove();
    shown = pale = undefined;
  }

  /** @param {SVGElement} within @param {Way} way */
  function lead(within, { thing, places }) {
    const piece = things.parts.get(`dynamic/${thing}`);
    if (!piece) return;
    const home = middleOf(piece);
    const points = [home, ...places.slice(1)];
    const [x, y] = points[points.length - 1];
    const copy = piece.cloneNode(true);
    copy.setAttribute("transform", `translate(${x - home[0]} ${y - home[1]})`);
    copy.setAttribute("opacity", String(PALE));
    copy.removeAttribute("data-thing");
    const way = points.map((point) => point.join(",")).join(" ");
    within.append(createShape("polyline", { class: "tutor-way-ahead", points: way }), copy);
    pale = { copy, home, points };
  }

  /** @param {Happened<PointerEvent>} event */
  function down(event) {
    if (!event.isPrimary || event.button || !isOurs(event)) return;
    if (!event.target.closest?.(".tutor-board") || !things.isThere()) return;
    const point = things.pointAt(event.clientX, event.clientY); // measured now, before the next layout of the page
    clear();
    frame = requestAnimationFrame(() => show(point));
  }

  /**
   * Show the pressed thing and the path of its piece. This comes a frame after the press, so that the kernel is asked
   * first.
   * @param {Point} point
   */
  function show(point) {
    const pressed = areaAt(point);
    if (!pressed) return;
    const [thing, outline] = pressed;
    shown = createShape("g", { class: "tutor-at-once" });
    shown.append(edgeOf(outline, "tutor-pressed"));
    things.effects().before(shown);
    if (ways[thing]) lead(shown, ways[thing]);
  }

  /**
   * Remove the picture of the press, because the kernel's answer shows the true state. After a refusal, the pale piece
   * moves back.
   * @param {boolean} isRefused
   */
  function settle(isRefused) {
    if (!isRefused || !shown || !pale || STILL.matches) {
      clear();
      return;
    }
    const [returning, { copy, home, points }] = [shown, pale];
    shown = pale = undefined;
    copy.removeAttribute("transform");
    const frames = keyframes([...points].reverse(), home, "slide");
    const back = copy.animate(frames, { duration: TAKEN_BACK, easing: EASING });
    const remove = () => returning.remove();
    back.finished.then(remove, remove);
  }
  listen(document, "pointerdown", down, { capture: true });
  listen(document, "pointermove", followPointer, { passive: true });
  listen(document.documentElement, "pointerleave", followPointer);
  return { know, settle, clear, areaAt };
}
