"""The Voila application on open sockets, with the tutor's handlers and page template."""

from __future__ import annotations

import logging
import re
import signal
import socket
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from jupyter_core.utils import run_sync
from jupyter_server.auth.identity import IdentityProvider, User
from jupyter_server.base.handlers import JupyterHandler, path_regex
from jupyter_server.utils import url_path_join
from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop
from tornado.log import access_log
from tornado.web import HTTPError, RedirectHandler, RequestHandler
from voila.app import Voila
from voila.request_info_handler import RequestInfoSocketHandler
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.static_file_handler import (
    AllowListFileHandler,
    MultiStaticFileHandler,
    TemplateStaticFileHandler,
)
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler
from voila.tornado.treehandler import TornadoVoilaTreeHandler

from widgets.server.access import Access, Answer, Quiet, Refusals, Visitors
from widgets.server.admission import NOTEBOOK, RENDER, Apology, Leave, Page
from widgets.server.answers import TEMPLATE, Headers, Hosts, Packing
from widgets.server.channel import KernelChannel, KernelConnection
from widgets.server.kernels import Handshake
from widgets.server.limits import BODY, HEADERS, IDLE_CONNECTION, LARGEST_MESSAGE, MOST_UNREAD
from widgets.server.log import LOGS, LONGEST_ADDRESS, FaultFilter

TREE = "voila/tree"
LONGEST_METHOD = 16
SOON = {"permanent": False}
TEMPLATE_FILE = re.compile(r"\w+/static/[^\0]+")


class Files(Quiet, AllowListFileHandler):
    """The handler that serves the pictures beside a notebook."""


class Assets(Quiet, MultiStaticFileHandler):
    """The handler that serves the files of the front end."""


class TemplateFiles(Quiet, TemplateStaticFileHandler):
    """The handler that serves the files of the template."""

    def parse_url_path(self, url_path: str) -> str:
        """Return the path of a file of a template.

        Raise HTTPError if the address names no template, or no file below the template.
        """
        if not TEMPLATE_FILE.fullmatch(url_path) or ".." in url_path.split("/"):
            raise HTTPError(404)
        return str(super().parse_url_path(url_path))


OURS = {
    TornadoVoilaHandler: Page,
    RequestInfoSocketHandler: Handshake,
    VoilaKernelWebsocketHandler: KernelChannel,
    VoilaShutdownKernelHandler: Leave,
    AllowListFileHandler: Files,
    MultiStaticFileHandler: Assets,
    TemplateStaticFileHandler: TemplateFiles,
}


class Anybody(IdentityProvider):
    """The identity that all visitors share; only `access` decides who may enter."""

    login_available = False
    logout_available = False

    def get_user(self, handler: JupyterHandler) -> User:
        """Return the only user."""
        return User("visitor")


class Server(Voila):
    """Voila on sockets that are already open, with the tutor's template and without user settings."""

    template_paths: list[str]
    has_folder = False
    sockets: list[socket.socket]
    hosts: Hosts
    visitors: Visitors
    refusals: Mapping[str, Refusals]
    further: Sequence[tuple[Any, ...]] = ()
    open: tuple[str, ...] = ()
    lobby = ""
    ready: Callable[[], None]
    apologies: Mapping[str, Apology]

    def load_config_file(self, *_: Any, **__: Any) -> None:
        """Ignore a user's own Jupyter settings; they are not meant for this page."""

    def setup_template_dirs(self) -> None:
        """Put the tutor's page template before Voila's own template, which it extends."""
        super().setup_template_dirs()
        self.template_paths = [str(TEMPLATE), *self.template_paths]

    def init_settings(self) -> dict[str, Any]:
        """Return the settings of Voila, together with the settings of access and of the pages."""
        settings: dict[str, Any] = super().init_settings()
        return settings | {
            "apologies": self.apologies,
            "visitors": self.visitors,
            "refusals": self.refusals,
            "log_function": log_request,
            "jinja2_env": settings["voila_jinja2_env"],
            "kernel_websocket_connection_class": KernelConnection,
            "websocket_max_message_size": LARGEST_MESSAGE,
            "xsrf_cookie_kwargs": {
                "samesite": "Strict",
                "expires_days": None,
                "path": self.visitors.path,
            },
        }

    def init_handlers(self) -> list[Any]:
        """Return Voila's addresses, with the tutor's handlers in place of some of Voila's.

        Notebooks have the same addresses as in Jupyter.
        """
        handlers = [
            (address, OURS.get(handler, handler), *rest)
            for address, handler, *rest in super().init_handlers()
        ]
        [*others, (_, page, arguments)] = handlers
        first = re.escape(arguments["notebook_path"])
        places = [(url_path_join(self.server_url, RENDER, f"{first}()"), page, arguments)]
        if self.has_folder:
            unnamed = {name: arguments[name] for name in arguments if name != "notebook_path"}
            any_path = f"(.+{re.escape(NOTEBOOK)})"
            places.append((url_path_join(self.server_url, RENDER, any_path), page, unnamed))
            tree = {"voila_configuration": self.voila_configuration}
            listed = url_path_join(self.server_url, TREE + path_regex)
            places.append((listed, TornadoVoilaTreeHandler, tree))
        access = (
            Access(
                self.hosts, self.visitors, self.server_url, open_to_all=self.open, lobby=self.lobby
            ),
            Answer,
        )
        if self.visitors.path != self.server_url:
            places.append((self.visitors.path, RedirectHandler, {"url": self.server_url, **SOON}))
        return [access, *self.further, *others, *places, handlers[-1]]

    def listen(self) -> None:
        """Serve on the open sockets until a signal stops the server, and then end every kernel."""
        self.app.transforms += [Packing, Headers]
        faults = FaultFilter()
        for name in LOGS:
            logging.getLogger(name).addFilter(faults)
        server = HTTPServer(
            self.app,
            idle_connection_timeout=IDLE_CONNECTION,
            body_timeout=IDLE_CONNECTION,
            max_header_size=HEADERS,
            max_body_size=BODY,
            max_buffer_size=MOST_UNREAD,
        )
        server.add_sockets(self.sockets)
        self.ioloop = IOLoop.current()
        self.ioloop.add_callback(self.ready)
        # The start of a warm kernel must not be interrupted.
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self.end)
        try:
            self.ioloop.start()
        finally:
            self.stop()

    def end(self, *_: object) -> None:
        """End the event loop of the server.

        This call also wakes the loop if it sleeps; Voila's own call for this is deprecated.
        """
        asyncio_loop = getattr(self.ioloop, "asyncio_loop")  # noqa: B009 - of Tornado's own loop
        asyncio_loop.call_soon_threadsafe(self.ioloop.stop)

    def stop(self) -> None:
        """End every kernel; if the start of a kernel has just begun, drop that kernel first."""
        try:
            super().stop()
        except HTTPError:
            with suppress(HTTPError):
                run_sync(self.kernel_manager.shutdown_all)()


def log_request(handler: RequestHandler) -> None:
    """Log a request without its query, which may hold tokens and games."""
    status, request = handler.get_status(), handler.request
    level = logging.INFO if status < 400 else logging.WARNING if status < 500 else logging.ERROR
    path, method = request.path[:LONGEST_ADDRESS], str(request.method)[:LONGEST_METHOD]
    access_log.log(level, "%d %s %s (%s)", status, method, path, request.remote_ip)
