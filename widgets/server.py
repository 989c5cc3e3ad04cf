"""The server behind the page: Voila, set up for a class-room without internet.

It serves one notebook at `/`, a folder of them at `/voila/render/`, listed at `/voila/tree`, and
keeps, shares out and puts away the kernels behind the open pages. It knows neither the tutor nor
its words; `widgets.serve` is its front.
"""

from __future__ import annotations

import logging
import os
import re
import socket
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from jupyter_server.base.handlers import path_regex
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from jupyter_server.utils import url_escape, url_path_join
from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop
from tornado.web import HTTPError
from traitlets.config import Config
from voila.app import Voila
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler
from voila.tornado.treehandler import TornadoVoilaTreeHandler

TEMPLATE = Path(__file__).parent / "template"
RENDER = "voila/render"
TREE = "voila/tree"
NOTEBOOK = ".ipynb"

# The front ends the page needs; whatever else is installed for JupyterLab stays out of it.
FRONT_ENDS = [
    "@voila-dashboards/widgets-manager8",
    "@jupyter-widgets/jupyterlab-manager",
    "anywidget",
    "ipycanvas",
]


# Seconds that a kernel's output may take behind its answer. Voila would give a page up as empty
# after 4, which passes quickly when a class arrives at once.
PATIENCE = 300

# Seconds before the next kernel is warmed: starting it sooner would slow the page just asked for.
FILL_DELAY = 5


@dataclass(frozen=True)
class Settings:
    """What can be chosen about the server. Times are in seconds."""

    notebook: Path
    folder: Path | None = None  # every notebook in it is served too, the first one among them
    pool: int = 1  # kernels kept warm for the next visitor; 0 turns it off
    cull_after: int = 600  # a kernel without a page lives this long
    cull_every: int = 60
    verbose: bool = False
    when_it_fails: str = ""  # what the page says when the notebook fails


class Kernels(AsyncMappingKernelManager):
    """Kernels that are put away some time after their page has gone, never while it is open."""

    async def start_kernel(self, **arguments: Any) -> str:
        """Start a kernel that says nothing on the terminal short of an error."""
        quiet = [f"--log-level={logging.ERROR}"]
        return str(await super().start_kernel(extra_arguments=quiet, **arguments))

    async def shutdown_kernel(
        self, kernel_id: str, now: bool = False, restart: bool = False
    ) -> None:
        """End a kernel at once: it holds nothing that is not in the address of its page.

        Asked politely it would be interrupted first, and complain of that in the log.
        """
        await super().shutdown_kernel(kernel_id, now=True, restart=restart)

    async def shutdown_all(self, now: bool = False) -> None:
        """End all kernels at once, those that are being warmed as well, for the same reason."""
        await super().shutdown_all(now=True)

    def notify_disconnect(self, kernel_id: str) -> None:
        """Count the time from now: a page read for an hour may lose its connection for a moment."""
        super().notify_disconnect(kernel_id)
        if kernel_id in self:
            self.get_kernel(kernel_id).last_activity = datetime.now(UTC)


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


class KernelChannel(VoilaKernelWebsocketHandler):
    """The messages between a page and its kernel, sent at once and packed.

    A class-room shares one wireless network, and markup packs to a tenth of its size. The fastest
    packing is nearly as small as the best one.
    """

    def get_compression_options(self) -> dict[str, Any]:
        """Pack what a page gets, if its browser can unpack it."""
        return {"compression_level": 1}

    async def open(self, kernel_id: str) -> Any:
        """Switch off the wait for more to send, which would cost a click up to 40 ms."""
        self.set_nodelay(True)
        return await super().open(kernel_id)

    def write_message(self, message: Any, binary: bool = False) -> Any:
        """Send a message; that its page went meanwhile loses nothing and is not logged."""
        sent = super().write_message(message, binary)
        sent.add_done_callback(lambda done: done.cancelled() or done.exception())
        return sent


class Server(Voila):
    """Voila on sockets that are open already, under our template and no one else's settings."""

    template_paths: list[str]
    has_folder = False
    sockets: list[socket.socket]
    ready: Callable[[], None]

    def load_config_file(self, *_: Any, **__: Any) -> None:
        """Leave a reader's own Jupyter settings alone; they are not meant for this page."""

    def setup_template_dirs(self) -> None:
        """Let our page template stand before the stock one it extends."""
        super().setup_template_dirs()
        self.template_paths = [str(TEMPLATE), *self.template_paths]

    def init_handlers(self) -> list[Any]:
        """Voila's addresses with our page; all notebooks stand where they do inside Jupyter."""
        ours = {TornadoVoilaHandler: Page, VoilaKernelWebsocketHandler: KernelChannel}
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
        HTTPServer(self.app).add_sockets(self.sockets)
        self.ioloop = IOLoop.current()
        self.ioloop.add_callback(self.ready)
        try:
            self.ioloop.start()
        except KeyboardInterrupt:
            pass
        finally:
            self.stop()


def serve(settings: Settings, sockets: list[socket.socket], ready: Callable[[], None]) -> None:
    """Serve the notebook on the sockets until interrupted; `ready` is called once it answers.

    Raises whatever keeps Voila from starting.
    """
    port = sockets[0].getsockname()[1]
    # The kernels find the packages where this process found them.
    here = str(Path(__file__).parents[1])
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [here, os.environ.get("PYTHONPATH")]))
    level = logging.INFO if settings.verbose else logging.ERROR
    logging.getLogger("tornado").setLevel(level)
    server = Server.instance(
        notebook_path=str(settings.notebook),
        root_dir=str(settings.folder or settings.notebook.parent),
        port=port,
        log_level=level,
        config=configuration(settings),
    )
    server.has_folder = settings.folder is not None
    server.sockets = sockets
    server.ready = ready
    server.initialize([])
    server.start()


def configuration(settings: Settings) -> Config:
    """The settings in Jupyter's own words."""
    config = Config()
    config.VoilaConfiguration.template = "lab"
    config.VoilaConfiguration.allow_template_override = "NO"
    config.VoilaConfiguration.allow_theme_override = "NO"
    config.VoilaConfiguration.strip_sources = True
    config.VoilaConfiguration.classic_tree = True
    config.VoilaExecutor.cell_error_instruction = settings.when_it_fails
    config.VoilaExecutor.iopub_timeout = PATIENCE
    config.VoilaConfiguration.extension_allowlist = FRONT_ENDS
    config.VoilaConfiguration.extension_denylist = []
    config.VoilaConfiguration.multi_kernel_manager_class = Kernels
    config.VoilaConfiguration.preheat_kernel = settings.pool > 0
    config.VoilaConfiguration.default_pool_size = settings.pool
    config.VoilaKernelManager.fill_delay = FILL_DELAY
    config.MappingKernelManager.cull_idle_timeout = settings.cull_after
    config.MappingKernelManager.cull_interval = settings.cull_every
    return config
