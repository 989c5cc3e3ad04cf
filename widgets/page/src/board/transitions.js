// The transitions to a picture without beats (motion for each event); `before` has the former parts, by layer and id.

import { distance, NEAR } from "./geometry.js";
import { EASING, keyframes } from "./manners.js";
import { createShape, middleOf } from "./shapes.js";

const SLIDE_BACK = 180; // milliseconds, like the next
const FADE = 150;

/** The parts that have changed, except the reader's own strokes. @param {Before} before */
const changedParts = (before) =>
  [...before].filter(([key]) => key.startsWith("dynamic/") && !key.startsWith("dynamic/stroke-"));

/**
 * Slide the parts that have a new place; parts that come or go appear or disappear at once. Return the animations.
 * @param {Things} things @param {Before} before
 */
export function slideBack(things, before) {
  return changedParts(before).flatMap(([key, old]) => {
    const now = things.parts.get(key);
    if (!old || !now) return [];
    things.effects().append(old);
    const [from, to] = [middleOf(old), middleOf(now)];
    old.remove();
    if (distance(from, to) < NEAR) return [];
    const frames = keyframes([from, to], to, "slide");
    return [now.animate(frames, { duration: SLIDE_BACK, easing: EASING })];
  });
}

/** @param {Things} things @param {Before} before */
export function fadeAway(things, before) {
  const gone = [...before.values()].filter((old) => old !== null);
  things.effects().append(...gone);
  return gone.map((old) => old.animate({ opacity: [1, 0] }, { duration: FADE, fill: "forwards" }));
}

/**
 * Draw an outline around the changed parts, for readers who want no motion.
 * @param {Things} things @param {Before} before
 */
export function outlineChanges(things, before) {
  for (const [key] of changedParts(before)) {
    const part = things.parts.get(key);
    if (!part) continue;
    const { x, y, width, height } = part.getBBox();
    things.effects().append(createShape("rect", { class: "tutor-lit", x, y, width, height, rx: 6 }));
  }
}
