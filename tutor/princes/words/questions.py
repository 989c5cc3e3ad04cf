"""Questions in words: the question itself, each of its options, and the answer to each option."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tutor.core.base.questions import Question, Value
from tutor.core.base.spec import Fields
from tutor.core.words.text import QuestionText, Text
from tutor.core.words.wording import Variables, ask
from tutor.princes.game import PrincesState
from tutor.princes.identifiers import GOODS
from tutor.princes.things import DISTRICT, MARKET, ORDER, STEP, split_id
from tutor.princes.words.naming import Naming, Ruling

KINDS: Final[Fields] = {
    "district": "district",
    "place": "district",
    "from": "district",
    "good": "good",
    "order": "order",
    "card": "card",
}
"""For each value of a question that names a thing, the kind of the thing."""
HAND: Final = "hand_"
COST: Final = "cost_"
"""The prefixes of the names of amounts: of goods in hand (HAND) and of a cost (COST)."""
HUT: Final = "watchmans_hut"
AMOUNTS: Final = ("held", "gift", "made", "bonus")
"""The names of the values that are amounts of the question's good."""


class QuestionWords:
    """The words for questions of the game."""

    def __init__(self, text: Text, naming: Naming) -> None:
        self._text = text
        self._naming = naming

    def question(self, question: Question) -> QuestionText:
        """Return a question in words, with its options in order and an answer to each.

        Raises KeyError for an unknown concept.
        """
        known = self._variables(question.values) | self._to_pay_with(question)
        if question.form == "found":
            return ask(
                self._text,
                question,
                known,
                lambda name, value: self._sought_thing(name, value, question),
            )
        asked = ask(
            self._text,
            question,
            known,
            lambda name, value: self._value(name, value, question),
        )
        if _is_guess(question.values):
            return asked._replace(note=self._text.say("question-reconstructed"))
        return asked

    def _to_pay_with(self, question: Question) -> Variables:
        """Return the variables for the price of Incas or tiles, and for the goods in hand.

        Empty if the question has no goods in hand.
        """
        held, cost = (_amounts(question.values, of) for of in (HAND, COST))
        if not held or not isinstance(question.state, PrincesState):
            return {}
        if cost:
            return {"price": self._naming.goods(cost), "in_hand": self._naming.goods(held)}
        if (place := question.values.get("place")) is None:
            return {"in_hand": self._naming.goods(held)}
        ruling = Ruling(self._text, self._naming, question.state.components)
        prices = ruling.figures["hut" if place == HUT else "palace"]
        return {"prices": prices, "in_hand": self._naming.goods(held)}

    def _sought_thing(self, name: str, value: Value, question: Question) -> Variables:
        """Return the variables for a thing that the learner has to find: its name and its amount.

        The amount is 0 if the question gives no amount for the thing.
        """
        amount = question.values.get(str(value), 0)
        return {name: self._thing(value), f"{name}_amount": amount}

    def _thing(self, value: Value) -> str:
        """Return the name of a thing on the board."""
        kind, name = split_id(str(value))
        if kind == DISTRICT:
            return str(self._naming.place(name)["district_name"])
        if kind == STEP:
            return self._text.say("find-step", step=int(name))
        if kind == ORDER:
            return self._text.say("find-row", many_order=self._naming.order(name)["many_order"])
        if kind == MARKET and name:
            return self._text.say(f"good-{name}.title")
        return self._text.say(f"find-{kind}")

    def _variables(self, values: Mapping[str, int | str]) -> Variables:
        """Return the variables for the values of a question.

        A value that is an empty id gives none.
        """
        found: Variables = {}
        for name, value in values.items():
            if name not in KINDS:
                found[name] = value
            elif value:
                found |= self._naming.variables({name: value}, KINDS)
        if good := values.get("good"):
            found["good_id"] = good
            for name in AMOUNTS:
                amount = values.get(name)
                if isinstance(amount, int):
                    found[f"{name}_amount"] = self._naming.amount(str(good), amount)
        return found

    def _value(self, name: str, value: Value, question: Question) -> Variables:
        """Return the variables for an answer: a number (with its good), an id, players, or an order."""
        if isinstance(value, tuple) and question.form == "ordered":
            said = (self._text.say(f"ordered-{each}") for each in value)
            return {f"{name}_order": self._text.in_order(said)}
        if isinstance(value, tuple):
            return {f"{name}_players": self._text.all_of(value), f"{name}_count": len(value)}
        found: Variables = {name: value}
        good = question.values.get("good")
        if isinstance(value, int) and good:
            found[f"{name}_amount"] = self._naming.amount(str(good), value)
        return found


def _amounts(values: Mapping[str, int | str], of: str) -> dict[str, int]:
    """Return the amounts of goods among the values, by good.

    The names of these values begin with `of` and end with the good.
    """
    found = {good: values.get(f"{of}{good}") for good in GOODS}
    return {good: amount for good, amount in found.items() if isinstance(amount, int)}


def _is_guess(values: Mapping[str, int | str]) -> bool:
    """Whether the answer, or a row of figures in the text, depends on a reconstructed figure."""
    return values.get("guess") == "yes" or values.get("row_known") == "no"
