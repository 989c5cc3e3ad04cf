// The room there is: the width of the window at the size of text chosen, and slides that fit their room.

const WIDE_FROM = 1200; // CSS pixels
const MEDIUM_FROM = 800;
const LOW = 760; // CSS pixels, so much that the wide board has letters of 11 pixels still
const LOW_PHONE = 600; // CSS pixels, under which its bars make room for what they would cover
const BESIDE = { width: 672, height: 440, shape: 1.25 }; // a low and narrow window in which board and column stand beside each other
const SMALLEST_LETTERS = 0.025; // of the height of a slide, or of what is as wide on a screen of 4 to 3
const SMALLEST_PIXELS = 15; // of letters in the hand, where the slide scrolls sooner than it gets smaller
const LARGEST_ANSWER = 1.4; // times as large as an answer is set that leaves no room
const RESIZE_AFTER = 150; // milliseconds, so that a window drawn larger is measured once

// Where the window is too low for the wide board, the middle one has larger letters.
function layoutFor(width, height) {
  if (width >= WIDE_FROM && height >= LOW) return "wide";
  const isBeside = width >= BESIDE.width && height >= BESIDE.height && width > BESIDE.shape * height;
  return width >= MEDIUM_FROM || (isBeside && height < LOW) ? "medium" : "phone";
}

function isEqualWindow(known) {
  return known?.[0] === root.clientWidth && known?.[1] === window.innerHeight;
}

const unfolded = new WeakMap(); // the thought behind a wrong answer that a reader has unfolded or folded last, by slide

// A slide that is too long for its room is set smaller, as long as it can be read, and an answer with room to spare larger.
// A clicker unfolds nothing: all thoughts are unfolded that fit, and always the one that a reader asked for.
function fitSlides({ findAll }) {
  const slides = findAll(".tutor-view-presenter .tutor-slide");
  if (!slides.length) return;
  const zoom = zoomNow();
  const smallest = Math.max(SMALLEST_PIXELS, SMALLEST_LETTERS * Math.min(window.innerHeight, 0.75 * window.innerWidth)) / zoom;
  for (const slide of slides) fitSlide(slide, smallest);
}

function fitSlide(slide, smallest) {
  const room = slide.closest(".tutor-presenter");
  const isFull = () => room.scrollHeight > room.clientHeight;
  slide.style.fontSize = "";
  slide.toggleAttribute("data-tight", false);
  const usual = parseFloat(getComputedStyle(slide).fontSize);
  let size = usual;

  function resize(by) {
    size += by;
    slide.style.fontSize = `${size}px`;
  }
  function shrink() {
    while (isFull() && size > smallest) resize(-Math.min(0.5, size - smallest));
  }

  const thoughts = [...slide.querySelectorAll("details")];
  const chosen = unfolded.get(slide);
  if (!chosen) for (const thought of thoughts) thought.open = true;
  shrink();
  for (const thought of thoughts.reverse()) if (thought !== chosen && isFull()) thought.open = false;
  if (chosen?.open) slide.toggleAttribute("data-tight", isFull());
  if (!thoughts.length) return;
  while (!isFull() && size < usual * LARGEST_ANSWER) resize(1);
  shrink();
}

function createLayout(place) {
  const { model, element, app, listen } = place;
  let later;

  function measure() {
    showLook(place);
    const zoom = model.get("size") / 100;
    const room = isHost ? root : app()?.parentElement;
    const width = Math.round(room?.clientWidth / zoom);
    if (width) {
      const height = isHost ? window.innerHeight / zoom : Infinity;
      root.dataset.tutorLayout = layoutFor(width, height);
      root.toggleAttribute("data-tutor-low", root.dataset.tutorLayout === "phone" && height < LOW_PHONE);
      model.set("width", height < LOW ? Math.min(width, WIDE_FROM - 1) : width);
      model.set("ratio", (window.devicePixelRatio || 1) * zoom);
    }
    // Unless the reader chose a size, that of the window decides.
    if (!isEqualWindow(model.get("prefers")?.window)) model.set("prefers", systemPreferences());
    model.save_changes();
    fitSlides(place);
    fitSheet(place);
    fitBars(place);
    showRest(place);
  }

  function measureLater() {
    clearTimeout(later);
    later = setTimeout(measure, RESIZE_AFTER);
  }

  // A thought that a reader unfolds has the room of the others, so that the question stays in sight.
  function choose({ target }) {
    const thought = target.closest?.(".tutor-slide summary")?.parentElement;
    if (thought) unfolded.set(thought.closest(".tutor-slide"), thought);
  }
  function refit({ target }) {
    if (unfolded.get(target.closest?.(".tutor-slide")) !== target) return;
    fitSlides(place);
    target.closest(".tutor-presenter").scrollTop = 0;
  }
  listen(document, "click", choose);
  listen(document, "toggle", refit, { capture: true });

  listen(window, "resize", measureLater);
  const sizes = new ResizeObserver(measureLater);
  sizes.observe(element);

  function stop() {
    sizes.disconnect();
    clearTimeout(later);
  }
  return { measure, stop };
}
