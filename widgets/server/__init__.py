"""The server behind the page: Voila, set up for a classroom without internet.

The server serves one notebook at `/` and a folder of notebooks at `/voila/render/`, which
is listed at `/voila/tree`. All these addresses can also lie below another path. The
server starts, assigns and stops the kernels behind the open pages. The server knows
neither the tutor nor its words; the command that starts the server is `widgets.serve`.
"""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from traitlets.config import Config

from widgets.server import skipped_imports  # noqa: F401 - before anything imports jsonschema
from widgets.server.access import Refusals, Visitors, new_token
from widgets.server.admission import Apology
from widgets.server.answers import Hosts
from widgets.server.application import TREE, Anybody, Server
from widgets.server.kernels import Kernels
from widgets.server.log import NoFolder, writable_folders

__all__ = [
    "TREE",
    "Apology",
    "NoFolder",
    "Refusals",
    "Settings",
    "configuration",
    "new_token",
    "serve",
    "writable_folders",
]

# The front ends that the page needs; no other extension of an installed JupyterLab is loaded.
FRONT_ENDS = [
    "@voila-dashboards/widgets-manager8",
    "@jupyter-widgets/jupyterlab-manager",
    "anywidget",
    "ipycanvas",
]

# The seconds for which a kernel's output may come after its answer. Voila would give up a page
# as empty after 4 seconds, which pass quickly when a class arrives at once.
PATIENCE = 300

# The seconds before the next kernel is warmed: an earlier start would slow the page before it.
FILL_DELAY = 5


# The seconds between two checks whether a kernel lives; if not, its page is told.
LOOK_AGAIN = 1.0


@dataclass(frozen=True)
class Settings:
    """The settings of the server; times are in seconds."""

    notebook: Path
    folder: Path | None = None  # a further folder, whose notebooks are all served
    base: str = "/"  # the path under which everything is served
    pool: int = 1  # kernels started in advance for the next visitors; 0 for none
    cull_after: int = 600  # the time after which a kernel without a page ends
    cull_every: int = 60
    most_visitors: int = 0  # the most kernels at a time; 0 lets the memory decide
    verbose: bool = False
    when_it_fails: str = ""  # what the page says when the notebook fails
    # What the page says, in each language, to visitors who come when all places are taken.
    apologies: Mapping[str, Apology] = field(default_factory=lambda: {"en": Apology("503", "")})
    token: str = ""  # the word that opens the page; if empty, it is open to all
    is_random_token: bool = False  # whether the token is a `new_token`, which cannot be guessed
    hosts: tuple[str, ...] = ()  # further names by which browsers may address the server
    refusals: Mapping[str, Refusals] = field(default_factory=dict)  # by language
    # Handlers of further addresses, in the form of Tornado. A request below one of the paths `open`
    # needs no token. A visitor without the token is led from the front door to `lobby`, if given.
    handlers: Sequence[tuple[Any, ...]] = ()
    open: tuple[str, ...] = ()
    lobby: str = ""
    # What the front door says while the kernel starts, by language.
    door: Mapping[str, Mapping[str, object]] = field(default_factory=dict)


def serve(settings: Settings, sockets: list[socket.socket], ready: Callable[[], None]) -> None:
    """Serve the notebook on the sockets until the user interrupts the server.

    `ready` is called as soon as the server answers requests. Raises every error that keeps
    Voila from starting.
    """
    port = sockets[0].getsockname()[1]
    # The kernels find the packages in the same places as this process.
    here = str(Path(__file__).parents[2])
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [here, os.environ.get("PYTHONPATH")]))
    os.environ["VOILA_APP_IP"] = nearest(sockets[0].getsockname()[0])
    # Each thread would take memory from a kernel, on a large machine more than it may have.
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    level = logging.INFO if settings.verbose else logging.ERROR
    logging.getLogger("tornado").setLevel(level)
    server = Server.instance(
        notebook_path=str(settings.notebook),
        root_dir=str(settings.folder or settings.notebook.parent),
        port=port,
        base_url=settings.base,
        log_level=level,
        identity_provider_class=Anybody,
        config=configuration(settings),
    )
    server.has_folder = settings.folder is not None
    server.sockets = sockets
    server.hosts = Hosts([*settings.hosts, *(each.getsockname()[0] for each in sockets)])
    server.visitors = Visitors(
        settings.token, port, settings.base, is_random=settings.is_random_token
    )
    server.refusals = settings.refusals
    server.further = settings.handlers
    server.open = settings.open
    server.lobby = settings.lobby
    server.ready = ready
    server.apologies = settings.apologies
    server.initialize([])
    server.start()


def configuration(settings: Settings) -> Config:
    """Return the settings as a configuration of Jupyter."""
    config = Config()
    config.VoilaConfiguration.template = "lab"
    config.VoilaConfiguration.allow_template_override = "NO"
    config.VoilaConfiguration.allow_theme_override = "NO"
    config.VoilaConfiguration.strip_sources = True
    config.VoilaConfiguration.resources = {"door": dict(settings.door)}
    config.VoilaConfiguration.classic_tree = True
    config.VoilaExecutor.cell_error_instruction = settings.when_it_fails
    config.VoilaExecutor.iopub_timeout = PATIENCE
    config.VoilaConfiguration.extension_allowlist = FRONT_ENDS
    config.VoilaConfiguration.extension_denylist = []
    config.VoilaConfiguration.multi_kernel_manager_class = Kernels
    config.VoilaConfiguration.preheat_kernel = settings.pool > 0
    config.VoilaConfiguration.default_pool_size = settings.pool
    config.VoilaKernelManager.fill_delay = FILL_DELAY
    config.Kernels.most = settings.most_visitors
    config.MappingKernelManager.cull_idle_timeout = settings.cull_after
    config.MappingKernelManager.cull_interval = settings.cull_every
    config.KernelRestarter.time_to_dead = LOOK_AGAIN
    return config


def nearest(address: str) -> str:
    """Return the address by which a kernel reaches a server that listens at `address`."""
    return {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(address, address)  # noqa: S104
