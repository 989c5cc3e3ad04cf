"""The card of what happened at a place of a line tells every event once, and no player's secret."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.core.base.events import view_of
from tutor.core.base.game import find_game
from tutor.core.base.players import NAMES
from tutor.core.records.step import start_of
from tutor.core.records.tree import Tree
from widgets.session.happened import before_in_turn, since_decided, told_steps
from widgets.session.session import Session
from widgets.session.workspace import Workspace

GAMES = [find_game("princes"), find_game("incan_gold")]


def session_of(game, count, seed, is_hidden, seat=0):
    """Return a session of a person in one seat against players who decide at random."""
    fewest, most = game.seats
    names = NAMES[: min(max(count, fewest), most)]
    setup = game.random_setup(names, game.variants[0], seed)
    mine = names[seat % len(names)]
    others = dict.fromkeys((name for name in names if name != mine), "random")
    tree = Tree(game, start_of(game.start(setup)), setup)
    session = Session(Workspace(tree, None, others, mine if is_hidden else None))
    session.play_on()
    return session, mine


def stops(session, seed):
    """Play a whole game and return the plies at which the person decides again, and the ply of the end."""
    chance = random.Random(seed)
    yield session.ply
    while session.state.due is not None:
        session.was_told()
        assert session.play(chance.choice(session.state.legal()))
        yield session.ply


SITUATIONS = given(
    game=st.sampled_from(GAMES),
    count=st.integers(2, 5),
    seed=st.integers(0, 10_000),
    is_hidden=st.booleans(),
    seat=st.integers(0, 4),
)


@settings(max_examples=12, deadline=None)
@SITUATIONS
def test_over_a_game_every_step_comes_once(game, count, seed, is_hidden, seat):
    """The steps told at each stop of the person are together the whole game, from the first to the last."""
    session, mine = session_of(game, count, seed, is_hidden, seat)
    told, new = [], [*range(1, session.ply + 1)]
    for ply in stops(session, seed):
        plies = since_decided(session.line, ply, session.mine)
        told += plies
        assert session.mine == {mine}
        if ply != len(new):
            new += range(session.arrival.since + 1, ply + 1)
        assert told == new == [*range(1, ply + 1)]
    assert told == [*range(1, session.line.plies + 1)]


@settings(max_examples=12, deadline=None)
@SITUATIONS
def test_over_a_game_every_event_comes_as_the_seat_may_know_it(game, count, seed, is_hidden, seat):
    """Each event of the game is told once, and no choice is told while it is secret."""
    session, mine = session_of(game, count, seed, is_hidden, seat)
    told, known = [], []
    for ply in stops(session, seed):
        plies = since_decided(session.line, ply, session.mine)
        steps = told_steps(session.line, plies, session.seat, session.mine)
        told += steps
        for step in steps:
            events = session.line.events_at(step.ply)
            later = [each for at in range(step.ply, ply + 1) for each in session.line.events_at(at)]
            is_choice = any(event.type == "chosen" for event in events)
            is_shown = is_choice and any(event.type == "revealed" for event in later)
            # Drawn cards are another secret, so the first event, the decision, counts here.
            is_secret = bool(events[0].seen_by) and mine not in events[0].seen_by
            is_kept = is_secret and not is_shown and step.player != mine
            assert (step.decision is None) == (is_kept and (is_hidden or is_choice))
            assert step.decision in (None, session.line.decision(step.ply))
            known.append(view_of(events, mine) if is_hidden or step.decision is None else events)
    assert len(told) == session.line.plies
    assert [step.events for step in told] == known


@pytest.mark.parametrize("game", GAMES)
def test_a_person_who_decides_for_all_reads_the_last_step(game):
    """A person who decides for all seats reads the last step, with the steps of the turn below."""
    session, _ = session_of(game, 3, 5, is_hidden=False)
    line = session.line
    assert [*since_decided(line, 0, ())] == []
    for ply in range(1, line.plies + 1):
        told = since_decided(line, ply, ())
        assert [*told] == [ply]
        earlier = before_in_turn(line, told, ply)
        assert earlier.stop == ply or not earlier


def test_a_step_is_not_repeated_below():
    """The list below the latest step has the earlier steps of the present turn and does not repeat the latest."""
    session, mine = session_of(GAMES[0], 3, 2, is_hidden=True)
    for ply in stops(session, 2):
        told = since_decided(session.line, ply, {mine})
        assert set(told).isdisjoint(before_in_turn(session.line, told, ply))
