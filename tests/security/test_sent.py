"""A visitor may make a kernel send too much to its page, or read nothing of what it sends."""

import asyncio
import json
import socket
import uuid
from collections.abc import Callable, Iterator
from contextlib import suppress
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest
from tornado.iostream import IOStream
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.pages import first_of
from tests.security.client import GOODBYE, PATIENCE, Visitor, ask_kernel, handshake, message, read
from tests.security.test_hung_up import channel_with
from tests.served import Served
from widgets.server.channel import ASKS_FOR_WIDGETS, KernelChannel
from widgets.server.limits import MOST_WAITING, SENT_AT_ONCE, Flow

TOO_MUCH = 1013
LONG = "x" * 3_000_000
PIECE = 1_000_000  # more than a pair of sockets holds
BAD_OFFERS = [
    "permessage-deflate; server_max_window_bits=abc",
    "permessage-deflate; server_max_window_bits=8",
    "permessage-deflate; client_max_window_bits=99",
    "permessage-deflate; elsewhere=1",
    "permessage-deflate, permessage-deflate; server_max_window_bits=",
    "permessage-deflate; server_max_window_bits=" + "1" * 5_000,
]


@pytest.fixture
def visitor(server: Served) -> Iterator[Visitor]:
    """Return a visitor with a kernel."""
    visitor = Visitor(server.link)
    assert visitor.come().status == 200
    yield visitor
    visitor.leave()


class Counted(socket.socket):
    """A connection that counts the bytes that it receives, before they are unpacked."""

    come = 0

    def recv(self, *arguments: Any) -> bytes:
        """Count and return the next bytes from the network."""
        received = super().recv(*arguments)
        self.come += len(received)
        return received


def open_counting(visitor: Visitor) -> Counted:
    """Open a connection to the visitor's server, before the first message."""
    opened = Counted()
    opened.connect((visitor.host, visitor.port))
    return opened


def ask_for_all(channel: ClientConnection, times: int) -> None:
    """Ask `times` times for the states of all widgets."""
    comm = uuid.uuid4().hex
    opened = {"comm_id": comm, "target_name": ASKS_FOR_WIDGETS, "data": {}}
    channel.send(message("comm_open", opened, metadata={"version": "1.0.0"}))
    for _ in range(times):
        channel.send(message("comm_msg", {"comm_id": comm, "data": {"method": "request_states"}}))


def states(said: tuple[str, dict[str, Any]]) -> dict[str, Any]:
    """Return the states of all widgets in a message, or nothing if the message has none."""
    kind, content = said
    found: dict[str, Any] = content["data"].get("states", {}) if kind == "comm_msg" else {}
    return found


def widget_states(channel: ClientConnection) -> dict[str, Any]:
    """Ask once for the states of all widgets, and return them."""
    ask_for_all(channel, 1)
    while not (found := states(read(channel.recv(timeout=PATIENCE)))):
        pass
    return found


def layout(channel: ClientConnection) -> str:
    """Return the id of a widget that accepts any text as a length."""
    found = widget_states(channel).items()
    return next(widget for widget, state in found if state["model_name"] == "LayoutModel")


def grow(channel: ClientConnection, widget: str) -> None:
    """Give a layout widget a long text as a length."""
    data = {"method": "update", "state": {"width": LONG}, "buffer_paths": []}
    channel.send(message("comm_msg", {"comm_id": widget, "data": data}))
    ask_kernel(channel)


def ask_for_one(channel: ClientConnection, widget: str, times: int) -> None:
    """Ask `times` times for the state of one widget."""
    for _ in range(times):
        channel.send(message("comm_msg", {"comm_id": widget, "data": {"method": "request_state"}}))


def left_of(channel: ClientConnection) -> int:
    """Return the number of bytes that still come until the server ends the connection."""
    count = 0
    with suppress(ConnectionClosed):
        while True:
            count += len(channel.recv(timeout=PATIENCE))
    return count


@pytest.mark.endurance
def test_a_kernel_sends_no_more_than_a_page_can_need(server: Served, visitor: Visitor) -> None:
    """The server ends the connection of a visitor whose kernel sends much again and again, even to a fast reader.

    Another visitor goes on.
    """
    neighbour = Visitor(server.link)
    assert neighbour.come().status == 200
    with neighbour.channel() as other, visitor.channel(compression=None) as channel:
        widget = layout(channel)
        grow(channel, widget)
        ask_for_one(channel, widget, 20)
        assert left_of(channel) < 20 * len(LONG)
        assert channel.close_code == TOO_MUCH
        # On a busy machine this reader falls behind before the kernel has sent everything.
        assert channel.close_reason in ("too much was asked for", "messages are not read")
        assert ask_kernel(other)
    neighbour.leave()


