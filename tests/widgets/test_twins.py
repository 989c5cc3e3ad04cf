"""Twin worlds: the reader chooses two moves, and the page plays both in the same deals, one pair after another."""

import asyncio
import re
from html import unescape

import pytest

from tests.pages import first_of
from tests.widgets.apps import app, press
from tests.widgets.jobs import Remembering
from tests.widgets.test_forecast import EXPLORE, LATE, Clock
from tutor.core.base.kit import kit_of
from tutor.core.laboratory.worlds import PAIRS
from widgets.forecast.thinking import Twinning, Workers
from widgets.shared.controls import decision_value

PAIR = re.compile(r'data-do="twin-open" data-value="(\d+)"')
LABEL = re.compile(r'aria-label="(Pair [^"]*)"')


def open_twins(query):
    """Return a tutor with twin worlds unfolded below a forecast that has not begun."""
    tutor = app(query)
    played_here(tutor)
    press(tutor, "twins")
    return tutor


def played_here(tutor):
    """Open a forecast that has not begun, with twin worlds that run in the test's own process."""
    loop = tutor.stage.loop
    tutor.forecast.twinner = lambda state, moves, changed: Twinning(
        state, moves, loop, changed, Workers(Remembering), Clock(0.01)
    )
    tutor.forecast.is_open = True
    tutor.screen.render()


def run(tutor, *presses, until=None):
    """Make presses, wait until the pairs are played (all pairs, or `until` a number), and then stop."""

    async def drive():
        for each in presses:
            press(tutor, *each)
        work = tutor.forecast.twins.work
        while work.is_running and (until is None or len(work.worlds.pairs) < until):
            await asyncio.sleep(0)
        if work.is_running:
            press(tutor, "twin-stop")
            await asyncio.sleep(0)
        return work

    return asyncio.run(drive())


def panel_text(tutor):
    """Return the texts of the three parts of the panel of twin worlds."""
    return "".join(each.value for each in tutor.forecast.twins.widgets)


@pytest.mark.parametrize("query", first_of([EXPLORE, LATE], 1))
def test_a_dozen_pairs_are_drawn_with_their_results(query):
    """Each pair has a button that says the points, ending and winners of both worlds."""
    tutor = open_twins(query)
    assert "Show twin worlds" in panel_text(tutor)
    work = run(tutor, ("twin-pairs", PAIRS))
    told = panel_text(tutor)
    assert PAIR.findall(told) == [str(number) for number in range(PAIRS)]
    labels = [unescape(each) for each in LABEL.findall(told)]
    for label, pair in zip(labels, work.worlds.pairs, strict=True):
        for name in (*work.worlds.winners(pair.first), *work.worlds.winners(pair.second)):
            assert name in label
        assert f"{round(work.worlds.score(pair.first))} point" in label
    assert re.search(r"Points: of 12 pairs world 1 has more in \d+, world 2 in \d+", told)
    assert "can be told from 20 pairs on" in told
    lead = (
        r"In 100 games (both win as many|world [12] wins [\d.]+ more)(, but luck could do as much: "
        r"world [12] could win up to [\d.]+ more, world [12] up to [\d.]+\.|; it wins at least)"
    )
    assert re.search(lead, re.sub("[\u2068\u2069]", "", unescape(told)))
    assert not re.search(r"\u2212|[+-]\d", re.sub("<[^>]*>", "", told))
    assert "12 pairs played" in told
    assert "12 pairs played" in tutor.page.spoken


def test_other_moves_begin_again_and_equal_moves_never_differ():
    """Each of two fields offers every legal move.

    Choosing another move needs new pairs, and two equal moves get equal results.
    """
    tutor = open_twins(LATE)
    legal = tutor.session.state.legal()
    head = tutor.forecast.twins.widgets[0].value
    offered = [unescape(each) for each in re.findall(r'<option value="([^"]*)"', head)]
    assert offered == 2 * [decision_value(tutor.session.tree.game, each) for each in legal]
    run(tutor, ("twin-pairs", PAIRS), until=2)
    move = decision_value(tutor.session.tree.game, legal[3])
    press(tutor, "twin-move", f"first\n{move}")
    assert tutor.forecast.twins.work is None
    press(tutor, "twin-move", f"second\n{move}")
    work = run(tutor, ("twin-pairs", PAIRS), until=3)
    assert work.moves == (legal[3], legal[3])
    assert work.worlds.points.verdict == "same"
    assert "No pair tells them apart." in panel_text(tutor)
    press(tutor, "twin-open", 0)
    assert tutor.compare.is_open
    assert "World 1" in tutor.compare.widget.children[0].value
    assert "Line" not in tutor.compare.widget.children[0].value
    press(tutor, "close-compare")


