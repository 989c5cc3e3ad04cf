"""No visitor, and no sender without the token, uses up resources that the server needs for others."""

import io
import json
import logging
import os
import socket
import sys
import time
from contextlib import ExitStack, suppress

import psutil
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.security.client import PATIENCE, PROTOCOL, Visitor, ask_kernel, frame, handshake, message
from tests.served import Served
from widgets.server.channel import LONGEST_CONTENT, LONGEST_PART, Unreadable, is_wanted
from widgets.server.limits import (
    BYTES_A_SECOND,
    BYTES_AT_ONCE,
    FAULTS_AT_ONCE,
    LARGEST_MESSAGE,
    Flow,
)
from widgets.server.log import LONGEST_ADDRESS, LONGEST_TRACEBACK, FaultFilter, KernelOutput

NEIGHBOUR = "127.0.0.3"


def header(kind):
    """Return the header of a message of this kind."""
    return json.dumps({"msg_id": "1", "msg_type": kind, "session": "s"}).encode()


@pytest.mark.parametrize(("kind", "passes"), [("comm_msg", True), ("comm_open", False)])
def test_the_server_does_not_parse_a_long_content(kind, passes):
    """The server passes a content that may be long to the kernel unparsed, since parsing would keep others waiting."""
    unread = b"[" * (LONGEST_CONTENT + 1)
    assert is_wanted(frame([b"shell", header(kind), b"{}", b"{}", unread])) is passes


def test_the_other_parts_are_short():
    """The server refuses a message with a long header, parent or metadata, which a page never sends."""
    long = b'{"a": "' + b"x" * 4 * LONGEST_PART + b'"}'
    for place in (1, 2, 3):
        parts = [b"shell", header("comm_msg"), b"{}", b"{}", b"{}"]
        parts[place] = long
        with pytest.raises(Unreadable):
            is_wanted(frame(parts))


def test_unpacked_bytes_have_their_pace():
    """The server lets the unpacked bytes of a file or of stored data pass at once, and slows down any more."""
    flow = Flow()
    assert flow.wait(BYTES_AT_ONCE - 1000) == 0
    assert flow.wait(4 * BYTES_A_SECOND) > 3


@pytest.mark.endurance
def test_packed_messages_keep_no_other_waiting():
    """While four connections send frames that unpack to megabytes, the server still answers another visitor."""
    server = Served("--pool", "0")
    try:
        attacker, victim = Visitor(server.link), Visitor(server.link, NEIGHBOUR)
        assert attacker.come().status == 200
        assert victim.come().status == 200
        nested = {"a": [{}] * 300_000}
        bombs = [message("comm_msg", nested, channel) for channel in ("iopub", "shell")]
        with ExitStack() as opened, victim.channel() as channel:
            sockets = [opened.enter_context(attacker.channel()) for _ in range(4)]
            for each in sockets:
                for bomb in bombs:
                    with suppress(WebSocketException):
                        each.send(bomb)
            assert ask_kernel(channel)
            assert victim.ask("nowhere.html").status == 404
    finally:
        server.stop()


@pytest.mark.endurance
def test_broken_handshakes_are_not_counted():
    """A kernel without a page ends, however many handshakes to it broke off."""
    server = Served("--pool", "0", "--cull-after", "1", "--cull-every", "1")
    try:
        visitor = Visitor(server.link)
        assert visitor.come().status == 200
        kernel = server.kernels()[visitor.kernel_id]
        with visitor.channel() as channel:
            assert ask_kernel(channel)
            for number in range(3):
                _hang_up(visitor, number)
            assert ask_kernel(channel)
        _, alive = psutil.wait_procs([kernel], timeout=PATIENCE)
        assert alive == []
    finally:
        server.stop()


def _hang_up(visitor, number):
    """Ask for a connection to the visitor's kernel and hang up before it opens."""
    with socket.create_connection((visitor.host, visitor.port), PATIENCE) as opened:
        opened.sendall(handshake(visitor, f"gone{number}"))


@pytest.mark.parametrize(
    "path",
    [
        "voila/files/%00" + "a" * 20_000 + ".png",
        "voila/render/" + "a/" * 500 + ".ipynb",
        "a" * 513,
        "voila/files/%00" + "a" * 450 + ".png",
        "voila/files/" + "a" * 260 + ".png",
        "voila/files/%ff.png",
        "voila/tree/a%0ab",
        "voila/render/es/.ipynb",
        "voila/render/es/%2eipynb",
        "static/%ff",
    ],
)
def test_absurd_addresses_lead_nowhere(server, path):
    """An absurd address leads to no page and causes no fault."""
    assert Visitor(server.link).ask(path).status == 404


@pytest.fixture(scope="module")
def visitor(server):
    """Return a visitor with a page."""
    visitor = Visitor(server.link)
    assert visitor.come().status == 200
    yield visitor
    visitor.leave()


