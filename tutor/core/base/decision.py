"""Decisions, which of them is due, and why one is illegal.

A refusal says why a decision is illegal: it has the numbers that fail, the rule and the nearest
legal decisions. It is a value. `IllegalDecision` is the exception that carries it when a program
plays an illegal decision.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, Protocol

from tutor.core.base.errors import TutorError
from tutor.core.base.schema import JSONObject

Choice = None | str | int | tuple[str, ...]
Listed = Literal["decision", "node", "line"]


class Decision(NamedTuple):
    """A decision of one player: its type and what the player chose.

    `choice` is None (the player chooses nothing, or the type has no choice), one identifier, a
    count, or a tuple of identifiers in the order of the rules.
    """

    player: str
    type: str
    choice: Choice = None


class Due(NamedTuple):
    """The due decision: its player and its type (`turn` and `trade` allow several types)."""

    player: str
    type: str


class Against(NamedTuple):
    """An objection to a decision: a refusal code, the rule behind it, the numbers that fail.

    Each rule has one predicate, which returns an objection, or None for a legal decision. So the
    same code decides which decisions are listed and which are refused.
    """

    code: str
    rule: str
    numbers: JSONObject


class DecisionWriter(Protocol):
    """The part of a game that writes decisions in the form that records have."""

    def write_decision(self, decision: Decision) -> JSONObject:
        """The JSON object of a decision."""


class Refusal(NamedTuple):
    """The reason why `decision` is not legal.

    `game` is the name of the game, `code` a refusal code from its closed list, `rule` the id of the
    rule that forbids the decision, and `numbers` the figures that fail (JSON values). `nearest` has
    at most three legal decisions: first those with the same goal, then the cheapest.
    """

    game: str
    code: str
    rule: str
    decision: Decision
    numbers: JSONObject
    nearest: tuple[Decision, ...] = ()

    def to_json(self, game: DecisionWriter) -> JSONObject:
        """The refusal as a JSON object, with decisions in the form that records have."""
        return {
            "code": self.code,
            "rule": self.rule,
            "numbers": dict(self.numbers),
            "decision": game.write_decision(self.decision),
            "nearest": [game.write_decision(decision) for decision in self.nearest],
        }


class IllegalDecision(TutorError):
    """The exception for a well-formed decision that the rules refuse.

    `number` is the number of the decision in a record, of its node in a tree or of its line in a
    text, from 1.
    """

    def __init__(
        self,
        refusal: Refusal,
        number: int | None = None,
        listed: Listed = "decision",
    ) -> None:
        super().__init__(refusal, number, listed)
        self.refusal = refusal
        self.number = number
        self.listed = listed
