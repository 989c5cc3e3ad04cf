"""The answers of the server: security headers, compression, and how long a browser caches them.

The content security policy lists everything that a page may load or run. A script comes
from this server, or from a blob (`anywidget` loads the script of a widget from a blob),
or stands in the page with a hash that is listed here. So markup injected into a page runs
nothing. Styles may stand in the page, because Jupyter's front end writes them there. The
front end is five megabytes of text, the same for all visitors.

The length of a compressed answer could reveal a secret that stands beside text from a
visitor. No answer has both, because the words that let a visitor in are in cookies, which
are headers, and the id of a kernel is a new one on each page.

A page elsewhere can point its own name at this machine and would then reach the server as
if it came from here (DNS rebinding). The requests of such a page still have its name, so
the server refuses other names than its own.
"""

from __future__ import annotations

import hashlib
import re
import socket
from base64 import b64encode
from collections.abc import Iterable, Mapping
from http import HTTPStatus
from ipaddress import IPv6Address, ip_address
from pathlib import Path
from typing import Final

from tornado.httputil import HTTPHeaders, HTTPServerRequest
from tornado.web import GZipContentEncoding, OutputTransform

TEMPLATE: Final = Path(__file__).parents[1] / "template"

# The scripts inside a page: ours, and those that Voila writes while a kernel starts.
INLINE: Final = ("start.js", "finish.js")
HEARTBEAT: Final = "window.voila_heartbeat()"

# Programs that drive the page wait for its state by functions that they send as text; without this
# source, browsers sometimes forbid that.
EVAL: Final = "'unsafe-eval'"

CODING: Final = re.compile(r"(?:^|,)\s*(gzip)\s*(?:;\s*q\s*=\s*([\d.]+)\s*)?(?=,|$)")
FRONT_END: Final = re.compile(r"/voila/(?:static|labextensions|templates/\w+/static)/")
HASHED: Final = re.compile(r"[./][0-9a-f]{8,}\.\w+$")
"""The pattern of a file name with a hash: if the content changes, the name also changes."""
FOR_EVER: Final = "private, max-age=31536000, immutable"
FOR_A_LESSON: Final = "private, max-age=3600"

# The characters of a request's host that a header may have.
HOST: Final = re.compile(r"[\w.:\[\]-]+", re.ASCII)

# Sensors and devices that no page of ours uses.
UNUSED: Final = (
    "camera",
    "display-capture",
    "geolocation",
    "hid",
    "microphone",
    "midi",
    "payment",
    "serial",
    "usb",
)

EVERYWHERE: Final[Mapping[str, str]] = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join(f"{name}=()" for name in UNUSED),
}


class Headers(OutputTransform):
    """The transform that sets the headers of one answer, from any handler."""

    def __init__(self, request: HTTPServerRequest) -> None:
        self._host = request.host
        self._is_secure = is_secure(request)

    def transform_first_chunk(
        self, status_code: int, headers: HTTPHeaders, chunk: bytes, finishing: bool
    ) -> tuple[int, HTTPHeaders, bytes]:
        """Set the security headers of the tutor in an answer, in place of the defaults of its handler."""
        for name, value in EVERYWHERE.items():
            headers[name] = value
        headers["Content-Security-Policy"] = content_policy(self._host)
        # On other connections a browser ignores this header and complains in the console.
        if self._is_secure or is_loopback(name_of(self._host)):
            headers["Cross-Origin-Opener-Policy"] = "same-origin"
        headers.pop("Server", None)
        return status_code, headers, chunk


class Packing(OutputTransform):
    """The transform that compresses one answer, and sets how long a browser may cache it."""

    def __init__(self, request: HTTPServerRequest) -> None:
        self._path = request.path
        self._packer: OutputTransform | None = None
        if wants_packed(request.headers.get("Accept-Encoding", "")):
            self._packer = GZipContentEncoding(request)

    def transform_first_chunk(
        self, status_code: int, headers: HTTPHeaders, chunk: bytes, finishing: bool
    ) -> tuple[int, HTTPHeaders, bytes]:
        """Compress an answer, if it is whole; a part of a file is not compressed."""
        if status_code in (HTTPStatus.OK, HTTPStatus.NOT_MODIFIED) and FRONT_END.search(self._path):
            is_hashed = HASHED.search(self._path) is not None
            headers["Cache-Control"] = FOR_EVER if is_hashed else FOR_A_LESSON
        if status_code != HTTPStatus.OK or self._packer is None:
            self._packer = None
            headers.add("Vary", "Accept-Encoding")
            return status_code, headers, chunk
        code, headers, chunk = self._packer.transform_first_chunk(
            status_code, headers, chunk, finishing
        )
        tag = headers.get("Etag", "")
        if headers.get("Content-Encoding") == "gzip" and tag.startswith('"'):
            headers["Etag"] = f"W/{tag}"  # the compressed answer has other bytes
        return code, headers, chunk

    def transform_chunk(self, chunk: bytes, finishing: bool) -> bytes:
        """Compress one more chunk of the answer."""
        return self._packer.transform_chunk(chunk, finishing) if self._packer else chunk


