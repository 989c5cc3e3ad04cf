// The surroundings of the tutor, which has the page to itself (host) or is a guest in a notebook. The scripts of the
// page contain no game and no words: the kernel sends all words.

export const root = document.documentElement;
export const isServed = "voila" in document.body.dataset;
export const isHost = isServed && !document.querySelector(".jp-MarkdownCell");
root.dataset.tutorPlace = isHost ? "host" : "guest";
export const BOARDS = ".tutor-board, .tutor-curve-board, .tutor-chances-board";

/** @template {"a" | "canvas" | "div" | "img" | "input" | "main" | "template"} Tag @param {Tag} tag @param {Partial<HTMLElementTagNameMap[Tag]>} properties @returns {HTMLElementTagNameMap[Tag]} */
export function createElement(tag, properties) {
  return Object.assign(document.createElement(tag), properties);
}

/**
 * The things that each module needs: the model of one tutor, its element, and the signal that ends its listeners; also
 * functions that find elements and listen.
 * @param {Model} model @param {HTMLElement} element @param {AbortSignal} signal
 */
export function createPlace(model, element, signal) {
  const app = () => element.closest(".tutor-app");

  /**
   * The tutor's element to which an event belongs. Events outside all tutors belong to the first tutor, if it is the
   * host.
   * @param {Target} target
   */
  function ownerOf(target) {
    const nearest = target.closest?.(".tutor-app");
    return nearest ?? (isHost && document.querySelector(".tutor-app"));
  }

  /** @param {{ target: Target }} event */
  const isOurs = (event) => ownerOf(event.target) === app();

  /**
   * The element of this tutor that matches a selector and contains the target of an event, or undefined.
   * @param {{ target: Target }} event @param {string} selector
   */
  const ourClosest = (event, selector) => (isOurs(event) ? event.target.closest?.(selector) : undefined) ?? undefined;

  /** @template {Element} [Found=HTMLElement] @param {string} selector @returns {Found[]} */
  function findAll(selector) {
    /** @type {NodeListOf<Found> | undefined} */
    const found = app()?.querySelectorAll(selector);
    return [...(found ?? [])];
  }
  /** @type {<Kind extends keyof Events>(target: EventTarget, kind: Kind, hear: (event: Happened<Events[Kind]>) => void, options?: AddEventListenerOptions) => void} */
  const listen = (target, kind, hear, options) =>
    target.addEventListener(kind, /** @type {EventListener} */ (hear), { signal, ...options });
  return { model, element, app, isOurs, ourClosest, findAll, listen };
}

// The factor by which the chosen text size enlarges CSS pixels.
export const zoomNow = () => Number(getComputedStyle(root).getPropertyValue("--zoom")) || 1;

/** @param {HTMLElement} element @param {string} name @param {boolean} is */
export function mark(element, name, is) {
  if (name in element.dataset === is) return;
  if (is) element.dataset[name] = "1";
  else delete element.dataset[name];
}

/**
 * Set a CSS property only if it has changed, because each change causes a new layout.
 * @param {HTMLElement} element @param {string} name @param {string} value
 */
export function setProperty(element, name, value) {
  if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value);
}
