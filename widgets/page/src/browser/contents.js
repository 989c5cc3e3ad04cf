// What a tutor holds just now, as classes of its own, for the styles that depend on it.
// A `:has()` on what holds the board would have every style of the page worked out anew for each piece that moves.

// A lesson shows what is to be decided only while it asks for it.
const DECIDED = ".tutor-app:is(:not(.tutor-is-led), .tutor-is-trying)";
const CONTENTS = {
  "tutor-has-at-hand": ".tutor-at-hand.tutor-is-open",
  "tutor-has-away": ".tutor-lesson-away",
  "tutor-has-begun": `${DECIDED} .tutor-deciding :is(.tutor-finish:not(.tutor-leave), [aria-pressed="true"])`,
  "tutor-has-board": ".tutor-board-part",
  "tutor-has-claim": ".tutor-claim",
  "tutor-has-fold": ".tutor-fold",
  "tutor-has-many": ".tutor-stocks-of-4, .tutor-stocks-of-5",
  "tutor-has-needs": ".tutor-needs",
  "tutor-has-own": ".tutor-own",
  "tutor-has-part": '.tutor-board-part[aria-expanded="true"]',
  "tutor-has-picked": `${DECIDED} .tutor-picked`,
  "tutor-has-prose": ".tutor-prose",
  "tutor-has-refusal": ".tutor-refused-card:not(.tutor-gone)",
  "tutor-has-round-over": ".tutor-happened .tutor-round-over",
  "tutor-has-scores": ".tutor-scores",
  "tutor-has-sheet": ".tutor-pull[open]",
  "tutor-has-shut": ".tutor-shut",
  "tutor-has-tried": ".tutor-to-lines",
  "tutor-has-twins": ".tutor-twin-fields",
  "tutor-has-ways": ".tutor-lesson-ways",
};

/**
 * What moves over the board comes and goes all the time, and changes nothing of this.
 * @param {{ target: Node }} change
 */
export const isBesideBoard = ({ target }) => !(target instanceof Element && target.closest(".tutor-overlay"));

/** @param {Place} place */
export function followContents({ app }) {
  /** @type {string | undefined} */
  let shown; // the step that is shown

  /**
   * What belongs to a step comes piece by piece, and the status last: until then, and until it is laid out, nothing of it
   * is seen, or it would be laid out anew with every piece.
   * @param {HTMLElement} holder
   */
  function arrive(holder) {
    const [section] = holder.querySelectorAll(".tutor-lesson-card section");
    if (shown !== undefined && section?.dataset.step !== shown) holder.setAttribute("data-arriving", "");
    shown = section?.dataset.step;
  }

  function reveal() {
    const holder = app();
    const { said, busy } = holder?.querySelector(".tutor-status")?.dataset ?? {};
    if ((said ?? busy) !== "1") holder?.removeAttribute("data-arriving");
  }

  function mark() {
    const holder = app();
    if (!holder) return;
    arrive(holder);
    for (const [name, selector] of Object.entries(CONTENTS)) {
      holder.classList.toggle(name, holder.querySelector(selector) !== null);
    }
  }
  // It is called before anything is painted, so nothing is ever seen in the style of before.
  const observer = new MutationObserver((changes) => changes.some(isBesideBoard) && mark());
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["class", "open"] });
  mark();
  return { reveal, stop: () => observer.disconnect() };
}
