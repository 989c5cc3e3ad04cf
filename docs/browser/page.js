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
    dashboard.render({ model: this.model, el: this.el });
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
  constructor(id) {
    this.comm_id = id;
  }
  on_msg(hear) {
    this.hear = hear;
  }
  on_close(hear) {
    this.hearClose = hear;
  }
  send(data, callbacks, _, buffers = []) {
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

async function show(id) {
  const view = await manager.create_view(await manager.get_model(id));
  base.JupyterLuminoWidget.attach(view.luminoWidget, document.querySelector("#rendered_cells > div"));
  window.themeLoaded = true;
  window.voila_finish();
  navigator.serviceWorker?.register("service.js");
}

worker.onmessage = ({ data: { text, buffers, done } }) => {
  if (done) {
    waiting.shift()?.iopub?.status?.({ content: { execution_state: "idle" } });
    return;
  }
  const { kind, content, metadata } = JSON.parse(text);
  const id = content.comm_id;
  const message = { content, metadata, buffers: buffers.map((each) => new DataView(each.buffer)) };
  if (kind === "page") show(id);
  else if (kind === "comm_open") {
    const channel = new Channel(id);
    channels.set(id, channel);
    manager.handle_comm_open(channel, message);
  } else if (kind === "comm_msg") channels.get(id)?.hear?.(message);
  else {
    channels.get(id)?.hearClose?.(message);
    channels.delete(id);
  }
};
worker.postMessage({ query: location.search.slice(1) });
