// Regions: the page morphs each one when the kernel sends it, so that open parts, typed text, scroll positions and the
// focus stay.

/*! with morphdom: LICENSE.morphdom */
import morphdom from "morphdom";
import { isHost } from "../browser/environment.js";
import { apart, differences, keyOf } from "./sameness.js";
import { createFields } from "./widgets.js";

const KEYED = "[data-key], [data-step], [data-region], [data-field], [id], details";

/** @type {Record<string, string>} */
const LANDMARKS_OF_A_GUEST = { banner: "group", main: "group" }; // the page around a guest has its own landmarks

/** @type {WeakMap<Node, string>} */
const keys = new WeakMap(); // the key by which an element is found again in its region
/** @type {WeakMap<Element, boolean>} */
const saidOpen = new WeakMap(); // whether the kernel's last markup had a `details` element open

/** @param {string | undefined} names */
const words = (names) => (names ?? "").split(" ").filter(Boolean);

/**
 * Set the attributes of an element; those of the page itself stay.
 * @param {Element} element @param {Attributes} before @param {Attributes} now
 */
function describe(element, before, now) {
  for (const name of differences(before, now)) {
    const value = now[name];
    if (name === "class") {
      element.classList.remove(...words(before[name]));
      element.classList.add(...words(value));
    } else if (value === undefined) {
      element.removeAttribute(name);
    } else {
      const isLandmark = name === "role" && !isHost && value in LANDMARKS_OF_A_GUEST;
      element.setAttribute(name, isLandmark ? LANDMARKS_OF_A_GUEST[value] : value);
    }
  }
}

/** Give the elements of a region their keys; elements of an inner region have their own. @param {HTMLElement} region */
function nameParts(region) {
  const parts = [...region.querySelectorAll(KEYED)].filter(
    (each) => each.parentElement?.closest("[data-region]") === region,
  );
  const names = apart(parts.map(nameOf));
  for (const [number, part] of parts.entries()) keys.set(part, names[number]);
}

/** A `details` element has the name of its summary. @param {HTMLElement} part */
function nameOf(part) {
  if (!(part instanceof HTMLDetailsElement)) return keyOf(part.dataset, part.id, momentOf(part));
  if (!saidOpen.has(part)) saidOpen.set(part, part.open);
  return `details ${keyOf({ ...part.querySelector("summary")?.dataset, ...part.dataset }, part.id, undefined)}`;
}

/** The moment or the step of a decision or a field; undefined for all other elements. @param {HTMLElement} part */
function momentOf(part) {
  if (part.matches("[data-do=decide]")) return part.closest("[data-at]")?.dataset.at ?? "";
  return part.matches("input, textarea") ? part.closest("[data-step]")?.dataset.step : undefined;
}

/**
 * The text of a focused field stays; any other field gets the kernel's text.
 * @param {HTMLElement} field @param {HTMLElement} next
 */
function keepWritten(field, next) {
  const isWritten = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isWritten || field !== document.activeElement || field.constructor !== next.constructor) return;
  const said = /** @type {typeof field} */ (next);
  if (said.defaultValue === field.defaultValue) said.value = field.value;
}

/**
 * A part that the reader has unfolded or folded stays so, until the kernel changes its own value.
 * @param {HTMLDetailsElement} from @param {HTMLDetailsElement} to
 */
function keepOpen(from, to) {
  const now = to.open;
  if (saidOpen.get(from) === now) to.open = from.open;
  saidOpen.set(from, now);
}

/**
 * The library treats a list without a choice as one with nothing chosen, and does not update templates.
 * @param {HTMLElement} from @param {HTMLElement} to
 */
function mend(from, to) {
  if (to instanceof HTMLSelectElement && !to.querySelector("[selected]")) to.options[0]?.setAttribute("selected", "");
  if (from instanceof HTMLTemplateElement && from.innerHTML !== to.innerHTML) from.innerHTML = to.innerHTML;
}

/**
 * Whether an element becomes like another one; before that, it copies to the other what must stay.
 * @param {HTMLElement} from @param {HTMLElement} to
 */
function isToBecome(from, to) {
  const { region, field } = from.dataset;
  if (region || field) return false;
  if (from instanceof HTMLDetailsElement) keepOpen(from, /** @type {HTMLDetailsElement} */ (to));
  if (from.popover) {
    to.popover = from.popover; // the list of a menu keeps its position
    to.style.cssText = from.style.cssText;
  }
  keepWritten(from, to);
  mend(from, to);
  return !from.isEqualNode(to) || from.querySelector("template") !== null; // which are equal whatever is in them
}

/** @param {Model} model @param {HTMLElement} element @param {KernelModel} kernelModel */
export function createRegions(model, element, kernelModel) {
  const fields = createFields(kernelModel);
  /** @typedef {{ holder: HTMLElement, inside: string, attributes: Attributes }} Region */
  /** @type {Map<Inside, Region>} */
  const shown = new Map(); // by key

  /** @param {Node} node */
  function isToGo(node) {
    if (!(node instanceof Element)) return true;
    if (node.matches("[data-own]")) return false; // the content that the page put there
    fields.leave(node);
    return node.parentNode !== null; // a field goes by itself
  }

  /** @param {HTMLElement} holder @param {string} inside */
  function morph(holder, inside) {
    const next = /** @type {HTMLElement} */ (holder.cloneNode());
    next.innerHTML = inside;
    fields.keep(holder, next);
    nameParts(holder);
    nameParts(next);
    morphdom(holder, next, {
      childrenOnly: true,
      getNodeKey: (node) => keys.get(node),
      onBeforeElUpdated: isToBecome,
      onBeforeNodeDiscarded: isToGo,
    });
  }

  /** @param {Inside} key @param {Region} region */
  function follow(key, region) {
    const { holder } = region;
    const [inside, attributes] = [model.get(key) ?? "", model.get(`${key}:`) ?? {}]; // or it has not come yet
    describe(holder, region.attributes, attributes);
    region.attributes = attributes;
    if (inside === region.inside) return;
    region.inside = inside;
    morph(holder, inside);
    for (const place of holder.querySelectorAll("[data-region]"))
      put(/** @type {Inside} */ (place.dataset.region), place);
    fields.fill(holder);
  }

  /** @param {Inside} key @param {HTMLElement} holder */
  function put(key, holder) {
    if (shown.get(key)?.holder === holder) return;
    const region = { holder, inside: "", attributes: {} };
    shown.set(key, region);
    follow(key, region);
  }

  function show() {
    for (const [key, region] of shown) {
      if (element.contains(region.holder)) follow(key, region);
      else shown.delete(key);
    }
  }

  element.dataset.region = model.get("root");
  put(model.get("root"), element);
  return { show, stop: fields.stop };
}
