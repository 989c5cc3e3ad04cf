// The player of beats: what the events of a decision show, one after the other, over a picture that is right without it.
// Nothing waits for it: any key or press finishes what is running, and so does the next picture.

const GAP = 80; // milliseconds between beats, like all that follow
const GLANCE = 240; // where nothing moves, and something is only lit up
const LONGEST = 2400; // a decision, without the lines of the final score
const LINE = 500; // a line of it
const FASTEST_RATE = 2; // beyond that goods travel together
const SLIDE_BACK = 180;
const FADE = 150;
const DUSK = 1200;
const DAWN = 300;
const DARKNESS = 0.36;
const LIT = 600;
const OUTLINED = 2000;
const COMES_WITHIN = 250;
const MARGIN = 8; // pixels
const OUTCOMES = ".tutor-now-card :is(.tutor-due, .tutor-deciding), .tutor-last-told";
const STILL = window.matchMedia("(prefers-reduced-motion: reduce)");

function outlineOf(points) {
  return createShape("polygon", { points: points.map((point) => point.join(",")).join(" ") });
}

function mark(element, name, is) {
  if (name in element.dataset === is) return;
  if (is) element.dataset[name] = "1";
  else delete element.dataset[name];
}

// The beats of a decision with the rate at which they keep to its time. The final score has time of its own.
function timed(all, speed) {
  const acts = all.filter(({ counts }) => !counts);
  const lasts = ({ flights }, isTogether) => {
    if (!flights.length) return GLANCE;
    const delays = delaysOf(flights, isTogether);
    const times = flights.map(({ manner, places }, index) => {
      const points = places.map((place) => (typeof place === "string" ? [0, 0] : place));
      return MANNERS[manner].ms(points) + delays[index];
    });
    return Math.max(...times) + GAP;
  };
  const whole = (isTogether) => acts.reduce((sum, act) => sum + lasts(act, isTogether), 0);
  const isTogether = whole(false) > LONGEST * FASTEST_RATE;
  return { rate: speed * Math.max(whole(isTogether) / LONGEST, 1), isTogether };
}

