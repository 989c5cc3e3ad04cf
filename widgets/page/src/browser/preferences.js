// The preferences of the reader's system. A guest takes the brightness of the notebook around it.

import { isHost, root } from "./environment.js";

const SYSTEM = {
  dark: "(prefers-color-scheme: dark)",
  contrast: "(prefers-contrast: more), (forced-colors: active)",
  still: "(prefers-reduced-motion: reduce)",
};

export const STILL = window.matchMedia("(prefers-reduced-motion: reduce)");

/** @returns {Preferences} */
export function systemPreferences() {
  /** @param {keyof typeof SYSTEM} name */
  const prefers = (name) => window.matchMedia(SYSTEM[name]).matches;
  return {
    dark: isHost ? prefers("dark") : document.body.dataset.jpThemeLight === "false",
    contrast: prefers("contrast"),
    still: prefers("still"),
    languages: [...(navigator.languages ?? [])],
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? "",
    minutes: -new Date().getTimezoneOffset(),
    window: [root.clientWidth, window.innerHeight],
  };
}

/** @param {Place} place */
export function followSystem({ model, listen }) {
  function report() {
    model.set("prefers", systemPreferences());
    model.save_changes();
  }
  for (const query of Object.values(SYSTEM)) listen(window.matchMedia(query), "change", report);
  // The theme of a notebook can change while it is open.
  const themes = new MutationObserver(report);
  if (!isHost) themes.observe(document.body, { attributeFilter: ["data-jp-theme-light"] });
  return () => themes.disconnect();
}
