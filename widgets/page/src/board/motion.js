// The player of beats (the motion for each event): it shows the events of a decision one after the other, over a
// picture that is right without them. Nothing waits for the beats: a key, a press or the next picture ends them.

import { mark } from "../browser/environment.js";
import { STILL } from "../browser/preferences.js";
import { MARGIN, scrollOn, stepTo } from "../room/narration_scroll.js";
import { createCounts } from "./counts.js";
import { createFlights, MAKES_ROOM } from "./flights.js";
import { createLight, LIT } from "./light.js";
import { delaysOf, GAP, GLANCE, leadOf, paceOf } from "./manners.js";
import { createScores } from "./scores.js";
import { createTimelineFollower } from "./timeline_follower.js";
import { fadeAway, outlineChanges, slideBack } from "./transitions.js";

const READ = 300; // milliseconds to read a sentence, and A_WORD for each word
const A_WORD = 45;
const REST = 900; // after the end of a round
const LINE = 500; // a line of the final score
const DUSK = 1200;
const DAWN = 300;
const OUTLINED = 2000;
const COMES_WITHIN = 250;
const OUTCOMES = ".tutor-now-card :is(.tutor-due, .tutor-deciding), .tutor-last-told";

/** The ply of the step that a sentence is about. @param {string} name */
const plyOf = (name) => Number(name.split(".")[0]);

/**
 * The motion of a board. It calls `settled` with the name of an awaited move when all motion of that move has ended.
 * @param {Place} place @param {Things} things @param {(arrival: string) => void} settled
 */
