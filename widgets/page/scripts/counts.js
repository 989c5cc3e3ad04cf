// What stands in the players' rows: a number changes when something of it leaves or arrives, all else when all is told.
// Whoever is told of is lit; whose turn it is then, when that is told.
// The words themselves are right all the time, for those who read the page; what is shown over them is an attribute.

const ARRIVED = 500; // milliseconds in which a number that has changed stands out

const words = (list) => (list ?? "").split(" ").filter(Boolean);

function createCounts({ findAll }, flights) {
  const counts = new Map(); // by player and column: what is shown, and how many flights are to come
  let toldOf; // the player whose events are told, until all is

  const keyOf = (row, cell) => `${row.dataset.player}/${cell.cellIndex ?? cell.dataset.by}`;

  function cellsOf(row) {
    const cells = row.querySelectorAll("td, .tutor-besides > [data-by]");
    const standing = row.nextElementSibling?.querySelectorAll(".tutor-standing") ?? [];
    return [...cells, ...standing].map((cell) => [keyOf(row, cell), cell]);
  }

  const playerOf = (rows) => rows.querySelector("[data-player]").dataset.player;

  // One player's rows are lit: those of the player who is told of, and when all is told, of the player whose turn it is.
  function light() {
    for (const rows of findAll(".tutor-stocks tbody:has([data-player])")) {
      const due = rows.dataset.due ?? String(rows.matches(".tutor-active"));
      const isLit = toldOf === undefined ? due === "true" : playerOf(rows) === toldOf;
      if (toldOf === undefined) delete rows.dataset.due;
      else if (rows.dataset.due !== due) rows.dataset.due = due;
      if (isLit !== rows.matches(".tutor-active")) rows.classList.toggle("tutor-active", isLit);
    }
  }

  function tellOf(player) {
    if (player) toldOf = player;
    light();
  }

  const cells = () => findAll(".tutor-stocks tr[data-player]").flatMap((row) => cellsOf(row).map((each) => [...each, row]));

  // Whether a flight changes a number: by one for what comes to the player or leaves, as a whole for what is
  // counted by where it stands.
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
      else cell.dataset.shown = shown;
    }
  }

  // What leaves is counted as it leaves, all else when it has arrived.
  function count(flight, isThere) {
    for (const [key, cell, row] of cells()) {
      const [by, known] = [changeBy(flight, cell, row), counts.get(key)];
      if (by === undefined || !known) continue;
      if (by < 0 !== isThere && by) known.shown += by;
      // What leaves where it stood has nothing there any more.
      if (isThere && !by && flight.out_of === flight.thing) known.shown = typeof known.shown === "number" ? 0 : "";
      if (isThere) known.left -= 1;
      if (!known.left) counts.delete(key);
      if (by < 0 !== isThere) cell.animate({ background: ["var(--soft)", "transparent"] }, ARRIVED);
    }
    show();
  }

  // Where players stand changes by no flight, nor do words.
  function stand(standing) {
    for (const [key, cell, row] of cells()) {
      const known = cell.matches(".tutor-standing") && counts.get(key);
      if (known && row.dataset.player in standing) known.shown = standing[row.dataset.player];
    }
    show();
  }

  function end() {
    counts.clear();
    toldOf = undefined;
    show();
  }
  return { prepare, show, stand, tellOf, left: (flight) => count(flight, false), arrived: (flight) => count(flight, true), end };
}
