// Accessible names of widgets that other libraries draw: canvases, sliders and lists get their attributes when they
// appear in the page.

/** @param {Place} place */
export function nameElements({ model, findAll }) {
  for (const [selector, attributes] of Object.entries(model.get("names"))) {
    for (const element of findAll(selector)) {
      for (const [name, value] of Object.entries(attributes)) {
        if (element.getAttribute(name) !== value) element.setAttribute(name, value);
      }
    }
  }
}

/** Show the skip links whose target is visible, and hide all others. @param {Place} place */
export function offerSkips({ app, findAll }) {
  /** @type {HTMLAnchorElement[]} */
  const links = findAll(".tutor-skip[href], .tutor-to-words");
  for (const link of links) {
    const isAway = !app()?.querySelector(link.hash)?.checkVisibility();
    if (link.hidden !== isAway) link.hidden = isAway;
  }
}
