// A low phone has no room for permanent bars: the upper one disappears while the page scrolls, the lower one appears at
// the page's end.

import { root } from "../browser/environment.js";
import { scrollStarts } from "./narration_scroll.js";

const SCROLLED_BY = 8; // CSS pixels that a finger moves the page by without intention

/** @param {Place} place */
export function fitBars({ app, findAll }) {
  const holder = app();
  const [main] = findAll(".tutor-main");
  if (!holder || !main) return;
  const isLow = root.hasAttribute("data-tutor-low");
  const left = main.scrollHeight - main.clientHeight - main.scrollTop;
  holder.toggleAttribute("data-scrolled", isLow && main.scrollTop > SCROLLED_BY);
  holder.toggleAttribute("data-at-end", isLow && left <= SCROLLED_BY);
}

const OVER = [".tutor-compare", ".tutor-sheet", ".tutor-handout"];

/**
 * Another view begins at its top, as a page does. So does another tab beside the board with all its boxes, another way
 * to list the lines, and each dialog when it opens.
 * @param {Place} place
 */
export function beginViews({ app, findAll }) {
  const classes = [...(app()?.classList ?? [])];
  const [view, tab] = ["tutor-view-", "tutor-on-"].map((kind) => classes.find((name) => name.startsWith(kind)));
  beginAnew(findAll(".tutor-main"), `${view}`, (main) => [main]);
  /** @param {HTMLElement} part */
  const withAll = (part) => [part, ...part.getElementsByTagName("*")];
  beginAnew(findAll(".tutor-side"), `${view} ${tab}`, withAll);
  const [listed] = findAll('.tutor-list-as [aria-pressed="true"]');
  beginAnew(findAll(".tutor-lines-card"), `${listed?.dataset.value}`, (card) => [card]);
  for (const over of OVER) beginAnew(findAll(over), `${findAll(over).some((each) => each.checkVisibility())}`, withAll);
}

/** @type {WeakMap<HTMLElement, string>} */
const shownIn = new WeakMap(); // the view, or the tab, that a part showed last

/** @param {HTMLElement[]} parts @param {string} shown @param {(part: HTMLElement) => Element[]} boxesOf */
function beginAnew(parts, shown, boxesOf) {
  for (const part of parts) {
    const before = shownIn.get(part);
    if (before && before !== shown) {
      for (const box of boxesOf(part)) {
        if (box.scrollTop) box.scrollTop = 0;
        scrollStarts.delete(box);
      }
    }
    shownIn.set(part, shown);
  }
}

/** @param {Place} place */
export function followBars(place) {
  place.listen(document, "scroll", ({ target }) => target.matches?.(".tutor-main") && fitBars(place), {
    capture: true,
    passive: true,
  });
}
