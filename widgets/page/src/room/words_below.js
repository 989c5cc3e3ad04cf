// The position in words is below the board, out of sight. A reader who goes there, by the keyboard, a link or the
// browser's search, can scroll there; on return to the rest of the page the board is in sight again.

import { root } from "../browser/environment.js";

const BELOW = "tutor-is-below";

/** @param {Place} place */
export function followBelow({ app, findAll, listen }) {
  const isScrolled = () => findAll(".tutor-main").some((main) => main.scrollTop > 0);
  const holdsFocus = () => findAll(".tutor-below").some((below) => below.contains(document.activeElement));

  let isThere = false; // whether the focus was there last

  function follow() {
    app()?.classList.toggle(BELOW, isScrolled() || holdsFocus());
  }

  // On a phone everything is in one sheet, which keeps its scroll position.
  function followFocus() {
    const wasThere = isThere;
    isThere = holdsFocus();
    const isLeft = wasThere && !isThere && root.dataset.tutorLayout !== "phone";
    if (isLeft) for (const main of findAll(".tutor-main")) main.scrollTop = 0;
    follow();
  }
  listen(document, "focusin", followFocus);
  listen(document, "scroll", follow, { capture: true, passive: true });
}
