"""The rule book: each rule's short name and text, with the figures of the components."""

from __future__ import annotations

from functools import cached_property

from tutor.core.words.text import Text
from tutor.incan_gold.components import Components
from tutor.incan_gold.words.naming import Variables


class Ruling:
    """Says the rules for one set of components. An unknown rule id raises KeyError."""

    def __init__(self, text: Text, components: Components) -> None:
        self._text = text
        self._components = components

    def title(self, rule_id: str) -> str:
        """The rule's short name, as it stands on a tag."""
        return self._text.say(f"rule-{rule_id.replace('.', '-')}.title")

    def text(self, rule_id: str) -> str:
        """The rule in one to four sentences."""
        return self._text.fill(f"rule-{rule_id.replace('.', '-')}", self.figures)

    @cached_property
    def figures(self) -> Variables:
        """Every figure a rule's text may quote."""
        figures, text = self._components, self._text
        kinds = tuple(dict.fromkeys(figures.hazard_kind.values()))
        return {
            "treasures": len(figures.treasure_value),
            "hazards": len(figures.hazard_kind),
            "of_each": len(figures.hazard_kind) // len(kinds),
            "kinds": text.all_of(text.say(f"hazard-{kind}") for kind in kinds),
            "values": text.all_of(map(str, figures.treasure_value.values())),
            "artifacts": text.say("artifacts", count=len(figures.artifacts)),
            "first_taken": figures.first_taken,
            "first_value": figures.first_value,
            "later_value": figures.later_value,
            "rounds": figures.rounds,
        }
