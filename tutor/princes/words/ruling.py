"""The figures of the components that the rule book quotes."""

from __future__ import annotations

from functools import cached_property

from tutor.core.words.game_words import Phrasing
from tutor.core.words.wording import Variables
from tutor.princes.components import Components
from tutor.princes.identifiers import ORDERS
from tutor.princes.words.naming import Naming


class Ruling(Phrasing[Naming, Components]):
    """Says the figures of one set of components."""

    @cached_property
    def figures(self) -> Variables:
        """Every printed figure a rule's text may quote."""
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
