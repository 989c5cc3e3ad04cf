// Anchors: the places of things outside the board, such as the players' rows, the bank and the deck.

const BESIDE_NAME = 16; // pixels between the end of a player's cell and a thing without a number there

/** The anchors that the page has no element for, as shares of the drawing. @type {Record<string, Point>} */
const CORNERS = { bank: [0.5, 1.02], deck: [0.9, 0.1], row: [1.02, 0.8] };

/** @param {Place} place @param {Things} things */
export function createAnchors({ findAll }, things) {
  /** @type {Map<string, Point>} */
  const found = new Map(); // the anchors found so far

  /**
   * A thing that a player's row counts goes to its number there, any other thing to the player's name.
   * @param {string} name @param {string} thing @returns {Point}
   */
  function anchor(name, thing) {
    const [kind, player] = name.split(/:(.*)/s);
    const [row] = player ? findAll(`.tutor-stocks tr[data-player="${CSS.escape(player)}"]`) : [];
    const count = row?.querySelector(`[data-by~="${CSS.escape(thing)}"]`);
    const isCounted = count?.checkVisibility();
    const cell = isCounted ? count : row?.querySelector(".tutor-player");
    if (cell?.checkVisibility()) {
      const { left, top, width, height } = cell.getBoundingClientRect();
      return things.pointAt(isCounted ? left + width / 2 : left + width - BESIDE_NAME, top + height / 2);
    }
    const [across, down] = CORNERS[kind] ?? CORNERS.row;
    const [width, height] = things.size();
    return [across * width, down * height];
  }

  /** @param {Spot} place @param {string} thing @returns {Point} */
  function resolve(place, thing) {
    if (typeof place !== "string") return place;
    const key = `${place} ${thing}`;
    const point = found.get(key) ?? anchor(place, thing);
    found.set(key, point);
    return point;
  }

  return { resolve, forget: () => found.clear() };
}
