"""The laws of the Princes for the tests of every game: shapes, invariants, adding events, dealing anew."""

from collections import Counter

from tests.positions import CARDS, INCAS, ORDERS, TILES
from tests.princes.adding_up import add_up

THINGS = (
    r"princ(?:e|es|ipe|ipi)|príncipes?|incas?|llamas?|lama|coca|maíz|moon tiles?|sun (?:tile|clock)|"
    r"scouts?|summit|sacrifici?o?|districts?|distrit[oi]s?|distrett[oi]|virgins?|vírgenes|vergini|"
    r"corn|fichas? de (?:luna|sol)|tesser[ae] (?:luna|sole)"
)
SHAPES = [(2, "standard"), (5, "first_game")]


def invariants(position):
    """Check that all cards, Moon tiles, Incas, priests and virgins are there; counts stay within the printed spaces."""
    players = position["players"]
    cards = position["deck"] + [card for seat in players for card in seat["cards"]]
    tiles = position["moon_tiles"] + [tile for seat in players for tile in seat["moon_tiles"]]
    assert Counter(cards) == Counter(CARDS)
    assert Counter(tiles) == Counter(TILES)
    for seat in players:
        assert seat["supply"] + sum(seat["incas"].values()) == INCAS[len(players)]
        assert min(*seat["goods"].values(), seat["supply"]) >= 0
        assert 0 <= seat["scout"] <= 19
    for order, printed in ORDERS.items():
        held = sum(seat["orders"][order] for seat in players)
        assert held + position["orders_left"][order] == printed
    assert {0, 1, 2} >= set(position["bonus"].values())
    assert {0, 1, 2, 3, 4} >= set(position["market"].values())
    assert 1 <= position["day"] <= 9
    return [seat["name"] for seat in players]


def add_events(position, events):
    """Return the position with the events added to it."""
    return add_up(position, events)


def comparable(position):
    """Return the position without `pending`, with hands and Moon tiles sorted."""
    bare = {key: value for key, value in position.items() if key != "pending"}
    bare["moon_tiles"] = sorted(bare["moon_tiles"])
    bare["players"] = [
        seat | {"cards": sorted(seat["cards"]), "moon_tiles": sorted(seat["moon_tiles"])}
        for seat in bare["players"]
    ]
    return bare


def redeal(position, player, chance):
    """Return a position that looks the same to one player, with other hands of the others and another deck."""
    if position["result"] is not None:
        return position
    others = [seat for seat in position["players"] if seat["name"] != player]
    hands = [seat["cards"] for seat in others] + [position["deck"]]
    cards = [card for hand in hands for card in hand]
    chance.shuffle(cards)
    for hand in hands:
        hand[:] = [cards.pop() for _ in hand]
    return position
