// Light during motion: the glow where something happens, the night, and the change to a ground in other colours.

import { createElement } from "../browser/environment.js";
import { createShape, hasEnded, outlineOf } from "./shapes.js";

const DARKNESS = 0.5;
const DIMMING = 0.75; // share of the time of dusk in which the day grows dark
const CHANGES = 100; // milliseconds in which the dark day changes into the night
export const LIT = 600; // milliseconds

/** @param {Things} things */
export function createLight(things) {
  /** @type {SVGRectElement | undefined} */
  let night; // the dark rectangle over the board at night
  /** @type {HTMLCanvasElement | undefined} */
  let ground; // a copy of the former ground, while the canvas has the new ground

  /**
   * Light up outlines after a delay, because a thing may first move aside or turn.
   * @param {Point[][]} outlines @param {number} delay
   */
  function glow(outlines, delay) {
    for (const points of outlines) {
      const outline = outlineOf(points);
      outline.classList.add("tutor-lit");
      things.effects().prepend(outline);
      const remove = () => outline.remove();
      outline.animate({ opacity: [0, 1, 0] }, { duration: LIT, delay, fill: "both" }).finished.then(remove, remove);
    }
  }

  // Remove all lit outlines, because their things may not lie there any more.
  function dim() {
    for (const outline of things.effects().querySelectorAll(":scope > .tutor-lit")) outline.remove();
  }

  /**
   * Draw the night over all things at rest and under all things in motion; it stays until the day begins or the beats
   * end.
   * @param {number} ms
   */
  function darken(ms) {
    const [width, height] = things.size();
    night = createShape("rect", { class: "tutor-night", width, height, rx: 16 });
    things.effects().prepend(night);
    return { night, animation: night.animate({ opacity: [0, DARKNESS] }, { duration: ms, fill: "forwards" }) };
  }

  /** @param {number} ms */
  async function brighten(ms) {
    const gone = night?.animate({ opacity: [DARKNESS, 0] }, { duration: ms, fill: "forwards" });
    night = undefined;
    if (gone) await hasEnded(gone);
  }

  // Cover the new ground with a copy of the former ground, until the time of the change.
  function keepGround() {
    const canvas = things.canvas();
    if (!(canvas instanceof HTMLCanvasElement) || !canvas.width) return;
    ground = createElement("canvas", { className: "tutor-former-ground", width: canvas.width, height: canvas.height });
    ground.style.width = canvas.style.width;
    ground.getContext("2d")?.drawImage(canvas, 0, 0);
    canvas.after(ground);
  }

  /**
   * Change the ground, and all things on it, to other colours; `before` has the former parts. Letters in two colours
   * over each other cannot be read. At dusk, the day therefore first grows dark and then changes at once into the
   * night. At dawn, the night changes at once into a dark day, which then grows light.
   * @param {HTMLCanvasElement} former @param {string} hour @param {Before} before @param {number} ms
   */
  async function changeGround(former, hour, before, ms) {
    const veil = createShape("g", {});
    veil.append(...[...before.values()].flatMap((old) => (old && !old.parentNode ? [old] : [])));
    things.effects().prepend(veil);
    if (hour === "dusk") {
      const dark = darken(ms * DIMMING);
      veil.after(dark.night);
      await hasEnded(dark.animation);
      if (ground !== former) return;
    } else darken(CHANGES);
    /** @type {KeyframeAnimationOptions} */
    const leaves = { duration: CHANGES, fill: "forwards" };
    const gone = [former, veil].map((old) => old.animate({ opacity: [1, 0] }, leaves));
    if (hour === "dusk" && night) gone.push(night.animate({ opacity: [DARKNESS, 0] }, leaves));
    await Promise.all(gone.map(hasEnded));
    if (ground !== former) return;
    for (const old of [former, veil]) old.remove();
    ground = undefined;
    if (hour === "dusk") night = undefined;
    else await brighten(ms * DIMMING);
  }

  /** @param {string} hour @param {Before} before @param {number} ms */
  async function change(hour, before, ms) {
    if (hour && ground) await changeGround(ground, hour, before, ms);
    else if (hour === "dusk") await hasEnded(darken(ms).animation);
    else if (hour) await brighten(ms);
  }

  function end() {
    ground?.remove();
    ground = night = undefined;
  }
  return { glow, dim, brighten, keepGround, change, end };
}
