// The address and the title of the window, and the look of the page: a guest leaves its host's alone.

function showAddress(model) {
  const address = model.get("address");
  if (!isHost || !address) return;
  const query = address === "?" ? "" : address;
  if (location.search !== query) {
    history.replaceState(history.state, "", location.pathname + query + location.hash);
  }
}

function showLook({ model, element, app }) {
  const spoken = isHost ? root : (app() ?? element);
  spoken.lang = model.get("language");
  root.dataset.tutorTheme = model.get("theme");
  root.dataset.tutorSize = model.get("size");
  if (isHost && model.get("title")) document.title = model.get("title");
}
