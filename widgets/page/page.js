// The page around the widgets: address, keys, names, live region, focus, storage, size, files, menus.
// It knows no game and no words: all it says was sent to it. Between prose it keeps to its own cell.
// Whoever is at the other end is the business of `link.js`, which stands before this.

const OWN_KEYS = "input, textarea, select, summary, [role=slider], [contenteditable]";
const ANYWHERE = ".tutor-main, .tutor-door-card, .tutor-compare";
const WITHIN = { banner: "group", main: "group" }; // for a guest: the landmarks of the page are its host's
const BOARDS = ".tutor-board, .tutor-small-board";
const MENUS = ".tutor-languages[open], .tutor-others[open]";
const [WORK, WISHES, TAB, ALL] = ["machu-tutor", "machu-tutor-preferences", "sessionStorage", "localStorage"];
const SILENCE = 60; // milliseconds before the same is said again
const [FINE, SMALLEST] = [2, 16]; // pixels of a picture for each of the drawing; of the smallest letters of a slide

const matches = (query) => window.matchMedia(query).matches;
const root = document.documentElement;
const PREFERS = {
  dark: "(prefers-color-scheme: dark)",
  contrast: "(prefers-contrast: more), (forced-colors: active)",
  still: "(prefers-reduced-motion: reduce)",
};
const isHost = "voila" in document.body.dataset && !document.querySelector(".jp-MarkdownCell");

// What the system of the reader is set to; a guest keeps to the brightness of what is round it.
function preferences() {
  const asked = Object.fromEntries(Object.entries(PREFERS).map(([name, query]) => [name, matches(query)]));
  if (!isHost) asked.dark = document.body.dataset.jpThemeLight === "false";
  return { ...asked, languages: [...(navigator.languages ?? [])], window: [root.clientWidth, window.innerHeight] };
}

// Storage may be forbidden or full: then nothing is kept, and whoever asked is told so.
function stored(store, key, value) {
  try {
    if (value !== undefined) window[store].setItem(key, value);
    return window[store].getItem(key) ?? "";
  } catch {
    return "";
  }
}

function nameElements(app, names) {
  for (const [selector, attributes] of Object.entries(names)) {
    for (const element of app.querySelectorAll(selector))
      for (const [name, given] of Object.entries(attributes)) {
        const value = (!isHost && name === "role" && WITHIN[given]) || given;
        if (element.getAttribute(name) !== value) element.setAttribute(name, value);
      }
  }
}

// A link past something is there as long as what it leads to can be seen.
function offerSkips(app) {
  for (const link of app.querySelectorAll(".tutor-skip[href]"))
    link.hidden = !app.querySelector(link.hash)?.checkVisibility();
}

// Whether its beginning can be seen, and nothing lies over it.
function isInSight(element) {
  const { left, top, width } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + 4));
}

// A drawing to be kept as a picture becomes pixels here, where there are letters to paint it with.
async function keepFile({ name, href }) {
  const keep = (to) => Object.assign(document.createElement("a"), { href: to, download: name }).click();
  if (!name.endsWith(".png")) return keep(href);
  const drawing = Object.assign(new Image(), { src: href });
  await drawing.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: drawing.naturalWidth * FINE, height: drawing.naturalHeight * FINE });
  canvas.getContext("2d").drawImage(drawing, 0, 0, canvas.width, canvas.height);
  keep(canvas.toDataURL("image/png"));
}

// A file is chosen here and sent as a whole: one too large would end the connection, so it stays where it is.
function chooseFile(largest, send) {
  const chooser = Object.assign(document.createElement("input"), { type: "file", accept: ".json" });
  chooser.onchange = async () => {
    const [file] = chooser.files;
    if (file.size > largest) send("too-large", file.name);
    else send("open", file.name, "", [await file.arrayBuffer()]);
  };
  chooser.click();
}

// A slide that is too long for its room is set smaller, as long as it can be read.
function fit(app) {
  for (const slide of app.querySelectorAll(".tutor-view-presenter .tutor-slide")) {
    const room = slide.closest(".tutor-presenter");
    slide.style.fontSize = "";
    let size = parseFloat(getComputedStyle(slide).fontSize);
    while (room.scrollHeight > room.clientHeight && size > SMALLEST) slide.style.fontSize = `${(size -= 0.5)}px`;
  }
}

