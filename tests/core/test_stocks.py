"""The stocks at the end of playouts: what goes apart is told, and only that."""

from random import Random

from tests.trees import a_record
from tutor.core.laboratory.intervals import FEWEST
from tutor.core.laboratory.stocks import Stocks, counted


def filled(count):
    """Two decisions: the first leaves two more of one thing, as much of another."""
    chance, stocks = Random(1), Stocks()
    for _ in range(count):
        stocks.observe(0, {"more": 7 + chance.randrange(3), "same": chance.randrange(9)})
        stocks.observe(1, {"more": 5 + chance.randrange(3), "same": chance.randrange(9)})
    return stocks


def test_what_differs_clearly_is_told_with_its_amount():
    """From either side, and nothing else."""
    (found,) = filled(200).differences(0, 1)
    assert found.key == "more"
    assert 1.7 < found.more < 2.3
    assert [each.more for each in filled(200).differences(1, 0)] == [-found.more]


def test_few_games_tell_nothing():
    """Nor does a decision beside itself."""
    assert filled(FEWEST - 1).differences(0, 1) == []
    assert filled(200).differences(0, 0) == []


def test_what_lies_open_is_counted():
    """By the figures of the game, of lists their length."""
    state = a_record("princes", 3, 12).play()
    player = state.position()["players"][0]
    found = counted(state, player["name"])
    assert found["corn"] == player["goods"]["corn"]
    assert found["moon_tiles"] == len(player["moon_tiles"])
    assert "points" not in found
