"""Positions that crowd the board as far as the rules can, and some that leave it almost empty."""

from dataclasses import replace

from tests.incan_gold.games import random_game
from tests.incan_gold.playing import GAME
from tests.incan_gold.temple import ARTIFACTS, HAZARDS, NAMES, TREASURES, temple
from tutor.incan_gold.components import printed_components

FIRST = tuple(card for card in HAZARDS if card.endswith("_1"))
LONGEST = tuple(f"{letter}{'Wilhelmina' * 4}"[:40] for letter in "WMQÅ@XYZ")
ALIKE = ("Anna", "Ada", "alma", "Ähnli", "Abe", "Alf", "Ann", "Amy")


def early():
    """Return the first choice of the first round, with three players inside."""
    start = temple().path("treasure_11a", "spider_1", left=2)
    return start.beside(**dict.fromkeys(NAMES[:3], 3)).json()


def middle():
    """Return a position in round 3 of five players: two have left, one has chosen, some cards are out of the game."""
    path = ("treasure_11a", "spider_1", "treasure_5a", "artifact_3", "treasure_17", "fire_1")
    made = temple(*NAMES[:5], number=3).path(*path, "treasure_9", left=29)
    made.beside(Ana=3, Beto=3, Chaska=3).inside("Ana", "Beto", "Chaska").choose(Chaska="torch")
    made.tents(Ana=12, Chaska=41, Diego=7, Elena=20).artifacts("Diego", artifact_1=5)
    return made.lose("artifact_2").remove("mummy_2", "snake_3").json()


def longest_path(players=NAMES):
    """Return a position whose path has every treasure, one hazard of each kind and every artifact.

    The tents are full.
    """
    path = (*TREASURES[:8], *FIRST, *ARTIFACTS, *TREASURES[8:])
    made = temple(*players, number=5).path(*path, left=124)
    made.tents(**dict.fromkeys(players, 88)).remove("mummy_2", "snake_3", "spider_2", "fire_3")
    return made.json()


def four_artifacts(players=NAMES):
    """Return a position in which one player has four artifacts and the others have left, with four hazards out."""
    made = temple(*players, number=5).path("artifact_5", *FIRST, "treasure_1", left=1)
    made.inside(players[0]).artifacts(players[0], artifact_1=5, artifact_2=5, artifact_3=5)
    return made.lose("artifact_4").remove("mummy_2", "snake_3", "spider_2", "fire_3").json()


def diamant():
    """Return a position of the original game, which has no artifacts."""
    return temple(*NAMES[:4], number=2, variant="diamant").path("fire_1", "treasure_2").json()


def over(count):
    """Return the position of a game of `count` players that has ended."""
    return random_game(count, "standard", 5)[-1].after.position()


def beyond():
    """Return a position and the components of a game whose longest path fits on no board."""
    figures = replace(
        printed_components(),
        treasure_value={f"treasure_{value}": value for value in range(1, 100)},
        hazard_kind={f"fire_{number}": "fire" for number in range(1, 60)},
        artifacts=tuple(f"artifact_{number}" for number in range(1, 41)),
        rounds=40,
    )
    data = temple(*NAMES).json()
    data |= {"round": 30, "path": list(figures.treasure_value), "left_on_path": 4950}
    data["deck"] = list(figures.hazard_kind)
    return data, figures


EXTREMES = {
    "early": early(),
    "middle": middle(),
    "the longest path": longest_path(),
    "the longest path of three": longest_path(NAMES[:3]),
    "one is left": four_artifacts(),
    "long names": longest_path(LONGEST),
    "names alike": four_artifacts(ALIKE),
    "diamant": diamant(),
    "over": over(3),
    "over for eight": over(8),
    "a view": GAME.load(middle()).view("Ana"),
}
