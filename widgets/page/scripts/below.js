// What is said in words lies below the board, out of sight. Whoever goes there, by the keyboard, a link or the search
// of the browser, can scroll there; whoever goes back to the rest of the page has the board before them again.

const BELOW = "tutor-is-below";

function followBelow({ app, findAll, listen }) {
  const isScrolled = () => findAll(".tutor-main").some((main) => main.scrollTop > 0);
  const holdsFocus = () => findAll(".tutor-below").some((below) => below.contains(document.activeElement));

  function follow() {
    app()?.classList.toggle(BELOW, isScrolled() || holdsFocus());
  }

  function leave() {
    const isPhone = root.dataset.tutorLayout === "phone";
    if (!isPhone && !holdsFocus()) for (const main of findAll(`.${BELOW} > .tutor-main`)) main.scrollTop = 0;
    follow();
  }
  listen(document, "focusin", leave);
  listen(document, "scroll", follow, { capture: true, passive: true });
}
