"""The names of cards, and the fields of events and refusals as the variables of messages.

A card's identifier names its kind, so no components are needed. The module does not know which
fields an event has or which message is used.
"""

from __future__ import annotations

from collections.abc import Iterable

from tutor.core.base.schema import JSON
from tutor.core.base.spec import Kind
from tutor.core.words.wording import FieldNaming, Variables
from tutor.incan_gold.identifiers import HAZARDS


class Naming(FieldNaming):
    """Names things in the language of a `Text`."""

    def card(self, card: str) -> str:
        """A card's name for use inside a sentence: "treasure 11", "a spider", "artifact 2"."""
        kind, _, number = card.partition("_")
        if kind in HAZARDS:
            return self._say(f"hazard-{kind}.a")
        if kind == "artifact":
            return self._say("card-artifact", number=int(number))
        return self._say("card-treasure", value=int("".join(filter(str.isdigit, number))))

    def name(self, thing: str | int) -> str | int:
        """A card by its name, a hazard with its number; any other value stays as it is."""
        kind, _, number = str(thing).partition("_")
        if not number:
            return thing
        if kind in HAZARDS:
            return self._say("card-hazard-numbered", hazard=kind, number=int(number))
        return self.card(str(thing)) if kind in ("artifact", "treasure") else thing

    def cards(self, cards: Iterable[str]) -> str:
        """Cards as a list."""
        return self._text.all_of(map(self.card, cards))

    def artifacts(self, count: int) -> str:
        """A number of artifacts."""
        return self._say("artifacts", count=count)

    def _field(self, name: str, value: JSON, kind: Kind) -> Variables:
        """The variables that one field of a kind gives."""
        if kind == "cards":
            return {name: self.cards(value), f"{name}_count": len(value)}
        if value is not None and kind in ("card", "card_or_null"):
            card = self.card(value)
            return {name: card, f"{name}_start": card[:1].upper() + card[1:]}
        if kind == "hazard":
            return {
                name: self._say(f"hazard-{value}"),
                f"a_{name}": self._say(f"hazard-{value}.a"),
            }
        return super()._field(name, value, kind)
