"""The conformance vectors of The Princes of Machu Picchu, one test case each."""

import pytest

from tests.situations import PRINCES, due_data, play_record, told_position
from tests.vector_files import examples, quick_start, walks
from tutor.core.base.decision import IllegalDecision

QUICK_START = quick_start()
EXAMPLES = examples()
WALKS = walks()


def walk_name(walk):
    """Return a name for a walk: how it starts, with how many players, and how it ends."""
    start = walk["record"].get("setup") or walk["record"]["position"]
    result = walk["final"]["result"]
    return f"{start.get('variant', 'position')}-{len(start['players'])}-{result['reason']}"


@pytest.mark.parametrize("check", QUICK_START["checks"], ids=lambda check: check["after"])
def test_the_quick_start_agrees_after_each_part(check):
    """After each part of the example the due decision and the position are those of the vector."""
    line = play_record(QUICK_START["record"], check["plies"])
    state = line.states[-1]
    assert len(line.states) == check["plies"] + 1
    assert due_data(state) == check["due"]
    assert told_position(state) == check["position"]


@pytest.mark.parametrize("vector", EXAMPLES, ids=lambda vector: vector["name"])
def test_a_worked_example_ends_as_the_vector_says(vector):
    """The example ends with the vector's due decision, number of legal decisions and position."""
    state = play_record(vector["record"]).states[-1]
    assert due_data(state) == vector["after"]["due"]
    assert len(state.legal()) == vector["after"]["legal_count"]
    assert told_position(state) == vector["after"]["position"]


ILLEGAL = [(vector, illegal) for vector in EXAMPLES for illegal in vector.get("illegal", [])]


@pytest.mark.parametrize(
    ("vector", "illegal"),
    ILLEGAL,
    ids=[
        f"{vector['name']}: {illegal['decision']['type']}: {illegal['rule']}"
        for vector, illegal in ILLEGAL
    ],
)
def test_a_worked_example_refuses_by_the_rule_of_the_vector(vector, illegal):
    """Checking and playing the decision cite the rule of the vector."""
    state = play_record(vector["record"]).states[-1]
    made = PRINCES.read_decision(illegal["decision"], state.players, "decisions[0]")
    assert state.refusal(made).rule == illegal["rule"]
    with pytest.raises(IllegalDecision) as raised:
        state.play(made)
    assert raised.value.refusal == state.refusal(made)


@pytest.mark.parametrize("walk", WALKS, ids=walk_name)
def test_a_walk_replays_to_the_letter(walk):
    """The number of legal decisions before each decision agrees, and so does the last position."""
    states = play_record(walk["record"]).states
    assert [len(state.legal()) for state in states[:-1]] == walk["legal_counts"]
    assert told_position(states[-1]) == walk["final"]
    assert states[-1].due is None
