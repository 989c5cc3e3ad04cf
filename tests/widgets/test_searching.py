"""Computer players that follow the searching policy: the search runs beside the page and shows its reasons."""

import asyncio
from concurrent.futures.process import BrokenProcessPool
from html import unescape

import pytest

from tests.pages import first_of
from tests.widgets.apps import app, begin_game, press, show
from tests.widgets.jobs import Remembering
from tutor.core.base.game import find_game
from tutor.core.laboratory.search import SearchPlayer, SearchPolicy
from tutor.princes.policies import POLICIES, PlannerPolicy
from widgets.forecast.thinking import Searching, Workers
from widgets.session.reasons import reason_text
from widgets.session.workspace import kinds_of, new_game, player_of, read_workspace

EXPLORE = "?game=princes&view=explore"
LANGUAGES = ("en", "es", "it")
SAYS = {"en": "is thinking", "es": "está pensando", "it": "sta pensando"}


@pytest.fixture(autouse=True)
def _few(monkeypatch):
    """Limit every search to a few playouts."""
    monkeypatch.setitem(
        POLICIES.makers,
        "search",
        lambda seed: SearchPolicy(POLICIES, PlannerPolicy(), seed, 6),
    )


def open_search(query=EXPLORE):
    """Return a tutor whose searches run in the test's own process."""
    tutor = app(query)
    loop, workers = tutor.stage.loop, Workers(Remembering)
    tutor.windows.others.search = lambda awaited, changed: Searching(
        awaited, loop, changed, workers
    )
    return tutor


def with_seat():
    """Return a tutor with a reader's game against searching players, begun by the form."""
    tutor = open_search()
    form = tutor.games
    show(tutor, "games", tab="games")
    form.game.value, form.count.value, form.others.value = "princes", 2, "search"
    begin_game(tutor)
    return tutor


async def until_awaited(tutor):
    """Make decisions for the reader until another player is searching."""
    session = tutor.session
    while session.awaited is None:
        session.play(session.state.legal()[0])
    return session.awaited


