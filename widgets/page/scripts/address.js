// The address, the history and the title of the window, and the look of the page: a guest leaves its host's alone.

const opened = performance.timeOrigin; // of this load of the page, which alone knows its visits
let wanted; // the visit that the browser has gone to, while the tutor is still on its way there
let newest = 0;

// The visit that the present entry of the browser's history stands for, if it is of this load.
function visitHere() {
  const noted = history.state?.tutor;
  return noted?.opened === opened ? noted.visit : undefined;
}

// Another view, step, moment or game is an entry of its own; what is played by itself only changes the present one.
function showAddress(model) {
  const address = model.get("address");
  if (!isHost || !address) return;
  const query = address === "?" ? "" : address;
  const visit = model.get("visit");
  if (wanted !== undefined && wanted !== visit && visit <= newest) return; // where it was before
  wanted = undefined;
  newest = Math.max(newest, visit);
  const here = visitHere();
  if (location.search === query && visit === here) return;
  const method = visit > here ? "pushState" : "replaceState";
  const hash = method === "pushState" ? "" : location.hash;
  history[method]({ tutor: { opened, visit } }, "", location.pathname + query + hash);
}

// Back and forward: to another visit of this load, or to a page that was loaded before.
function followHistory({ model, listen }, send) {
  if (!isHost) return;
  listen(window, "popstate", () => {
    const visit = visitHere();
    if (visit === undefined && history.state?.tutor) location.reload();
    if (visit === undefined || visit === (wanted ?? model.get("visit"))) return;
    wanted = visit;
    send("return", String(visit));
  });
}

function showLook({ model, element, app }) {
  const spoken = isHost ? root : (app() ?? element);
  // Said again, even the same language has the style of everything worked out anew.
  if (spoken.lang !== model.get("language")) spoken.lang = model.get("language");
  root.dataset.tutorTheme = model.get("theme");
  root.dataset.tutorSize = model.get("size");
  if (isHost && model.get("title")) document.title = model.get("title");
}
