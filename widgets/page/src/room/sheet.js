// The sheet at the foot of a phone, and the part of the board that is in sight over it.

import { root, zoomNow } from "../browser/environment.js";
import { REPLIES } from "../controls/focus.js";
import { isClipped, isPinned, readable, uncutUntil } from "./readable.js";

const DRAWN_ACROSS = 374; // CSS pixels that the board of a phone is wide as it is drawn

/**
 * The board is one drawing of which a phone shows so much as the city takes, or the part that was asked for.
 * @param {Place} place
 */
export function showPart({ findAll }) {
  const [box] = findAll(".tutor-board-box");
  const [part] = findAll('.tutor-board-part[aria-expanded="true"]');
  const [row] = findAll(".tutor-board-part-row");
  // A panel that would be cut stays under the edge.
  if (row) box?.style.setProperty("--seen", String(Number(row.dataset.sight) / DRAWN_ACROSS));
  if (part) box?.style.setProperty("--part", part.dataset.high ?? null);
  if (!box) return;
  const top = part ? Number(part.dataset.top) * box.scrollHeight : 0;
  if (box.scrollTop !== top) box.scrollTop = top;
}

/** A reader who has decided sees on the board what comes of it. @param {Place} place */
export function letSheetDown({ findAll }) {
  /** @type {HTMLDetailsElement[]} */
  const sheets = findAll(".tutor-pull");
  for (const sheet of sheets) sheet.open = false;
}

/** A reader who looks back reads what is found; on a wider page there is no sheet to pull. @param {Place} place */
export function pullSheetUp({ findAll }) {
  /** @type {HTMLDetailsElement[]} */
  const sheets = findAll(".tutor-pull");
  for (const sheet of sheets) if (sheet.checkVisibility()) sheet.open = true;
}

/**
 * Each step of the lesson begins with the board in sight, which it may ask to be tapped.
 * @type {WeakMap<Element, string>}
 */
const stepsMet = new WeakMap();

/** @param {Place} place */
export function meetStep(place) {
  const app = place.app();
  if (!app) return;
  const step = place.findAll(".tutor-lesson-card section")[0]?.dataset.step ?? "";
  const before = stepsMet.get(app);
  if (before !== undefined && before !== step) letSheetDown(place);
  stepsMet.set(app, step);
}

const LEAST_TOLD = 17; // CSS pixels that a line of words needs
const LEAST_READ = 48; // CSS pixels of the title and the first words of a text
const MOST_TAKEN = 60; // CSS pixels by which the city may be lower for a question that is higher than the room under it
const MOST_TAKEN_FREE = 32; // and where no lesson leads, for the first choice

/**
 * The sheet, where what is above it ends, and where what lies over its foot begins.
 * @typedef {{ app: HTMLElement, sheet: HTMLElement, topNow: () => number, edgeNow: () => number, zoom: number }} Room
 * @typedef {{ asked?: HTMLElement, high: number }} Asked
 */

/**
 * What is asked in a step of the lesson, and how much of it is in sight whatever the text before it: a question with its
 * options, of a decision the first choices.
 * @param {Place} place @param {number} zoom @returns {Asked & { whole: number }}
 */
function whatIsAsked(place, zoom) {
  const { findAll } = place;
  /** @param {HTMLElement} each */
  const shown = (each) => each.checkVisibility() && !isClipped(each) && !isPinned(each);
  const [question] = findAll(".tutor-lesson-card .tutor-question").filter(shown);
  const [card] = findAll(".tutor-now-card").filter(shown);
  const asked = question ?? card;
  const parts = findAll(
    question ? ".tutor-question :is(h3, .tutor-claimed, .tutor-option, .tutor-options > *)" : ".tutor-deciding button",
  ).filter(shown);
  if (!asked || parts.length === 0) return { high: 0, whole: 0 };
  const top = asked.getBoundingClientRect().top;
  const bottoms = parts.map((each) => each.getBoundingClientRect().bottom - top);
  if (question) return { asked, high: Math.max(...bottoms) + 4 * zoom, whole: 0 };
  const [first] = bottoms;
  const goesOn = bottoms.some((bottom) => bottom > first + LEAST_TOLD) ? LEAST_TOLD + 4 : 4;
  // Of what is put together all parts are, where they have room, and so are the choices of a turn's second part.
  const isUnderWay = place.app()?.matches(".tutor-is-under-way");
  const together = bottoms.filter((_, index) => isUnderWay || parts[index].matches(".tutor-switched"));
  return { asked, high: first + goesOn * zoom, whole: together.length > 0 ? Math.max(...together) + 4 * zoom : 0 };
}