def wants_packed(said: str) -> bool:
    """Return whether a browser accepts a compressed answer; `said` is its header `Accept-Encoding`.

    Tornado would compress for every header that names gzip, even if the header gives gzip the
    weight 0.
    """
    weights = dict(CODING.findall(said.lower()))
    weight = weights.get("gzip")
    return weight is not None and (not weight or weight.strip("0.") != "")


def is_secure(request: HTTPServerRequest) -> bool:
    """Return whether the browser's connection is encrypted, directly or at a proxy.

    A proxy tells this in a header. A client that forges the header only makes its own answer
    stricter.
    """
    said = request.headers.get("X-Forwarded-Proto", request.protocol)
    return said.strip().lower() == "https"


def content_policy(host: str) -> str:
    """Return the content security policy of a page at a host."""
    # Some browsers do not count the web socket of the page's own host as `self`.
    sockets = [f"ws://{host}", f"wss://{host}"] if HOST.fullmatch(host) else []
    rules = {
        "default-src": ["'none'"],
        "script-src": ["'self'", "blob:", EVAL, *SCRIPTS],
        "style-src": ["'self'", "'unsafe-inline'"],
        "img-src": ["'self'", "data:", "blob:"],
        "font-src": ["'self'", "data:"],
        "connect-src": ["'self'", *sockets],
        "base-uri": ["'none'"],
        "form-action": ["'none'"],
        "frame-ancestors": ["'self'"],
    }
    return "; ".join(" ".join([rule, *sources]) for rule, sources in rules.items())


def _hash(script: str) -> str:
    digest = hashlib.sha256(script.encode()).digest()
    return f"'sha256-{b64encode(digest).decode()}'"


def _inline() -> list[str]:
    """Return the hashes of the scripts that stand in a page.

    A template leaves out the last line break of a script, so the hash is that of the text
    without it.
    """
    ours = [(TEMPLATE / name).read_text(encoding="utf-8").removesuffix("\n") for name in INLINE]
    return [_hash(script) for script in [*ours, HEARTBEAT]]


SCRIPTS: Final = _inline()


# A name, an IPv4 address, or an IPv6 address in brackets; and a port.
HOST_AND_PORT = re.compile(r"(\[[^\[\]]*\]|[^:\[\]]*)(?::\d*)?")
LOOPBACK = ("localhost", "127.0.0.1", "::1")


class Hosts:
    """The names by which requests may address this server."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        machine = socket.gethostname()
        short = machine.partition(".")[0]
        known = [*LOOPBACK, machine, short, f"{short}.local", *names]
        self._known = {plain(name) for name in known if name and not is_unspecified(plain(name))}

    def is_known(self, request: HTTPServerRequest) -> bool:
        """Return whether a request names this server, or the address at which it reached this machine.

        The port does not matter, because a proxy has another port.
        """
        name = name_of(request.host)
        return name in self._known or name == _arrived_at(request)


def is_loopback(name: str) -> bool:
    """Return whether a name in plain form names the machine itself, such as `localhost`."""
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return name == "localhost"


def is_unspecified(name: str) -> bool:
    """Return whether a name is the address 0.0.0.0 or `::`.

    Browsers take these addresses for this machine.
    """
    try:
        return ip_address(name).is_unspecified
    except ValueError:
        return False


def name_of(host: str) -> str:
    """Return the name or address in a `Host` header, without its port, in canonical form."""
    found = HOST_AND_PORT.fullmatch(host)
    return plain(found[1]) if found else ""


def plain(name: str) -> str:
    """Return a host name or address in canonical form: the same host always gets the same text."""
    bare = name.strip("[]").partition("%")[0].rstrip(".").lower()
    try:
        address = ip_address(bare)
    except ValueError:
        return bare
    if isinstance(address, IPv6Address) and address.ipv4_mapped:
        address = address.ipv4_mapped
    return str(address)


def _arrived_at(request: HTTPServerRequest) -> str | None:
    """Return the address of this machine to which a request was sent; None if it is unknown."""
    stream = getattr(request.connection, "stream", None)
    arrived: socket.socket | None = getattr(stream, "socket", None)
    if arrived is None or arrived.family not in (socket.AF_INET, socket.AF_INET6):
        return None
    try:
        return plain(str(arrived.getsockname()[0]))
    except OSError:  # the other side has hung up meanwhile
        return None
