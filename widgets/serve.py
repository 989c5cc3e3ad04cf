"""The command that serves the tutor: `machu-tutor`, or `python -m widgets.serve` in the checkout.

The command chooses the port, prints the link, and opens a browser if there is one. If the server
cannot start, the command prints a sentence with the reason. The server itself is in
`widgets.server`.
"""

from __future__ import annotations

import argparse
import errno
import os
import re
import socket
import sys
import webbrowser
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn
from urllib.parse import quote

from tutor import __version__
from tutor.core.words.text import LANGUAGES, Text
from widgets.front_door import front_door
from widgets.own_files import notebooks

if TYPE_CHECKING:
    from widgets.classroom.opening import Opened
    from widgets.server import Refusals

PORT = 8866
LAST_PORT = 65535
PORTS_TRIED = 50
MISTYPED = 2
NO_DOCSTRINGS = 2  # the level of `-OO`, without the docstrings that the server's libraries read
LONGEST_BASE = 100
BASE = re.compile(r"/|(/[\w-]+)+/", re.ASCII)
ANYWHERE = ("0.0.0.0", "::")  # noqa: S104 - every address of this machine
TEXT = Text("en").with_catalogue("widgets")


class CannotServe(Exception):
    """The error that the server cannot start; its message is a sentence for the user."""


class _Parser(argparse.ArgumentParser):
    """A parser of arguments whose error messages are one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(MISTYPED, TEXT.say("serve-mistyped", command=self.prog, error=message) + "\n")


def main(arguments: list[str] | None = None) -> int:
    """Serve the page until the user interrupts it.

    Return the exit code: 0, or 1 if the server could not start.
    """
    options = _parser().parse_args(arguments)
    try:
        _run(options)
    except CannotServe as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        pass  # interrupted before the page was open; there is nothing to end
    return 0


def dashboard_notebook() -> Path:
    """Return the notebook of the dashboard, in the installed package or in the checkout."""
    return notebooks() / "dashboard.ipynb"


def open_port(port: int, address: str) -> list[socket.socket]:
    """Return sockets that listen at a port; if the port is taken, at the next free port.

    Raises CannotServe if no port is free.
    """
    from tornado.netutil import bind_sockets

    if not 0 <= port <= LAST_PORT:
        raise CannotServe(TEXT.say("serve-port-unknown", port=str(port), last=str(LAST_PORT)))
    last = min(port + PORTS_TRIED, LAST_PORT)
    if not address.strip():
        raise CannotServe(TEXT.say("serve-address-empty"))
    for candidate in range(port, last + 1):
        try:
            return bind_sockets(candidate, address)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                reason = error.strerror or str(error)
                raise CannotServe(
                    TEXT.say("serve-port-refused", port=str(candidate), reason=reason)
                ) from error
    raise CannotServe(TEXT.say("serve-port-none", first=str(port), last=str(last)))


def base_of(given: str) -> str:
    """Return the path under which the page is served, with a slash at both ends.

    The user may leave the slashes out, because some shells take a word that begins with a slash for
    a file. Raises CannotServe if `given` is no path.
    """
    base = f"/{given.strip('/')}/" if given.strip("/") else given
    if len(base) > LONGEST_BASE or not BASE.fullmatch(base):
        raise CannotServe(TEXT.say("serve-base-unknown", base=given))
    return base


def link_to(sockets: list[socket.socket], address: str, base: str = "/") -> str:
    """Return the link to the page.

    The link has the name of this machine if `address` stands for all network addresses.
    """
    host = socket.gethostname() if address in ANYWHERE else address
    if ":" in host:
        host = f"[{host}]"
    return f"http://{host}:{sockets[0].getsockname()[1]}{base}"


def is_for_others(sockets: list[socket.socket]) -> bool:
    """Return whether machines other than this one can reach the sockets."""
    hosts = (str(each.getsockname()[0]).partition("%")[0] for each in sockets)
    return not all(ip_address(host).is_loopback for host in hosts)


def has_screen() -> bool:
    """Return whether this machine can open a browser in a window, and not only in the terminal."""
    if os.environ.get("BROWSER") or sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def is_root() -> bool:
    """Return whether this process runs with the rights of the administrator."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def refusals() -> dict[str, Refusals]:
    """Return the sentences for visitors who may not enter, by language."""
    from widgets.server import Refusals

    texts = {language: Text(language).with_catalogue("widgets") for language in LANGUAGES}
    return {
        language: Refusals(
            no_entry=text.say("serve-no-entry"),
            no_token=text.say("serve-no-entry-token"),
            unknown_host=text.say("serve-no-entry-host"),
        )
        for language, text in texts.items()
    }


