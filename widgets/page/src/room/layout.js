// The available room: the width of the window at the chosen text size.

import { showLook } from "../browser/address.js";
import { isHost, root } from "../browser/environment.js";
import { systemPreferences } from "../browser/preferences.js";
import { LARGE_FROM, LOW, LOW_PHONE, layoutFor, WIDE_FROM } from "./layouts.js";
import { showRest } from "./overflow.js";

const RESIZE_AFTER = 150; // milliseconds, so that a window is measured once while it is resized

/** @param {[number, number] | undefined} known */
function isEqualWindow(known) {
  return known?.[0] === root.clientWidth && known?.[1] === window.innerHeight;
}

/** @param {Place} place */
export function createLayout(place) {
  const { model, element, app, listen } = place;
  /** @type {number | undefined} */
  let later;

  function measure() {
    showLook(place);
    const zoom = model.get("size") / 100;
    const room = isHost ? root : app()?.parentElement;
    const width = Math.round((room?.clientWidth ?? 0) / zoom);
    if (width) {
      const height = isHost ? window.innerHeight / zoom : Infinity;
      root.dataset.tutorLayout = layoutFor(width, height);
      root.toggleAttribute("data-tutor-large", width >= LARGE_FROM);
      root.toggleAttribute("data-tutor-low", root.dataset.tutorLayout === "phone" && height < LOW_PHONE);
      model.set("width", height < LOW ? Math.min(width, WIDE_FROM - 1) : width);
      model.set("ratio", (window.devicePixelRatio || 1) * zoom);
    }
    // Unless the reader chose a size, the size for the window counts.
    if (!isEqualWindow(model.get("prefers")?.window)) model.set("prefers", systemPreferences());
    model.save_changes();
    showRest(place);
  }

  function measureLater() {
    clearTimeout(later);
    later = setTimeout(measure, RESIZE_AFTER);
  }

  listen(window, "resize", measureLater);
  const sizes = new ResizeObserver(measureLater);
  sizes.observe(element);

  function stop() {
    sizes.disconnect();
    clearTimeout(later);
  }
  return { measure, stop };
}
