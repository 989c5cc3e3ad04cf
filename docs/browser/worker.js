// The worker in which Python runs. It gets the query string of the page first, and then the messages of widgets.

import { loadPyodide } from "./pyodide/pyodide.mjs";

const fetchFile = globalThis.fetch;

// The largest file is stored packed, because many servers pack nothing.
globalThis.fetch = async (address, options) => {
  if (!String(address).endsWith(".wasm")) return fetchFile(address, options);
  const { body } = await fetchFile(`${address}.packed`, options);
  const headers = { "content-type": "application/wasm" };
  return new Response(body.pipeThrough(new DecompressionStream("gzip")), { headers });
};

const packages = fetch("tutor.zip").then((found) => found.arrayBuffer());
const python = loadPyodide({ indexURL: "./pyodide/" });

/** Send a message from Python to the page. */
function post(text, buffers) {
  const sent = buffers.toJs();
  buffers.destroy();
  postMessage(
    { text, buffers: sent },
    sent.map(({ buffer }) => buffer),
  );
}

async function begin(query) {
  const pyodide = await python;
  const folder = pyodide.runPython("import site; site.getsitepackages()[0]");
  pyodide.unpackArchive(await packages, "zip", { extractDir: folder });
  return pyodide.pyimport("start").begin(query, post);
}

let hearing;
addEventListener("message", async ({ data: { query, text, buffers } }) => {
  hearing ??= begin(query);
  const hear = await hearing;
  if (text === undefined) return;
  hear(text, buffers);
  postMessage({ done: true });
});