@pytest.mark.parametrize("query", first_of([EXPLORE, LATE], 1))
def test_it_begins_with_the_move_made_and_keeps_the_pairs_of_all_moves(query):
    """Twin worlds begin with the move made and the likeliest move, and keep the pairs played for earlier choices."""
    tutor = open_twins(query)
    state, game = tutor.session.state, tutor.session.tree.game
    twins = tutor.forecast.twins
    likeliest = [each.decision for each in kit_of(game.name).advice(state, state.due.player)]
    made = tutor.session.line.record.decisions[tutor.session.ply :][:1]
    assert twins._moves[0] == likeliest[0]
    assert twins._moves[1] in (made or likeliest[1:2])
    before, moves = run(tutor, ("twin-pairs", PAIRS), until=2), twins._moves
    other = next(each for each in state.legal() if each != moves[1])
    press(tutor, "twin-move", f"second\n{decision_value(game, other)}")
    assert twins.work is None
    run(tutor, ("twin-pairs", PAIRS), until=1)
    press(tutor, "twin-move", f"second\n{decision_value(game, moves[1])}")
    assert twins.work is before
    assert len(before.worlds.pairs) >= 2


def test_it_stops_and_goes_on_from_its_pairs():
    """Stopped twin worlds go on from the pairs already played. At another position these pairs are no longer shown."""
    tutor = open_twins(EXPLORE)
    work = run(tutor, ("twin-pairs", PAIRS), until=3)
    assert not work.is_running
    made = len(work.worlds.pairs)
    assert made < PAIRS
    assert run(tutor, ("twin-pairs", 2 * PAIRS)) is work
    assert len(work.worlds.pairs) == 2 * PAIRS
    assert "can be told from" not in panel_text(tutor)
    press(tutor, "decide", decision_value(tutor.session.tree.game, tutor.session.state.legal()[0]))
    assert tutor.forecast.twins.work is None


def middle(tutor):
    """Return the texts between the two boards."""
    return tutor.compare.widget.children[2].children[0].value


@pytest.mark.parametrize("query", first_of([EXPLORE, LATE], 1))
def test_a_pair_opens_and_both_worlds_run_side_by_side(query):
    """The two worlds of a pair can be played by turns, to the first difference, by themselves or to the end."""
    tutor = open_twins(query)
    place, tree = tutor.session.place, tutor.session.tree
    work = run(tutor, ("twin-pairs", PAIRS), until=1)
    press(tutor, "twin-open", 0)
    assert {"tutor-is-comparing", "tutor-is-beside"} <= tutor.screen.modes()
    assert "They part at" in middle(tutor)
    found = tutor.compare._apart
    assert ("First difference after that" in middle(tutor)) == (found is not None)
    if found is not None:
        press(tutor, "compare-step", "both-apart")
        assert tutor.compare._places == [*found]
        assert "This turn is shown." in middle(tutor)
    before = tutor.compare._places
    press(tutor, "key", "ArrowRight")
    assert tutor.compare._places != before
    press(tutor, "compare-step", "both-end")
    both = tutor.compare._stage.session.tree
    for place_of_end, world in zip(
        tutor.compare._places,
        (work.worlds.pairs[0].first, work.worlds.pairs[0].second),
        strict=True,
    ):
        state = both.step(place_of_end).state
        assert state.due is None
        assert state.position()["result"]["winners"] == work.worlds.winners(world)
    press(tutor, "compare-step", "both-start")
    assert tutor.compare._places == [0, 0]
    assert (tutor.session.place, tutor.session.tree) == (place, tree)
    press(tutor, "key", "Escape")
    assert not tutor.compare.is_open
    assert PAIR.findall(panel_text(tutor))


