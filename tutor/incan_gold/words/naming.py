"""The names of cards, and the fields of events and refusals as the variables of messages.

A card's identifier says what it is, so no components are asked. Which fields an event has, and what
is said about it, is not its business.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tutor.core.base.spec import Fields, Kind
from tutor.core.words.text import Text
from tutor.incan_gold.terms import HAZARDS

Variables = dict[str, str | int]


class Naming:
    """Names things in the language of a `Text`."""

    def __init__(self, text: Text) -> None:
        self._text = text
        self._say = text.say

    def card(self, card: str) -> str:
        """A card as it stands in a sentence: "treasure 11", "a spider", "artifact 2"."""
        kind, _, number = card.partition("_")
        if kind in HAZARDS:
            return self._say(f"hazard-{kind}.a")
        if kind == "artifact":
            return self._say("card-artifact", number=int(number))
        return self._say("card-treasure", value=int("".join(filter(str.isdigit, number))))

    def cards(self, cards: Iterable[str]) -> str:
        """Cards as a list."""
        return self._text.all_of(map(self.card, cards))

    def artifacts(self, count: int) -> str:
        """A number of artifacts."""
        return self._say("artifacts", count=count)

    def variables(self, data: Mapping[str, Any], kinds: Fields) -> Variables:
        """The variables of a message about these fields of an event or refusal."""
        found: Variables = {}
        for name, value in data.items():
            found |= self._field(name, value, kinds[name])
        return found

    def _field(self, name: str, value: Any, kind: Kind) -> Variables:
        """The variables that one field of a kind gives."""
        if kind == "players":
            return {name: self._text.all_of(value), f"{name}_count": len(value)}
        if kind == "cards":
            return {name: self.cards(value), f"{name}_count": len(value)}
        if value is None:
            return {name: "none"}
        if kind in ("card", "card_or_null"):
            card = self.card(value)
            return {name: card, f"{name}_start": card[:1].upper() + card[1:]}
        if kind == "hazard":
            forms = {
                name: self._say(f"hazard-{value}"),
                f"a_{name}": self._say(f"hazard-{value}.a"),
            }
            return dict(forms)
        return {name: value}
