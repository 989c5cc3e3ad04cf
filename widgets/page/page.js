// The page around the widgets: address, keys, accessible names, live region, preferences, width.
// It knows no game and no words: all it says was sent to it.

const KEYS = ["ArrowLeft", "ArrowRight", "Home", "End"];
const OWN_KEYS = "input, textarea, select, summary, [role=slider], [contenteditable], [role=tab]";

const matches = (query) => window.matchMedia(query).matches;

function preferences() {
  return {
    dark: matches("(prefers-color-scheme: dark)"),
    contrast: matches("(prefers-contrast: more), (forced-colors: active)"),
    still: matches("(prefers-reduced-motion: reduce)"),
    languages: [...(navigator.languages ?? [])],
  };
}

function report(model) {
  model.set("width", Math.max(1, Math.round(document.documentElement.clientWidth)));
  model.set("ratio", window.devicePixelRatio || 1);
  model.set("prefers", preferences());
  model.save_changes();
}

function nameElements(names) {
  for (const [selector, attributes] of Object.entries(names)) {
    for (const element of document.querySelectorAll(selector)) {
      for (const [name, value] of Object.entries(attributes)) {
        if (element.getAttribute(name) !== value) element.setAttribute(name, value);
      }
    }
  }
}

function render({ model, el }) {
  const live = document.createElement("div");
  live.className = "tutor-live";
  live.setAttribute("aria-live", "polite");
  live.setAttribute("role", "status");
  el.append(live);
  const abort = new AbortController();
  const listening = { signal: abort.signal };

  const showAddress = () => {
    const address = model.get("address");
    if (address && location.search !== address && location.protocol.startsWith("http")) {
      history.replaceState(history.state, "", location.pathname + address + location.hash);
    }
  };
  const showPage = () => {
    const root = document.documentElement;
    root.lang = model.get("language");
    root.dataset.tutorTheme = model.get("theme");
    if (model.get("title")) document.title = model.get("title");
  };
  const speak = () => {
    live.textContent = model.get("spoken");
  };

  // Widgets come and go after us; whatever has a name to get, gets it when it appears.
  let asked = false;
  const nameAll = () => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      nameElements(model.get("names"));
    });
  };
  const watcher = new MutationObserver(nameAll);
  watcher.observe(document.body, { childList: true, subtree: true });

  let later;
  const resized = () => {
    clearTimeout(later);
    later = setTimeout(() => report(model), 150);
  };
  window.addEventListener("resize", resized, listening);

  const send = (name, value) => model.send({ name, value });
  const keyed = (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (!KEYS.includes(event.key) || event.target.closest?.(OWN_KEYS)) return;
    if (!document.querySelector(".tutor-app")) return;
    event.preventDefault();
    send("key", event.key);
  };
  document.addEventListener("keydown", keyed, listening);

  // A canvas would swallow Tab, the wheel and swipes; over ours they do what they do elsewhere.
  const unswallowed = (event) => {
    if (!event.target.closest?.(".tutor-board")) return;
    event.stopImmediatePropagation();
    if (event.type === "keydown") keyed(event);
  };
  document.addEventListener("keydown", unswallowed, { ...listening, capture: true });
  for (const kind of ["wheel", "touchstart", "touchmove", "touchend"]) {
    document.addEventListener(kind, unswallowed, { ...listening, capture: true, passive: true });
  }
  document.addEventListener(
    "click",
    (event) => {
      const control = event.target.closest?.("[data-do]");
      if (control) send(control.dataset.do, control.dataset.value ?? "");
    },
    listening,
  );

  model.on("change:address", showAddress);
  for (const trait of ["theme", "language", "title"]) model.on(`change:${trait}`, showPage);
  model.on("change:spoken", speak);
  model.on("change:names", nameAll);
  showPage();
  showAddress();
  speak();
  nameAll();
  report(model);

  return () => {
    abort.abort();
    watcher.disconnect();
    clearTimeout(later);
    model.off("change:address", showAddress);
    for (const trait of ["theme", "language", "title"]) model.off(`change:${trait}`, showPage);
    model.off("change:spoken", speak);
    model.off("change:names", nameAll);
  };
}

export default { render };
