"""Figures with less scatter: the same means, honest intervals, and a gain that is measured."""

from random import Random

import pytest

from tests.trees import a_record
from tutor.core.laboratory.deals import Beside, Deal
from tutor.core.laboratory.playing import Source
from tutor.core.laboratory.reduced import PILOT, SHORT, Reduced

RUNS, LONG = 100, 120


def drawn(chance, win=0.4, tells=0.5):
    """A playout that is won so often, with estimates that go together with it so far."""
    luck = chance.random()
    early = 0.5 + tells * (luck - 0.5)
    short = tuple(0.5 + tells * (chance.random() - 0.5) for _ in range(SHORT))
    return float(luck > 1 - win), Beside(early, short, 50, 10)


def played(reduced, chance, count, draw=drawn):
    """So many playouts of every decision; how wide the interval of the first is at last."""
    for _ in range(count):
        reduced.observe({index: draw(chance) for index in range(2)})
    low, high = reduced.interval(0)
    return high - low


def outcomes():
    """What comes of the same decision in many deals, with its estimates."""
    state = a_record("princes", 2, 40).play()
    decision = state.legal()[0]
    seat = state.players.index(decision.player)
    source = Source("princes")
    for number in range(24):
        deal = Deal(source, state.position(), ((0, decision),), "chance", 1, number, SHORT)
        (found,) = deal.play().values()
        yield found.outcome.wins[seat], found.beside


@pytest.mark.parametrize("draw", ["made", "played"])
def test_a_decision_is_hardly_ever_told_from_its_own_copy(draw):
    """Watched all the time by its reduced figures, in no more than 5 % of the runs."""
    pool = list(outcomes()) if draw == "played" else None
    apart = 0
    for run in range(RUNS):
        chance, reduced = Random(run), Reduced(2, 0.05)
        for _ in range(LONG):
            reduced.observe(
                {copy: chance.choice(pool) if pool else drawn(chance) for copy in range(2)}
            )
            low, high = reduced.gap(0, 1)
            assert reduced.gap(1, 0) == (-high, -low)
            if not low <= 0 <= high:
                apart += 1
                break
    assert apart <= RUNS * 0.05


@pytest.mark.parametrize("tells", [0.0, 0.5, 1.0])
def test_the_mean_is_hardly_ever_outside_however_often_one_looks(tells):
    """The same mean as that of the raw figures, whatever the estimate tells."""
    outside = 0
    for run in range(RUNS):
        chance, reduced = Random(run), Reduced(2, 0.05)
        for _ in range(LONG):
            reduced.observe({index: drawn(chance, 0.4, tells) for index in range(2)})
            low, high = reduced.interval(0)
            if not low <= 0.4 <= high:
                outside += 1
                break
    assert outside <= RUNS * 0.05


def test_an_estimate_that_tells_much_leaves_less_scatter_and_its_gain_is_told():
    """Fewer playouts for as much; one that tells nothing costs more than it brings."""
    found = {}
    for tells in (0.0, 1.0):
        found[tells] = Reduced(2, 0.05)
        played(found[tells], Random(1), 2000, lambda chance, tells=tells: drawn(chance, 0.4, tells))
        assert found[tells].decisions_ratio == 1.2
        low, high = found[tells].interval(0)
        assert low <= found[tells].value(0) <= high
    assert found[0.0].coefficient == 0
    assert found[0.0].variance_ratio == 1
    assert found[0.0].gain < 1
    assert found[1.0].variance_ratio < 0.7
    assert found[1.0].gain > 1.2
    widths = [high - low for low, high in (found[tells].interval(0) for tells in (0.0, 1.0))]
    assert widths[1] < widths[0]


def test_the_pilot_does_not_count_again():
    """Until it is over there are no figures; what it saw is in none of them."""
    chance, reduced = Random(1), Reduced(2, 0.05)
    for _ in range(PILOT):
        reduced.observe({0: (1.0, drawn(chance)[1]), 1: (0.0, drawn(chance)[1])})
        assert reduced.value(0) is None
        assert reduced.of(0) is None
        assert reduced.gain is None
    for _ in range(8):
        reduced.observe({index: (0.25, drawn(chance)[1]) for index in range(2)})
    told = reduced.of(0)
    assert (told["playouts"], told["raw"]) == (8, 0.25)
    assert told["variance_ratio"] is None
    assert reduced.to_json()["pilot"] == PILOT
