// The sheet at the foot of a phone, and the part of the board that is visible above it.

import { root, zoomNow } from "../browser/environment.js";
import { REPLIES } from "../controls/focus.js";
import { isClipped, isPinned, readable, uncutUntil } from "./readable.js";

const DRAWN_ACROSS = 374; // CSS pixels of the width of a phone's board as it is drawn

/**
 * The board is one drawing; a phone shows the height of the city, or the panel that was asked for.
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

/** After a decision the sheet goes down, so that the reader sees the effect on the board. @param {Place} place */
export function letSheetDown({ findAll }) {
  /** @type {HTMLDetailsElement[]} */
  const sheets = findAll(".tutor-pull");
  for (const sheet of sheets) sheet.open = false;
}

/**
 * For a reader who looks back the sheet goes up to show the findings; a wider page has no sheet.
 * @param {Place} place
 */
export function pullSheetUp({ findAll }) {
  /** @type {HTMLDetailsElement[]} */
  const sheets = findAll(".tutor-pull");
  for (const sheet of sheets) if (sheet.checkVisibility()) sheet.open = true;
}

/**
 * Each step of the lesson begins with the board in sight, since the step may ask for a tap on it.
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

const LEAST_TOLD = 17; // CSS pixels of a line of words
const LEAST_READ = 48; // CSS pixels of the title and the first words of a text
const MOST_TAKEN = 60; // CSS pixels by which the city may shrink for a question that is higher than the room under it
const MOST_TAKEN_FREE = 32; // and, without a lesson, for the first choice

/**
 * The sheet, the end of the part above it, and the beginning of the part that covers its foot.
 * @typedef {{ app: HTMLElement, sheet: HTMLElement, topNow: () => number, edgeNow: () => number, zoom: number }} Room
 * @typedef {{ asked?: HTMLElement, high: number }} Asked
 */

/**
 * The question of a lesson's step, and how much of it must be visible whatever the text before it: a question with its
 * options, or the first choices of a decision.
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
  // Of a combined decision all parts must be visible, if they fit, and so must the choices of a turn's second part.
  const isUnderWay = place.app()?.matches(".tutor-is-under-way");
  const together = bottoms.filter((_, index) => isUnderWay || parts[index].matches(".tutor-switched"));
  return { asked, high: first + goesOn * zoom, whole: together.length > 0 ? Math.max(...together) + 4 * zoom : 0 };
}

/**
 * Without a lesson the board shrinks for the first choice, and stays so; in a lesson it shrinks for a question that is
 * higher than the room under the board, before the answer.
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
  // A text before the question gets room for at least its beginning, and for the line that says that it goes on.
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
 * Place a question above the stocks, with room for its reply above it if it fits: so nothing moves. The narration hides
 * it meanwhile: it is placed where it will be afterwards.
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
 * Keep the question above the stocks while the text before it scrolls; return where the text then ends.
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
 * A sheet that is down ends with a whole row: the part that its edge would cut is covered, until it is scrolled or
 * pulled up.
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
  // The cut part of a text over choices that go on is covered; the line stands only under the choices.
  const isOverChoices = goesOn && textEnd < edge;
  app.style.setProperty("--veil", `${(isOverChoices ? textEnd - uncutUntil(boxes, textEnd) : 0) / zoom}px`);
  const foot = isOverChoices ? edge : textEnd;
  // The effect of a pick gets the line if its last line is out of sight, even if no line is cut.
  const isTold = app.matches(".tutor-has-begun, .tutor-has-picked");
  const isMoreSaid = isTold && boxes.some(({ bottom }) => bottom > edge + 1);
  let end = uncutUntil(boxes, goesOn || isMoreSaid || textEnd < edge ? foot - LEAST_TOLD * zoom : foot);
  // A row that just ends there is not covered by a hair's breadth.
  end = Math.max(end, top, ...boxes.map(({ bottom }) => bottom).filter((bottom) => bottom <= end + 1));
  const cover = (foot - end) / zoom;
  if (cover < 1) return;
  handle.style.setProperty("--cover", `${cover}px`);
  handle.style.setProperty("--foot", `${(app.getBoundingClientRect().bottom - foot) / zoom}px`);
  // A hair's breadth less is enough for the line, too.
  handle.dataset.cover = cover * zoom < LEAST_TOLD - 2 ? "" : "told";
}

/** While the sheet scrolls nothing is covered. @param {Place} place */
function uncover({ findAll }) {
  for (const handle of findAll(".tutor-pull > summary")) delete handle.dataset.cover;
}

/** @param {Place} place */
export function followSheet(place) {
  /** @param {{ target: Target }} event */
  const isSheet = ({ target }) => target.classList?.contains("tutor-side");
  place.listen(document, "scroll", (event) => isSheet(event) && uncover(place), { capture: true, passive: true });
  place.listen(document, "scrollend", (event) => isSheet(event) && fitSheet(place), { capture: true, passive: true });
  /** Pulled up or let down, the sheet starts at its beginning. @param {{ target: Target }} event */
  const moved = ({ target }) => {
    if (target.matches?.(".tutor-pull")) for (const sheet of place.findAll(".tutor-side")) sheet.scrollTop = 0;
  };
  place.listen(document, "toggle", moved, { capture: true });
}
