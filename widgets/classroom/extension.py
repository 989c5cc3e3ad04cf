"""The class as an extension of a Jupyter server, such as a teacher's own server on a hub.

A user who is logged in to the server becomes the teacher at `c/open`; phones need no login.
"""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from jupyter_server.base.handlers import JupyterHandler
from tornado.web import authenticated


class Opening(JupyterHandler):
    """The address that opens the class for a user of the server, who becomes its teacher."""

    def initialize(self, link: str) -> None:
        """Store the teacher's link."""
        self._link = link

    @authenticated
    def get(self) -> None:
        """Lead the user to the teacher's link, which sets the cookie."""
        self.redirect(self._link, status=HTTPStatus.SEE_OTHER)


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    """Return the module that a Jupyter server loads."""
    return [{"module": "widgets.classroom"}]


def _load_jupyter_server_extension(server: Any) -> None:
    """Mount the handlers of the class on a Jupyter server."""
    from widgets.classroom.handlers import PLACE
    from widgets.classroom.opening import open_on_server

    base = server.base_url
    opened = open_on_server("", base, "voila/render/dashboard.ipynb?view=teach")
    link = opened.classes.teacher_link(opened.secret)
    handlers = [(f"{base}{PLACE}open", Opening, {"link": link}), *opened.handlers]
    server.web_app.add_handlers(".*$", handlers)
