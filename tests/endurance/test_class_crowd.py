"""A class of three hundred phones on a real server, which is killed while they answer."""

import asyncio
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from tornado.httpclient import HTTPRequest
from tornado.netutil import bind_sockets
from tornado.websocket import WebSocketClientConnection, websocket_connect

from tests.served import Server
from tests.sources import ROOT
from widgets.classroom.handlers import COOKIE

pytestmark = pytest.mark.endurance

PHONES = 300
AT_ONCE = 20
"""The number of phones that join at the same time."""
ANSWERED = 200
KEPT = 60
"""The number of acknowledged answers after which the server is killed."""
QUESTIONS = (
    "?lesson=quick_start&step=bert-enters.2",
    "?lesson=quick_start&step=counting-points.2",
)
NAMES = ("join ", r"teacher \S*key=")
"""What stands before the link of the phones, and before the key of the wall."""
Phone = tuple[WebSocketClientConnection, str]


class ClassServer:
    """A class at a port of its own, which can be killed and started again."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("JUPYTER_DATA_DIR", str(folder))
        monkeypatch.setenv("PYTHONPATH", str(ROOT))
        sockets = bind_sockets(0, "127.0.0.1")
        self._port = sockets[0].getsockname()[1]
        sockets[0].close()
        self.start()

    def start(self) -> None:
        """Start the server, and read the links that it prints."""
        options = ("--class", "--address", "127.0.0.1", "--port", str(self._port), "--no-browser")
        self._server = Server([sys.executable, "-m", "widgets.serve", *options, "--pool", "0"])
        self._ends = list[WebSocketClientConnection]()
        self._server.hear("teacher ")
        told = "".join(self._server.lines)
        link, key = (re.search(rf"^{name}(\S+)$", told, re.MULTILINE) for name in NAMES)
        assert link
        assert key
        self.link, self.key = link[1], key[1]

    def kill(self) -> None:
        """Kill the server without a warning."""
        self._server.kill()

    def close(self) -> None:
        """Close all connections that the killed servers have not closed."""
        for end in self._ends:
            end.close()

    async def connect(self, path: str, **headers: str) -> WebSocketClientConnection:
        """Return a connection to a path of the class."""
        link = f"ws{self.link.removeprefix('http')}/{path}"
        asked = HTTPRequest(link, headers=headers, connect_timeout=60)
        self._ends.append(await websocket_connect(asked))
        return self._ends[-1]

    async def wall(self) -> WebSocketClientConnection:
        """Return the connection of the wall."""
        return await self.connect("wall", Cookie=f"{COOKIE}={self.key}")

    def word(self) -> str:
        """Return the secret word in the phones' page, without which no phone may connect."""
        found = re.search(r'"word": "([^"]+)"', urlopen(self.link).read().decode())
        assert found
        return found[1]

    async def join(self, seats: list[str | None]) -> list[Phone]:
        """Connect a phone for each seat, and return the phones with their seats; None asks for a new seat."""
        word, found = self.word(), list[Phone]()

        async def phone(number: int, seat: str | None) -> Phone:
            end = await self.connect(f"socket?w={word}")
            await send(end, t="hello", seat=seat, name=f"Seat {number}", lang="es")
            return end, (await hear(end, "seat"))["seat"]

        for first in range(0, len(seats), AT_ONCE):
            part = enumerate(seats[first : first + AT_ONCE], first)
            found += await asyncio.gather(*(phone(*each) for each in part))
        return found


async def send(end: WebSocketClientConnection, **message: Any) -> None:
    """Send a message."""
    await end.write_message(json.dumps(message))


async def hear(end: WebSocketClientConnection, name: str, **wanted: Any) -> dict[str, Any]:
    """Return the next message of this name with these values. Raise ConnectionError if the connection ends."""
    while (told := await end.read_message()) is not None:
        message: dict[str, Any] = json.loads(told)
        if message["t"] == name and wanted.items() <= message.items():
            return message
    raise ConnectionError(name)


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ClassServer]:
    """Serve a class in a process of its own."""
    found = ClassServer(tmp_path, monkeypatch)
    yield found
    found.kill()


def test_no_answer_of_three_hundred_phones_is_lost(server: ClassServer) -> None:
    """Every phone joins and gets an acknowledgement, and after a kill the acknowledged answers are still there."""

    async def answer(number: int, phone: Phone, question: int) -> None:
        await send(phone[0], t="answer", n=question, v=number % 4)
        assert (await hear(phone[0], "kept"))["disk"]

    async def teach() -> None:
        wall = await server.wall()
        phones = await server.join([None] * PHONES)
        assert len({seat for _, seat in phones}) == PHONES
        await send(wall, t="at", address=QUESTIONS[0])
        await asyncio.gather(*(hear(end, "state", n=1) for end, _ in phones))
        await asyncio.gather(*(answer(number, each, 1) for number, each in enumerate(phones)))
        await hear(wall, "tally", n=1, answered=PHONES)

        await send(wall, t="at", address=QUESTIONS[1])
        await asyncio.gather(*(hear(end, "state", n=2) for end, _ in phones))
        kept = set[int]()

        async def answer_or_end(number: int, phone: Phone) -> None:
            try:
                await answer(number, phone, 2)
            except ConnectionError:  # the server was killed
                return
            kept.add(number)
            if len(kept) == KEPT:
                server.kill()

        asking = (answer_or_end(number, each) for number, each in enumerate(phones[:ANSWERED]))
        await asyncio.gather(*asking)
        assert KEPT <= len(kept) < ANSWERED

        server.close()
        server.start()
        back = await server.join([seat for _, seat in phones])
        wall = await server.wall()
        await send(wall, t="at", address=QUESTIONS[1])
        told = await asyncio.gather(*(hear(end, "state", n=2) for end, _ in back))
        mine = {number for number, each in enumerate(told) if each.get("mine") == number % 4}
        assert kept <= mine
        server.close()

    asyncio.run(teach())
