// Accessible names: widgets come and go, and each gets its attributes when it appears.

import { isHost } from "./environment.js";

/** @type {Record<string, string>} */
const LANDMARKS_OF_A_GUEST = { banner: "group", main: "group" }; // those of the page are its host's

/** @param {Place} place */
export function nameElements({ model, findAll }) {
  for (const [selector, attributes] of Object.entries(model.get("names"))) {
    for (const element of findAll(selector)) {
      for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value);
    }
  }
}

/** @param {HTMLElement} element @param {string} name @param {string} value */
function setAttribute(element, name, value) {
  const isLandmark = name === "role" && value in LANDMARKS_OF_A_GUEST;
  const given = isLandmark && !isHost ? LANDMARKS_OF_A_GUEST[value] : value;
  if (element.getAttribute(name) !== given) element.setAttribute(name, given);
}

/** A link past something is there as long as what it leads to can be seen. @param {Place} place */
export function offerSkips({ app, findAll }) {
  /** @type {HTMLAnchorElement[]} */
  const links = findAll(".tutor-skip[href], .tutor-to-words");
  for (const link of links) {
    const isAway = !app()?.querySelector(link.hash)?.checkVisibility();
    if (link.hidden !== isAway) link.hidden = isAway;
  }
}
