// A window for the teacher's own screen: a copy of the page's invisible card for it, and a clock. The window has no
// kernel: a press in it counts as a press on the page that opened it. After a reload the page finds the window again;
// until then, and when the page is closed, the window says that it is not connected.

import { isNeededBy, isWithModifier } from "../controls/keys.js";
import { createElement, isHost, root } from "./environment.js";
import { readStored, TAB, writeStored } from "./storage.js";

const SPEAKER = ".tutor-speaker";
const SPEAKER_NAME = "machu-tutor-speaker"; // the name of the window, and the key of the time at which it was opened
const SPEAKER_WINDOW = "width=900,height=760";
const SPEAKER_TICK = 1000; // milliseconds

/** @param {number} milliseconds */
const inMinutes = (milliseconds) => {
  const minutes = Math.floor(milliseconds / 60000);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
};

/** @param {Place} place @param {Send} send */
export function createSpeaker(place, send) {
  /** @type {Window | null | undefined} */
  let opened; // the window
  /** @type {Element | null | undefined} */
  let drawn; // the card that the window shows
  let since = 0;
  /** @type {number | undefined} */
  let ticking;

  const openWindow = () => (opened && !opened.closed ? opened : undefined);

  function card() {
    /** @type {HTMLTemplateElement[]} */
    const [template] = place.findAll(`${SPEAKER} template`);
    return template?.content.querySelector("*");
  }

  /** Give the window the look of the page, with the chosen theme. @param {Document} page */
  function dress({ head, documentElement }) {
    head.replaceChildren(
      ...document
        .querySelectorAll("style, link[rel=stylesheet]")
        .values()
        .map((each) => each.cloneNode(true)),
    );
    Object.assign(documentElement.dataset, root.dataset);
    documentElement.lang = root.lang;
  }

  function tick() {
    const { document: page } = openWindow() ?? {};
    if (!page) return stop();
    /** @type {Record<string, string>} */
    const told = {
      now: new Date().toLocaleTimeString(root.lang, { timeStyle: "short" }),
      since: inMinutes(Date.now() - since),
    };
    for (const clock of page.querySelectorAll("[data-clock]")) clock.textContent = told[clock.dataset.clock ?? ""];
  }

  function show() {
    const shown = card();
    const { document: page } = openWindow() ?? {};
    if (!page || !shown || shown === drawn) return;
    drawn = shown;
    dress(page);
    page.title = shown.dataset.title ?? "";
    const held = /** @type {HTMLElement | null} */ (page.activeElement)?.dataset.do;
    const around = createElement("main", { className: "tutor-app tutor-speaker-page" });
    around.append(page.importNode(shown, true));
    page.body.replaceChildren(around);
    if (held) page.querySelector(`[data-do="${held}"]`)?.focus();
    tick();
  }

  /** @param {Happened<MouseEvent>} event */
  function press({ target }) {
    const control = target.closest?.("[data-do]");
    if (control?.dataset.do) send(control.dataset.do, control.dataset.value ?? "");
  }

  /** @param {Happened<KeyboardEvent>} event */
  function pressKey(event) {
    if (isWithModifier(event) || isNeededBy(event.target, event.key)) return;
    if (!place.model.get("shortcuts").includes(event.key)) return;
    event.preventDefault();
    send("key", event.key);
  }

  /**
   * Find or open the window; `begun` is the time at which it was opened. Return whether there is a window.
   * @param {number} begun
   */
  function attach(begun) {
    opened = window.open("", SPEAKER_NAME, SPEAKER_WINDOW);
    if (!opened) return false;
    drawn = undefined;
    since = begun;
    writeStored(TAB, SPEAKER_NAME, String(since));
    place.listen(opened.document, "click", press);
    place.listen(opened.document, "keydown", pressKey);
    ticking = setInterval(tick, SPEAKER_TICK);
    show();
    return true;
  }

  function open() {
    const already = openWindow();
    if (already) already.focus();
    else if (!attach(Date.now())) send("speaker-blocked", "");
  }

  // Take over a window that an earlier load of this page opened; a window that has been closed since is not opened
  // again.
  function takeOver() {
    const begun = Number(readStored(TAB, SPEAKER_NAME));
    if (begun && !(attach(begun) && opened?.document.querySelector(".tutor-speaker-page"))) stop();
  }

  // Show in the window that no page drives it any more, and disable its buttons.
  function leave() {
    const { document: page } = openWindow() ?? {};
    if (!page) return;
    for (const gone of page.querySelectorAll("[data-gone]")) gone.hidden = false;
    /** @type {NodeListOf<HTMLButtonElement>} */
    const controls = page.querySelectorAll("[data-do]");
    for (const control of controls) control.disabled = true;
  }

  function stop() {
    clearInterval(ticking);
    openWindow()?.close();
    opened = undefined;
    writeStored(TAB, SPEAKER_NAME, "");
  }
  place.listen(window, "pagehide", leave);
  if (isHost) takeOver();
  return { open, show, stop };
}
