// Keys: those the kernel listens to are sent to it, unless a field or a control needs them itself.

// In an open menu keys lead through it; on a closed one, or on what only unfolds, they go on as anywhere else.
const OWN_KEYS = "input, textarea, select, [open]:has(> .tutor-menu-list) > summary, [role=slider], [contenteditable]";
const SWALLOWED = ["wheel", "touchstart", "touchmove", "touchend"];
const UNHEARD = ["mousemove", "mouseup", "mouseout"]; // the kernel would be told of each, before the press after it

const WAY_ON = "w";
// What takes the focus after a key.
const LEADS_TO = { n: FIRST_CHOICE, r: ".tutor-rulebook-field input" };
const WITH_SHIFT = ["ArrowLeft", "ArrowRight"]; // with it they go by whole turns

// With Control, or Command where that is usual, a letter is another key; its case then says nothing.
function nameOf({ key, shiftKey, ctrlKey, metaKey }) {
  if (ctrlKey || metaKey) return `Control+${shiftKey ? "Shift+" : ""}${key.toLowerCase()}`;
  return shiftKey && WITH_SHIFT.includes(key) ? `Shift+${key}` : key;
}

function isWithModifier(event) {
  if (event.ctrlKey || event.metaKey) return event.altKey;
  return event.altKey || (event.shiftKey && event.key !== "?" && !WITH_SHIFT.includes(event.key));
}

function isNeededBy(target, key) {
  const needing = key === " " ? `${OWN_KEYS}, summary, button, a` : OWN_KEYS;
  return target.closest?.(needing);
}

function listenToKeys(place, send, focus) {
  const { model, isOurs, listen } = place;

  function pressed(event) {
    if (isWithModifier(event) || !isOurs(event)) return;
    if (focus.typeAhead(event)) {
      event.preventDefault();
      return;
    }
    const isEscape = event.key === "Escape";
    const opener = isEscape && (closeMenus(place, () => true) || toggleAtHand(place, false));
    if (opener) {
      opener.focus({ preventScroll: true });
      return;
    }
    const name = nameOf(event);
    if (!model.get("shortcuts").includes(name)) return;
    if (!isEscape) {
      if (isNeededBy(event.target, event.key)) return;
      event.preventDefault();
    }
    if (name === WAY_ON) goWayOn(place);
    else if (Number(name) && !place.app()?.matches(".tutor-view-presenter")) goToChoice(place, Number(name));
    else send("key", name);
    if (name in LEADS_TO) focus.awaitElement(LEADS_TO[name]);
  }

  // A canvas would swallow Tab, the wheel and swipes; over ours they do what they do elsewhere.
  function passOver(event) {
    if (!isOurs(event) || !event.target.closest?.(BOARDS)) return;
    event.stopImmediatePropagation();
    if (event.type === "keydown") pressed(event);
  }

  // A widget with a field keeps what is pressed in it to itself; the rules are closed from theirs, too.
  function leaveField(event) {
    if (event.key !== "Escape" || !event.target.closest?.(".tutor-lookup-card input")) return;
    event.stopPropagation();
    pressed(event);
  }

  listen(document, "keydown", pressed);
  listen(document, "keydown", leaveField, { capture: true });
  listen(document, "keydown", passOver, { capture: true });
  for (const kind of [...SWALLOWED, ...UNHEARD]) listen(document, kind, passOver, { capture: true, passive: true });
}
