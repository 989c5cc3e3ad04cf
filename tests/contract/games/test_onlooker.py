"""What an onlooker knows in each game: what every player knows and no more."""

import json

from tests.contract.games.shelf import random_lines, states
from tutor.core.base.game import ONLOOKER, known_to, seen_from


def hidden_anywhere(views):
    """Return the common part of several views: a value that differs between two of them is None."""
    first, *others = views
    for other in others:
        first = common_part(first, other)
    return first


def common_part(one, other):
    """Return the common part of two JSON values, None where they differ."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return {key: common_part(one[key], other[key]) for key in one}
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [common_part(*pair) for pair in zip(one, other, strict=True)]
    return one if one == other else None


def test_an_onlooker_knows_what_every_player_knows(name):
    """The onlooker's view has what all players' views agree on, and hides what one of them hides."""
    for state in states(name, every=9):
        seen = state.public_view()
        assert seen.pop("player") == ONLOOKER
        views = [state.view(player) for player in state.players]
        common = hidden_anywhere(views)
        common.pop("player")
        check(seen, common)


def check(seen, common):
    """Walk both values; where they have no common part, the onlooker's value is hidden."""
    if common is None:
        assert seen is None or "hidden" in seen
    elif isinstance(common, dict):
        assert seen.keys() == common.keys()
        for key, value in common.items():
            check(seen[key], value)
    elif isinstance(common, list):
        assert len(seen) == len(common)
        for pair in zip(seen, common, strict=True):
            check(*pair)
    else:
        assert json.dumps(seen) == json.dumps(common)


def test_after_the_game_an_onlooker_knows_everything(name):
    """After the game each seat and the onlooker know the whole position.

    Before, each knows its view.
    """
    for line in random_lines(name):
        before, over = line[-1].before, line[-1].after
        for seat in (None, ONLOOKER, *over.players):
            assert known_to(over, seat) == over.position()
            assert known_to(before, seat) == seen_from(before, seat)
        assert seen_from(over, ONLOOKER) == over.public_view()
