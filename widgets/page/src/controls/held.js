// A press ends what is being told, and the column may move for that before the finger is lifted: a press counts where it
// began, though another thing lies there by then.

const PLACE = 12; // CSS pixels that a finger or a mouse may move between

/** @param {Place} place */
export function followHeld({ listen, findAll }) {
  /** @type {{ control: HTMLElement, key: string | undefined, clientX: number, clientY: number } | undefined} */
  let held;
  /** @param {Happened<PointerEvent>} event */
  const down = ({ target, clientX, clientY }) => {
    const control = target.closest?.("[data-do], summary, a[href]");
    held = control ? { control, key: control.dataset.key, clientX, clientY } : undefined;
  };
  /** @param {Happened<MouseEvent>} event */
  const clicked = (event) => {
    const was = held;
    held = undefined;
    if (!was || !event.isTrusted || Math.hypot(event.clientX - was.clientX, event.clientY - was.clientY) > PLACE)
      return;
    const control = was.control.isConnected
      ? was.control
      : was.key && findAll(`[data-key="${CSS.escape(was.key)}"]`)[0];
    if (!control || was.control.contains(event.target) || event.target.closest?.("[data-do], summary, a[href]")) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    control.click();
  };
  listen(document, "pointerdown", down, { capture: true });
  listen(document, "click", clicked, { capture: true });
}
