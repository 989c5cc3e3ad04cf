"""Positions that no play would reach: real positions with pieces moved about, or with damaged values.

`warp` keeps the sums right, so that the position can be played on. `spoilt` puts any value
anywhere.
"""

from copy import deepcopy

from tests.positions import CARDS, DISTRICTS, GOODS, INCAS, ORDERS, PRODUCTION
from tests.princes.games import vector_moments

JUNK = (
    None,
    True,
    False,
    0,
    1,
    -1,
    2,
    7,
    10**6,
    10**30,
    0.5,
    "",
    "corn",
    "Bert",
    "\ud800",
    [],
    {},
    [[]],
    {"a": 1},
    [1, 1],
)


def real(chance):
    """Return the position of a random moment of some vector."""
    moment = chance.choice(vector_moments())
    return moment.before.position()


def warp(chance):
    """Return a position at the start of a turn with its pieces moved about."""
    position = real(chance)
    while position["pending"] is not None or position["result"] is not None:
        position = real(chance)
    players = position["players"]
    for name, count in ORDERS.items():
        shares = deal(chance, count, len(players) + 1)
        position["orders_left"][name] = shares.pop()
        for player, share in zip(players, shares, strict=True):
            player["orders"][name] = share
    hands = [chance.randrange(len(players) + 3) for _ in CARDS]
    cards = list(zip(CARDS, hands, strict=True))
    position["deck"] = [card for card, hand in cards if hand >= len(players)]
    chance.shuffle(position["deck"])
    for seat, player in enumerate(players):
        player["cards"] = [card for card, hand in cards if hand == seat]
        player["goods"] = {good: chance.choice((0, 0, 1, 2, 5, 40)) for good in GOODS}
        player["scout"] = chance.randrange(20)
        player["prince"] = chance.choice((None, *DISTRICTS))
        player["awards"] = chance.randrange(3)
        player["trail_due"] = {"corn": chance.choice((0, 3)), "llama": chance.choice((0, 1))}
        shares = deal(chance, INCAS[len(players)], 2 + len(PRODUCTION))
        player["supply"] = shares.pop()
        player["incas"] = dict(zip((*PRODUCTION, "sun_clock"), shares, strict=True))
    position["bonus"] = {place: chance.randrange(3) for place in position["bonus"]}
    position["market"] = {good: chance.randrange(5) for good in position["market"]}
    position["day"] = chance.randrange(1, 10)
    position["track_corn"] = 9 - position["day"]
    return position


def deal(chance, count, heaps):
    """Return the sizes of `heaps` heaps into which a number of pieces is divided at random."""
    dealt = [0] * heaps
    for _ in range(count):
        dealt[chance.randrange(heaps)] += 1
    return dealt


def spoilt(chance, data):
    """Return a copy of JSON data in which one to three things are replaced, left out, added or swapped."""
    data = deepcopy(data)
    for _ in range(chance.choice((1, 1, 2, 3))):
        inner, key = somewhere(chance, data)
        kind = chance.randrange(4)
        if kind == 0:
            inner[key] = deepcopy(chance.choice(JUNK))
        elif kind == 1:
            del inner[key]
        elif kind == 2:
            inner[key] = deepcopy(deref(somewhere(chance, data))) if data else None
        elif isinstance(inner, dict):
            inner[chance.choice(("more", "", "name", "then", "draws"))] = deepcopy(
                chance.choice(JUNK)
            )
        else:
            inner.append(deepcopy(inner[key]))
        if not data:
            break
    return data


def deref(spot):
    """Return the value at a place, given as a container and its key."""
    inner, key = spot
    return inner[key]


def somewhere(chance, data):
    """Return a random container inside the data and one of its keys, at any depth."""
    while True:
        keys = list(data) if isinstance(data, dict) else list(range(len(data)))
        key = chance.choice(keys)
        value = data[key]
        if not (isinstance(value, dict | list) and value) or chance.random() < 0.15:
            return data, key
        data = value