def _run(options: argparse.Namespace) -> None:
    if sys.flags.optimize >= NO_DOCSTRINGS:
        raise CannotServe(TEXT.say("serve-no-docstrings"))
    try:
        from widgets.server import (
            TREE,
            Apology,
            NoFolder,
            Settings,
            new_token,
            serve,
            writable_folders,
        )
    except ImportError as error:
        raise CannotServe(TEXT.say("serve-no-display", package=error.name or "Voila")) from error
    notebook = options.notebook or dashboard_notebook()
    if not notebook.is_file():
        raise CannotServe(TEXT.say("serve-no-notebook", notebook=str(notebook)))
    ours = dashboard_notebook().parent.resolve()
    folder = ours if notebook.resolve().is_relative_to(ours) else None
    base = base_of(options.base_url)
    usual = ANYWHERE[0] if options.is_class else "localhost"
    address = usual if options.address is None else options.address
    sockets = open_port(options.port, address)
    host = network_address(address) if options.is_class else address
    link = link_to(sockets, host, base)
    token = options.token
    if token is None:
        token = new_token() if is_for_others(sockets) else ""
    entrance = f"?token={quote(token, safe='')}" if token else ""

    opened = _open_class(link, base, entrance) if options.is_class else None
    handlers = [] if opened is None else opened.handlers
    if not (options.is_class or options.host_name or is_for_others(sockets)):
        handlers = _offer_class(sockets, base)

    def ready() -> None:
        port = str(sockets[0].getsockname()[1])
        if options.port and port != str(options.port):
            print(TEXT.say("serve-port-taken", taken=str(options.port), port=port))
        print(TEXT.say("serve-ready", link=link + entrance))
        if folder:
            print(TEXT.say("serve-notebooks", link=link + TREE + entrance))
        if is_for_others(sockets) and not token:
            print(TEXT.say("serve-no-token-warning"))
        if is_for_others(sockets) and is_root():
            print(TEXT.say("serve-root-warning"))
        there = link + entrance
        if opened is not None:
            there = opened.classes.teacher_link(opened.secret)
            _print_class(opened)
        sys.stdout.flush()
        if options.browser and has_screen():
            webbrowser.open(there)

    words = {language: Text(language).with_catalogue("widgets") for language in LANGUAGES}
    settings = Settings(
        notebook=notebook.resolve(),
        folder=folder,
        base=base,
        pool=options.pool,
        cull_after=options.cull_after,
        cull_every=options.cull_every,
        most_visitors=options.most_visitors,
        verbose=options.verbose,
        apologies={
            language: Apology(
                text.say("serve-full-title"),
                text.say("serve-full"),
                text.say("serve-crowd-title"),
                text.say("serve-crowd"),
            )
            for language, text in words.items()
        },
        when_it_fails=TEXT.say("serve-page-failed"),
        token=token,
        is_random_token=options.token is None,
        hosts=(address, *options.host_name),
        handlers=handlers,
        open=() if opened is None else (opened.place,),
        lobby="" if opened is None else opened.place,
        refusals=refusals(),
        door=front_door(),
    )
    try:
        with writable_folders():
            serve(settings, sockets, ready)
    except NoFolder as error:
        raise CannotServe(TEXT.say("serve-no-folder", folder=error.folder)) from error
    except Exception as error:
        if options.verbose:
            raise
        raise CannotServe(TEXT.say("serve-failed", reason=str(error))) from error


