"""Events, reasons, refusals and decisions as sentences.

A decision has two families of words: for a button, and for a sentence about its player. If the
state is known, the words name prices, costs and steps, and no two legal decisions have the same
words. This module does not check whether a decision is legal. `shortfall` gives the cause of a
refusal in very few words, for a mark on the board.
"""

from __future__ import annotations

from typing import Final

from tutor.core.base.decision import Refusal
from tutor.core.base.game import Decision, Due
from tutor.core.base.schema import Position
from tutor.core.words import wording as shared
from tutor.core.words.game_words import Family, Phrasing, message_of
from tutor.core.words.text import Text
from tutor.core.words.wording import Variables
from tutor.princes.components import Components
from tutor.princes.identifiers import CORN, GOOD_OF, LLAMA, ORDER_OF
from tutor.princes.rules.market import ADD
from tutor.princes.spec import SPEC
from tutor.princes.words.naming import HIDDEN, Naming, player_in, prince_of_turn

PLAIN: Final = {
    "game_over": "over",
    "already_there": "here",
    "tile_not_on_board": "taken",
    "not_on_offer_here": "elsewhere",
    "order_not_here": "elsewhere",
    "supply_too_small": "none",
    "order_gone": "none",
}


class Wording(shared.Wording):
    """The words for events and refusals; every figure comes from their fields."""

    def __init__(self, text: Text, naming: Naming, components: Components) -> None:
        super().__init__(text, SPEC, naming)
        self._naming = naming
        self._components = components

    def due(self, due: Due, what: str | None = None) -> str:
        """Return the sentence on the decision that is due.

        `what` says more about the decision than its type.
        """
        return self._text.say("due", player=due.player, what=what or self.due_type(due.type))

    def due_type(self, kind: str) -> str:
        """Return the words for a type of decision that is due, without the player."""
        return self._text.say(f"due-{kind}")

    def _besides(self, data: Position) -> Variables:
        """Return the variables that join the numbers of an event or refusal with the things counted."""
        say = self._text.say
        found: Variables = {"cards": HIDDEN}
        if "due_type" in data:
            found["due"] = self.due(Due(data.get("due_player", data["player"]), data["due_type"]))
        if "incas" in data and "district" in data:
            found["own_incas"] = say(f"incas-{data['district']}.own", count=data["incas"])
        if "llamas" in data:
            found["llamas_named"] = self._naming.amount(LLAMA, data["llamas"])
        if "llamas" in data and "order" in data:
            found["own_priests"] = say(f"orders-{data['order']}.own", count=data["llamas"])
        if "steps" in data:
            found["steps_named"] = self._naming.steps(data["steps"])
            found["stones"] = data["steps"] // self._components.stone_steps
        if data.get("units") is not None:
            found["units_named"] = say("units", count=data["units"])
        points = data.get("points", data.get("total"))
        if points is not None:
            found["points_named"] = say("points", count=points)
        return found | self._needs(data)

    def _needs(self, numbers: Position) -> Variables:
        """Return the variables for the things that were needed or asked for, each with its number."""
        found: Variables = {
            "one_llama": self._naming.amount(LLAMA, self._components.llamas_for_a_ride)
        }
        if "needed" in numbers:
            found["needed_goods"] = self._naming.amount(numbers["good"], numbers["needed"])
        if "asked" not in numbers:
            return found
        asked: int = numbers["asked"]
        found["asked_corn"] = self._naming.amount(CORN, asked * self._components.producing_corn)
        found["asked_llamas"] = self._naming.amount(LLAMA, asked)
        found["asked_incas"] = self._naming.incas(numbers.get("district", "sun_clock"), asked)
        if "order" in numbers:
            found["asked_priests"] = self._naming.priests(numbers["order"], asked)
        return found


