// The teacher's console: it shows what the server tells, and sends presses, which the server passes on to the wall.

import { Line } from "./line.js";
import { aloud, bar, element, find } from "./markup.js";
import { isOpen, showSeats } from "./seats.js";
import { given, LETTERS, language, read, say, talks, write } from "./words.js";

/** @typedef {import("./seats.js").Told} Told */
/** @typedef {{ title: string, text: string, options: string[], form: string, right: number[], verdict: boolean, why: string, replies: string[] }} Ballot */
/** @typedef {{ joining?: boolean, title?: string, notes?: string, rules?: string[], next?: string, left?: number, place?: { act: number, acts: number, step: number, steps: number }, ballot?: Ballot }} Cards */

const BEGUN = `machu-tutor-console/${given.code}`; // when the clock was set to zero, in seconds after the opening
/** @type {["close", "again", "show", "next"]} */
const PRESSES = ["close", "again", "show", "next"];

/** @type {Told | null} */
let told = null;
/** @type {Cards} */
let cards = {};
let [isAway, isOver, isKept] = [false, false, false];
let [opened, spoken] = [0, ""]; // `opened` is when the class was opened, by the clock of this machine

const line = new Line(
  new URL(`${given.base}${given.code.toLowerCase()}/console/socket`, location.href),
  () => ({ t: "hello", lang: language() }),
  hear,
  () => {
    isAway = true;
    show();
  },
);

/** @param {{ t: string, [key: string]: any }} message */
function hear(message) {
  isAway = false;
  if (message.t === "cards") cards = /** @type {Cards} */ (message);
  else if (message.t === "seats") {
    told = /** @type {any} */ (message);
    opened = Date.now() / 1000 - message.passed;
  } else {
    isOver = true;
    isKept = message.kept === true;
    line.end();
    document.body.classList.add("over");
  }
  show();
}

/** What the next press of a clicker does. @returns {typeof PRESSES[number]} */
function due() {
  const phase = told?.phase ?? "";
  if (!told?.n || phase === "shown") return "next";
  return isOpen(phase) ? "close" : "show";
}

/** @param {string} press */
function isPossible(press) {
  const phase = told?.phase ?? "";
  if (!told || isAway || isOver) return false;
  if (press === "next" || press === "back") return told.wall;
  if (!told.n || phase === "shown") return false;
  return press === "show" || (press === "close") === isOpen(phase);
}

/** @param {string} press */
function push(press) {
  if (isPossible(press)) line.send({ t: "press", press });
}

function show() {
  document.documentElement.lang = language();
  document.title = say("title");
  if (isOver) return showEnd();
  const all = told ? Math.max(told.asked, told.answered) : 0;
  find("class").textContent = told
    ? `${told.code} · ${told.n ? say("chip", told.answered, all) : told.here}`
    : given.code;
  find("class").setAttribute(
    "aria-label",
    told ? say(told.n ? "answered-of" : "present", told.n ? told.answered : told.here, all) : "",
  );
  showClock();
  showNow();
  showSeats(told);
  showAhead();
  showFoot();
  speak();
}

// A class that is over has its sheet and its lists.
function showEnd() {
  const note = say(isKept ? "over-note" : "over-deleted");
  const words = { class: given.code, title: say("over"), scene: note, spoken: say("over") };
  for (const [part, said] of Object.entries(words)) find(part).textContent = said;
  for (const part of ["phase", "votes", "options", "common", "rules"]) find(part).replaceChildren();
  showAhead();
  find("links").hidden = !isKept;
}

function showClock() {
  const now = new Date();
  find("time").textContent = now.toLocaleTimeString(language(), { timeStyle: "short" });
  const passed = Math.max(0, Math.floor(now.getTime() / 1000 - opened - Number(read(BEGUN))));
  const clock = find("passed");
  const counted = `${Math.floor(passed / 60)}:${String(passed % 60).padStart(2, "0")}`;
  clock.replaceChildren(...(opened ? [counted, element("small", {}, say("clock-name"))] : []));
  clock.setAttribute("aria-label", say("clock", Math.floor(passed / 60)));
  clock.title = say("clock-about");
  const place = cards.place;
  const key = place ? JSON.stringify([place, cards.left, language()]) : "";
  if (find("place").getAttribute("data-key") === key) return;
  find("place").setAttribute("data-key", key);
  const step = place ? element("span", { class: "step" }, ` · ${say("step", place.step, place.steps)}`) : "";
  find("place").replaceChildren(
    ...(place ? [say("act", place.act, place.acts), step, element("br", {}), say("left", cards.left)] : []),
  );
}

