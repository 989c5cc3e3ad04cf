// Content that goes on below the edge of its card, above all choices: a line says so, under which the last of it fades.

import { root, zoomNow } from "../browser/environment.js";
import { scrollStart, showNewest } from "./narration_scroll.js";
import { fitSheet } from "./sheet.js";

const CARDS =
  ".tutor-now-card, .tutor-lesson-card, .tutor-compare-middle, .tutor-happened, .tutor-happened > .tutor-inside, .tutor-forecast-card, .tutor-on-games .tutor-column";
const TOLD = ":is([data-telling], .tutor-is-watched) .tutor-happened, [data-telling] .tutor-happened > *";

// The text and the question of a step are set large if they fit. The text shrinks last, when it would be cut; before
// that, additional parts disappear: first those under the question, so that nothing moves, then those over it.
const SET_CLOSE = "tutor-is-set-close";
const CROWDED = [SET_CLOSE, "tutor-is-filled", "tutor-is-crowded"];
const RUN_IN = "tutor-is-run-in"; // a step's title stands in the first line of its text, to make room for choices
const ROOMY = "tutor-is-roomy"; // there is room among the stocks for the other possessions of the deciding player
const LEAST_SPARE = 2; // CSS pixels that then stay free under the choices
const UNTOLD = "tutor-is-untold";
const LEAST_HAPPENED = 60; // CSS pixels in which an event can be read
/** @type {WeakMap<HTMLElement, string>} */
const kept = new WeakMap(); // by app, the question in view, and what was set smaller for it

/**
 * The sizes of a question stay for its answer, as long as the window is the same.
 * @param {HTMLElement} holder @param {Place["findAll"]} findAll
 */
function isAsStood(holder, findAll) {
  const [question] = findAll("#tutor-question");
  const [section] = findAll(".tutor-lesson-card section");
  const shown = `${section?.dataset.step} ${question?.textContent} ${root.lang} ${root.clientWidth} ${window.innerHeight}`;
  const isSame = question && kept.get(holder) === shown;
  kept.set(holder, shown);
  return isSame && findAll(".tutor-lesson-card :is(.tutor-answer, .tutor-given-hint)").length > 0;
}

/**
 * The narration hides the choices for which the text makes room: the layout is the one with the choices.
 * @param {Place} place
 */
function giveWay({ app, findAll }) {
  const holder = app();
  if (!holder || root.dataset.tutorLayout === "phone") return;
  const { telling } = holder.dataset;
  delete holder.dataset.telling;
  makeRoom(holder, findAll);
  if (telling !== undefined) holder.dataset.telling = telling;
}

/** @param {HTMLElement} holder @param {Place["findAll"]} findAll */
function makeRoom(holder, findAll) {
  if (holder.classList.contains("tutor-has-at-hand")) return; // former parts come back unchanged
  const isReading = findAll(".tutor-lesson-rules:not(.tutor-at-hand > *) > [open]").length > 0; // a reader does not lose the rule they read
  if (isAsStood(holder, findAll) && !isReading) return;
  const [choices] = findAll(".tutor-is-led.tutor-is-trying:not(.tutor-is-playing) .tutor-now-card");
  const isUnfolded = choices?.querySelector("[open]"); // then its choices go on below, and nothing moves for that
  const given = [...CROWDED, UNTOLD, ...(isUnfolded ? [] : [RUN_IN, ROOMY])].filter((each) =>
    holder.classList.contains(each),
  );
  if (given.length) holder.classList.remove(...given);
  const boxes = findAll(".tutor-lesson-card, .tutor-lesson-card section > .tutor-prose");
  const isCut = () => boxes.some(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
  for (const each of isReading ? [SET_CLOSE] : CROWDED) {
    if (!isCut()) break;
    holder.classList.add(each);
  }
  if (choices && !isUnfolded && choices.scrollHeight > choices.clientHeight + 1) holder.classList.add(RUN_IN);
  if (choices && !isUnfolded) {
    holder.classList.add(ROOMY);
    const lowest = Math.max(
      ...[...choices.querySelectorAll(".tutor-deciding > *")].map((each) => each.getBoundingClientRect().bottom),
    );
    const isTight = choices.getBoundingClientRect().bottom - lowest < LEAST_SPARE * zoomNow();
    if (isTight || isCut() || choices.scrollHeight > choices.clientHeight + 1) holder.classList.remove(ROOMY);
  }
  const [happened] = findAll(".tutor-is-led .tutor-happened");
  if (happened?.clientHeight && happened.clientHeight < LEAST_HAPPENED) holder.classList.add(UNTOLD);
}

/** @param {HTMLElement} card @param {string | undefined} words */
function say(card, words) {
  if (!words) delete card.dataset.rest;
  else if (card.dataset.rest !== words) card.dataset.rest = words;
}

/** The line takes no room of its own, so a card has the same height with and without the line. @param {Place} place */
export function showRest(place) {
  const { findAll } = place;
  giveWay(place);
  showNewest(place);
  const [handle] = findAll(".tutor-pull > summary"); // it has the words
  const words = handle?.dataset.more;
  const isPhone = root.dataset.tutorLayout === "phone";
  /** @param {HTMLElement} box */
  const goesOn = (box) =>
    box.scrollHeight - box.scrollTop > box.clientHeight + 2 && box.scrollTop <= scrollStart(box) + 1;
  // On a phone a comparison scrolls as a whole, under the row of its ways.
  const [compare] = findAll(".tutor-compare");
  for (const ways of findAll(".tutor-compare-ways"))
    say(ways, isPhone && compare && goesOn(compare) ? words : undefined);
  for (const card of findAll(CARDS)) {
    const isFolded = card.querySelector(".tutor-fold")?.checkVisibility(); // its content opens in another way
    const isTelling = card.matches(TOLD); // the narration is scrolled
    const scrolls = !isPhone && !isFolded && !isTelling && getComputedStyle(card).overflowY !== "visible";
    say(card, scrolls && goesOn(card) ? words : undefined);
  }
}

/** After the narration in its place a card has another height, too. @param {Place} place */
export function followRest(place) {
  const sizes = new ResizeObserver(() => {
    fitSheet(place);
    showRest(place);
  });
  /** @param {{ target: Target }} event */
  const scrolled = ({ target }) =>
    target.matches?.(`${CARDS}, .tutor-compare`) && !target.matches(TOLD) && showRest(place); // the narration has no such line
  place.listen(document, "scroll", scrolled, { capture: true, passive: true });
  /** @param {{ target: Target }} event */
  const unfolded = ({ target }) => target.closest?.(".tutor-at-hand") && showRest(place); // its card keeps its height
  place.listen(document, "toggle", unfolded, { capture: true });
  const watched = new WeakSet();
  function watch() {
    for (const card of place.findAll(CARDS)) {
      if (!watched.has(card)) sizes.observe(card);
      watched.add(card);
    }
  }
  return { watch, stop: () => sizes.disconnect() };
}
