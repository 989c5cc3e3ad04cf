// Moving and marked things: an SVG element over the canvas. The kernel sends the changed ones by layer and id. Things
// in motion, lit parts and responses to a press are in an element of their own above it: while only that changes, the
// things below need not be painted again.

import { createElement, setProperty } from "../browser/environment.js";
import { createShape, SVG } from "./shapes.js";

const INSIDE = '<style></style><defs></defs><g class="tutor-things"></g>';

const PATIENCE = 5000; // milliseconds after which the page waits no longer for a board

/**
 * Whether the middle of a board of a width has been painted; a board that is no canvas comes with its markup.
 * @param {HTMLElement | null | undefined} board @param {number} width
 */
function isPainted(board, width) {
  if (!board) return false;
  /** @type {HTMLCanvasElement | null} */
  const canvas = board.matches("canvas") ? /** @type {HTMLCanvasElement} */ (board) : board.querySelector("canvas");
  if (!canvas) return true;
  if (canvas.width !== width) return false;
  const [x, y] = [canvas.width >> 1, canvas.height >> 1];
  return (canvas.getContext("2d")?.getImageData(x, y, 1, 1).data[3] ?? 0) > 0;
}

/**
 * Hide the pieces until the board under them is painted: after a change of size they would stand on nothing.
 * @param {SVGSVGElement[]} drawings @param {() => HTMLElement | null | undefined} board @param {number} width
 */
function showOnceThere(drawings, board, width) {
  const last = performance.now() + PATIENCE;
  /** @param {string} opacity */
  function fade(opacity) {
    for (const { style } of drawings) style.opacity = opacity;
  }
  function look() {
    if (isPainted(board(), width) || performance.now() > last) fade("");
    else requestAnimationFrame(look);
  }
  fade("0");
  look();
}

/** @param {Place} place */
export function createThings({ findAll }) {
  /** @type {Map<string, SVGGraphicsElement>} */
  const parts = new Map(); // by layer and id
  let svg = document.createElementNS(SVG, "svg");
  let above = svg; // of the same size, for the parts in motion
  let effects = createShape("g", {}); // in it
  let shape = "1"; // of all, its width by its height
  let isThere = false; // not before the kernel has sent something

  /** @param {string} selector */
  const inner = (selector) => /** @type {Element} */ (svg.querySelector(`:scope > ${selector}`));
  const canvas = () => svg.parentNode?.querySelector(".tutor-board");

  /** In another size everything begins again. @param {Frame} message */
  function begin({ frame, size: [width, height], width: shown }) {
    const template = createElement("template", { innerHTML: frame });
    svg.remove();
    above.remove();
    svg = /** @type {SVGSVGElement} */ (template.content.firstChild);
    svg.classList.add("tutor-overlay");
    svg.setAttribute("width", String(width));
    svg.setAttribute("height", String(height));
    svg.style.width = `${shown}px`;
    shape = `${width / height}`;
    above = svg.cloneNode();
    above.classList.add("tutor-above");
    svg.innerHTML = INSIDE;
    effects = createShape("g", { class: "tutor-effects" });
    above.append(effects);
    isThere = true;
    parts.clear();
    showOnceThere([svg, above], canvas, width);
  }

  // Widgets come and go: the drawing moves to the present board.
  function mount() {
    const hero = isThere && findAll(".tutor-hero")[0];
    if (!hero) return;
    if (svg.parentNode !== hero) hero.append(svg, above);
    setProperty(hero, "--shape", shape);
  }

  /** @param {string} key @param {string} markup */
  function createPart(key, markup) {
    const [layer, id] = key.split(/\/(.*)/s);
    const part = createShape("g", {});
    Object.assign(part.dataset, { layer, thing: id });
    part.innerHTML = markup;
    return part;
  }

  /** Add the rules and symbols that later parts may need. @param {SceneMessage} message */
  function prepare(message) {
    if (message.frame) begin(message);
    mount();
    inner("style").append(...message.rules);
    inner("defs").insertAdjacentHTML("beforeend", message.symbols.join(""));
  }

  /** Show the changed parts; return the former ones by layer and id: null for a new part. @param {Changes} changes */
  function show(changes) {
    /** @type {Before} */
    const before = new Map();
    for (const [key, markup] of Object.entries(changes.parts)) {
      const part = createPart(key, markup);
      const known = parts.get(key);
      before.set(key, known ?? null);
      known?.replaceWith(part);
      parts.set(key, part);
    }
    if (changes.order) arrange(changes.order, before);
    return before;
  }

  /**
   * Move only parts that come, go or change their place: a part that is inserted again is also painted again.
   * @param {string[]} order @param {Before} before
   */
  function arrange(order, before) {
    const wanted = new Set(order);
    for (const [key, part] of [...parts]) {
      if (wanted.has(key)) continue;
      before.set(key, part);
      part.remove();
      parts.delete(key);
    }
    const group = inner("g.tutor-things");
    /** @type {Node | null} */
    let next = null;
    for (const key of order.toReversed()) {
      const part = parts.get(key);
      if (!part) continue;
      if (part.parentNode !== group || part.nextSibling !== next) group.insertBefore(part, next);
      next = part;
    }
  }

  /**
   * A point of the window in the drawing; the canvas lies exactly under it.
   * @param {number} x @param {number} y @returns {Point}
   */
  function pointAt(x, y) {
    const box = svg.getBoundingClientRect();
    const { width, height } = svg.viewBox.baseVal;
    return [((x - box.left) * width) / box.width, ((y - box.top) * height) / box.height];
  }

  /** @returns {Point} */
  function size() {
    const { width, height } = svg.viewBox.baseVal;
    return [width, height];
  }

  // A board may have no size while the page around it is laid out again.
  const isInSight = () =>
    Boolean(isThere && canvas()?.checkVisibility() && !document.hidden && svg.getBoundingClientRect().width);
  return {
    parts,
    prepare,
    show,
    mount,
    canvas,
    pointAt,
    size,
    isInSight,
    effects: () => effects,
    isThere: () => isThere,
  };
}
