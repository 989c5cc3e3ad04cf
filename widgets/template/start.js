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
