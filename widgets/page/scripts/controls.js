// Presses: a control says by its data what it asks for, and for which moment it was made.

// What stands in the field that a control names goes along: by itself it might come too late.
function valueOf(control, app) {
  const { value = "", with: field } = control.dataset;
  return field ? `${value}\n${app().querySelector(field)?.value ?? ""}` : value;
}

const momentOf = (control) => control.closest("[data-at]")?.dataset.at ?? "";

// What was pressed looks so from the next frame on, until the kernel has answered.
function createPressed() {
  let waiting = [];

  function press(control, number) {
    if (number === undefined) return;
    control.dataset.pressed = "";
    waiting.push([control, number]);
  }

  function answered(last) {
    const done = waiting.filter(([, number]) => number <= last);
    waiting = waiting.filter((each) => !done.includes(each));
    for (const [control] of done) if (!waiting.some(([other]) => other === control)) delete control.dataset.pressed;
  }
  return { press, answered };
}

function listenToPresses(place, connection, focus, speaker) {
  const { app, isOurs, listen } = place;
  const shown = createPressed();

  let held; // the control that the pointer went down on, and the moment it was made for

  function down(event) {
    const control = isOurs(event) && event.target.closest?.("[data-do]");
    held = control && { control, at: momentOf(control) };
  }

  // Between down and up a control may have been drawn anew; the browser then knows of no click.
  function up(event) {
    const before = held;
    held = undefined;
    if (!before || before.control.isConnected) return;
    const control = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-do]");
    if (control && control.dataset.key === before.control.dataset.key) carryOut(control, before.at);
  }

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
    if (event.target.closest?.("[role^=menuitem], :is(.tutor-switch, .tutor-present-more) [data-do]")) closeMenus(place, () => true)?.focus({ preventScroll: true });
    const control = event.target.closest?.("[data-do]");
    if (control) {
      carryOut(control);
      return;
    }
    const other = event.target.closest?.("button, .tutor-board");
    if (other) shown.press(other, connection.send("beat", ""));
  }

  function carryOut(control, at = momentOf(control)) {
    const name = control.dataset.do;
    if (name === "reload") connection.reload();
    else if (name === "speaker") speaker.open();
    else if (name === "copy") copyAddress(control.dataset.value, connection.send);
    else if (name === "choose-file") chooseFile(Number(control.dataset.value), connection.send, control.dataset.as);
    else shown.press(control, connection.send(name, valueOf(control, app), at));
    if (control.type === "submit") control.form.reset(); // it is asked; where the answer stands, it is written
    if (name === "decide") letSheetDown(place);
    if (name === "look-back") pullSheetUp(place);
    if (control.dataset.to) focus.awaitElement(control.dataset.to);
  }
  // A form is sent by its button, whose press is heard above, and leads to no other page.
  function submitted(event) {
    if (isOurs(event)) event.preventDefault();
  }
  listen(document, "submit", submitted);
  listen(document, "pointerdown", down);
  listen(document, "pointerup", up);
  listen(document, "click", pressed);
  return shown;
}
