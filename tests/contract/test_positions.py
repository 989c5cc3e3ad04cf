"""Positions are saved and loaded at every moment.

A position from outside is read with every fault named.
"""

import json

import pytest

from tests.situations import PRINCES, play_record
from tests.vector_files import quick_start, walks
from tutor.core.records.files import read_record

WALKS = walks()
KEYS = [
    "format",
    "version",
    "game",
    "day",
    "start_player",
    "sun_tile",
    "last_turns",
    "turn",
    "players",
    "bonus",
    "market",
    "orders_left",
    "moon_tiles",
    "track_corn",
    "deck",
    "pending",
    "result",
]
PLAYER_KEYS = [
    "name",
    "goods",
    "prince",
    "scout",
    "supply",
    "incas",
    "orders",
    "cards",
    "moon_tiles",
    "awards",
    "trail_due",
]


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


@pytest.mark.parametrize("cut", [1, 10, 25, 33, 60, 100])
def test_a_record_may_start_from_any_written_position(cut):
    """A record from a position in the middle of a game, with the same decisions, has the same end."""
    walk = WALKS[1]
    state = play_record(walk["record"], cut).states[-1]
    rest = {
        "format": "tutor-record",
        "version": 1,
        "game": "princes",
        "position": state.position(),
        "decisions": walk["record"]["decisions"][cut:],
    }
    end = play_record(rest).states[-1].position()
    assert {key: end[key] for key in end if key != "pending"} == walk["final"]
    assert read_record(rest).to_json() == rest


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
    """Positions at every moment have the same keys in the same order."""
    for state in play_record(quick_start()["record"]).states:
        told = state.position()
        assert list(told) == KEYS
        assert all(list(seat) == PLAYER_KEYS for seat in told["players"])


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
