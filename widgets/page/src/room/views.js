// Where the boxes of a page begin.

import { scrollStarts } from "./narration_scroll.js";

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
