// The live region for screen readers. The region is empty between two sentences, so that a repeated sentence is read
// again.

import { createElement } from "./environment.js";

const SILENCE = 60; // milliseconds
const WRITING = 700; // milliseconds while the reader types; by then the text is probably complete

const isWriting = () => document.activeElement?.matches("input[type=text], input:not([type]), textarea");

// Elements with answers; new answers in any part of the page are read aloud.
const ANSWERS = '[role="status"]:not(.tutor-live), [role="alert"], [data-heard]';

/** @param {Model} model @param {HTMLElement} element */
export function createLiveRegion(model, element) {
  const region = createElement("div", { className: "tutor-live", ariaLive: "polite", role: "status" });
  region.dataset.own = "";
  element.append(region);
  /** @type {number | undefined} */
  let waiting = 0;
  let isAnnounced = false;
  /** @type {Set<string> | undefined} */
  let known; // the answers in the page
  /** @type {string[]} */
  let fresh = [];

  function fill() {
    region.textContent = [isAnnounced ? model.get("spoken") : "", ...fresh].filter(Boolean).join(" ");
    isAnnounced = false;
    fresh = [];
  }

  // Fill the region later, so that sentences that come until then are read together.
  function fillLater() {
    region.replaceChildren();
    clearTimeout(waiting);
    waiting = setTimeout(fill, isWriting() ? WRITING : SILENCE);
  }
  function speak() {
    isAnnounced = true;
    fillLater();
  }
  /** @param {Place} place */
  function hear({ findAll }) {
    const shown = findAll(ANSWERS).filter((each) => each.checkVisibility());
    // biome-ignore lint/performance/useDomNodeTextContent: hidden parts are not read aloud
    const now = new Set(shown.map((each) => each.innerText.replace(/\s+/g, " ").trim()).filter(Boolean));
    const before = known;
    const come = before ? [...now].filter((each) => !before.has(each)) : [];
    fresh = [...fresh.filter((each) => now.has(each)), ...come];
    known = now;
    if (come.length > 0) fillLater(); // a frame without new sentences does not delay a waiting one
  }
  return { speak, hear };
}
