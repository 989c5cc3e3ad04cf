"""The searching policy tries what its player knows, and finds decisions that are plainly best."""

import pytest

from tests.positions import position
from tests.princes.games import start_state
from tests.situations import line_of, load
from tutor.core.laboratory.arena import arena
from tutor.core.laboratory.experiment import executor
from tutor.core.laboratory.playing import Source
from tutor.core.laboratory.search import SearchPolicy
from tutor.princes.policies import POLICIES, PlannerPolicy


def searching(seed, playouts=6):
    """Return a search policy with few playouts."""
    return SearchPolicy(POLICIES, PlannerPolicy(), seed, playouts)


def turns(seed, count=3):
    """Return the states at the turns of a game between planners."""
    playout, planner, found = start_state(count, "standard", seed).playout(), PlannerPolicy(), []
    while playout.due is not None:
        if playout.due.type == "turn":
            found.append(playout.freeze())
        playout.play(planner.choose(playout))
    return found


def test_it_finds_the_card_that_wins():
    """On the last turn of the game the search finds the move that brings the winning card.

    The stone of this temple carries the Scout over the Summit.
    """
    start = position(day=9).bare().bonus(condor_temple=1).at("Bert", "royal_palace")
    start = start.scout("Bert", 18).cards("Bert", "farmer+potter").incas("Bert", potters_quarter=4)
    start = start.moon("Gina", "coca", "pottery", "cloth").day_ending("Gina", 1).started_by("Gina")
    assert line_of(searching(1).choose(load(start).playout())) == "Bert move condor_temple"


def test_the_estimate_is_a_chance_for_each():
    """The search estimates for each player a chance of winning, higher if the player has more of everything."""
    for state in turns(2, 4)[::60]:
        chances = POLICIES.estimate(state.playout())
        assert sum(chances) == pytest.approx(1)
        assert len(chances) == 4
    start = position(day=9).at("Bert", "royal_palace").cards("Bert", "farmer+potter", "farmer+puma")
    start = start.incas("Bert", corn_terraces=4).cards("Gina", "puma+virgin")
    chances = POLICIES.estimate(load(start).playout())
    assert chances[0] == max(chances)


@pytest.mark.endurance
def test_it_beats_the_planner():
    """A searching player among three players wins more games than a fair share."""
    games, seats = 24, ["search", "planner", "planner"]
    with executor(2) as pool:
        report = list(arena(Source("princes"), seats, games, 1, pool=pool))[-1]
    assert sum(report.contenders[0].wins) > games / 3
