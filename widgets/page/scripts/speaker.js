// A window for the teacher's own screen: the page's unseen card for it, as it is now, and a clock.
// It has no kernel of its own; what is pressed in it is pressed on the page that opened it. That page finds the window
// again after it was loaded anew; meanwhile, and once the page is closed, the window says that nothing moves it.

const SPEAKER = ".tutor-speaker";
const SPEAKER_NAME = "machu-tutor-speaker"; // of the window, and of the moment from which it counts, while it is open
const SPEAKER_WINDOW = "width=900,height=760";
const SPEAKER_TICK = 1000; // milliseconds

const inMinutes = (milliseconds) => {
  const minutes = Math.floor(milliseconds / 60000);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
};

function createSpeaker(place, send) {
  let opened; // the window
  let drawn; // the card that it shows
  let since = 0;
  let ticking;

  const isOpen = () => opened && !opened.closed;
  const card = () => place.findAll(`${SPEAKER} template`)[0]?.content.firstElementChild;

  // The looks of the page, chosen theme included.
  function dress() {
    const { head, documentElement } = opened.document;
    head.replaceChildren(...document.querySelectorAll("style, link[rel=stylesheet]").values().map((each) => each.cloneNode(true)));
    Object.assign(documentElement.dataset, root.dataset);
    documentElement.lang = root.lang;
  }

  function tick() {
    if (!isOpen()) return stop();
    const told = { now: new Date().toLocaleTimeString(root.lang, { timeStyle: "short" }), since: inMinutes(Date.now() - since) };
    for (const clock of opened.document.querySelectorAll("[data-clock]")) clock.textContent = told[clock.dataset.clock];
  }

  function show() {
    const shown = card();
    if (!isOpen() || !shown || shown === drawn) return;
    drawn = shown;
    const page = opened.document;
    dress();
    page.title = shown.dataset.title;
    const held = page.activeElement?.dataset?.do;
    const around = createElement("main", { className: "tutor-app tutor-speaker-page" });
    around.append(page.importNode(shown, true));
    page.body.replaceChildren(around);
    if (held) page.querySelector(`[data-do="${held}"]`)?.focus();
    tick();
  }

  function pressed({ target }) {
    const control = target.closest?.("[data-do]");
    if (control) send(control.dataset.do, control.dataset.value ?? "");
  }

  function typed(event) {
    if (isWithModifier(event) || isNeededBy(event.target, event.key)) return;
    if (!place.model.get("shortcuts").includes(event.key)) return;
    event.preventDefault();
    send("key", event.key);
  }

  // The window of this name, which the browser finds or opens. Says whether there is one.
  function attach(begun) {
    opened = window.open("", SPEAKER_NAME, SPEAKER_WINDOW);
    if (!opened) return false;
    drawn = undefined;
    since = begun;
    writeStored(TAB, SPEAKER_NAME, String(since));
    place.listen(opened.document, "click", pressed);
    place.listen(opened.document, "keydown", typed);
    ticking = setInterval(tick, SPEAKER_TICK);
    show();
    return true;
  }

  function open() {
    if (isOpen()) opened.focus();
    else if (!attach(Date.now())) send("speaker-blocked", "");
  }

  // What another page of this tab has opened before is taken over; a window that was closed since is not opened anew.
  function takeOver() {
    const begun = Number(readStored(TAB, SPEAKER_NAME));
    if (begun && !(attach(begun) && opened.document.querySelector(".tutor-speaker-page"))) stop();
  }

  // From now on nothing moves the window: it says so, and has no ways that would do nothing.
  function leave() {
    if (!isOpen()) return;
    for (const gone of opened.document.querySelectorAll("[data-gone]")) gone.hidden = false;
    for (const control of opened.document.querySelectorAll("[data-do]")) control.disabled = true;
  }

  function stop() {
    clearInterval(ticking);
    if (isOpen()) opened.close();
    opened = undefined;
    writeStored(TAB, SPEAKER_NAME, "");
  }
  place.listen(window, "pagehide", leave);
  if (isHost) takeOver();
  return { open, show, stop };
}
