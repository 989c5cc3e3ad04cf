"""The conformance vectors of Incan Gold, one test case each."""

import pytest

from tests.incan_gold.games import vectors
from tutor.core.records.files import read_record

VECTORS = vectors()


def name(vector):
    """Return a name for a vector: variant and players."""
    setup = vector["record"]["setup"]
    return f"{setup['variant']}-{len(setup['players'])}"


@pytest.mark.parametrize("vector", VECTORS, ids=name)
def test_a_game_ends_as_the_vector_says(vector):
    """A vector's game ends with the vector's result, removed hazards and lost artifacts, and no decision is due."""
    state = read_record(vector["record"]).play()
    position = state.position()
    assert state.due is None
    assert {key: position[key] for key in ("result", "removed", "lost_artifacts")} == {
        key: vector[key] for key in ("result", "removed", "lost_artifacts")
    }


@pytest.mark.parametrize("vector", VECTORS, ids=name)
def test_a_game_with_its_decks_is_the_same_game(vector):
    """A record with the decks that the seed of a vector shuffles leads to the same positions as the vector."""
    record = read_record(vector["record"])
    states = [record.start, *(state for state, _ in record.states())]
    decks = [[] for _ in range(5)]
    for _, events in record.states():
        for event in events:
            if event.type == "round_began":
                decks[event.data["round"] - 1] = event.data["deck"]
    first = record.start.position()
    if first["round"] > 1:
        pytest.skip("the first round is over before anybody can tell its deck")
    decks[0] = first["path"] + first["deck"]
    given = vector["record"] | {"setup": vector["record"]["setup"] | {"seed": None, "decks": decks}}
    again = read_record(given)
    told = [again.start, *(state for state, _ in again.states())]
    for one, other in zip(states, told, strict=True):
        assert bare(one) == bare(other)


def bare(state):
    """Return the position of a state without `pending`, which has the cards to come."""
    return {key: value for key, value in state.position().items() if key != "pending"}
