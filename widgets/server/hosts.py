"""The host names under which this server answers.

A page elsewhere can point its own name at this machine and would then reach the server as if it
came from here (DNS rebinding). Its requests still carry that name, so other names are refused.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from ipaddress import IPv6Address, ip_address

from tornado.httputil import HTTPServerRequest

# A name, an IPv4 address, or an IPv6 address in brackets; and a port.
HOST = re.compile(r"(\[[^\[\]]*\]|[^:\[\]]*)(?::\d*)?")

LOOPBACK = ("localhost", "127.0.0.1", "::1")


class Hosts:
    """The known names, and the address at which a request came in."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        machine = socket.gethostname()
        short = machine.partition(".")[0]
        known = [*LOOPBACK, machine, short, f"{short}.local", *names]
        self._known = {plain(name) for name in known if name and not is_unspecified(plain(name))}

    def is_known(self, request: HTTPServerRequest) -> bool:
        """Whether the request names this server; the port does not matter, a proxy has another."""
        name = name_of(request.host)
        return name in self._known or name == _arrived_at(request)


def is_loopback(name: str) -> bool:
    """Whether a plain name or address is this machine as only it can reach itself."""
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return name == "localhost"


def is_unspecified(name: str) -> bool:
    """Whether a name is the address 0.0.0.0 or `::`, which browsers take for this machine."""
    try:
        return ip_address(name).is_unspecified
    except ValueError:
        return False


def name_of(host: str) -> str:
    """The name or address in a `Host` header, without its port, in its plain form."""
    found = HOST.fullmatch(host)
    return plain(found[1]) if found else ""


def plain(name: str) -> str:
    """A name or address in the form in which it is compared: one spelling for each."""
    bare = name.strip("[]").partition("%")[0].rstrip(".").lower()
    try:
        address = ip_address(bare)
    except ValueError:
        return bare
    if isinstance(address, IPv6Address) and address.ipv4_mapped:
        address = address.ipv4_mapped
    return str(address)


def _arrived_at(request: HTTPServerRequest) -> str | None:
    """The address of this machine that the request was sent to."""
    stream = getattr(request.connection, "stream", None)
    arrived: socket.socket | None = getattr(stream, "socket", None)
    if arrived is None or arrived.family not in (socket.AF_INET, socket.AF_INET6):
        return None
    try:
        return plain(str(arrived.getsockname()[0]))
    except OSError:  # the other side has hung up meanwhile
        return None