def test_it_plays_by_itself_to_the_end_and_can_be_stopped(monkeypatch):
    """The two boards of a pair go on turn by turn to the end by themselves, unless the reader makes a step."""
    monkeypatch.setattr("widgets.lines.compare.LOOKING", 0)
    tutor = open_twins(EXPLORE)
    run(tutor, ("twin-pairs", PAIRS), until=1)
    press(tutor, "twin-open", 0)

    async def drive():
        press(tutor, "compare-play")
        assert "Pause" in middle(tutor)
        press(tutor, "compare-step", "both-start")
        assert not tutor.compare.is_playing
        press(tutor, "compare-play")
        while tutor.compare.is_playing:
            await asyncio.sleep(0)

    asyncio.run(drive())
    tree = tutor.compare._stage.session.tree
    assert all(tree.step(place).state.due is None for place in tutor.compare._places)
    assert "Pause" not in middle(tutor)


def test_a_pair_can_be_stored_as_two_lines_of_a_game():
    """A pair becomes a game with world A as main line and world B as a variation.

    The page keeps the game that was open before.
    """
    tutor = open_twins(LATE)
    moves = tutor.forecast.twins._moves
    work = run(tutor, ("twin-pairs", PAIRS), until=2)
    press(tutor, "twin-open", 1)
    press(tutor, "twin-keep")
    tree, pair = tutor.session.tree, work.worlds.pairs[1]
    assert tree.start.position() == work.worlds.deal(pair).position()
    first, second = tree.children(0)
    assert (tree.node(first).decision, tree.node(second).decision) == moves
    assert tree.node(second).name == "B"
    assert "world 1" in tree.node(first).comment
    for begins, world in ((first, pair.first), (second, pair.second)):
        assert tree.record(tree.end(begins)).decisions == world.decisions
    assert not tutor.compare.is_open
    assert tutor.view.tab == "lines"
    press(tutor, "twin-keep")  # no pair is open at this moment
    assert tutor.session.tree is tree


def test_the_moves_of_a_fork_go_into_twin_worlds():
    """The two moves at the fork of compared lines become the two moves of twin worlds."""
    tutor = app(LATE)
    played_here(tutor)
    main = tutor.session.line.decision(27)
    other = next(each for each in tutor.session.state.legal() if each != main)
    tutor.session.play(other)
    press(tutor, "tab", "lines")
    press(tutor, "compare", tutor.session.tree.end(0))
    assert 'data-do="twin-lines"' in middle(tutor)
    work = run(tutor, ("twin-lines", ""), until=1)
    assert not tutor.compare.is_open
    assert tutor.session.ply == 26
    assert work.moves == (main, other)


def test_a_player_sees_no_more_of_a_world_than_of_the_game():
    """A player in a seat gets no twin worlds for another player's decision."""
    tutor = app("?game=princes&view=play")
    press(tutor, "view", "explore")
    session = tutor.session
    assert session.seat is not None
    while all(state.due.player == session.seat for state in session.line.states):
        session.play(session.state.legal()[0])
    deciders = [state.due.player for state in session.line.states]
    own = deciders.index(session.seat)
    session.go(next(ply for ply, name in enumerate(deciders) if name != session.seat))
    played_here(tutor)
    assert 'data-do="twins"' not in panel_text(tutor)
    session.go(own)
    press(tutor, "twins")
    run(tutor, ("twin-pairs", PAIRS), until=1)
    press(tutor, "twin-open", 0)
    assert tutor.compare._stage.session.seat == session.seat


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("twin-open", "99"),
        ("twin-open", "x"),
        ("twin-pairs", "13"),
        ("twin-move", "third\n{}"),
        ("twin-keep", ""),
        ("twin-lines", ""),
    ],
)
def test_values_that_are_not_offered_change_nothing(name, value):
    """A move or a pair that the page does not offer changes nothing."""
    tutor = open_twins(EXPLORE)
    before = panel_text(tutor)
    press(tutor, name, value)
    assert panel_text(tutor) == before
    assert not tutor.compare.is_open
