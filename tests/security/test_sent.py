"""What a kernel says to its pages, when a visitor makes it say too much or reads none of it."""

import json
import socket
import uuid
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.security.client import PATIENCE, Visitor, answered, frame, handshake, message, read
from tests.served import Served
from widgets.server.browser_messages import ASKS_FOR_STATES, ASKS_FOR_WIDGETS, understand
from widgets.server.limits import (
    LONGEST_PACKED,
    MOST_WAITING,
    PINGS_AT_ONCE,
    SENT_AT_ONCE,
    STATES_AT_ONCE,
    Flow,
)

TOO_MUCH, CUT = 1013, 1006
LONG = "x" * 3_000_000
UNDERWAY = 12_000_000  # what both machines' networks hold
BAD_OFFERS = [
    "permessage-deflate; server_max_window_bits=abc",
    "permessage-deflate; server_max_window_bits=8",
    "permessage-deflate; client_max_window_bits=99",
    "permessage-deflate; elsewhere=1",
    "permessage-deflate, permessage-deflate; server_max_window_bits=",
    "permessage-deflate" + "; client_no_context_takeover" * 700,
]


@pytest.fixture
def visitor(server: Served) -> Iterator[Visitor]:
    """Somebody with a kernel of their own."""
    visitor = Visitor(server.link)
    assert visitor.come().status == 200
    yield visitor
    visitor.leave()


@pytest.fixture(scope="module")
def guest(server: Served) -> Visitor:
    """Somebody whose kernel says little."""
    guest = Visitor(server.link)
    assert guest.come().status == 200
    return guest


class Counted(socket.socket):
    """A connection that counts what comes over it, packed or not."""

    come = 0

    def recv(self, *arguments: Any) -> bytes:
        """What has come."""
        received = super().recv(*arguments)
        self.come += len(received)
        return received


def counted(visitor: Visitor) -> Counted:
    """A connection to the server of a visitor, before anything is said."""
    opened = Counted()
    opened.connect((visitor.host, visitor.port))
    return opened


def ask_for_all(channel: ClientConnection, times: int) -> None:
    """Ask so many times how all widgets stand."""
    comm = uuid.uuid4().hex
    opened = {"comm_id": comm, "target_name": ASKS_FOR_WIDGETS, "data": {}}
    channel.send(message("comm_open", opened, metadata={"version": "1.0.0"}))
    for _ in range(times):
        channel.send(message("comm_msg", {"comm_id": comm, "data": {"method": ASKS_FOR_STATES}}))


def states(said: tuple[str, dict[str, Any]]) -> dict[str, Any]:
    """How all widgets stand, if that is what was said."""
    kind, content = said
    found: dict[str, Any] = content["data"].get("states", {}) if kind == "comm_msg" else {}
    return found


def told(channel: ClientConnection) -> dict[str, Any]:
    """How all widgets stand, asked once."""
    ask_for_all(channel, 1)
    while not (found := states(read(channel.recv(timeout=PATIENCE)))):
        pass
    return found


def markup(channel: ClientConnection) -> str:
    """The id of a widget that shows markup."""
    found = told(channel).items()
    return next(widget for widget, state in found if state["model_name"] == "HTMLModel")


def grow(channel: ClientConnection, widget: str) -> None:
    """Give a widget a long value."""
    data = {"method": "update", "state": {"value": LONG}, "buffer_paths": []}
    channel.send(message("comm_msg", {"comm_id": widget, "data": data}))
    answered(channel)


def ask_for_one(channel: ClientConnection, widget: str, times: int) -> None:
    """Ask so many times how one widget stands."""
    for _ in range(times):
        channel.send(message("comm_msg", {"comm_id": widget, "data": {"method": "request_state"}}))


def left_of(channel: ClientConnection) -> int:
    """How many bytes still come until the server ends the connection."""
    count = 0
    with suppress(ConnectionClosed):
        while True:
            count += len(channel.recv(timeout=PATIENCE))
    return count


@pytest.mark.endurance
def test_a_kernel_says_no_more_than_a_page_can_need(server: Served, visitor: Visitor) -> None:
    """Who lets a kernel repeat much is cut off, however fast they read; a neighbour goes on."""
    neighbour = Visitor(server.link)
    assert neighbour.come().status == 200
    with neighbour.channel() as other, visitor.channel(compression=None) as channel:
        widget = markup(channel)
        grow(channel, widget)
        ask_for_one(channel, widget, 20)
        assert left_of(channel) <= SENT_AT_ONCE
        assert channel.close_code == TOO_MUCH
        # On a busy machine this reader falls behind before all of it is said.
        assert channel.close_reason in ("too much was asked for", "messages are not read")
        assert answered(other)
    neighbour.leave()