class Choosing(Phrasing[Naming, Components]):
    """The words for decisions of games with one set of components, with or without the state."""

    def plain(self, decision: Decision, family: Family) -> str:
        """Return a decision in words, without the figures of a state."""
        message = message_of(decision, family)
        if self._is_nothing(decision):
            return self._text.say(f"{message}.none", player=decision.player)
        return self._text.fill(message, self._variables(decision))

    def effect(
        self, decision: Decision, position: Position, components: Components, family: Family
    ) -> str:
        """Return a decision in words, with its price and gain in this position."""
        if self._is_nothing(decision):
            return self.plain(decision, family)
        more = self._more(decision, position, components)
        if more is None:
            return self.plain(decision, family)
        form, figures_known = more
        message = f"{message_of(decision, family)}.{form}"
        return self._text.fill(message, self._variables(decision) | figures_known)

    def what_is_due(self, due: Due, position: Position) -> str:
        """Return the decision that is due in this position, in words, without the player."""
        say = self._text.say
        if due.type == "turn" and player_in(position, due.player)["prince"] is None:
            return say("due-turn.placement")
        district = prince_of_turn(position)
        if due.type == "produce" and district is not None:
            many = say(f"inca-{district}.many")
            return say("due-produce.known", many_incas=many)
        return say(f"due-{due.type}")

    @staticmethod
    def _is_nothing(decision: Decision) -> bool:
        """Whether the decision declines an offer by choosing no goods, no Inca or no llama."""
        return decision.type != "finish_trade" and decision.choice in (None, 0, ())

    def _variables(self, decision: Decision) -> Variables:
        """Return the variables for a decision: for its fields, and for its player."""
        return {"player": decision.player} | self._of_choice(decision)

    def _of_choice(self, decision: Decision) -> Variables:
        naming, kind, choice = self._naming, decision.type, decision.choice
        if kind in ("place_inca", "move", "send_to_clock"):
            return dict(naming.place(str(choice)))
        if kind in ("sell", "buy"):
            return naming.good(str(choice))
        if kind == "stay":
            return naming.tile(str(choice))
        if kind == "acquire":
            return naming.order(str(choice))
        if isinstance(choice, int):
            return {"count": choice, "llamas": naming.amount(LLAMA, choice)}
        if isinstance(choice, tuple):
            return self._of_set(kind, choice)
        return {}

    def _of_set(self, kind: str, chosen: tuple[str, ...]) -> Variables:
        naming = self._naming
        if kind == "adjust":
            good, change = chosen
            return naming.good(good) | {"change": change}
        if kind == "recruit":
            return {"incas": naming.an_inca_each(chosen)}
        if kind == "redeem":
            cost = naming.amount(CORN, len(chosen) * self._components.tile_price)
            return {"the_tiles": naming.tiles(chosen), "cost": cost}
        if kind == "return_cards":
            return {"cards": naming.cards(chosen)}
        return {"goods": naming.goods(self._components.pieces(chosen))}

    def _more(
        self, decision: Decision, position: Position, components: Components
    ) -> tuple[str, Variables] | None:
        """Return the form of a message and the variables for it that depend on the state.

        Return None if no variables depend on the state.
        """
        naming, kind, choice = self._naming, decision.type, decision.choice
        place = prince_of_turn(position)
        if kind == "move":
            return self._way(str(choice), place, components)
        if kind in ("sell", "buy"):
            price = components.sale_price if kind == "sell" else components.purchase_price
            paid = price(position["market"][choice])
            return "known", {"price": naming.amount(CORN, paid)}
        if kind == "acquire":
            order = str(choice)
            value = components.step_value(order, position["orders_left"][order] - 1)
            cost = naming.goods(components.orders[order].cost)
            return "known", {"cost": cost, "steps": naming.steps(value or 0)}
        if kind == "adjust" and isinstance(choice, tuple):
            level = position["market"][choice[0]] + (1 if choice[1] == ADD else -1)
            return "known", {
                "sale": components.sale_price(level),
                "purchase": components.purchase_price(level),
            }
        if kind == "offer" and isinstance(choice, tuple):
            return "known", {"steps": naming.steps(components.unit_steps * len(choice))}
        if place is None:
            return None
        return self._at_work(decision, place, position, components)

    def _at_work(
        self, decision: Decision, place: str, position: Position, components: Components
    ) -> tuple[str, Variables] | None:
        """Return the form of the message and the variables for a decision in the district `place`.

        The Prince of the player whose turn it is stands in `place`. Return None if the decision needs no
        variables.
        """
        naming, kind, choice = self._naming, decision.type, decision.choice
        if kind == "produce" and isinstance(choice, int) and place in GOOD_OF:
            made = naming.amount(GOOD_OF[place], choice)
            cost = naming.amount(CORN, choice * components.producing_corn)
            return "known", {"goods": made, "cost": cost}
        if kind == "sacrifice" and isinstance(choice, int) and place in ORDER_OF:
            order = ORDER_OF[place]
            value = components.step_value(order, position["orders_left"][order])
            return "known", {"steps": naming.steps((value or 0) * choice)}
        offers = components.recruit.get(place, {})
        if kind == "recruit" and isinstance(choice, tuple) and set(choice) <= set(offers):
            return "known", {"cost": naming.goods(components.cost_of_incas(place, choice))}
        return None

    def _way(self, goal: str, place: str | None, components: Components) -> tuple[str, Variables]:
        if place is None:
            return "placement", {}
        if goal in components.neighbours[place]:
            return "free", {}
        return "paid", {"cost": self._naming.amount(LLAMA, components.llamas_for_a_ride)}


def shortfall(text: Text, naming: Naming, components: Components, refusal: Refusal) -> str:
    """Return the goods that a player lacks for a refused decision, or else the cause of the refusal."""
    code, numbers = refusal.code, refusal.numbers
    if code == "no_inca_there":
        return text.say("short-incas", inca=text.say(f"inca-{numbers['district']}"))
    missing: dict[str, int] = numbers.get("short", {})
    if code == "no_llama_to_move":
        missing = {LLAMA: components.llamas_for_a_ride - numbers["llamas"]}
    elif code == "none_to_sell":
        missing = {numbers["good"]: 1}
    elif code == "too_little_corn_to_buy":
        missing = {CORN: numbers["price"] - numbers["corn"]}
    if missing:
        return text.say("short-goods", goods=naming.goods(missing))
    return text.say(f"short-{PLAIN.get(code, 'later')}")