def network_address(address: str) -> str:
    """Return an address at which other machines reach this one, if `address` stands for all addresses.

    Otherwise return `address` itself.
    """
    from widgets.classroom.network import network_addresses

    return next(iter(network_addresses()), address) if address in ANYWHERE else address


def _open_class(link: str, base: str, entrance: str) -> Opened:
    """Open a class, or go on with the last class; the teacher's link leads to the wall."""
    from widgets.classroom.opening import open_on_server

    after = f"{entrance}&view=teach" if entrance else "?view=teach"
    return open_on_server(link.removesuffix(base), base, after)


def _offer_class(sockets: list[socket.socket], base: str) -> list[tuple[Any, ...]]:
    """Return the handlers by which the user of a server for this machine alone can open a class.

    When the user opens the class, the phones reach it at another port, which the whole
    network can reach.
    """
    from widgets.classroom.offer import Offer

    def listen() -> tuple[list[socket.socket], str]:
        found = open_port(sockets[0].getsockname()[1] + 1, ANYWHERE[0])
        return found, link_to(found, network_address(ANYWHERE[0])).removesuffix("/")

    return Offer(base, "?view=teach", listen).handlers


def _print_class(opened: Opened) -> None:
    """Print the code and the links of a class, one on each line; on a terminal also QR codes.

    The second QR code opens the console on the teacher's phone.
    """
    from widgets.classroom.network import qr_text

    classes = opened.classes
    assert classes.live is not None
    code = classes.live.code
    if opened.goes_on:
        print(TEXT.say("serve-class-goes-on", code=code, seats=opened.seats))
    print(f"code {code}")
    teacher = classes.teacher_link(opened.secret)
    console = f"{teacher}&to=console"
    print(f"join {classes.join_link()}")
    if sys.stdout.isatty():
        print(qr_text(classes.join_link(has_word=True)))
    print(f"teacher {teacher}")
    print(f"console {console}")
    if sys.stdout.isatty():
        print(qr_text(console))


def command_typed(program: str) -> str:
    """Return the command that the user typed: the program's name, or `python -m` and the module."""
    typed = Path(program)
    return "python -m widgets.serve" if typed.suffix == ".py" else typed.stem


def _parser() -> argparse.ArgumentParser:
    say = TEXT.say
    command = command_typed(sys.argv[0])
    parser = _Parser(
        prog=command,
        description=say("serve-about"),
        epilog=say("serve-about-examples", command=command),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    version = f"machu-tutor {__version__}"
    parser.add_argument("--version", action="version", version=version, help=say("serve-version"))
    parser.add_argument("--port", type=int, default=PORT, help=say("serve-port"))
    parser.add_argument("--address", help=say("serve-address"))
    parser.add_argument("--class", dest="is_class", action="store_true", help=say("serve-class"))
    parser.add_argument(
        "--host-name", action="append", default=[], metavar="NAME", help=say("serve-host-name")
    )
    parser.add_argument("--base-url", default="/", metavar="PATH", help=say("serve-base"))
    parser.add_argument("--token", help=say("serve-token"))
    parser.add_argument(
        "--no-token", dest="token", action="store_const", const="", help=say("serve-no-token")
    )
    parser.add_argument(
        "--no-browser", dest="browser", action="store_false", help=say("serve-no-browser")
    )
    parser.add_argument("--notebook", type=Path, help=say("serve-notebook"))
    parser.add_argument("--pool", type=int, default=1, help=say("serve-pool"))
    parser.add_argument("--cull-after", type=int, default=600, help=say("serve-cull-after"))
    parser.add_argument("--cull-every", type=int, default=60, help=say("serve-cull-every"))
    parser.add_argument("--most-visitors", type=int, default=0, help=say("serve-most-visitors"))
    parser.add_argument("--verbose", action="store_true", help=say("serve-verbose"))
    return parser


if __name__ == "__main__":
    sys.exit(main())
