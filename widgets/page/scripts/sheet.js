// The sheet at the foot of a phone, and the part of the board that is in sight over it.

// The board is one drawing of which a phone shows so much as the city takes, or the part that was asked for.
function showPart({ findAll }) {
  const [box] = findAll(".tutor-board-box");
  const [part] = findAll('.tutor-board-part[aria-expanded="true"]');
  const [row] = findAll(".tutor-board-part-row");
  // A panel that would be cut stays under the edge.
  if (row) box?.style.setProperty("--sight", `${row.dataset.sight}px`);
  if (part) box?.style.setProperty("--part", part.dataset.high);
  const top = part ? part.dataset.top * box.scrollHeight : 0;
  if (box && box.scrollTop !== top) box.scrollTop = top;
}

// Whoever has decided wants to see what comes of it on the board.
function letSheetDown({ findAll }) {
  for (const sheet of findAll(".tutor-pull")) {
    sheet.open = false;
    openMenus.delete(sheet.dataset.menu);
  }
}

// Each step of the lesson begins with the board in sight, which it may ask to be tapped.
const stepsMet = new WeakMap();

function meetStep(place) {
  const step = place.findAll(".tutor-lesson-card section")[0]?.dataset.step ?? "";
  const before = stepsMet.get(place.app());
  if (before !== undefined && before !== step) letSheetDown(place);
  stepsMet.set(place.app(), step);
}

const CUT_TOGETHER = "button, summary, tr, .tutor-beside, .tutor-nobody, .tutor-decision";
const LEAST_TOLD = 18; // CSS pixels that a line of words needs
const MOST_TAKEN = 60; // CSS pixels by which the city may be lower with the buttons of its parts under it
const MOST_TAKEN_CLOSE = 79; // and with them beside it
const MOST_TAKEN_FREE = 32; // and where no lesson leads, for the first choice
const CLOSE = "tutor-is-close";
const READ_FIRST = ".tutor-lesson-card :is(h2, section > p, .tutor-answers > :is(p, h3), #tutor-question, .tutor-option, .tutor-options .tutor-main-do, .tutor-answers > .tutor-main-do)";

// What is only read aloud is clipped to nothing, or stands in what is: looked for up to the box that scrolls.
function isClipped(element, box = null) {
  if (element === box || element === null || element.matches(".tutor-side")) return false;
  return getComputedStyle(element).clipPath !== "none" || isClipped(element.parentElement, box);
}

// What confirms a thing that was begun stands in the lowest row, not in the sheet.
const isPinned = (element) => getComputedStyle(element).position === "absolute";

// The numbers of what is told, which are higher than a line of it.
function* numbers(sheet) {
  const zoom = zoomNow();
  for (const told of sheet.querySelectorAll(".tutor-narration li")) {
    if (!told.checkVisibility()) continue;
    const { left, top } = told.getBoundingClientRect();
    const [inset, height, width] = ["top", "height", "width"].map((each) => parseFloat(getComputedStyle(told, "::before")[each]) || 0);
    yield new DOMRect(left, top + inset * zoom, width * zoom, height * zoom);
  }
}

// The boxes of what can be read in the sheet: a control, a row of a table or a drawn score is one, of prose each line.
function* readable(sheet) {
  yield* numbers(sheet);
  for (const drawn of sheet.querySelectorAll(".tutor-score-drawn")) if (drawn.checkVisibility()) yield drawn.getBoundingClientRect();
  const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
  const seen = new Set();
  while (texts.nextNode()) {
    const { parentElement: holder, data } = texts.currentNode;
    if (!data.trim() || !holder.checkVisibility() || holder.closest(".tutor-tabs, .tutor-unseen, .tutor-lesson-ways")) continue;
    const stocks = holder.closest(".tutor-stocks-card");
    if (stocks && getComputedStyle(stocks).position !== "static") continue;
    const whole = holder.closest(CUT_TOGETHER);
    if ((whole && (seen.has(whole) || isPinned(whole))) || isClipped(whole ?? holder, sheet)) continue;
    seen.add(whole);
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    yield* whole ? [whole.getBoundingClientRect()] : range.getClientRects();
  }
}

// What a step of the lesson tells and asks is in sight at once, with the first choices of a decision: for them the board
// is drawn smaller, and within the step no larger again. Where no lesson leads the first choice alone is, and the board
// stays as it was drawn for it.
const roomGiven = new WeakMap();

