// Where the tutor stands: it has the page to itself, or it is a guest in a notebook.
// The scripts of the page know no game and no words: all they say was sent to them.

const root = document.documentElement;
const isServed = "voila" in document.body.dataset;
const isHost = isServed && !document.querySelector(".jp-MarkdownCell");
root.dataset.tutorPlace = isHost ? "host" : "guest";
const BOARDS = ".tutor-board, .tutor-small-board, .tutor-curve-board, .tutor-chances-board";

function createElement(tag, properties) {
  return Object.assign(document.createElement(tag), properties);
}

// What each concern needs of one tutor: its model, its element, and the signal that ends its listening.
function createPlace(model, element, signal) {
  const app = () => element.closest(".tutor-app");

  // What happens outside of every tutor is the business of the first one, if it is the host.
  function ownerOf(target) {
    const nearest = target.closest?.(".tutor-app");
    return nearest ?? (isHost && document.querySelector(".tutor-app"));
  }

  const isOurs = (event) => ownerOf(event.target) === app();
  const findAll = (selector) => [...(app()?.querySelectorAll(selector) ?? [])];
  const listen = (target, kind, hear, options) => target.addEventListener(kind, hear, { signal, ...options });
  return { model, element, app, isOurs, findAll, listen };
}

// What a pixel of the style sheets is on the screen, by the size of text that was chosen.
const zoomNow = () => Number(getComputedStyle(root).getPropertyValue("--zoom")) || 1;
