// What is read aloud: the same sentence again is said again, because the region is empty in between.

const SILENCE = 60; // milliseconds
const WRITING = 700; // while something is written, until it is probably whole

const isWriting = () => document.activeElement?.matches("input[type=text], input:not([type]), textarea");

function createLiveRegion(model, element) {
  const region = createElement("div", { className: "tutor-live", ariaLive: "polite", role: "status" });
  element.append(region);
  let waiting = 0;

  function fill() {
    region.textContent = model.get("spoken");
  }

  // What comes after it before it is said is said in its place.
  function speak() {
    region.replaceChildren();
    clearTimeout(waiting);
    waiting = setTimeout(fill, isWriting() ? WRITING : SILENCE);
  }
  return { speak };
}
