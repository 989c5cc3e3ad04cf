// Files: the kernel makes the files to save; the reader chooses the files to open here.

import { createElement } from "./environment.js";

const FINE = 2; // pixels of a picture for each pixel of the drawing

/** @param {{ name: string, href: string }} file */
export async function keepFile({ name, href }) {
  const content = name.endsWith(".png") ? await paint(href) : href;
  createElement("a", { href: content, download: name }).click();
}

/**
 * Paint a drawing as a PNG; return its data URL. The page does this itself, because the browser has the fonts for the
 * drawing.
 * @param {string} href
 */
async function paint(href) {
  const drawing = createElement("img", { src: href });
  await drawing.decode();
  const width = drawing.naturalWidth * FINE;
  const height = drawing.naturalHeight * FINE;
  const canvas = createElement("canvas", { width, height });
  canvas.getContext("2d")?.drawImage(drawing, 0, 0, width, height);
  return canvas.toDataURL("image/png");
}

/**
 * Let the reader choose a file and send it as a whole. A file larger than `largest` bytes would end the connection, so
 * only its name is sent.
 * @param {number} largest @param {Send} send @param {string} [wanted]
 */
export function chooseFile(largest, send, wanted = "open") {
  const chooser = createElement("input", { type: "file", accept: ".json" });
  chooser.onchange = async () => {
    const [file] = chooser.files ?? [];
    if (file.size > largest) send("too-large", file.name);
    else send(wanted, file.name, "", [await file.arrayBuffer()]);
  };
  chooser.click();
}

/**
 * Copy the whole address of the page, if the browser allows it. Tell the kernel whether the address was copied.
 * @param {string} address @param {Send} send
 */
export function copyAddress(address, send) {
  const { href } = new URL(address, location.href);
  /** @param {string} value */
  const report = (value) => () => send("copied", value);
  const copied = navigator.clipboard?.writeText(href) ?? Promise.reject();
  copied.then(report("yes"), report("no"));
}
