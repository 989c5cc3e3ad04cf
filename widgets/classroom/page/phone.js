// The phone's page in a class: it shows the last state that the server told, and sends answers.

import { Line } from "./line.js";
import { element, find } from "./markup.js";
import { given, LETTERS, language, read, say, talks, write } from "./words.js";

/** @typedef {{ n: number, phase?: string, form?: string, title?: string, text?: string, options?: string[], board: string, holdings?: [string, string][], beside?: boolean, voice?: string, others?: number, mine?: number | null, first?: number | null, last?: number | null, right?: number[], verdict?: boolean, why?: string, because?: string, lost: boolean }} State */

const KEY = `machu-tutor-class/${given.code}`;
const LONG_OPTION = 34; // letters of an option from which the options stand in one column

const isDark = matchMedia("(prefers-color-scheme: dark)");

/** @type {State | null} */
let state = null;
let [token, name, ended] = [read(KEY), "", ""];
/** @type {{ n: number, v: number } | null} */
let sending = null;
let isAway = false;
/** @type {{ n: number, is: boolean } | null} */
let unfolded = null;
/** @type {{ address: string, drawn: HTMLElement } | null} */
let board = null;
/** @type {Line | null} */
let line = null;

/** @param {string} path */
function address(path) {
  return new URL(`${given.base}${given.code.toLowerCase()}/${path}?w=${given.word}`, location.href);
}

/** @param {number | null | undefined} option */
function label(option) {
  if (option === null || option === undefined) return "";
  return state?.form === "move" ? (state.options?.[option] ?? "") : LETTERS[option];
}

// What the server tells

/** @param {{ t: string, [key: string]: any }} told */
function hear(told) {
  isAway = false;
  if (told.t === "seat") {
    token = told.seat;
    name = told.name;
    write(KEY, token);
  } else if (told.t === "state") {
    if (told.n !== state?.n || told.phase !== state?.phase) scrollTo(0, 0);
    state = /** @type {any} */ (told);
    resend();
  } else if (told.t === "kept") {
    if (sending?.n === told.n && sending?.v === told.v) sending = null;
    if (state?.n === told.n) state = { .../** @type {State} */ (state), mine: told.v };
  } else if (told.t === "join") {
    token = "";
    state = null;
    line?.end();
  } else {
    ended = told.t;
    line?.end();
  }
  show();
}

// An answer that was on its way when the connection went is sent once more, if its question is still open.
function resend() {
  if (!sending || !state) return;
  const isOpen = state.phase?.startsWith("open") && state.n === sending.n;
  if (isOpen && state.mine !== sending.v) line?.send({ t: "answer", ...sending });
  else sending = null;
}

/** @param {number} v */
function answer(v) {
  if (!state?.phase?.startsWith("open")) return;
  sending = { n: state.n, v };
  line?.send({ t: "answer", ...sending });
  show();
}

function join() {
  line ??= new Line(
    address("socket"),
    () => ({ t: "hello", seat: token || null, name, lang: language() }),
    hear,
    () => {
      isAway = true;
      show();
    },
  );
  line.begin();
}

// What the phone shows

function show() {
  document.documentElement.lang = language();
  find("class").textContent = given.code ? say("title") : say("title-none");
  find("seat").textContent = state ? name : "";
  const main = find("main");
  const focused = document.activeElement?.getAttribute("data-key");
  main.replaceChildren(...content());
  if (focused) /** @type {HTMLElement | null} */ (main.querySelector(`[data-key="${focused}"]`))?.focus();
  showStatus();
  find("foot").hidden = !state || Boolean(ended);
  const lost = find("lost");
  lost.textContent = say("lost");
  lost.setAttribute("aria-pressed", String(Boolean(state?.lost)));
  find("note").textContent = say(state?.lost ? "lost-on" : "lost-note");
  showMore();
}

// How many options the foot covers, so that no one takes the first ones for all.
function showMore() {
  const foot = find("foot").getBoundingClientRect().top;
  const answers = [...document.querySelectorAll("main ol button")];
  const below = answers.filter((each) => each.getBoundingClientRect().bottom > foot).length;
  find("more").hidden = !below;
  find("more").textContent = say("more", below);
}

