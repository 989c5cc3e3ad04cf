"""The planner plays for either ending, gives reasons, and chooses the same with and without words."""

from collections import Counter
from itertools import pairwise

import pytest

from tests.princes.advised import near_a_rescue, planner_states
from tests.princes.claims import Claim, holds
from tests.princes.games import start_state
from tests.situations import after
from tutor.core.base.players import UNTOLD, player_named
from tutor.core.laboratory.arena import arena
from tutor.core.laboratory.experiment import executor
from tutor.core.laboratory.playing import Source
from tutor.princes.advice import planning
from tutor.princes.advice.worths import Weights, Worths


def planner_choice(rich):
    """Return the state with one tile left, the planner's choice in the House of Priests, and the reason's key.

    `rich` says whether the planner also leads in gold.
    """
    state = after(near_a_rescue(rich), "Bert move house_of_priests")
    choice = player_named("princes", "planner", 1).choose(state)
    return state, choice.decision.choice, choice.reason.key


def test_a_leader_in_points_alone_takes_the_last_tile():
    """A planner who leads in points but not in gold takes the last tile and so wins by the Rescue."""
    state, order, key = planner_choice(rich=False)
    assert (order, key) == ("puma", "race_rescue")
    result = state.play(state.legal()[1]).position()["result"]
    assert (result["ending"], result["winners"]) == ("rescue", ["Bert"])


def test_a_leader_in_gold_leaves_the_last_tile():
    """A planner who leads in gold leaves the last tile, because gold multiplies nothing in a Rescue."""
    _, order, key = planner_choice(rich=True)
    assert (order, key) == (None, "hold_rescue")


def test_the_reason_of_a_plan_is_true_and_hidden_from_others():
    """The reason of a planner is true, and other players do not read it because it depends on the hand."""
    player = player_named("princes", "planner", 1)
    for state, advice in planner_states():
        before = state.position()
        for each in advice:
            reason = each.reason
            claim = Claim(
                state, before, each.decision, reason.key, reason.numbers, each.weight, advice
            )
            assert holds(claim), reason
        told = [player.reason_for(state, each.decision, "Gina") for each in advice]
        assert {reason.key for reason in told} <= {UNTOLD.key, "acquire_nobody"}


@pytest.mark.endurance
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_it_beats_the_rules_of_thumb(count):
    """A planner among players by rules of thumb wins more than a fair share of the games."""
    seats = ["planner"] + ["rules"] * (count - 1)
    with executor(2) as pool:
        report = list(arena(Source("princes"), seats, 400, 1, pool=pool))[-1]
    assert report.contenders[0].win_interval.low > 1 / count, Counter(report.endings)


def test_another_piece_is_never_worth_more_than_the_one_before():
    """The worth of one more piece of a good never exceeds the worth of the piece before, early or late.

    The search for the best trade relies on this.
    """
    figures = start_state(4, "standard", 1).components
    played_by = [each for each in vars(planning).values() if isinstance(each, Weights)]
    assert len(played_by) == 4
    for weights in played_by:
        for spending in (0.0, 0.3, 1.0):
            for worth in Worths(figures, weights, spending).of.values():
                pieces = [worth[held + 1] - worth[held] for held in range(40)]
                assert all(more <= one + 1e-9 for one, more in pairwise(pieces))
