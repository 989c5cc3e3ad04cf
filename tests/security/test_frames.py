"""Web socket frames that are no message, or a damaged one."""

import gzip
import socket
import struct
import uuid
import zlib
from contextlib import suppress

import pytest

from tests.pages import first_of
from tests.security.client import GOODBYE, PATIENCE, Visitor, ask_kernel, handshake
from tests.served import Served
from widgets.server.limits import LARGEST_MESSAGE

BEGUN = b"\x02\x80\0\0\0\0"
CONTINUED = b"\x00\x80\0\0\0\0"


pytestmark = pytest.mark.usefixtures("server")  # whose log has no fault


@pytest.mark.parametrize("many", first_of([2_000, 50_000], 1))
def test_endless_empty_frames_keep_no_other_waiting(
    bystander: Visitor, guest: Visitor, many: int
) -> None:
    """Endless empty frames never become a message, and Tornado serves others between them."""
    with socket.create_connection((guest.host, guest.port), PATIENCE) as opened:
        opened.sendall(handshake(guest, uuid.uuid4().hex))
        assert opened.recv(4096).startswith(b"HTTP/1.1 101 ")
        opened.sendall(BEGUN + CONTINUED * many)
        with bystander.channel() as channel:
            assert ask_kernel(channel)
    assert guest.ask("nowhere.html").status == 404


def raw_deflate(data: bytes) -> bytes:
    """Return bytes compressed as in a web socket."""
    packer = zlib.compressobj(wbits=-15)
    return (packer.compress(data) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]


DAMAGED = {
    "no packed bytes": b"\xff" * 40,
    "plain text": b'{"msg_type": "comm_msg"}' * 9,
    "cut short": zlib.compress(bytes(9_000), wbits=-15)[3:],
    "of another form": gzip.compress(b"packed"),
    "longer than a ping": raw_deflate(bytes(9_000)),
    "no text": raw_deflate(b"\xff\xfe"),
}


@pytest.mark.parametrize("damage", DAMAGED)
@pytest.mark.parametrize("opcode", [1, 2, 8, 9, 10])
def test_a_damaged_packed_frame_ends_only_its_connection(
    guest: Visitor, damage: str, opcode: int
) -> None:
    """A damaged frame ends its connection, and the log gets no traceback."""
    send_damaged(guest, damage, opcode)
    assert guest.ask("nowhere.html").status == 404


def send_damaged(guest: Visitor, damage: str, opcode: int) -> None:
    """Send a frame that cannot be unpacked, and wait until the connection ends."""
    packed = DAMAGED[damage][:120]
    frame = bytes([0xC0 | opcode, 0x80 | len(packed), 0, 0, 0, 0]) + packed
    with socket.create_connection((guest.host, guest.port), PATIENCE) as opened:
        offer = "Sec-WebSocket-Extensions: permessage-deflate"
        opened.sendall(handshake(guest, uuid.uuid4().hex, offer))
        assert b"permessage-deflate" in opened.recv(4096)
        opened.sendall(frame + GOODBYE)  # a connection that survives would go on after some frames
        with suppress(ConnectionError):
            while opened.recv(65_536):
                pass


def hung_up(guest: Visitor, sent: bytes) -> bytes:
    """Send a handshake and an unfinished message, close the connection, and return the status."""
    with socket.create_connection((guest.host, guest.port), PATIENCE) as opened:
        opened.sendall(handshake(guest, uuid.uuid4().hex))
        status = opened.recv(4096)[9:12]
        if status == b"101":
            with suppress(ConnectionError):
                opened.sendall(sent)
        return status


@pytest.mark.endurance
@pytest.mark.parametrize("missing", [0, 100], ids=["pieces", "a frame"])
def test_unfinished_messages_fill_no_memory(server: Served, guest: Visitor, missing: int) -> None:
    """The server drops an unfinished message when its connection ends, so that none fills the memory."""
    assert hung_up(guest, BEGUN) == b"101"
    before = server.memory()
    unfinished = LARGEST_MESSAGE - 100_000
    part = b"\x02\xff" + struct.pack(">Q", unfinished) + bytes(4 + unfinished - missing)
    assert [hung_up(guest, part) for _ in range(40)] == [b"101"] * 40
    assert server.memory() - before < 20 * LARGEST_MESSAGE
    assert Visitor(server.link).come().status == 200