/** @returns {(Node | string)[]} */
function content() {
  if (ended) return [element("h1", { class: "look" }, say(ended))];
  if (!given.code) return form("code", "code-go", location.pathname.length > given.base.length ? "no-class" : "about");
  if (!state) return token ? [] : form("name", "join", "name-note");
  const voice = state.voice ? say(state.others ? "voice-others" : "voice", state.voice) : "";
  if (!state.n) {
    return [element("h1", { class: "look" }, say("look")), element("p", { class: "about" }, voice), drawBoard()];
  }
  const isMove = state.form === "move";
  // A choice between plans has only a title.
  const [title, text] = isMove || !state.text ? [state.text, state.title] : [state.title, state.text];
  const heading = element("h1", {}, (isMove ? say("move") : text) ?? "");
  const scene = element("p", { class: "about" }, voice || (title ?? ""));
  if (state.phase === "shown") return [heading, ...answerCards(state), drawBoard()];
  const chosen = [drawBoard(), options(state), holdings(state)];
  return [scene, heading, ...chosen];
}

/** @param {string} asked @param {string} go @param {string} note */
function form(asked, go, note) {
  const isCode = asked === "code";
  const field = /** @type {HTMLInputElement} */ (
    element("input", {
      id: "field",
      maxlength: isCode ? "4" : "24",
      required: "",
      autocomplete: isCode ? "off" : "nickname",
      autocapitalize: isCode ? "characters" : "words",
      spellcheck: "false",
      "data-key": "field",
    })
  );
  field.value = /** @type {HTMLInputElement | null} */ (document.getElementById("field"))?.value ?? "";
  const made = element(
    "form",
    {},
    element("h1", {}, given.code ? say("title") : say("title-none")),
    element("p", {}, say("about")),
    element("label", { for: "field" }, say(asked)),
    field,
    element("p", { class: "about" }, note === "about" ? "" : say(note)),
    element("button", { class: "go", type: "submit" }, say(go)),
  );
  made.addEventListener("submit", (event) => {
    event.preventDefault();
    const value = field.value.trim();
    if (isCode && value) location.href = `${given.base}${encodeURIComponent(value.toLowerCase())}`;
    else if (value) {
      name = value;
      join();
    }
  });
  return [made];
}

// What the players have, which the board does not show; open where the question is about another board.
/** @param {State} now */
function holdings(now) {
  const rows = (now.holdings ?? []).map(([player, held]) => element("p", {}, element("b", {}, player), ` ${held}`));
  if (!rows.length) return element("p", { class: "about" });
  const made = /** @type {HTMLDetailsElement} */ (
    element("details", {}, element("summary", { "data-key": "holdings" }, say("holdings")), ...rows)
  );
  made.open = unfolded?.n === now.n ? unfolded.is : Boolean(now.beside);
  made.addEventListener("toggle", () => {
    unfolded = { n: now.n, is: made.open };
  });
  return made;
}

/** @param {State} now */
function options(now) {
  const isOpen = now.phase?.startsWith("open");
  const chosen = sending?.n === now.n ? sending.v : now.mine;
  const isMove = now.form === "move";
  const told = now.options ?? [];
  const isLong = told.some((each) => each.length > LONG_OPTION);
  const items = told.map((words, v) => {
    const letter = isMove ? [] : [element("span", { class: "letter" }, LETTERS[v])];
    const button = element(
      "button",
      { type: "button", "data-key": `option-${v}`, "aria-pressed": String(chosen === v) },
      ...letter,
      words,
    );
    if (!isOpen) button.setAttribute("disabled", "");
    button.addEventListener("click", () => answer(v));
    return element("li", {}, button);
  });
  for (const tap of board?.drawn.querySelectorAll(".tap") ?? []) {
    tap.classList.toggle("mine", tap.getAttribute("data-v") === String(chosen));
  }
  return element("ol", { class: `${isMove ? "moves" : ""} ${isLong ? "long" : ""}` }, ...items);
}

