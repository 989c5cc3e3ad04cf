"""What happened, what can be chosen, and what stands against a choice, as sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.core.base.advice import Reason
from tutor.core.base.events import Event
from tutor.core.base.game import Decision
from tutor.core.base.refusal import Refusal
from tutor.core.words.text import Text
from tutor.incan_gold.spec import SPEC
from tutor.incan_gold.words.naming import Naming


class Telling:
    """Says events, decisions and refusals; every figure comes from their fields or the position."""

    def __init__(self, text: Text, naming: Naming) -> None:
        self._text = text
        self._naming = naming

    def event(self, event: Event) -> str:
        """One event as one sentence."""
        variables = self._naming.variables(event.data, SPEC.events[event.type].fields)
        if event.type == "scored":
            variables["artifacts_named"] = self._naming.artifacts(event.data["artifacts"])
        by_rule = f"event-{event.type}.{event.rule.replace('.', '-')}"
        message = by_rule if self._text.knows(by_rule) else f"event-{event.type}"
        return self._text.fill(message, variables)

    def decision(self, decision: Decision) -> str:
        """What a decision does, as far as it says so itself."""
        return self._text.say(f"decision-{decision.type}", choice=str(decision.choice))

    def decision_known(self, decision: Decision, position: Mapping[str, Any]) -> str:
        """What a decision does in this position, with what is at stake."""
        (beside,) = (
            player["beside"] for player in position["players"] if player["name"] == decision.player
        )
        artifacts = [card for card in position["path"] if card.startswith("artifact")]
        return self._text.say(
            f"decision-{decision.type}.known",
            choice=str(decision.choice),
            beside=beside,
            left=position["left_on_path"],
            artifacts=self._naming.cards(artifacts),
            artifacts_count=len(artifacts),
        )

    def reason(self, reason: Reason) -> str:
        """A rule of thumb and what it looked at, as one sentence."""
        variables = self._naming.variables(reason.numbers, SPEC.reasons[reason.key])
        return self._text.fill(f"advice-{reason.key}", variables)

    def refusal(self, refusal: Refusal) -> str:
        """What stands against a decision, in numbers; the last full stop is left out."""
        variables = self._naming.variables(refusal.numbers, SPEC.refusals[refusal.code].numbers)
        variables["player"] = refusal.decision.player
        return self._text.fill(f"refusal-{refusal.code}", variables)
