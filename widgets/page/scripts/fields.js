// Fields of which the kernel has not yet confirmed what was written in them.

const WRITTEN = ".tutor-app :is(textarea, input[type=text], input:not([type]))";

// `confirm` asks for an answer and says the number of the message that asks.
function watchFields({ listen }, isUsable, confirm) {
  const confirmedBy = new Map(); // by field the message whose answer confirms it; Infinity while it is written in

  function written({ target }) {
    if (target.matches?.(WRITTEN)) confirmedBy.set(target, Infinity);
  }
  function left({ target }) {
    if (confirmedBy.has(target) && isUsable()) confirmedBy.set(target, confirm());
  }
  listen(document, "input", written, { passive: true });
  listen(document, "change", left, { passive: true });

  function answered(last) {
    for (const [field, number] of confirmedBy) if (number <= last) confirmedBy.delete(field);
  }
  function isWriting() {
    return [...confirmedBy.keys()].some((field) => field.isConnected && field.value);
  }
  return { answered, isWriting };
}
