"""Simulates the cable between a browser and a server, which can be pulled out, held up, and put back."""

import socket
import threading
import time
from contextlib import suppress
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit

LARGEST = 65536


class Cable:
    """Passes on all bytes between a browser and a server, each message `lag` seconds late.

    A browser that opens `link` reaches the server through the cable.
    """

    def __init__(self, link: str) -> None:
        there = urlsplit(link)
        assert there.hostname
        assert there.port
        self._there = there.hostname, there.port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.link = f"http://localhost:{self._listener.getsockname()[1]}/"
        self._flows = threading.Event()
        self._flows.set()
        self.lag = 0.0
        self._is_in = True
        self._ends: set[socket.socket] = set()
        self._threads = [threading.Thread(target=self._accept)]
        self._threads[0].start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        self._listener.shutdown(socket.SHUT_RDWR)
        self._flows.set()
        self._threads[0].join()
        self.pull()
        for thread in self._threads:
            thread.join()
        self._listener.close()

    def pull(self) -> None:
        """Pull the cable out: open connections end, and no new one begins."""
        self._is_in = False
        for end in list(self._ends):
            _end(end)

    def put_back(self) -> None:
        """Let browser and server reach each other again, and deliver the messages that were held up."""
        self._is_in = True
        self._flows.set()

    def hold(self) -> None:
        """Hold up all messages, while browser and server still seem to be connected."""
        self._flows.clear()

    def _accept(self) -> None:
        while True:
            try:
                here, _ = self._listener.accept()
            except OSError:
                return
            try:
                if not self._is_in:
                    raise ConnectionRefusedError
                there = socket.create_connection(self._there)
            except OSError:
                here.close()
                continue
            thread = threading.Thread(target=self._connect, args=(here, there))
            self._threads.append(thread)
            thread.start()

    def _connect(self, here: socket.socket, there: socket.socket) -> None:
        with here, there:
            self._ends |= {here, there}
            back = threading.Thread(target=self._pass_on, args=(there, here))
            back.start()
            self._pass_on(here, there)
            back.join()
            self._ends -= {here, there}

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while content := source.recv(LARGEST):
                self._flows.wait()
                time.sleep(self.lag)
                target.sendall(content)
        _end(source)
        _end(target)


def _end(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
