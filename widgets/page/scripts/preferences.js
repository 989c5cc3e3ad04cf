// What the system of the reader is set to; a guest keeps to the brightness of what is round it.

const SYSTEM = {
  dark: "(prefers-color-scheme: dark)",
  contrast: "(prefers-contrast: more), (forced-colors: active)",
  still: "(prefers-reduced-motion: reduce)",
};

function systemPreferences() {
  const preferences = {};
  for (const [name, query] of Object.entries(SYSTEM)) preferences[name] = window.matchMedia(query).matches;
  if (!isHost) preferences.dark = document.body.dataset.jpThemeLight === "false";
  preferences.languages = [...(navigator.languages ?? [])];
  preferences.zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
  preferences.minutes = -new Date().getTimezoneOffset();
  preferences.window = [root.clientWidth, window.innerHeight];
  return preferences;
}

function followSystem({ model, listen }) {
  function changed() {
    model.set("prefers", systemPreferences());
    model.save_changes();
  }
  for (const query of Object.values(SYSTEM)) listen(window.matchMedia(query), "change", changed);
  // A notebook's own theme is changed while it is open.
  const themes = new MutationObserver(changed);
  if (!isHost) themes.observe(document.body, { attributeFilter: ["data-jp-theme-light"] });
  return () => themes.disconnect();
}
