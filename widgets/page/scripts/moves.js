// The list of moves follows the one that is shown. Who scrolls it is left alone until another one is shown.

function createMoveFollower({ findAll }) {
  let followed = ""; // the key of the move that was brought into sight last

  return function follow() {
    const move = findAll(".tutor-lines-card [aria-current=step]").find((each) => each.checkVisibility());
    if (!move) {
      followed = "";
      return;
    }
    if (move.dataset.key === followed) return;
    followed = move.dataset.key;
    // On a phone the list scrolls with its sheet, under the rows that stick to its head.
    const isPhone = root.dataset.tutorLayout === "phone";
    const box = move.closest(isPhone ? ".tutor-side" : ".tutor-lines-card");
    const room = box.getBoundingClientRect();
    const { top, bottom } = move.getBoundingClientRect();
    if (isPhone || top < room.top || bottom > room.bottom) box.scrollTop += top - room.top - room.height / 3;
  };
}
