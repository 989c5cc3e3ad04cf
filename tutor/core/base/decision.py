"""Decisions of players, the decision that is due, and refusals of illegal decisions.

A refusal is a value that says why a decision is illegal: it has the figures that break the rule,
the id of the rule and the nearest legal decisions. `IllegalDecision` is the exception that carries
a refusal. It is raised when a program plays an illegal decision.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, Protocol

from tutor.core.base.errors import TutorError
from tutor.core.base.schema import JSONObject

Choice = None | str | int | tuple[str, ...]
Listed = Literal["decision", "node", "line"]


class Decision(NamedTuple):
    """A decision of one player: its type and what the player chose.

    `choice` is one identifier, a number, or a tuple of identifiers in the order of the rules. It is
    None if the player chooses nothing, and for a type of decision that offers no choice.
    """

    player: str
    type: str
    choice: Choice = None


class Due(NamedTuple):
    """The decision that must come next: its player and its type.

    The types `turn` and `trade` stand for a choice between several types of decision.
    """

    player: str
    type: str


class Against(NamedTuple):
    """An objection to a decision: the refusal code, the id of the broken rule, and its figures.

    Each rule has one function that returns an objection, or None for a legal decision. The list of
    legal decisions and the refusals both use this function, so they always agree.
    """

    code: str
    rule: str
    numbers: JSONObject


class DecisionWriter(Protocol):
    """The part of a game that writes decisions as JSON, in the form of a record."""

    def write_decision(self, decision: Decision) -> JSONObject:
        """Return the JSON object of a decision."""


class Refusal(NamedTuple):
    """The reason why `decision` is not legal.

    `game` is the name of the game. `code` is a refusal code from the game's closed list. `rule` is
    the id of the rule that forbids the decision. `numbers` has the figures that break the rule, as
    JSON values. `nearest` has at most three legal decisions: first those with the same goal, then
    the cheapest.
    """

    game: str
    code: str
    rule: str
    decision: Decision
    numbers: JSONObject
    nearest: tuple[Decision, ...] = ()

    def to_json(self, game: DecisionWriter) -> JSONObject:
        """Return the refusal as a JSON object. Its decisions have the form that records use."""
        return {
            "code": self.code,
            "rule": self.rule,
            "numbers": dict(self.numbers),
            "decision": game.write_decision(self.decision),
            "nearest": [game.write_decision(decision) for decision in self.nearest],
        }


class IllegalDecision(TutorError):
    """The exception for a well-formed decision that the rules refuse.

    `number` counts from 1. `listed` says what it counts: the decisions of a record, the nodes of a
    tree, or the lines of a text.
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
