"""The points that players would have if the game ended now agree with the results of finished games."""

import json
from pathlib import Path

import pytest

from tutor.core.records.files import read_record
from tutor.princes.compare import ended_now

GAMES = sorted(Path("tests/fixtures/games").glob("*.json"))


@pytest.mark.rules("score.rescue", "score.gold")
@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_at_the_end_they_are_the_result(path):
    """At the end of a game, the points for the ending that came are the points of the result.

    The points of a Conquest are 1 to 3 times the points of a Rescue.
    """
    state = read_record(json.loads(path.read_text(encoding="utf-8"))["record"]).play()
    position = state.position()
    result = position["result"]
    found = ended_now(position, state.components)
    for score in result["scores"]:
        ended = found[score["name"]]
        assert getattr(ended, result["ending"]) == score["total"]
        assert ended.rescue == score["points"]
        assert ended.conquest in (score["points"], 2 * score["points"], 3 * score["points"])


@pytest.mark.rules("info.secret")
def test_a_hidden_hand_hides_gold_from_all():
    """A player knows their own points if a Rescue ended the game now, but not if a Conquest did.

    The points of a Conquest depend on the gold of all players, which is hidden.
    """
    state = read_record(json.loads(GAMES[0].read_text(encoding="utf-8"))["record"]).play(20)
    me = state.players[0]
    found = ended_now(state.view(me), state.components)
    assert found[me].rescue is not None
    assert {each.conquest for each in found.values()} == {None}
    assert all(each.rescue is None for name, each in found.items() if name != me)
