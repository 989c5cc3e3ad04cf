// Keeps the messages to the kernel until they are answered. A new kind of message begins elsewhere: a script calls `send`
// with a name, as `page.js` does, and a `@command` of that name answers in Python. Every message has a number; it is sent
// again over a new connection. The kernel ignores a message that it has already handled.

/** @param {Pick<Model, "get">} model @param {Pick<KernelModel, "send">} kernelModel @param {() => boolean} isLinked */
export function createMessages(model, kernelModel, isLinked) {
  const sender = String(Math.random());
  let number = 0;
  /** @type {[content: { sender: string, number: number }, callbacks: undefined, buffers: ArrayBuffer[] | undefined][]} */
  let waiting = []; // the unanswered messages as arguments of `send`, oldest first
  let since = 0; // the time of the last answer or, if later, of the oldest waiting message

  /** Send a message; return its number. @param {object} content @param {ArrayBuffer[]} [buffers] */
  function post(content, buffers) {
    if (!waiting.length) since = Date.now();
    number += 1;
    /** @type {typeof waiting[number]} */
    const message = [{ ...content, sender, number }, undefined, buffers];
    waiting.push(message);
    if (isLinked()) kernelModel.send(...message);
    return number;
  }

  function sendAgain() {
    for (const message of waiting) kernelModel.send(...message);
  }

  // Drop the answered messages; return the number of the last answered message.
  function noteAnswers() {
    const last = model.get("answered")[sender] ?? 0;
    waiting = waiting.filter(([content]) => content.number > last);
    since = Date.now();
    return last;
  }

  function forget() {
    waiting = [];
  }
  return { post, sendAgain, noteAnswers, forget, isWaiting: () => waiting.length > 0, since: () => since };
}
