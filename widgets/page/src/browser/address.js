// The address, the history and the title of the window, and the look of the page. A guest in a notebook leaves the
// address and title of its host unchanged.

import { isHost, root } from "./environment.js";

const opened = performance.timeOrigin; // the id of this load of the page, within which visits are numbered
/** @type {number | undefined} */
let wanted; // the visit that the browser has gone to and the tutor has not reached yet
/** @type {number | undefined} */
let askedBy; // the number of the message that asks for that visit

/**
 * The number of the visit in the present entry of the browser's history; undefined if the entry belongs to another
 * load.
 * @returns {number | undefined}
 */
function visitHere() {
  const noted = history.state?.tutor;
  return noted?.opened === opened ? noted.visit : undefined;
}

/**
 * Show the tutor's address in the window. Another view, step, moment or game gets an entry in the browser's history;
 * while the game plays by itself, only the present entry changes.
 * @param {Model} model
 */
export function showAddress(model) {
  const address = model.get("address");
  if (!isHost || !address) return;
  const query = address === "?" ? "" : address;
  const visit = model.get("visit");
  if (wanted !== undefined && wanted !== visit) return; // this is another visit than the browser's
  wanted = undefined;
  const here = visitHere();
  if (location.search === query && visit === here) return;
  const method = visit > (here ?? Infinity) ? "pushState" : "replaceState";
  const hash = method === "pushState" ? "" : location.hash;
  history[method]({ tutor: { opened, visit } }, "", location.pathname + query + hash);
}

/**
 * Note that the kernel has answered. The tutor is then at the browser's visit, or has forgotten that visit, and the
 * address follows the page.
 * @param {Model} model @param {number} lastAnswered
 */
export function reachVisit(model, lastAnswered) {
  if (wanted === undefined || (askedBy ?? 0) > lastAnswered) return;
  wanted = undefined;
  showAddress(model);
}

/**
 * Follow the browser's buttons Back and Forward to another visit of this load; for a visit of an earlier load, load the
 * page again.
 * @param {Place} place @param {Send} send
 */
export function followHistory({ model, listen }, send) {
  if (!isHost) return;
  listen(window, "popstate", () => {
    const visit = visitHere();
    if (visit === undefined && history.state?.tutor) location.reload();
    if (visit === undefined || visit === (wanted ?? model.get("visit"))) return;
    askedBy = send("return", String(visit));
    wanted = askedBy && visit; // without a connection the kernel cannot be asked
  });
}

/** @param {Place} place */
export function showLook({ model, element, app }) {
  const spoken = isHost ? root : (app() ?? element);
  // Setting even the same language makes the browser compute all styles again.
  if (spoken.lang !== model.get("language")) spoken.lang = model.get("language");
  root.dataset.tutorTheme = model.get("theme");
  root.dataset.tutorSize = String(model.get("size"));
  if (isHost && model.get("title")) document.title = model.get("title");
}