def test_half_a_handshake_leaves_no_fault(visitor):
    """The server refuses socket requests that lack a browser's headers, and afterwards serves the visitor."""
    place = f"api/kernels/{visitor.kernel_id}/channels?session_id=half"
    half = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Protocol": PROTOCOL}
    for _ in range(2):
        assert visitor.ask(place, headers=half).status in (400, 426)
    whole = half | {"Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "eA=="}
    assert visitor.ask(place, headers=whole | {"Origin": "http://["}).status in (400, 403)
    with visitor.channel("half") as channel:
        assert ask_kernel(channel)


@pytest.mark.parametrize(
    ("status", "said"),
    [
        (
            403,
            {
                "Sec-Fetch-Site": "cross-site",
                "Sec-Fetch-Mode": "no-cors",
                "Sec-Fetch-Dest": "image",
            },
        ),
        (
            403,
            {
                "Sec-Fetch-Site": "same-site",
                "Sec-Fetch-Mode": "navigate",
                "Sec-Fetch-Dest": "iframe",
            },
        ),
        (
            200,
            {
                "Sec-Fetch-Site": "cross-site",
                "Sec-Fetch-Mode": "navigate",
                "Sec-Fetch-Dest": "document",
            },
        ),
        (
            200,
            {"Sec-Fetch-Site": "none", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"},
        ),
    ],
)
def test_other_sites_open_no_page_of_ours(server, status, said):
    """A link on another site may open the page; a picture, a frame or a script there may not."""
    assert (
        Visitor(server.link)
        .ask("dashboard.ipynb" if status == 403 else "voila/tree", headers=said)
        .status
        == status
    )


def test_faults_in_the_log_are_few_short_and_discreet():
    """The log limits the number and the length of faults, and contains neither games nor tokens."""
    faults = FaultFilter()
    records = [_fault() for _ in range(3 * FAULTS_AT_ONCE)]
    written = [record for record in records if faults.filter(record)]
    assert len(written) == FAULTS_AT_ONCE
    lines = [_line(logging.ERROR) for _ in range(3 * FAULTS_AT_ONCE)]
    assert sum(map(faults.filter, lines)) == FAULTS_AT_ONCE
    assert all(faults.filter(_line(logging.INFO)) for _ in range(3 * FAULTS_AT_ONCE))
    text = logging.Formatter("%(message)s").format(written[0])
    assert "secret" not in text.partition("\n")[0]
    assert len(text) < LONGEST_TRACEBACK + 2 * LONGEST_ADDRESS


def _line(level):
    return logging.LogRecord("tornado.access", level, "", 0, "GET /", (), None)


@pytest.mark.endurance
def test_refusals_in_the_log_are_few_and_short():
    """A visitor who asks for many missing pages does not fill the log."""
    server = Served("--pool", "0", "--verbose")
    try:
        visitor = Visitor(server.link)
        for _ in range(2 * FAULTS_AT_ONCE):
            visitor.ask("nowhere" + "x" * 450, "X" * 1000)
    finally:
        log = server.stop()
    lines = [line for line in log.splitlines() if "/nowhere" in line]
    assert 0 < len(lines) < 2 * FAULTS_AT_ONCE
    assert max(map(len, lines)) < LONGEST_ADDRESS + 200


def _fault():
    try:
        raise ValueError("x" * 100_000)
    except ValueError:
        told = (
            f"GET /{'a' * 1000}?token=secret (127.0.0.1)",
            "HTTPServerRequest(uri='?token=secret')",
        )
        return logging.LogRecord(
            "tornado.application",
            logging.ERROR,
            "",
            0,
            "Uncaught exception %s\n%r",
            told,
            sys.exc_info(),
        )


def test_a_message_with_a_long_wait_ends_its_connection(visitor):
    """A message that waits too long ends its connection, so that waiting messages do not fill the memory."""
    long = message("comm_open", {"data": "x" * (LARGEST_MESSAGE - 1000)})
    with visitor.channel() as channel:
        with suppress(ConnectionClosed):
            for _ in range(BYTES_AT_ONCE // LARGEST_MESSAGE + 2):
                channel.send(long)
            while True:
                channel.recv(timeout=PATIENCE)
        assert (channel.close_code, channel.close_reason) == (1008, "too much at once")


@pytest.mark.parametrize("name", ["é", "a b", "a;b", "a" * 200])
def test_cookies_of_other_programs_shut_no_visitor_out(server, name):
    """A visitor comes in even if other programs have set cookies whose names begin like those of the server."""
    visitor = Visitor(server.link)
    cookie = f"tutor-{visitor.port}-{name}=1".encode().decode("latin-1")
    assert visitor.ask("nowhere.html", headers={"Cookie": cookie}).status == 404
    assert visitor.ask("voila/tree", headers={"Cookie": cookie}).status == 200


def test_control_characters_of_kernels_stay_out_of_the_terminal(monkeypatch):
    """The log shows a kernel's output as text, with lines and tabs but without other control characters."""
    shown = io.StringIO()
    monkeypatch.setattr(sys, "stderr", shown)
    output = KernelOutput()
    os.write(output.into, "a\x1b]0;title\x07\tb\x9b2J\nend\n".encode())
    until = time.monotonic() + PATIENCE
    while "end" not in shown.getvalue() and time.monotonic() < until:
        pass
    assert shown.getvalue() == "a�]0;title�\tb�2J\nend\n"
