"""Decisions in the words of a button or told of their players, and the decision that is due.

If the state is known, the words name prices, costs and steps, and no two legal decisions have the
same words. This module does not check whether a decision is legal.
"""

from __future__ import annotations

from tutor.core.base.game import Decision, Due
from tutor.core.base.schema import Position
from tutor.core.words.game_words import Family, Phrasing, message_of
from tutor.core.words.wording import Variables
from tutor.princes.components import Components
from tutor.princes.identifiers import CORN, GOOD_OF, LLAMA, ORDER_OF
from tutor.princes.rules.market import ADD
from tutor.princes.words import figures
from tutor.princes.words.naming import Naming


class Choosing(Phrasing[Naming, Components]):
    """Describes decisions of one kind of game, with or without the state they are made in."""

    def plain(self, decision: Decision, family: Family) -> str:
        """The effect of a decision, as far as the decision alone tells it."""
        message = message_of(decision, family)
        if self._is_nothing(decision):
            return self._text.say(f"{message}.none", player=decision.player)
        return self._text.fill(message, self._variables(decision))

    def effect(
        self, decision: Decision, position: Position, components: Components, family: Family
    ) -> str:
        """The effect of a decision in this position, with its price and its gain."""
        if self._is_nothing(decision):
            return self.plain(decision, family)
        more = self._more(decision, position, components)
        if more is None:
            return self.plain(decision, family)
        form, figures_known = more
        message = f"{message_of(decision, family)}.{form}"
        return self._text.fill(message, self._variables(decision) | figures_known)

    def what_is_due(self, due: Due, position: Position) -> str:
        """The decision that is due in this position, in words."""
        say = self._text.say
        if due.type == "turn" and figures.player_in(position, due.player)["prince"] is None:
            return say("due-turn.placement")
        district = figures.prince_of_turn(position)
        if due.type == "produce" and district is not None:
            many = say(f"inca-{district}.many")
            return say("due-produce.known", many_incas=many)
        return say(f"due-{due.type}")

    @staticmethod
    def _is_nothing(decision: Decision) -> bool:
        """Whether an offer is declined: no goods, no Inca, no llama."""
        return decision.type != "finish_trade" and decision.choice in (None, 0, ())

    def _variables(self, decision: Decision) -> Variables:
        """The variables a decision fills by itself, and its player."""
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
        """The form of the message and the figures that only the state gives, if there are any."""
        naming, kind, choice = self._naming, decision.type, decision.choice
        place = figures.prince_of_turn(position)
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
        """The variables given by the district of the Prince whose turn it is."""
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
