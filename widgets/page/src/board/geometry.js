// Points of the drawing, and the ways between them.

export const NEAR = 3; // pixels of the drawing: a thing has not moved if it is this near to its old place

/** @param {number} ms @param {number} least @param {number} most */
export const between = (ms, least, most) => Math.min(Math.max(ms, least), most);
/** @param {Point} one @param {Point} other */
export const distance = ([ax, ay], [bx, by]) => Math.hypot(bx - ax, by - ay);
/** @param {Point[]} points @returns {[Point, Point][]} */
export const legs = (points) => points.slice(1).map((point, index) => [points[index], point]);
/** @param {Point[]} points */
export const lengthOf = (points) => legs(points).reduce((sum, [a, b]) => sum + distance(a, b), 0);

/**
 * Whether a point lies within the outline; the sides that a ray to the left crosses are counted.
 * @param {Point[]} outline @param {Point} point
 */
export function holds(outline, [x, y]) {
  let isIn = false;
  for (const [[ax, ay], [bx, by]] of legs([...outline, outline[0]])) {
    const isCrossed = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    if (isCrossed) isIn = !isIn;
  }
  return isIn;
}
