// The kernel and its server, as the page sees them: their messages, and whether the page can reach them.

import { BACK, RETURNS, readStored, TAB, writeStored } from "../browser/storage.js";

const RETURNS_WITHIN = 300000; // milliseconds, like all that follow
export const ANSWER_WITHIN = 12000; // a kernel that computes, or a server, answers sooner
export const CUT = "cut"; // the server or the network is out of reach
export const GONE = "gone"; // the kernel is gone for good

/**
 * Hear the kernel's messages without anywidget, which no longer gets them if the page took two seconds to load
 * (https://github.com/manzt/anywidget/pull/828 introduced this limit).
 * @param {KernelModel} kernelModel
 */
export function hearWithoutAnywidget(kernelModel) {
  const widgetModel = Object.getPrototypeOf(Object.getPrototypeOf(kernelModel));
  kernelModel.comm?.on_msg(widgetModel._handle_comm_msg.bind(kernelModel));
}

/**
 * The server's report on a kernel: "here", "gone", or "cut" if there is no connection to a server.
 * @param {Kernel} kernel
 */
export async function askServer(kernel) {
  const late = new AbortController();
  const patience = setTimeout(() => late.abort(), ANSWER_WITHIN);
  const address = `${kernel.serverSettings.baseUrl}api/kernels/${kernel.id}`;
  try {
    const found = await fetch(address, { cache: "no-store", signal: late.signal });
    return found.status === 404 ? GONE : "here";
  } catch {
    return CUT;
  } finally {
    clearTimeout(patience);
  }
}

/**
 * Report changes of the kernel's connection, the end of the kernel, and each of its messages. Return a function that
 * ends the reports.
 * @param {KernelModel} kernelModel @param {{ followLink: () => void, lose: () => void, heard: () => void }} told
 */
export function hearKernel(kernelModel, { followLink, lose, heard }) {
  const kernel = kernelModel.widget_manager?.kernel;

  /** @param {unknown} _ @param {string} status */
  function followStatus(_, status) {
    if (status.includes("restarting") || status.includes("dead")) lose();
  }
  /** @param {unknown} _ @param {{ direction: string }} message */
  function anyMessage(_, { direction }) {
    if (direction === "recv") heard();
  }
  kernel?.connectionStatusChanged.connect(followLink);
  kernel?.statusChanged.connect(followStatus);
  kernel?.anyMessage.connect(anyMessage);
  kernelModel.on("comm:close", lose);

  return () => {
    kernel?.connectionStatusChanged.disconnect(followLink);
    kernel?.statusChanged.disconnect(followStatus);
    kernel?.anyMessage.disconnect(anyMessage);
    kernelModel.off("comm:close", lose);
  };
}

// Going back: the page is loaded again, and finds its work in the browser

export function recentReturns() {
  /** @type {number[]} */
  const times = JSON.parse(readStored(TAB, RETURNS) || "[]");
  return times.filter((time) => Date.now() - time < RETURNS_WITHIN);
}

// Note that the page goes back by itself, because the notes limit how often it does; return whether the browser has
// stored the note.
export function noteReturn() {
  return writeStored(TAB, RETURNS, JSON.stringify([...recentReturns(), Date.now()]));
}

export function goBack() {
  writeStored(TAB, BACK, "1");
  location.reload();
}
