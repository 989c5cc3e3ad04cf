"""The work of the tutor's engine: random play on both paths, copies, legal decisions, stored states."""

import gc
import tracemalloc
from random import Random

from tests.positions import NAMES
from tutor.core.base.game import find_game
from tutor.core.base.players import RULES, policy_named
from tutor.princes.rules import flow

PRINCES = find_game("princes")
SEATS = 4
GAMES = 30


def _start(seed):
    return PRINCES.start(PRINCES.random_setup(NAMES[:SEATS], "standard", seed))


def playouts():
    """Play random games on the engine's fastest path, and return the number of decisions."""
    decided = 0
    for seed in range(GAMES):
        chance = Random(seed).random
        playout = _start(seed).playout()
        while legal := playout.legal():
            playout.play(legal[int(chance() * len(legal))])
            decided += 1
    return decided


def rules_of_thumb():
    """Play whole games by the rules of thumb, without words, and return the number of decisions."""
    decided = 0
    policy = policy_named("princes", RULES, 1)
    for seed in range(GAMES // 5):
        playout = _start(seed).playout()
        while playout.due is not None:
            playout.play(policy.choose(playout))
            decided += 1
    return decided


def public_games():
    """Play the random games through immutable states, and return the number of decisions.

    For each decision the engine lists the legal decisions, checks the one made, and makes a new state.
    """
    decided = 0
    for seed in range(GAMES):
        chance = Random(seed).random
        state = _start(seed)
        while legal := state.legal():
            state = state.play(legal[int(chance() * len(legal))])
            decided += 1
    return decided


def states():
    """Return every state of a few random games."""
    found = []
    for seed in range(3):
        chance = Random(seed)
        state = _start(seed)
        while state.due is not None:
            found.append(state)
            state = state.play(chance.choice(state.legal()))
    return found


STATES = states()
TABLES = [state.playout()._table for state in STATES]


def copies():
    """Return private copies of states."""
    for state in STATES:
        state.playout()
    return len(STATES)


def listings():
    """List the legal decisions of positions anew, and return the number of lists."""
    for table in TABLES:
        flow.LEGAL[table.due](table, table.asked)
    return len(TABLES)


def bytes_a_state(kept=1000):
    """Return the memory that each of `kept` stored states takes."""
    chance = Random(1)
    state = _start(1)
    found = []
    gc.collect()
    tracemalloc.start()
    while len(found) < kept:
        state = state.play(chance.choice(state.legal())) if state.due else _start(len(found))
        found.append(state)
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return held / kept
