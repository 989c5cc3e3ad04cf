"""The class as an extension of a Jupyter server, such as a teacher's own server on a hub.

A user who is logged in to the server becomes the teacher at `c/open`; phones need no login.
"""

from __future__ import annotations

from http import HTTPStatus
from pathlib import Path
from typing import Any, Final

from jupyter_server.base.handlers import JupyterHandler
from tornado.web import authenticated

DASHBOARDS: Final = ("notebooks/dashboard.ipynb", "dashboard.ipynb")
"""The path of the wall's page, below a server's folder that is the checkout, or its notebooks."""


class Opening(JupyterHandler):
    """The address at which a user of the server opens the class and becomes its teacher."""

    def initialize(self, link: str) -> None:
        """Store the teacher's link."""
        self._link = link

    @authenticated
    def get(self) -> None:
        """Redirect the user to the teacher's link, which sets the teacher's cookie."""
        self.redirect(self._link, status=HTTPStatus.SEE_OTHER)


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    """Return the names of the modules that a Jupyter server loads as extensions."""
    return [{"module": "widgets.classroom"}]


def _load_jupyter_server_extension(server: Any) -> None:
    """Mount the handlers of the class on a Jupyter server."""
    from widgets.classroom.handlers import PLACE
    from widgets.classroom.opening import open_on_server

    base, root = server.base_url, Path(server.root_dir)
    page = next((each for each in DASHBOARDS if (root / each).is_file()), DASHBOARDS[0])
    opened = open_on_server("", base, f"voila/render/{page}?view=teach")
    link = opened.classes.teacher_link(opened.secret)
    handlers = [(f"{base}{PLACE}open", Opening, {"link": link}), *opened.handlers]
    server.web_app.add_handlers(".*$", handlers)
