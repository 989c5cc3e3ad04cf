"""Tests of connections that visitors may not use: of warm kernels to their server, and under unknown ids."""

import uuid
from collections.abc import Iterator
from contextlib import suppress

import pytest
from websockets.exceptions import InvalidStatus

from tests.pages import first_of
from tests.security.client import PATIENCE, Visitor, ask_kernel
from tests.security.test_frames import send_damaged
from tests.served import Served
from widgets.server import nearest

SHOWN = "application/vnd.jupyter.widget-view+json"
CALLED = "Kernel waits: "


@pytest.fixture(scope="module")
def server() -> Iterator[Served]:
    """Start a server whose warm kernel is still starting.

    Its log must have no fault at the end.
    """
    started = Served("--pool", "1", "--verbose")
    try:
        yield started
        assert started.faults() == ""
    finally:
        started.stop()


@pytest.fixture(scope="module")
def visitor(server: Served) -> Visitor:
    """Return a visitor who has no page yet."""
    return Visitor(server.link)


def refusal_status(visitor: Visitor, kernel_id: str, **options: str) -> int:
    """Return the status with which the server refuses a call under this id."""
    with (
        pytest.raises(InvalidStatus) as caught,
        visitor.socket(f"voila/query/{kernel_id}", **options),
    ):
        pass
    return int(caught.value.response.status_code)


def test_no_stranger_calls_before_a_warm_kernel(server: Served) -> None:
    """While a warm kernel is starting, the server refuses any other caller under its id."""
    attacker = Visitor(server.link)
    while not server.kernels():
        assert not server.has_said(CALLED)
    [warm] = server.kernels()
    assert [refusal_status(attacker, warm) for _ in range(3)] == [403] * 3
    server.hear(CALLED)
    assert refusal_status(attacker, warm) == 403


def test_no_stranger_answers_for_a_warm_kernel_or_reaches_it(
    server: Served, visitor: Visitor
) -> None:
    """A call under an invented id, or under that of a waiting kernel, cannot take the kernel's place.

    No visitor can reach or end the kernel before a page takes it; the next visitor gets the kernel
    and its page.
    """
    server.hear(CALLED)
    calls = [line.split(CALLED)[1] for line in server.lines if CALLED in line]
    warm = calls[-1][:36]
    attacker = Visitor(server.link)
    invented = str(uuid.uuid4())
    assert [refusal_status(attacker, invented) for _ in range(2)] == [403, 403]
    assert refusal_status(attacker, warm) == 403
    assert refusal_status(attacker, warm, origin=server.link.rstrip("/")) == 403
    attacker.ask("nowhere")
    token = {"X-XSRFToken": attacker.cookies["_xsrf"]}
    assert attacker.ask(f"api/kernels/{warm}", "DELETE", token).status == 404
    assert not reaches(attacker, warm)
    answer = visitor.come("?lesson=quick_start&ply=3")
    assert visitor.kernel_id == warm
    assert SHOWN in answer.text
    with visitor.channel() as channel:
        assert ask_kernel(channel)
    assert refusal_status(visitor, warm) == 403
    assert not reaches(attacker, warm)


def reaches(visitor: Visitor, kernel_id: str) -> bool:
    """Return whether a kernel answers a visitor; if not, the server must refuse as for a missing kernel."""
    with suppress(InvalidStatus), visitor.channel(kernel_id=kernel_id):
        return True
    return visitor.ask(f"api/kernels/{kernel_id}").status != 404


def test_a_damaged_packed_frame_is_a_line_in_a_full_log(server: Served, visitor: Visitor) -> None:
    """A damaged compressed frame leaves a line in the full log, without its content and without a traceback."""
    if not visitor.kernel_id:  # the visitor of the test before has a page
        assert visitor.come().status == 200
    send_damaged(visitor, "plain text", 2)
    server.hear("A frame cannot be unpacked or answered: ")
    assert not server.has_said("msg_type")


@pytest.mark.parametrize("address", first_of(["::1", "127.0.0.2", "0.0.0.0"], 1))
@pytest.mark.endurance
def test_a_warm_kernel_finds_its_server_at_any_address(address: str) -> None:
    """A server at one address of the machine, or at all of them, serves a page from a warm kernel."""
    server = Served("--address", address, "--no-token", "--pool", "1", "--verbose")
    try:
        server.hear(CALLED)
        [warm] = server.kernels()
        link = server.link if address in ("127.0.0.2", "::1") else local_link(server.link, address)
        visitor = Visitor(link)
        answer = visitor.come()
        assert (answer.status, visitor.kernel_id) == (200, warm)
        assert SHOWN in answer.text
        assert server.faults() == ""
    finally:
        server.stop()


def test_a_server_at_all_addresses_is_near() -> None:
    """If a server listens at all addresses, its kernels call it at the loopback address, in IPv4 or IPv6."""
    everywhere = ["0.0.0.0", "::", "192.0.2.7", "2001:db8::1"]
    assert list(map(nearest, everywhere)) == ["127.0.0.1", "::1", "192.0.2.7", "2001:db8::1"]


def local_link(link: str, address: str) -> str:
    """Return the link to a server on this machine, with `address` in place of the machine's name."""
    port = link.rsplit(":", 1)[1]
    return f"http://{nearest(address)}:{port}"


@pytest.mark.endurance
def test_a_kernel_waits_for_a_page_that_loads_slowly() -> None:
    """A kernel waits for its first page, however short the timeout of a kernel without a page is."""
    server = Served("--pool", "0", "--cull-after", "1", "--cull-every", "1")
    try:
        slow, lost = Visitor(server.link), Visitor(server.link)
        assert slow.come().status == 200
        assert lost.come().status == 200
        with lost.channel() as channel:
            assert ask_kernel(channel)
        server.kernels()[lost.kernel_id].wait(PATIENCE)
        with slow.channel() as channel:
            assert ask_kernel(channel)
        assert server.faults() == ""
    finally:
        server.stop()
