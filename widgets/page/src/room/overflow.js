// Content that goes on below the edge of its box: a line says so, under which the last of it fades. The line takes no
// room of its own, so a box has the same height with and without it.

import { root } from "../browser/environment.js";
import { scrollStart, showNewest } from "./narration_scroll.js";

const BOXES =
  ".tutor-step-text, .tutor-question > .tutor-answers, .tutor-now-card, .tutor-lesson-card, .tutor-compare-middle, .tutor-happened, .tutor-happened > .tutor-inside, .tutor-thing-card, .tutor-lookup-card, .tutor-forecast-card, .tutor-on-games .tutor-column, .tutor-presenter";
const PAGED = 0.8; // share of a high box that a press on the line scrolls
const KEPT = 56; // px that stay of a low box: what the line covers, and one line of the text
const TOLD = ":is([data-telling], .tutor-is-watched) .tutor-happened, [data-telling] .tutor-happened > *"; // the narration scrolls by itself

/** @param {HTMLElement} box */
function goesOn(box) {
  return box.scrollHeight - box.scrollTop > box.clientHeight + 2 && box.scrollTop <= scrollStart(box) + 1;
}

/** @param {HTMLElement} box */
function scrolls(box) {
  const isFolded = box.querySelector(".tutor-fold")?.checkVisibility(); // its content opens in another way
  return !isFolded && !box.matches(TOLD) && ["auto", "scroll"].includes(getComputedStyle(box).overflowY);
}

/** @param {Place} place */
export function showRest(place) {
  const { findAll } = place;
  showNewest(place);
  const words = findAll(".tutor-pull > summary")[0]?.dataset.more ?? "";
  /** @param {HTMLElement} box @param {boolean} isMore */
  function say(box, isMore) {
    if (!isMore) delete box.dataset.rest;
    else if (box.dataset.rest !== words) box.dataset.rest = words;
  }
  // On a phone a comparison scrolls as a whole, under the row of its ways.
  const [compare] = findAll(".tutor-compare");
  for (const ways of findAll(".tutor-compare-ways"))
    say(ways, root.dataset.tutorLayout === "phone" && compare && goesOn(compare));
  for (const box of findAll(BOXES)) say(box, scrolls(box) && goesOn(box));
}

/** A box has another height when the page has changed; a part that was unfolded comes into sight. @param {Place} place */
export function followRest(place) {
  const sizes = new ResizeObserver(() => showRest(place));
  /** @param {{ target: Target }} event */
  const followScroll = ({ target }) =>
    target.matches?.(`${BOXES}, .tutor-compare`) && !target.matches(TOLD) && showRest(place);
  place.listen(document, "scroll", followScroll, { capture: true, passive: true });
  /** @param {{ target: Target }} event */
  function showUnfolded({ target }) {
    if (!target.closest?.(BOXES)) return;
    const isOpened = target.matches?.(".tutor-step-text [open]");
    if (isOpened) target.querySelector?.(".tutor-rule-text")?.scrollIntoView({ block: "nearest" });
    showRest(place);
  }
  place.listen(document, "toggle", showUnfolded, { capture: true });
  /**
   * A press on the line belongs to its box: it scrolls on, and presses no choice under the line.
   * @param {{ target: Target }} event
   */
  function pageOn({ target }) {
    const box = /** @type {HTMLElement} */ (target);
    if (box.matches?.("[data-rest]")) {
      const high = box.clientHeight;
      box.scrollTop += Math.max(Math.min(PAGED * high, high - KEPT), KEPT / 3);
    }
  }
  place.listen(document, "click", pageOn);
  const watched = new WeakSet();
  function watch() {
    for (const box of place.findAll(BOXES)) {
      if (!watched.has(box)) sizes.observe(box);
      watched.add(box);
    }
  }
  return { watch, stop: () => sizes.disconnect() };
}
