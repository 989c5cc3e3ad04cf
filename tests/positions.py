"""Builds positions in a few words: `position(day=9).goods("Bert", corn=1)`.

All that a test does not name is plain: the goods of the start, every Inca in the supply, every card
in the deck in the components' order, every Moon tile on the board, every Prince in the Watchman's
Hut. The builder keeps the sums right (supply, tiles left, deck) and knows no rule of play.
"""

from copy import deepcopy
from itertools import combinations

GOODS = ("corn", "llama", "coca", "pottery", "cloth")
TRADED = GOODS[1:]
PRODUCTION = (
    "corn_terraces",
    "llama_meadow",
    "coca_plantation",
    "potters_quarter",
    "weavers_quarter",
)
TEMPLES = ("main_temple", "condor_temple", "puma_temple", "temple_of_the_sun")
DISTRICTS = (
    *PRODUCTION,
    *TEMPLES,
    "watchmans_hut",
    "royal_palace",
    "house_of_priests",
    "house_of_virgins",
    "central_plaza",
    "sun_clock",
)
ORDERS = {"condor": 4, "puma": 5, "virgin": 6}
ICONS = ("farmer", "shepherd", "coca_planter", "potter", "weaver", *ORDERS)
CARDS = tuple(f"{first}+{second}" for first, second in combinations(ICONS, 2))
TILES = ("steps_2", "steps_3", "corn_3", *TRADED)
INCAS = {2: 12, 3: 10, 4: 9, 5: 8}
NAMES = ("Bert", "Ralph", "Gina", "Dora", "Emil")


def in_order(chosen, rules_order):
    """Return the chosen names as a list in the order of the rules."""
    return [one for one in rules_order if one in chosen]


class Position:
    """A position under construction; every method changes the position and returns it."""

    def __init__(self, players, day, turn, number):
        self._deck = None
        self._rest = None
        self._data = {
            "format": "tutor-position",
            "version": 1,
            "game": "princes",
            "day": day,
            "start_player": players[0],
            "sun_tile": None,
            "last_turns": None,
            "turn": {"player": turn or players[0], "number": number},
            "players": [_player(name, seat, len(players)) for seat, name in enumerate(players)],
            "bonus": dict.fromkeys((*PRODUCTION, *TEMPLES), 1),
            "market": dict.fromkeys(TRADED, 2),
            "orders_left": dict(ORDERS),
            "moon_tiles": list(TILES),
            "track_corn": 9 - day,
            "deck": [],
            "pending": None,
            "result": None,
        }

    def _seat(self, name):
        (seat,) = [seat for seat in self._data["players"] if seat["name"] == name]
        return seat

    def goods(self, name, **held):
        """Give the player exactly these goods, and 0 of all other goods."""
        self._seat(name)["goods"] = dict.fromkeys(GOODS, 0) | held
        return self

    def no_goods(self):
        """Take all goods from every player."""
        for seat in self._data["players"]:
            self.goods(seat["name"])
        return self

    def at(self, name, district):
        """Put the player's Prince into a district, or off the board with None, as before the first turn."""
        self._seat(name)["prince"] = district
        return self

    def scout(self, name, step):
        """Put the player's Scout on this step."""
        self._seat(name)["scout"] = step
        return self

    def incas(self, name, **placed):
        """Put exactly these Incas of the player on the board, and the others into the supply."""
        seat = self._seat(name)
        seat["incas"] = dict.fromkeys((*PRODUCTION, "sun_clock"), 0) | placed
        seat["supply"] = INCAS[len(self._data["players"])] - sum(placed.values())
        return self

    def orders(self, name, **held):
        """Give the player exactly these priests and virgins, and shorten the rows to match."""
        self._seat(name)["orders"] = dict.fromkeys(ORDERS, 0) | held
        for order, tiles in ORDERS.items():
            gone = sum(seat["orders"][order] for seat in self._data["players"])
            self._data["orders_left"][order] = tiles - gone
        return self

    def cards(self, name, *cards):
        """Give the player exactly these cards; the others stay in the deck."""
        self._seat(name)["cards"] = in_order(cards, CARDS)
        return self

    def deck(self, *cards, rest):
        """Put these cards into the deck, from the top.

        All cards that are in no hand go to the player `rest`.
        """
        self._deck, self._rest = list(cards), rest
        return self

    def moon(self, name, *tiles):
        """Give the player these Moon tiles."""
        self._seat(name)["moon_tiles"] = in_order(tiles, TILES)
        taken = [tile for seat in self._data["players"] for tile in seat["moon_tiles"]]
        self._data["moon_tiles"] = [tile for tile in TILES if tile not in taken]
        return self

    def day_ending(self, sun, last_turns):
        """Set the end of a day: the player `sun` has the third Moon tile, and `last_turns` turns are still to come."""
        self._data["sun_tile"], self._data["last_turns"] = sun, last_turns
        return self

    def started_by(self, name):
        """Set the player as the one who began the day."""
        self._data["start_player"] = name
        return self

    def bonus(self, **units):
        """Put these numbers of bonus units or stones into districts.

        The other districts stay as they are.
        """
        self._data["bonus"] |= units
        return self

    def bare(self):
        """Take all bonus units and stones from the board."""
        return self.bonus(**dict.fromkeys((*PRODUCTION, *TEMPLES), 0))

    def market(self, **stock):
        """Put these numbers of goods into columns of the market; the other columns stay as they are."""
        self._data["market"] |= stock
        return self

    def awards(self, name, awards):
        """Give the player this number of 3-point awards."""
        self._seat(name)["awards"] = awards
        return self

    def json(self):
        """Return the position as a new dictionary, as it would be read from a file."""
        data = deepcopy(self._data)
        held = [card for seat in data["players"] for card in seat["cards"]]
        free = [card for card in CARDS if card not in held]
        data["deck"] = free if self._deck is None else list(self._deck)
        if self._rest is not None:
            (seat,) = [seat for seat in data["players"] if seat["name"] == self._rest]
            seat["cards"] = [card for card in CARDS if card in seat["cards"] or card in free]
            seat["cards"] = [card for card in seat["cards"] if card not in data["deck"]]
        return data

    def record(self, *decisions):
        """Return a record that begins at this position and has these decisions."""
        return {
            "format": "tutor-record",
            "version": 1,
            "game": "princes",
            "position": self.json(),
            "decisions": list(decisions),
        }


def _player(name, seat, players):
    return {
        "name": name,
        "goods": {"corn": 3, "llama": 1, "coca": 1, "pottery": 1, "cloth": 1},
        "prince": "watchmans_hut",
        "scout": seat + 1,
        "supply": INCAS[players],
        "incas": dict.fromkeys((*PRODUCTION, "sun_clock"), 0),
        "orders": dict.fromkeys(ORDERS, 0),
        "cards": [],
        "moon_tiles": [],
        "awards": 0,
        "trail_due": {"corn": 0, "llama": 0},
    }


def position(*players, day=5, turn=None, number=20):
    """Return a plain position in the middle of a game, in the first player's turn.

    The players are Bert, Ralph and Gina unless others are named.
    """
    return Position(players or NAMES[:3], day, turn, number)
