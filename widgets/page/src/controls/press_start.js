// A press ends the narration, and the column may move before the finger is lifted: a press counts for the control where
// it began, even if another thing is there by then.

const PLACE = 12; // CSS pixels that a finger or a mouse may move between

/** @param {Place} place */
export function followPressStarts({ listen }) {
  /** @type {{ control: HTMLElement, clientX: number, clientY: number } | undefined} */
  let held;
  /** @param {Happened<PointerEvent>} event */
  const down = ({ target, clientX, clientY }) => {
    const control = target.closest?.("[data-do], summary, a[href]");
    held = control ? { control, clientX, clientY } : undefined;
  };
  /** @param {Happened<MouseEvent>} event */
  const clicked = (event) => {
    const was = held;
    held = undefined;
    if (!was || !event.isTrusted || Math.hypot(event.clientX - was.clientX, event.clientY - was.clientY) > PLACE)
      return;
    const { control } = was;
    if (!control.isConnected || control.contains(event.target)) return;
    if (event.target.closest?.("[data-do], summary, a[href]")) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    control.click();
  };
  listen(document, "pointerdown", down, { capture: true });
  listen(document, "click", clicked, { capture: true });
}
