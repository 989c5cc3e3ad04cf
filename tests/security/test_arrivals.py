"""Tests with more visitors than the server has room for, some of whom misbehave."""

import asyncio
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import psutil
import pytest

from tests.security.client import KERNEL, PATIENCE, Visitor, ask_kernel
from tests.served import Served, Server
from widgets.server.admission import ARRIVAL
from widgets.server.arrivals import Arrivals, Crowded, FairLimiter, neighbourhood
from widgets.server.limits import (
    ARRIVALS_AT_ONCE,
    CONNECTIONS,
    FEWEST_PLACES,
    KERNEL_SIZE,
    MOST_PLACES,
    NETWORK_SHARE,
    Pace,
    places,
)

NEIGHBOUR = "127.0.0.9"
WHOLE = b"0\r\n\r\n"
"""The bytes that end an answer sent in chunks."""
SHOWN = "application/vnd.jupyter.widget-view+json"
Start = Callable[..., Served]


@pytest.fixture
def start() -> Iterator[Start]:
    """Return a function that starts servers on this machine, whose logs must have no fault at the end."""
    started: list[Served] = []

    def start_one(*options: str) -> Served:
        started.append(Served("--address", "127.0.0.1", *options))
        return started[-1]

    yield start_one
    faults = [server.faults() for server in started]
    for server in started:
        server.stop()
    assert not any(faults), faults


def narrow() -> Server:
    """Start a server with descriptors for three pages, whatever number of visitors is asked for."""
    command = [sys.executable, "-m", "widgets.serve", "--no-browser", "--port", "0"]
    few = ["sh", "-c", 'ulimit -n 300 && exec "$0" "$@"', *command, "--pool", "0"]
    return Server([*few, "--address", "127.0.0.1", "--most-visitors", "40"])


@pytest.mark.endurance
def test_the_chosen_number_of_visitors_comes_in(start: Start) -> None:
    """The chosen number of visitors gets pages even from one address, as behind a router or a proxy."""
    server = start("--most-visitors", "2", "--pool", "0")
    assert [Visitor(server.link).come().status for _ in range(3)] == [200, 200, 503]


@pytest.mark.endurance
def test_there_are_never_more_kernels_than_places(start: Start) -> None:
    """Of many visitors who come together, some get a page and the others a polite sentence, whatever their address."""
    server = start("--most-visitors", "3", "--pool", "1")
    visitors = [Visitor(server.link) for _ in range(8)]
    with ThreadPoolExecutor(8) as together:
        answers = list(together.map(Visitor.come, visitors))
    assert sorted(answer.status for answer in answers) == [200] * 3 + [503] * 5
    assert all(SHOWN in answer.text for answer in answers if answer.status == 200)
    assert len(server.kernels()) == 3
    assert Visitor(server.link, NEIGHBOUR).come().status == 503
    first = next(visitor for visitor in visitors if visitor.kernel_id)
    with first.channel() as channel:
        assert ask_kernel(channel)


@pytest.mark.endurance
@pytest.mark.skipif(sys.platform == "win32", reason="descriptors are not counted there")
def test_there_are_never_more_kernels_than_descriptors() -> None:
    """When one address uses many connections, descriptors for a page of another address are left."""
    server = narrow()
    with ExitStack() as open_until_the_end:
        for _ in range(2):
            visitor = Visitor(server.link)
            assert visitor.come().status == 200
            for _ in range(CONNECTIONS):
                assert ask_kernel(open_until_the_end.enter_context(visitor.channel()))
        assert Visitor(server.link).come().status == 503
        neighbour = Visitor(server.link, NEIGHBOUR)
        assert neighbour.come().status == 200
        assert ask_kernel(open_until_the_end.enter_context(neighbour.channel()))
    assert server.faults() == ""
    server.stop()


@pytest.mark.endurance
def test_a_late_visitor_reads_why_and_what_to_do(start: Start) -> None:
    """A visitor for whom there is no room reads why and when to come again, in the language of address or browser."""
    server = start("--most-visitors", "1", "--pool", "0")
    first = Visitor(server.link)
    assert first.come().status == 200
    late = Visitor(server.link)
    refused = late.come()
    assert (refused.status, refused.headers["Retry-After"]) == (503, "30")
    assert "All places are taken" in refused.text
    assert "Wait a minute and load this page again." in refused.text
    assert "plazas están ocupadas" in late.come(Accept_Language="fr, es-PE;q=0.8, en").text
    assert "posti sono occupati" in late.come("?lang=it", Accept_Language="es").text
    assert first.leave() == 204
    assert late.come().status == 200