// The question, its bars, and the thought behind each answer

function showNow() {
  const ballot = told?.n || !told ? cards.ballot : undefined;
  find("phase").textContent = phaseWords();
  find("title").textContent = ballot?.text || (cards.joining ? say("joining") : (cards.title ?? say("elsewhere")));
  find("scene").className = ballot ? "" : "notes";
  find("scene").textContent =
    (ballot ? ballot.text && ballot.title : cards.joining ? say("joining-note") : cards.notes) ?? "";
  find("votes").textContent = told && told.bars.length > 1 ? say("votes") : "";
  find("options").replaceChildren(...(ballot ? rows(ballot) : []));
  find("rules").textContent = cards.rules?.length ? say("rule", cards.rules.join(" · ")) : "";
  const wrong = told?.wrong ?? null;
  find("common").replaceChildren();
  if (!ballot || wrong === null || !told) return;
  const counts = told.bars[told.bars.length - 1];
  find("common").append(
    element("b", {}, say("common", name(ballot, wrong), counts[wrong])),
    ` ${ballot.replies[wrong]}`,
  );
}

function phaseWords() {
  if (!told?.n) return say("now");
  return say(`phase-${(told.phase ?? "").replace(" ", "-")}`);
}

/** @param {Ballot} ballot @param {number} option */
const name = (ballot, option) => (ballot.form === "move" ? ballot.options[option] : LETTERS[option]);

/** @param {Ballot} ballot */
function rows(ballot) {
  const isMove = ballot.form === "move";
  const votes = told?.bars.length ? told.bars : [[]];
  const last = votes[votes.length - 1];
  const most = Math.max(1, ...votes.flat());
  const shown = ballot.options.map((_, option) => option);
  // Of many legal moves only those are listed that the teacher makes or the class has chosen. Secret choices have no bars.
  // The rows keep the order of the moves, so that none changes places with another while answers come.
  const isCounted = !told || told.bars.length > 0;
  const listed =
    isMove && isCounted
      ? shown.filter((each) => ballot.right.includes(each) || votes.some((bars) => bars[each]))
      : shown;
  const said = new Set();
  return listed.map((option) => {
    const isRight = ballot.right.includes(option);
    const label = element("span", { class: "label" }, ballot.options[option]);
    if (isRight) label.append(` ${ballot.verdict ? "✓" : "★"}`, aloud(say(ballot.verdict ? "right" : "taught")));
    const bars = element("span", { class: "bars", "aria-hidden": "true" });
    if (isCounted) bars.append(...votes.map((each, vote) => bar((each[option] ?? 0) / most, vote < votes.length - 1)));
    const count = element(
      "span",
      { class: "count" },
      ...(isCounted ? [String(last[option] ?? 0), aloud(say("votes-unit"))] : []),
    );
    if (votes.length > 1) count.prepend(element("small", {}, aloud(say("before")), String(votes[0][option] ?? 0)));
    const letter = isMove ? [] : [element("span", { class: "letter" }, LETTERS[option])];
    const words = said.has(ballot.replies[option]) ? "" : ballot.replies[option];
    said.add(words);
    const reply = words ? [element("p", { class: "reply" }, words)] : [];
    const looks = `${isRight && ballot.verdict ? "right" : ""} ${isMove ? "move" : ""}`;
    return element("li", { class: looks }, ...letter, label, bars, count, ...reply);
  });
}

// What comes, and the end

