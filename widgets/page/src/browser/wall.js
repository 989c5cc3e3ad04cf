// The wall of a live class: it carries messages between the server and the kernel, which draws them. The server learns
// only the address of the slide or of a game, and the teacher's presses. The connection comes back by itself, as that of a phone.

import { Line } from "../../../classroom/page/line.js";
import { isHost } from "./environment.js";

const LONGEST = 1200; // characters of an address, of which that of a slide needs few
/** The commands of presses on the teacher's console, as far as they are presses on the wall. @type {Record<string, string>} */
const STEPS = { next: "present-next", back: "present-back" };

/** @param {Place} place @param {KernelModel} kernelModel @param {Send} send */
export function createWall({ model }, kernelModel, send) {
  const base = kernelModel.widget_manager?.kernel?.serverSettings.baseUrl;
  let hasAsked = false;
  /** @type {{ [key: string]: unknown }} */
  let mine = {};
  /** @type {Line | undefined} */
  let line;
  let [told, pressed] = ["", ""];

  // The number of the last press, the press, and the address of a game that the class plays.
  const parts = () => /^(\d*) ?([a-z]*) ?(.*)/.exec(model.get("wall")) ?? [];
  const address = () => (parts()[3] || model.get("address")).slice(0, LONGEST);

  // Greet the server with the address of the slide, and tell the kernel that there is a connection.
  function greet() {
    send("class-heard", JSON.stringify(mine));
    mine.fresh = false;
    mine.at = "";
    told = address();
    return { t: "at", address: told };
  }

  /** @param {{ t: string, [key: string]: unknown }} message */
  function hear(message) {
    const press = String(message.press ?? "");
    if (message.t === "over") {
      line?.end();
      line = undefined;
    }
    if (message.t !== "press") send("class-heard", JSON.stringify(message));
    else if (press in STEPS) send(STEPS[press], "");
    else line?.send({ t: press });
  }

  // A server for this machine alone opens a class when its user asks for it.
  async function open() {
    await fetch(`${base}c/open`, { method: "POST" }).catch(() => null);
    find();
  }

  async function find() {
    hasAsked = true;
    const answer = await fetch(`${base}c/mine`, { cache: "no-store" }).catch(() => null);
    if (answer?.status !== 200) return;
    mine = await answer.json();
    const socket = new URL(`${base}c/${String(mine.code).toLowerCase()}/wall`, location.href);
    line = new Line(socket, greet, hear, () => send("class-heard", '{"t":"away"}'));
    follow();
  }

  // Tell the server the address and the last press; before the page has its address, and without a
  // slide before a class, there is no connection.
  function follow() {
    const wall = model.get("wall");
    if (!isHost || !base || !address()) return;
    if (!line) {
      if (wall && !hasAsked) find();
    } else if (!wall) line.end();
    else if (!line.isWanted) line.begin();
    else if (address() !== told) {
      told = address();
      line.send({ t: "at", address: told });
    }
    const [, number, press] = parts();
    if (press && number !== pressed) {
      if (line) line.send({ t: press });
      else if (press === "open") open();
    }
    if (wall) pressed = number;
  }

  return { follow, stop: () => line?.end() };
}
