"""A notebook served as a page."""

from __future__ import annotations

from pathlib import Path

from jupyter_server.utils import url_escape, url_path_join
from tornado.web import HTTPError
from voila.tornado.handler import TornadoVoilaHandler

RENDER = "voila/render"
NOTEBOOK = ".ipynb"


class Page(TornadoVoilaHandler):
    """The notebook as a page, whatever the address says after the question mark."""

    async def get(self, path: str | None = None) -> None:
        """Set the cookie with which a page that is left may ask for its kernel to be put away."""
        _ = self.xsrf_token
        await super().get(path)

    def redirect_to_file(self, path: str) -> None:
        """Answer an address below `/`: notebooks stand elsewhere, other files are not served.

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