@pytest.mark.endurance
def test_a_warm_kernel_leaves_its_place_to_a_visitor(start: Start) -> None:
    """With room for one kernel, a warm kernel takes it only until a visitor opens a notebook."""
    server = start("--most-visitors", "1", "--pool", "1", "--verbose")
    server.hear("Kernel waits: ")
    [warm] = server.kernels()
    reader = Visitor(server.link)
    answer = reader.come("voila/render/00_start_here.ipynb")
    assert answer.status == 200
    assert list(server.kernels()) == [reader.kernel_id] != [warm]
    assert Visitor(server.link).come().status == 503
    assert reader.leave() == 204
    assert Visitor(server.link).come().status == 200
    assert len(server.kernels()) == 1


@pytest.mark.endurance
@pytest.mark.parametrize("many", [3, 59])
def test_visitors_who_hang_up_leave_no_kernel(start: Start, many: int) -> None:
    """Visitors who ask for a page and hang up cost a handful of kernels, which end again."""
    server = start("--pool", "0")
    for _ in range(many):
        Visitor(server.link).knock().close()
    stayed = Visitor(server.link, NEIGHBOUR)
    assert stayed.come().status == 200
    others = [process for kernel, process in server.kernels().items() if kernel != stayed.kernel_id]
    assert len(others) <= 2 * (psutil.cpu_count() or 1) + 4
    _, alive = psutil.wait_procs(others, timeout=PATIENCE)
    assert alive == []
    assert list(server.kernels()) == [stayed.kernel_id]


@pytest.mark.endurance
@pytest.mark.skipif(sys.platform == "win32", reason="descriptors are not counted there")
def test_a_flood_of_requests_from_one_address_shuts_no_other_out() -> None:
    """The senders of a flood of requests have to wait, and a visitor from another address still gets a page."""
    server = narrow()
    greedy = [Visitor(server.link).come().status for _ in range(200)]
    assert greedy.count(200) == 2
    assert greedy.count(429) > 20
    assert Visitor(server.link, NEIGHBOUR).come().status == 200
    assert server.faults() == ""
    server.stop()


def test_a_class_behind_one_router_may_arrive_together() -> None:
    """Twenty-four visitors of one address may all load and reload the page at once.

    Later loads from there have to wait, and loads from another address do not.
    """
    arrivals = Arrivals()
    assert all(arrivals.allow("192.0.2.1") for _ in range(48))
    assert not all(arrivals.allow("192.0.2.1") for _ in range(48))
    assert arrivals.allow("192.0.2.2")


def test_turns_go_round_the_addresses() -> None:
    """The next turn to load a page goes to another address, however many visitors wait at one.

    A visitor who left costs no turn.
    """
    came: list[str] = []

    async def visit(turns: FairLimiter, name: str) -> None:
        async with turns.of(name[0]):
            came.append(name)
            await asyncio.sleep(0)

    async def arrive() -> None:
        turns = FairLimiter(1)
        names = ["a1", "a2", "a3", "a4", "b1", "c1", "b2"]
        tasks = [asyncio.create_task(visit(turns, name)) for name in names]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await visit(turns, "d1")

    asyncio.run(arrive())
    assert came == ["a1", "b1", "c1", "a3", "b2", "a4", "d1"]


def test_one_address_never_has_all_turns() -> None:
    """However much one address asks for, a visitor from elsewhere comes in at once."""
    came: list[str] = []

    async def visit(turns: FairLimiter, name: str, after: asyncio.Event) -> None:
        async with turns.of(name[0]):
            came.append(name)
            await after.wait()

    async def arrive() -> None:
        turns, now, later = FairLimiter(4), asyncio.Event(), asyncio.Event()
        now.set()
        slow = [asyncio.create_task(visit(turns, f"a{place}", later)) for place in range(6)]
        await asyncio.sleep(0)
        assert came == ["a0", "a1"]
        await visit(turns, "b0", now)
        await asyncio.gather(*(visit(turns, f"{name}1", now) for name in "bcd"))
        assert came == ["a0", "a1", "b0", "b1", "c1", "d1"]
        slow[2].cancel()
        later.set()
        await asyncio.gather(*slow, return_exceptions=True)
        assert came[6:] == ["a3", "a4", "a5"]
        await asyncio.gather(*(visit(turns, f"{name}2", now) for name in "eeee"))
        assert came[9:] == ["e2"] * 4
        assert turns._free == 4
        assert not turns._held

    asyncio.run(arrive())