/**
 * Where no lesson leads, the board is drawn smaller for the first choice, and stays so; in a lesson for a question that is
 * higher than the room under the board alone, before it is answered.
 * @type {WeakMap<Element, { step: string, lack: number }>}
 */
const roomGiven = new WeakMap();

/** @param {Room & Asked & { isLed: boolean, findAll: Place["findAll"] }} room */
function giveRoom({ app, sheet, isLed, asked, high, topNow, edgeNow, findAll, zoom }) {
  const isOpened = findAll('.tutor-board-part[aria-expanded="true"]').length > 0;
  const place = `${root.lang} ${root.clientWidth} ${window.innerHeight}`;
  const told = findAll(".tutor-lesson-card section")[0]?.dataset.step;
  const step = isOpened ? "" : `${isLed ? told : ""} ${place}`;
  const before = roomGiven.get(app);
  const given = before?.step === step ? before : { step, lack: 0 };
  roomGiven.set(app, given);

  const take = () => app.style.setProperty("--lack", `${given.lack}px`);
  take();
  if (!step || !asked || findAll(REPLIES).length > 0) return;
  // Where a text goes before the question, at least its beginning has room, and the line that says that it goes on.
  const isFirst = asked.matches(":first-child");
  const lowest = isLed
    ? topNow() + high + (isFirst ? 4 : LEAST_READ + LEAST_TOLD + 4) * zoom
    : asked.getBoundingClientRect().top + sheet.scrollTop + high;
  const lack = given.lack + Math.round((lowest - edgeNow()) / zoom);
  if (isLed) given.lack = Math.max(given.lack, Math.min(lack, MOST_TAKEN));
  else if (lack <= MOST_TAKEN_FREE) given.lack = Math.max(given.lack, lack);
  take();
}

/**
 * A question stands over the stocks, and what is said of its answer over it, as high as there is room: nothing moves for that.
 * What is told meanwhile in its place hides it: it is placed as it stays when it comes.
 * @param {Room} room
 */
function placeQuestion({ app, sheet, topNow, edgeNow, zoom }) {
  app.style.removeProperty("--gap");
  const [said] = app.querySelectorAll(".tutor-lesson-card .tutor-question > .tutor-answers");
  const asked = said?.parentElement;
  if (!asked) return;
  const { telling } = app.dataset;
  delete app.dataset.telling;
  const [top, edge] = [topNow(), edgeNow()];
  const bottoms = [...asked.querySelectorAll(".tutor-options > *")].map((each) => each.getBoundingClientRect().bottom);
  const lowest = Math.max(...bottoms) + 4 * zoom;
  const others = lowest - asked.getBoundingClientRect().top - said.getBoundingClientRect().height;
  app.style.setProperty("--reply", `${Math.max(0, edge - top - others) / zoom}px`);
  app.style.setProperty("--gap", `${Math.max(0, edge - lowest - sheet.scrollTop) / zoom}px`);
  if (telling !== undefined) app.dataset.telling = telling;
}

/**
 * What is asked stays over the stocks while the text before it is scrolled. Says where the text ends then.
 * @param {Omit<Room, "topNow" | "edgeNow"> & Asked & { top: number, edge: number }} room
 */
function keepAskedInSight({ app, sheet, asked, high, top, edge, zoom }) {
  app.style.removeProperty("--pin");
  if (!asked || asked.getBoundingClientRect().top + sheet.scrollTop + high <= edge + 1) return edge;
  const { height } = asked.getBoundingClientRect();
  const seen = Math.min(high, edge - top);
  const under = sheet.getBoundingClientRect().bottom - parseFloat(getComputedStyle(sheet).paddingBottom) * zoom;
  app.style.setProperty("--pin", `${(under - edge - height + seen) / zoom}px`);
  return Math.min(edge, asked.getBoundingClientRect().top);
}