function render({ model, el }) {
  const region = (traits) => Object.assign(document.createElement("div"), traits);
  const live = region({ className: "tutor-live", ariaLive: "polite", role: "status" });
  const lost = region({ className: "tutor-lost", role: "alert" });
  el.append(live, lost);
  const abort = new AbortController();
  const listening = { signal: abort.signal };
  const app = () => el.closest(".tutor-app");
  // What happens on the page outside of every tutor is the first one's business, if it is the host.
  const host = () => isHost && document.querySelector(".tutor-app");
  const isOurs = ({ target }) => (target.closest?.(".tutor-app") ?? host()) === app();

  const showAddress = () => {
    const to = model.get("address").replace(/^\?$/, "");
    if (!isHost || !model.get("address") || location.search === to) return;
    history.replaceState(history.state, "", location.pathname + to + location.hash);
  };
  const showPage = () => {
    (isHost ? root : (app() ?? el)).lang = model.get("language");
    Object.assign(root.dataset, { tutorTheme: model.get("theme"), tutorSize: model.get("size") });
    if (isHost && model.get("title")) document.title = model.get("title");
  };
  const resize = () => {
    showPage();
    const size = model.get("size") / 100;
    const width = Math.round((isHost ? root : app()?.parentElement)?.clientWidth / size);
    if (width) {
      root.dataset.tutorLayout = width >= 1200 ? "wide" : width >= 800 ? "medium" : "phone";
      model.set("width", width);
      model.set("ratio", (window.devicePixelRatio || 1) * size);
    }
    model.save_changes();
    if (app()) fit(app());
  };
  const speak = () => (live.replaceChildren(), setTimeout(() => (live.textContent ||= model.get("spoken")), SILENCE));

  // A control that is drawn anew keeps the focus; one that is gone, or has decided, leaves it to its card.
  let held;
  const hold = (event) => {
    held = isOurs(event) && event.target;
    if (held) held.dataset.lmSuppressShortcuts = ""; // or JupyterLab would cut a cell at the letter x
  };
  document.addEventListener("focusin", hold, listening);
  // Whether it took the focus: what is hidden, or was not made to, does not. It moves only into sight.
  const take = (place) => {
    if (!place.checkVisibility()) return false;
    place.focus({ preventScroll: true });
    if (document.activeElement !== place) return false;
    if (!isInSight(place)) place.scrollIntoView({ block: "nearest" });
    return true;
  };
  // While a dialog lies over the page the rest of it cannot be reached; then the focus goes back.
  let opener;
  const besides = (dialog) => {
    for (const part of app().children) part.inert = !!dialog && !part.contains(dialog) && !part.contains(el);
    if (dialog) opener ??= held;
    if (dialog || !opener) return;
    [held, opener] = [opener, undefined];
    if (!take(held)) refocus();
  };
  const refocus = () => {
    if (!held || held === document.body || held.checkVisibility()) return;
    // A decision that was made is gone; another under the same key would be pressed by a second Enter.
    const same = `[data-key="${CSS.escape((held.dataset.do !== "decide" && held.dataset.key) || "")}"]`;
    const places = [same, model.get("resort"), ANYWHERE].map((each) => [...app().querySelectorAll(each)]);
    places.flat().some(take);
  };
  // Widgets come and go after us; whatever has a name to get, gets it when it appears.
  let [asked, later] = [0];
  const nameAll = () => {
    asked ||= requestAnimationFrame(() => {
      asked = 0;
      if (!app()) return;
      fit(app());
      nameElements(app(), model.get("names"));
      offerSkips(app());
      // A canvas takes the focus when tapped; scrolled to by that, it would be tapped in another place.
      for (const board of app().querySelectorAll(BOARDS)) board.focus = () => {};
      refocus();
      besides([...app().querySelectorAll("[aria-modal]")].find((each) => each.checkVisibility()));
      const fresh = [...app().querySelectorAll("[data-focus]")].find((each) => each.checkVisibility());
      fresh?.removeAttribute("data-focus");
      if (isHost || held) fresh?.focus();
    });
  };
  const watcher = new MutationObserver(nameAll);
  watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ["class"] });

  const resized = () => (clearTimeout(later), (later = setTimeout(resize, 150)));
  window.addEventListener("resize", resized, listening);
  const sizes = new ResizeObserver(resized);
  sizes.observe(el);

  // A menu is closed by a press elsewhere and by Escape, which gives the focus back to what opened it.
  const closeMenus = (isElsewhere) => {
    const menus = [...(app()?.querySelectorAll(MENUS) ?? [])].filter(isElsewhere);
    for (const menu of menus) menu.open = false;
    return menus[0]?.querySelector("summary");
  };
  const keyed = (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || (event.shiftKey && event.key !== "?")) return;
    if (!isOurs(event)) return;
    const opener = event.key === "Escape" && closeMenus(() => true);
    if (opener) return opener.focus();
    if (!model.get("shortcuts").includes(event.key)) return;
    const own = event.key === " " ? `${OWN_KEYS}, button, a` : OWN_KEYS;
    if (event.key !== "Escape" && event.target.closest?.(own)) return;
    if (event.key !== "Escape") event.preventDefault();
    send("key", event.key);
  };
  // A canvas would swallow Tab, the wheel and swipes; over ours they do what they do elsewhere.
  const unswallowed = (event) => {
    if (!isOurs(event) || !event.target.closest?.(BOARDS)) return;
    event.stopImmediatePropagation();
    if (event.type === "keydown") keyed(event);
  };
  document.addEventListener("keydown", keyed, listening);
  document.addEventListener("keydown", unswallowed, { ...listening, capture: true });
  for (const kind of ["wheel", "touchstart", "touchmove", "touchend"])
    document.addEventListener(kind, unswallowed, { ...listening, capture: true, passive: true });
  const pressed = (event) => {
    closeMenus((menu) => !menu.contains(event.target));
    if (!isOurs(event)) return;
    const { do: name, value = "", with: field } = event.target.closest?.("[data-do]")?.dataset ?? {};
    const written = field ? `\n${app().querySelector(field)?.value ?? ""}` : ""; // by itself it may come too late
    if (name === "reload") link.reload();
    else if (name === "choose-file") chooseFile(Number(value), send);
    else if (name) send(name, value + written, event.target.closest("[data-at]")?.dataset.at ?? "");
    else if (event.target.closest?.("button, .tutor-board")) send("beat", "");
  };
  document.addEventListener("click", pressed, listening);

  let isKept = true;
  const keepWork = () => {
    const work = JSON.stringify({ work: model.get("work"), spot: model.get("spot") });
    if (!model.get("work")) return;
    const kept = [TAB, ALL].map((store) => stored(store, WORK, work) === work);
    isKept = kept[0];
    if (kept.includes(false)) send("unkept", "");
  };
  const keepWishes = () => stored(ALL, WISHES, JSON.stringify(model.get("wishes")));

  const heard = { address: showAddress, size: resize, announced: speak, names: nameAll, wishes: keepWishes };
  Object.assign(heard, { theme: showPage, language: showPage, title: showPage, work: keepWork, spot: keepWork });
  heard.file = () => keepFile(model.get("file"));
  const found = { tab: stored(TAB, WORK), last: stored(ALL, WORK), wishes: stored(ALL, WISHES) };
  found.back = stored(TAB, BACK);
  if (found.back) stored(TAB, BACK, "");
  model.set("found", { ...found, here: location.search });
  const prefer = () => model.set("prefers", preferences());
  const whole = prefer();
  for (const query of Object.values(PREFERS))
    window.matchMedia(query).addEventListener("change", () => (prefer(), model.save_changes()), listening);
  // Where loading this took two seconds anywidget hears the kernel no more: from here on it is heard without.
  whole.comm?.on_msg(Object.getPrototypeOf(Object.getPrototypeOf(whole))._handle_comm_msg.bind(whole));
  const link = keepLink({ model, whole, region: lost, app, isOurs, isKept: () => isKept, ...listening });
  const { send } = link;
  heard.answered = link.answered;
  for (const trait in heard) model.on(`change:${trait}`, heard[trait]);
  for (const show of [resize, showAddress, speak, nameAll]) show();

  return () => {
    abort.abort();
    for (const each of [watcher, sizes]) each.disconnect();
    link.stop();
    clearTimeout(later);
    for (const trait in heard) model.off(`change:${trait}`, heard[trait]);
  };
}

export default { render };
