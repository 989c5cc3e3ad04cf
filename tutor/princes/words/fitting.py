"""What a move does for a card in the player's hand, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.core.base.schema import Position
from tutor.core.words.game_words import Phrasing
from tutor.princes.components import Components, Cost
from tutor.princes.identifiers import DISTRICT_OF, HOUSES, ORDERS
from tutor.princes.words.naming import NOTHING, Naming

Seat = Mapping[str, Any]


class Fitting(Phrasing[Naming, Components]):
    """The words on how a move fits the Sacrifice cards that the player holds."""

    def fit(self, before: Position, after: Position, player: str) -> str:
        """Return which cards count more after a move, or what the district offers for a card in hand.

        The text is empty if the move does nothing for a card that was in hand before the move.
        """
        was, now = _seat(before, player), _seat(after, player)
        grown = [
            card
            for card in was["cards"]
            if any(_count(now, each) > _count(was, each) for each in self._components.icons[card])
        ]
        if grown:
            return self._points(grown[0], now) if len(grown) == 1 else self._all_points(grown, now)
        place, is_new = now["prince"], now["prince"] != was["prince"]
        for card in was["cards"] if is_new else ():
            for icon in self._components.icons[card]:
                cost = self._cost(icon, place)
                if cost is not None:
                    return self._purchase(card, icon, cost, now["goods"])
        return ""

    def _points(self, card: str, now: Seat) -> str:
        icons = self._components.icons[card]
        missing = [self._one(icon) for icon in icons if not _count(now, icon)]
        return self._say(
            "fit-counted",
            card=self._naming.card(card),
            points=self._worth(card, now),
            missing=self._text.all_of(missing) if missing else NOTHING,
        )

    def _all_points(self, cards: Sequence[str], now: Seat) -> str:
        told = [
            self._say("fit-card", card=self._naming.card(card), points=self._worth(card, now))
            for card in cards
        ]
        return self._say("fit-cards", cards=self._text.all_of(told))

    def _worth(self, card: str, now: Seat) -> int:
        """Return the points that a card counts for a player's Incas and tiles."""
        return sum(_count(now, icon) for icon in self._components.icons[card])

    def _purchase(self, card: str, icon: str, cost: Cost, goods: Mapping[str, int]) -> str:
        lacking = {good: count - goods[good] for good, count in cost.items() if count > goods[good]}
        return self._say(
            "fit-offered",
            card=self._naming.card(card),
            thing=self._one(icon),
            cost=self._naming.goods(cost),
            lacking=self._naming.goods(lacking) if lacking else NOTHING,
        )

    def _cost(self, icon: str, place: str) -> Cost | None:
        """Return the cost of the Inca or tile that an icon shows; None if the district lacks it."""
        if icon in ORDERS:
            return self._components.orders[icon].cost if icon in HOUSES.get(place, ()) else None
        return self._components.recruit.get(place, {}).get(DISTRICT_OF[icon])

    def _one(self, icon: str) -> str:
        """Return the Inca or tile that an icon shows, in words: "a farmer", "a condor priest"."""
        name = f"order-{icon}" if icon in ORDERS else f"inca-{DISTRICT_OF[icon]}"
        return self._say(f"{name}.a")


def _seat(position: Position, player: str) -> Seat:
    found: Seat = next(each for each in position["players"] if each["name"] == player)
    return found


def _count(seat: Seat, icon: str) -> int:
    """Return the number of the player's Incas or tiles that an icon shows."""
    count: int = seat["orders"][icon] if icon in ORDERS else seat["incas"][DISTRICT_OF[icon]]
    return count
