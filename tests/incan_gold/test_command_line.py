"""What the commands say of Incan Gold; `tests/contract/games` holds what they do in every game."""

import json

import pytest

from tests.contract.command_line import run
from tests.incan_gold.games import vectors
from tests.incan_gold.test_components import file_with

VECTOR = vectors()[3]


@pytest.fixture
def file(tmp_path):
    """Return a function that writes data as JSON into a file and returns the path of the file."""

    def write(data, name="game.json"):
        path = tmp_path / name
        path.write_bytes(data if isinstance(data, bytes) else json.dumps(data).encode())
        return path

    return write


def test_an_illegal_choice_leads_to_one_line(file):
    """The command answers an illegal choice with one line: the decision's number, player, choice and rule."""
    decisions = VECTOR["record"]["decisions"]
    data = VECTOR["record"] | {"decisions": [*decisions[:2], decisions[0]]}
    outcome = run("replay", file(data))
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err == (
        "decision 3 (Ana, choose camp): Ana has chosen, and a choice made is not changed; "
        "Chaska chooses now [choice.secret]\n"
    )


@pytest.mark.parametrize(
    ("decision", "place"),
    [
        ({"player": "Zed", "type": "choose", "choice": "torch"}, "decisions[0].player"),
        ({"player": "Ana", "type": "move", "choice": "torch"}, "decisions[0].type"),
        ({"player": "Ana", "type": "choose", "choice": "stay"}, "decisions[0].choice"),
        ({"player": "Ana", "type": "choose", "choice": None}, "decisions[0].choice"),
        ({"player": "Ana", "type": "choose"}, "decisions[0].choice"),
        ({"player": "Ana", "type": "choose", "choice": "torch", "more": 1}, "decisions[0].more"),
        (None, "decisions[0]"),
        ([], "decisions[0]"),
    ],
)
def test_a_malformed_decision_leads_to_its_place(decision, place, file):
    """The error about a malformed decision names the place of an unknown player, type, choice or key."""
    outcome = run("check", file(VECTOR["record"] | {"decisions": [decision]}))
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.startswith(f"{place}: ")


def test_other_components_can_be_played_with(file):
    """Every command accepts a file with corrected components."""
    toml = file(file_with(("first_value = 5", "first_value = 6")), "other.toml")
    result = run("replay", file(VECTOR["record"]), "--components", toml, "--json").json["position"][
        "result"
    ]
    taken = [score["artifacts"] for score in result["scores"]]
    points = [score["artifact_points"] for score in result["scores"]]
    assert sum(points) == 6 * sum(taken)
    bad = file(b"[rounds]", "bad.toml")
    assert run("check", file(VECTOR["record"]), "--components", bad).code == 2
