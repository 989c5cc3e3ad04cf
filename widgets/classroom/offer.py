"""A class that the user opens from the page, on a server that only this machine reaches.

When the user presses the button, a second, small server begins to answer phones in the
network. This server has only the addresses of the class, so no phone reaches a page or a
kernel.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from http import HTTPStatus
from socket import socket
from typing import Any, Final
from urllib.parse import urlsplit

from tornado.httpserver import HTTPServer
from tornado.web import Application, HTTPError, RedirectHandler, RequestHandler

from tutor.core.classroom.room import OFFERED, SERVED
from widgets.server.answers import Headers, Packing
from widgets.server.application import log_request
from widgets.server.limits import HEADERS, IDLE_CONNECTION

OPEN, MINE = "c/open", "c/mine"
MOST_BYTES: Final = 2_048
Listen = Callable[[], tuple[Sequence[socket], str]]
"""A function that returns sockets in the network, and the address at which phones reach them."""


class Offer:
    """The offer to open a class on the server of the page, whose path is `base`.

    `listen` opens the sockets for phones when the user opens the class. The wall is at the
    address `after`, below the path.
    """

    def __init__(self, base: str, after: str, listen: Listen) -> None:
        self._base, self._after, self._listen = base, after, listen
        self._classes: Any = None
        self._secret = ""
        os.environ[SERVED] = OFFERED  # for the kernels of this server
        self._application = _application([self._handler(each) for each in (OPEN, MINE)])

    @property
    def handlers(self) -> list[tuple[Any, ...]]:
        """The handlers of the page's server, which stay the same when the class is opened."""
        return [(f"{self._base}c/.*", self._application)]

    def _handler(self, place: str) -> tuple[Any, ...]:
        return self._base + place, OpenFromPage, {"offer": self}

    def open(self) -> tuple[str, str]:
        """Open the class if it is not open yet; return the teacher's secret and the path of the class."""
        from widgets.classroom.handlers import routes
        from widgets.classroom.journal import Journal
        from widgets.classroom.live import open_class
        from widgets.classroom.opening import journal_path, open_on_server

        if self._classes is None:
            sockets, origin = self._listen()
            opened = open_on_server(origin, self._base, self._after)
            self._classes, self._secret = opened.classes, opened.secret
            self._application.add_handlers(".*$", [self._handler(OPEN), *opened.handlers])
            door = ("/", RedirectHandler, {"url": self._classes.path, "permanent": False})
            phones = _application([door, *routes(self._classes)])
            self.server = HTTPServer(
                phones,
                idle_connection_timeout=IDLE_CONNECTION,
                max_header_size=HEADERS,
                max_body_size=MOST_BYTES,
            )
            self.server.add_sockets(sockets)
        elif self._classes.live.room.is_over:
            self._classes.live, self._secret, _ = open_class(Journal(journal_path()))
        return self._secret, self._classes.path


def _application(handlers: list[Any]) -> Application:
    """Return an application with the headers and the log of the page's server."""
    application = Application(handlers, log_function=log_request)
    application.transforms += [Packing, Headers]
    return application


class OpenFromPage(RequestHandler):
    """The address by which the page opens the class; the user of the page becomes the teacher."""

    def initialize(self, offer: Offer) -> None:
        """Store the offer."""
        self._offer = offer

    def check_xsrf_cookie(self) -> None:
        """Refuse a request from a page of another server; the browser names the origin of the page."""
        if urlsplit(self.request.headers.get("Origin", "")).netloc != self.request.host:
            raise HTTPError(HTTPStatus.FORBIDDEN)

    def get(self) -> None:
        """Answer with an empty response, which tells the wall that no class is open yet."""
        self.set_status(HTTPStatus.NO_CONTENT)

    def post(self) -> None:
        """Open the class, and give the browser the teacher's rights."""
        from widgets.classroom.handlers import give_right

        self.check_xsrf_cookie()
        give_right(self, *self._offer.open())
        self.set_status(HTTPStatus.NO_CONTENT)
