// The page without a server: it shows the widgets of the tutor, whose Python runs in a worker.

import * as base from "@jupyter-widgets/base";
import { ManagerBase } from "@jupyter-widgets/base-manager";
import * as controls from "@jupyter-widgets/controls";
import dashboard from "../../widgets/page/src/page.js";

const worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });

// The tutor's page as a widget, which the modules of the page draw.
class AnyModel extends base.DOMWidgetModel {}
class AnyView extends base.DOMWidgetView {
  render() {
    this.leave = dashboard.render({ model: this.model, el: this.el });
  }
  remove() {
    this.leave();
    super.remove();
  }
}

/** The canvas is a module of its own, written for the loader of another page: it gives itself to `define`. */
const canvas = new Promise((found) => {
  globalThis.define = (_, make) => found(make(base));
});

class Manager extends ManagerBase {
  async loadClass(name, module) {
    const modules = {
      "@jupyter-widgets/base": base,
      "@jupyter-widgets/controls": controls,
      anywidget: { AnyModel, AnyView },
    };
    return (modules[module] ?? (await canvas))[name];
  }
}
const manager = new Manager();

/** The messages that Python has not answered yet, oldest first: what to do when it has. */
const waiting = [];

/** The end of the page of a widget's channel to Python. */
class Channel {
  constructor(id, isMute) {
    this.comm_id = id;
    this.isMute = isMute;
  }
  on_msg(hear) {
    this.hear = hear;
  }
  on_close(hear) {
    this.hearClose = hear;
  }
  send(data, callbacks, _, buffers = []) {
    if (this.isMute) return "";
    const copies = buffers.map((each) =>
      new Uint8Array(each.buffer ?? each, each.byteOffset ?? 0, each.byteLength).slice(),
    );
    waiting.push(callbacks);
    worker.postMessage({ text: JSON.stringify({ comm_id: this.comm_id, data }), buffers: copies });
    return "";
  }
  close() {}
}
const channels = new Map();

const READY = '.tutor-status[data-ready="1"]';

/** Show the widget with this id in a holder; return its view. */
async function show(id, holder) {
  const view = await manager.create_view(await manager.get_model(id));
  base.JupyterLuminoWidget.attach(view.luminoWidget, document.querySelector(holder));
  window.themeLoaded = true;
  window.voila_finish();
  return view;
}

/** Take a message from Python. */
function take({ kind, content, metadata }, buffers, isMute) {
  const id = content.comm_id;
  const message = { content, metadata, buffers: buffers.map((each) => new DataView(each.buffer)) };
  if (kind === "comm_open") {
    const channel = new Channel(id, isMute);
    channels.set(id, channel);
    manager.handle_comm_open(channel, message);
  } else if (kind === "comm_msg") channels.get(id)?.hear?.(message);
  else {
    channels.get(id)?.hearClose?.(message);
    channels.delete(id);
  }
}

/** The name of the file with the first step that the address asks for; undefined where another one may be wanted. */
function preparedStep() {
  const asked = new URLSearchParams(location.search);
  const isOther = [...asked.keys()].some((name) => !["game", "lesson", "lang"].includes(name));
  const isKept = [sessionStorage, localStorage].some((each) =>
    Object.keys(each).some((name) => name.startsWith("machu-tutor")),
  );
  if (isOther || isKept || document.documentElement.dataset.tutorTheme !== "light") return undefined;
  const languages = [asked.get("lang"), ...navigator.languages.map((each) => each.split("-")[0]), "en"];
  const start = `${asked.get("game") ?? "princes"}.${asked.get("lesson")}.`;
  const end = `.${innerWidth < 800 ? "phone" : "wide"}.json`;
  return languages.map((each) => start + each + end).find((name) => window.tutorPrepared.includes(name));
}

/** Show the first step as Python will draw it, until Python has drawn it. */
async function showPrepared() {
  const name = preparedStep();
  const found = name && (await fetch(new URL(`prepared/${name}`, import.meta.url)).catch(() => null));
  if (!found?.ok) return;
  const { page, messages } = await found.json();
  const opened = messages.filter(({ kind }) => kind === "comm_open");
  const bytes = (text) => Uint8Array.from(atob(text), (each) => each.charCodeAt(0));
  for (const message of opened) take(message, [], true);
  const view = await show(page, "#prepared");
  for (const message of messages) {
    if (message.kind !== "comm_open") take(message, message.buffers.map(bytes), true);
  }
  const watcher = new MutationObserver(() => {
    if (!document.querySelector(READY)) return;
    watcher.disconnect();
    view.remove();
    document.querySelector("#prepared").remove();
  });
  watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
}
const prepared = showPrepared();

worker.onmessage = async ({ data: { text, buffers, done } }) => {
  if (done) {
    waiting.shift()?.iopub?.status?.({ content: { execution_state: "idle" } });
    return;
  }
  const message = JSON.parse(text);
  if (message.kind !== "page") {
    take(message, buffers, false);
    return;
  }
  await prepared;
  await show(message.content.comm_id, "#rendered_cells > div");
  navigator.serviceWorker?.register("service.js");
};
worker.postMessage({ query: location.search.slice(1) });
