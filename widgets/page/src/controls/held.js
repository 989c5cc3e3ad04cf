// A press ends what is being told, and the column may move for that before the finger is lifted: a press counts where it
// began, though another thing lies there by then.

const PLACE = 12; // CSS pixels that a finger or a mouse may move between

/** @param {Place} place */
export function followHeld({ listen }) {
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
