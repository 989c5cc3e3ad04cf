// The address, the history and the title of the window, and the look of the page: a guest leaves its host's alone.

import { isHost, root } from "./environment.js";

const opened = performance.timeOrigin; // of this load of the page, which alone knows its visits
/** @type {number | undefined} */
let wanted; // the visit that the browser has gone to, while the tutor is still on its way there
/** @type {number | undefined} */
let askedBy; // the number of the message that asks for it

/**
 * The visit that the present entry of the browser's history stands for, if it is of this load.
 * @returns {number | undefined}
 */
function visitHere() {
  const noted = history.state?.tutor;
  return noted?.opened === opened ? noted.visit : undefined;
}

/**
 * Another view, step, moment or game is an entry of its own; what is played by itself only changes the present one.
 * @param {Model} model
 */
export function showAddress(model) {
  const address = model.get("address");
  if (!isHost || !address) return;
  const query = address === "?" ? "" : address;
  const visit = model.get("visit");
  if (wanted !== undefined && wanted !== visit) return; // where it was before, or was to go before it was called back
  wanted = undefined;
  const here = visitHere();
  if (location.search === query && visit === here) return;
  const method = visit > (here ?? Infinity) ? "pushState" : "replaceState";
  const hash = method === "pushState" ? "" : location.hash;
  history[method]({ tutor: { opened, visit } }, "", location.pathname + query + hash);
}

/**
 * With the answer the tutor is where the browser is, or has forgotten that visit, and then the address says what is shown.
 * @param {Model} model @param {number} lastAnswered
 */
export function reachVisit(model, lastAnswered) {
  if (wanted === undefined || (askedBy ?? 0) > lastAnswered) return;
  wanted = undefined;
  showAddress(model);
}

/**
 * Back and forward: to another visit of this load, or to a page that was loaded before.
 * @param {Place} place @param {Send} send
 */
export function followHistory({ model, listen }, send) {
  if (!isHost) return;
  listen(window, "popstate", () => {
    const visit = visitHere();
    if (visit === undefined && history.state?.tutor) location.reload();
    if (visit === undefined || visit === (wanted ?? model.get("visit"))) return;
    askedBy = send("return", String(visit));
    wanted = askedBy && visit; // over a connection that is cut no kernel is asked
  });
}

/** @param {Place} place */
export function showLook({ model, element, app }) {
  const spoken = isHost ? root : (app() ?? element);
  // Said again, even the same language has the style of everything worked out anew.
  if (spoken.lang !== model.get("language")) spoken.lang = model.get("language");
  root.dataset.tutorTheme = model.get("theme");
  root.dataset.tutorSize = String(model.get("size"));
  if (isHost && model.get("title")) document.title = model.get("title");
}
