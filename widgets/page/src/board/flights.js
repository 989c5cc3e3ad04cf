// The things that move in the beats of a move: the thing itself from its old place, or a picture of a counted thing.
// Until the thing arrives, it is hidden at its new place, and a container shows its old content.

import { createAnchors } from "./anchors.js";
import { distance, NEAR } from "./geometry.js";
import { coming, EASING, keyframes, MANNERS } from "./manners.js";
import { createShape, hasEnded, hasOnlyMoved, middleOf, turn, turning } from "./shapes.js";

const FLIP = 160; // milliseconds
export const MAKES_ROOM = 240;
const DEFORMED = 0.04; // the share of its size by which a thing inside another may change its proportions

/**
 * `before` has the former parts, by layer and id; `sprites` has pictures by name; `lying` has the cards that have
 * turned and that no board shows.
 * @param {Place} place @param {Things} things @param {Act} act @param {Before} before @param {Counts} playersCounts @param {SVGElement[]} lying
 */
export function createFlights(place, things, { flights, sprites, hour }, before, playersCounts, lying) {
  /** @type {Set<SVGElement>} */
  const hidden = new Set();
  /** @type {Before} */
  const held = new Map(); // the former parts that are still visible, by layer and id
  /** @type {Map<string, Traveller | undefined>} */
  const travellers = new Map();
  const anchors = createAnchors(place, things);
  /** @type {Map<string, number>} */
  const counts = new Map(); // flights to come, by thing
  /** @type {Map<string, number>} */
  const highs = new Map(); // the former height of each flying part, by layer and id
  /** @type {string[]} */
  const waiting = []; // the keys of the parts that change only after a card has turned
  /** @type {Animation[]} */
  const flipping = []; // the animations of numbers that turn, and of parts that move aside

  /**
   * Hide a part by an attribute. A style would leave an empty style attribute behind if it were removed before it was
   * painted.
   * @param {SVGElement} part
   */
  function hide(part) {
    hidden.add(part);
    part.setAttribute("visibility", "hidden");
  }

  /** @param {SVGElement} part */
  function unhide(part) {
    if (hidden.delete(part)) part.removeAttribute("visibility");
  }

  /** Show the former part in place of the new part, until `release`. @param {string} key */
  function hold(key) {
    const [old, now] = [before.get(key), things.parts.get(key)];
    if (!before.has(key) || !now || hidden.has(now)) return;
    hide(now);
    if (old) now.before(old);
    held.set(key, old ?? null);
  }

  /**
   * Show the new parts again, and turn the numbers in them that have changed; return the animations. All parts are
   * shown before any is measured, because each switch between writing and reading lays out the whole page.
   * @param {string[]} keys
   */
  function release(...keys) {
    const turned = keys.flatMap(uncover);
    const frames = turned.map(turning);
    const turns = turned.map((text, index) => text.animate(frames[index], FLIP));
    flipping.push(...turns);
    return turns;
  }

  /**
   * Remove the former part and show the new part; return the texts that have changed.
   * @param {string} key @returns {SVGTextElement[]}
   */
  function uncover(key) {
    const [old, now] = [held.get(key), things.parts.get(key)];
    if (!held.delete(key)) return [];
    if (now) unhide(now);
    old?.remove();
    if (!old || !now) return [];
    const [was, is] = [old, now].map((part) => [
      .../** @type {NodeListOf<SVGTextElement>} */ (part.querySelectorAll("text")),
    ]);
    return is.filter((text, index) => was[index] && was[index].textContent !== text.textContent);
  }

  /**
   * The middle of each flying part, before and after. A removed part has a middle only while it is drawn, so all are
   * drawn at once: each switch between writing and reading lays out the whole page.
   * @param {string[]} keys @returns {Map<string, [Point | undefined, Point | undefined]>}
   */
  function measure(keys) {
    const olds = keys.flatMap((key) => before.get(key) ?? []);
    things.effects().append(...olds);
    return new Map(
      keys.map((key) => {
        const [old, now] = [before.get(key), things.parts.get(key)];
        if (old) highs.set(key, old.getBBox().height);
        return [key, [old ? middleOf(old) : undefined, now && middleOf(now)]];
      }),
    );
  }

  /**
   * The traveller for a flying thing: its picture, the middle of the picture, and the start and end if they are known.
   * Undefined if the thing is in neither picture.
   * @param {Flight} flight @param {string} key @param {[Point | undefined, Point | undefined]} middles @returns {Traveller | undefined}
   */
  function createTraveller({ thing, places, into, out_of: from }, key, [start, home]) {
    const [old, now] = [before.get(key), things.parts.get(key)];
    if (!now || !home) return old && start ? withStart({ part: old, home: start }) : undefined;
    const copy = { part: now.cloneNode(true), home };
    if (before.has(key) && !old) {
      hide(now);
      return withEnd(copy, () => unhide(now));
    }
    // The thing leaves its place; its mark at the new place appears when the thing has arrived.
    if (old && start && from === thing && into !== thing) {
      hide(now);
      return { ...withStart({ part: old, home: start }), arrive: () => unhide(now) };
    }
    if (old && start && (distance(start, home) >= NEAR || from === thing)) {
      hide(now);
      return { ...withStart({ part: old, home: start }), to: home, arrive: () => unhide(now) };
    }
    old?.remove();
    // The thing stays: a copy of it comes to the thing or leaves it.
    const [first, last] = [places[0], places[places.length - 1]].map((place) => anchors.resolve(place, thing));
    if (distance(first, copy.home) < distance(last, copy.home)) return withStart(copy);
    hold(key);
    return withEnd(copy, () => release(key));
  }

  /** @type {(found: Picture) => Traveller} */
  const withStart = (found) => ({ ...found, from: found.home, arrive: () => {} });
  /** @type {(found: Picture, arrive: () => void) => Traveller} */
  const withEnd = (found, arrive) => ({ ...found, to: found.home, arrive });

  /** @param {Sprite} sprite @returns {Traveller} */
  function createSprite({ drawn, middle }) {
    const part = createShape("g", {});
    part.innerHTML = drawn;
    return { part, home: middle, arrive: () => {} };
  }

  /**
   * The traveller together with the things that it carries. A carried thing keeps its place beside its carrier, and is
   * shown at its new place when the carrier has arrived.
   * @param {Traveller | undefined} found @param {Flight} flight
   */
  function withLoad(found, { thing, carries = [] }) {
    if (!found || !carries.length) return found;
    const keys = carries.map((each) => `dynamic/${each}`);
    const isAsBefore = found.part === before.get(`dynamic/${thing}`);
    const arriving = keys.flatMap((key) => things.parts.get(key) ?? []);
    const loads = isAsBefore
      ? keys.flatMap((key) => before.get(key) ?? [])
      : arriving.map((part) => part.cloneNode(true));
    const part = createShape("g", {});
    part.append(...loads, found.part);
    arriving.forEach(hide);
    const arrive = () => {
      found.arrive();
      arriving.forEach(unhide);
    };
    return { ...found, part, arrive };
  }

  // Before any flight, show every flying thing and every container in its former state.
  function prepare() {
    /** @param {Flight} flight */
    const keyOf = ({ thing }) => `dynamic/${thing}`;
    const middles = measure([...new Set(flights.filter(({ thing }) => !(thing in sprites)).map(keyOf))]);
    for (const { thing, places } of flights) for (const place of places) anchors.resolve(place, thing);
    const isTurning = flights.some(({ back }) => back);
    if (isTurning || (flights.length && !hour)) holdAll(isTurning);
    for (const flight of flights) {
      const { thing, into, out_of: from } = flight;
      const key = keyOf(flight);
      counts.set(thing, (counts.get(thing) ?? 0) + 1);
      const middle = middles.get(key);
      if (middle && !travellers.has(thing)) {
        travellers.set(thing, withLoad(createTraveller(flight, key, middle), flight));
      }
      // The flight draws the flying thing itself, so only the containers keep their former state.
      for (const place of [into, from]) if (place !== thing) hold(`dynamic/${place}`);
    }
  }

  /**
   * Show the former state of changed parts that have no flight. While a card turns, the parts that it changes stay in
   * their former state until the card has turned. Otherwise a number stays so until all flights have arrived.
   * @param {boolean} isTurning
   */
  function holdAll(isTurning) {
    /** @param {Flight} flight */
    const ends = ({ thing, carries = [], into, out_of: from }) => [
      thing,
      ...carries,
      into,
      ...(isTurning ? [] : [from]),
    ];
    const flown = new Set(flights.flatMap(ends).map((each) => `dynamic/${each}`));
    for (const [key, old] of before) {
      if (flown.has(key)) continue;
      const now = things.parts.get(key);
      if (old && now && !hasOnlyMoved(old, now)) hold(key);
      if (isTurning) waiting.push(key);
    }
  }

  function releaseAll() {
    release(...waiting.splice(0));
  }

  /** @type {Set<string>} */
  const flown = new Set(); // the things that have flown already

  /** @param {Flight} flight @param {Traveller} traveller */
  function points({ thing, places }, { from, to }) {
    const found = places.map((place) => anchors.resolve(place, thing));
    if (from && !flown.has(thing)) found[0] = from;
    if (to && counts.get(thing) === 1) found[found.length - 1] = to;
    return found;
  }

  /** Compute the ways of all flights of a group, before any of them is drawn. @param {Flight[]} together */
  function aim(together) {
    anchors.forget();
    return together.map((flight) => {
      const { thing } = flight;
      const traveller = thing in sprites ? createSprite(sprites[thing]) : travellers.get(thing);
      const way = traveller ? points(flight, traveller) : [];
      flown.add(thing);
      return { flight, traveller, way, size: traveller ? sizeAtEnd(flight) : 1 };
    });
  }

  /**
   * The size at the end of a flight, as a share: a thing that goes under others becomes as small as they are.
   * @param {Flight} flight
   */
  function sizeAtEnd({ thing, manner, into }) {
    const [high, goal] = [highs.get(`dynamic/${thing}`), things.parts.get(`dynamic/${into}`)];
    return manner === "return" && high && goal ? Math.min(goal.getBBox().height / high, 1) : 1;
  }

  /**
   * Start a flight; when the flight ends, show the thing and its container in their new state.
   * @param {ReturnType<typeof aim>[number]} aimed @param {number} delay @param {number} rate
   */
  async function launch({ flight, traveller, way, size }, delay, rate) {
    if (!traveller) {
      playersCounts.countStart(flight);
      playersCounts.countArrival(flight);
      return;
    }
    const { thing, manner, into, out_of: from } = flight;
    const { part, home, arrive } = traveller;
    const duration = MANNERS[manner].ms(way) / rate;
    things.effects().append(part);
    const isYetToCome = thing in sprites && delay > 0;
    if (isYetToCome) part.setAttribute("visibility", "hidden");
    if (flight.back) turn(part, home, sprites[flight.back], { duration, delay, fill: "both" });
    traveller.flying?.cancel();
    const flying = part.animate(keyframes(way, home, manner, size), { duration, delay, easing: EASING, fill: "both" });
    traveller.flying = flying;
    if (!(await hasEnded(part.animate(null, { duration: delay })))) return;
    if (isYetToCome) part.removeAttribute("visibility");
    release(`dynamic/${from}`);
    playersCounts.countStart(flight);
    if (!(await hasEnded(flying))) return;
    if (flight.back) releaseAll();
    counts.set(thing, (counts.get(thing) ?? 0) - 1);
    const flips = release(`dynamic/${into}`);
    playersCounts.countArrival(flight);
    const isOver = !counts.get(thing);
    const isLaidOut = flight.back && typeof flight.places.at(-1) !== "string"; // else the player holds it
    if (thing in sprites && isLaidOut) lying.push(part);
    else if (thing in sprites || isOver) part.remove();
    if (isOver) {
      arrive();
    }
    await Promise.all(flips.map(hasEnded));
  }

  // Move the things that have a new place without a flight; return whether there are any.
  function makeRoom() {
    /** @type {[SVGGraphicsElement, SVGGraphicsElement][]} */
    const moved = [];
    for (const [key, old] of before) {
      const now = key.startsWith("dynamic/") && things.parts.get(key);
      if (old && now && !hidden.has(now)) moved.push([old, now]);
    }
    things.effects().append(...moved.map(([old]) => old));
    const boxes = moved.map((pair) => pair.map((part) => part.getBBox()));
    for (const [old] of moved) old.remove();
    const count = flipping.length;
    moved.forEach(([, now], index) => {
      const [was, is] = boxes[index];
      /** @type {Point[]} */
      const [from, to] = [was, is].map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
      const [wide, high] = [was.width / is.width, was.height / is.height];
      // A thing that has only another size keeps its proportions. If the proportions change, the content has changed,
      // and the thing does not move.
      const isSame = Math.hypot(was.width - is.width, was.height - is.height) < NEAR;
      if (!isSame && Math.abs(wide - high) > DEFORMED) return;
      if (isSame && distance(from, to) < NEAR) return;
      flipping.push(now.animate(coming(from, to, isSame ? 1 : wide), { duration: MAKES_ROOM, easing: EASING }));
    });
    return flipping.length > count;
  }

  // End all flights at once, so that all parts are in their new state.
  function end() {
    for (const part of [...hidden]) unhide(part);
    for (const old of held.values()) old?.remove();
    held.clear();
    for (const each of flipping) each.cancel();
    for (const traveller of travellers.values()) {
      if (traveller?.part.parentNode === things.effects()) traveller.part.remove();
    }
  }
  return { prepare, makeRoom, aim, launch, end };
}
