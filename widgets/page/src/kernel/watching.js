// The times at which the page checks its connection: after sleep, when the reader returns, and when the reader acts
// after a long pause.

import { WRITTEN } from "./fields.js";

const STAYS_USABLE = `${WRITTEN}, .tutor-lost, a[href], summary`;
const UNSURE = 20000; // milliseconds without a message, after which the page checks when the reader acts
const TICK = 5000;
const ASLEEP = 15000; // milliseconds: a page whose clock stood still this long was asleep

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
   * Stop presses on controls while there is no connection. Written text can still be copied, and stored work saved.
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
