// Text fields, and whether the kernel has confirmed their text.

export const WRITTEN = ".tutor-app :is(textarea, input[type=text], input:not([type]))";
const NOTED = ".tutor-fields :is(textarea, input)"; // fields that are sent while the reader types
const PAUSE = 700; // milliseconds without a key

/**
 * Watch the text fields. `confirm` asks the kernel for an answer and returns the number of that message.
 * @param {Place} place @param {() => boolean} isUsable @param {() => number} confirm
 */
export function watchFields({ listen }, isUsable, confirm) {
  /** @type {Map<Node & { value?: string }, number>} */
  const confirmedBy = new Map(); // by field: the message that confirms its text; Infinity during typing
  /** @type {number | undefined} */
  let pause; // timer

  /** @param {Happened} event */
  function noteInput({ target }) {
    if (!target.matches?.(WRITTEN)) return;
    confirmedBy.set(target, Infinity);
    clearTimeout(pause);
    if (target.matches(NOTED)) pause = setTimeout(settle, PAUSE);
  }
  // Send the present texts, as if the reader had left the fields.
  function settle() {
    clearTimeout(pause);
    for (const [field, number] of [...confirmedBy])
      if (number === Infinity && field.isConnected && isUsable())
        field.dispatchEvent(new Event("change", { bubbles: true }));
  }
  /** @param {Happened} event */
  function noteChange({ target }) {
    if (confirmedBy.has(target) && isUsable()) confirmedBy.set(target, confirm());
  }
  listen(document, "input", noteInput, { passive: true });
  listen(document, "change", noteChange, { passive: true });
  listen(window, "popstate", settle, { capture: true }); // before the page shows an earlier screen

  /** @param {number} last */
  function settleUntil(last) {
    for (const [field, number] of confirmedBy) if (number <= last) confirmedBy.delete(field);
  }
  function isWriting() {
    return [...confirmedBy.keys()].some((field) => field.isConnected && field.value);
  }
  return { settleUntil, isWriting };
}

// Settings: fields such as numbers, choices and names, whose command is sent as soon as their value changes.

/** @param {Place} place @param {Send} send */
export function listenToSettings({ ourClosest, listen }, send) {
  /** @param {Happened} event */
  function sendSetting(event) {
    const field = /** @type {HTMLInputElement | undefined} */ (ourClosest(event, "[data-change]"));
    if (field?.dataset.change) send(field.dataset.change, `${field.dataset.value}\n${field.value}`);
  }
  listen(document, "change", sendSetting);
}
