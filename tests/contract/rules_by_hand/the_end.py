"""Positions one move before the result, for the tests of endings and scores."""

from tests.positions import NAMES, position
from tests.situations import after


def conquest(*names):
    """Build a position in which the last player takes the last turn of day 9.

    No player has anything, and Scouts stand at 0.
    """
    names = names or NAMES[:3]
    start = position(*names, day=9, turn=names[-1]).no_goods().bare()
    for name in names:
        start.scout(name, 0)
    return start.moon(names[0], "steps_2", "steps_3", "corn_3").day_ending(
        sun=names[0], last_turns=1
    )


def the_end(start):
    """Return the result after the last player's last move."""
    last = start.json()["turn"]["player"]
    return after(start, f"{last} move corn_terraces").position()["result"]


def scores(result, key):
    """Return one figure of every player in seat order."""
    return [score[key] for score in result["scores"]]


def last_virgin():
    """Build a position in which Bert can pay for the fifteenth priest or virgin.

    Gina has all the others.
    """
    start = position().at("Bert", "central_plaza").goods("Bert", coca=1, pottery=2, cloth=2)
    return start.orders("Gina", condor=4, puma=5, virgin=5)
