"""After a new deal a player cannot tell the difference, and chance decides what the player cannot see."""

from random import Random

import pytest

from tests.trees import GAMES, a_record
from tutor.core.base.events import view_of
from tutor.core.base.game import find_game, legal_for
from tutor.core.base.redeal import certain_events, redeal

pytestmark = pytest.mark.parametrize("name", GAMES)


def states(name, seed):
    """Return every third state of a random game."""
    return [state for state, _ in a_record(name, seed).states()][::3]


def test_the_player_cannot_tell(name):
    """After a new deal the player's view and the legal decisions are the same, at every moment."""
    chance = Random(1)
    for state in states(name, 1):
        for player in state.players:
            again = redeal(state, player, chance)
            assert again.view(player) == state.view(player)
            assert legal_for(again, player) == legal_for(state, player)
            assert again.due == state.due


def test_what_is_hidden_differs(name):
    """If something is hidden from a player, at most a quarter of the new deals equal the true position."""
    chance = Random(2)
    hidden = [
        state
        for state in states(name, 2)
        if '"hidden"' in str(state.view(state.players[0])).replace("'", '"')
    ]
    alike = [
        redeal(state, state.players[0], chance).position() == state.position() for state in hidden
    ]
    assert len(alike) > 5
    assert sum(alike) <= len(alike) / 4


def test_it_depends_only_on_chance(name):
    """Two new deals with the same seed are equal."""
    for state in states(name, 3):
        first, second = (redeal(state, state.players[1], Random(7)) for _ in range(2))
        assert first.position() == second.position()


def test_it_does_not_depend_on_what_is_hidden(name):
    """New deals with the same seed are equal from all states that a player cannot tell apart."""
    for state in states(name, 3):
        twin = redeal(state, state.players[1], Random(8))
        first, second = (redeal(each, state.players[1], Random(7)) for each in (state, twin))
        assert first.position() == second.position()


def test_the_state_itself_does_not_change(name):
    for state in states(name, 4):
        before = state.position()
        redeal(state, state.players[0], Random(3))
        assert state.position() == before


def test_a_new_deal_can_be_played_to_its_end(name):
    chance = Random(5)
    for state in states(name, 5)[::4]:
        playout = redeal(state, state.players[0], chance).playout()
        while playout.due is not None:
            playout.play(chance.choice(playout.legal()))
        assert playout.freeze().position()["result"] is not None


def test_given_decks_are_shuffled_too(name):
    """A new deal also shuffles decks that a record's setup gives, because no player knows their order."""
    game = find_game(name)
    start = a_record(name, 6, 0).start
    position = start.position()
    again = redeal(game.load(position), start.players[0], Random(8))
    assert again.view(start.players[0]) == start.view(start.players[0])
    assert again.position() != position


def test_a_foreseen_beginning_happens_and_tells_no_secret(name):
    """The events that a player can foresee come first in a decision, and do not depend on hidden cards."""
    chance = Random(5)
    for state in states(name, 5)[::4]:
        for decision in state.legal()[:3]:
            sure = certain_events(state, decision)
            happened = view_of(state.explain(decision)[1], decision.player)
            assert sure == happened[: len(sure)]
            again = redeal(state, decision.player, chance)
            assert (
                certain_events(again, decision)[: len(sure)]
                == sure[: len(certain_events(again, decision))]
            )
