"""Incan Gold in words: events, decisions, refusals, rules and positions.

`Words` is what `text_for` hands out. Its modules name things, tell what happened and
describe what lies where; the sentences are in the catalogues. No choice is said before it is shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from tutor.core.base.advice import Reason
from tutor.core.base.asking import Question
from tutor.core.base.events import Event
from tutor.core.base.game import Decision, Due, State
from tutor.core.base.refusal import Refusal
from tutor.core.records.compare import Compared, Comparison, Figure
from tutor.core.words.text import Asked, Text, Told
from tutor.incan_gold.components import Components
from tutor.incan_gold.components_file import printed_components
from tutor.incan_gold.words.asking import asked
from tutor.incan_gold.words.beginning import Beginning
from tutor.incan_gold.words.comparing import Comparing
from tutor.incan_gold.words.describing import Describing
from tutor.incan_gold.words.naming import Naming
from tutor.incan_gold.words.ruling import Ruling
from tutor.incan_gold.words.telling import Telling

__all__ = ["Words"]


class Words:
    """The words of the game in one language; figures are those of the components in use."""

    def __init__(self, text: Text, components: Components | None = None) -> None:
        self.text = text
        self._given = components
        self._naming = Naming(text)
        self._telling = Telling(text, self._naming)

    @cached_property
    def components(self) -> Components:
        """The cards and figures quoted; the package's own unless others were given."""
        return printed_components() if self._given is None else self._given

    def with_components(self, components: Components) -> Words:
        """The same words for a game played with other figures."""
        return Words(self.text, components)

    def say(self, message_id: str, **arguments: str | int) -> str:
        """Any message of the game's catalogues and the shared ones."""
        return self.text.say(message_id, **arguments)

    def event(self, event: Event) -> str:
        """One thing that happened, as a sentence that says why."""
        return self._telling.event(event)

    def narration(self, events: Iterable[Event]) -> list[Told]:
        """What happened, sentence by sentence, each with its rule."""
        return [Told(self.event(event), event.rule) for event in events]

    def decision(self, decision: Decision, state: State | None = None) -> str:
        """What a decision does, as the words of a button; with the state, what is at stake."""
        if state is None:
            return self._telling.decision(decision)
        return self._telling.decision_known(decision, state.position())

    def decisions(self, state: State) -> list[tuple[Decision, str]]:
        """Every legal decision of a state with its words."""
        position = state.position()
        return [
            (decision, self._telling.decision_known(decision, position))
            for decision in state.legal()
        ]

    def due(self, due: Due | None, state: State | None = None) -> str:
        """Who decides what ("Ana decides: torch or camp, in secret"), or that all is over."""
        if due is None:
            return self.say("due-over")
        return self.say("due", player=due.player, what=self.say(f"due-{due.type}"))

    def refusal(self, refusal: Refusal) -> str:
        """What stands against a decision, in numbers, on one line without the last full stop."""
        return self._telling.refusal(refusal)

    def refusal_in_full(self, refusal: Refusal, state: State | None = None) -> list[str]:
        """What was tried and what stands against it; nothing works for who is not to choose."""
        tried, player = self.decision(refusal.decision), refusal.decision.player
        return [
            self.say("refusal-tried", player=player, tried=tried),
            self.say("refusal-sentence", text=self.refusal(refusal)),
        ]

    def figures(self, values: Mapping[str, str | int]) -> dict[str, str | int]:
        """The variables of a lesson's text, as they are."""
        return dict(values)

    def reason(self, reason: Reason) -> str:
        """Why a choice is good, or is not: the odds in one sentence."""
        return self._telling.reason(reason)

    def rule_title(self, rule_id: str) -> str:
        """A rule's short name, as on a tag. Raises KeyError for an unknown rule."""
        return self._ruling.title(rule_id)

    def rule_text(self, rule_id: str) -> str:
        """A rule in one to four sentences. Raises KeyError for an unknown rule."""
        return self._ruling.text(rule_id)

    def position(self, position: Mapping[str, Any]) -> list[str]:
        """A position or view in words, a string for each subject."""
        pending = position["pending"]
        due = self.due(None if pending is None else Due(pending["player"], pending["type"]))
        return Describing(self.text, self._naming, self.components).position(position, due)

    def setup(self, position: Mapping[str, Any]) -> list[Told]:
        """What everybody begins with, each sentence with its rule, from the first position."""
        return Beginning(self.text, self._naming, self.components).setup(position)

    def comparison(self, comparison: Comparison, left: str, right: str) -> list[Compared]:
        """What is different for each player between two lines of these names."""
        comparing = Comparing(self.text)
        return [
            comparing.compared(player, rows, left, right)
            for player, rows in comparison.rows.items()
        ]

    def compared_table(self, comparison: Comparison) -> tuple[Figure, ...]:
        """What is different on the table, where nothing belongs to a player."""
        return Comparing(self.text).table(comparison.table)

    def asked(self, question: Question) -> Asked:
        """A question with its options and answers. Raises KeyError for an unknown concept."""
        return asked(self.text, question)

    @cached_property
    def _ruling(self) -> Ruling:
        return Ruling(self.text, self.components)