/**
 * A sheet that is let down ends with a whole row: what its edge would cut is covered, until it is scrolled or pulled up.
 * @param {Place} place
 */
export function fitSheet(place) {
  const { findAll } = place;
  const app = place.app();
  const [sheet] = findAll(".tutor-side");
  const [handle] = findAll(".tutor-pull:not([open]) > summary");
  if (!app || !sheet || !handle || root.dataset.tutorLayout !== "phone" || !handle.checkVisibility()) return;
  const zoom = zoomNow();
  delete handle.dataset.cover;
  const lowest = Math.min(sheet.getBoundingClientRect().bottom, app.getBoundingClientRect().bottom);
  const stocks = findAll(".tutor-stocks-card").find((card) => getComputedStyle(card).bottom === "-8px");
  const edgeNow = () => (stocks ? stocks.getBoundingClientRect().top : lowest);

  const isLed = app.matches(".tutor-is-led:not(.tutor-is-playing, .tutor-is-contents)");
  const above =
    findAll(".tutor-stocks-card").find((card) => getComputedStyle(card).position === "sticky" && card !== stocks) ??
    handle.closest(".tutor-tabs");
  const topNow = () => above?.getBoundingClientRect().bottom ?? 0;
  const { asked, high, whole } = whatIsAsked(place, zoom);
  giveRoom({ app, sheet, isLed, asked, high, topNow, edgeNow, findAll, zoom });

  const top = topNow();
  const edge = edgeNow();
  if (isLed) placeQuestion({ app, sheet, topNow, edgeNow, zoom });
  const textEnd = isLed
    ? keepAskedInSight({ app, sheet, asked, high: whole <= edge - top ? Math.max(high, whole) : high, top, edge, zoom })
    : edge;
  const boxes = [...readable(sheet)].filter(({ top: from, bottom, width }) => width > 2 && bottom > from + 2);
  const goesOn = findAll(".tutor-deciding button, .tutor-plan").some(
    (each) => each.checkVisibility() && !isPinned(each) && each.getBoundingClientRect().bottom > edge + 1,
  );
  // What is cut of a text over choices that go on is covered, and said under these alone.
  const isOverChoices = goesOn && textEnd < edge;
  app.style.setProperty("--veil", `${(isOverChoices ? textEnd - uncutUntil(boxes, textEnd) : 0) / zoom}px`);
  const foot = isOverChoices ? edge : textEnd;
  // What is said of what a pick would do goes on where its last line is out of sight, even if none is cut.
  const isTold = app.matches(".tutor-has-begun, .tutor-has-picked");
  const isMoreSaid = isTold && boxes.some(({ bottom }) => bottom > edge + 1);
  let end = uncutUntil(boxes, goesOn || isMoreSaid || textEnd < edge ? foot - LEAST_TOLD * zoom : foot);
  // Of a row that just ends there, no hair's breadth is covered.
  end = Math.max(end, top, ...boxes.map(({ bottom }) => bottom).filter((bottom) => bottom <= end + 1));
  const cover = (foot - end) / zoom;
  if (cover < 1) return;
  handle.style.setProperty("--cover", `${cover}px`);
  handle.style.setProperty("--foot", `${(app.getBoundingClientRect().bottom - foot) / zoom}px`);
  // Less by a hair's breadth is enough for the line, too.
  handle.dataset.cover = cover * zoom < LEAST_TOLD - 2 ? "" : "told";
}

/** While it is scrolled nothing is covered. @param {Place} place */
function uncover({ findAll }) {
  for (const handle of findAll(".tutor-pull > summary")) delete handle.dataset.cover;
}

/** @param {Place} place */
export function followSheet(place) {
  /** @param {{ target: Target }} event */
  const isSheet = ({ target }) => target.classList?.contains("tutor-side");
  place.listen(document, "scroll", (event) => isSheet(event) && uncover(place), { capture: true, passive: true });
  place.listen(document, "scrollend", (event) => isSheet(event) && fitSheet(place), { capture: true, passive: true });
  /** Pulled up or let down it begins with its beginning. @param {{ target: Target }} event */
  const moved = ({ target }) => {
    if (target.matches?.(".tutor-pull")) for (const sheet of place.findAll(".tutor-side")) sheet.scrollTop = 0;
  };
  place.listen(document, "toggle", moved, { capture: true });
}
