// The sheet at the foot of a phone, and the part of the board that is visible above it.

import figures from "../../figures.json" with { type: "json" };

/**
 * The board is one drawing; a phone shows the height of the city, or the panel that was asked for.
 * @param {Place} place
 */
export function showPart({ findAll }) {
  const [box] = findAll(".tutor-board-box");
  const [part] = findAll('.tutor-board-part[aria-expanded="true"]');
  const [row] = findAll(".tutor-board-part-row");
  // A panel that would be cut stays under the edge.
  if (row) box?.style.setProperty("--seen", String(Number(row.dataset.sight) / figures.across));
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

/** Pulled up or let down, the sheet starts at its beginning. @param {Place} place */
export function followSheet(place) {
  /** @param {{ target: Target }} event */
  const beginSheet = ({ target }) => {
    if (target.matches?.(".tutor-pull")) for (const sheet of place.findAll(".tutor-side")) sheet.scrollTop = 0;
  };
  place.listen(document, "toggle", beginSheet, { capture: true });
}
