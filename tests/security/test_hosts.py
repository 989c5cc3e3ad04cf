"""The server answers only under known names.

Under any other name a foreign page could talk to it.
"""

import socket
from collections.abc import Iterator

import pytest

from tests.security.visiting import Visitor
from tests.served import Served
from widgets.serve import CannotServe, link_to, open_port
from widgets.server.answers import name_of

MACHINE = socket.gethostname()
PLACES = ("/", "/voila/static/voila.js", "/voila/tree", "/api/kernels/0-0-0-0-0")
FOREIGN = (
    "elsewhere.example",
    "localhost.elsewhere.example",
    "127.0.0.1.elsewhere.example",
    f"{MACHINE}.elsewhere.example",
    "elsewhere.example:80",
    "10.9.8.7",
    "[2001:db8::1]",
)


@pytest.fixture(scope="module")
def running_server() -> Iterator[Served]:
    """Start a server for every address of this machine, with further names, open to all."""
    server = Served(
        *("--address", "0.0.0.0", "--no-token", "--pool", "0"),
        *("--host-name", "Tutor.School", "--host-name", "2001:db8::7"),
    )
    yield server
    server.stop()


@pytest.fixture(scope="module")
def visitor(running_server: Served) -> Visitor:
    """Return a visitor of that server."""
    return Visitor(running_server.link)


def test_a_server_open_to_all_says_what_that_means(running_server: Served) -> None:
    """A server open to all prints a link without a token, and a line that says what this means."""
    running_server.hear("Everybody who can reach this machine can open the page")
    assert not [line for line in running_server.lines if "?token=" in line]


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "LOCALHOST.",
        "127.0.0.1",
        "[::1]",
        "[0:0:0:0:0:0:0:1]:8866",
        MACHINE,
        f"{MACHINE.partition('.')[0]}.local",
        "tutor.school",
        "tutor.school:443",
        "[2001:db8:0::7]",
    ],
)
def test_its_own_names_are_answered(visitor: Visitor, host: str) -> None:
    """The server answers under the name in its link, this machine's names and addresses, and the added names."""
    answer = visitor.ask("/voila/static/voila.js", headers={"Host": host})
    assert answer.status == 200


def test_the_address_that_a_request_came_to_is_answered(visitor: Visitor) -> None:
    """The server answers at any address of its machine, even one that the machine gets later."""
    assert visitor.ask("/voila/tree", headers={"Host": "127.0.0.2"}).status == 403
    answer = visitor.ask("/voila/tree", headers={"Host": "127.0.0.2"}, at="127.0.0.2")
    assert answer.status == 200


@pytest.mark.parametrize("host", FOREIGN)
def test_a_foreign_name_is_refused_in_a_sentence(visitor: Visitor, host: str) -> None:
    """A request under a foreign name is refused in a sentence that does not repeat the name."""
    for place in PLACES:
        answer = visitor.ask(place, headers={"Host": host})
        assert answer.status == 403
        assert "does not answer under the name in this address" in answer.text
        assert "elsewhere" not in answer.text
    spanish = visitor.ask("/", headers={"Host": host, "Accept-Language": "es-PE,es;q=0.9"})
    assert "El tutor no responde al nombre" in spanish.text


@pytest.fixture(scope="module")
def kernel(visitor: Visitor) -> str:
    """Return the id of the kernel of the visitor's page."""
    return visitor.kernel()


def test_a_foreign_name_opens_no_channel(visitor: Visitor, kernel: str) -> None:
    """Under a foreign host name no channel opens, even with the kernel's id, the cookie and a matching origin."""
    assert visitor.reach(kernel) == 101
    elsewhere = "elsewhere.example"
    assert visitor.reach(kernel, origin=f"http://{elsewhere}", host=elsewhere) == 403
    assert visitor.ask(f"/api/kernels/{kernel}", headers={"Host": elsewhere}).status == 403


def test_a_foreign_origin_opens_no_channel(visitor: Visitor, kernel: str) -> None:
    """A page of another site cannot talk to a kernel, although the browser sends the cookie."""
    port = visitor.port
    assert visitor.reach(kernel, origin=f"http://127.0.0.1:{port}") == 101
    for origin in (
        "http://elsewhere.example",
        f"http://elsewhere.example:{port}",
        f"http://127.0.0.1:{port + 1}",
        f"http://127.0.0.1:{port}.elsewhere.example",
        "null",
    ):
        assert visitor.reach(kernel, origin=origin) == 403, origin
        asked = visitor.ask(f"/api/kernels/{kernel}", "DELETE", {"Origin": origin})
        assert asked.status in (403, 404), origin
    assert visitor.reach(kernel) == 101


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("Localhost:8866", "localhost"),
        ("[::1]:8866", "::1"),
        ("[::ffff:192.0.2.7]", "192.0.2.7"),
        ("[fe80::1%eth0]:1", "fe80::1"),
        ("tutor.school.", "tutor.school"),
        ("", ""),
    ],
)
def test_a_name_has_one_spelling(host: str, name: str) -> None:
    """The same name with another port, case, bracket or zone is one name."""
    assert name_of(host) == name


def test_a_link_with_an_ipv6_address_can_be_opened() -> None:
    """The link has an IPv6 address in brackets, since a browser would read its end as the port."""
    try:
        sockets = open_port(0, "::1")
    except CannotServe:
        pytest.skip("this machine has no IPv6")
    port = sockets[0].getsockname()[1]
    assert link_to(sockets, "::1") == f"http://[::1]:{port}/"
    for each in sockets:
        each.close()


@pytest.mark.parametrize("address", ["", " "])
def test_an_empty_address_is_refused_by_a_sentence(address: str) -> None:
    """An empty address is refused, since it would mean every address of this machine."""
    with pytest.raises(CannotServe, match="The address after --address is empty"):
        open_port(0, address)
