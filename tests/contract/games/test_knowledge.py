"""The knowledge of players in every game: views leak nothing, and events keep their secrets."""

import json
from random import Random

import pytest

from tests.contract.games.shelf import laws, random_lines, states
from tutor.core.base.errors import RecordError
from tutor.core.base.events import view_of
from tutor.core.base.game import find_game, legal_for
from tutor.core.records.record import position_id
from tutor.core.words.text import text_for


def eyes(state, player):
    """Return all that a player sees of a state."""
    view = state.view(player)
    words = text_for(state.game.name).position(view)
    return json.dumps([view, position_id(view), legal_for(state, player), words])


def test_a_view_has_the_keys_of_a_position_and_the_player(name):
    """A view has the keys of a position, and `player`, which says whose view it is."""
    for state in states(name, every=15):
        for player in state.players:
            view = state.view(player)
            assert set(view) == {*state.position(), "player"}
            assert (view["format"], view["game"], view["player"]) == ("tutor-view", name, player)
            assert view["result"] == state.position()["result"]


def test_states_that_differ_only_in_secrets_look_the_same(name):
    """A player's view and events stay the same after a new deal of the cards hidden from them."""
    game, law = find_game(name), laws(name)
    for number, state in enumerate(states(name, every=5)):
        player = state.players[number % len(state.players)]
        position = json.loads(json.dumps(state.position()))
        twin = game.load(law.redeal(position, player, Random(number)))
        assert eyes(twin, player) == eyes(state, player)


def test_only_the_others_miss_secret_fields(name):
    for line in random_lines(name):
        for event in (event for moment in line for event in moment.events):
            assert bool(event.secret) == (event.seen_by is not None)
            for player in line[0].before.players:
                (shown,) = view_of([event], player)
                if event.seen_by is None or player in event.seen_by:
                    assert shown == event
                else:
                    assert set(event.data) - set(shown.data) == set(event.secret)


def test_a_stranger_has_no_view(name):
    state = next(states(name))
    with pytest.raises(RecordError, match="'Stranger' does not play here"):
        state.view("Stranger")
