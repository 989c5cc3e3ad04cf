"""Visitors who keep cookies as a browser does, and send any request."""

import json
import re
import socket
from collections.abc import Mapping
from email.message import Message
from http.client import HTTPConnection
from typing import NamedTuple
from urllib.parse import urlsplit

from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin, Subprotocol

from tests.security.client import PROTOCOL
from tests.served import PATIENCE

CONFIGURATION = re.compile(r'<script id="jupyter-config-data"[^>]*>(.*?)</script>', re.DOTALL)
ENTRANCE = re.compile(r"http://\S+\?token=(\S+)")


class Answer(NamedTuple):
    """The answer of the server."""

    status: int
    headers: Message
    text: str


class Visitor:
    """A visitor who may send anything to a server and keeps its cookies."""

    def __init__(self, link: str) -> None:
        address = urlsplit(link)
        assert address.port is not None
        self.port = address.port
        self.cookies: dict[str, str] = {}

    def ask(
        self,
        path: str,
        method: str = "GET",
        headers: Mapping[str, str] | None = None,
        at: str = "127.0.0.1",
    ) -> Answer:
        """Ask for a path exactly as it is written, and follow no redirect."""
        connection = HTTPConnection(at, self.port, timeout=PATIENCE)
        try:
            connection.request(method, path, headers={**self._cookie(), **(headers or {})})
            response = connection.getresponse()
            text = response.read().decode("utf-8", "replace")
        finally:
            connection.close()
        for cookie in response.headers.get_all("Set-Cookie", []):
            name, _, value = cookie.partition(";")[0].partition("=")
            self.cookies[name] = value
        return Answer(response.status, response.headers, text)

    def kernel(self, path: str = "/") -> str:
        """Open a page and return the id of its kernel."""
        answer = self.ask(path)
        assert answer.status == 200, answer.text
        return kernel_of(answer.text)

    def reach(self, kernel: str, origin: str = "", host: str = "", base: str = "/") -> int:
        """Open the channel to a kernel, and return 101 or the status of the refusal."""
        named = host or f"127.0.0.1:{self.port}"
        try:
            with connect(
                f"ws://{named}{base}api/kernels/{kernel}/channels?session_id=any",
                sock=socket.create_connection(("127.0.0.1", self.port)),
                additional_headers=self._cookie(),
                origin=Origin(origin) if origin else None,
                subprotocols=[Subprotocol(PROTOCOL)],
                open_timeout=PATIENCE,
                proxy=None,
            ):
                return 101
        except InvalidStatus as refused:
            return refused.response.status_code

    def _cookie(self) -> dict[str, str]:
        kept = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return {"Cookie": kept} if kept else {}


def kernel_of(page: str) -> str:
    """Return the id of the kernel in a page's markup."""
    found = CONFIGURATION.search(page)
    assert found is not None, page
    return str(json.loads(found[1])["kernelId"])