// `settled` is told the name of a move that is awaited when all of it is as it will be.
function createMotion(place, things, settled) {
  const { app, findAll, listen } = place;
  let run = 0; // the number of what is running, which another number ends
  let isMoving = false;
  let told = ""; // the name of the sentence that is lit up
  let ahead = []; // the acts that are still to come
  let isRevealing = false; // whether they show what nobody knew
  let counts;
  let flights;
  let ground; // as it was, while what is painted is another already
  let lying = []; // cards that were turned, and are on no board
  let scores;
  let sliding = []; // what moves without flying
  let night; // while it is dark
  let timer;
  let awaited = "";
  let scrolled; // the box that what is told was brought into sight in
  let arriving; // as long as the status is that of before

  // What the kernel draws anew meanwhile says the same.
  function tell() {
    for (const status of findAll(".tutor-status")) mark(status, "moving", isMoving && !arriving);
    const toCome = new Set(ahead.map((act) => act.told));
    for (const sentence of findAll(".tutor-narration [data-told]")) {
      mark(sentence, "now", isMoving && sentence.dataset.told === told);
      mark(sentence, "yet", toCome.has(sentence.dataset.told));
    }
    for (const outcome of findAll(OUTCOMES)) mark(outcome, "yet", isRevealing);
  }
  const status = () => findAll(".tutor-status")[0];

  // What is told is in sight in its box; the page itself stays where it is.
  function bringIntoSight(sentence) {
    const box = sentence?.closest(".tutor-happened");
    if (!box) return;
    const [inside, outside] = [sentence, box].map((each) => each.getBoundingClientRect());
    const [above, below] = [inside.top - outside.top, inside.bottom - outside.bottom];
    if (above >= 0 && below <= 0) return;
    box.scrollTop += below > 0 ? below + MARGIN : above;
    scrolled = box;
  }

  const retelling = new MutationObserver((changes) => {
    if (changes.every(({ target }) => target.closest?.(".tutor-overlay"))) return; // what moves by itself
    if (arriving && status() !== arriving.before) arriving.go();
    tell();
    counts?.show();
    scores?.show();
  });

  function start() {
    run += 1;
    isMoving = true;
    retelling.observe(app(), { childList: true, subtree: true });
    return run;
  }

  // The kernel says last of all where it stands: what is drawn until then would hold up what moves.
  function allHasCome() {
    return new Promise((go) => {
      const here = () => {
        clearTimeout(timer);
        arriving = undefined;
        go();
      };
      arriving = { before: status(), go: here };
      timer = setTimeout(here, COMES_WITHIN);
    });
  }

  function finish() {
    run += 1;
    arriving?.go();
    clearTimeout(timer);
    flights?.end();
    counts?.end();
    scores?.end();
    for (const each of sliding) each.cancel();
    for (const changes of ahead) things.show(changes);
    ground?.remove();
    flights = counts = scores = night = ground = undefined;
    sliding = [];
    ahead = [];
    lying = [];
    isRevealing = false;
    if (things.isThere()) things.effects().replaceChildren();
    if (isMoving) {
      isMoving = false;
      told = "";
      retelling.disconnect();
      tell();
    }
    settle();
  }

  function settle() {
    if (awaited) settled(awaited);
    awaited = "";
  }

  // The beats

  function light({ outlines }) {
    for (const points of outlines) {
      const outline = outlineOf(points);
      outline.classList.add("tutor-lit");
      things.effects().prepend(outline);
      const remove = () => outline.remove();
      outline.animate({ opacity: [0, 1, 0] }, LIT).finished.then(remove, remove);
    }
  }

  // The night lies over all that is still, under all that moves, until the day begins or the beats end.
  function darken(ms) {
    const [width, height] = things.size();
    night = createShape("rect", { class: "tutor-night", width, height, rx: 16 });
    things.effects().prepend(night);
    night.animate({ opacity: [0, DARKNESS] }, { duration: ms, fill: "forwards" });
  }

  async function brighten(ms) {
    const gone = night?.animate({ opacity: [DARKNESS, 0] }, { duration: ms, fill: "forwards" });
    night = undefined;
    if (gone) await hasEnded(gone);
  }

  // What was painted lies over what is painted anew until its hour.
  function keepGround() {
    const canvas = things.canvas();
    if (!canvas?.matches("canvas")) return;
    ground = createElement("canvas", { className: "tutor-former-ground", width: canvas.width, height: canvas.height });
    ground.style.width = canvas.style.width;
    ground.getContext("2d").drawImage(canvas, 0, 0);
    canvas.after(ground);
  }

  // With the ground everything on it is seen in another light.
  function changeGround(before, ms) {
    const veil = createShape("g", {});
    veil.append(...[...before.values()].filter((old) => old && !old.parentNode));
    things.effects().append(veil);
    for (const old of [ground, veil]) {
      const remove = () => old.remove();
      old.animate({ opacity: [1, 0] }, { duration: ms, fill: "forwards" }).finished.then(remove, remove);
    }
  }

  function changeLight(hour, before, ms) {
    if (hour && ground) changeGround(before, ms);
    else if (hour === "dusk") darken(ms);
    else if (hour) brighten(ms);
  }

  // The board, the players' numbers and the sentence of an event come together.
  async function playAct(act, { rate, isTogether }, number) {
    told = act.told;
    if (act.counts) isRevealing = false;
    const isLaidDown = !act.flights.some(({ manner }) => manner === "return") && !act.counts;
    if (!isLaidDown) for (const card of lying.splice(0)) card.remove();
    const before = things.show(act);
    flights = createFlights(place, things, act, before, counts, lying);
    flights.prepare();
    flights.makeRoom();
    const aimed = flights.aim(act.flights);
    tell();
    bringIntoSight(findAll(".tutor-narration [data-now]")[0]);
    changeLight(act.hour, before, DUSK / rate);
    light(act);
    const delays = delaysOf(act.flights, isTogether);
    const lines = act.counts ? scores.tell(act.counts) : 0;
    const begun = performance.now();
    await Promise.all(aimed.map((each, index) => flights.launch(each, delays[index] / rate, rate)));
    if (number !== run) return;
    flights.end();
    const least = (lines * LINE) / rate - (performance.now() - begun);
    const pause = Math.max((aimed.length ? GAP : GLANCE) / rate, least);
    await new Promise((go) => (timer = setTimeout(go, pause)));
  }

  async function playBeats({ move: { decisions, speed }, parts, order, ground: isOtherGround }) {
    ahead = [...decisions.flat(), { parts, order }];
    const all = decisions.flat().flatMap((act) => act.flights);
    isRevealing = all.some(({ back }) => back);
    if (isOtherGround) keepGround();
    counts = createCounts(place, all);
    counts.prepare();
    const lines = decisions.flat().flatMap((act) => act.counts || []);
    scores = createScores(place, lines, LINE / speed);
    scores.show();
    const number = start();
    await allHasCome();
    if (number !== run) return;
    for (const acts of decisions) {
      const times = timed(acts, speed);
      for (const act of acts) {
        // Where the board is out of sight meanwhile, nothing has a place to go to.
        if (!things.isInSight()) {
          finish();
          return;
        }
        ahead.shift();
        await playAct(act, act.counts ? { rate: speed, isTogether: false } : times, number);
        if (number !== run) return;
      }
    }
    await brighten(DAWN / speed);
    if (number === run) finish();
  }

  // The other ways

  const moved = (before) => [...before].filter(([key]) => key.startsWith("dynamic/"));

  function finishAfter(animations) {
    sliding = animations;
    const number = start();
    tell();
    const ended = Promise.all(animations.map((each) => each.finished));
    ended.then(
      () => number === run && finish(),
      () => {},
    );
  }

  // What is at another place slides there; whatever comes or goes does so at once.
  function playBack(before) {
    const slides = moved(before).flatMap(([key, old]) => {
      const now = things.parts.get(key);
      if (!old || !now) return [];
      things.effects().append(old);
      const [from, to] = [middleOf(old), middleOf(now)];
      old.remove();
      if (distance(from, to) < NEAR) return [];
      const frames = keyframes([from, to], to, "slide");
      return [now.animate(frames, { duration: SLIDE_BACK, easing: EASING })];
    });
    if (slides.length) finishAfter(slides);
  }

  function playJump(before) {
    const gone = [...before.values()].filter(Boolean);
    things.effects().append(...gone);
    const fading = gone.map((old) => old.animate({ opacity: [1, 0] }, { duration: FADE, fill: "forwards" }));
    if (fading.length) finishAfter(fading);
  }

  // For whoever wants no motion: what has changed is outlined for a while.
  function outline(before) {
    for (const [key] of moved(before)) {
      const part = things.parts.get(key);
      if (!part) continue;
      const { x, y, width, height } = part.getBBox();
      things.effects().append(createShape("rect", { class: "tutor-lit", x, y, width, height, rx: 6 }));
    }
    timer = setTimeout(finish, OUTLINED);
  }

  function play(message) {
    const { move } = message;
    awaited = move.awaited;
    if (scrolled) scrolled.scrollTop = 0;
    scrolled = undefined;
    const isSeen = move.kind !== "stay" && things.isInSight(); // sight is dear: the page is laid out for it
    if (isSeen && move.decisions.length && !STILL.matches) playBeats(message);
    else {
      const before = showAll([...move.decisions.flat(), message]);
      if (isSeen) begin(move, before);
    }
    if (!isMoving) settle();
  }

  // One after the other; says what was there before the first of them.
  function showAll(changes) {
    const before = new Map();
    for (const each of changes) {
      for (const [key, old] of things.show(each)) if (!before.has(key)) before.set(key, old);
    }
    return before;
  }

  function begin({ kind }, before) {
    if (STILL.matches) {
      if (kind === "beats" || kind === "back") outline(before);
    } else if (kind === "back") playBack(before);
    else if (kind === "jump") playJump(before);
  }

  for (const kind of ["keydown", "pointerdown"]) listen(document, kind, finish, { capture: true });
  listen(document, "visibilitychange", () => document.hidden && finish());
  return { play, finish };
}
