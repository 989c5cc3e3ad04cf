"""Draws decisions that a player might try, right or wrong: well-formed, of any type, by any player."""

from itertools import combinations

from tests.notation import COUNTS, LISTS, ONE
from tests.positions import CARDS, DISTRICTS, GOODS, ORDERS, PRODUCTION, TILES, TRADED, in_order

CHOICES = {
    "place_inca": PRODUCTION,
    "move": DISTRICTS,
    "stay": TILES,
    "acquire": (None, *ORDERS),
    "sell": TRADED,
    "buy": TRADED,
    "send_to_clock": (None, *PRODUCTION),
}
SETS = {"offer": GOODS, "recruit": PRODUCTION, "redeem": TRADED}
TYPES = (*ONE, *COUNTS, *LISTS, "adjust", "finish_trade")


def plausible(random, players, cards_returned=2):
    """Return a well-formed decision as in a record, drawn with `random.Random`."""
    kind = random.choice(TYPES)
    data = {"player": random.choice(players), "type": kind}
    if kind in ONE:
        return data | {ONE[kind]: random.choice(CHOICES[kind])}
    if kind in COUNTS:
        return data | {COUNTS[kind]: random.randrange(8)}
    if kind in SETS:
        return data | {LISTS[kind]: [one for one in SETS[kind] if random.random() < 0.4]}
    if kind == "choose_goods":
        return data | {"goods": list(random.choice(list(combinations(GOODS, 3))))}
    if kind == "return_cards":
        return data | {"cards": in_order(random.sample(CARDS, cards_returned), CARDS)}
    if kind == "adjust":
        pairs = [(None, None), *((good, change) for good in TRADED for change in ("add", "remove"))]
        good, change = random.choice(pairs)
        return data | {"good": good, "change": change}
    return data
