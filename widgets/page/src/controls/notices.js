// Notices close as soon as the reader presses outside them or uses a key that goes on.

const GOING_ON = new Set(["Enter", " ", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]);

/** @param {Place} place @param {Send} send */
export function followNotices({ findAll, isOurs, listen }, send) {
  /** @param {{ type: string, target: Target, key?: string }} event */
  function goOn({ type, target, key = "" }) {
    const [notices] = findAll(".tutor-notices");
    const isAct = type === "pointerdown" || GOING_ON.has(key);
    if (notices && isAct && isOurs({ target }) && !notices.contains(target)) send("hush", "");
  }
  listen(document, "pointerdown", goOn, { capture: true });
  listen(document, "keydown", goOn, { capture: true });
}
