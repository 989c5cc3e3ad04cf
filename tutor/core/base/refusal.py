"""Refusals: why a decision is not legal, in numbers, by which rule, and what works instead.

A refusal is a value; `IllegalDecision` carries one where a program asked for the impossible.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Literal, NamedTuple

from tutor.core.base.errors import TutorError
from tutor.core.base.schema import JSONObject

if TYPE_CHECKING:
    from tutor.core.base.game import Decision, Game

Listed = Literal["decision", "node"]


class Refusal(NamedTuple):
    """Why `decision` is not legal.

    `code` is from the game's closed list, `rule` the rule id that stands against it, `numbers`
    the figures that fail (JSON values), `nearest` at most three legal decisions: those with the
    same goal first, then the cheapest.
    """

    code: str
    rule: str
    decision: Decision
    numbers: JSONObject
    nearest: tuple[Decision, ...] = ()

    def to_json(self, game: Game) -> JSONObject:
        """The refusal as a JSON object, with decisions as they stand in a record."""
        return {
            "code": self.code,
            "rule": self.rule,
            "numbers": dict(self.numbers),
            "decision": game.write_decision(self.decision),
            "nearest": [game.write_decision(decision) for decision in self.nearest],
        }

    def _repr_mimebundle_(
        self, include: Collection[str] | None = None, exclude: Collection[str] | None = None
    ) -> dict[str, str]:
        """The refusal in words, as notebooks ask for it; a board shows it where it was met."""
        from tutor.notebook.sheet import bundle
        from tutor.notebook.showing import refusal_pieces

        return bundle(tuple(refusal_pieces(self)))


class IllegalDecision(TutorError):
    """A well-formed decision that the rules refuse.

    `number` is its place, from 1, among the decisions of a record or the nodes of a tree.
    """

    def __init__(
        self,
        refusal: Refusal,
        game: str,
        number: int | None = None,
        listed: Listed = "decision",
    ) -> None:
        super().__init__(refusal, game, number, listed)
        self.refusal = refusal
        self.game = game
        self.number = number
        self.listed = listed

    def sentence(self, language: str = "en") -> str:
        """The refusal in words, with the decision in front when it stands in a file."""
        from tutor.core.words.text import text_for

        words = text_for(self.game, language).refusal(self.refusal)
        line = f"{words} [{self.refusal.rule}]"
        if self.number is None:
            return line
        text = text_for(self.game, language)
        place = text.say(f"error-{self.listed}", number=self.number, tried=self._tried())
        return f"{place}: {line}"

    def _tried(self) -> str:
        player, kind, choice = self.refusal.decision
        chosen = "+".join(choice) if isinstance(choice, tuple) else choice
        return f"{player}, {kind}" + ("" if chosen is None else f" {chosen}")
