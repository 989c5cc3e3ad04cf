"""The connection between a page and its kernel, used by an attacker."""

import json
import uuid
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from tests.security.client import PATIENCE, Visitor, ask_kernel, frame, message
from tests.served import Served

UNREADABLE, CUT, TOO_BIG = 1003, 1006, 1009

HEADER = b'{"msg_id": "1", "msg_type": "comm_info_request", "session": "s"}'
NOTHING = [b"{}", b"{}", b"{}"]
WHOLE = [b"shell", HEADER, *NOTHING]
BEGIN = 8 * 7
DEEP = b"[" * 100_000

BROKEN: dict[str, bytes | str] = {
    "nothing": b"",
    "a count alone": (2**40).to_bytes(8, "little"),
    "a count of all bits": b"\xff" * 8,
    "no offsets": frame(WHOLE, []),
    "an offset too few": frame(WHOLE[:4]),
    "too many offsets": frame([*WHOLE, *[b""] * 60]),
    "half an offset": frame(WHOLE)[:12],
    "offsets that fall": frame(WHOLE, [BEGIN, BEGIN + 9, BEGIN + 5, BEGIN + 5, BEGIN + 5, 132]),
    "offsets inside the offsets": frame(WHOLE, [0, 5, 9, 11, 13, 15]),
    "offsets past the end": frame(WHOLE, [BEGIN, *[2**63 + more for more in range(5)]]),
    "a tail": frame(WHOLE) + b"tail",
    "a channel in no alphabet": frame([b"\xff\xfe", HEADER, *NOTHING]),
    "a header that is no JSON": frame([b"shell", b"{", *NOTHING]),
    "a header that is a list": frame([b"shell", b"[1]", *NOTHING]),
    "a header with nothing in it": frame([b"shell", *NOTHING, b"{}"]),
    "a kind that is a number": frame([b"shell", HEADER.replace(b'"1"', b"1"), *NOTHING]),
    "a content that is deep": frame([b"shell", HEADER, b"{}", b"{}", DEEP]),
    "text": json.dumps({"channel": "shell", "header": {"msg_type": "comm_info_request"}}),
    "text that is nonsense": "\x00",
}

CHANNELS = ["shell", "control", "stdin", "iopub", "hb", "", "nowhere"]
KINDS = [
    "execute_request", "inspect_request", "complete_request", "history_request",
    "is_complete_request", "connect_request", "comm_info_request", "kernel_info_request",
    "shutdown_request", "interrupt_request", "debug_request", "input_reply", "create_subshell_request",
    "comm_open", "comm_msg", "comm_close", "usage_request", "",
]  # fmt: skip


@pytest.fixture(scope="module")
def victim(bystander: Visitor) -> Iterator[ClientConnection]:
    """Return the connection of a visitor who must still be served, whatever an attacker does."""
    with bystander.channel() as channel:
        yield channel


@pytest.fixture(scope="module")
def visitor(server: Served) -> Iterator[Visitor]:
    """Return a visitor with a kernel."""
    visitor = Visitor(server.link)
    assert visitor.come().status == 200
    yield visitor
    visitor.leave()


def closed_by(channel: ClientConnection) -> int:
    """Wait until the server closes the connection, and return the code with which it closed."""
    with suppress(ConnectionClosed):
        while True:
            channel.recv(timeout=PATIENCE)
    return channel.close_code or 0


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_frame_ends_its_own_connection(
    visitor: Visitor, victim: ClientConnection, name: str
) -> None:
    """After a broken frame the server ends the connection of its sender, and all other connections go on."""
    with visitor.channel() as channel:
        channel.send(BROKEN[name])
        assert closed_by(channel) == UNREADABLE
    assert ask_kernel(victim)


