// Fields of which the kernel has not yet confirmed what was written in them.

export const WRITTEN = ".tutor-app :is(textarea, input[type=text], input:not([type]))";
const NOTED = ".tutor-fields :is(textarea, input)"; // told while it is written, not only when the field is left
const PAUSE = 700; // milliseconds without a key

/**
 * `confirm` asks for an answer and says the number of the message that asks.
 * @param {Place} place @param {() => boolean} isUsable @param {() => number} confirm
 */
export function watchFields({ listen }, isUsable, confirm) {
  /** @type {Map<Node & { value?: string }, number>} */
  const confirmedBy = new Map(); // by field the message whose answer confirms it; Infinity while it is written in
  /** @type {number | undefined} */
  let pause; // timer

  /** @param {Happened} event */
  function written({ target }) {
    if (!target.matches?.(WRITTEN)) return;
    confirmedBy.set(target, Infinity);
    clearTimeout(pause);
    if (target.matches(NOTED)) pause = setTimeout(settle, PAUSE);
  }
  // Tells what is being written, as if the fields had been left.
  function settle() {
    clearTimeout(pause);
    for (const [field, number] of [...confirmedBy])
      if (number === Infinity && field.isConnected && isUsable())
        field.dispatchEvent(new Event("change", { bubbles: true }));
  }
  /** @param {Happened} event */
  function left({ target }) {
    if (confirmedBy.has(target) && isUsable()) confirmedBy.set(target, confirm());
  }
  listen(document, "input", written, { passive: true });
  listen(document, "change", left, { passive: true });
  listen(window, "popstate", settle, { capture: true }); // before it is gone back to another screen

  /** @param {number} last */
  function answered(last) {
    for (const [field, number] of confirmedBy) if (number <= last) confirmedBy.delete(field);
  }
  function isWriting() {
    return [...confirmedBy.keys()].some((field) => field.isConnected && field.value);
  }
  return { answered, isWriting };
}

// Fields that ask for something as soon as they hold another value: numbers, choices, names of a form.

/** @param {Place} place @param {Send} send */
export function listenToSettings({ ourClosest, listen }, send) {
  /** @param {Happened} event */
  function changed(event) {
    const field = /** @type {HTMLInputElement | undefined} */ (ourClosest(event, "[data-change]"));
    if (field?.dataset.change) send(field.dataset.change, `${field.dataset.value}\n${field.value}`);
  }
  listen(document, "change", changed);
}
