"""Events, reasons and refusals as sentences."""

from __future__ import annotations

from tutor.core.base.game import Due
from tutor.core.base.schema import Position
from tutor.core.words import wording as shared
from tutor.core.words.text import Text
from tutor.core.words.wording import Variables
from tutor.princes.components import Components
from tutor.princes.identifiers import CORN, LLAMA
from tutor.princes.spec import SPEC
from tutor.princes.words.naming import HIDDEN, Naming


class Wording(shared.Wording):
    """Says events and refusals; every figure comes from their own fields."""

    def __init__(self, text: Text, naming: Naming, components: Components) -> None:
        super().__init__(text, SPEC, naming)
        self._naming = naming
        self._components = components

    def due(self, due: Due, what: str | None = None) -> str:
        """The decision that is due and its player; `what` tells more of it than its type."""
        return self._text.say("due", player=due.player, what=what or self.due_type(due.type))

    def due_type(self, kind: str) -> str:
        """The decision that is due, without its player."""
        return self._text.say(f"due-{kind}")

    def _besides(self, data: Position) -> Variables:
        """Numbers together with what they count, where a sentence needs them as one."""
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
        """The goods needed, each counted in full."""
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
