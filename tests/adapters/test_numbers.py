"""The numbers that stand for a player's view: equal views give equal numbers, and the winners share a victory."""

from random import Random

import pytest

from tests.trees import GAMES, a_record
from tutor.adapters.numbers import FEATURES, LARGEST, MOST_CHOICES, begin, features, seats, victory
from tutor.core.base.errors import RecordError
from tutor.core.base.game import find_game
from tutor.core.base.redeal import redeal

pytestmark = pytest.mark.parametrize("name", GAMES)


def states(name, seed=1):
    """Return every state of a random game."""
    record = a_record(name, seed)
    return [record.start, *(state for state, _ in record.states())]


def test_the_limits_of_players_are_those_of_the_game(name):
    """The game starts with the fewest and with the most players.

    It refuses one fewer and one more.
    """
    game = find_game(name)
    fewest, most = seats(game)
    assert fewest < most
    for count in range(fewest, most + 1):
        assert len(begin(game, count, "standard", 1).players) == count
    for count in (fewest - 1, most + 1, 0, -1, 10**9):
        with pytest.raises(RecordError):
            begin(game, count, "standard", 1)


def test_a_view_has_a_fixed_number_of_numbers(name):
    """Each number of a view is at least 0 and at most the bound."""
    for state in states(name):
        for player in state.players:
            numbers = features(state.view(player), state.players)
            assert len(numbers) == FEATURES
            assert all(0 <= number <= LARGEST for number in numbers)
            assert any(numbers)


def test_equal_views_are_equal_numbers(name):
    """The numbers depend on the view alone, so they give no secret away."""
    for state in states(name)[:-1:5]:
        player = state.players[1]
        again = redeal(state, player, Random(1))
        assert features(again.view(player), state.players) == features(
            state.view(player), state.players
        )


def test_different_positions_are_different_numbers(name):
    """Hardly any two positions of a game have the same numbers."""
    told = [tuple(features(state.view(state.players[0]), state.players)) for state in states(name)]
    assert len(set(told)) > len(told) * 0.6


def test_players_are_numbered_from_the_observer(name):
    """Names carry no meaning: with other names the numbers are the same."""
    for state in states(name)[::7]:
        player = state.players[0]
        view = state.view(player)
        names = {old: f"seat {number}" for number, old in enumerate(state.players)}
        other = rename(view, names)
        assert features(other, tuple(names.values())) == features(view, state.players)


def rename(value, names):
    """Return the value with other names."""
    if isinstance(value, dict):
        return {names.get(key, key): rename(part, names) for key, part in value.items()}
    if isinstance(value, list):
        return [rename(part, names) for part in value]
    return names.get(value, value) if isinstance(value, str) else value


def test_the_winners_share_a_victory(name):
    """At the end the winners share a reward of one; before the end no player has any."""
    *before, last = states(name)
    assert all(victory(state) == [0.0] * len(state.players) for state in before)
    shares = dict(zip(last.players, victory(last), strict=True))
    assert sum(shares.values()) == pytest.approx(1)
    assert {player for player, share in shares.items() if share} == set(
        last.position()["result"]["winners"]
    )


def test_every_choice_fits_within_the_bound(name):
    """No random game has more legal decisions than the bound."""
    assert max(len(state.legal()) for state in states(name)) <= MOST_CHOICES