export function createMotion(place, things, settled) {
  const { app, findAll, listen } = place;
  const light = createLight(things);
  const timeline = createTimelineFollower(place);
  let run = 0; // the number of the present run; another number ends it
  let isMoving = false;
  let isTelling = false; // whether the narration is shown in place of the choices
  /** @type {string[]} */
  let told = []; // the names of the lit sentences
  /** @type {(Changes & Partial<Act>)[]} */
  let ahead = []; // the acts to come
  let isRevealing = false; // whether the acts to come show cards that were hidden before
  let isUncounted = false; // whether the acts to come reach the final score, which has not begun
  /** @typedef {{ counts: Counts, scores: ReturnType<typeof createScores> }} Shown */
  /** @type {Counts | undefined} */
  let counts;
  /** @type {ReturnType<typeof createFlights> | undefined} */
  let flights;
  /** @type {SVGElement[]} */
  let lying = []; // the turned cards that are on no board
  /** @type {ReturnType<typeof createScores> | undefined} */
  let scores;
  /** @type {Animation[]} */
  let sliding = []; // the motion without flights
  /** @type {number | undefined} */
  let timer;
  let awaited = "";
  /** @type {Map<Element, { stood: number, put: number }>} */
  const scrolled = new Map(); // the boxes in which sentences were scrolled into sight, with their old positions
  /** @type {(() => void) | undefined} */
  let arriving; // the function that ends the wait for new sentences

  function tell() {
    for (const status of findAll(".tutor-status")) mark(status, "moving", isMoving && !arriving);
    const toCome = new Set(ahead.flatMap((act) => act.told ?? []));
    let hasCome = false; // whether the narration has come; the choices stay in sight until then
    for (const sentence of findAll(".tutor-narration [data-told]")) {
      const { told: name = "" } = sentence.dataset;
      hasCome ||= told.includes(name) || toCome.has(name);
      mark(sentence, "now", isMoving && told.includes(name));
      mark(sentence, "yet", toCome.has(name));
    }
    for (const shown of findAll(".tutor-narration [data-until]"))
      mark(shown, "yet", toCome.has(shown.dataset.until ?? ""));
    for (const outcome of findAll(OUTCOMES)) mark(outcome, "yet", isRevealing);
    const holder = app();
    if (!holder) return;
    mark(holder, "telling", isTelling && hasCome);
    mark(holder, "uncounted", isUncounted);
    timeline.show();
  }

  /** Scroll sentences into sight within their box; the page itself does not scroll. @param {HTMLElement[]} parts */
  function bringIntoSight(parts) {
    if (!parts.length) return;
    for (const holder of [".tutor-happened", ".tutor-side"]) {
      const box = parts[0].closest(holder);
      if (box?.clientHeight) reveal(parts, box);
    }
  }

  const reasons = () =>
    findAll(".tutor-narration [data-until]").filter(({ dataset }) => told.includes(dataset.until ?? ""));

  // The least time for reading the present sentences, in milliseconds.
  function readingTime() {
    const parts = [...findAll(".tutor-narration [data-now] > span"), ...reasons()];
    return READ + A_WORD * parts.reduce((sum, part) => sum + part.textContent.split(/\s+/).length, 0);
  }

  /**
   * Scroll the sentences into sight in their box; if they do not fit together, the first of them.
   * @param {HTMLElement[]} parts @param {HTMLElement} box
   */
  function reveal(parts, box) {
    const [first, last, outside] = [parts[0], parts[parts.length - 1], box].map((each) => each.getBoundingClientRect());
    const covered = parseFloat(getComputedStyle(box).scrollPaddingTop) || 0; // the height of the title
    const above = first.top - outside.top - covered;
    if (above >= 0 && last.bottom <= outside.bottom) return;
    const below = Math.min(last.bottom - outside.bottom, above - MARGIN);
    const known = scrolled.get(box);
    const stood = known?.put === box.scrollTop ? known.stood : box.scrollTop;
    if (below > 0) scrollOn(box, stepTo(box, outside.top + covered, below + MARGIN, Math.max(above, below + MARGIN)));
    else box.scrollTop += above;
    scrolled.set(box, { stood, put: box.scrollTop });
  }

  // Restore the scroll positions of boxes that `reveal` has scrolled. A box that the reader or a new question has
  // scrolled since keeps its position.
  function putBack() {
    for (const [box, { stood, put }] of scrolled) if (box.scrollTop === put) box.scrollTop = stood;
    scrolled.clear();
  }

  /** Mark the sentences again, because the kernel may have drawn the same sentences again. */
  function arrive() {
    arriving?.();
    if (!isMoving) return;
    tell();
    counts?.show();
    scores?.show();
  }

  function start() {
    run += 1;
    isMoving = true;
    return run;
  }

  /**
   * Wait for the sentences of the move. They come with the rest of the page, whose drawing would delay the motion.
   * @returns {Promise<void>}
   */
  function allHasCome() {
    return new Promise((go) => {
      const here = () => {
        clearTimeout(timer);
        arriving = undefined;
        go();
      };
      arriving = here;
      timer = setTimeout(here, COMES_WITHIN);
    });
  }

  function finish() {
    run += 1;
    arriving?.();
    clearTimeout(timer);
    flights?.end();
    counts?.end();
    scores?.end();
    for (const each of sliding) each.cancel();
    for (const changes of ahead) things.show(changes);
    light.end();
    flights = counts = scores = undefined;
    sliding = [];
    ahead = [];
    lying = [];
    isRevealing = isUncounted = false;
    if (things.isThere()) things.effects().replaceChildren();
    if (isMoving) {
      isMoving = isTelling = false;
      told = [];
      timeline.goTo(undefined);
      tell();
    }
    settle();
  }

  function settle() {
    if (awaited) settled(awaited);
    awaited = "";
  }

  // Beats

  /**
   * Show the board, the players' numbers and the sentence of an event together.
   * @param {Act} act @param {Shown} shown @param {{ rate: number, isTogether: boolean }} times @param {number} speed @param {number} number
   */
  async function playAct(act, shown, { rate, isTogether }, speed, number) {
    told = act.told;
    const ply = plyOf(told[told.length - 1]);
    timeline.goTo(ply);
    if (act.counts) isRevealing = isUncounted = false;
    const isLaidDown = !act.flights.some(({ manner }) => manner === "return") && !act.counts;
    if (!isLaidDown) for (const card of lying.splice(0)) card.remove();
    const before = things.show(act);
    const flying = createFlights(place, things, act, before, shown.counts, lying);
    flights = flying;
    flying.prepare();
    const isMoved = flying.makeRoom();
    light.dim();
    const aimed = flying.aim(act.flights);
    tell();
    bringIntoSight([...findAll(".tutor-narration [data-now]"), ...reasons()]);
    const reads = act.reads ? readingTime() / speed : 0;
    shown.counts.tellOf(act.player);
    const changes = light.change(act.hour, before, DUSK / rate);
    const delays = delaysOf(act.flights, isTogether);
    const lies = Math.max(leadOf(act.flights), isMoved ? MAKES_ROOM : 0) / rate; // until all lie in place
    light.glow(act.outlines, lies);
    const lines = act.counts ? shown.scores.tell(act.counts) : 0;
    const begun = performance.now();
    await Promise.all([changes, ...aimed.map((each, index) => flying.launch(each, delays[index] / rate, rate))]);
    if (number !== run) return;
    flying.end();
    shown.counts.stand(act.standing);
    const seen = act.reads && act.outlines.length ? lies + LIT : 0;
    const least = (lines * LINE) / rate + Math.max(reads, seen) - (performance.now() - begun);
    const rests = act.rests ? REST / speed : 0;
    const pause = Math.max((aimed.length ? GAP : GLANCE) / rate, least) + rests;
    await new Promise((go) => (timer = setTimeout(go, pause)));
    const isAll = !ahead.some((each) => each.told?.some((name) => plyOf(name) === ply));
    timeline.goTo(ply, { isAfter: act.rests || undefined, isAll: isAll || undefined });
  }

  /** @param {Scene} message */
  async function playBeats({ move: { decisions, speed }, parts, order, ground: isOtherGround }) {
    ahead = [...decisions.flat(), { parts, order }];
    const all = decisions.flat().flatMap((act) => act.flights);
    isRevealing = all.some(({ back }) => back);
    if (isOtherGround) light.keepGround();
    const lines = decisions.flat().flatMap((act) => act.counts || []);
    const shown = { counts: createCounts(place, all), scores: createScores(place, lines, LINE / speed) };
    ({ counts, scores } = shown);
    counts.prepare();
    scores.show();
    const number = start();
    isTelling = true;
    const whole = decisions.flat();
    const [first, last] = [whole[0], whole[whole.length - 1]].map((act) => plyOf(act.told[0]));
    timeline.goTo(first - 1, { isAfter: true, isAll: true, last });
    isUncounted = lines.length > 0;
    tell();
    await allHasCome();
    if (number !== run) return;
    for (const acts of decisions) {
      const times = paceOf(
        acts.filter(({ counts, reads }) => !counts && !reads),
        speed,
      );
      for (const act of acts) {
        // While the board is out of sight, no place on it has coordinates.
        if (!things.isInSight()) {
          finish();
          return;
        }
        ahead.shift();
        const ownTimes = act.counts ? { rate: speed, isTogether: false } : act.reads && paceOf([act], speed);
        await playAct(act, shown, ownTimes || times, speed, number);
        if (number !== run) return;
      }
    }
    await light.brighten(DAWN / speed);
    if (number !== run) return;
    finish();
    // Show the choices again. While the game plays by itself, the last sentence keeps its place.
    if (!app()?.matches(".tutor-is-watched")) putBack();
  }

  // Pictures without beats

  /** @param {Animation[]} animations */
  function finishAfter(animations) {
    if (!animations.length) return;
    sliding = animations;
    const number = start();
    tell();
    const ended = Promise.all(animations.map((each) => each.finished));
    ended.then(
      () => number === run && finish(),
      () => {},
    );
  }

  /** @param {Scene} message */
  function play(message) {
    const { move } = message;
    awaited = move.awaited;
    putBack();
    const isSeen = move.kind !== "stay" && things.isInSight(); // `isInSight` is last, because it needs the layout
    if (isSeen && move.decisions.length && !STILL.matches) playBeats(message);
    else {
      const before = showAll([...move.decisions.flat(), message]);
      if (isSeen) begin(move, before);
    }
    if (!isMoving) settle();
  }

  /**
   * Apply changes one after the other; return the parts that were there before the first change.
   * @param {Changes[]} changes
   */
  function showAll(changes) {
    const before = new Map();
    for (const each of changes) {
      for (const [key, old] of things.show(each)) if (!before.has(key)) before.set(key, old);
    }
    return before;
  }

  /** @param {Move} move @param {Before} before */
  function begin({ kind }, before) {
    if (STILL.matches) {
      if (kind !== "beats" && kind !== "back") return;
      outlineChanges(things, before);
      timer = setTimeout(finish, OUTLINED);
    } else if (kind === "back") finishAfter(slideBack(things, before));
    else if (kind === "jump") finishAfter(fadeAway(things, before));
  }

  listen(document, "keydown", finish, { capture: true });
  listen(document, "pointerdown", finish, { capture: true });
  listen(document, "visibilitychange", () => document.hidden && finish());
  return { play, finish, arrive };
}
