"""Incan Gold in words: events, decisions, refusals, rules and positions.

`text_for` returns an instance of `Words`. Its modules name things, tell events and describe
positions; the sentences are in the catalogues. No choice is told before it is shown.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from tutor.core.base.game import Decision, Due, State
from tutor.core.base.schema import Position
from tutor.core.words.game_words import BUTTON, Family, GameWords
from tutor.core.words.text import PositionPart, SentenceWithRule, Text
from tutor.core.words.wording import Variables
from tutor.incan_gold.components import Components
from tutor.incan_gold.components_file import printed_components
from tutor.incan_gold.words.beginning import Beginning
from tutor.incan_gold.words.comparing import Comparing
from tutor.incan_gold.words.describing import Describing
from tutor.incan_gold.words.naming import Naming
from tutor.incan_gold.words.ruling import rule_figures
from tutor.incan_gold.words.wording import Wording

__all__ = ["Words"]


class Words(GameWords):
    """The words of the game in one language; figures are those of the components in use."""

    def __init__(self, text: Text, components: Components | None = None) -> None:
        super().__init__(text)
        self.components = printed_components() if components is None else components

    def with_components(self, components: Components) -> Words:
        """The same words for a game played with other figures."""
        return Words(self.text, components)

    def due(self, due: Due | None, state: State | None = None) -> str:
        """The decision that is due ("Ana decides: torch or camp, in secret"), or the end."""
        if due is None:
            return self.say("due-over")
        return self.say("due", player=due.player, what=self.say(f"due-{due.type}"))

    def position_parts(self, position: Position) -> list[PositionPart]:
        """A position or view in words, in parts; a string for each subject."""
        pending = position["pending"]
        due = self.due(None if pending is None else Due(pending["player"], pending["type"]))
        return Describing(self.text, self._naming, self.components).parts(position, due)

    def figures(self, values: Mapping[str, str | int]) -> Variables:
        """The variables of a lesson's text: numbers as they are, cards with their names."""
        return {name: self._naming.name(value) for name, value in values.items()}

    def setup(self, position: Position) -> list[SentenceWithRule]:
        """The beginning for all players: sentences, each with its rule, from the first position."""
        return Beginning(self.text, self._naming, self.components).setup(position)

    @cached_property
    def _naming(self) -> Naming:
        return Naming(self.text)

    @cached_property
    def _wording(self) -> Wording:
        return Wording(self.text, self._naming)

    @cached_property
    def _rule_figures(self) -> Variables:
        return rule_figures(self.text, self.components)

    def _comparing(self) -> Comparing:
        return Comparing(self.text)

    def _effect(
        self, decision: Decision, state: State, position: Position, family: Family = BUTTON
    ) -> str:
        return self._wording.decision_known(decision, position, family)
