"""The notebook as a page, and the admission of its visitors: one after another, while there is room."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from jupyter_server.utils import url_escape, url_path_join
from tornado.web import HTTPError, authenticated
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.tornado.handler import TornadoVoilaHandler

from widgets.server.access import Quiet, Visitors, has_hung_up, language_liked, page_of_words
from widgets.server.arrivals import (
    TOO_OFTEN,
    Arrivals,
    Crowded,
    neighbourhood,
)
from widgets.server.kernels import Full, Kernels, Visit
from widgets.server.limits import (
    ASK_AGAIN_AFTER,
    COME_BACK_AFTER,
    NOTEBOOK_ARRIVALS,
)

RENDER = "voila/render"
NOTEBOOK = ".ipynb"
NO_ROOM = 503
ARRIVAL: Final = "tutor-arrival"
"""The cookie with the time at which a visitor came first and was asked to come again."""


@dataclass(frozen=True)
class Apology:
    """The words for a visitor for whom there is no room, and for a visitor who has to wait.

    `title` and `text` are for the first, `crowd_title` and `crowd` for the second.
    """

    title: str
    text: str
    crowd_title: str = ""
    crowd: str = ""


class KernelsOfPage:
    """A proxy of the kernel manager; it calls `note` with the id of each kernel that a page gets."""

    def __init__(self, kernels: Any, note: Callable[[str], None]) -> None:
        self._kernels = kernels
        self._note = note

    def __getattr__(self, name: str) -> Any:
        return getattr(self._kernels, name)

    async def start_kernel(self, **arguments: Any) -> str:
        """Start a kernel for the page."""
        kernel = str(await self._kernels.start_kernel(**arguments))
        self._note(kernel)
        return kernel

    async def get_rendered_notebook(self, **arguments: Any) -> Any:
        """Give the page a warm kernel (one that was started in advance) that is still alive."""
        await self._kernels.put_dead_away(arguments["notebook_name"])
        rendered = await self._kernels.get_rendered_notebook(**arguments)
        *_, kernel = rendered
        self._note(kernel)
        return rendered


class Leave(VoilaShutdownKernelHandler):
    """The handler that ends a kernel whose page is closed.

    If the server is still making the page, the kernel ends only after that.
    """

    @authenticated
    async def post(self, kernel_id: str) -> None:
        """End the kernel now, or as soon as its page has been made."""
        kernels: Kernels = self.settings["kernel_manager"]
        if not kernels.puts_off(kernel_id):
            await kernels.shutdown_kernel(kernel_id)
        self.set_status(204)
        self.finish()


class Page(TornadoVoilaHandler):
    """The notebook as a page, with any query, for as many visitors as the server can serve."""

    arrivals = Arrivals()
    write_error = Quiet.write_error
    _has_left = False
    _visit: Visit | None = None

    @authenticated
    async def get(self, path: str | None = None) -> None:
        """Admit the visitor, or say when to come again; a visitor who has hung up gets no kernel."""
        if self.notebook_path and path:  # the address leads to another place, or to nothing
            await self._give(path)
            return
        address = neighbourhood(self.request.remote_ip or "")
        arrivals = NOTEBOOK_ARRIVALS if path else 1
        if not self.arrivals.allow(address, arrivals):
            self._apologise(TOO_OFTEN)
            return
        kernels: Kernels = self.settings["kernel_manager"]
        came = self._arrival()
        try:
            async with kernels.turns.of(address, came):
                if self.get_cookie(ARRIVAL):
                    self.clear_cookie(ARRIVAL, path=self.base_url)
                if self._is_alone():
                    return
                if not kernels.has_place_for(address):
                    self._apologise(NO_ROOM)
                    return
                await self._show(kernels, Visit(address), path)
        except Crowded:
            self.arrivals.give_back(address, arrivals)
            if not self._is_alone():
                kept = {"path": self.base_url, "httponly": True, "samesite": "Lax"}
                self.set_cookie(ARRIVAL, str(came), expires_days=None, **kept)
                self._ask_again()

    def _arrival(self) -> float:
        """Return the time at which the visitor first came, by the clock of the server.

        The visitor's browser sends this time in a cookie, and could send a false one. A false
        time overtakes only visitors of the same address.
        """
        now = asyncio.get_running_loop().time()
        try:
            came = float(self.get_cookie(ARRIVAL) or now)
        except ValueError:
            return now
        return min(now, came)

    async def _show(self, kernels: Kernels, visit: Visit, path: str | None) -> None:
        self._visit = visit
        kernels.visits.add(visit)
        try:
            await self._give(path)
        except Full:
            self._apologise(NO_ROOM)
        finally:
            visit.is_being_made = False
            if visit.kernel_id is None or visit.kernel_id not in kernels:
                kernels.visits.discard(visit)
            elif self._has_left or visit.has_left:
                await kernels.shutdown_kernel(visit.kernel_id)

    def _is_alone(self) -> bool:
        """Return whether the visitor has hung up before the page came."""
        return self._has_left or has_hung_up(self.request)

    def on_connection_close(self) -> None:
        """Remember that the visitor no longer waits for this page."""
        self._has_left = True
        super().on_connection_close()

    async def _give(self, path: str | None) -> None:
        """Send the page, with the cookies that prove the visitor's rights to use and stop the kernel."""
        _ = self.xsrf_token
        visitors: Visitors = self.settings["visitors"]
        self._visitor = visitors.welcome(self)
        await super().get(path)

    @property
    def kernel_manager(self) -> KernelsOfPage:
        """The kernels of the server; a kernel taken through this proxy answers only this page's visitor."""
        return KernelsOfPage(super().kernel_manager, self._take)

    def _take(self, kernel_id: str) -> None:
        """Let only the visitor of this page use the kernel, and note the kernel in the visit."""
        kernels: Kernels = self.settings["kernel_manager"]
        visitors: Visitors = self.settings["visitors"]
        visitors.give(kernel_id, self._visitor, kernels)
        if self._visit:
            self._visit.kernel_id = kernel_id

    def redirect_to_file(self, path: str) -> None:
        """Answer an address below `/`: redirect from a notebook to its page, refuse other files.

        Notebooks have relative links to each other. Such a link in the notebook at `/` leads to
        an address below `/`.
        """
        if path.startswith(RENDER) or not path.endswith(NOTEBOOK):
            raise HTTPError(404, "%s leads nowhere", path)
        beside = (Path(self.notebook_path).parent / path).as_posix()
        there = url_path_join(self.base_url, RENDER, url_escape(beside))
        self.redirect(f"{there}?{self.request.query}" if self.request.query else there)

    def should_use_rendered_notebook(self, _: object, pool: int, *__: object) -> bool:
        """Return whether the page gets a warm kernel, one that was started in advance.

        A warm kernel is ready sooner than a new one, even if its start has only begun. Voila
        itself would start a new kernel for the first visitor, and for an address with `theme`,
        which is also a parameter of the tutor.
        """
        kernels: Kernels = self.settings["kernel_manager"]
        return pool > 0 and kernels.is_warm(self.notebook_path)

    def _apologise(self, status: int) -> None:
        """Send the page that says that there is no room, and when to come again."""
        language, said = self._words()
        self._refuse(status, language, said.title, said.text, COME_BACK_AFTER)

    def _ask_again(self) -> None:
        """Send a page that says that others came first, and that loads itself again after some seconds."""
        language, said = self._words()
        self.set_header("Refresh", str(ASK_AGAIN_AFTER))
        self._refuse(NO_ROOM, language, said.crowd_title, said.crowd, ASK_AGAIN_AFTER)

    def _words(self) -> tuple[str, Apology]:
        """Return the language of the address, or else of the browser, and the apology in this language."""
        apologies: Mapping[str, Apology] = self.settings["apologies"]
        language = language_liked(self, apologies)
        return language, apologies[language]

    def _refuse(self, status: int, language: str, title: str, text: str, after: int) -> None:
        self.set_status(status)
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        self.set_header("Retry-After", str(after))
        self.write(page_of_words(self, language, title, text))
