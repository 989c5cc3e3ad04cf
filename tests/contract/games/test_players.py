"""Random players and advised players of every game play to the end, and no player peeps."""

from random import Random

import pytest

from tests.catalogues import is_sentence
from tests.contract.games.shelf import LONGEST, NAMES, laws, start_state, states
from tutor.core.base.game import find_game
from tutor.core.base.kit import ELSEWHERE, package_of
from tutor.core.base.players import advised_player, random_player
from tutor.core.base.redeal import redeal
from tutor.core.records.record import random_record
from tutor.core.words.text import text_for


def play_out(state, player):
    """Return the decisions of a player in all seats, to the end."""
    made = []
    while state.due is not None:
        assert len(made) < LONGEST, "the game does not end"
        made.append(player.choose(state))
        assert made[-1].decision in state.legal()
        state = state.play(made[-1].decision)
    with pytest.raises(ValueError, match="over"):
        player.choose(state)
    return made


def test_chance_plays_to_the_end_without_reasons(name):
    """The random player makes the decisions of the random record with the same seed, without reasons."""
    for count, variant in laws(name).SHAPES:
        chosen = play_out(start_state(name, count, variant, 3), random_player(3))
        record = random_record(find_game(name), count, variant, 3)
        assert record.setup["players"] == list(NAMES[:count])
        assert tuple(each.decision for each in chosen) == record.decisions
        assert all(each.reason is None for each in chosen)


def test_advised_players_play_to_the_end_with_reasons(name):
    """Each decision has a reason of one sentence; two plays of the same game are equal."""
    player = advised_player(name)
    if player is None:
        return
    words = text_for(name)
    for count, variant in laws(name).SHAPES:
        chosen = play_out(start_state(name, count, variant, 5), player)
        assert all(is_sentence(words.reason(each.reason)) for each in chosen)
    again = play_out(start_state(name, count, variant, 5), advised_player(name))
    assert again == chosen


def test_no_player_peeps(name):
    """After a new deal of what the player cannot see, the choice stays the same."""
    chance, advised = Random(6), advised_player(name)
    for number, state in enumerate(states(name, every=9)):
        if state.due is None:
            continue
        twin = redeal(state, state.due.player, chance)
        assert random_player(number).choose(twin) == random_player(number).choose(state)
        if advised is not None:
            assert advised.choose(twin) == advised.choose(state)


def test_the_games_of_the_package_give_advice(name):
    """Every game of the package has advice; a game from elsewhere need not have any."""
    assert advised_player(name) is not None or package_of(name).startswith(ELSEWHERE)
