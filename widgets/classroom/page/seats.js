// The seats of a class in the console: a tile each, and how many have answered, think, are away or lost.

import { aloud, element, find } from "./markup.js";
import { language, say } from "./words.js";

/** @typedef {{ name: string, here: boolean, asked: boolean, answered: boolean, lost: boolean, at: [number, number] | null }} Seat */
/** @typedef {{ code: string, n: number, phase: string | null, here: number, asked: number, answered: number, kept: boolean, seats: Seat[], bars: number[][], wrong: number | null, advice: string | null, percent: number, wall: boolean, passed: number }} Told */

const SIGNS = /** @type {{ [state: string]: string }} */ ({
  answered: "✓",
  thinking: "…",
  none: "…",
  away: "☾",
  lost: "?",
  here: "•",
});

/** @param {string} phase */
export const isOpen = (phase) => phase.startsWith("open");

/** @param {Seat} seat @param {Told | null} told */
function stateOf(seat, told) {
  if (seat.lost) return "lost";
  if (!seat.here) return "away";
  if (!told?.n) return "here";
  if (!seat.asked) return "here";
  return seat.answered ? "answered" : isOpen(told.phase ?? "") ? "thinking" : "none";
}

/** Whether a seat counts for a kind: one that has answered counts also when it is lost or away. @param {Seat} seat @param {string} state @param {string} kind */
function isOf(seat, state, kind) {
  if (kind === "answered") return seat.answered;
  if (kind === "away") return !seat.here;
  if (kind === "lost") return seat.lost;
  return kind === state || (state === "lost" && seat.here && !seat.answered);
}

/** The name of a seat that is lost, with the slide at which it said so. @param {Seat} seat */
function crying(seat) {
  return seat.at ? `${seat.name} (${say("lost-at", ...seat.at)})` : seat.name;
}

/** @param {Told | null} told */
export function showSeats(told) {
  const seats = told?.seats ?? [];
  const states = seats.map((each) => stateOf(each, told));
  find("room-title").textContent = say("seats", seats.length);
  const kinds = told?.n
    ? ["answered", isOpen(told.phase ?? "") ? "thinking" : "none", "away", "lost"]
    : ["here", "away", "lost"];
  const lost = seats.filter((each) => each.lost);
  const counts = kinds.map((kind) => {
    const many = seats.filter((each, index) => isOf(each, states[index], kind)).length;
    const count = element("b", {}, `${SIGNS[kind]} ${many}`);
    return element("li", { class: kind === "lost" && many ? "lost" : "" }, count, ` ${say(kind)}`);
  });
  find("counts").replaceChildren(...counts);
  find("cries").textContent = lost.length ? `${say("lost")}: ${lost.map(crying).join(", ")}` : "";
  const list = find("seats");
  seats.forEach((seat, index) => {
    const key = `${states[index]} ${language()} ${seat.name}`;
    const old = list.children[index];
    if (old?.getAttribute("data-key") === key) return;
    const sign = element("span", { class: "sign", "aria-hidden": "true" }, SIGNS[states[index]]);
    const attributes = {
      class: states[index].replace("none", "thinking"),
      "data-key": key,
      title: `${seat.name}: ${say(states[index])}`,
    };
    const tile = element(
      "li",
      attributes,
      sign,
      element("span", { class: "name" }, seat.name),
      aloud(say(states[index])),
    );
    if (old) old.replaceWith(tile);
    else list.append(tile);
  });
  while (list.children.length > seats.length) list.lastElementChild?.remove();
}
