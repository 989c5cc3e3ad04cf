"""The figures of the components that the texts of the rule book quote."""

from __future__ import annotations

from tutor.core.words.text import Text
from tutor.core.words.wording import Variables
from tutor.incan_gold.components import Components


def rule_figures(text: Text, figures: Components) -> Variables:
    """Every figure a rule's text may quote."""
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
