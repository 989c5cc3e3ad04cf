"""A game that a player loses by greed, so that a study of few playouts shows the better choice."""

from tests.incan_gold.playing import GAME, Decision
from tests.incan_gold.temple import temple
from tutor.core.records.record import Record

FOURTH = "rockfall_2 spider_3 treasure_1 artifact_4 treasure_15 treasure_7a treasure_11a spider_1"
TORCHES = "torch " * 16 + "camp camp torch torch " + "torch " * 9
GREEDY = TORCHES + "camp torch torch torch torch camp " + "torch " * 6
"""The setup of a game of three players from the fourth round on, of whom the first never leaves."""


def greedy():
    """Return the record of a game in which Ana goes on with 54 at stake and a hazard strikes.

    If Ana had left, she would have won.
    """
    start = temple(number=4).path("fire_2", "snake_1")
    start.remove("rockfall_1", "fire_1", "snake_3").deck(*FOURTH.split())
    data = start.json()
    data |= {"leader": "Ana", "inside": ["Ana", "Beto", "Chaska"]}
    data["pending"] |= {"seed": 1912249683, "player": "Ana"}
    first = state = GAME.load(data)
    decisions = []
    for choice in GREEDY.split():
        decisions.append(Decision(state.due.player, "choose", choice))
        state = state.play(decisions[-1])
    assert state.due is None
    return Record(GAME, first, tuple(decisions))
