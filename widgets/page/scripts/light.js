// The light of the beats: what glows where something happens, the night, and what is painted in another light.

const DARKNESS = 0.36;
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
    night.animate({ opacity: [0, DARKNESS] }, { duration: ms, fill: "forwards" });
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

  // With the ground everything on it is seen in another light; `before` is what was there.
  function changeGround(before, ms) {
    const veil = createShape("g", {});
    veil.append(...[...before.values()].filter((old) => old && !old.parentNode));
    things.effects().append(veil);
    rename(before, ms);
    for (const old of [ground, veil]) {
      const remove = () => old.remove();
      old.animate({ opacity: [1, 0] }, { duration: ms, fill: "forwards" }).finished.then(remove, remove);
    }
  }

  // Two texts at one place cannot be read: the old one is gone before the new one comes.
  function rename(before, ms) {
    for (const [key, old] of before) {
      const now = things.parts.get(key);
      if (!old || !now || old.textContent === now.textContent) continue;
      old.animate({ opacity: [1, 0, 0] }, { duration: ms, fill: "forwards" });
      now.animate({ opacity: [0, 0, 1] }, ms);
    }
  }

  function change(hour, before, ms) {
    if (hour && ground) changeGround(before, ms);
    else if (hour === "dusk") darken(ms);
    else if (hour) brighten(ms);
  }

  function end() {
    ground?.remove();
    ground = night = undefined;
  }
  return { glow, dim, brighten, keepGround, change, end };
}
