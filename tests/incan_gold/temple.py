"""Builds positions of Incan Gold in three words: `temple().path("treasure_11").beside(Ana=3)`.

All else is the plain case: round 1, all players inside, no choices, empty tents, the rest of the
cards in the deck in the order of the rules. The builder keeps the cards complete and knows no rule
of play.
"""

from copy import deepcopy

VALUES = (1, 2, 3, 4, "5a", "5b", "7a", "7b", 9, "11a", "11b", 13, 14, 15, 17)
TREASURES = tuple(f"treasure_{value}" for value in VALUES)
KINDS = ("spider", "snake", "mummy", "fire", "rockfall")
HAZARDS = tuple(f"{kind}_{number}" for kind in KINDS for number in (1, 2, 3))
ARTIFACTS = tuple(f"artifact_{number}" for number in range(1, 6))
NAMES = ("Ana", "Beto", "Chaska", "Diego", "Elena", "Felipe", "Gloria", "Hugo")


class Temple:
    """A position under construction; every method changes it and returns it."""

    def __init__(self, players, number, variant):
        lead = (number - 1) % len(players)
        self._order = players[lead:] + players[:lead]
        self._next = ()
        self._data = {
            "format": "tutor-position",
            "version": 1,
            "game": "incan_gold",
            "variant": variant,
            "round": number,
            "leader": players[lead],
            "path": [],
            "left_on_path": 0,
            "inside": list(self._order),
            "chosen": {},
            "players": [
                {"name": name, "tent": 0, "beside": 0, "artifacts": []} for name in players
            ],
            "deck": [],
            "removed": [],
            "lost_artifacts": [],
            "artifacts_taken": 0,
            "pending": {"type": "choose", "player": "", "seed": 7, "decks": None},
            "result": None,
        }

    def _seat(self, name):
        (seat,) = [seat for seat in self._data["players"] if seat["name"] == name]
        return seat

    def path(self, *cards, left=0):
        """Lay these cards on the path, with `left` treasure on them."""
        self._data |= {"path": list(cards), "left_on_path": left}
        return self

    def inside(self, *names):
        """Put only these players inside the temple."""
        self._data["inside"] = [name for name in self._order if name in names]
        return self

    def choose(self, **choices):
        """Set the secret choices that these players have made."""
        self._data["chosen"] = choices
        return self

    def beside(self, **treasure):
        """Put this much treasure beside these players' tents."""
        for name, amount in treasure.items():
            self._seat(name)["beside"] = amount
        return self

    def tents(self, **treasure):
        """Put this much treasure into these players' tents."""
        for name, amount in treasure.items():
            self._seat(name)["tent"] = amount
        return self

    def artifacts(self, name, **values):
        """Give the player these artifacts at these values."""
        held = [{"card": card, "value": value} for card, value in values.items()]
        self._seat(name)["artifacts"] = held
        self._data["artifacts_taken"] += len(held)
        return self

    def remove(self, *cards):
        """Put these hazards out of the game."""
        self._data["removed"] = list(cards)
        return self

    def lose(self, *cards):
        """Put these artifacts out of the game as lost."""
        self._data["lost_artifacts"] = list(cards)
        return self

    def deck(self, *cards):
        """Put these cards on top of the deck; the rest follow in the order of the rules."""
        self._next = cards
        return self

    def json(self):
        """Return the position as complete JSON."""
        data = deepcopy(self._data)
        held = [each["card"] for seat in data["players"] for each in seat["artifacts"]]
        hidden = ARTIFACTS[: data["round"]] if data["variant"] == "standard" else ()
        away = {*data["path"], *data["removed"], *data["lost_artifacts"], *held, *self._next}
        rest = [card for card in (*TREASURES, *HAZARDS, *hidden) if card not in away]
        data["deck"] = [*self._next, *rest]
        data["pending"]["player"] = data["inside"][len(data["chosen"])]
        return data


def temple(*players, number=1, variant="standard"):
    """Return a position in a round of this number; by default of three players."""
    return Temple(players or NAMES[:3], number, variant)
