// The page around the widgets: address, keys, names, live region, focus, storage, size, lost server.
// It knows no game and no words: all it says was sent to it. Between prose it keeps to its own cell.

const OWN_KEYS = "input, textarea, select, summary, [role=slider], [contenteditable]";
const BOARDS = ".tutor-board, .tutor-small-board";
const [WORK, WISHES, TAB, ALL] = ["machu-tutor", "machu-tutor-preferences", "sessionStorage", "localStorage"];
const ANSWER_WITHIN = 12000; // milliseconds
const [FINE, SMALLEST] = [2, 16]; // pixels of a picture for each of the drawing; of the smallest letters of a slide

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

  // Every press is answered by its number; a server that stays silent is told of, not waited for.
  let [number, silence] = [0];
  const send = (name, value, at = "") => {
    number += 1;
    model.send({ name, value, at, number });
    clearTimeout(silence);
    silence = setTimeout(() => (lost.innerHTML = model.get("lost")), ANSWER_WITHIN);
  };
  const answered = () => {
    if (model.get("answered") < number) return;
    clearTimeout(silence);
    if (lost.firstChild) lost.replaceChildren();
  };
  const keyed = (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || (event.shiftKey && event.key !== "?")) return;
    if (!isOurs(event) || !model.get("shortcuts").includes(event.key)) return;
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
    if (!isOurs(event)) return;
    const { do: name, value = "", with: field } = event.target.closest?.("[data-do]")?.dataset ?? {};
    const written = field ? `\n${app().querySelector(field)?.value ?? ""}` : ""; // by itself it may come too late
    if (name === "reload") location.reload();
    else if (name) send(name, value + written, event.target.closest("[data-at]")?.dataset.at ?? "");
    else if (event.target.closest?.("button, .tutor-board")) send("beat", "");
  };
  document.addEventListener("click", pressed, listening);

  const keepWork = () => {
    const work = JSON.stringify({ work: model.get("work"), spot: model.get("spot") });
    if (!model.get("work")) return;
    for (const store of [TAB, ALL]) if (stored(store, WORK, work) !== work) send("unkept", "");
  };
  const keepWishes = () => stored(ALL, WISHES, JSON.stringify(model.get("wishes")));

  const heard = { address: showAddress, size: resize, spoken: speak, names: nameAll, answered, wishes: keepWishes };
  Object.assign(heard, { theme: showPage, language: showPage, title: showPage, work: keepWork, spot: keepWork, file: () => keepFile(model.get("file")) });
  for (const trait in heard) model.on(`change:${trait}`, heard[trait]);
  const found = { tab: stored(TAB, WORK), last: stored(ALL, WORK), wishes: stored(ALL, WISHES) };
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
  for (const show of [resize, showAddress, speak, nameAll]) show();

  return () => {
    abort.abort();
    for (const each of [watcher, sizes]) each.disconnect();
    [later, silence].forEach(clearTimeout);
    for (const trait in heard) model.off(`change:${trait}`, heard[trait]);
  };
}

export default { render };