def test_a_turn_ends_after_a_time() -> None:
    """A page that takes long to load is completed, but the next page need not wait until it is."""

    async def visit(turns: FairLimiter, after: asyncio.Event, done: asyncio.Event) -> None:
        async with turns.of("a"):
            await after.wait()
        done.set()

    async def arrive() -> None:
        turns, never, now = FairLimiter(1, longest=0), asyncio.Event(), asyncio.Event()
        ends = [asyncio.Event() for _ in range(3)]
        now.set()
        slow = asyncio.create_task(visit(turns, never, ends[0]))
        await asyncio.gather(visit(turns, now, ends[1]), visit(turns, now, ends[2]))
        assert not ends[0].is_set()
        never.set()
        await slow
        # One turn is free again, and no more: none was passed on twice.
        assert turns._free == 1

    asyncio.run(arrive())


def test_a_visitor_with_a_long_wait_reads_so_and_loses_no_turn() -> None:
    """A visitor who has waited too long reads so, and gets the next turn by coming again."""

    async def arrive() -> None:
        turns, over = FairLimiter(1, patience=0.05), asyncio.Event()
        came: list[str] = []

        async def visit(name: str) -> None:
            async with turns.of(name):
                came.append(name)
                await over.wait()

        first = asyncio.create_task(visit("a"))
        waiting = [asyncio.create_task(visit(name)) for name in "abb"]
        told = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(each) for each in told] == [Crowded] * 3
        again = asyncio.create_task(visit("b"))
        await asyncio.sleep(0)
        over.set()
        await asyncio.gather(first, again)
        assert came == ["a", "b"]
        assert turns._free == 1
        assert not turns._held

    asyncio.run(arrive())


def test_the_first_comes_in_first_however_often_it_was_told_to_wait() -> None:
    """Visitors of one address keep their place in the queue when they come again."""

    async def arrive() -> None:
        turns, over = FairLimiter(1), asyncio.Event()
        order: list[float] = []

        async def visit(came: float) -> None:
            async with turns.of("a", came):
                order.append(came)
                await over.wait()

        visits = [asyncio.create_task(visit(came)) for came in (1.0, 5.0, 2.0, 4.0, 3.0, 5.0)]
        await asyncio.sleep(0)
        over.set()
        await asyncio.gather(*visits)
        assert order == [1.0, 2.0, 3.0, 4.0, 5.0, 5.0]

    asyncio.run(arrive())


HASTY = """
from widgets.server import kernels
from widgets.server.arrivals import FairLimiter
kernels.FairLimiter = lambda most: FairLimiter(1, patience=0.5)
from widgets.serve import main
main("--no-browser --port 0 --pool 0 --address 127.0.0.1 --most-visitors 2".split())
"""
"""A server with two places, where one page is made at a time and the next one does not wait long."""


def test_a_crowd_reads_that_others_came_first_and_all_come_in() -> None:
    """The waiting page is in the language of the browser and asks again by itself, which is no new arrival.

    An address that goes on asking has to wait, and no other address has to wait for it.
    """
    server = Server([sys.executable, "-c", HASTY])
    try:
        visitors = [Visitor(server.link) for _ in range(2)]
        crowded: list[str] = []

        def come(visitor: Visitor) -> int:
            arrivals = set[str]()
            while (answer := visitor.come(Accept_Language="es")).status == 503:
                assert answer.headers["Refresh"] == answer.headers["Retry-After"] == "5"
                crowded.append(answer.text)
                arrivals.add(visitor.cookies[ARRIVAL])
            assert len(arrivals) <= 1
            assert not visitor.cookies.get(ARRIVAL)
            return answer.status

        with ThreadPoolExecutor(len(visitors)) as together:
            assert list(together.map(come, visitors)) == [200] * len(visitors)
        assert crowded
        assert all("Otros entran antes que tú" in each for each in crowded)
        assert len(server.kernels()) == len(visitors)
        assert {Visitor(server.link).come().status for _ in range(200)} == {503, 429}
        assert Visitor(server.link, NEIGHBOUR).come().status == 503  # there is no place, but a turn
    finally:
        server.stop()
    assert server.faults() == ""


