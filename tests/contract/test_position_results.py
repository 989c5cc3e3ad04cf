"""Only a finished game has a result in its position, and only the result that the rules compute."""

import pytest

from tests.contract.faults import faults_in, lies_within, replace_at
from tests.situations import PRINCES, play_record
from tests.vector_files import examples, walks

WALKS = walks()


FINALS = [one["after"]["position"] for one in examples() if one["after"]["position"]["result"]]


@pytest.mark.parametrize("final", [walk["final"] for walk in WALKS[::4]] + FINALS)
def test_a_finished_game_is_read_with_its_result(final):
    """A final position with the computed result is valid; nothing is due."""
    data = final | {"pending": None}
    state = PRINCES.load(data)
    assert state.due is None
    assert state.position() == data


def test_a_result_must_be_the_one_computed():
    """Any other figure, winner or ending is refused at `result`."""
    final = WALKS[0]["final"] | {"pending": None}
    names = [score["name"] for score in final["result"]["scores"]]
    losers = [name for name in names if name not in final["result"]["winners"]]
    for path, wrong in (
        (["result", "ending"], "rescue"),
        (["result", "reason"], "deck"),
        (["result", "winners"], losers),
        (["result", "winners"], []),
        (["result", "scores", 0, "total"], final["result"]["scores"][0]["total"] + 1),
        (["result", "scores", 1, "gold"], -1),
        (["result", "scores", 0, "name"], "Zed"),
        (["result", "scores"], final["result"]["scores"][:1]),
        (["result", "scores"], final["result"]["scores"][::-1]),
    ):
        assert lies_within(faults_in(replace_at(final, path, wrong)), "position.result"), path


def test_an_unfinished_game_has_no_result():
    """The result of a finished game pasted into an unfinished one is refused."""
    result = WALKS[1]["final"]["result"]
    going_on = play_record(WALKS[1]["record"], 40).states[-1].position()
    assert lies_within(faults_in(going_on | {"result": result}), "position.result")