/** @param {State} now */
function answerCards(now) {
  const right = now.right ?? [];
  const last = now.last ?? null;
  const isRight = last !== null && right.includes(last);
  const [own, first] = [now.verdict ? (isRight ? "right" : "") : "own", now.first ?? null];
  const isSecond = first !== null && (now.mine ?? null) !== null;
  const heading = isSecond ? say("own-second", label(first)) : say("own");
  const mark = now.verdict ? (isRight ? "✓" : "✗") : "";
  // A move of the learner is neither right nor wrong, and the lesson may have no reply to it.
  const why = now.why || (now.verdict || isRight || !right.length ? "" : say("other"));
  const cards = last === null ? [element("p", {}, say("own-none"))] : [card(now, last, own, heading, mark, why)];
  const others = right.filter((each) => each !== last);
  return [
    ...cards,
    ...others.map((each) =>
      card(
        now,
        each,
        "right",
        say(now.verdict ? "right" : "taught"),
        now.verdict ? "✓" : "",
        now.because || say("wall"),
      ),
    ),
  ];
}

/** @param {State} now @param {number} option @param {string} of @param {string} heading @param {string} mark @param {string} why */
function card(now, option, of, heading, mark, why) {
  const letter = now.form === "move" ? [] : [element("span", { class: "letter" }, LETTERS[option])];
  const sign = element("span", { class: "mark", "aria-hidden": "true" }, mark);
  return element(
    "section",
    { class: `card ${of}` },
    element("small", {}, heading),
    element("b", {}, ...letter, now.options?.[option] ?? "", sign),
    element("p", {}, why),
  );
}

// The board of the slide; while a new one is on its way, the last one stays.
function drawBoard() {
  const wanted = state?.board ?? "";
  if (board?.address !== wanted) {
    const drawn = board?.drawn ?? element("div", { class: "board", role: "group" });
    board = { address: wanted, drawn };
    load(wanted);
  }
  board.drawn.setAttribute("aria-label", say("board"));
  return board.drawn;
}

/** @param {string} wanted */
async function load(wanted) {
  if (!wanted) {
    board?.drawn.replaceChildren();
    return;
  }
  const themed = isDark.matches ? wanted.replace(/\.svg$/, "-dark.svg") : wanted;
  const answered = await fetch(address(themed)).catch(() => null);
  if (!answered?.ok || board?.address !== wanted) return;
  const parsed = new DOMParser().parseFromString(await answered.text(), "image/svg+xml");
  board.drawn.replaceChildren(document.importNode(parsed.documentElement, true));
  for (const tap of board.drawn.querySelectorAll(".tap")) {
    tap.addEventListener("click", () => answer(Number(tap.getAttribute("data-v"))));
  }
  show();
}

function showStatus() {
  const status = find("status");
  const told = statusOf();
  status.className = isAway ? "away" : told[1];
  const words = isAway && !ended ? say("away") : told[0];
  if (status.textContent !== words) status.textContent = words;
}

/** @returns {[string, string]} The sentence on the answer, and its look. */
function statusOf() {
  if (!state?.n || ended || state.phase === "shown") return ["", ""];
  const mine = label(state.mine);
  if (!state.phase?.startsWith("open")) {
    if (state.phase === "talk") return [say("talk"), ""];
    return mine ? [say("closed", mine), "sent"] : [say("closed-none"), ""];
  }
  if (sending?.n === state.n) return [say("sending", label(sending.v)), ""];
  if (mine) return [say("sent", mine), "sent"];
  if (state.phase === "open") return [say(state.form === "move" ? "nothing-move" : "nothing"), ""];
  const first = label(state.first);
  return [first ? say("again", first) : say("again-none"), ""];
}

talks(() => {
  line?.send({ t: "hello", seat: token || null, name, lang: language() });
  show();
});
find("lost").addEventListener("click", () => line?.send({ t: "lost", is: !state?.lost }));
isDark.addEventListener("change", () => {
  board = null;
  show();
});
for (const event of ["scroll", "resize"]) addEventListener(event, showMore, { passive: true });
find("more").addEventListener("click", () => scrollBy({ top: innerHeight / 3 }));
if (token && given.code) join();
show();