def test_what_nobody_reads_is_not_kept(visitor: Visitor) -> None:
    """Whoever asks and does not read is cut off before much waits for them."""
    with visitor.channel(compression=None) as channel:
        widget = markup(channel)
        grow(channel, widget)
    with visitor.channel(compression=None, max_queue=1) as unread:
        ask_for_one(unread, widget, 15)  # what is on the way is as much as the system likes
        with visitor.channel(compression=None) as later, suppress(ConnectionClosed):
            answered(later)  # by now the kernel has said it all
        assert left_of(unread) <= MOST_WAITING + UNDERWAY
        assert unread.close_code in (TOO_MUCH, CUT)


@pytest.mark.endurance
def test_all_widgets_are_told_a_few_times(guest: Visitor) -> None:
    """A page asks once for each of its connections; who asks all the time gets no answer."""
    count = 0
    with guest.channel() as channel:
        widget = markup(channel)
        ask_for_all(channel, 4 * STATES_AT_ONCE)
        ask_for_one(channel, widget, 1)
        last = ("", {})
        while last[1].get("comm_id") != widget:
            last = read(channel.recv(timeout=PATIENCE))
            count += bool(states(last))
    assert 1 <= count <= STATES_AT_ONCE


def test_a_question_for_all_widgets_is_understood() -> None:
    """However it is spelt; nothing else is taken for it."""
    header = b'{"msg_id": "1", "msg_type": "comm_msg", "session": "s"}'
    for data, expected in [
        ({"method": ASKS_FOR_STATES}, True),
        ({"method": "update", "state": {"value": ASKS_FOR_STATES}}, False),
        (ASKS_FOR_STATES, False),
    ]:
        content = json.dumps({"comm_id": "c", "data": data}).replace("states", "st\\u0061tes")
        said = understand(frame([b"shell", header, b"{}", b"{}", content.encode()]))
        assert (said.is_wanted, said.asks_for_states) == (True, expected)


@pytest.mark.endurance
def test_only_what_is_short_is_packed(visitor: Visitor) -> None:
    """Packing takes everybody's time; what a page gets when it opens comes packed."""
    assert len(LONG) > LONGEST_PACKED
    opened = counted(visitor)
    with visitor.channel(compression="deflate", sock=opened) as channel:
        widget = markup(channel)
        assert opened.come < len(json.dumps(told(channel))) / 3
        before = opened.come
        grow(channel, widget)
        ask_for_one(channel, widget, 1)
        answered(channel)
        assert opened.come - before > len(LONG)


def test_who_pings_all_the_time_is_cut_off(guest: Visitor) -> None:
    """A few times are answered."""
    with guest.channel() as channel:
        assert channel.ping().wait(PATIENCE)
        with suppress(ConnectionClosed):
            for _ in range(20 * PINGS_AT_ONCE):
                channel.ping()
        left_of(channel)
        assert channel.close_code in (1008, CUT)
    with guest.channel() as channel:
        with suppress(ConnectionClosed):
            for _ in range(20 * PINGS_AT_ONCE):
                channel.pong()
        left_of(channel)
        assert channel.close_code in (1008, CUT)


def first_line(visitor: Visitor, offer: str) -> bytes:
    """How a handshake is answered that offers to pack messages in this way."""
    with socket.create_connection((visitor.host, visitor.port), PATIENCE) as opened:
        opened.sendall(handshake(visitor, uuid.uuid4().hex, f"Sec-WebSocket-Extensions: {offer}"))
        return opened.makefile("rb").readline()


@pytest.mark.parametrize("offer", BAD_OFFERS)
def test_offers_that_no_browser_makes_are_refused(guest: Visitor, offer: str) -> None:
    """Before the connection is made, and without a fault."""
    assert first_line(guest, offer).startswith(b"HTTP/1.1 400 ")


@pytest.mark.parametrize(
    "offer",
    [
        "permessage-deflate",
        "permessage-deflate; client_max_window_bits",
        "permessage-deflate; server_no_context_takeover; client_max_window_bits=15, elsewhere; a=b",
        "x-webkit-deflate-frame",
    ],
)
def test_offers_of_browsers_are_taken(guest: Visitor, offer: str) -> None:
    """And so is what means nothing here."""
    assert first_line(guest, offer).startswith(b"HTTP/1.1 101 ")


def test_a_pace_is_for_all_connections_of_a_kernel() -> None:
    """One more connection gives no more."""
    flow = Flow()
    assert flow.sent.allows(SENT_AT_ONCE - 10_000)
    assert not flow.sent.allows(LONGEST_PACKED)
