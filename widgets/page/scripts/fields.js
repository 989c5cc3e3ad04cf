// Fields of which the kernel has not yet confirmed what was written in them.

const WRITTEN = ".tutor-app :is(textarea, input[type=text], input:not([type]))";
const NOTED = ".tutor-fields :is(textarea, input)"; // told while it is written, not only when the field is left
const PAUSE = 700; // milliseconds without a key

// `confirm` asks for an answer and says the number of the message that asks.
function watchFields({ listen }, isUsable, confirm) {
  const confirmedBy = new Map(); // by field the message whose answer confirms it; Infinity while it is written in
  let pause; // timer

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
      if (number === Infinity && field.isConnected && isUsable()) field.dispatchEvent(new Event("change", { bubbles: true }));
  }
  function left({ target }) {
    if (confirmedBy.has(target) && isUsable()) confirmedBy.set(target, confirm());
  }
  listen(document, "input", written, { passive: true });
  listen(document, "change", left, { passive: true });
  listen(window, "popstate", settle, { capture: true }); // before it is gone back to another screen

  function answered(last) {
    for (const [field, number] of confirmedBy) if (number <= last) confirmedBy.delete(field);
  }
  function isWriting() {
    return [...confirmedBy.keys()].some((field) => field.isConnected && field.value);
  }
  return { answered, isWriting };
}
