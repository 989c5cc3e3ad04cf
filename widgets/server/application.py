"""Voila on sockets that are open already, with our handlers and under our template."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from jupyter_server.base.handlers import path_regex
from jupyter_server.utils import url_path_join
from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop
from voila.app import Voila
from voila.request_info_handler import RequestInfoSocketHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler
from voila.tornado.treehandler import TornadoVoilaTreeHandler

from widgets.server.channel import KernelChannel
from widgets.server.door import Apology, Door
from widgets.server.handshake import Handshake
from widgets.server.limits import BODY, HEADERS, IDLE_CONNECTION
from widgets.server.pages import NOTEBOOK, RENDER

TEMPLATE = Path(__file__).parents[1] / "template"
TREE = "voila/tree"


class Server(Voila):
    """Voila on sockets that are open already, under our template and no one else's settings."""

    template_paths: list[str]
    has_folder = False
    sockets: list[socket.socket]
    ready: Callable[[], None]
    apologies: Mapping[str, Apology]

    def load_config_file(self, *_: Any, **__: Any) -> None:
        """Leave a reader's own Jupyter settings alone; they are not meant for this page."""

    def setup_template_dirs(self) -> None:
        """Let our page template stand before the stock one it extends."""
        super().setup_template_dirs()
        self.template_paths = [str(TEMPLATE), *self.template_paths]

    def init_settings(self) -> dict[str, Any]:
        """Voila's settings, and what is said to those who cannot come in."""
        return {**super().init_settings(), "apologies": self.apologies}

    def init_handlers(self) -> list[Any]:
        """Voila's addresses with our page; all notebooks stand where they do inside Jupyter."""
        ours = {
            TornadoVoilaHandler: Door,
            VoilaKernelWebsocketHandler: KernelChannel,
            RequestInfoSocketHandler: Handshake,
        }
        handlers = [
            (address, ours.get(handler, handler), *rest)
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
        return [*others, *places, handlers[-1]]

    def listen(self) -> None:
        """Serve on the open sockets until stopped, then put every kernel away."""
        server = HTTPServer(
            self.app,
            idle_connection_timeout=IDLE_CONNECTION,
            body_timeout=IDLE_CONNECTION,
            max_header_size=HEADERS,
            max_body_size=BODY,
        )
        server.add_sockets(self.sockets)
        self.ioloop = IOLoop.current()
        self.ioloop.add_callback(self.ready)
        try:
            self.ioloop.start()
        except KeyboardInterrupt:
            pass
        finally:
            self.stop()
