// Scrolls the list of moves: a move with a fork is shown with all its lines, as far as they fit under the buttons of
// the list; a move without a fork is shown in the middle.

import { root, zoomNow } from "../browser/environment.js";

/** @param {HTMLElement} box @param {HTMLElement} move */
function showFork(box, move) {
  const room = box.getBoundingClientRect();
  const ways = box.querySelector(".tutor-list-ways");
  const head = (ways?.offsetHeight ?? 0) * zoomNow();
  const high = room.height - head;
  /** @param {Element | null} item */
  const holds = (item) =>
    item?.querySelector(":scope > .tutor-variations, :scope > .tutor-move-steps > :first-child > .tutor-variations");
  let [from, until] = [move, move];
  for (let item = move.closest("li"); item; item = item.parentElement?.closest("li") ?? null) {
    // Lines leave at the decision that follows, too.
    const branches = holds(item) ?? holds(item.nextElementSibling);
    const begin = item.querySelector(".tutor-move");
    if (!branches || !begin) continue;
    if (move.getBoundingClientRect().bottom - begin.getBoundingClientRect().top > high) break;
    [from, until] = [begin, branches];
  }
  const [{ top }, { bottom }] = [from.getBoundingClientRect(), until.getBoundingClientRect()];
  if (top >= room.top + head && bottom <= room.bottom) return;
  box.scrollTop += top - room.top - (until === move ? room.height / 3 : head);
}

// The list of moves follows the move in view. If the reader scrolls, the list stays until another move is in view.

/** @param {Place} place */
export function createMoveFollower({ findAll }) {
  let followed = ""; // the key of the move that was scrolled into sight last

  return function follow() {
    const move = findAll(".tutor-lines-card [aria-current=step]").find((each) => each.checkVisibility());
    if (!move) {
      followed = "";
      return;
    }
    // On a phone the list scrolls with its sheet, under the rows that stick to its head.
    const isPhone = root.dataset.tutorLayout === "phone";
    const box = move.closest(isPhone ? ".tutor-side" : ".tutor-lines-card");
    if (!box) return;
    // A part that appears beside the list takes room from it.
    const key = isPhone ? `${move.dataset.key}` : `${move.dataset.key} ${box.clientHeight}`;
    if (key === followed) return;
    followed = key;
    const room = box.getBoundingClientRect();
    if (isPhone) box.scrollTop += move.getBoundingClientRect().top - room.top - room.height / 3;
    else showFork(box, move);
  };
}
