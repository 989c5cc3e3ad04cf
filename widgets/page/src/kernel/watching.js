// When it is looked how things are: after sleep, on coming back, when a reader stirs after a long quiet.

import { WRITTEN } from "./fields.js";

const STAYS_USABLE = `${WRITTEN}, .tutor-lost, a[href], summary`;
const UNSURE = 20000; // milliseconds without a word, after which a reader who stirs learns whether all is well
const TICK = 5000;
const ASLEEP = 15000; // a page whose clock stood still so long was asleep

/** @param {Place} place @param {Connection} connection */
export function watchConnection({ isOurs, listen }, connection) {
  const { check } = connection;
  /** @param {EventTarget} target @param {(keyof Events)[]} kinds @param {() => void} hear */
  const listenTo = (target, kinds, hear) => {
    for (const kind of kinds) listen(target, kind, hear, { passive: true });
  };

  function stir() {
    if (connection.isQuietSince(UNSURE)) check();
  }
  listenTo(window, ["online", "offline", "pageshow"], check);
  listenTo(document, ["visibilitychange", "resume"], check);
  listenTo(document, ["pointermove", "pointerdown", "keydown"], stir);

  let ticked = Date.now();
  function tick() {
    if (Date.now() - ticked > ASLEEP) check();
    ticked = Date.now();
  }
  const ticking = setInterval(tick, TICK);

  /**
   * What cannot be done now is not done; what was written can be copied, and what was kept be saved.
   * @param {Happened} event
   */
  function refuse(event) {
    if (connection.isUsable() || !isOurs(event) || event.target.closest?.(STAYS_USABLE)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  }
  listen(document, "click", refuse, { capture: true, passive: false });

  return () => clearInterval(ticking);
}
