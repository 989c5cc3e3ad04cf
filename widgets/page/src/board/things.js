// Moving and marked things: an SVG element over the canvas. The kernel sends the changed parts by layer and id. Things
// in motion, lit parts and responses to a press are in another SVG element above: while only they change, the browser
// need not paint the things below again.

import { createElement, setProperty } from "../browser/environment.js";
import { createShape, SVG } from "./shapes.js";

const INSIDE = '<style></style><defs></defs><g class="tutor-things"></g>';

const PATIENCE = 5000; // milliseconds for which the page waits for a board

/**
 * Whether the middle of a board with this width is painted. A board without a canvas counts as painted, because its
 * picture is in its markup.
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
 * Hide the pieces until the board under them is painted; otherwise they would stand on an empty ground after a change
 * of size.
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
  let above = svg; // an SVG element of the same size, for the parts in motion
  let effects = createShape("g", {}); // the group in `above` for the parts in motion
  let shape = "1"; // the ratio of the drawing's width to its height
  let isThere = false; // whether the kernel has sent a drawing

  /** @param {string} selector */
  const inner = (selector) => /** @type {Element} */ (svg.querySelector(`:scope > ${selector}`));
  const canvas = () => svg.parentNode?.querySelector(".tutor-board");

  /** Begin a drawing in a new size; all former parts are dropped. @param {Frame} message */
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

  // Put the drawing over the present board, because widgets come and go.
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

  /** Show the changed parts; return the former parts by layer and id: null for a new part. @param {Changes} changes */
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
   * Put the parts in this order and remove all others; note removed parts in `before`. Only parts that come, go or
   * change their place are moved, because a part that is inserted again is painted again.
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
   * The point of the drawing at a point of the window; the canvas lies exactly under the drawing.
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

  // Whether the board can be seen. It may have no size while the page around it is laid out again.
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
