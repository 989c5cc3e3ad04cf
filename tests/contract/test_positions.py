"""Positions are saved and loaded at every moment.

A position from outside is read with every fault named.
"""

import json

import pytest

from tests.situations import PRINCES, play_record
from tests.vector_files import quick_start, walks

WALKS = walks()


def lines():
    """Return the records whose every ply is tested: the quick start, and walks of every shape and ending."""
    return [quick_start()["record"], *(walk["record"] for walk in WALKS[::3]), WALKS[9]["record"]]


@pytest.mark.parametrize("record", lines(), ids=range(len(lines())))
def test_a_loaded_position_goes_on_to_the_same_end(record):
    """From every loaded position the next decision leads to the same position and events."""
    line = play_record(record)
    for ply, state in enumerate(line.states[:-1]):
        text = json.dumps(state.position())
        loaded = PRINCES.load(json.loads(text))
        assert json.dumps(loaded.position()) == text
        assert loaded.legal() == state.legal()
        made = PRINCES.read_decision(record["decisions"][ply], loaded.players, "decisions[0]")
        following, events = loaded.explain(made)
        assert following.position() == line.states[ply + 1].position()
        assert events == line.events[ply]


def test_every_kind_of_pending_decision_occurs():
    """The records of this module pass through every type of decision that is due in mid-turn."""
    kinds = {
        state.due.type for record in lines() for state in play_record(record).states if state.due
    }
    assert kinds == {
        "place_inca", "turn", "produce", "sacrifice", "offer", "recruit", "acquire", "adjust", "trade",
        "send_to_clock", "redeem", "choose_goods", "return_cards",
    }  # fmt: skip


def test_a_position_has_all_keys_in_the_contracts_order():
    """Positions at every moment have the keys of the vectors in their order, and `pending` before the result."""
    written = quick_start()["checks"][0]["position"]
    *keys, last = written
    for state in play_record(quick_start()["record"]).states:
        told = state.position()
        assert list(told) == [*keys, "pending", last]
        assert all(list(seat) == list(written["players"][0]) for seat in told["players"])


def test_pending_is_the_due_decision():
    """`pending` is null on a turn.

    At other times it has the type and the player of the due decision.
    """
    for record in lines():
        for state in play_record(record).states:
            pending = state.position()["pending"]
            if state.due is None or state.due.type == "turn":
                assert pending is None
            else:
                assert (pending["type"], pending["player"]) == (state.due.type, state.due.player)
