"""Positions that crowd the board as far as the rules allow."""

from tests.positions import DISTRICTS, NAMES, ORDERS, PRODUCTION, TEMPLES, TILES, TRADED, position

INCA_PLACES = (*PRODUCTION, "sun_clock")
LONGEST = tuple(f"{letter}{'Wilhelmina' * 4}"[:40] for letter in "WMQÅ@")
ALIKE = ("Anna", "Ada", "alma", "Ähnli", "Abe")


def crowd(district, players=NAMES):
    """Return a position with all Princes in one district, and two bonus units in every place that has a bonus.

    If Incas can stand in the district, 8 Incas of each player are there too.
    """
    made = position(*players).bonus(**dict.fromkeys((*PRODUCTION, *TEMPLES), 2))
    for name in players:
        made.at(name, district)
        if district in INCA_PLACES:
            made.incas(name, **{district: 8})
    return made.json()


def scouts_on(step, players=NAMES):
    """Return a position with all Scouts on one step."""
    made = position(*players)
    for name in players:
        made.scout(name, step)
    return made.json()


def scouts_from(step, players=NAMES):
    """Return a position with the Scouts on steps in a row, from `step` on."""
    made = position(*players)
    for seat, name in enumerate(players):
        made.scout(name, step + seat)
    return made.json()


def late(players=NAMES):
    """Return a position on the last day, with everything taken.

    All players' Incas are everywhere, and all Moon tiles, all orders and the Sun tile are taken.
    """
    made = position(*players, day=9)
    for seat, name in enumerate(players):
        made.incas(name, **dict.fromkeys(INCA_PLACES, 1)).at(name, DISTRICTS[2 * seat])
        made.scout(name, 13 + seat)
    made.moon(players[0], *TILES[:3]).moon(players[1], *TILES[3:]).day_ending(players[1], 1)
    made.orders(players[0], **ORDERS)
    return made.json()


def empty():
    """Return the first day of two players: an empty market, no bonus, no Prince in the city."""
    made = position(*NAMES[:2], day=1, number=1).market(**dict.fromkeys(TRADED, 0)).bare()
    for name in NAMES[:2]:
        made.at(name, None)
    return made.json()


def full():
    """Return a position of two players with a full market and two bonus units in every place that has a bonus.

    A dozen Incas of each player stand in the Weavers' Quarter.
    """
    made = position(*NAMES[:2]).market(**dict.fromkeys(TRADED, 4))
    made.bonus(**dict.fromkeys((*PRODUCTION, *TEMPLES), 2))
    for name in NAMES[:2]:
        made.incas(name, weavers_quarter=12).at(name, "weavers_quarter")
    return made.json()


EXTREMES = {
    **{f"all in {district}": crowd(district) for district in DISTRICTS},
    "all on step 0": scouts_on(0),
    "all on the Granary": scouts_on(7),
    "all on the Stable": scouts_on(13),
    "all on step 18": scouts_on(18),
    "all on step 19": scouts_on(19),
    "five steps": scouts_from(3),
    "five steps over the Granary": scouts_from(5),
    "five steps over the Stable": scouts_from(11),
    "the last five steps": scouts_from(15),
    "late": late(),
    "empty": empty(),
    "full": full(),
    "long names": late(LONGEST),
    "names alike": crowd("weavers_quarter", ALIKE),
}
