"""Decisions, which of them is due, and why one is illegal.

A refusal says why: in numbers, with its rule and the nearest legal decisions. It is a value;
`IllegalDecision` carries one where a program asks for what the rules refuse.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, Protocol

from tutor.core.base.errors import TutorError
from tutor.core.base.schema import JSONObject

Choice = None | str | int | tuple[str, ...]
Listed = Literal["decision", "node", "line"]


class Decision(NamedTuple):
    """A decision of one player: its type and the one thing chosen.

    `choice` is None (nothing, or nothing to choose), one identifier, a count, or a tuple of
    identifiers in the order of the rules.
    """

    player: str
    type: str
    choice: Choice = None


class Due(NamedTuple):
    """The decision due: its player and its type (`turn` and `trade` admit several answers)."""

    player: str
    type: str


class Against(NamedTuple):
    """An objection to a decision: a refusal code, the rule behind it, the numbers that fail.

    Each rule has one predicate. It gives None for a legal decision, so the same rule decides which
    decisions are listed and which are refused.
    """

    code: str
    rule: str
    numbers: JSONObject


class DecisionWriter(Protocol):
    """The part of a game that writes decisions as they stand in a record."""

    def write_decision(self, decision: Decision) -> JSONObject:
        """The JSON object of a decision."""


class Refusal(NamedTuple):
    """The reason why `decision` is not legal.

    `game` is the name of the game, `code` is from its closed list, `rule` the rule id that stands
    against the decision, `numbers` the figures that fail (JSON values), `nearest` at most three
    legal decisions: those with the same goal first, then the cheapest.
    """

    game: str
    code: str
    rule: str
    decision: Decision
    numbers: JSONObject
    nearest: tuple[Decision, ...] = ()

    def to_json(self, game: DecisionWriter) -> JSONObject:
        """The refusal as a JSON object, with decisions as they stand in a record."""
        return {
            "code": self.code,
            "rule": self.rule,
            "numbers": dict(self.numbers),
            "decision": game.write_decision(self.decision),
            "nearest": [game.write_decision(decision) for decision in self.nearest],
        }


class IllegalDecision(TutorError):
    """A well-formed decision that the rules refuse.

    `number` is its place, from 1, among the decisions of a record, the nodes of a tree or the lines
    of a text.
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