def test_no_message_runs_code_or_ends_the_kernel(
    server: Served, visitor: Visitor, victim: ClientConnection, tmp_path: Path
) -> None:
    """Of all kinds of messages on all channels only those that a page needs have an effect."""
    trace = tmp_path / "trace"
    content = {
        "code": f"open({str(trace)!r}, 'w').close()",
        "user_expressions": {"it": f"open({str(trace)!r}, 'w').close()"},
        "silent": False,
        "restart": True,
        "target_name": "jupyter.widget",
        "comm_id": uuid.uuid4().hex,
        "data": {},
        "cursor_pos": 0,
    }
    before = server.kernels()[visitor.kernel_id]
    with visitor.channel() as channel:
        ask_kernel(channel)
        for kind in KINDS:
            for at in CHANNELS:
                channel.send(message(kind, content, at))
        said = {kind for kind, _ in ask_kernel(channel)} | {kind for kind, _ in ask_kernel(channel)}
    assert said <= {"kernel_info_reply", "comm_info_reply", "status", "comm_close", "stream"}
    assert not trace.exists()
    assert server.kernels()[visitor.kernel_id] == before
    assert ask_kernel(victim)


def test_a_page_makes_no_widgets(visitor: Visitor) -> None:
    """The kernel makes no widget at a page's request."""
    state = {"_model_module": "@jupyter-widgets/controls", "_model_name": "FileUploadModel"}
    made = uuid.uuid4().hex
    opened = {"comm_id": made, "target_name": "jupyter.widget", "data": {"state": state}}
    with visitor.channel() as channel:
        channel.send(message("comm_open", opened))
        channel.send(message("comm_info_request"))
        said = ask_kernel(channel)
    [comms] = [content["comms"] for kind, content in said if kind == "comm_info_reply"]
    assert comms
    assert made not in comms


@pytest.mark.parametrize("compression", ["deflate", None])
def test_a_huge_message_is_refused(
    visitor: Visitor, victim: ClientConnection, compression: str | None
) -> None:
    """A message of fifty megabytes ends its connection, packed or not."""
    with visitor.channel(compression=compression) as channel:
        with suppress(ConnectionClosed):  # the server does not wait for the whole message
            channel.send(bytes(50_000_000))
        assert closed_by(channel) in (TOO_BIG, CUT)
    assert ask_kernel(victim)


@pytest.mark.parametrize(
    ("status", "options"),
    [
        (403, {"origin": "http://elsewhere.example"}),
        (400, {"subprotocols": None}),
        (400, {"subprotocols": ["v0.kernel.websocket.jupyter.org"]}),
        (400, {"session": "s" * 300}),
        (400, {"session": "%00"}),
        (400, {"session": ""}),
        (404, {"kernel_id": str(uuid.uuid4())}),
    ],
)
def test_requests_that_no_page_makes_are_refused(
    visitor: Visitor, status: int, options: dict[str, str]
) -> None:
    """The server opens no connection for requests that no page makes, and its log gets no line.

    The requests come from pages of other servers, with other protocols, strange session names and
    unknown kernels.
    """
    with pytest.raises(InvalidStatus) as refused, visitor.channel(**options):
        pass
    assert refused.value.response.status_code == status


def test_connections_to_one_kernel_are_few(visitor: Visitor) -> None:
    """A kernel allows four connections, of which a page needs one.

    A closed one makes room for another.
    """
    with ExitStack() as opened:
        for _ in range(4):
            opened.enter_context(visitor.channel())
        with pytest.raises(InvalidStatus) as refused, visitor.channel():
            pass
        assert refused.value.response.status_code == 429
    with visitor.channel() as channel:
        assert ask_kernel(channel)


@pytest.mark.endurance
def test_a_repeated_message_does_not_fill_the_log(server: Served, victim: ClientConnection) -> None:
    """The kernel logs each repetition of a message.

    The server's log takes only some of the lines, and others need not wait.
    """
    attacker = Visitor(server.link)
    assert attacker.come().status == 200
    before = len(server.lines)
    again = message("comm_info_request")
    with attacker.channel() as channel:
        for _ in range(800):
            channel.send(again)
        assert ask_kernel(victim)
        assert ask_kernel(channel)  # by now the kernel has seen all messages
    written = "".join(server.lines[before:])
    del server.lines[before:]
    assert "Duplicate Signature" in written
    assert len(written) < 40_000