@pytest.mark.endurance
def test_a_kernel_does_not_end_before_its_page(start: Start) -> None:
    """If a visitor leaves an unfinished page, the server completes it, and only then its kernel ends."""
    server = start("--pool", "0")
    visitor = Visitor(server.link)
    visitor.come("nothing.html")  # this answer brings the cookies
    with visitor.knock(cookies=True) as opened:
        said = b""
        while not (found := KERNEL.search(said.decode("latin-1"))):
            said += opened.recv(65_536)
        visitor.kernel_id = found[1]
        assert not said.endswith(WHOLE)
        assert visitor.leave() == 204
        kernels = server.kernels()
        assert list(kernels) == [visitor.kernel_id]
        while not said.endswith(WHOLE):
            more = opened.recv(65_536)
            assert more, said[-200:]
            said += more
    assert b"</html>" in said
    assert SHOWN.encode() in said
    _, alive = psutil.wait_procs(kernels.values(), timeout=PATIENCE)
    assert alive == []


def test_old_addresses_are_forgotten() -> None:
    """The server forgets old addresses, so a visitor with many of them does not fill its memory."""
    arrivals = Arrivals(a_second=1e9)  # each address is idle as soon as the next one comes
    for address in range(20_000):
        arrivals.allow(str(address))
    assert len(arrivals._paces) < 10_000


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:0db8:0001:0002"),
        ("2001:db8:1:2::9", "2001:0db8:0001:0002"),
        ("::1", "::1"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
    ],
)
def test_a_household_counts_as_one_address(address: str, expected: str) -> None:
    """A household counts as one address, since it has more IPv6 addresses than a server can count."""
    assert neighbourhood(address) == expected


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("fe80::1", "fe80::1"),
        ("fe80::2%eth0", "fe80::2%eth0"),
        ("2001:db8:1:2::9", "2001:db8:1:2::9"),
        ("2001:db8:1:3::9", "2001:0db8:0001:0003"),
        ("::1", "::1"),
    ],
)
def test_machines_of_the_same_network_count_each(address: str, expected: str) -> None:
    """Machines of one network count separately, so one machine does not shut out others with similar addresses."""
    assert neighbourhood(address, lambda: {"2001:0db8:0001:0002"}) == expected


def test_a_network_has_its_share_of_arrivals() -> None:
    """A sender who invents addresses of a network reaches the limit of this network, and others still come in."""
    arrivals = Arrivals()
    came = sum(arrivals.allow(f"fe80::{end:x}") for end in range(10 * ARRIVALS_AT_ONCE))
    assert NETWORK_SHARE * ARRIVALS_AT_ONCE <= came < 10 * ARRIVALS_AT_ONCE
    assert arrivals.allow("192.0.2.7")
    assert arrivals.allow("2001:0db8:0001:0002")


def test_a_pace_gives_much_at_once_and_little_after() -> None:
    """Unused requests may all be made at once; after that they are allowed at a fixed rate, up to a limit."""
    now = [0.0]
    pace = Pace(at_once=10, a_second=2, clock=lambda: now[0])
    assert pace.allows(10)
    assert not pace.allows()
    now[0] = 1.0
    assert [pace.allows() for _ in range(3)] == [True, True, False]
    assert pace.wait(4) == 2.0
    assert not pace.is_rested
    now[0] = 100.0
    assert pace.is_rested
    assert [pace.wait(10), pace.wait(2)] == [0.0, 1.0]


def test_the_number_of_places_follows_the_memory_of_the_machine() -> None:
    """Any machine has room for a few visitors, and a large machine has a limit."""
    assert FEWEST_PLACES <= places() <= MOST_PLACES
    assert places() * KERNEL_SIZE <= max(psutil.virtual_memory().total, FEWEST_PLACES * KERNEL_SIZE)


@pytest.mark.endurance
def test_no_visitor_gets_a_warm_kernel_that_has_died() -> None:
    """After a warm kernel has died, the next visitors get pages of living kernels."""
    server = Served("--address", "127.0.0.1", "--pool", "1", "--verbose")
    try:
        server.hear("is filled with 1 kernel")
        # The process gets the kernel's name a moment later.
        (died,) = next(found for found in iter(server.kernels, None) if found)
        server.kernels()[died].kill()
        server.hear("restarting kernel")
        for _ in range(2):
            visitor = Visitor(server.link)
            answer = visitor.come()
            assert answer.status == 200
            assert SHOWN in answer.text
            assert "An exception occurred" not in answer.text
            assert visitor.kernel_id != died
            with visitor.channel() as channel:
                assert ask_kernel(channel)
    finally:
        server.stop()
