// A low phone has no room for bars that stay: the upper one goes while the page is scrolled, the lower one comes at its end.

const SCROLLED_BY = 8; // CSS pixels that a finger moves the page by without meaning to

function fitBars({ app, findAll }) {
  const holder = app();
  const [main] = findAll(".tutor-main");
  if (!holder || !main) return;
  const isLow = root.hasAttribute("data-tutor-low");
  const left = main.scrollHeight - main.clientHeight - main.scrollTop;
  holder.toggleAttribute("data-scrolled", isLow && main.scrollTop > SCROLLED_BY);
  holder.toggleAttribute("data-at-end", isLow && left <= SCROLLED_BY);
}

// Another view begins at its top, as a page does: what was read further down is not there any more.
function beginViews({ app, findAll }) {
  const view = [...app().classList].find((name) => name.startsWith("tutor-view-"));
  for (const main of findAll(".tutor-main")) {
    if (main.tutorView && main.tutorView !== view) main.scrollTop = 0;
    main.tutorView = view;
  }
}

function followBars(place) {
  place.listen(document, "scroll", ({ target }) => target.matches?.(".tutor-main") && fitBars(place), { capture: true, passive: true });
}
