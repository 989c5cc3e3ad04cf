// The connection from the page over a network and a server to a kernel. Network, server and kernel may fail. The page
// says which one is gone, and comes back to the same moment if it can.

import { createElement, isHost, isServed } from "../browser/environment.js";
import { watchFields } from "./fields.js";
import { ANSWER_WITHIN, askServer, CUT, GONE, goBack, hearKernel, noteReturn, recentReturns } from "./kernel.js";
import { createMessages } from "./outbox.js";

const MOST_RETURNS = 2; // returns of the page by itself; a reader can go back by a button at any time
const SHAKY = 1000; // milliseconds: a connection that comes back sooner counts as uninterrupted
const QUIET = 2500; // milliseconds: an idle kernel answers sooner
const ASK_EVERY = 2000;
const CONNECTS_WITHIN = 6000;
const READABLE = 5000; // milliseconds: the reader has this time before the page goes back by itself

// The states of a connection: "" means that all is well, CUT and GONE are in `kernel.js`.
const SILENT = "silent"; // there is no answer, and the cause is not known yet

/**
 * The connection of a tutor. `kernelModel` is the model without anywidget; `isWorkKept` says whether the browser has
 * stored the work.
 * @param {Place} place @param {KernelModel} kernelModel @param {() => boolean} isWorkKept
 */
