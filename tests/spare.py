"""A page that serves one test after another: its kernel makes the tutor anew at each address.

A new page costs a kernel and a whole front end; the tutor on it is a fifth of that. What a test
does with the page itself, such as a reload, a style or a watcher, stays on it: such a page is left,
and the next test loads a new one.
"""

from ast import literal_eval
from itertools import count
from typing import Any, Final

from jupyter_client.blocking import BlockingKernelClient
from playwright.sync_api import Error, Page

from tests.served import Server

READY: Final = '.tutor-status[data-ready="1"]'
PATIENCE: Final = 60
MOST: Final = 40
"""The number of tests that use one page.

Its kernel then ends, with all that the tests left in its memory.
"""

EMPTY: Final = """
from ipywidgets import Widget
from ipywidgets.widgets.widget import _instances
from widgets.app.app import App
from widgets.app.startup import Tutor
from widgets.shared.place import read_address

def parts_of(part):
    for child in getattr(part, "children", ()):
        yield from parts_of(child)
        yield child

page = next(each for each in _instances.values() if isinstance(each, Tutor))
for each in (*parts_of(page), page):
    if isinstance(each, Widget):
        each.close()
"""
"""The code that the kernel runs first, which removes the tutor."""
FILL: Final = """
shown = App(read_address({query!r})).widget
shown.add_class({mark!r})
shown.flush()
"""
"""The code that the kernel runs once the page has dropped the old tutor, which makes a new one."""
SHOW: Final = """async ([id, drawn]) => {
  const manager = await window.jupyterapp.widgetManagerPromise.promise;
  const nextFrame = () => new Promise((go) => requestAnimationFrame(go));
  while (!manager.has_model(id)) await nextFrame();
  const model = await manager.get_model(id);
  while (model.get("drawn") !== drawn) await nextFrame();
  const { luminoWidget: widget } = await manager.create_view(model);
  const output = document.querySelector(".jp-OutputArea-output");
  output.classList.remove("lm-mod-hidden");
  widget.constructor.attach(widget, output);
}"""
"""The script that replaces the old tutor on the page by the new one, once that is complete."""

NOTE: Final = """() => {
  const styles = () => document.querySelectorAll("head > *, body > style").length;
  window.tutorSpare = { names: new Set(["tutorSpare", ...Object.keys(window)]), styles, before: styles() };
}"""
IS_AS_IT_WAS: Final = """() => {
  const { names, styles, before } = window.tutorSpare ?? {};
  const status = document.querySelector(".tutor-status")?.dataset;
  return names && styles() === before && Object.keys(window).every((name) => names.has(name))
    && status?.ready === "1" && status.busy === "0" && !status.thinking
    && !document.querySelector('[data-do$="-stop"]') && !document.fullscreenElement;
}"""
FORGET: Final = """(query) => {
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, "", location.pathname + query);
  document.activeElement?.blur();
  window.scrollTo(0, 0);
}"""


class Spare:
    """A page left by the test before, if it can be used again."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._page: Page | None = None
        self._client: BlockingKernelClient | None = None
        self._kernel = ""
        self._uses = 0
        self._marks = count()

    def note(self, page: Page) -> None:
        """Note the state of a page that has just been loaded."""
        page.evaluate(NOTE)
        self._uses = 0

    def keep(self, page: Page) -> bool:
        """Keep a page for the next test if its state is that of a page just loaded.

        Return whether it is.
        """
        try:
            is_kept = self._uses < MOST and bool(page.evaluate(IS_AS_IT_WAS))
        except Error:
            return False
        self._page = page if is_kept else None
        return is_kept

    def take(self) -> Page | None:
        """Return the kept page, and keep it no longer."""
        page, self._page = self._page, None
        return page

    def lead(self, page: Page, query: str, kernel: str) -> None:
        """Let the kernel make the tutor anew at an address, until it is usable there."""
        self._uses += 1
        mark = f"led-{next(self._marks)}"
        self._run(kernel, EMPTY)
        page.wait_for_selector(".tutor-status", state="detached", timeout=PATIENCE * 1000)
        page.evaluate(FORGET, query)
        filled = FILL.format(query=query, mark=mark)
        page.evaluate(
            SHOW, self._run(kernel, filled, "[shown.model_id, shown.get_state()['drawn']]")
        )
        page.wait_for_selector(f".{mark} {READY}", state="attached", timeout=PATIENCE * 1000)

    def leave(self) -> None:
        """Close the connection to the kernel of the kept page."""
        if self._client is not None:
            self._client.stop_channels()
            self._client = None

    def _run(self, kernel: str, code: str, value: str = "None") -> object:
        """Let the kernel run code, and return the value of an expression after it."""
        connection = self._connection(kernel)
        # Printed output comes another way, of which a new connection may miss the end.
        reply: dict[str, Any] = connection.execute(
            code,
            reply=True,
            timeout=PATIENCE,
            store_history=False,
            user_expressions={"value": value},
        )
        assert reply["content"]["status"] == "ok", reply["content"]
        return literal_eval(reply["content"]["user_expressions"]["value"]["data"]["text/plain"])

    def _connection(self, kernel: str) -> BlockingKernelClient:
        if self._client is None or self._kernel != kernel:
            self.leave()
            command = self._server.kernels()[kernel].cmdline()
            file = next(part for part in command if f"kernel-{kernel}.json" in part)
            self._client = BlockingKernelClient(connection_file=file)
            self._client.load_connection_file()
            self._client.start_channels()
            self._kernel = kernel
        return self._client
