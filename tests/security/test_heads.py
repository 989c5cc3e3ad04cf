"""What comes before anybody is known: heads of requests that cost more to read than to send."""

import asyncio
import socket
from contextlib import suppress

import pytest
from tornado.httputil import HTTPInputError
from tornado.netutil import bind_sockets
from tornado.web import Application, RequestHandler

from tests.security.client import Visitor
from tutor.core.records.link import LONGEST_LINK
from widgets.server.access import LONGEST_LIKING, language_liked
from widgets.server.arrivals import Arrivals
from widgets.server.connections import LimitedServer
from widgets.server.heads import check_head
from widgets.server.limits import (
    BODY,
    LONGEST_COOKIES,
    MOST_COOKIES_OF_ALL,
    MOST_LINES,
    MOST_PARAMETERS,
)

HEAD = "GET /{where} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{more}\r\n"
COSTLY = {
    "many cookies": "Cookie: " + ";".join(["a="] * (MOST_COOKIES_OF_ALL + 2)) + "\r\n",
    "many lines of cookies": "COOKIE : a=1\r\n" * 99,
    "long cookies": "Cookie: a=" + "x" * LONGEST_COOKIES + "\r\n",
    "many lines": "a:\r\n" * MOST_LINES,
    "lines without returns": "a:\n" * MOST_LINES,
    "a body in pieces": "Transfer-Encoding: chunked\r\n",
    "a body in pieces, otherwise spelt": "transfer-encoding :gzip, chunked\r\n",
}
USUAL = {
    "a browser": "".join(f"Sec-Fetch-{number}: some words\r\n" for number in range(20)),
    "cookies of many servers": f"Cookie: {'; '.join(f'c{n}={n:040}' for n in range(90))}\r\n",
}


def head(more="", where=""):
    """A request with more lines than it needs."""
    return HEAD.format(where=where, more=more).encode()


class Little(RequestHandler):
    """A page that notes who asks for it."""

    async def get(self):
        """Answer when it may."""
        if "slow" in self.request.path:
            await asyncio.Event().wait()
        self.finish("here")


async def opened(server):
    """The place of a server that listens."""
    [bound] = bind_sockets(0, "127.0.0.1")
    server.add_sockets([bound])
    return bound.getsockname()


async def asked(place, request):
    """All that a server answers to a request on a connection of its own."""
    reader, writer = await asyncio.open_connection(*place)
    writer.write(request)
    said = b""
    with suppress(ConnectionError):  # what is not read makes the end abrupt
        said = await reader.read()
    writer.close()
    return said


@pytest.mark.parametrize("more", COSTLY.values(), ids=COSTLY)
def test_a_costly_head_is_refused_while_it_is_bytes(more):
    """It is not taken apart; the connection ends with the refusal."""
    with pytest.raises(HTTPInputError):
        check_head(head(more))


@pytest.mark.parametrize("more", USUAL.values(), ids=USUAL)
def test_what_browsers_send_passes(more):
    """Also with the longest link there is."""
    check_head(head(more, where="?r=" + "x" * LONGEST_LINK))


def test_a_host_of_many_digits_is_refused_while_it_is_bytes():
    """A port as long as that is no number any more; the longest name there is passes."""
    check_head(b"GET / HTTP/1.1\r\nHost: " + b"a" * 253 + b":65535\r\n\r\n")
    with pytest.raises(HTTPInputError):
        check_head(b"GET / HTTP/1.1\r\nHost: localhost:" + b"1" * 5_000 + b"\r\n\r\n")


def test_many_parameters_are_refused_while_they_are_bytes():
    """An address of ours has a handful."""
    check_head(head(where="?" + "a&" * (MOST_PARAMETERS - 1)))
    with pytest.raises(HTTPInputError):
        check_head(head(where="?" + "a&" * MOST_PARAMETERS))


def test_costly_heads_are_answered_with_a_refusal():
    """And the next connection is served."""

    async def serve():
        server = LimitedServer(Application([("/.*", Little)]))
        place = await opened(server)
        found = [await asked(place, head(more)) for more in (*COSTLY.values(), *USUAL.values())]
        server.stop()
        return [said.split(b" ")[1] for said in found]

    assert asyncio.run(serve()) == [b"400"] * len(COSTLY) + [b"200"] * len(USUAL)


def test_heads_have_their_pace():
    """Many long ones from one address are not taken apart either; other addresses are served."""
    long = head("a: " + "x" * 3000 + "\r\n")

    async def serve():
        server = LimitedServer(Application([("/.*", Little)]))
        server._heads = Arrivals(at_once=2 * len(long), a_second=0)
        place = await opened(server)
        found = [await asked(place, long) for _ in range(3)]
        server.stop()
        return [said.split(b" ")[1] for said in found]

    assert asyncio.run(serve()) == [b"200", b"200", b"400"]


def test_whoever_sends_nothing_readable_is_soon_not_listened_to():
    """Each connection has to bring a request; those that do are as many as they like."""

    async def serve():
        server = LimitedServer(Application([("/.*", Little)]))
        server._fruitless = Arrivals(at_once=2, a_second=0)
        place = await opened(server)
        costly = head(COSTLY["many lines"])
        found = [await asked(place, each) for each in (*[head()] * 5, *[costly] * 3, head())]
        server.stop()
        return [said.split(b" ")[1] if said else b"" for said in found]

    assert asyncio.run(serve()) == [b"200"] * 5 + [b"400", b"400", b"", b""]


def test_long_bodies_are_refused(server):
    """No page sends one."""
    visitor = Visitor(server.link)
    with socket.create_connection(("localhost", visitor.port)) as connection:
        connection.sendall(
            b"POST /x HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n" % (BODY + 1)
        )
        said = connection.recv(1000)
    assert said.startswith(b"HTTP/1.1 400")
    assert visitor.ask("nowhere.html").status == 404


def test_the_address_that_stands_for_all_is_no_name(server):
    """Some browsers lead it to this machine, whatever page they show."""
    assert Visitor(server.link).ask("", headers={"Host": "0.0.0.0:1"}).status == 403


def test_only_so_much_of_what_a_browser_likes_is_read():
    """A language is looked for among the first ones."""
    liked = ["it", "," * LONGEST_LIKING + "it", "xx," * 200 + "it"]

    class Liking(RequestHandler):
        def get(self):
            self.finish(language_liked(self, ("en", "it")))

    async def serve():
        server = LimitedServer(Application([("/.*", Liking)]))
        place = await opened(server)
        found = [await asked(place, head(f"Accept-Language: {each}\r\n")) for each in liked]
        server.stop()
        return [said.rsplit(b"\r\n", 1)[1].decode() for said in found]

    assert asyncio.run(serve()) == ["it", "en", "it"]


def test_a_long_name_is_no_kernel_that_waits(server):
    """It is refused like other long addresses, before a handler is looked for."""
    assert Visitor(server.link).ask("voila/query/" + "a" * 600).status == 404


def test_a_long_link_opens_the_page(server):
    """The longest there is, with many of its letters spelt out."""
    link = "1." + "A" * (LONGEST_LINK - 2)
    spelt = "".join(f"%{ord(letter):02X}" for letter in link[:6000]) + link[6000:]
    assert Visitor(server.link).come(f"?r={spelt}&lang=it").status == 200
