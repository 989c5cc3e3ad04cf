"""Playing never changes a state, and a thousand kept states need little memory."""

import gc
import json
import tracemalloc
from itertools import islice

import pytest

from tests.pages import first_of
from tests.princes.games import SHAPES, random_game, start_state
from tests.situations import decision

KEPT = 1000
BYTES_A_STATE = 10_000


def state_text(state):
    """Return all that a player or a program can see of a state, as text."""
    views = [state.view(name) for name in state.players]
    return json.dumps([state.position(), views, state.due, state.legal()])


def kept_states():
    """Return a thousand states of games of every shape."""
    moments = (
        moment for seed in range(3) for shape in SHAPES for moment in random_game(*shape, seed)
    )
    return [moment.before for moment in islice(moments, KEPT)]


def test_a_thousand_kept_states_stay_as_they_were():
    """Neither calls of a state's methods nor play from it change any of a thousand kept states."""
    states = kept_states()
    before = [state_text(state) for state in states]
    for state in states:
        options = state.legal()
        state.play(options[0])
        state.explain(options[-1])
        state.refusal(decision(state, f"{state.due.player} finish_trade"))
        playout = state.playout()
        for _ in range(20):
            if playout.due is not None:
                playout.play(playout.legal()[0])
    assert [state_text(state) for state in states] == before


def test_a_frozen_playout_stays_as_it_was():
    """A state taken from a playout stays the same when the playout goes on."""
    playout = start_state(3, "standard", 1).playout()
    frozen = []
    while playout.due is not None:
        state = playout.freeze()
        frozen.append((state, state_text(state)))
        playout.play(playout.legal()[-1])
    assert [state_text(state) for state, _ in frozen] == [text for _, text in frozen]


@pytest.mark.parametrize("shape", first_of([[5, "first_game"], [2, "standard"]], 1))
def test_a_thousand_kept_states_cost_little(shape):
    """Each state of a tree of games takes a few kilobytes."""
    game = random_game(*shape, seed=1)
    gc.collect()
    tracemalloc.start()
    try:
        kept = []
        while len(kept) < KEPT:
            for moment in game:
                kept.append(moment.before.play(moment.decision))
        held, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert held / len(kept) < BYTES_A_STATE
