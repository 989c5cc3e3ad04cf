// Anchors: places outside the board to which things move, such as players' rows, the bank and the deck.

const BESIDE_NAME = 16; // pixels between the end of a name's cell and a thing beside the name

/**
 * The anchors for which the page has no element, as shares of the drawing's width and height.
 * @type {Record<string, Point>}
 */
const CORNERS = { bank: [0.5, 1.02], deck: [0.9, 0.1], row: [1.02, 0.8] };

/** @param {Place} place @param {Things} things */
export function createAnchors({ findAll }, things) {
  /** @type {Map<string, Point>} */
  const found = new Map(); // the points found so far, by place and thing

  /**
   * The point of an anchor for a thing: the number that counts the thing in a player's row, else the player's name. If
   * the row is not visible, the point is one of the CORNERS.
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
