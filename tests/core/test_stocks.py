"""The stocks at the end of playouts: the report has what differs clearly, and only that."""

from random import Random

from tests.trees import a_record
from tutor.core.laboratory.intervals import FEWEST
from tutor.core.laboratory.stocks import Stocks, count_stocks


def two_decisions(count):
    """Two decisions: the first leaves two more of one thing, and as much of another."""
    chance, stocks = Random(1), Stocks()
    for _ in range(count):
        stocks.observe(0, {"more": 7 + chance.randrange(3), "same": chance.randrange(9)})
        stocks.observe(1, {"more": 5 + chance.randrange(3), "same": chance.randrange(9)})
    return stocks


def test_a_clear_difference_is_named_with_its_amount():
    """From either side, and nothing else."""
    (found,) = two_decisions(200).differences(0, 1)
    assert found.key == "more"
    assert 1.7 < found.more < 2.3
    assert [each.more for each in two_decisions(200).differences(1, 0)] == [-found.more]
    assert found.cause == ""


def two_causes(count):
    """Two decisions: with the first, work brings more and pay brings more; another thing is the same with both."""
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
    """No cause that takes some of it back, and none of another figure; from the other side as well."""
    (found,) = two_causes(200).differences(0, 1)
    assert (found.key, found.cause) == ("corn", "work")
    assert 2.7 < found.part < 3.3
    assert found.more < found.part
    (other,) = two_causes(200).differences(1, 0)
    assert (other.cause, other.part) == ("work", -found.part)


def test_no_cause_is_named_where_none_is_clear():
    """A sure difference has many causes, each of them mostly luck."""
    chance, stocks = Random(1), Stocks()
    for _ in range(200):
        for index in range(2):
            changes = {("corn", f"{cause}"): chance.randrange(-99, 99) for cause in range(6)}
            stocks.observe(index, {"corn": 5 - index}, changes)
    (found,) = stocks.differences(0, 1)
    assert (found.key, found.cause, found.part) == ("corn", "", 0)


def test_few_games_name_nothing():
    """A decision beside itself names nothing either."""
    assert two_decisions(FEWEST - 1).differences(0, 1) == []
    assert two_decisions(200).differences(0, 0) == []


def test_open_figures_are_counted():
    """They are the figures of the game; a list counts by its length."""
    state = a_record("princes", 3, 12).play()
    player = state.position()["players"][0]
    found = count_stocks(state, player["name"])
    assert found["corn"] == player["goods"]["corn"]
    assert found["moon_tiles"] == len(player["moon_tiles"])
    assert "points" not in found
