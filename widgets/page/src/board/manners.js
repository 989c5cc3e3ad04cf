// The manners in which things move: how long each takes, and the keyframes along its points.

import { between, distance, legs, lengthOf } from "./geometry.js";

export const GAP = 80; // milliseconds between beats, like all that follow
export const GLANCE = 240; // for an act (all that the board shows of one event) without motion; in milliseconds
const LONGEST = 2400; // the longest decision, without the time of the final score and of sentences to read
const FASTEST_RATE = 2; // at a higher rate goods travel together
export const EASING = "cubic-bezier(.3, .7, .3, 1)";
const APART = 70; // milliseconds between goods that travel together
const HOP = 9; // pixels of the drawing
const ARC = 0.28; // parts of the distance
const ARC_POINTS = 10;
const EDGE = 12; // pixels between an arc and the upper edge
const SLOW = 400; // pixels a second
const FADES = 0.85; // share of the way after which a thing that leaves the board fades
const FASTEST = 900; // pixels a second, for a thing whose time depends on its distance

/**
 * The points of some places; an anchor counts as [0, 0], because only the board knows its point.
 * @param {Spot[]} places @returns {Point[]}
 */
const asPoints = (places) => places.map((place) => (typeof place === "string" ? [0, 0] : place));

/**
 * The manners by name: duration in milliseconds, shape of the way, and the delay between the goods of a group.
 * @type {Record<string, Manner>}
 */
export const MANNERS = {
  walk: { ms: (points) => between((lengthOf(points) / SLOW) * 1000, 240, 720), shape: hopping },
  ride: { ms: (points) => between((lengthOf(points) / FASTEST) * 1000, 240, 720) },
  place: { ms: () => 320 },
  send: { ms: () => 420, shape: arching },
  rise: { ms: () => 380, shape: arching, apart: APART },
  pay: { ms: () => 250, shape: arching },
  trade: { ms: (points) => between((lengthOf(points) / FASTEST) * 1000, 420, 720), apart: APART },
  slide: { ms: (points) => between((lengthOf(points) / FASTEST) * 1000, 360, 720) },
  enter: { ms: () => 300, end: { opacity: 0.2 }, apart: APART * 2 },
  climb: { ms: (points) => between(90 * (points.length - 1), 180, 900), shape: hopping },
  draw: { ms: () => 450, apart: APART },
  return: { ms: () => 300 },
  leave: { ms: (points) => between((lengthOf(points) / SLOW) * 1000, 420, 1200), end: { opacity: 0 }, apart: APART },
  grow: { ms: () => 420, shape: staying, begin: { clipPath: "inset(0 100% 0 0)" }, end: { clipPath: "inset(0)" } },
};

/** The milliseconds in which the turning parts of a beat turn; 0 without any. @param {Flight[]} flights */
export const leadOf = (flights) =>
  Math.max(...flights.map(({ back, manner, places }) => (back ? MANNERS[manner].ms(asPoints(places)) : 0)), 0);

/**
 * The delay of each flight of a beat, in milliseconds. Goods start one after the other, in the order of the events. All
 * flights start after the parts that turn.
 * @param {Flight[]} flights @param {boolean} isTogether
 */
export function delaysOf(flights, isTogether) {
  const lead = leadOf(flights);
  let next = 0;
  return flights.map(({ manner, back }) => {
    const { apart = 0 } = MANNERS[manner];
    const delay = (back ? 0 : lead) + (apart && !isTogether ? next : 0);
    next += apart;
    return delay;
  });
}

/** The points of a thing that is in its final place from the beginning. @param {Point[]} points @returns {Point[]} */
function staying(points) {
  const end = points[points.length - 1];
  return [end, end];
}

/** The points of small hops from each point to the next. @param {Point[]} points @returns {Point[]} */
function hopping(points) {
  /** @type {(leg: [Point, Point]) => Point[]} */
  const over = ([[ax, ay], [bx, by]]) => [
    [(ax + bx) / 2, (ay + by) / 2 - HOP],
    [bx, by],
  ];
  return [points[0], ...legs(points).flatMap(over)];
}

/** The points of an arc that stays on the board. @param {Point[]} points @returns {Point[]} */
function arching(points) {
  const [first, last] = [points[0], points[points.length - 1]];
  const height = between(Math.min(first[1], last[1]) - EDGE, 0, ARC * distance(first, last));
  return Array.from({ length: ARC_POINTS + 1 }, (_, index) => {
    const part = index / ARC_POINTS;
    const lift = 4 * part * (1 - part) * height;
    return [first[0] + (last[0] - first[0]) * part, first[1] + (last[1] - first[1]) * part - lift];
  });
}

/**
 * The keyframes of a thing whose middle is at `home`; each stretch takes its share of the time. At the end the thing
 * has the size `size`, as a share.
 * @param {Point[]} points @param {Point} home @param {string} manner @param {number} [size]
 */
export function keyframes(points, home, manner, size = 1) {
  const { shape = (each) => each, begin = {}, end = {} } = MANNERS[manner];
  const way = shape(points);
  const whole = lengthOf(way) || 1;
  let gone = 0;
  /** @type {(Keyframe & { offset: number })[]} */
  const frames = way.map(([x, y], index) => {
    if (index) gone += distance(way[index - 1], way[index]);
    const scale = size === 1 ? "" : ` scale(${1 + (size - 1) * (gone / whole)})`;
    const [toX, toY] = scale ? [x, y] : [x - home[0], y - home[1]];
    const back = scale && ` translate(${-home[0]}px, ${-home[1]}px)`;
    return { transform: `translate(${toX}px, ${toY}px)${scale}${back}`, offset: Math.min(gone / whole, 1) };
  });
  Object.assign(frames[0], { offset: 0 }, begin);
  Object.assign(frames[frames.length - 1], { offset: 1 }, end);
  if (end.opacity === undefined) return frames;
  // A thing that fades is fully visible for most of its way.
  return [...frames, { opacity: 1, offset: FADES }].sort((one, other) => one.offset - other.offset);
}

/**
 * The keyframes that move a thing from one place to another, beginning with the size `scale`, as a share.
 * @param {Point} from @param {Point} to @param {number} scale
 */
export function coming([fromX, fromY], [x, y], scale) {
  /** @param {number} left @param {number} top @param {number} share */
  const at = (left, top, share) => `translate(${left}px, ${top}px) scale(${share}) translate(${-x}px, ${-y}px)`;
  return { transform: [at(fromX, fromY, scale), at(x, y, 1)] };
}

/**
 * The speed of the beats of a decision: the rate at which they fit into the longest time, and whether goods move
 * together.
 * @param {Act[]} acts @param {number} speed
 */
export function paceOf(acts, speed) {
  /** @param {Act} act @param {boolean} isTogether */
  const lasts = ({ flights }, isTogether) => {
    if (!flights.length) return GLANCE;
    const delays = delaysOf(flights, isTogether);
    const times = flights.map(({ manner, places }, index) => {
      return MANNERS[manner].ms(asPoints(places)) + delays[index];
    });
    return Math.max(...times) + GAP;
  };
  /** @param {boolean} isTogether */
  const whole = (isTogether) => acts.reduce((sum, act) => sum + lasts(act, isTogether), 0);
  const isTogether = whole(false) > LONGEST * FASTEST_RATE;
  return { rate: speed * Math.max(whole(isTogether) / LONGEST, 1), isTogether };
}
