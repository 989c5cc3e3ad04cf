"""Visitors from the same machine, who try to reach kernels in any way."""

import re
import socket

from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin, Subprotocol

from tests.security import client

ENTRANCE = re.compile(r"http://\S+\?token=(\S+)")


class Visitor(client.Visitor):
    """A visitor who connects to the loopback address, whatever address the link names."""

    def __init__(self, link: str) -> None:
        super().__init__(link)
        self.host = "127.0.0.1"

    def kernel(self, path: str = "/") -> str:
        """Open a page and return the id of its kernel."""
        answer = self.ask(path)
        assert answer.status == 200, answer.text
        return client.kernel_of(answer.text)

    def reach(self, kernel: str, origin: str = "", host: str = "", base: str = "/") -> int:
        """Open the channel to a kernel, and return 101 or the status of the refusal."""
        named = host or f"127.0.0.1:{self.port}"
        try:
            with connect(
                f"ws://{named}{base}api/kernels/{kernel}/channels?session_id=any",
                sock=socket.create_connection(("127.0.0.1", self.port)),
                additional_headers=self._headers,
                origin=Origin(origin) if origin else None,
                subprotocols=[Subprotocol(client.PROTOCOL)],
                open_timeout=client.PATIENCE,
                proxy=None,
            ):
                return 101
        except InvalidStatus as refused:
            return refused.response.status_code