function giveRoom({ app, sheet, findAll, zoom, edgeNow }) {
  const [section] = findAll(".tutor-lesson-card section");
  const isLed = section && app.matches(".tutor-is-led:not(.tutor-is-playing, .tutor-is-contents)");
  const isOpened = findAll('.tutor-board-part[aria-expanded="true"]').length > 0;
  const place = `${root.lang} ${root.clientWidth} ${window.innerHeight}`;
  const step = isOpened ? "" : `${isLed ? section.dataset.step : ""} ${place}`;
  const before = roomGiven.get(app);
  const given = before?.step === step ? before : { step, lack: 0, isClose: false };
  roomGiven.set(app, given);

  function take() {
    app.classList.toggle(CLOSE, given.isClose);
    app.style.setProperty("--lack", `${given.lack}px`);
  }
  // Of what is put together all parts are in sight, and so are the choices of a turn's second part, if that can be.
  const together = app.matches(".tutor-is-under-way") ? ".tutor-deciding button" : ".tutor-deciding .tutor-switched";
  function lacks() {
    const bottoms = (elements) => elements.filter((each) => each.checkVisibility() && !isClipped(each) && !isPinned(each)).map((each) => each.getBoundingClientRect().bottom);
    const [first = -Infinity, ...others] = bottoms(findAll(".tutor-deciding button"));
    const toldAfter = others.some((bottom) => bottom > first + LEAST_TOLD) ? LEAST_TOLD + 4 : 0;
    const read = isLed ? bottoms(findAll(READ_FIRST)) : [];
    const lowest = Math.max(...read, first + toldAfter * zoom);
    const lack = (bottom) => given.lack + Math.round((bottom + sheet.scrollTop + 4 - edgeNow()) / zoom);
    return { least: lack(lowest), whole: lack(Math.max(lowest, ...bottoms(findAll(together)))) };
  }
  function wish({ least, whole }, most) {
    given.lack = Math.max(given.lack, Math.min(whole > most ? least : whole, most));
  }
  take();
  if (!step) return;
  const lack = lacks();
  if (!isLed) {
    if (lack.least <= MOST_TAKEN_FREE) given.lack = Math.max(given.lack, lack.least);
  } else if (given.isClose) {
    wish(lack, MOST_TAKEN_CLOSE);
  } else if (lack.whole <= MOST_TAKEN || (given.tried === together && lack.least <= MOST_TAKEN)) {
    wish(lack, MOST_TAKEN);
  } else {
    const { lack: before } = given;
    Object.assign(given, { lack: 0, isClose: true, tried: together });
    take();
    const close = lacks();
    if (close.whole > MOST_TAKEN_CLOSE && lack.least <= MOST_TAKEN) {
      Object.assign(given, { lack: before, isClose: false });
      wish(lack, MOST_TAKEN);
    } else {
      wish(close, MOST_TAKEN_CLOSE);
    }
  }
  take();
}

// A sheet that is let down ends with a whole row: what its edge would cut is covered, until it is scrolled or pulled up.
function fitSheet({ app: holder, findAll }) {
  const app = holder();
  const [sheet] = findAll(".tutor-side");
  const [handle] = findAll(".tutor-pull:not([open]) > summary");
  if (!sheet || !handle || root.dataset.tutorLayout !== "phone" || !handle.checkVisibility()) return;
  const zoom = zoomNow();
  delete handle.dataset.cover;
  const lowest = Math.min(sheet.getBoundingClientRect().bottom, app.getBoundingClientRect().bottom);
  const stocks = findAll(".tutor-is-led .tutor-stocks-card").find((card) => getComputedStyle(card).bottom === "-8px");
  const edgeNow = () => (stocks ? stocks.getBoundingClientRect().top : lowest);

  giveRoom({ app, sheet, findAll, zoom, edgeNow });

  if (sheet.scrollTop > 1) return;
  const edge = edgeNow();
  const boxes = [...readable(sheet)].filter(({ top, bottom, width }) => width > 2 && bottom > top + 2);
  const goesOn = findAll(".tutor-deciding button").some((each) => each.checkVisibility() && !isPinned(each) && each.getBoundingClientRect().bottom > edge + 1);
  let end = goesOn ? edge - LEAST_TOLD * zoom : edge;
  for (let cut; (cut = boxes.find(({ top, bottom }) => top < end - 1 && bottom > end + 1)); ) end = cut.top;
  // Of a row that just ends there, no hair's breadth is covered.
  end = Math.max(end, ...boxes.map(({ bottom }) => bottom).filter((bottom) => bottom <= end + 1));
  const cover = (edge - end) / zoom;
  if (cover < 1) return;
  handle.style.setProperty("--cover", `${cover}px`);
  handle.style.setProperty("--foot", `${(app.getBoundingClientRect().bottom - edge) / zoom}px`);
  // Less by a hair's breadth is enough for the line, too.
  handle.dataset.cover = cover * zoom < LEAST_TOLD - 2 ? "" : "told";
}

function followSheet(place) {
  const scrolled = ({ target }) => target.classList?.contains("tutor-side") && fitSheet(place);
  place.listen(document, "scroll", scrolled, { capture: true, passive: true });
  // Pulled up or let down it begins with its beginning.
  const moved = ({ target }) => {
    if (target.matches?.(".tutor-pull")) for (const sheet of place.findAll(".tutor-side")) sheet.scrollTop = 0;
  };
  place.listen(document, "toggle", moved, { capture: true });
}
