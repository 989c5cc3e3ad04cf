// Presses: a control says by its data what it asks for, and for which moment it was made.

import { chooseFile, copyAddress } from "../browser/files.js";
import { letSheetDown, pullSheetUp } from "../room/sheet.js";
import { closeMenus, toggleAtHand } from "./menus.js";

/**
 * What stands in the field that a control names goes along: by itself it might come too late.
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

// What was pressed looks so from the next frame on, until the kernel has answered.
function createPressed() {
  /** @type {[HTMLElement, number][]} */
  let waiting = [];

  /** @param {HTMLElement} control @param {number | undefined} number */
  function press(control, number) {
    if (number === undefined) return;
    control.dataset.pressed = "";
    waiting.push([control, number]);
  }

  /** @param {number} last */
  function answered(last) {
    const done = waiting.filter(([, number]) => number <= last);
    waiting = waiting.filter((each) => !done.includes(each));
    for (const [control] of done) if (!waiting.some(([other]) => other === control)) delete control.dataset.pressed;
  }
  return { press, answered };
}

/** @param {Place} place @param {Connection} connection @param {Focus} focus @param {{ open: () => void }} speaker */
export function listenToPresses(place, connection, focus, speaker) {
  const { isOurs, ourClosest, listen } = place;
  const shown = createPressed();

  /** @type {{ control: HTMLElement, at: string } | undefined} */
  let held; // the control that the pointer went down on, and the moment it was made for

  /** @param {Happened<PointerEvent>} event */
  function down(event) {
    const control = ourClosest(event, "[data-do]");
    held = control && { control, at: momentOf(control) };
  }

  /**
   * Between down and up a control may have been drawn anew; the browser then knows of no click.
   * @param {PointerEvent} event
   */
  function up(event) {
    const before = held;
    held = undefined;
    if (!before || before.control.isConnected) return;
    const control = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-do]");
    if (control && control.dataset.key === before.control.dataset.key) carryOut(control, before.at);
  }

  /** @param {Happened<MouseEvent>} event */
  function pressed(event) {
    closeMenus(place, (menu) => !menu.contains(event.target));
    const looksUp = event.target.closest?.(".tutor-at-hand-do");
    if (looksUp && isOurs(event)) {
      toggleAtHand(place, looksUp.getAttribute("aria-expanded") !== "true");
      return;
    }
    if (!event.target.closest?.(".tutor-lesson-card")) toggleAtHand(place, false);
    if (!isOurs(event)) return;
    // A command of a menu closes it, and leaves the focus to what opened it.
    if (event.target.closest?.("[role^=menuitem], :is(.tutor-switch, .tutor-present-more) [data-do]"))
      closeMenus(place, () => true)?.focus({ preventScroll: true });
    const control = event.target.closest?.("[data-do]");
    if (control) {
      carryOut(control);
      return;
    }
    const other = event.target.closest?.("button, .tutor-board");
    if (other) shown.press(other, connection.send("beat", ""));
  }

  /** @param {HTMLElement & { type?: string, form?: HTMLFormElement }} control @param {string} [at] */
  function carryOut(control, at = momentOf(control)) {
    const { do: name = "", value = "" } = control.dataset;
    if (name === "reload") connection.reload();
    else if (name === "speaker") speaker.open();
    else if (name === "copy") copyAddress(value, connection.send);
    else if (name === "choose-file") chooseFile(Number(value), connection.send, control.dataset.as);
    else shown.press(control, connection.send(name, sentWith(control, place), at));
    if (control.type === "submit") control.form?.reset(); // it is asked; where the answer stands, it is written
    if (name === "decide") letSheetDown(place);
    if (name === "look-back") pullSheetUp(place);
    if (control.dataset.to) focus.awaitElement(control.dataset.to);
  }
  /**
   * A form is sent by its button, whose press is heard above, and leads to no other page.
   * @param {Happened<SubmitEvent>} event
   */
  function submitted(event) {
    if (isOurs(event)) event.preventDefault();
  }
  listen(document, "submit", submitted);
  listen(document, "pointerdown", down);
  listen(document, "pointerup", up);
  listen(document, "click", pressed);
  return shown;
}
