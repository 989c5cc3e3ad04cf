// The page around the widgets: address, keys, names, live region, focus, storage, size, files, menus.
// It knows no game and no words: all it says was sent to it. Between prose it keeps to its own cell.
// Whoever is at the other end is the business of `link.js`, which stands before this.

const OWN_KEYS = "input, textarea, select, summary, [role=slider], [contenteditable]";
const BOARDS = ".tutor-board, .tutor-small-board";
const MENUS = ".tutor-languages[open], .tutor-others[open]";
const [WORK, WISHES, TAB, ALL] = ["machu-tutor", "machu-tutor-preferences", "sessionStorage", "localStorage"];
const [FINE, SMALLEST] = [2, 12]; // pixels of a picture for each of the drawing; of the smallest letters of a slide

const matches = (query) => window.matchMedia(query).matches;
const root = document.documentElement;
const isHost = "voila" in document.body.dataset && !document.querySelector(".jp-MarkdownCell");

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
      for (const [name, value] of Object.entries(attributes))
        if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

// A drawing becomes pixels here, where there are letters to paint it with, and is kept as a file.
async function keepPicture({ svg, png }) {
  const drawing = Object.assign(new Image(), { src: svg });
  await drawing.decode();
  const [width, height] = [drawing.naturalWidth * FINE, drawing.naturalHeight * FINE];
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d").drawImage(drawing, 0, 0, width, height);
  Object.assign(document.createElement("a"), { href: canvas.toDataURL("image/png"), download: png }).click();
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
    const to = model.get("address");
    if (!isHost || !to || location.search === to) return;
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
  const speak = () => (live.textContent = model.get("spoken"));

  // A control that is drawn anew keeps the focus; one that is gone leaves it to its card.
  let held;
  const hold = (event) => {
    held = isOurs(event) && event.target;
    if (held) held.dataset.lmSuppressShortcuts = ""; // or JupyterLab would cut a cell at the letter x
  };
  document.addEventListener("focusin", hold, listening);
  const refocus = () => {
    if (!held || held === document.body || held.checkVisibility()) return;
    const same = `[data-key="${CSS.escape(held.dataset.key ?? "")}"]`;
    const places = app().querySelectorAll(`${same}, ${model.get("resort")}`);
    const seen = [...places].filter((place) => place.checkVisibility());
    (seen.find((place) => place.matches(same)) ?? seen[0])?.focus({ preventScroll: true });
  };
  // Widgets come and go after us; whatever has a name to get, gets it when it appears.
  let [asked, later] = [0];
  const nameAll = () => {
    asked ||= requestAnimationFrame(() => {
      asked = 0;
      if (!app()) return;
      fit(app());
      nameElements(app(), model.get("names"));
      // A canvas takes the focus when tapped; scrolled to by that, it would be tapped in another place.
      for (const board of app().querySelectorAll(BOARDS)) board.focus = () => {};
      refocus();
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
    const [control, picture] = ["[data-do]", "[data-png]"].map((kind) => event.target.closest?.(kind));
    if (picture) keepPicture(picture.dataset);
    const { do: name, value = "" } = control?.dataset ?? {};
    if (name === "reload") link.reload();
    else if (name === "choose-file") chooseFile(Number(value), send);
    else if (control) send(name, value, control.closest("[data-at]")?.dataset.at ?? "");
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

  const heard = { address: showAddress, size: resize, spoken: speak, names: nameAll, wishes: keepWishes };
  Object.assign(heard, { theme: showPage, language: showPage, title: showPage, work: keepWork, spot: keepWork });
  const found = { tab: stored(TAB, WORK), last: stored(ALL, WORK), wishes: stored(ALL, WISHES) };
  found.back = stored(TAB, BACK);
  if (found.back) stored(TAB, BACK, "");
  model.set("found", { ...found, here: location.search });
  const whole = model.set("prefers", {
    dark: matches("(prefers-color-scheme: dark)"),
    contrast: matches("(prefers-contrast: more), (forced-colors: active)"),
    still: matches("(prefers-reduced-motion: reduce)"),
    languages: [...(navigator.languages ?? [])],
    window: [root.clientWidth, window.innerHeight],
  });
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
