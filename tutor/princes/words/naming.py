"""The names of things in the forms of sentences: goods with numbers, places with prepositions.

`Naming` turns the fields of events and refusals into the variables of messages, without knowing the
event or the message. The functions of the module read the facts for sentences from a position.
`Ruling` has the figures that the texts of rules quote.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Final

from tutor.core.base.schema import JSON, Position
from tutor.core.base.spec import Kind
from tutor.core.words.game_words import Phrasing
from tutor.core.words.text import Text
from tutor.core.words.wording import FieldNaming, Variables
from tutor.princes.components import Components
from tutor.princes.identifiers import (
    DISTRICTS,
    GOODS,
    HOUSES,
    MOON_TILES,
    ORDERS,
    PRODUCTION,
    TEMPLE_OF,
)

NOTHING: Final = "nothing"
HIDDEN: Final = "hidden"
PLACE_FORMS: Final = ("the", "in", "to", "from")
# The districts `from` and `to` need other names, because the steps of Scouts have these names.
PLACE_FIELDS: Final = {"district": "district", "from": "origin", "to": "goal", "place": "place"}


class Naming(FieldNaming):
    """The names of things in one language."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self._forms: dict[tuple[str, str], Variables] = {}

    def amount(self, good: str, count: int) -> str:
        """Return the number of pieces of one good in words: "2 llamas", "3 corn"."""
        return self._say(f"amount-{good}", count=count)

    def goods(self, amounts: Mapping[str, int]) -> str:
        """Return the amounts of goods as a list in words, in the order of the rules.

        "no goods" if empty.
        """
        listed = [self.amount(good, amounts[good]) for good in GOODS if amounts.get(good)]
        return self._text.all_of(listed) if listed else self._say("amount-nothing")

    def incas(self, district: str, count: int) -> str:
        """Return the number of Incas of one profession in words: "2 potters"."""
        return self._say(f"incas-{district}", count=count)

    def an_inca_each(self, districts: Iterable[str]) -> str:
        """Return one Inca for each district, in words: "a farmer and a shepherd"."""
        return self._text.all_of(self._say(f"inca-{district}.a") for district in districts)

    def priests(self, order: str, count: int) -> str:
        """Return the number of priests or virgins of one order in words: "1 condor priest"."""
        return self._say(f"orders-{order}", count=count)

    def steps(self, count: int) -> str:
        """Return the number of steps on the Inca Trail in words."""
        return self._say("steps", count=count)

    def tiles(self, tiles: Iterable[str]) -> str:
        """Return the Moon tiles as a list in words, each with its article."""
        return self._text.all_of(self._say(f"tile-{tile}.the") for tile in tiles)

    def card(self, card: str) -> str:
        """Return a Sacrifice card, named by its two icons."""
        first, second = (self._say(f"icon-{icon}") for icon in card.split("+"))
        return self._say("card", first=first, second=second)

    def cards(self, cards: Iterable[str]) -> str:
        """Return the Sacrifice cards as a list in words."""
        return self._text.all_of(self.card(card) for card in cards)

    def place(self, district: str, name: str = "district") -> Variables:
        """Return the variables with the forms of a district's name.

        `name` is the name of the variable.

        For the name `district`, `$district` is the id, for selectors. `$district_name`,
        `$the_district`, `$in_district`, `$to_district` and `$from_district` are words;
        `$the_district_start` begins a sentence.
        """
        forms = self._forms.get((district, name))
        if forms is None:
            forms = {name: district, f"{name}_name": self._say(f"district-{district}")}
            for form in PLACE_FORMS:
                forms[f"{form}_{name}"] = self._say(f"district-{district}.{form}")
            forms[f"the_{name}_start"] = _begin(str(forms[f"the_{name}"]))
            if name == "district" and district in PRODUCTION:
                forms |= self.profession(district)
            self._forms[district, name] = forms
        return forms

    def profession(self, district: str) -> Variables:
        """Return the variables with the forms of the name of a production district's profession."""
        return {
            "inca": self._say(f"inca-{district}"),
            "a_inca": self._say(f"inca-{district}.a"),
            "many_incas": self._say(f"inca-{district}.many"),
        }

    def good(self, good: str) -> Variables:
        """Return the variables with the forms of a good's name."""
        return {
            "good": self._say(f"good-{good}"),
            "one_good": self.amount(good, 1),
            "no_good": self._say(f"good-{good}.no"),
            "many_good": self._say(f"good-{good}.many"),
        }

    def order(self, order: str) -> Variables:
        """Return the variables with the forms of the names of an order and of its temple."""
        return {
            "order": order,
            "order_name": self._say(f"order-{order}"),
            "a_order": self._say(f"order-{order}.a"),
            "many_order": self._say(f"order-{order}.many"),
        } | self.place(TEMPLE_OF[order], "temple")

    def tile(self, tile: str) -> Variables:
        """Return the variables with the forms of a Moon tile's name."""
        the_tile = self._say(f"tile-{tile}.the")
        return {
            "tile": self._say(f"tile-{tile}"),
            "the_tile": the_tile,
            "the_tile_start": _begin(the_tile),
            "moon_tile": self._say(f"tile-{tile}.moon"),
        }

    def name_variable(self, name: str, thing: str) -> Variables:
        """Return the variables that name a thing by its id.

        A value that is not an id stays unchanged.
        """
        if thing in DISTRICTS:
            return self.place(thing, name)
        if "+" in thing:
            return {name: self.card(thing)}
        for kind, known in (("good", GOODS), ("order", ORDERS), ("tile", MOON_TILES)):
            if thing in known:
                return {name: self._say(f"{kind}-{thing}")}
        return {name: thing}

    def _field(self, name: str, value: JSON, kind: Kind) -> Variables:
        """Return the variables for a field of an event or refusal, by the kind of its value."""
        if kind == "district":
            return self.place(value, PLACE_FIELDS[name])
        if kind == "goods":
            return {name: self.goods(value) if any(value.values()) else NOTHING}
        if kind in ("good", "order", "tile"):
            return {"good": self.good, "order": self.order, "tile": self.tile}[kind](value)
        if kind == "card":
            return {name: self.card(value)}
        if kind == "cards":
            return {name: self.cards(value)}
        if kind == "tiles":
            return {f"the_{name}": self.tiles(value), f"{name}_count": len(value)}
        if kind == "orders":
            many = (self._say(f"order-{order}.many") for order in value)
            return {f"many_{name}": self._text.all_of(many)}
        if kind == "districts":
            return self._places(name, value)
        return super()._field(name, value, kind)

    def _places(self, name: str, districts: Sequence[str]) -> Variables:
        """Return the variables that name districts as places and by the professions of their Incas."""
        all_of, workers = self._text.all_of, [place for place in districts if place in PRODUCTION]
        return {
            f"{name}_count": len(districts),
            f"the_{name}": all_of(self._say(f"district-{place}.the") for place in districts),
            f"a_{name}": self.an_inca_each(workers),
            f"many_{name}": all_of(self._say(f"inca-{place}.many") for place in workers),
        }


