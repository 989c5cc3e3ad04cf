// The numbers and words in the players' rows during motion. A number changes when a thing that it counts leaves or
// arrives; all words change at the end of an event. During an event the rows of its player are lit; at the end, the
// rows of the player whose turn it is. The text of the rows is right all the time, for screen readers; an attribute
// shows another number over the text.

const ARRIVED = 500; // milliseconds for which a changed number stands out

/** @param {string | undefined} list */
const words = (list) => (list ?? "").split(" ").filter(Boolean);

/** @param {Place} place @param {Flight[]} flights */
export function createCounts({ findAll }, flights) {
  /** @type {Map<string, { shown: number | string, left: number }>} */
  const counts = new Map(); // by player and column: the shown number, and the number of flights to come
  /** @type {string | undefined} */
  let toldOf; // the player of the present events, until the end

  /** @param {HTMLElement} row @param {HTMLElement & { cellIndex?: number }} cell */
  const keyOf = (row, cell) => `${row.dataset.player}/${cell.cellIndex ?? cell.dataset.by}`;

  /** @param {HTMLElement} row @returns {[string, HTMLElement][]} */
  function cellsOf(row) {
    const own = row.querySelectorAll("td, .tutor-besides > [data-by]");
    const standing = row.nextElementSibling?.querySelectorAll(".tutor-standing") ?? [];
    return [...own, ...standing].map((cell) => [keyOf(row, cell), cell]);
  }

  /** @param {HTMLElement} rows */
  const playerOf = (rows) => rows.querySelector("[data-player]")?.dataset.player;

  // Light the rows of the events' player; at the end, the rows of the player whose turn it is.
  function light() {
    for (const rows of findAll(".tutor-stocks tbody:has([data-player])")) {
      const due = rows.dataset.due ?? String(rows.matches(".tutor-active"));
      const isLit = toldOf === undefined ? due === "true" : playerOf(rows) === toldOf;
      if (toldOf === undefined) delete rows.dataset.due;
      else if (rows.dataset.due !== due) rows.dataset.due = due;
      if (isLit !== rows.matches(".tutor-active")) rows.classList.toggle("tutor-active", isLit);
    }
  }

  /** @param {string} player */
  function tellOf(player) {
    if (player) toldOf = player;
    light();
  }

  /** @returns {[string, HTMLElement, HTMLElement][]} */
  function cells() {
    const rows = findAll(".tutor-stocks tr[data-player]");
    return rows.flatMap((row) =>
      cellsOf(row).map(([key, cell]) => /** @type {[string, HTMLElement, HTMLElement]} */ ([key, cell, row])),
    );
  }

  /**
   * The change of the number in a cell by a flight: -1, 0 or 1; undefined if the cell does not count the thing.
   * @param {Flight} flight @param {HTMLElement} cell @param {HTMLElement} row
   */
  function changeBy({ thing, out_of: from, into }, cell, row) {
    if (cell.dataset.into && cell.dataset.into !== into) return undefined;
    const ours = [`row:${row.dataset.player}`, ...words(row.dataset.at)];
    const names = [thing, ...[from, into].filter((each) => each === "deck")];
    const isCounted = words(cell.dataset.by).some((each) => names.includes(each));
    const isTold = isCounted && [thing, from, into].some((each) => ours.includes(each));
    if (!isTold) return undefined;
    return ours.includes(thing) ? 0 : Number(ours.includes(into)) - Number(ours.includes(from));
  }

  function prepare() {
    const [rows] = findAll(".tutor-stocks tbody.tutor-active");
    toldOf = rows && playerOf(rows);
    for (const [key, cell, row] of cells()) {
      const left = flights.filter((flight) => changeBy(flight, cell, row) !== undefined).length;
      const shown = Number.parseInt(cell.textContent, 10);
      counts.set(key, { shown: Number.isNaN(shown) || !left ? cell.textContent : shown, left });
    }
  }

  function show() {
    light();
    for (const [key, cell] of cells()) {
      const { shown, left } = counts.get(key) ?? {};
      if (shown === undefined || (!left && String(shown) === cell.textContent)) delete cell.dataset.shown;
      else cell.dataset.shown = String(shown);
    }
  }

  /**
   * Count a flight in all cells. A thing that leaves a cell is counted when it starts, any other thing when it arrives.
   * @param {Flight} flight @param {boolean} isThere
   */
  function count(flight, isThere) {
    for (const [key, cell, row] of cells()) {
      const [by, known] = [changeBy(flight, cell, row), counts.get(key)];
      if (by === undefined || !known) continue;
      if (by < 0 !== isThere && by) known.shown = (Number(known.shown) || 0) + by;
      // A thing that has left its own place leaves the number 0 there.
      if (isThere && !by && flight.out_of === flight.thing) known.shown = typeof known.shown === "number" ? 0 : "";
      if (isThere) known.left -= 1;
      if (!known.left) counts.delete(key);
      if (by < 0 !== isThere) cell.animate({ background: ["var(--soft)", "transparent"] }, ARRIVED);
    }
    show();
  }

  /**
   * Show the words that change without a flight, such as the places of players.
   * @param {Record<string, string>} standing
   */
  function stand(standing) {
    for (const [key, cell, row] of cells()) {
      const known = cell.matches(".tutor-standing") && counts.get(key);
      const { player = "" } = row.dataset;
      if (known && player in standing) known.shown = standing[player];
    }
    show();
  }

  function end() {
    counts.clear();
    toldOf = undefined;
    show();
  }

  /** @param {Flight} flight */
  const countStart = (flight) => count(flight, false);
  /** @param {Flight} flight */
  const countArrival = (flight) => count(flight, true);
  return { prepare, show, stand, tellOf, countStart, countArrival, end };
}
