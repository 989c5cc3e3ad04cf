"""A class on a server in a thread, with phones and a wall that connect without a browser.

The wall is the screen that the class sees.
"""

import asyncio
import json
import threading
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from tornado.httpclient import HTTPRequest
from tornado.httpserver import HTTPServer
from tornado.netutil import bind_sockets
from tornado.web import Application
from tornado.websocket import WebSocketClientConnection, websocket_connect

from tutor.core.classroom.ballot import slide_at
from widgets.classroom.handlers import COOKIE, Classes, routes
from widgets.classroom.journal import Journal
from widgets.classroom.live import open_class


class ServedClass:
    """A class on a server that a browser can visit.

    The wall (the screen that the class sees) is simulated: it does what the console asks, and `slides`
    are the addresses that it shows in order.
    """

    def __init__(self, journal: Path, slides: list[str]) -> None:
        self._slides = slides
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._phones: list[WebSocketClientConnection] = []
        self._ends: list[WebSocketClientConnection] = []
        self._tasks: list[asyncio.Task[None]] = []
        self.live, self.secret, _ = open_class(Journal(journal))
        sockets = bind_sockets(0, "127.0.0.1")
        self.link = f"http://127.0.0.1:{sockets[0].getsockname()[1]}/c/{self.live.code.lower()}"
        self._thread.start()
        self._run(self._serve(sockets))

    def _run(self, work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(10)

    async def _serve(self, sockets: Any) -> None:
        self._server = HTTPServer(Application(routes(Classes(self.live))))
        self._server.add_sockets(sockets)

    async def _connect(self, path: str, **headers: str) -> WebSocketClientConnection:
        url = f"ws{self.link.removeprefix('http')}/{path}"
        self._ends.append(await websocket_connect(HTTPRequest(url, headers=headers)))
        return self._ends[-1]

    def open_wall(self, at: int = 0) -> None:
        """Connect the wall, at the slide with this number."""
        self._wall = self._run(self._connect("wall", Cookie=f"{COOKIE}={self.secret}"))
        self._spawn(self._follow(at))

    def close_wall(self) -> None:
        """End the connection of the wall."""
        self._loop.call_soon_threadsafe(self._wall.close)

    def _spawn(self, work: Any) -> None:
        async def begin() -> None:
            self._tasks.append(asyncio.ensure_future(work))

        self._run(begin())

    async def _follow(self, at: int) -> None:
        wall = self._wall
        wall.write_message(json.dumps({"t": "at", "address": self._slides[at]}))
        while (told := await wall.read_message()) is not None:
            message = json.loads(told)
            if message["t"] == "press" and message["press"] == "next":
                at += 1
                assert slide_at(self._slides[at])
                wall.write_message(json.dumps({"t": "at", "address": self._slides[at]}))
            elif message["t"] == "press":
                wall.write_message(json.dumps({"t": message["press"]}))

    def join(self, *names: str) -> None:
        """Connect a phone for each name."""
        for name in names:
            phone = self._run(self._connect("socket"))
            self._phones.append(phone)
            self._send(phone, t="hello", name=name, lang="en")
            self._spawn(self._read(phone))
            self._run(self._await_seats(len(self._phones)))

    async def _await_seats(self, count: int) -> None:
        """Wait until the last phone is in, so that the seats have the order of the names."""
        while len(self.live.room.seats) < count:
            await asyncio.sleep(0)

    async def _read(self, phone: WebSocketClientConnection) -> None:
        while await phone.read_message() is not None:
            pass

    def _send(self, phone: WebSocketClientConnection, **message: Any) -> None:
        async def send() -> None:
            await phone.write_message(json.dumps(message))

        self._run(send())

    def vote(self, *values: int) -> None:
        """Let the first phones answer the question on the wall, each with one of the values."""
        for phone, value in zip(self._phones, values, strict=False):
            self._send(phone, t="answer", n=self.live.room.current, v=value)

    def lose(self, index: int) -> None:
        """Let a phone ask for help."""
        self._send(self._phones[index], t="lost")

    def leave(self, index: int) -> None:
        """End the connection of a phone."""
        self._loop.call_soon_threadsafe(self._phones[index].close)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        async def stop() -> None:
            self._server.stop()
            for end in self._ends:
                end.close()
            await asyncio.gather(*self._tasks)
            await self.live.settle()
            await self._server.close_all_connections()

        self._run(stop())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
        self.live._thread.shutdown()
        self.live.journal.close()
