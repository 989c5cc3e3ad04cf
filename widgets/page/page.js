// The page around the widgets: address, keys, names, live region, focus, storage, size, lost server.
// It knows no game and no words: all it says was sent to it.

const OWN_KEYS = "input, textarea, select, summary, [role=slider], [contenteditable]";
const WORK = "machu-tutor";
const WISHES = "machu-tutor-preferences";
const TAB = "sessionStorage";
const ALL = "localStorage";
const ANSWER_WITHIN = 12000;
const FINE = 2;

const matches = (query) => window.matchMedia(query).matches;
const root = document.documentElement;

// Storage may be forbidden or full: then nothing is kept, and whoever asked is told so.
function stored(store, key, value) {
  try {
    if (value !== undefined) window[store].setItem(key, value);
    return window[store].getItem(key) ?? "";
  } catch {
    return "";
  }
}

function preferences() {
  return {
    dark: matches("(prefers-color-scheme: dark)"),
    contrast: matches("(prefers-contrast: more), (forced-colors: active)"),
    still: matches("(prefers-reduced-motion: reduce)"),
    languages: [...(navigator.languages ?? [])],
    window: [root.clientWidth, window.innerHeight],
  };
}

function measure(model) {
  const width = Math.max(1, Math.round((root.clientWidth * 100) / model.get("size")));
  root.dataset.tutorLayout = width >= 1200 ? "wide" : width >= 800 ? "medium" : "phone";
  model.set("width", width);
  model.set("ratio", ((window.devicePixelRatio || 1) * model.get("size")) / 100);
}

function nameElements(names) {
  for (const [selector, attributes] of Object.entries(names)) {
    for (const element of document.querySelectorAll(selector)) {
      const wrong = ([name, value]) => element.getAttribute(name) !== value;
      for (const [name, value] of Object.entries(attributes).filter(wrong)) element.setAttribute(name, value);
    }
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

function render({ model, el }) {
  const live = document.createElement("div");
  live.className = "tutor-live";
  live.setAttribute("aria-live", "polite");
  live.setAttribute("role", "status");
  const lost = document.createElement("div");
  lost.className = "tutor-lost";
  lost.setAttribute("role", "alert");
  el.append(live, lost);
  const abort = new AbortController();
  const listening = { signal: abort.signal };

  const showAddress = () => {
    const address = model.get("address");
    if (!address || location.search === address || !location.protocol.startsWith("http")) return;
    history.replaceState(history.state, "", location.pathname + address + location.hash);
  };
  const showPage = () => {
    root.lang = model.get("language");
    root.dataset.tutorTheme = model.get("theme");
    root.dataset.tutorSize = model.get("size");
    if (model.get("title")) document.title = model.get("title");
  };
  const resize = () => {
    showPage();
    measure(model);
    model.save_changes();
  };
  const speak = () => (live.textContent = model.get("spoken"));

  // A control that is drawn anew keeps the focus; one that is gone leaves it to its card.
  let held;
  document.addEventListener("focusin", ({ target }) => (held = target), listening);
  const refocus = () => {
    if (!held || held === document.body || held.checkVisibility()) return;
    const same = `[data-key="${CSS.escape(held.dataset.key ?? "")}"]`;
    const places = document.querySelectorAll(`${same}, ${model.get("resort")}`);
    const seen = [...places].filter((place) => place.checkVisibility());
    (seen.find((place) => place.matches(same)) ?? seen[0])?.focus({ preventScroll: true });
  };
  // Widgets come and go after us; whatever has a name to get, gets it when it appears.
  let asked = false;
  const nameAll = () => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      nameElements(model.get("names"));
      refocus();
      const fresh = [...document.querySelectorAll("[data-focus]")].find((each) => each.checkVisibility());
      if (fresh) {
        fresh.removeAttribute("data-focus");
        fresh.focus();
      }
    });
  };
  const watcher = new MutationObserver(nameAll);
  watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ["class"] });

  let later;
  const resized = () => {
    clearTimeout(later);
    later = setTimeout(resize, 150);
  };
  window.addEventListener("resize", resized, listening);

  // Every press is answered by its number; a server that stays silent is told of, not waited for.
  let number = 0;
  let silence;
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
    if (!document.querySelector(".tutor-app") || !model.get("shortcuts").includes(event.key)) return;
    const own = event.key === " " ? `${OWN_KEYS}, button, a` : OWN_KEYS;
    if (event.key !== "Escape" && event.target.closest?.(own)) return;
    if (event.key !== "Escape") event.preventDefault();
    send("key", event.key);
  };
  // A canvas would swallow Tab, the wheel and swipes; over ours they do what they do elsewhere.
  const unswallowed = (event) => {
    if (!event.target.closest?.(".tutor-board, .tutor-small-board")) return;
    event.stopImmediatePropagation();
    if (event.type === "keydown") keyed(event);
  };
  document.addEventListener("keydown", keyed, listening);
  document.addEventListener("keydown", unswallowed, { ...listening, capture: true });
  for (const kind of ["wheel", "touchstart", "touchmove", "touchend"]) {
    document.addEventListener(kind, unswallowed, { ...listening, capture: true, passive: true });
  }
  const pressed = ({ target }) => {
    const [control, picture] = [target.closest?.("[data-do]"), target.closest?.("[data-png]")];
    if (picture) keepPicture(picture.dataset);
    const { do: name, value = "" } = control?.dataset ?? {};
    if (name === "reload") location.reload();
    else if (control) send(name, value, control.closest("[data-at]")?.dataset.at ?? "");
    else if (target.closest?.(".tutor-app button, .tutor-board")) send("beat", "");
  };
  document.addEventListener("click", pressed, listening);

  const keepWork = () => {
    const work = JSON.stringify({ work: model.get("work"), spot: model.get("spot") });
    if (!model.get("work")) return;
    for (const store of [TAB, ALL]) if (stored(store, WORK, work) !== work) send("unkept", "");
  };
  const keepWishes = () => stored(ALL, WISHES, JSON.stringify(model.get("wishes")));

  const heard = { address: showAddress, size: resize, spoken: speak, names: nameAll, answered };
  Object.assign(heard, { work: keepWork, spot: keepWork, wishes: keepWishes });
  for (const trait of ["theme", "language", "title"]) heard[trait] = showPage;
  for (const trait in heard) model.on(`change:${trait}`, heard[trait]);
  const [tab, last, wishes] = [stored(TAB, WORK), stored(ALL, WORK), stored(ALL, WISHES)];
  model.set("found", { tab, last, wishes, here: location.search });
  model.set("prefers", preferences());
  resize();
  showAddress();
  speak();
  nameAll();

  return () => {
    abort.abort();
    watcher.disconnect();
    clearTimeout(later);
    clearTimeout(silence);
    for (const trait in heard) model.off(`change:${trait}`, heard[trait]);
  };
}

export default { render };
