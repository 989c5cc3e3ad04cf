// Who is at the other end of the page: a kernel, behind a server, behind a network. Each of them may go away.
// It is said what is gone, and the page comes back to the same moment where it can.

import { createElement, isHost, isServed } from "../browser/environment.js";
import { watchFields } from "./fields.js";
import { ANSWER_WITHIN, askServer, CUT, GONE, goBack, hearKernel, noteReturn, recentReturns } from "./kernel.js";
import { createMessages } from "./messages.js";

const MOST_RETURNS = 2; // by itself; by the button a reader goes back as often as they like
const SHAKY = 1000; // a connection that is back by then was never gone
const QUIET = 2500; // a kernel that has nothing else to do answers sooner
const ASK_EVERY = 2000;
const CONNECTS_WITHIN = 6000;
const READABLE = 5000; // so long the message stands before the page goes back by itself

// The states of a connection; without one, all is well.
const SILENT = "silent"; // no answer: it is not known yet what is gone

/**
 * `kernelModel` is the model without anywidget round it; `isWorkKept` says whether the browser has the work.
 * @param {Place} place @param {KernelModel} kernelModel @param {() => boolean} isWorkKept
 */
export function createConnection(place, kernelModel, isWorkKept) {
  const { model, element, app } = place;
  const kernel = kernelModel.widget_manager?.kernel;
  const hasServer = isServed && Boolean(kernel);
  const region = createElement("div", { className: "tutor-lost", role: "alert" });
  element.append(region);

  let state = "";
  let heard = Date.now(); // when the kernel last said anything
  let tried = 0; // when it was last tried to connect
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

  // Saying what is gone

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

  // Sending, and hearing nothing

  /** @param {object} content @param {ArrayBuffer[]} [buffers] */
  function post(content, buffers) {
    const number = messages.post(content, buffers);
    watchForSilence();
    return number;
  }

  /** Says the number of the message; none where it cannot be sent. @type {Send} */
  function send(name, value, at = "", buffers = []) {
    return isUsable() ? post({ name, value, at }, buffers) : undefined;
  }

  // Asks for an answer and for nothing else; says the number of the message.
  function beat() {
    return post({ name: "beat", value: "", at: "" });
  }

  function watchForSilence() {
    clearTimeout(silence);
    if (!messages.isWaiting() || state) return;
    // A kernel that computes has begun with something; one that does not even begin is stuck, or out of reach.
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

  // Says the number of the last message that was answered.
  function answered() {
    const last = messages.answered();
    fields.answered(last);
    if (state === SILENT || (state === CUT && isLinked())) {
      clearTimeout(retry);
      show("");
    }
    watchForSilence();
    return last;
  }

  // Silent or out of reach: asked for again and again until one or the other is certain

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
      tried = isLinked() ? Date.now() : 0; // what was held up may still arrive
    } else if (state === CUT && Date.now() - tried > CONNECTS_WITHIN) {
      connect();
    }
    retry = setTimeout(probe, ASK_EVERY);
  }

  function connect() {
    tried = Date.now();
    kernel?.reconnect().catch(() => {}); // whether it could is heard as its status
  }

  function connectionChanged() {
    clearTimeout(shaky);
    if (state === GONE || isOver || kernel?.isDisposed) return; // a page that is left lets go of its kernel
    if (!isLinked()) {
      shaky = setTimeout(cut, SHAKY);
      return;
    }
    const isAnswerDue = state || messages.isWaiting();
    messages.sendAgain();
    if (isAnswerDue) beat();
  }

  function cut() {
    show(CUT);
    tried = 0;
    probe();
  }

  // Gone for good: another kernel takes up the work that the browser kept

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
    if (!kernel || document.hidden) return; // no kernel is started for a page out of sight; `check` comes here again
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

  // A reader who comes back to the page finds out at once how things are, not with their next press.
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
    connectionChanged,
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
  return { send, answered, reload, check, isUsable, isQuietSince, stop };
}
