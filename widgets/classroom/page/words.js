// The words of the pages of a class, in the language that the reader chose last.

import { element, find } from "./markup.js";

/** @typedef {{ [name: string]: string }} Words */
/** @typedef {{ code: string, word: string, base: string, wall: string, prefix: string, language: string, words: { [language: string]: Words } }} Given */

/** @type {Given} */
export const given = JSON.parse(find("given").textContent ?? "");
export const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const LANGUAGE = "machu-tutor-class-language";

let spoken = read(LANGUAGE) in given.words ? read(LANGUAGE) : given.language;

export function language() {
  return spoken;
}

/** @param {string} key */
export function read(key) {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** @param {string} key @param {string} value */
export function write(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that stores nothing gets a new seat when it comes back.
  }
}

/** @param {string} message @param {string | number} [option] What the message is about. @param {string | number} [all] */
export function say(message, option = "", all = "") {
  const found = given.words[spoken][`${given.prefix}-${message}`];
  return found.replace("{option}", String(option)).replace("{all}", String(all)).replace("{code}", given.code);
}

/** Offer the languages; the page is shown again after a choice. @param {() => void} show */
export function talks(show) {
  const choice = /** @type {HTMLSelectElement} */ (find("language"));
  for (const [each, words] of Object.entries(given.words)) {
    choice.append(element("option", { value: each, lang: each }, words.name));
  }
  choice.value = spoken;
  choice.setAttribute("aria-label", say("language"));
  choice.addEventListener("change", () => {
    spoken = choice.value;
    write(LANGUAGE, spoken);
    choice.setAttribute("aria-label", say("language"));
    show();
  });
}
