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
    const card = move.closest(".tutor-lines-card");
    const room = card.getBoundingClientRect();
    const { top, bottom } = move.getBoundingClientRect();
    if (top < room.top || bottom > room.bottom) card.scrollTop += top - room.top - room.height / 3;
  };
}
