"""The report on stocks at the end of playouts names clear differences, and no others."""

from random import Random

from tests.trees import a_record
from tutor.core.laboratory.intervals import FEWEST
from tutor.core.laboratory.stocks import Stocks, count_stocks


def two_decisions(count):
    """Return stocks after `count` games of two decisions.

    The first decision leaves two more of `more` than the second, and as much of `same`.
    """
    chance, stocks = Random(1), Stocks()
    for _ in range(count):
        stocks.observe(0, {"more": 7 + chance.randrange(3), "same": chance.randrange(9)})
        stocks.observe(1, {"more": 5 + chance.randrange(3), "same": chance.randrange(9)})
    return stocks


def test_a_clear_difference_is_named_with_its_amount():
    """The report names the one clear difference with its amount, seen from either decision."""
    (found,) = two_decisions(200).differences(0, 1)
    assert found.key == "more"
    assert 1.7 < found.more < 2.3
    assert [each.more for each in two_decisions(200).differences(1, 0)] == [-found.more]
    assert found.cause == ""


def two_causes(count):
    """Return stocks after `count` games of two decisions that differ in corn for two causes.

    With the first decision, work brings three more corn, and pay takes one more.
    """
    chance, stocks = Random(1), Stocks()
    for _ in range(count):
        for index, more in ((0, 3), (1, 0)):
            work, pay, luck = more + chance.randrange(3), -chance.randrange(3) - more // 3, 0
            changes = {("corn", "work"): work, ("corn", "pay"): pay, ("llama", "work"): 9 * index}
            if chance.random() < 0.2:
                luck = changes["corn", "luck"] = 1
            stocks.observe(index, {"corn": work + pay + luck}, changes)
    return stocks


def test_the_cause_that_brings_most_is_named():
    """The report names the cause that brings most of the difference, and no cause that lessens it."""
    (found,) = two_causes(200).differences(0, 1)
    assert (found.key, found.cause) == ("corn", "work")
    assert 2.7 < found.part < 3.3
    assert found.more < found.part
    (other,) = two_causes(200).differences(1, 0)
    assert (other.cause, other.part) == ("work", -found.part)


def test_no_cause_is_named_where_none_is_clear():
    """The report names no cause for a clear difference if each cause is mostly luck."""
    chance, stocks = Random(1), Stocks()
    for _ in range(200):
        for index in range(2):
            changes = {("corn", f"{cause}"): chance.randrange(-99, 99) for cause in range(6)}
            stocks.observe(index, {"corn": 5 - index}, changes)
    (found,) = stocks.differences(0, 1)
    assert (found.key, found.cause, found.part) == ("corn", "", 0)


def test_few_games_name_nothing():
    """After too few games the report names no difference, and none between a decision and itself."""
    assert two_decisions(FEWEST - 1).differences(0, 1) == []
    assert two_decisions(200).differences(0, 0) == []


def test_open_figures_are_counted():
    """The stocks have those figures of the game that lie open, and count a list by its length."""
    state = a_record("princes", 3, 12).play()
    player = state.position()["players"][0]
    found = count_stocks(state, player["name"])
    assert found["corn"] == player["goods"]["corn"]
    assert found["moon_tiles"] == len(player["moon_tiles"])
    assert "points" not in found
