"""A live class on Jupyter servers, as two teachers on a hub have them: each at a path of its own."""

import asyncio
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPClientError, HTTPRequest, HTTPResponse
from tornado.netutil import bind_sockets
from tornado.websocket import WebSocketClientConnection, websocket_connect

from tests.sources import ROOT

pytestmark = pytest.mark.endurance

TOKEN = "a-token-of-the-hub"
QUESTION = "?lesson=quick_start&step=bert-enters.2"
PATIENCE = 60.0


class Teacher:
    """A Jupyter server of one teacher."""

    def __init__(self, name: str, folder: Path) -> None:
        sockets = bind_sockets(0, "127.0.0.1")
        port = sockets[0].getsockname()[1]
        sockets[0].close()
        self.link = f"http://127.0.0.1:{port}/user/{name}/"
        self._process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "jupyter_server",
                "--no-browser",
                "--allow-root",
                f"--ServerApp.port={port}",
                f"--ServerApp.base_url=/user/{name}/",
                f"--ServerApp.root_dir={folder}",
                f"--IdentityProvider.token={TOKEN}",
                "--ServerApp.jpserver_extensions={'widgets.classroom': True}",
            ],
            cwd=folder,
            env={**os.environ, "JUPYTER_DATA_DIR": str(folder / "data"), "PYTHONPATH": str(ROOT)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    async def get(self, path: str, **headers: str) -> HTTPResponse:
        """Return the answer to a request, without going where it leads."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                return await AsyncHTTPClient().fetch(
                    HTTPRequest(self.link + path, headers=headers, follow_redirects=False),
                    raise_error=False,
                )
            except OSError:  # the server begins
                assert self._process.poll() is None
                assert time.monotonic() < until
                await asyncio.sleep(0.1)

    async def open(self) -> tuple[str, str]:
        """Open the class as the user of the server; return its code and the cookie."""
        led = await self.get(f"c/open?token={TOKEN}")
        there = urlsplit(led.headers["Location"])
        found = re.search(r"c/([a-z]{4})/teach", there.path)
        assert found
        teach = await self.get(f"c/{found[1]}/teach?{there.query}")
        assert "dashboard.ipynb" in teach.headers["Location"]
        return found[1], teach.headers["Set-Cookie"].partition(";")[0]

    async def connect(self, path: str, **headers: str) -> WebSocketClientConnection:
        """Return a connection to a path of the class."""
        return await websocket_connect(
            HTTPRequest(f"ws{self.link.removeprefix('http')}c/{path}", headers=headers)
        )

    def stop(self) -> None:
        """End the server."""
        self._process.terminate()
        self._process.wait(PATIENCE)


async def hear(end: WebSocketClientConnection, name: str, **wanted: Any) -> dict[str, Any]:
    """Return the next message of a name with these values."""
    while (told := await end.read_message()) is not None:
        message: dict[str, Any] = json.loads(told)
        if message["t"] == name and wanted.items() <= message.items():
            return message
    raise AssertionError(name)


@pytest.fixture
def teachers(tmp_path: Path) -> Iterator[list[Teacher]]:
    """Start the servers of two teachers."""
    found = []
    for name in ("ana", "luis"):
        folder = tmp_path / name
        folder.mkdir()
        found.append(Teacher(name, folder))
    yield found
    for each in found:
        each.stop()


def test_two_teachers_have_a_class_each(teachers: list[Teacher]) -> None:
    """Only the user of a server becomes its teacher; phones need no login; the classes are apart."""

    async def teach() -> None:
        ana, luis = teachers
        assert (await ana.get("c/open")).code in (302, 403)
        code, cookie = await ana.open()
        other_code, other_cookie = await luis.open()
        assert (await ana.get(f"c/{code}")).code == 200
        assert (await ana.get(f"c/{code}/console", Cookie=cookie)).code == 200
        assert (await ana.get(f"c/{code}/console", Cookie=other_cookie)).code == 403
        wall = await ana.connect(f"{code}/wall", Cookie=cookie)
        with pytest.raises(HTTPClientError):
            await luis.connect(f"{other_code}/wall", Cookie=cookie)
        phone = await ana.connect(f"{code}/socket")
        await phone.write_message(json.dumps({"t": "hello", "name": "Pia", "lang": "it"}))
        await hear(phone, "seat")
        await wall.write_message(json.dumps({"t": "at", "address": QUESTION}))
        await hear(phone, "state", n=1)
        await phone.write_message(json.dumps({"t": "answer", "n": 1, "v": 1}))
        assert (await hear(phone, "kept"))["disk"]
        await hear(wall, "tally", answered=1)
        listed = await ana.get(f"c/{code}/attendance.csv", Cookie=cookie)
        assert b"Pia" in listed.body
        listed = await luis.get(f"c/{other_code}/attendance.csv", Cookie=other_cookie)
        assert b"Pia" not in listed.body
        for end in (wall, phone):
            end.close()
            while await end.read_message() is not None:
                pass

    asyncio.run(teach())
