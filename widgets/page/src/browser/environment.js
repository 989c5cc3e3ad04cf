// Where the tutor stands: it has the page to itself, or it is a guest in a notebook.
// The scripts of the page know no game and no words: all they say was sent to them.

export const root = document.documentElement;
export const isServed = "voila" in document.body.dataset;
export const isHost = isServed && !document.querySelector(".jp-MarkdownCell");
root.dataset.tutorPlace = isHost ? "host" : "guest";
export const BOARDS = ".tutor-board, .tutor-small-board, .tutor-curve-board, .tutor-chances-board";

/** @template {"a" | "canvas" | "div" | "img" | "input" | "main" | "template"} Tag @param {Tag} tag @param {Partial<HTMLElementTagNameMap[Tag]>} properties @returns {HTMLElementTagNameMap[Tag]} */
export function createElement(tag, properties) {
  return Object.assign(document.createElement(tag), properties);
}

/**
 * What each concern needs of one tutor: its model, its element, and the signal that ends its listening.
 * @param {Model} model @param {HTMLElement} element @param {AbortSignal} signal
 */
export function createPlace(model, element, signal) {
  const app = () => element.closest(".tutor-app");

  /** What happens outside of every tutor is the business of the first one, if it is the host. @param {Target} target */
  function ownerOf(target) {
    const nearest = target.closest?.(".tutor-app");
    return nearest ?? (isHost && document.querySelector(".tutor-app"));
  }

  /** @param {{ target: Target }} event */
  const isOurs = (event) => ownerOf(event.target) === app();

  /**
   * What of this tutor an event happened in that a selector is for.
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

// What a pixel of the style sheets is on the screen, by the size of text that was chosen.
export const zoomNow = () => Number(getComputedStyle(root).getPropertyValue("--zoom")) || 1;

/** @param {HTMLElement} element @param {string} name @param {boolean} is */
export function mark(element, name, is) {
  if (name in element.dataset === is) return;
  if (is) element.dataset[name] = "1";
  else delete element.dataset[name];
}

/**
 * What is written is laid out anew, so only what is other than before is.
 * @param {HTMLElement} element @param {string} name @param {string} value
 */
export function setProperty(element, name, value) {
  if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value);
}
