// What goes on below the edge of its card, choices first of all: a line says so, under which the last of it fades.

import { root, zoomNow } from "../browser/environment.js";
import { openedAt, showNewest } from "./newest.js";
import { fitSheet } from "./sheet.js";

const CARDS =
  ".tutor-now-card, .tutor-lesson-card, .tutor-compare-middle, .tutor-happened, .tutor-happened > .tutor-inside, .tutor-forecast-card, .tutor-on-games .tutor-column";
const TOLD = ":is([data-telling], .tutor-is-watched) .tutor-happened, [data-telling] .tutor-happened > *";

// What a step asks and tells is set large where that has room. The text gives way last: where it would be cut, it is set
// smaller; then what is only beside it goes, what stands under it first, so that nothing moves, and then what stands over
// it.
const SET_CLOSE = "tutor-is-set-close";
const CROWDED = [SET_CLOSE, "tutor-is-filled", "tutor-is-crowded"];
const RUN_IN = "tutor-is-run-in"; // the title of a step stands in the first line of its text, for the choices under it
const ROOMY = "tutor-is-roomy"; // there is room to say among the stocks what else has who decides
const LEAST_SPARE = 2; // CSS pixels that stay free under the choices then
const UNTOLD = "tutor-is-untold";
const LEAST_HAPPENED = 60; // CSS pixels in which something that happened can be read
/** @type {WeakMap<HTMLElement, string>} */
const kept = new WeakMap(); // of an app, the question that it shows, and what was set smaller for that

/**
 * What is set smaller for a question stays so for its answer, as long as the window is the same.
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
 * What is told meanwhile hides the choices that the text leaves room for: it is laid out as it stays when they are there.
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
  if (holder.classList.contains("tutor-has-at-hand")) return; // what was there before comes back as it was
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

/** The line takes no room of its own, so a card is measured as it is, with the line or without. @param {Place} place */
export function showRest(place) {
  const { findAll } = place;
  giveWay(place);
  showNewest(place);
  const [handle] = findAll(".tutor-pull > summary"); // it has the words
  const words = handle?.dataset.more;
  const isPhone = root.dataset.tutorLayout === "phone";
  /** @param {HTMLElement} box */
  const goesOn = (box) => box.scrollHeight - box.scrollTop > box.clientHeight + 2 && box.scrollTop <= openedAt(box) + 1;
  // On a phone a comparison scrolls as a whole, under the row of its ways.
  const [compare] = findAll(".tutor-compare");
  for (const ways of findAll(".tutor-compare-ways"))
    say(ways, isPhone && compare && goesOn(compare) ? words : undefined);
  for (const card of findAll(CARDS)) {
    const isFolded = card.querySelector(".tutor-fold")?.checkVisibility(); // what is in it opens otherwise
    const isTelling = card.matches(TOLD); // what is told is scrolled to
    const scrolls = !isPhone && !isFolded && !isTelling && getComputedStyle(card).overflowY !== "visible";
    say(card, scrolls && goesOn(card) ? words : undefined);
  }
}

/** A card has another height after what happened has been told in its place, too. @param {Place} place */
export function followRest(place) {
  const sizes = new ResizeObserver(() => {
    fitSheet(place);
    showRest(place);
  });
  /** @param {{ target: Target }} event */
  const scrolled = ({ target }) =>
    target.matches?.(`${CARDS}, .tutor-compare`) && !target.matches(TOLD) && showRest(place); // what is told has no such line
  place.listen(document, "scroll", scrolled, { capture: true, passive: true });
  /** @param {{ target: Target }} event */
  const unfolded = ({ target }) => target.closest?.(".tutor-at-hand") && showRest(place); // its card stays as high as it is
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
