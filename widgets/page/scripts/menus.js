// Menus over the page: `details` that close as people expect, and stay open while they are drawn anew.

const MENUS = [".tutor-languages", ".tutor-looks-menu", ".tutor-switch", ".tutor-others", ".tutor-present-more"].map((menu) => `${menu}[open]`).join();
const STAYING = "[data-menu]"; // a menu of settings, in which one after another is pressed

const openMenus = new Set(); // the names of the staying menus that are open

// Closes the menus that a test chooses, and finds what opened the first of them. A press elsewhere closes a
// menu, and so does Escape, which gives the focus back to what opened it.
function closeMenus({ findAll }, isToBeClosed) {
  const menus = findAll(MENUS).filter(isToBeClosed);
  for (const menu of menus) {
    menu.open = false;
    openMenus.delete(menu.dataset.menu);
  }
  return menus[0]?.querySelector("summary");
}

function noteMenus({ listen }) {
  function toggled({ target }) {
    if (!target.matches?.(STAYING) || !target.isConnected) return;
    if (target.open) openMenus.add(target.dataset.menu);
    else openMenus.delete(target.dataset.menu);
  }
  listen(document, "toggle", toggled, { capture: true });
}

// A press within a menu may draw it anew, closed.
function reopenMenus({ findAll }) {
  for (const menu of findAll(STAYING)) if (openMenus.has(menu.dataset.menu)) menu.open = true;
}
