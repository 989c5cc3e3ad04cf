// Regions of the page. When the kernel sends a region, the page morphs it into the new markup, so that open parts,
// typed text, scroll positions and the focus stay.

/*! with morphdom: LICENSE.morphdom */
import morphdom from "morphdom";
import { isHost } from "../browser/environment.js";
import { apart, differences, keyOf } from "./sameness.js";
import { createFields } from "./widgets.js";

const KEYED = "[data-key], [data-step], [data-region], [data-field], [id], details";

/** @type {Record<string, string>} */
const LANDMARKS_OF_A_GUEST = { banner: "group", main: "group" }; // the notebook has its own

/** @type {WeakMap<Node, string>} */
const keys = new WeakMap(); // the key by which an element is found again in its region
/** @type {WeakMap<Element, boolean>} */
const saidOpen = new WeakMap(); // whether the kernel's last markup had a `details` element open

/** @param {string | undefined} names */
const words = (names) => (names ?? "").split(" ").filter(Boolean);

/**
 * Set the attributes of an element that the kernel has changed; attributes and classes that the page has added stay.
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

/**
 * Give the elements of a region their keys; elements of an inner region get theirs with that region.
 * @param {HTMLElement} region
 */
function nameParts(region) {
  const parts = [...region.querySelectorAll(KEYED)].filter(
    (each) => each.parentElement?.closest("[data-region]") === region,
  );
  const names = apart(parts.map(nameOf));
  for (const [number, part] of parts.entries()) keys.set(part, names[number]);
}

/** The key of an element; a `details` element has the key of its summary. @param {HTMLElement} part */
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
 * Keep the text of a focused field, unless the kernel has changed its text; any other field gets the kernel's text.
 * @param {HTMLElement} field @param {HTMLElement} next
 */
function keepWritten(field, next) {
  const isWritten = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isWritten || field !== document.activeElement || field.constructor !== next.constructor) return;
  const said = /** @type {typeof field} */ (next);
  if (said.defaultValue === field.defaultValue) said.value = field.value;
}

/**
 * Keep a part open or closed as the reader left it, until the kernel changes the part's own state.
 * @param {HTMLDetailsElement} from @param {HTMLDetailsElement} to
 */
function keepOpen(from, to) {
  const now = to.open;
  if (saidOpen.get(from) === now) to.open = from.open;
  saidOpen.set(from, now);
}

/**
 * Correct two cases that morphdom leaves out: in a list without a selected option, select the first option, and update
 * the content of templates.
 * @param {HTMLElement} from @param {HTMLElement} to
 */
function mend(from, to) {
  if (to instanceof HTMLSelectElement && !to.querySelector("[selected]")) to.options[0]?.setAttribute("selected", "");
  if (from instanceof HTMLTemplateElement && from.innerHTML !== to.innerHTML) from.innerHTML = to.innerHTML;
}

/**
 * Whether morphdom has to change an element into another one. Before that, copy the parts that must stay to the other
 * element.
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
  return !from.isEqualNode(to) || from.querySelector("template") !== null; // templates always count as equal
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
    if (node.matches("[data-own]")) return false; // content that the page put there itself
    fields.leave(node);
    return node.parentNode !== null; // a field removes itself
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
    const [inside, attributes] = [model.get(key) ?? "", model.get(`${key}:`) ?? {}]; // empty until it is sent
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
