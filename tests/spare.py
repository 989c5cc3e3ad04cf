"""A page that serves one test after another: its kernel makes the tutor anew at each address.

A new page costs a kernel and a whole front end; making the tutor anew on it costs a fifth of that.
The names and styles that a test adds to a page are removed before the next test. Code of a test that
watches the page ends once its name is removed. A page that is not at rest at the end of a test is
left, and the next test loads a new page.
"""

from ast import literal_eval
from itertools import count
from typing import Any, Final

import psutil
from jupyter_client.blocking import BlockingKernelClient
from playwright.sync_api import Error, Page

from tests.served import Server

READY: Final = '.tutor-status[data-ready="1"]'
PATIENCE: Final = 60
ROOM: Final = 270 * 2**20
"""A page is used again only if its kernel has reserved fewer bytes; the server allows 320 MB."""

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
for each in (*parts_of(page), page, *globals().pop("made", ())):
    if isinstance(each, Widget):
        each.close()
del page, each
"""
"""The code that the kernel runs first: it removes the tutor and all that `FILL` has made."""
FILL: Final = """
before = set(_instances)
shown = App(read_address({query!r})).widget
shown.add_class({mark!r})
shown.flush()
made = [each for name, each in _instances.items() if name not in before]
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

STYLES: Final = "document.querySelectorAll('head > *, body > style')"
NOTE: Final = f"""() => {{
  {STYLES}.forEach((each) => (each.tutorIsLoaded = true));
  return {{ names: Object.keys(window), styles: {STYLES}.length }};
}}"""
"""The names and the number of styles of a page that has just been loaded."""
IS_AT_REST: Final = """() => {
  const status = document.querySelector(".tutor-status")?.dataset;
  return !status || status.thinking || (status.ready === "1" && status.busy === "0");
}"""
SETTLES: Final = 5_000
"""The milliseconds in which a page answers the last press of a test."""
RESTORE: Final = f"""({{ names, styles }}) => {{
  Object.keys(window).filter((name) => !names.includes(name)).forEach((name) => delete window[name]);
  const [known, added] = [true, false].map((is) => [...{STYLES}].filter((each) => Boolean(each.tutorIsLoaded) === is));
  if (known.length) added.forEach((each) => each.remove());
  const status = document.querySelector(".tutor-status");
  return Object.keys(window).every((name) => names.includes(name)) && {STYLES}.length === styles
    && status && !status.dataset.thinking && !document.querySelector('[data-do$="-stop"]:not([data-do="card-stop"])') && !document.fullscreenElement;
}}"""
"""The script that removes a test's names and styles, and returns whether the page is as loaded."""
FORGET: Final = """(query) => {
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, "", location.pathname + query);
  document.activeElement?.blur();
  window.scrollTo(0, 0);
}"""


class Spare:
    """The page that the last test has left, if it can be used again."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._page: Page | None = None
        self._noted: Page | None = None
        self._client: BlockingKernelClient | None = None
        self._kernel = ""
        self._loaded: dict[str, Any] = {}
        self._marks = count()

    def note(self, page: Page) -> None:
        """Note the state of a page that has just been loaded."""
        self._noted, self._loaded = page, page.evaluate(NOTE)

    def keep(self, page: Page, kernel: str) -> bool:
        """Keep a page for the next test, and return whether it is kept.

        A page is kept if it is as it was when it was loaded, and if its kernel has room for more.
        """
        if page != self._noted or not self._has_room(kernel):
            return False
        try:
            page.wait_for_function(IS_AT_REST, timeout=SETTLES)
            is_kept = bool(page.evaluate(RESTORE, self._loaded))
        except Error:
            return False
        self._page = page if is_kept else None
        return is_kept

    def take(self) -> Page | None:
        """Return the kept page or None, and forget it."""
        page, self._page = self._page, None
        return page

    def lead(self, page: Page, query: str, kernel: str) -> None:
        """Make the tutor anew at an address, and wait until it is usable there."""
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

    def _has_room(self, kernel: str) -> bool:
        """Return whether a kernel is alive and has reserved little memory."""
        try:
            return bool(self._server.kernels()[kernel].memory_info().data < ROOM)
        except (KeyError, psutil.NoSuchProcess):
            return False

    def _run(self, kernel: str, code: str, value: str = "None") -> object:
        """Let the kernel run code, and return the value of the expression `value` evaluated afterwards."""
        connection = self._connection(kernel)
        # Printed output comes by another channel, and a new connection may miss its end.
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
