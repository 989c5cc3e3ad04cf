"""A thousand states that are kept at the same time need little memory."""

import gc
import tracemalloc

import pytest

from tests.pages import first_of
from tests.princes.games import random_game

KEPT = 1000
BYTES_A_STATE = 10_000


@pytest.mark.parametrize("shape", first_of([[5, "first_game"], [2, "standard"]], 1))
def test_a_thousand_kept_states_cost_little(shape):
    """Each kept state of a tree of games takes a few kilobytes."""
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
