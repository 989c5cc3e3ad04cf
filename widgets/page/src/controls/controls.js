// Presses on controls: the data attributes of a control have its command, and the moment for which it was made.

import { chooseFile, copyAddress } from "../browser/files.js";
import { letSheetDown, pullSheetUp } from "../room/sheet.js";
import { closeMenus, toggleAtHand } from "./menus.js";

/**
 * The value that is sent with a press. If the control names a field, the text of the field is included, because a
 * message of the field itself might come too late.
 * @param {HTMLElement} control @param {Place} place
 */
function sentWith(control, { app }) {
  const { value = "", with: field } = control.dataset;
  if (!field) return value;
  /** @type {HTMLInputElement | null | undefined} */
  const found = app()?.querySelector(field);
  return `${value}\n${found?.value ?? ""}`;
}

/** @param {HTMLElement} control */
const momentOf = (control) => control.closest("[data-at]")?.dataset.at ?? "";

// The pressed controls: each looks pressed from the next frame on, until the kernel has answered.
function createPresses() {
  /** @type {[HTMLElement, number][]} */
  let waiting = [];

  /** @param {HTMLElement} control @param {number | undefined} number */
  function press(control, number) {
    if (number === undefined) return;
    control.dataset.pressed = "";
    waiting.push([control, number]);
  }

  /** @param {number} last */
  function release(last) {
    const done = waiting.filter(([, number]) => number <= last);
    waiting = waiting.filter((each) => !done.includes(each));
    for (const [control] of done) if (!waiting.some(([other]) => other === control)) delete control.dataset.pressed;
  }
  return { press, release };
}

/** @param {Place} place @param {Connection} connection @param {Focus} focus @param {{ open: () => void }} speaker */
export function listenToPresses(place, connection, focus, speaker) {
  const { isOurs, listen } = place;
  const presses = createPresses();

  /** @param {Happened<MouseEvent>} event */
  function handlePress(event) {
    closeMenus(place, (menu) => !menu.contains(event.target));
    const looksUp = event.target.closest?.(".tutor-at-hand-do");
    if (looksUp && isOurs(event)) {
      toggleAtHand(place, looksUp.getAttribute("aria-expanded") !== "true");
      return;
    }
    if (!event.target.closest?.(".tutor-lesson-card")) toggleAtHand(place, false);
    if (!isOurs(event)) return;
    // A command in a menu closes the menu, and leaves the focus to the button that opened the menu.
    if (event.target.closest?.("[role^=menuitem], :is(.tutor-switch, .tutor-present-more) [data-do]"))
      closeMenus(place, () => true)?.focus({ preventScroll: true });
    const control = event.target.closest?.("[data-do]");
    if (control) {
      carryOut(control);
      return;
    }
    const other = event.target.closest?.("button, .tutor-board");
    if (other) presses.press(other, connection.send("beat", ""));
  }

  /** @param {HTMLElement & { type?: string, form?: HTMLFormElement }} control */
  function carryOut(control) {
    const { do: name = "", value = "" } = control.dataset;
    if (name === "reload") connection.reload();
    else if (name === "print") window.print();
    else if (name === "speaker") speaker.open();
    else if (name === "copy") copyAddress(value, connection.send);
    else if (name === "choose-file") chooseFile(Number(value), connection.send, control.dataset.as);
    else presses.press(control, connection.send(name, sentWith(control, place), momentOf(control)));
    if (control.type === "submit") control.form?.reset(); // the answer shows the text that was sent
    if (name === "decide") letSheetDown(place);
    if (name === "look-back") pullSheetUp(place);
    if (control.dataset.to) focus.awaitElement(control.dataset.to);
  }
  /**
   * Stop the submission of a form, which would open another page. The press on the form's button is handled above.
   * @param {Happened<SubmitEvent>} event
   */
  function stopSubmission(event) {
    if (isOurs(event)) event.preventDefault();
  }
  listen(document, "submit", stopSubmission);
  listen(document, "click", handlePress);
  return presses;
}