function showAhead() {
  find("ahead-title").textContent = say("ahead");
  // Under the slide by which phones join lies that of the lesson.
  const next = cards.joining ? cards.title : cards.next;
  const none = cards.title ? say(cards.place ? "ahead-none" : "ahead-game") : "";
  find("following").textContent = next ?? none;
  const path = `${given.base}${given.code.toLowerCase()}/`;
  const links = ["sheet", "answers.csv", "attendance.csv"].map((file) => {
    const attributes = {
      href: `${path}${file}?lang=${language()}`,
      ...(file === "sheet" ? { target: "_blank" } : { download: "" }),
    };
    return element("a", attributes, say(file.replace(".csv", "")));
  });
  if (find("links").getAttribute("data-key") !== language()) find("links").replaceChildren(...links);
  find("links").setAttribute("data-key", language());
  find("end").textContent = say("end");
  find("end").hidden = isOver;
}

function showFoot() {
  find("advice").replaceChildren(...adviceWords());
  const wanted = due();
  for (const press of PRESSES) {
    const button = find(press);
    button.textContent = say(press);
    button.classList.toggle("due", press === wanted && isPossible(press));
    button.setAttribute("aria-disabled", String(!isPossible(press)));
  }
}

/** @returns {(Node | string)[]} */
function adviceWords() {
  if (isAway) return [say("away-now")];
  if (!told) return [];
  if (!told.kept) return [say("not-kept")];
  if (!told.wall) return [`${say("no-wall")} `, element("a", { href: given.wall, target: "_blank" }, say("open-wall"))];
  if (!told.n || !told.advice) return [say(told.seats.length ? "go-on" : "empty")];
  const phase = told.phase ?? "";
  const isOnce = phase === "shown" && told.bars.length < 2;
  const once = isOnce ? ` ${say("once")}` : "";
  const missing = isOpen(phase) && told.advice !== "wait" ? Math.max(told.asked - told.answered, 0) : 0;
  const thinking = missing ? ` ${say("advice-thinking", missing)}` : "";
  if (["wait", "compare", "united", "settle"].includes(told.advice))
    return [thinking || say(`advice-${told.advice}`), once];
  const share = element("b", {}, say(isOpen(phase) ? "share-so-far" : "share", told.percent));
  if (thinking) return [share, thinking];
  if (phase === "shown") return [share, ` ${say("advice-shown")}`, once];
  const when = told.advice === "talk" && !isOpen(phase) ? "talk-closed" : told.advice.replace("_", "-");
  return [share, ` ${say(`advice-${when}`)}`];
}

// A reader of the screen hears what changes the course of the class, not each answer.
function speak() {
  const lost = (told?.seats ?? []).filter((each) => each.lost).map((each) => `${say("lost")}: ${each.name}.`);
  const now = isAway ? say("away-now") : `${phaseWords()} ${find("title").textContent} ${lost.join(" ")}`;
  if (now !== spoken) find("spoken").textContent = now;
  spoken = now;
}

function ask() {
  const dialog = /** @type {HTMLDialogElement} */ (find("ending"));
  /** @param {string} key @param {() => void} act */
  const choice = (key, act) => {
    const button = element("button", { type: "button" }, say(key));
    button.addEventListener("click", () => {
      dialog.close();
      act();
    });
    return button;
  };
  dialog.replaceChildren(
    element("h1", { id: "ending-title" }, say("end-ask")),
    element("p", {}, say("end-about")),
    choice("end-not", () => {}),
    choice("end-keep", () => line.send({ t: "end", keep: true })),
    choice("end-delete", () => line.send({ t: "end" })),
  );
  dialog.showModal();
}

for (const press of PRESSES) {
  const button = element("button", { type: "button", id: press });
  button.addEventListener("click", () => push(press));
  find("presses").append(button);
}
addEventListener("keydown", (event) => {
  if (/** @type {HTMLElement} */ (find("ending")).hasAttribute("open") || event.repeat) return;
  if (event.key !== "PageDown" && event.key !== "PageUp") return;
  event.preventDefault();
  push(event.key === "PageDown" ? due() : "back");
});
find("passed").addEventListener("click", () => {
  write(BEGUN, String(Date.now() / 1000 - opened));
  showClock();
});
find("end").addEventListener("click", ask);
talks(() => {
  line.send({ t: "hello", lang: language() });
  show();
});
setInterval(showClock, 1000);
line.begin();
show();