async def wait_for_search(tutor):
    """Wait until no player is searching."""
    while tutor.session.awaited is not None:
        await asyncio.sleep(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_offered_where_the_game_has_a_search(language):
    """If the game has a search, the form of a new game and the menu offer the searching player and say how long it takes."""
    assert kinds_of("princes") == ("advised", "planner", "search", "random")
    assert kinds_of("incan_gold") == ("advised", "search", "random")
    for game in ("princes", "incan_gold"):
        tutor = app(f"?game={game}&view=explore&lang={language}")
        assert 'data-value="search"' in tutor.now.widget.value
        show(tutor, "games", tab="games")
        named = {kind: words for words, kind in tutor.games.others.options}
        assert ("planner" in named) == (game == "princes")
        assert "second" in named["search"] or "segundo" in named["search"]


@pytest.mark.parametrize("kind", ["planner", "search"])
def test_it_is_stored_and_ignored_in_a_game_without_one(kind):
    """A stored game opens with the same kinds of players, and the page ignores a kind that the game lacks."""
    again = read_workspace(new_game(find_game("princes"), others=kind).dump())
    assert set(again.others.values()) == {kind}
    searches = [isinstance(each, SearchPlayer) for each in again.players().values()]
    assert set(searches) == {kind == "search"}
    other = new_game(find_game("incan_gold"), others="advised")
    seats = dict.fromkeys(other.others, kind)
    found = read_workspace(other.dump() | {"others": seats}).others
    assert found == (seats if kind == "search" else {})


@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
def test_the_page_says_who_thinks_and_plays_the_result(language):
    """The page says which player thinks, and plays the search's decision.

    If hands are open, the reason has the figures of the search.
    """
    tutor = open_search(f"{EXPLORE}&lang={language}")
    session = tutor.session

    async def drive():
        press(tutor, "play-on", "search")
        state, _ = await until_awaited(tutor)
        who, ply = state.due.player, session.ply
        status = tutor.windows.status
        assert f'data-thinking="{who}"' in status.widget.value
        assert f"{who} {SAYS[language]}" in status.widget.value
        assert 'data-busy="0"' in status.widget.value
        assert who in tutor.now.widget.value
        assert 'data-do="await"' not in tutor.now.widget.value
        # Other commands work meanwhile and change nothing of the search.
        press(tutor, "tab", "lines")
        press(tutor, "tab", "now")
        assert session.awaited is not None
        assert session.ply == ply
        while session.ply == ply:
            await asyncio.sleep(0)
        return state, ply

    state, ply = asyncio.run(drive())
    chosen = player_of("search", state.game, state.due.player).choose(state)
    node = session.tree.node(session.path[ply + 1])
    assert node.decision == chosen.decision
    assert node.reason == reason_text(chosen.reason, "princes", tutor.stage.text)
    for figure in ("deals", "won", "other_won"):
        assert str(chosen.reason.numbers[figure]) in node.reason


def test_a_seat_reads_no_figures_before_the_game_is_over():
    """A reader in a seat sees the figures of the searches only after the game, and no search is repeated for them."""
    tutor = with_seat()
    session = tutor.session

    async def drive():
        await until_awaited(tutor)
        await wait_for_search(tutor)
        place = next(
            place
            for place, node in enumerate(session.tree.nodes, 1)
            if node.decision.player != session.seat and node.decision.type in ("move", "stay")
        )
        node = session.tree.node(place)
        assert "when it was tried out" in node.reason
        assert "%" not in node.reason
        press(tutor, "language", "es")
        assert "la jugada que mejor resultado dio" in session.tree.node(place).reason
        press(tutor, "language", "en")
        session.play_to("game")
        return place

    place = asyncio.run(drive())
    assert session.state.due is None
    assert "to win" in session.tree.node(place).reason
    assert unescape(session.tree.node(place).reason).count("%") == 2


def _back(tutor):
    press(tutor, "back")


def _begin(tutor):
    show(tutor, "games", tab="games")
    begin_game(tutor)


def _leave(tutor):
    press(tutor, "view", "lesson")


def _look(tutor):
    tutor.session.go(0)


@pytest.mark.parametrize("leave", first_of([_back, _begin, _leave, _look], 1))
def test_a_result_for_another_moment_is_dropped(leave):
    """The page drops the result of a search once the reader has gone to another moment, game or lesson."""
    tutor = with_seat()
    session = tutor.session

    async def drive():
        awaited = await until_awaited(tutor)
        work = tutor.windows.others._work
        tree = session.tree
        leave(tutor)
        assert session.awaited is not awaited
        assert not work.is_running
        session.answer(awaited, awaited.player.choose(awaited.state))
        await asyncio.sleep(0)
        return tree

    tree = asyncio.run(drive())
    assert len(session.tree.nodes) <= len(tree.nodes) or session.tree.start is not tree.start
    assert tutor.windows.others._work is None or session.awaited is not None


def test_the_search_resumes_when_the_reader_returns():
    """An interrupted search resumes when the reader returns, also after a reload.

    In Play it resumes by itself, and in other views by a button.
    """
    tutor = with_seat()
    session = tutor.session

    async def drive():
        who = (await until_awaited(tutor)).state.due.player
        press(tutor, "view", "explore")
        assert session.awaited is None
        assert 'data-do="await"' in tutor.now.widget.value
        press(tutor, "view", "play")
        assert session.awaited.state.due.player == who
        kept = session.workspace
        session.open(kept)
        assert session.awaited is None
        session.play_on()
        assert session.awaited.state.due.player == who
        press(tutor, "await")
        ply = session.ply
        await wait_for_search(tutor)
        assert session.ply > ply

    asyncio.run(drive())


def test_lost_processes_are_reported():
    """After processes are lost the page says so, and the reader can ask for the decision again."""
    tutor = open_search()

    async def drive():
        press(tutor, "play-on", "search")
        await until_awaited(tutor)
        work = tutor.windows.others._work
        work._round = _fails
        await wait_for_search(tutor)
        assert tutor.windows.others.is_lost
        assert "was lost" in tutor.now.widget.value
        assert 'data-do="await"' in tutor.now.widget.value
        ply = tutor.session.ply
        press(tutor, "await")
        assert not tutor.windows.others.is_lost
        await wait_for_search(tutor)
        assert tutor.session.ply > ply

    asyncio.run(drive())


async def _fails(pool):
    raise BrokenProcessPool


def test_playing_to_the_end_waits_for_no_search():
    """When the reader plays to the end with one press, the searching players decide like the planner, without a search."""
    tutor = with_seat()
    tutor.session.play_to("part")
    assert tutor.session.awaited is None
    assert len(tutor.session.tree.nodes) > 10
