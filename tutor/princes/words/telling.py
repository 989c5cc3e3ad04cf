"""What happened, why a decision is good, and what stands against a decision, as sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.core.base.advice import Reason
from tutor.core.base.events import Event
from tutor.core.base.game import Due
from tutor.core.base.refusal import Refusal
from tutor.core.words.text import Text
from tutor.princes.components import Components
from tutor.princes.events import EVENTS
from tutor.princes.reasons import REASONS
from tutor.princes.refusals import REFUSALS
from tutor.princes.terms import CORN, LLAMA
from tutor.princes.words.naming import HIDDEN, Naming, Variables


class Telling:
    """Says events and refusals; every figure comes from their own fields."""

    def __init__(self, text: Text, naming: Naming, components: Components) -> None:
        self._text = text
        self._naming = naming
        self._components = components

    def event(self, event: Event) -> str:
        """One event as one sentence."""
        variables = self._naming.variables(event.data, EVENTS[event.type].fields)
        variables |= self._counted(event.data)
        variables.setdefault("cards", HIDDEN)
        return self._text.fill(self._message(event), variables)

    def refusal(self, refusal: Refusal) -> str:
        """What stands against a decision, in numbers; the last full stop is left out."""
        numbers = refusal.numbers
        variables: Variables = {"player": refusal.decision.player}
        variables |= self._naming.variables(numbers, REFUSALS[refusal.code].numbers)
        variables |= self._counted(numbers)
        variables |= self._wanted(numbers)
        if "due_type" in numbers:
            due = Due(numbers.get("due_player", refusal.decision.player), numbers["due_type"])
            variables["due"] = self.due(due)
        return self._text.fill(f"refusal-{refusal.code}", variables)

    def reason(self, reason: Reason) -> str:
        """A rule of thumb and what it looked at, as one sentence."""
        variables = self._naming.variables(reason.numbers, REASONS[reason.key])
        variables |= self._counted(reason.numbers)
        return self._text.fill(f"advice-{reason.key}", variables)

    def due(self, due: Due, what: str | None = None) -> str:
        """Who decides what; `what` says more about it than the type does."""
        return self._text.say("due", player=due.player, what=what or self.due_type(due.type))

    def due_type(self, kind: str) -> str:
        """What is to be decided."""
        return self._text.say(f"due-{kind}")

    def _message(self, event: Event) -> str:
        by_rule = f"event-{event.type}.{event.rule.replace('.', '-')}"
        return by_rule if self._text.knows(by_rule) else f"event-{event.type}"

    def _counted(self, data: Mapping[str, Any]) -> Variables:
        """Numbers together with what they count, where a sentence needs them as one."""
        say = self._text.say
        found: Variables = {}
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
        return found

    def _wanted(self, numbers: dict[str, Any]) -> Variables:
        """What was asked for, counted in everything it would take."""
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
