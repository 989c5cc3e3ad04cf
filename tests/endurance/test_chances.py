"""A million random decks of Incan Gold bring what the exact chances say."""

import pytest

from tests.incan_gold.staying import playouts
from tests.incan_gold.temple import NAMES, temple
from tutor.core.base.game import find_game
from tutor.incan_gold.chances import chances

pytestmark = pytest.mark.endurance

PLAYOUTS = 1_000_000
NEAR = 0.05
"""The largest difference of a mean: about five standard errors of a million decks."""


@pytest.mark.parametrize("cards", [1, 2, 4, 8])
def test_a_million_decks_come_near_the_exact_worth(cards):
    """The mean over a million random decks comes near the exact worth of staying, for these numbers of cards."""
    built = temple(*NAMES[:3]).path("spider_1", "treasure_11a", left=2).beside(Ana=3)
    reckoned = chances(find_game("incan_gold").load(built.json()))
    assert abs(playouts(reckoned, cards, PLAYOUTS, 1) - reckoned.staying_for(cards)) < NEAR
