// The available room: the width of the window at the chosen text size, and slides that fit their room.

import { showLook } from "../browser/address.js";
import { isHost, root, zoomNow } from "../browser/environment.js";
import { systemPreferences } from "../browser/preferences.js";
import { LOW, LOW_PHONE, layoutFor, WIDE_FROM } from "./layouts.js";
import { showRest } from "./overflow.js";

const SMALLEST_LETTERS = 0.025; // share of the height of a slide, at most of three quarters of its width
const SMALLEST_PIXELS = 15; // of letters on a hand-held screen, where the slide rather scrolls than gets smaller
const LARGEST_ANSWER = 1.4; // how many times larger an answer is set at most
const RESIZE_AFTER = 150; // milliseconds, so that a window is measured once while it is resized

/** @param {[number, number] | undefined} known */
function isEqualWindow(known) {
  return known?.[0] === root.clientWidth && known?.[1] === window.innerHeight;
}

/** @type {WeakMap<Element, HTMLDetailsElement>} */
const unfolded = new WeakMap(); // by slide, the explanation of a wrong answer that a reader has unfolded or folded last

/**
 * A slide that is too long for its room is set smaller, as far as it stays readable, and an answer with room to spare
 * larger. A clicker cannot unfold: all explanations that fit are unfolded, and always the one that a reader asked for.
 * @param {Place} place
 */
export function fitSlides({ findAll }) {
  const slides = findAll(".tutor-view-presenter .tutor-slide");
  if (!slides.length) return;
  const zoom = zoomNow();
  const smallest =
    Math.max(SMALLEST_PIXELS, SMALLEST_LETTERS * Math.min(window.innerHeight, 0.75 * window.innerWidth)) / zoom;
  for (const slide of slides) fitSlide(slide, smallest);
}

/** @param {HTMLElement} slide @param {number} smallest */
function fitSlide(slide, smallest) {
  const room = slide.closest(".tutor-presenter");
  if (!room) return;
  const isFull = () => room.scrollHeight > room.clientHeight;
  slide.style.fontSize = "";
  slide.toggleAttribute("data-tight", false);
  const usual = parseFloat(getComputedStyle(slide).fontSize);
  let size = usual;

  /** @param {number} by */
  function resize(by) {
    size += by;
    slide.style.fontSize = `${size}px`;
  }
  function shrink() {
    while (isFull() && size > smallest) resize(-Math.min(0.5, size - smallest));
  }

  /** @type {NodeListOf<HTMLDetailsElement>} */
  const found = slide.querySelectorAll("details");
  const thoughts = [...found];
  const chosen = unfolded.get(slide);
  if (!chosen) for (const thought of thoughts) thought.open = true;
  shrink();
  for (const thought of thoughts.reverse()) if (thought !== chosen && isFull()) thought.open = false;
  if (chosen?.open) slide.toggleAttribute("data-tight", isFull());
  if (!thoughts.length) return;
  while (!isFull() && size < usual * LARGEST_ANSWER) resize(1);
  shrink();
}

/** @param {Place} place */
export function createLayout(place) {
  const { model, element, app, listen } = place;
  /** @type {number | undefined} */
  let later;

  function measure() {
    showLook(place);
    const zoom = model.get("size") / 100;
    const room = isHost ? root : app()?.parentElement;
    const width = Math.round((room?.clientWidth ?? 0) / zoom);
    if (width) {
      const height = isHost ? window.innerHeight / zoom : Infinity;
      root.dataset.tutorLayout = layoutFor(width, height);
      root.toggleAttribute("data-tutor-low", root.dataset.tutorLayout === "phone" && height < LOW_PHONE);
      model.set("width", height < LOW ? Math.min(width, WIDE_FROM - 1) : width);
      model.set("ratio", (window.devicePixelRatio || 1) * zoom);
    }
    // Unless the reader chose a size, the size for the window counts.
    if (!isEqualWindow(model.get("prefers")?.window)) model.set("prefers", systemPreferences());
    model.save_changes();
    fitSlides(place);
    showRest(place);
  }

  function measureLater() {
    clearTimeout(later);
    later = setTimeout(measure, RESIZE_AFTER);
  }

  /**
   * An explanation that a reader unfolds takes the room of the others, so that the question stays in sight.
   * @param {{ target: Target }} event
   */
  function choose({ target }) {
    const thought = target.closest?.(".tutor-slide summary")?.parentElement;
    const slide = thought?.closest(".tutor-slide");
    if (slide) unfolded.set(slide, /** @type {HTMLDetailsElement} */ (thought));
  }
  /** @param {{ target: Target }} event */
  function refit({ target }) {
    const slide = target.closest?.(".tutor-slide");
    if (!slide || unfolded.get(slide) !== target) return;
    fitSlides(place);
    const room = slide.closest(".tutor-presenter");
    if (room) room.scrollTop = 0;
  }
  listen(document, "click", choose);
  listen(document, "toggle", refit, { capture: true });

  listen(window, "resize", measureLater);
  const sizes = new ResizeObserver(measureLater);
  sizes.observe(element);

  function stop() {
    sizes.disconnect();
    clearTimeout(later);
  }
  return { measure, stop };
}
