// Messages to the kernel: every press has a number. It is kept until it is answered, and sent again over a new
// connection; the kernel does not do what it has done before.

/** @param {Pick<Model, "get">} model @param {Pick<KernelModel, "send">} kernelModel @param {() => boolean} isLinked */
export function createMessages(model, kernelModel, isLinked) {
  const sender = String(Math.random());
  let number = 0;
  /** @type {[content: { sender: string, number: number }, callbacks: undefined, buffers: ArrayBuffer[] | undefined][]} */
  let waiting = []; // what `send` of the kernel's model takes, oldest first
  let since = 0; // when the oldest began to wait, or the last answer came

  /** Says the number of the message. @param {object} content @param {ArrayBuffer[]} [buffers] */
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

  // The number of the last message that was answered.
  function answered() {
    const last = model.get("answered")[sender] ?? 0;
    waiting = waiting.filter(([content]) => content.number > last);
    since = Date.now();
    return last;
  }

  function forget() {
    waiting = [];
  }
  return { post, sendAgain, answered, forget, isWaiting: () => waiting.length > 0, since: () => since };
}
