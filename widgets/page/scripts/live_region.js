// What is read aloud: the same sentence again is said again, because the region is empty in between.

const SILENCE = 60; // milliseconds
const WRITING = 700; // while something is written, until it is probably whole

const isWriting = () => document.activeElement?.matches("input[type=text], input:not([type]), textarea");

// What stands in the page as an answer is said when it is new, however it came there.
const ANSWERS = '[role="status"]:not(.tutor-live), [role="alert"], [data-heard]';

function createLiveRegion(model, element) {
  const region = createElement("div", { className: "tutor-live", ariaLive: "polite", role: "status" });
  element.append(region);
  let waiting = 0;
  let isAnnounced = false;
  let known; // the answers that stand in the page
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
  function hear({ findAll }) {
    const shown = findAll(ANSWERS).filter((each) => each.checkVisibility());
    const now = new Set(shown.map((each) => each.innerText.replace(/\s+/g, " ").trim()).filter(Boolean));
    if (known) fresh = [...fresh.filter((each) => now.has(each)), ...[...now].filter((each) => !known.has(each))];
    known = now;
    if (fresh.length > 0) fillLater();
  }
  return { speak, hear };
}
