"""A playout has the decision of its state, in the middle of a game and at its end."""

import pytest

from tests.contract.rules_by_hand.the_end import conquest
from tests.positions import position
from tests.situations import after


@pytest.mark.rules("turn.player")
def test_a_playout_has_the_due_decision_of_its_state():
    """A playout has the same player, type of decision and legal decisions as its state."""
    state = after(position())
    playout = state.playout()
    assert playout.due == state.due is not None
    assert tuple(playout.legal()) == tuple(state.legal())
    assert playout.freeze().position() == state.position()


@pytest.mark.rules("turn.over", "end.conquest")
def test_a_finished_playout_has_the_result_of_its_state():
    """A playout ends as its state does, for the same reason and with the same scores."""
    start = conquest()
    state = after(start, f"{start.json()['turn']['player']} move corn_terraces")
    assert state.due is None
    frozen = state.playout().freeze()
    assert (frozen.due, frozen.position()) == (None, state.position())
    assert frozen.position()["result"]["ending"] == "conquest"
