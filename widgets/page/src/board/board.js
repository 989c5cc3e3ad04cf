// The board over its canvas: the scene that the kernel sends, the motion towards it, and the response to a press.

import { createAtOnce } from "./at_once.js";
import { createMotion } from "./motion.js";
import { listenToStrokes } from "./strokes.js";
import { createThings } from "./things.js";

/** @param {Place} place @param {Send} send */
export function createBoard(place, send) {
  const things = createThings(place);
  const motion = createMotion(place, things, (arrival) => send("settled", arrival));
  const atOnce = createAtOnce(place, things);
  listenToStrokes(place, things, atOnce, send);

  /** @param {SceneMessage | WaysMessage} message */
  function hear(message) {
    atOnce.know(message);
    if (message.do !== "things") return;
    motion.finish();
    things.prepare(message);
    atOnce.settle(message.move.kind === "refused");
    motion.play(message);
  }
  return {
    hear,
    arrive: motion.arrive,
    mount: things.mount,
    settle: () => atOnce.settle(false),
    stop: motion.finish,
  };
}
