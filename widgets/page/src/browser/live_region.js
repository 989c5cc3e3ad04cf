// What is read aloud: the same sentence again is said again, because the region is empty in between.

import { createElement } from "./environment.js";

const SILENCE = 60; // milliseconds
const WRITING = 700; // while something is written, until it is probably whole

const isWriting = () => document.activeElement?.matches("input[type=text], input:not([type]), textarea");

// What stands in the page as an answer is said when it is new, however it came there.
const ANSWERS = '[role="status"]:not(.tutor-live), [role="alert"], [data-heard]';

/** @param {Model} model @param {HTMLElement} element */
export function createLiveRegion(model, element) {
  const region = createElement("div", { className: "tutor-live", ariaLive: "polite", role: "status" });
  element.append(region);
  /** @type {number | undefined} */
  let waiting = 0;
  let isAnnounced = false;
  /** @type {Set<string> | undefined} */
  let known; // the answers that stand in the page
  /** @type {string[]} */
  let fresh = [];

  function fill() {
    region.textContent = [isAnnounced ? model.get("spoken") : "", ...fresh].filter(Boolean).join(" ");
    isAnnounced = false;
    fresh = [];
  }

  // What comes after it before it is said is said with it.
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
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden in it is not read aloud
    const now = new Set(shown.map((each) => each.innerText.replace(/\s+/g, " ").trim()).filter(Boolean));
    const before = known;
    const come = before ? [...now].filter((each) => !before.has(each)) : [];
    fresh = [...fresh.filter((each) => now.has(each)), ...come];
    known = now;
    if (come.length > 0) fillLater(); // what waits already is not put off by every frame
  }
  return { speak, hear };
}
