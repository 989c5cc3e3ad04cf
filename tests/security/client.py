"""Visitors without a browser: they fetch pages, talk to kernels, and break the protocol as they like."""

import json
import re
import socket
import uuid
from collections.abc import Mapping, Sequence
from contextlib import closing
from email.message import Message
from http.client import HTTPConnection
from itertools import accumulate
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from websockets.sync.client import ClientConnection, connect

PROTOCOL = "v1.kernel.websocket.jupyter.org"
PATIENCE = 60
KERNEL = re.compile(r'"kernelId": ?"([0-9a-f-]{36})"')
PORT = re.compile(r":(\d+)/")
NUMBER = 8


class Answer(NamedTuple):
    """The answer of a server."""

    status: int
    headers: Message
    text: str


def kernel_of(page: str) -> str:
    """Return the id of the kernel in a page's markup, or an empty text."""
    found = KERNEL.search(page)
    return found[1] if found else ""


class Visitor:
    """A visitor from an address, who keeps the cookies of the server."""

    def __init__(self, link: str, source: str = "") -> None:
        found = PORT.search(link)
        assert found, link
        # The address on this machine at which the server listens; a bare IPv6 address has no brackets.
        host = link.removeprefix("http://")[: found.start() - len("http://")].strip("[]")
        self.host, self.port = host, int(found[1])
        self.query = urlsplit(link).query
        self.cookies: dict[str, str] = {}
        self.kernel_id = ""
        self._source = (source, 0) if source else None

    @property
    def _headers(self) -> dict[str, str]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return {"Cookie": cookies} if cookies else {}

    def ask(
        self,
        path: str = "",
        method: str = "GET",
        headers: Mapping[str, str] | None = None,
        at: str = "",
    ) -> Answer:
        """Send a request and return the whole answer, without following a redirect."""
        connection = HTTPConnection(
            at or self.host, self.port, timeout=PATIENCE, source_address=self._source
        )
        asked = path if path.startswith("/") else f"/{path}"
        connection.request(method, asked, headers={**self._headers, **(headers or {})})
        with closing(connection), connection.getresponse() as response:
            for cookie in response.headers.get_all("Set-Cookie") or []:
                name, _, value = cookie.partition(";")[0].partition("=")
                self.cookies[name] = value.strip('"')
            text = response.read().decode("utf-8", "replace")
            return Answer(response.status, response.headers, text)

    def come(self, path: str = "", **headers: str) -> Answer:
        """Open the page and wait until it is complete."""
        joined = "&" if "?" in path else "?"
        whole = f"{path}{joined}{self.query}" if self.query else path
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        answer = self.ask(whole, headers=named)
        self.kernel_id = kernel_of(answer.text)
        return answer

    def leave(self) -> int:
        """Send the message of a page that closes, and return the status of the answer."""
        token = {"X-XSRFToken": self.cookies["_xsrf"]}
        return self.ask(f"voila/api/shutdown/{self.kernel_id}", "POST", token).status

    def knock(self, path: str = "", cookies: bool = False) -> socket.socket:
        """Ask for the page, with or without cookies, and return the connection without reading the answer."""
        opened = socket.create_connection((self.host, self.port), timeout=PATIENCE)
        headers = {"Host": f"{self.host}:{self.port}", **(self._headers if cookies else {})}
        head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        opened.sendall(f"GET /{path} HTTP/1.1\r\n{head}\r\n".encode())
        return opened

    def socket(self, path: str, **options: Any) -> ClientConnection:
        """Return a websocket at a path of the server."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        options = {"proxy": None, "max_size": None, "open_timeout": PATIENCE, **options}
        return connect(
            f"ws://{host}:{self.port}/{path}", additional_headers=self._headers, **options
        )

    def channel(
        self, session: str | None = None, kernel_id: str = "", **options: Any
    ) -> ClientConnection:
        """Return a connection to the visitor's kernel, or to the kernel with `kernel_id`."""
        session = uuid.uuid4().hex if session is None else session
        options = {"subprotocols": [PROTOCOL], **options}
        place = f"api/kernels/{kernel_id or self.kernel_id}/channels"
        return self.socket(f"{place}?session_id={session}", **options)


def handshake(visitor: Visitor, session: str, *more: str) -> bytes:
    """Return a request that opens a connection to a visitor's kernel, with further headers."""
    cookies = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())
    asked = [
        f"GET /api/kernels/{visitor.kernel_id}/channels?session_id={session} HTTP/1.1",
        f"Host: {visitor.host}:{visitor.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        f"Sec-WebSocket-Protocol: {PROTOCOL}",
        f"Cookie: {cookies}",
        *more,
    ]
    return ("\r\n".join(asked) + "\r\n\r\n").encode()


GOODBYE = b"\x88\x80\0\0\0\0"
"""The frame with which a page closes its connection."""


def frame(parts: Sequence[bytes], offsets: Sequence[int] | None = None) -> bytes:
    """Return a message of the protocol from its parts, with the right offsets or with given ones."""
    if offsets is None:
        begin = NUMBER * (len(parts) + 2)
        offsets = list(accumulate(map(len, parts), initial=begin))
    numbers = b"".join(number.to_bytes(NUMBER, "little") for number in [len(offsets), *offsets])
    return numbers + b"".join(parts)


def message(
    kind: str,
    content: Mapping[str, Any] | None = None,
    channel: str = "shell",
    metadata: Mapping[str, Any] | None = None,
) -> bytes:
    """Return a message as a page sends it."""
    header = {
        "msg_id": uuid.uuid4().hex,
        "msg_type": kind,
        "session": "visitor",
        "username": "",
        "date": "2026-01-01T00:00:00Z",
        "version": "5.3",
    }
    parts = [json.dumps(part).encode() for part in (header, {}, metadata or {}, content or {})]
    return frame([channel.encode(), *parts])


def read(received: bytes | str) -> tuple[str, dict[str, Any]]:
    """Return the kind and the content of a message from the kernel."""
    assert isinstance(received, bytes)
    count = int.from_bytes(received[:NUMBER], "little")
    ends = [
        int.from_bytes(received[place : place + NUMBER], "little")
        for place in range(NUMBER, NUMBER * (count + 1), NUMBER)
    ]
    header, content = (json.loads(received[ends[at] : ends[at + 1]]) for at in (1, 4))
    return header["msg_type"], content


def ask_kernel(channel: ClientConnection) -> list[tuple[str, dict[str, Any]]]:
    """Ask the kernel for its info, and return all its messages up to the answer."""
    channel.send(message("kernel_info_request"))
    said = []
    while not said or said[-1][0] != "kernel_info_reply":
        said.append(read(channel.recv(timeout=PATIENCE)))
    return said
