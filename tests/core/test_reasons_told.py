"""The reasons that a player reads of another player reveal nothing that this player cannot see."""

from random import Random

import pytest

from tests.pages import first_of
from tests.trees import GAMES
from tutor.core.base.errors import RecordError
from tutor.core.base.game import find_game
from tutor.core.base.kit import kit_of
from tutor.core.base.players import UNTOLD, advised_player, random_player
from tutor.core.base.redeal import redeal

SEEDS = range(4)
DEALS = 3


def moments(name, seed):
    """Yield every state of a game between players who follow the advice."""
    game, player = find_game(name), advised_player(name)
    state = game.start(game.random_setup(["Ana", "Beto", "Chaska"], game.variants[0], seed))
    while state.due is not None:
        yield state
        state = state.play(player.choose(state).decision)


@pytest.mark.rules("info.secret")
@pytest.mark.parametrize("seed", first_of(SEEDS, 1))
@pytest.mark.parametrize("name", GAMES)
def test_a_seat_reads_the_same_whatever_is_hidden_from_it(name, seed):
    """For every deal of the cards hidden from a player, this player reads the same reason of each decision."""
    player, chance, told = advised_player(name), Random(seed), 0
    for number, state in enumerate(moments(name, seed)):
        for seat in state.players:
            if number % 3 != seed % 3 or seat == state.due.player:
                continue
            deals = [redeal(state, seat, chance) for _ in range(DEALS)]
            for decision in {player.choose(state).decision, *state.legal()[:3]}:
                reason = player.reason_for(state, decision, seat)
                assert {str(player.reason_for(deal, decision, seat)) for deal in deals} == {
                    str(reason)
                }
                told += reason != UNTOLD
    assert told > 0


@pytest.mark.parametrize("name", GAMES)
def test_most_reasons_can_be_shown(name):
    """Other players can read most reasons of advised players, because few must stay hidden."""
    player = advised_player(name)
    told = [
        player.reason_for(state, player.choose(state).decision, seat) != UNTOLD
        for state in moments(name, 1)
        for seat in state.players
        if seat != state.due.player
    ]
    assert sum(told) > 0.6 * len(told)


@pytest.mark.parametrize("name", GAMES)
def test_a_player_reads_the_whole_reason_and_a_stranger_none(name):
    """A player reads the whole reason of their own decision, and a name that is not at the table is refused."""
    advise = kit_of(name).advice
    state = next(moments(name, 1))
    player = state.due.player
    assert advise(state, player, player) == advise(state, player)
    with pytest.raises(RecordError):
        advise(state, player, "Nobody")


def test_chance_has_no_reason():
    """A player who decides at random gives no reason."""
    state = next(iter(moments("princes", 1)))
    assert random_player(1).reason_for(state, state.legal()[0], state.players[-1]) is None


def test_an_open_game_shows_the_whole_reason():
    """In Incan Gold other players read the whole reason, because everything on which a choice depends is open."""
    player = advised_player("incan_gold")
    for state in moments("incan_gold", 2):
        chosen = player.choose(state)
        for seat in state.players:
            assert player.reason_for(state, chosen.decision, seat) == chosen.reason


@pytest.mark.rules("info.secret")
def test_cards_that_go_back_are_never_explained():
    """Other players never read a reason for the cards that a player returns to the deck.

    These cards are as secret as those that the player keeps.
    """
    player = advised_player("princes")
    found = [
        player.reason_for(state, decision, seat)
        for state in moments("princes", 3)
        if state.due.type == "return_cards"
        for decision in state.legal()
        for seat in state.players
        if seat != state.due.player
    ]
    assert set(map(str, found)) == {str(UNTOLD)}
