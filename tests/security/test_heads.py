"""Tornado refuses requests that are too large, too slow or malformed, by its options."""

import socket
from contextlib import suppress
from types import SimpleNamespace

import pytest

from tests.pages import first_of
from tests.security.client import PATIENCE, Visitor
from tests.served import Served
from tutor.core.records.files import LONGEST_LINK
from widgets.server.access import LONGEST_LIKING, language_liked
from widgets.server.limits import BODY, HEADERS

BEGUN = b"POST /x HTTP/1.1\r\nHost: localhost\r\n"
CHUNKED = BEGUN + b"Transfer-Encoding: chunked\r\n\r\n"
TOO_LARGE = {
    "a long address": b"GET /?" + b"x" * HEADERS + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "many lines": b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"a:\r\n" * (HEADERS // 4) + b"\r\n",
    "a head without an end": b"GET / HTTP/1.1\r\nHost: localhost\r\na: " + b"x" * 2 * HEADERS,
    "a long body": BEGUN + b"Content-Length: %d\r\n\r\n" % (BODY + 1),
    "a long body in pieces": CHUNKED + b"%x\r\n" % (BODY + 1) + b"x" * (BODY + 1) + b"\r\n",
    "many pieces": CHUNKED + b"1\r\nx\r\n" * (BODY + 1) + b"0\r\n\r\n",
    "a body of no length": BEGUN + b"Content-Length: many\r\n\r\n",
    "a host that is none": b"GET / HTTP/1.1\r\nHost: a b\r\n\r\n",
    "two hosts": b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n",
    "no host": b"GET / HTTP/1.1\r\n\r\n",
    "many parameters": b"GET /x?" + b"a&" * 9_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
}
COSTLY = {
    "some parameters": ("&".join(["a=1"] * 900), {}),
    "cookies of many servers": ("", {"Cookie": "; ".join(f"c{n}={n:040}" for n in range(90))}),
    "more cookies than any browser has": ("", {"Cookie": ";".join(["a="] * 4_000)}),
    "a host of many digits": ("", {"Host": "localhost:" + "1" * 4_000}),
}
SLOW = {
    "nothing": b"",
    "half a line": b"GET",
    "half a head": b"GET / HTTP/1.1\r\nHost: localhost",
    "half a body": BEGUN + b"Content-Length: 9\r\n\r\nhalf",
}


@pytest.mark.parametrize("name", TOO_LARGE)
def test_a_request_that_is_too_large_or_odd_is_refused(server: Served, name: str) -> None:
    """The server ends the connection of a request that is too large or malformed, and answers the next request."""
    visitor = Visitor(server.link)
    said = b""
    with (
        socket.create_connection(("localhost", visitor.port), PATIENCE) as opened,
        suppress(ConnectionError),  # unread bytes make the end abrupt
    ):
        opened.sendall(TOO_LARGE[name])
        while more := opened.recv(4096):
            said += more
    assert said in (b"", b"HTTP/1.1 400 Bad Request\r\n\r\n")
    assert visitor.ask("nowhere.html").status == 404


@pytest.mark.parametrize("name", COSTLY)
def test_a_request_that_is_slow_to_parse_is_answered(server: Served, name: str) -> None:
    """A request that takes long to parse causes no fault, and its size is limited."""
    query, headers = COSTLY[name]
    visitor = Visitor(server.link)
    assert visitor.ask(f"nowhere.html?{query}", headers=headers).status in (403, 404)
    assert visitor.ask("nowhere.html").status == 404


@pytest.mark.endurance
@pytest.mark.parametrize("name", SLOW)
def test_a_silent_connection_is_closed(server: Served, name: str) -> None:
    with socket.create_connection(("localhost", Visitor(server.link).port), PATIENCE) as opened:
        opened.sendall(SLOW[name])
        assert opened.recv(4096) == b""


def test_the_address_of_all_interfaces_is_no_host(server: Served) -> None:
    """The server refuses the host 0.0.0.0, which some browsers lead to this machine from any site."""
    assert Visitor(server.link).ask("", headers={"Host": "0.0.0.0:1"}).status == 403


@pytest.mark.parametrize(
    ("liked", "language"),
    [("it", "it"), ("," * LONGEST_LIKING + "it", "en"), ("xx," * 200 + "it", "it")],
)
def test_only_the_first_languages_of_a_browser_are_read(liked: str, language: str) -> None:
    """The server looks for its languages only among the first that a browser names."""
    request = SimpleNamespace(headers={"Accept-Language": liked})
    handler = SimpleNamespace(request=request, get_query_argument=lambda _, default: default)
    assert language_liked(handler, ("en", "it")) == language


def test_a_long_name_is_no_waiting_kernel(server: Served) -> None:
    """The server refuses a long name in an address before it looks for a handler, like other long addresses."""
    assert Visitor(server.link).ask("voila/query/" + "a" * 600).status == 404


@pytest.mark.parametrize("page", first_of(["voila/tree", ""], 1))
def test_a_long_link_opens_the_page(server: Served, page: str) -> None:
    """The longest possible link, with many escaped letters, opens a page."""
    link = "1." + "A" * (LONGEST_LINK - 2)
    spelt = "".join(f"%{ord(letter):02X}" for letter in link[:6000]) + link[6000:]
    assert Visitor(server.link).come(f"{page}?r={spelt}&lang=it").status == 200
