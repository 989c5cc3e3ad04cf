"""Tests of the compression of answers, and of what a browser may store."""

import gzip
import socket
import sys
import uuid
from email.message import Message
from http.client import HTTPConnection
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.security import client
from tests.security.test_sent import widget_states
from tests.security.visiting import Visitor
from tests.served import PATIENCE, Served
from widgets.server.answers import FOR_A_LESSON, FOR_EVER, wants_packed

SCRIPT = "/voila/static/voila.js"
STYLES = "/voila/templates/lab/static/index.css"
MANIFEST = "/voila/labextensions/anywidget/package.json"
TEXTS = {"script": SCRIPT, "styles": STYLES, "list": "/voila/tree"}
STATIC = Path(sys.prefix, "share", "jupyter", "voila", "templates", "base", "static")


class Received(NamedTuple):
    """An answer with its bytes as they came over the network."""

    status: int
    headers: Message
    body: bytes


def ask(link: str, path: str, method: str = "GET", **headers: str) -> Received:
    """Send a request with these headers, and return the answer without unpacking it."""
    connection = HTTPConnection("127.0.0.1", Visitor(link).port, timeout=PATIENCE)
    try:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.putrequest(method, path, skip_accept_encoding=True)
        for name, value in named.items():
            connection.putheader(name, value)
        connection.endheaders()
        response = connection.getresponse()
        return Received(response.status, response.headers, response.read())
    finally:
        connection.close()


@pytest.fixture(scope="module")
def link(server: Served) -> str:
    """Return the server's link."""
    return server.link


@pytest.mark.parametrize("name", TEXTS)
def test_text_is_packed_for_a_browser_that_accepts_it(link: str, name: str) -> None:
    """A browser that accepts packed text gets it packed, and caches on the way do not give it to other browsers."""
    plain, packed = ask(link, TEXTS[name]), ask(link, TEXTS[name], Accept_Encoding="br, gzip")
    assert (plain.status, packed.status) == (200, 200)
    assert "Content-Encoding" not in plain.headers
    assert packed.headers["Content-Encoding"] == "gzip"
    for answer in (plain, packed):
        assert "Accept-Encoding" in answer.headers["Vary"]
        length = answer.headers["Content-Length"]
        assert length is None or int(length) == len(answer.body)
    assert gzip.decompress(packed.body) == plain.body
    assert len(packed.body) < 0.7 * len(plain.body)


def test_a_page_is_packed_and_not_stored(link: str) -> None:
    """A page is sent packed, and a browser may not store it, because its kernel ends."""
    packed = ask(link, "/", Accept_Encoding="br, gzip")
    assert packed.headers["Content-Encoding"] == "gzip"
    assert "no-store" in packed.headers["Cache-Control"]
    assert len(packed.body) < 0.7 * len(gzip.decompress(packed.body))


@pytest.mark.parametrize("said", ["identity", "br", "gzip;q=0", "gzip; q=0.000", "*;q=0", "xgzip"])
def test_nothing_is_packed_for_a_browser_that_does_not_accept_it(link: str, said: str) -> None:
    """Text stays unpacked for a browser that does not accept packing, or accepts it with a weight of 0."""
    assert "Content-Encoding" not in ask(link, SCRIPT, Accept_Encoding=said).headers


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("", False),
        ("gzip", True),
        ("GZIP;Q=0.5", True),
        ("deflate, gzip ; q=1.0 , br", True),
        ("*", False),
        ("*, gzip;q=0", False),
        ("*;q=0, gzip", True),
        (";;,gzip;;q=,", False),
    ],
)
def test_accepted_encodings_are_read_with_their_weights(said: str, expected: bool) -> None:
    """The server accepts an encoding only by its name and with its weight; `*` does not count."""
    assert wants_packed(said) is expected


def test_packed_files_stay_as_they_are(link: str) -> None:
    """A font, which is already packed, and a short answer that packing would not shorten are sent as they are."""
    font = next(STATIC.glob("*.woff")).name
    assert ask(link, f"/voila/static/{font}").headers["Cache-Control"] == FOR_EVER
    for path in (f"/voila/static/{font}", "/voila/api/themes/nothing", "/nowhere"):
        answer = ask(link, path, Accept_Encoding="gzip")
        assert "Content-Encoding" not in answer.headers, path
        assert int(answer.headers["Content-Length"]) == len(answer.body)


def test_a_part_of_a_file_comes_unpacked(link: str) -> None:
    """A browser that asks for some bytes of a file gets those unpacked, and HEAD describes the whole file."""
    whole = ask(link, SCRIPT).body
    part = ask(link, SCRIPT, Range="bytes=100-199", Accept_Encoding="gzip")
    assert (part.status, part.body) == (206, whole[100:200])
    assert "Content-Encoding" not in part.headers
    head = ask(link, SCRIPT, "HEAD", Accept_Encoding="gzip")
    assert (head.status, head.body) == (200, b"")


def test_a_stored_file_is_not_sent_again(link: str) -> None:
    """A browser that sends the tag of its stored file gets no content; packed and unpacked files have different tags."""
    for said, weak in (("gzip", True), ("identity", False)):
        first = ask(link, SCRIPT, Accept_Encoding=said)
        assert first.headers["Etag"].startswith("W/") is weak
        assert first.headers["Cache-Control"] == FOR_A_LESSON
        again = ask(link, SCRIPT, Accept_Encoding=said, If_None_Match=first.headers["Etag"])
        assert (again.status, again.body) == (304, b"")
        assert again.headers["Cache-Control"] == FOR_A_LESSON


def test_a_file_with_its_hash_in_its_name_is_stored_for_ever(link: str) -> None:
    """A browser may keep a file with a hash in its name for ever."""
    manifest = ask(link, MANIFEST).body.decode()
    _, _, rest = manifest.partition("remoteEntry.")
    entry = f"/voila/labextensions/anywidget/static/remoteEntry.{rest.partition('.')[0]}.js"
    assert ask(link, entry).headers["Cache-Control"] == FOR_EVER
    for path in ("/nowhere.0123456789abcdef.js", "/voila/static/nothing.0123456789abcdef.js"):
        answer = ask(link, path)
        assert answer.status in (403, 404)
        assert answer.headers["Cache-Control"] != FOR_EVER


def test_a_socket_carries_the_same_packed_or_not(guest: Visitor) -> None:
    """A socket packs its frames if both sides agree, and the content is the same packed or not."""
    wished = client.handshake(guest, uuid.uuid4().hex, "Accept-Encoding: gzip, *")
    with socket.create_connection((guest.host, guest.port), PATIENCE) as opened:
        opened.sendall(wished)
        head = opened.recv(4096).lower()
    assert head.startswith(b"http/1.1 101 ")
    assert b"sec-websocket-accept: " in head
    for name in (b"content-encoding", b"sec-websocket-extensions"):
        assert name not in head
    said = {}
    for packed in (None, "deflate"):
        with guest.channel(compression=packed) as channel:
            assert bool(channel.protocol.extensions) is (packed is not None)
            said[packed] = widget_states(channel)
    assert len(str(said[None])) > 10_000
    assert said["deflate"] == said[None]
