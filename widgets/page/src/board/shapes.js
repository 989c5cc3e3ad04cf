// Shapes of the drawing: functions that make, measure and turn them.

export const SVG = "http://www.w3.org/2000/svg";

/** @template {"g" | "line" | "polygon" | "polyline" | "rect"} Tag @param {Tag} tag @param {Record<string, string | number>} attributes */
export function createShape(tag, attributes) {
  const shape = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) shape.setAttribute(name, String(value));
  return shape;
}

/** @param {SVGGraphicsElement} part @returns {Point} */
export function middleOf(part) {
  const { x, y, width, height } = part.getBBox();
  return [x + width / 2, y + height / 2];
}

/** Whether an animation has run to its end, without being cancelled. @param {Animation} animation */
export function hasEnded({ finished }) {
  return finished.then(
    () => true,
    () => false,
  );
}

const FORM = /#[\w-]+|[-\d.]+/g; // the numbers and symbol names in markup, which change with the size

/** Whether a part has only moved or changed its size. @param {Element} old @param {Element} now */
export function hasOnlyMoved(old, now) {
  const [was, is] = [old, now].map((part) => part.innerHTML.replace(FORM, ""));
  return was === is && old.textContent === now.textContent;
}

const ROUNDED = 10; // pixels of the drawing: the corner radius of a frame around a part without an outline

/** @param {Point[]} points */
export function outlineOf(points) {
  const [xs, ys] = [0, 1].map((axis) => [...new Set(points.map((point) => point[axis]))]);
  if (points.length === 4 && xs.length === 2 && ys.length === 2) {
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return createShape("rect", { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y, rx: ROUNDED });
  }
  return createShape("polygon", { points: points.map((point) => point.join(",")).join(" ") });
}

/** The keyframes that turn a part from flat to full height, about its middle. @param {SVGGraphicsElement} part */
export function turning(part) {
  const middle = middleOf(part)[1];
  /** @param {number} share */
  const high = (share) => `translateY(${middle}px) scaleY(${share}) translateY(${-middle}px)`;
  return { transform: [high(0), high(1)] };
}

/**
 * Turn a picture from its back to its face; the back gets the width of the face.
 * @param {SVGGraphicsElement} part @param {Point} place @param {Sprite} sprite @param {KeyframeAnimationOptions} timing
 */
export function turn(part, [x, y], { drawn, middle }, timing) {
  const [face, back, other] = [1, 2, 3].map(() => createShape("g", {}));
  face.append(...part.childNodes);
  other.innerHTML = drawn;
  back.append(other);
  part.append(face, back);
  const scale = face.getBBox().width / other.getBBox().width;
  other.setAttribute("transform", `translate(${x} ${y}) scale(${scale}) translate(${-middle[0]} ${-middle[1]})`);
  /** @param {number} share */
  const wide = (share) => `translateX(${x}px) scaleX(${share}) translateX(${-x}px)`;
  face.animate({ transform: [wide(0), wide(0), wide(1)] }, timing);
  back.animate({ transform: [wide(1), wide(0), wide(0)] }, timing);
}
