// A press counts for the control where it began. The press ends the narration, so the column may move, and another
// thing may be there before the finger is lifted.

const PLACE = 12; // CSS pixels that a finger or a mouse may move during a press

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
  const redirect = (event) => {
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
  listen(document, "click", redirect, { capture: true });
}
