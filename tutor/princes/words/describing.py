"""A position or a view in words that read well aloud: the moment, the city, players, board.

Each text has one subject and one or more sentences. The sentences say which things are hidden. The
setup of a game has a sentence for each of its rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from tutor.core.base.schema import JSON, Position
from tutor.core.words.game_words import Phrasing
from tutor.core.words.text import PositionPart, SentenceWithRule
from tutor.princes.components import Components
from tutor.princes.identifiers import (
    BONUS_PLACES,
    CORN,
    DISTRICTS,
    FIRST_GAME,
    GOOD_OF,
    INCA_PLACES,
    MARKET_GOODS,
    ORDERS,
)
from tutor.princes.rules.setup import variant_of
from tutor.princes.things import as_they_lie
from tutor.princes.words.naming import HIDDEN, Naming, cards_left

SCORE: Final = ("icons", "trail", "awards", "points", "gold", "multiplier", "total")


class Describing(Phrasing[Naming, Components]):
    """The words for positions and views of games with one set of components."""

    def parts(self, position: Position, due: str) -> list[PositionPart]:
        """Return the texts for a whole position.

        `due` is the sentence on the decision that is due.
        """
        position = as_they_lie(position, self._components)
        parts = (
            ("moment", self._moment(position, due)),
            ("city", self._city(position)),
            ("players", map(self._player, position["players"])),
            ("board", self._board(position)),
            ("result", self._result(position)),
        )
        found = ((key, tuple(told)) for key, told in parts)
        return [
            PositionPart(self._say(f"position-part-{key}"), told) for key, told in found if told
        ]

    def _moment(self, position: Position, due: str) -> Iterator[str]:
        yield self.day(position)
        yield from self.sun(position)
        if position["result"] is None:
            yield self._say("position-due", due=due)

    def sun(self, position: Position) -> Iterator[str]:
        """Yield the sentences on the owner of the Sun tile and the turns left in the day.

        Empty while the tile has no owner.
        """
        if position["sun_tile"] is not None and position["result"] is None:
            left = position["last_turns"]
            yield self._say("position-sun", player=position["sun_tile"], left=left)

    def day(self, position: Position) -> str:
        """Return the sentence on the day and its start player."""
        return self._say(
            "position-day",
            day=position["day"],
            last=self._components.last_day,
            player=position["start_player"],
        )

    def _city(self, position: Position) -> Iterator[str]:
        empty = []
        for district in DISTRICTS:
            name = self._say(f"district-{district}")
            there = self._text.all_of(self.present(position, district))
            bonus = ""
            if district in BONUS_PLACES:
                bonus = self._bonus(district, position["bonus"][district])
            if bonus and there:
                yield self._say(
                    "position-district-full", district_name=name, bonus=bonus, there=there
                )
            elif bonus or there:
                yield self._say("position-district", district_name=name, there=bonus or there)
            else:
                empty.append(self._say(f"district-{district}.the"))
        if empty:
            yield self._say("position-empty", the_districts=self._text.any_of(empty))

    def present(self, position: Position, district: str) -> Iterator[str]:
        """Yield the sentences on the Incas and Princes in one district, in seat order."""
        if district in INCA_PLACES:
            for player in position["players"]:
                if count := player["incas"][district]:
                    own = self._say(f"incas-{district}.own", count=count)
                    yield self._say("position-incas", player=player["name"], own_incas=own)
        for player in position["players"]:
            if player["prince"] == district:
                yield self._say("position-prince", player=player["name"])

    def _bonus(self, district: str, units: int) -> str:
        if district not in GOOD_OF:
            return self._say("position-stones", count=units)
        if not units:
            return self._say("position-no-bonus")
        goods = self._naming.goods(self._components.bonus(district, units))
        return self._say("position-bonus", goods=goods)

    def _player(self, player: Position) -> str:
        return " ".join(self._of_player(player))

    def _of_player(self, player: Position) -> Iterator[str]:
        say, naming, name = self._say, self._naming, player["name"]
        yield say("position-goods", player=name, goods=naming.goods(player["goods"]))
        supply = naming.incas("sun_clock", player["supply"])
        yield say("position-scout", step=player["scout"], supply=supply)
        held = [
            naming.priests(order, player["orders"][order])
            for order in ORDERS
            if player["orders"][order]
        ]
        if held:
            yield say("position-orders", player=name, priests=self._text.all_of(held))
        if player["moon_tiles"]:
            tiles = naming.tiles(player["moon_tiles"])
            yield say("position-moon-tiles", player=name, the_tiles=tiles)
        yield self._cards(name, player["cards"])
        if any(player["trail_due"].values()):
            goods = naming.goods(player["trail_due"])
            yield say("position-trail-due", player=name, goods=goods)
        if player["awards"]:
            points = say("points", count=player["awards"] * self._components.award_points)
            yield say("position-awards", player=name, points_named=points)

    def _cards(self, player: str, cards: JSON) -> str:
        if isinstance(cards, Mapping):
            count, shown = cards["hidden"], HIDDEN
        else:
            count, shown = len(cards), self._naming.cards(cards) or HIDDEN
        return self._say("position-cards", player=player, count=count, cards=shown)

    def _board(self, position: Position) -> Iterator[str]:
        yield self.market(position)
        for order in ORDERS:
            yield self.row(position, order)
        yield self.moon_tiles(position["moon_tiles"])
        corn = self._naming.amount(CORN, position["track_corn"])
        yield self._say("position-track", corn=corn, count=cards_left(position))

    def market(self, position: Position) -> str:
        """Return the sentence on the prices of a sale and of a purchase, for each good."""
        columns = [
            self._say(
                "position-column",
                one_good=self._naming.amount(good, 1),
                sale=self._components.sale_price(position["market"][good]),
                purchase=self._components.purchase_price(position["market"][good]),
            )
            for good in MARKET_GOODS
        ]
        return self._say("position-market", columns=self._text.all_of(columns))

    def row(self, position: Position, order: str) -> str:
        """Return the sentence on the number of tiles left of an order, and its step value."""
        left = position["orders_left"][order]
        value = self._components.step_value(order, left)
        return self._say(
            "position-row",
            title=self._say(f"order-{order}.title"),
            left=left,
            value="none" if value is None else value,
        )

    def moon_tiles(self, tiles: list[str]) -> str:
        """Return the sentence on the Moon tiles on the board."""
        if not tiles:
            return self._say("position-no-board-tiles")
        the_tiles = self._naming.tiles(tiles)
        return self._say("position-board-tiles", tiles_count=len(tiles), the_tiles=the_tiles)

    def _result(self, position: Position) -> Iterator[str]:
        result = position["result"]
        if result is None:
            return
        yield self._say("position-result", reason=result["reason"])
        for score in result["scores"]:
            yield self._say(
                "position-score",
                player=score["name"],
                units_named=self._say("units", count=score["units"]),
                **{key: score[key] for key in SCORE},
            )
        winners = result["winners"]
        players = self._text.all_of(winners)
        yield self._say("position-winners", players=players, players_count=len(winners))


class Beginning(Phrasing[Naming, Components]):
    """The words for the setup of a game."""

    def setup(self, position: Position) -> list[SentenceWithRule]:
        """Return the sentences on the setup, in the order of the rules, each with its rule.

        `position` is the first position of a game.
        """
        return [
            SentenceWithRule(sentence, f"setup.{rule}")
            for rule, sentence in self._sentences(position)
        ]

    def _sentences(self, position: Position) -> Iterator[tuple[str, str]]:
        say, naming, players = self._say, self._naming, position["players"]
        first = players[0]
        yield (
            "day",
            say(
                "setup-day",
                count=len(players),
                day=position["day"],
                last=self._components.last_day,
            ),
        )
        yield "track", say("setup-track", corn=naming.amount(CORN, position["track_corn"]))
        yield "bonus", say("setup-bonus")
        yield "market", say("setup-market", goods=naming.goods(position["market"]))
        yield "goods", say("setup-goods", goods=naming.goods(first["goods"]))
        incas = first["supply"] + sum(first["incas"].values())
        yield "incas", say("setup-incas", incas=naming.incas("sun_clock", incas))
        yield "cards", say("setup-cards", count=self._cards(first["cards"]))
        scouts = (
            say("setup-scout", player=player["name"], step=player["scout"]) for player in players
        )
        yield "scouts", say("setup-scouts", scouts=self._text.all_of(scouts))
        name = position["turn"]["player"]
        if variant_of(position) == FIRST_GAME:
            yield "first_game", say("setup-first_game", days=self._components.days_saved)
            yield "first_prince", say("setup-first_prince", player=name)
        else:
            yield "first_inca", say("setup-first_inca", player=name)

    @staticmethod
    def _cards(cards: JSON) -> int:
        count: int = cards["hidden"] if isinstance(cards, Mapping) else len(cards)
        return count