export function createConnection(place, kernelModel, isWorkKept) {
  const { model, element, app } = place;
  const kernel = kernelModel.widget_manager?.kernel;
  const hasServer = isServed && Boolean(kernel);
  const region = createElement("div", { className: "tutor-lost", role: "alert" });
  region.dataset.own = "";
  element.append(region);

  let state = "";
  let heard = Date.now(); // the time of the kernel's last message
  let tried = 0; // the time of the last attempt to connect
  let isAlone = false; // whether the page goes back by itself
  let isOver = false;
  /** @type {number | undefined} */
  let silence; // a timer, like the next two
  /** @type {number | undefined} */
  let retry;
  /** @type {number | undefined} */
  let shaky;

  const isLinked = () => !kernel || kernel.connectionStatus === "connected";
  const isUsable = () => state === "" || state === SILENT;
  const messages = createMessages(model, kernelModel, isLinked);
  const fields = watchFields(place, isUsable, beat);

  function stopTimers() {
    for (const timer of [silence, retry, shaky]) clearTimeout(timer);
  }

  // Reporting the state

  /** @param {string} next @param {string} [words] */
  function show(next, words = next) {
    if (state === GONE && next !== GONE) return;
    state = next;
    region.innerHTML = words && (model.get("lost")[words] ?? "");
    const holder = app();
    if (!holder) return;
    if (next) holder.dataset.lost = next;
    else delete holder.dataset.lost;
    if (next === GONE) disableButtons();
    for (const button of region.querySelectorAll("button")) button.ariaDisabled = null;
  }

  function disableButtons() {
    for (const button of place.findAll("button")) button.ariaDisabled = "true";
  }

  // Sending, and silence

  /** @param {object} content @param {ArrayBuffer[]} [buffers] */
  function post(content, buffers) {
    const number = messages.post(content, buffers);
    watchForSilence();
    return number;
  }

  /** Send a message; return its number, or undefined without a connection. @type {Send} */
  function send(name, value, at = "", buffers = []) {
    return isUsable() ? post({ name, value, at }, buffers) : undefined;
  }

  // Send a message that only asks for an answer; return its number.
  function beat() {
    return post({ name: "beat", value: "", at: "" });
  }

  /**
   * Ask for all that the kernel has drawn and the page has missed, with a message of this name.
   * @param {string} name
   */
  function catchUp(name) {
    post({ name, value: "", at: "", drawn: model.get("drawn") });
  }

  function watchForSilence() {
    clearTimeout(silence);
    if (!messages.isWaiting() || state) return;
    // A busy kernel has begun with a message. An idle kernel that does not answer is stuck or out of reach.
    const isIdle = kernel && kernel.status !== "busy";
    const limit = isIdle ? QUIET : ANSWER_WITHIN;
    const left = Math.max(messages.since(), heard) + limit - Date.now();
    if (left > 0) {
      silence = setTimeout(watchForSilence, Math.min(left, QUIET));
    } else {
      show(SILENT);
      probe();
    }
  }

  // Note the kernel's answers; return the number of the last message that it has answered.
  function noteAnswers() {
    const last = messages.noteAnswers();
    fields.settleUntil(last);
    if (state === SILENT || (state === CUT && isLinked())) {
      clearTimeout(retry);
      show("");
    }
    watchForSilence();
    return last;
  }

  // No answer: ask again and again until the kernel answers, or is known to be gone

  async function probe() {
    clearTimeout(retry);
    if (!kernel || !hasServer) return;
    const found = await askServer(kernel);
    if (isOver || !state || state === GONE) return;
    if (found === GONE || kernel.isDisposed) {
      lose();
      return;
    }
    if (found === CUT) {
      if (state !== CUT) show(CUT);
      tried = isLinked() ? Date.now() : 0; // because a delayed message may still arrive
    } else if (state === CUT && Date.now() - tried > CONNECTS_WITHIN) {
      connect();
    }
    retry = setTimeout(probe, ASK_EVERY);
  }

  function connect() {
    tried = Date.now();
    kernel?.reconnect().catch(() => {}); // the connection status tells whether the kernel is connected
  }

  function followLink() {
    clearTimeout(shaky);
    if (state === GONE || isOver || kernel?.isDisposed) return; // a page that the reader leaves gives up its kernel
    if (!isLinked()) {
      shaky = setTimeout(cut, SHAKY);
      return;
    }
    messages.sendAgain();
    catchUp("beat");
  }

  function cut() {
    show(CUT);
    tried = 0;
    probe();
  }

  // The kernel is gone: another kernel restores the work from the browser

  function lose() {
    if (state === GONE || isOver) return;
    stopTimers();
    messages.forget();
    if (!hasServer) show(GONE, "notebook");
    else if (!isWorkKept()) show(GONE, "unkept");
    else if (fields.isWriting()) show(GONE, "writing");
    else {
      isAlone = isHost && recentReturns().length < MOST_RETURNS;
      show(GONE, isAlone ? GONE : "again");
      if (isAlone) retry = setTimeout(comeBack, READABLE);
    }
  }

  async function comeBack() {
    clearTimeout(retry);
    if (!kernel || document.hidden) return; // a hidden page starts no kernel; `check` calls this function again
    const found = await askServer(kernel);
    if (isOver) return;
    if (fields.isWriting()) {
      isAlone = false;
      show(GONE, "writing");
    } else if (found === CUT) {
      retry = setTimeout(comeBack, ASK_EVERY);
    } else if (noteReturn()) {
      goBack();
    } else {
      show(GONE, "again");
    }
  }

  async function reload() {
    const isOutOfReach = kernel && hasServer && (await askServer(kernel)) === CUT;
    if (isOutOfReach) show(state === GONE ? GONE : CUT);
    else goBack();
  }

  // Check the connection when a reader comes back to the page, so that they learn the state before their next press.
  function check() {
    if (document.hidden) return;
    if (state === GONE) {
      if (isAlone) comeBack();
    } else if (state) {
      probe();
    } else {
      if (isLinked() && !messages.isWaiting()) beat();
      watchForSilence();
    }
  }

  /** @param {number} time */
  const isQuietSince = (time) => hasServer && !messages.isWaiting() && Date.now() - heard > time;
  const stopHearing = hearKernel(kernelModel, {
    followLink,
    lose,
    heard: () => {
      heard = Date.now();
    },
  });

  function stop() {
    isOver = true;
    stopTimers();
    stopHearing();
  }
  return { send, catchUp, noteAnswers, reload, check, isUsable, isQuietSince, stop };
}
