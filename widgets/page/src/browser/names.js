// Accessible names of what is drawn by others: canvases, sliders and lists come later, and get their attributes then.

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

/** A link past something is there as long as what it leads to can be seen. @param {Place} place */
export function offerSkips({ app, findAll }) {
  /** @type {HTMLAnchorElement[]} */
  const links = findAll(".tutor-skip[href], .tutor-to-words");
  for (const link of links) {
    const isAway = !app()?.querySelector(link.hash)?.checkVisibility();
    if (link.hidden !== isAway) link.hidden = isAway;
  }
}
