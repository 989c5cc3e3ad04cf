// The content of a tutor as classes of its element, for the styles that depend on content. With `:has()` on an ancestor
// of the board, the browser would compute all styles again for each moving piece.

// The page while it shows choices; a lesson shows them only while it asks for a decision.
const DECIDED = ".tutor-app:is(:not(.tutor-is-led), .tutor-is-trying)";
const CONTENTS = {
  "tutor-has-at-hand": ".tutor-at-hand.tutor-is-open",
  "tutor-has-away": ".tutor-lesson-away",
  "tutor-has-begun": `${DECIDED} .tutor-deciding :is(.tutor-finish:not(.tutor-leave), [aria-pressed="true"])`,
  "tutor-has-board": ".tutor-board-part",
  "tutor-has-claim": ".tutor-claim",
  "tutor-has-fold": ".tutor-fold",
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
 * Whether a change is outside the overlay of the board. Motion there goes on all the time and does not change the
 * classes.
 * @param {{ target: Node }} change
 */
export const isBesideBoard = ({ target }) => !(target instanceof Element && target.closest(".tutor-overlay"));

/** @param {Place} place */
export function followContents({ app }) {
  function mark() {
    const holder = app();
    if (!holder) return;
    for (const [name, selector] of Object.entries(CONTENTS)) {
      holder.classList.toggle(name, holder.querySelector(selector) !== null);
    }
  }
  // The observer calls `mark` before painting, so the former style is never visible.
  const observer = new MutationObserver(mark);
  observer.observe(document.body, { subtree: true, attributeFilter: ["open"] });
  mark();
  return { mark, stop: () => observer.disconnect() };
}