def _begin(name: str) -> str:
    return name[:1].upper() + name[1:]


def night_after(components: Components, position: Position) -> str:
    """Return the word that selects a form of a message: "some" if a night follows the day, else "none"."""
    return "none" if position["day"] == components.last_day else "some"


def house_of(order: str) -> str:
    """Return the house where priests or virgins of an order are acquired."""
    return next(house for house, orders in HOUSES.items() if order in orders)


def cards_left(position: Position) -> int:
    """Return the number of cards in the deck, for a position or a view."""
    deck = position["deck"]
    return int(deck["hidden"]) if isinstance(deck, Mapping) else len(deck)


def player_in(position: Position, name: str) -> Position:
    """Return one player's part of a position or view."""
    found: Position = next(player for player in position["players"] if player["name"] == name)
    return found


def prince_of_turn(position: Position) -> str | None:
    """Return the district of the Prince whose player has the turn. None before the first move."""
    found: str | None = player_in(position, position["turn"]["player"])["prince"]
    return found


class Ruling(Phrasing[Naming, Components]):
    """The words for the figures of one set of components."""

    @cached_property
    def figures(self) -> Variables:
        """Every printed figure that the text of a rule may quote, by the name of its variable."""
        printed, naming, all_of = self._components, self._naming, self._text.all_of
        say = self._say
        return {
            "first_days": all_of(
                say("rule-first-day", players=players, day=day)
                for players, day in printed.first_day.items()
            ),
            "incas_each": all_of(
                say("rule-incas-each", incas=count, players=players)
                for players, count in printed.incas.items()
            ),
            "last_day": printed.last_day,
            "prices": all_of(map(str, printed.prices)),
            "cards": len(printed.cards),
            "hut": self._offers("watchmans_hut"),
            "palace": self._offers("royal_palace"),
            "order_prices": all_of(
                say(
                    "rule-offer",
                    a_inca=say(f"order-{order}.a"),
                    cost=naming.goods(printed.orders[order].cost),
                )
                for order in ORDERS
            ),
            "tiles": printed.order_tiles,
            "bank_buys_at": printed.bank_buys_at,
            "bank_sells_at": printed.bank_sells_at,
            "granary_step": printed.granary_step,
            "granary_goods": naming.goods(printed.granary_goods),
            "stable_step": printed.stable_step,
            "stable_goods": naming.goods(printed.stable_goods),
            "below_stable": printed.stable_step - 1,
            "below_summit": printed.summit - 1,
            "summit": printed.summit,
        }

    def _offers(self, place: str) -> str:
        return self._text.all_of(
            self._say(
                "rule-offer",
                a_inca=self._say(f"inca-{district}.a"),
                cost=self._naming.goods(cost),
            )
            for district, cost in self._components.recruit[place].items()
        )
