// The sheet at the foot of a phone, and the part of the board that is in sight over it.

// The board is one drawing of which a phone shows so much as the city takes, or the part that was asked for.
function showPart({ findAll }) {
  const [box] = findAll(".tutor-board-box");
  const [part] = findAll('.tutor-board-part[aria-expanded="true"]');
  const [row] = findAll(".tutor-board-part-row");
  // A panel that would be cut stays under the edge.
  if (row) box?.style.setProperty("--sight", `${row.dataset.sight}px`);
  if (box) box.scrollTop = part ? part.dataset.top * box.scrollHeight : 0;
}

// Whoever has decided wants to see what comes of it on the board.
function letSheetDown({ findAll }) {
  for (const sheet of findAll(".tutor-pull[open]")) {
    sheet.open = false;
    openMenus.delete(sheet.dataset.menu);
  }
}
