"""A notebook served as a page, and the files that it loads."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from jupyter_server.utils import url_escape, url_path_join
from tornado.web import HTTPError, RequestHandler
from voila.static_file_handler import (
    AllowListFileHandler,
    MultiStaticFileHandler,
    TemplateStaticFileHandler,
)
from voila.tornado.handler import TornadoVoilaHandler

from widgets.server.access import page_of_mistake
from widgets.server.visitor_cookies import Visitors

RENDER = "voila/render"
NOTEBOOK = ".ipynb"
TEMPLATE_FILE = re.compile(r"\w+/static/[^\0]+")


class KernelsOfPage:
    """All kernels as a page sees them: whichever it is handed is noted first."""

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
        """Take a warm kernel for the page, one that is still alive."""
        await self._kernels.put_dead_away(arguments["notebook_name"])
        rendered = await self._kernels.get_rendered_notebook(**arguments)
        *_, kernel = rendered
        self._note(kernel)
        return rendered


class _Quiet(RequestHandler):
    """A handler that answers a wrong address or method with the page for it, and no traceback."""

    def write_error(self, *_: Any, **__: Any) -> None:
        """Show the page for addresses that lead nowhere, or for another mistake."""
        self.finish(page_of_mistake(self))


class Page(TornadoVoilaHandler):
    """The notebook as a page, with any query in the address."""

    write_error = _Quiet.write_error

    async def get(self, path: str | None = None) -> None:
        """Set the cookies: the owner of the kernel, and the right to stop it."""
        _ = self.xsrf_token
        self._visitor = self._visitors.welcome(self)
        await super().get(path)

    @property
    def kernel_manager(self) -> KernelsOfPage:
        """The kernels; one that is asked for here will answer this page's visitor alone."""
        kernels = super().kernel_manager
        return KernelsOfPage(
            kernels, partial(self._visitors.give, visitor=self._visitor, alive=kernels)
        )

    @property
    def _visitors(self) -> Visitors:
        visitors: Visitors = self.settings["visitors"]
        return visitors

    def redirect_to_file(self, path: str) -> None:
        """Answer an address below `/`: redirect for a notebook, refuse any other file.

        Links between notebooks are relative, and hold for the one at `/` as well.
        """
        if path.startswith(RENDER) or not path.endswith(NOTEBOOK):
            raise HTTPError(404, "%s leads nowhere", path)
        beside = (Path(self.notebook_path).parent / path).as_posix()
        there = url_path_join(self.base_url, RENDER, url_escape(beside))
        self.redirect(f"{there}?{self.request.query}" if self.request.query else there)

    def should_use_rendered_notebook(self, _: object, pool: int, *__: object) -> bool:
        """Take a warm kernel whenever one is there or on its way.

        Voila would start another for an address with `theme`, which is its own word as well, and
        for the first visitor.
        """
        return pool > 0


class Files(_Quiet, AllowListFileHandler):
    """Pictures beside a notebook."""


class Assets(_Quiet, MultiStaticFileHandler):
    """The front end's files."""


class TemplateFiles(_Quiet, TemplateStaticFileHandler):
    """The template's files."""

    def parse_url_path(self, url_path: str) -> str:
        """Answer an address that names no template and no file below it."""
        if not TEMPLATE_FILE.fullmatch(url_path) or ".." in url_path.split("/"):
            raise HTTPError(404)
        return str(super().parse_url_path(url_path))