def test_unread_messages_are_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that reads nothing is cut off as soon as more than `MOST_WAITING` bytes wait for it."""
    monkeypatch.setattr(VoilaKernelWebsocketHandler, "open", AsyncMock())
    kernels = SimpleNamespace(flows={"kernel": Flow()})
    monkeypatch.setattr(KernelChannel, "kernel_manager", kernels)

    said = message("comm_msg", {"text": "x" * PIECE})

    async def send() -> int:
        near, far = socket.socketpair()
        with far:
            stream = IOStream(near)
            channel = channel_with(stream)
            monkeypatch.setattr(channel, "connection", None, raising=False)
            await channel.open("kernel")
            count = 0
            while channel.write_message(said, binary=True) is not None:
                count += 1
            assert stream.closed()
        return count

    sent = asyncio.run(send()) * len(said)
    assert MOST_WAITING - len(said) < sent < MOST_WAITING + len(said) < SENT_AT_ONCE


@pytest.mark.endurance
def test_messages_to_a_page_are_packed(visitor: Visitor) -> None:
    """All messages to a page, from the first on, are packed, since a class-room shares one network."""
    opened = open_counting(visitor)
    with visitor.channel(compression="deflate", sock=opened) as channel:
        widget = layout(channel)
        assert opened.come < len(json.dumps(widget_states(channel))) / 3
        before = opened.come
        grow(channel, widget)
        ask_for_one(channel, widget, 1)
        ask_kernel(channel)
        assert opened.come - before < len(LONG) / 3


@pytest.mark.parametrize(
    ("say", "many"),
    first_of(
        [
            (ClientConnection.ping, 2_000),
            (ClientConnection.ping, 20_000),
            (ClientConnection.pong, 20_000),
        ],
        1,
    ),
)
def test_constant_pings_fill_no_memory(
    server: Served, guest: Visitor, say: Callable[[ClientConnection], object], many: int
) -> None:
    """Tornado sends one answer to a ping at a time, and serves others in between."""
    before = server.memory()
    with guest.channel(ping_interval=None) as channel:
        for _ in range(many):
            say(channel)
        assert guest.ask("nowhere.html").status == 404
        assert ask_kernel(channel)
    assert server.memory() - before < MOST_WAITING


def answer_to(visitor: Visitor, offer: str) -> bytes:
    """Return the headers that answer a handshake with `offer`, an offer to pack messages."""
    with socket.create_connection((visitor.host, visitor.port), PATIENCE) as opened:
        opened.sendall(handshake(visitor, uuid.uuid4().hex, f"Sec-WebSocket-Extensions: {offer}"))
        said = opened.makefile("rb")
        head = b"".join(iter(said.readline, b"\r\n"))
        opened.sendall(GOODBYE)
        said.read()  # wait until the kernel has ended, which frees its place
        return head


@pytest.mark.parametrize("offer", BAD_OFFERS)
def test_offers_that_no_browser_makes_are_declined(guest: Visitor, offer: str) -> None:
    """The server declines an offer to pack that no browser makes: the connection opens unpacked, and nothing is logged."""
    head = answer_to(guest, offer)
    assert head.startswith(b"HTTP/1.1 101 ")
    assert b"permessage-deflate" not in head


@pytest.mark.parametrize(
    "offer",
    [
        "permessage-deflate",
        "permessage-deflate; client_max_window_bits",
        "permessage-deflate; server_no_context_takeover; client_max_window_bits=15, elsewhere; a=b",
        "x-webkit-deflate-frame",
    ],
)
def test_offers_of_browsers_are_accepted(guest: Visitor, offer: str) -> None:
    """The server accepts a browser's offer to pack messages, also with unknown parameters."""
    assert answer_to(guest, offer).startswith(b"HTTP/1.1 101 ")


def test_all_connections_of_a_kernel_share_one_pace() -> None:
    """All connections to one kernel share one pace, so a further connection allows no more bytes."""
    flow = Flow()
    assert flow.sent.allows(SENT_AT_ONCE - 10_000)
    assert not flow.sent.allows(1_000_000)
