// The address, the history and the title of the window, and the look of the page. A guest in a notebook does not change
// its host's.

import { isHost, root } from "./environment.js";

const opened = performance.timeOrigin; // the id of this load of the page; visits are numbered within it
/** @type {number | undefined} */
let wanted; // the visit that the browser has gone to, while the tutor is still on its way there
/** @type {number | undefined} */
let askedBy; // the number of the message that asks for it

/**
 * The visit of the present entry of the browser's history, if it belongs to this load.
 * @returns {number | undefined}
 */
function visitHere() {
  const noted = history.state?.tutor;
  return noted?.opened === opened ? noted.visit : undefined;
}

/**
 * Another view, step, moment or game gets an entry of its own; while the game plays by itself, only the present entry
 * changes.
 * @param {Model} model
 */
export function showAddress(model) {
  const address = model.get("address");
  if (!isHost || !address) return;
  const query = address === "?" ? "" : address;
  const visit = model.get("visit");
  if (wanted !== undefined && wanted !== visit) return; // a former visit, or one that is no longer wanted
  wanted = undefined;
  const here = visitHere();
  if (location.search === query && visit === here) return;
  const method = visit > (here ?? Infinity) ? "pushState" : "replaceState";
  const hash = method === "pushState" ? "" : location.hash;
  history[method]({ tutor: { opened, visit } }, "", location.pathname + query + hash);
}

/**
 * After the answer the tutor is at the browser's visit; or it has forgotten that visit, and the address follows the
 * page.
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
