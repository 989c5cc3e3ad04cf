// The light of the beats: what glows where something happens, the night, and what is painted in another light.

const DARKNESS = 0.5;
const DIMMING = 0.75; // parts of the time of dusk in which the day grows dark
const CHANGES = 100; // milliseconds in which it changes into the night
const LIT = 600; // milliseconds

const ROUNDED = 10; // pixels of the drawing: the corners of a frame round what has no outline of its own

function outlineOf(points) {
  const [xs, ys] = [0, 1].map((axis) => [...new Set(points.map((point) => point[axis]))]);
  if (points.length === 4 && xs.length === 2 && ys.length === 2) {
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return createShape("rect", { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y, rx: ROUNDED });
  }
  return createShape("polygon", { points: points.map((point) => point.join(",")).join(" ") });
}

function createLight(things) {
  let night; // while it is dark
  let ground; // as it was, while what is painted is another already

  // What moves aside or turns before that is lit up where it lies then.
  function glow(outlines, delay) {
    for (const points of outlines) {
      const outline = outlineOf(points);
      outline.classList.add("tutor-lit");
      things.effects().prepend(outline);
      const remove = () => outline.remove();
      outline.animate({ opacity: [0, 1, 0] }, { duration: LIT, delay, fill: "both" }).finished.then(remove, remove);
    }
  }

  // Nothing is lit up longer than it lies there.
  function dim() {
    for (const outline of things.effects().querySelectorAll(":scope > .tutor-lit")) outline.remove();
  }

  // The night lies over all that is still, under all that moves, until the day begins or the beats end.
  function darken(ms) {
    const [width, height] = things.size();
    night = createShape("rect", { class: "tutor-night", width, height, rx: 16 });
    things.effects().prepend(night);
    return night.animate({ opacity: [0, DARKNESS] }, { duration: ms, fill: "forwards" });
  }

  async function brighten(ms) {
    const gone = night?.animate({ opacity: [DARKNESS, 0] }, { duration: ms, fill: "forwards" });
    night = undefined;
    if (gone) await hasEnded(gone);
  }

  // What was painted lies over what is painted anew until its hour.
  function keepGround() {
    const canvas = things.canvas();
    if (!canvas?.matches("canvas") || !canvas.width) return;
    ground = createElement("canvas", { className: "tutor-former-ground", width: canvas.width, height: canvas.height });
    ground.style.width = canvas.style.width;
    ground.getContext("2d").drawImage(canvas, 0, 0);
    canvas.after(ground);
  }

  // With the ground everything on it is seen in another light; `before` is what was there. Letters of one light over
  // those of the other cannot be read: the day grows dark first, and changes at once into the night, or the other way.
  async function changeGround(hour, before, ms) {
    const former = ground;
    const veil = createShape("g", {});
    veil.append(...[...before.values()].filter((old) => old && !old.parentNode));
    things.effects().prepend(veil);
    if (hour === "dusk") {
      const dark = darken(ms * DIMMING);
      veil.after(night);
      await hasEnded(dark);
      if (ground !== former) return;
    } else darken(CHANGES);
    const leaves = { duration: CHANGES, fill: "forwards" };
    const gone = [former, veil].map((old) => old.animate({ opacity: [1, 0] }, leaves));
    if (hour === "dusk") gone.push(night.animate({ opacity: [DARKNESS, 0] }, leaves));
    await Promise.all(gone.map(hasEnded));
    if (ground !== former) return;
    for (const old of [former, veil]) old.remove();
    ground = undefined;
    if (hour === "dusk") night = undefined;
    else await brighten(ms * DIMMING);
  }

  async function change(hour, before, ms) {
    if (hour && ground) await changeGround(hour, before, ms);
    else if (hour === "dusk") await hasEnded(darken(ms));
    else if (hour) await brighten(ms);
  }

  function end() {
    ground?.remove();
    ground = night = undefined;
  }
  return { glow, dim, brighten, keepGround, change, end };
}
