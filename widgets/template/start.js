window.voila_heartbeat = () => {};
window.voila_finish = () => {
  if (!window.themeLoaded) {
    window.cellLoaded = true;
    return;
  }
  document.getElementById("loading")?.remove();
  const cells = document.getElementById("rendered_cells");
  if (cells) cells.style.display = "";
};
window.display_cells = window.voila_finish;

// The front door, in the reader's colours and language, before the kernel has started.
function showDoor() {
  const asked = new URLSearchParams(location.search);
  /** @type {Partial<Record<"door" | "language" | "theme", string>>} */
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("machu-tutor-preferences") ?? "{}") ?? {};
  } catch {
    // Nothing is kept, or nothing of use.
  }
  /** @param {string} query */
  const prefers = (query) => window.matchMedia(query).matches;
  const system = prefers("(prefers-contrast: more), (forced-colors: active)")
    ? "contrast"
    : prefers("(prefers-color-scheme: dark)")
      ? "dark"
      : "light";
  const themes = ["light", "dark", "contrast"];
  const theme = [asked.get("theme"), kept.theme].find((each) => each && themes.includes(each));
  document.documentElement.dataset.tutorTheme = theme ?? system;

  const isDoor = !kept.door && [...asked.keys()].every((name) => ["lang", "theme", "token"].includes(name));
  if (!isDoor) return;
  const doors = [...document.querySelectorAll("#loading section")];
  const wanted = [asked.get("lang"), kept.language, ...navigator.languages.map((each) => each.split("-")[0]), "en"];
  const language = wanted.find((each) => doors.some((door) => door.lang === each));
  const door = doors.find((each) => each.lang === language);
  if (!door) return;
  door.hidden = false;
  // What is pressed now is done as soon as the kernel can do it.
  door.addEventListener("click", (event) => {
    const pressed = /** @type {Element} */ (event.target).closest("button");
    if (!pressed) return;
    window.tutorEnter = pressed.dataset.enter;
    for (const way of door.querySelectorAll("button")) way.ariaPressed = String(way === pressed);
  });
}
showDoor();

// A visitor who goes back or forward before the tutor can answer gets the page of that address.
const [loading] = performance.getEntriesByType("navigation");
function catchUp() {
  const isUsable = document.querySelector('.tutor-status[data-ready="1"]');
  if (!isUsable && location.search !== new URL(loading.name).search) location.reload();
}
catchUp();
window.addEventListener("popstate", catchUp);
