// What is read aloud: the same sentence again is said again, because the region is empty in between.

const SILENCE = 60; // milliseconds

function createLiveRegion(model, element) {
  const region = createElement("div", { className: "tutor-live", ariaLive: "polite", role: "status" });
  element.append(region);

  function fill() {
    region.textContent ||= model.get("spoken");
  }

  function speak() {
    region.replaceChildren();
    setTimeout(fill, SILENCE);
  }
  return { speak };
}
