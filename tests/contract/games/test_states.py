"""States of every game: they never change, list what is legal, refuse the rest, and reach an end."""

import json
from random import Random

import pytest

from tests.contract.games.shelf import bare, laws, random_lines, states, tries
from tutor.core.base.decision import IllegalDecision
from tutor.core.base.errors import RecordError
from tutor.core.base.game import Game, find_game, legal_for


def test_the_registry_finds_the_game_by_its_name(name):
    """The registry finds each game by the name that its records have."""
    game = find_game(name)
    assert isinstance(game, Game)
    assert game.name == name
    assert {"turn.player", "turn.over"} <= game.rules


def empty(value):
    """Empty an object or a list, and all that it contains."""
    if isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            empty(inner)
        value.clear()


def test_playing_never_changes_a_state(name):
    """Questions, refusals, every legal decision and a change of what is returned leave a state as it was."""
    for state in states(name, every=9):
        before = json.dumps(state.position())
        for option in state.legal():
            assert state.refusal(option) is None
            state.play(option)
            state.explain(option)
        state.playout()
        for told in (state.position(), *map(state.view, state.players)):
            empty(told)
        assert json.dumps(state.position()) == before


def test_legal_decisions_are_due_and_several(name):
    """A due player has two or more legal decisions; when the game is over there are none."""
    for state in states(name):
        options = state.legal()
        assert len(set(options)) == len(options)
        if state.due is None:
            assert options == ()
        else:
            assert len(options) >= 2
            assert {option.player for option in options} == {state.due.player}
        for player in state.players:
            mine = state.due is not None and state.due.player == player
            assert legal_for(state, player) == (options if mine else ())


def test_a_decision_is_legal_or_refused_for_a_reason(name):
    """Every well-formed decision is either legal or refused.

    Playing a refused decision raises its refusal, which cites a rule.
    """
    chance, game, pool = Random(1), find_game(name), tries(name)
    for state in states(name, every=5):
        allowed = state.legal()
        here = [
            each for each in chance.sample(pool, min(len(pool), 12)) if each.player in state.players
        ]
        for decision in here:
            try:
                refusal = state.refusal(decision)
            except RecordError:
                with pytest.raises(RecordError):
                    state.play(decision)
                continue
            assert (refusal is None) == (decision in allowed)
            if refusal is None:
                continue
            assert refusal.rule in game.rules
            assert refusal.decision == decision
            assert len(refusal.nearest) <= 3
            assert set(refusal.nearest) <= set(allowed)
            json.dumps(refusal.to_json(game))
            for play in (state.play, state.explain):
                with pytest.raises(IllegalDecision) as raised:
                    play(decision)
                assert raised.value.refusal == refusal


def test_explaining_is_playing(name):
    """`explain` and `play` lead to the same position, and `explain` gives at least one event."""
    for line in random_lines(name):
        for moment in line[::3]:
            assert moment.before.play(moment.decision).position() == moment.after.position()
            assert moment.events != ()


def test_a_playout_plays_the_same_game(name):
    """The fast private copy has the same decisions and the same positions."""
    for line in random_lines(name):
        playout = line[0].before.playout()
        for moment in line:
            assert playout.due == moment.before.due
            assert tuple(playout.legal()) == moment.before.legal()
            assert playout.freeze().position() == moment.before.position()
            playout.play(moment.decision)
        frozen = playout.freeze()
        assert (playout.due, tuple(playout.legal())) == (None, ())
        assert frozen.position() == line[-1].after.position()


def test_a_frozen_playout_does_not_change(name):
    """A state taken from a playout stays the same when the playout goes on."""
    line = random_lines(name)[0]
    playout, frozen = line[0].before.playout(), []
    for moment in line:
        frozen.append(playout.freeze())
        playout.play(moment.decision)
    for state, moment in zip(frozen, line, strict=True):
        assert state.position() == moment.before.position()
        assert (state.due, state.legal()) == (moment.before.due, moment.before.legal())


def test_random_play_ends_with_a_result(name):
    """At the end nothing is due and the winners are players; before, there is no result."""
    for line in random_lines(name):
        end = line[-1].after
        winners = end.position()["result"]["winners"]
        assert winners
        assert set(winners) <= set(end.players)
        assert all(moment.before.position()["result"] is None for moment in line)
        for player in end.players:
            assert end.refusal(line[-1].decision._replace(player=player)).rule == "turn.over"


def test_pieces_are_conserved(name):
    """The invariants of a game are the same at every ply."""
    law = laws(name)
    for line in random_lines(name):
        whole = [moment.before.position() for moment in line] + [line[-1].after.position()]
        kept = [law.invariants(position) for position in whole]
        assert all(each == kept[0] for each in kept)


def test_a_setup_fixes_the_game(name):
    """The same setup gives the same game, with everything that is left to chance."""
    for line in random_lines(name):
        again = line[0].before
        for moment in line:
            assert bare(again.position()) == bare(moment.before.position())
            again = again.play(moment.decision)
