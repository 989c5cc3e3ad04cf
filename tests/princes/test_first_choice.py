"""A player who always plays the first choice of a forecast does better than the rules of thumb."""

import pytest

from tests.benchmarks.ladder.climbing import climb
from tests.benchmarks.ladder.forecasting import Asked, play_game, reports, rung
from tests.princes.test_ladder import never
from tutor.core.laboratory.experiment import SerialExecutor, executor


def test_a_game_by_first_choices_is_the_same_each_time():
    """A game of the player by first choices is the same each time with the same seed, seat and deal."""
    asked = Asked("incan_gold", 3, 1, "1/0", 2, "win")
    assert play_game(asked) == play_game(asked)
    found = next(reports("incan_gold", 2, "win", SerialExecutor()))
    assert sum(sum(each.wins) for each in found.contenders) == pytest.approx(1)
    assert found.played == 1


@pytest.mark.endurance
@pytest.mark.parametrize(
    ("game", "playouts", "until"), [("incan_gold", 40, "end"), ("princes", 16, "stage")]
)
def test_it_beats_the_rules_of_thumb(game, playouts, until):
    """A player who plays the first choice of a forecast beats two players by rules of thumb.

    The player wins more than a fair share. The interval of the share is valid at whatever number of
    games they stop.
    """
    with executor(2) as pool:
        found = climb(rung(game), reports(game, playouts, "win", pool, until), never)
    assert found.verdict == "better"
