"""The Princes of Machu Picchu in words: events, decisions, refusals, rules and positions.

`Words` is what `text_for` hands out. Its modules name things, tell what happened,
describe what can be chosen and what lies where; the sentences are in the catalogues.
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
from tutor.princes.components import Components
from tutor.princes.components_file import printed_components
from tutor.princes.words.asking import Asking
from tutor.princes.words.beginning import Beginning
from tutor.princes.words.choosing import Choosing
from tutor.princes.words.comparing import Comparing
from tutor.princes.words.describing import Describing
from tutor.princes.words.naming import Naming
from tutor.princes.words.ruling import Ruling
from tutor.princes.words.shortfall import shortfall
from tutor.princes.words.telling import Telling
from tutor.princes.words.things import Things

__all__ = ["Words"]


class Words:
    """The words of the game in one language; figures are those of the components in use."""

    def __init__(self, text: Text, components: Components | None = None) -> None:
        self.text = text
        self._given = components
        self._naming = Naming(text)

    @cached_property
    def components(self) -> Components:
        """The printed figures quoted; the package's own unless others were given."""
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
        """What a decision does, as the words of a button.

        With the state it names prices and steps, and no two legal decisions have the same words.
        """
        if state is None:
            return self._choosing.plain(decision)
        return self._choosing.known(decision, state.position(), self._components_of(state))

    def decisions(self, state: State) -> list[tuple[Decision, str]]:
        """Every legal decision of a state with its words."""
        position, components = state.position(), self._components_of(state)
        return [
            (decision, self._choosing.known(decision, position, components))
            for decision in state.legal()
        ]

    def due(self, due: Due | None, state: State | None = None) -> str:
        """Who decides what ("Ralph decides: how many potters produce"), or that all is over."""
        return self._due(due, None if state is None else state.position())

    def refusal(self, refusal: Refusal) -> str:
        """What stands against a decision, in numbers, on one line without the last full stop."""
        return self._telling.refusal(refusal)

    def refusal_in_full(self, refusal: Refusal, state: State | None = None) -> list[str]:
        """What was tried, what stands against it, and what works instead: sentences."""
        player = refusal.decision.player
        sentences = [
            self.say("refusal-tried", player=player, tried=self._choosing.plain(refusal.decision)),
            self.say("refusal-sentence", text=self.refusal(refusal)),
        ]
        if refusal.nearest:
            nearest = self.text.any_of(self.decision(near, state) for near in refusal.nearest)
            sentences.append(self.say("refusal-instead", decisions=nearest))
        return sentences

    def figures(self, values: Mapping[str, str | int]) -> dict[str, str | int]:
        """The variables of a lesson's text: numbers as they are, things with their names.

        A district gives all its forms under the variable's name, as in `Naming.place`.
        """
        found: dict[str, str | int] = {}
        for name, value in values.items():
            found |= {name: value} if isinstance(value, int) else self._naming.named(name, value)
        return found

    def reason(self, reason: Reason) -> str:
        """Why a decision is good, or is not: the rule of thumb in one sentence."""
        return self._telling.reason(reason)

    def rule_title(self, rule_id: str) -> str:
        """A rule's short name, as on a tag. Raises KeyError for an unknown rule."""
        return self._ruling.title(rule_id)

    def rule_text(self, rule_id: str) -> str:
        """A rule in one to four sentences. Raises KeyError for an unknown rule."""
        return self._ruling.text(rule_id)

    def position(self, position: Mapping[str, Any]) -> list[str]:
        """A position or view in words, a string for each subject."""
        due = self._due(_due_in(position), position)
        return Describing(self.text, self._naming, self.components).position(position, due)

    def thing(self, position: Mapping[str, Any], thing: str) -> list[str]:
        """What a thing on the board is and what it does in a position or view: sentences.

        `thing` is an id of `tutor.princes.things`. Raises KeyError for any other.
        """
        return Things(self.text, self._naming, self.components).thing(position, thing)

    def shortfall(self, refusal: Refusal) -> str:
        """What is short in the fewest words, for a mark on the board ("1 llama short")."""
        return shortfall(self.text, self._naming, self.components, refusal)

    def setup(self, position: Mapping[str, Any]) -> list[Told]:
        """What everybody begins with, each sentence with its rule, from the first position."""
        return Beginning(self.text, self._naming, self.components).setup(position)

    def comparison(self, comparison: Comparison, left: str, right: str) -> list[Compared]:
        """What is different for each player between two lines of these names."""
        comparing = Comparing(self.text, self._naming)
        return [
            comparing.compared(player, rows, left, right)
            for player, rows in comparison.rows.items()
        ]

    def compared_table(self, comparison: Comparison) -> tuple[Figure, ...]:
        """What is different on the table, where nothing belongs to a player."""
        return Comparing(self.text, self._naming).table(comparison.table)

    def asked(self, question: Question) -> Asked:
        """A question with its options and answers. Raises KeyError for an unknown concept."""
        return Asking(self.text, self._naming).asked(question)

    @cached_property
    def _telling(self) -> Telling:
        return Telling(self.text, self._naming, self.components)

    @cached_property
    def _choosing(self) -> Choosing:
        return Choosing(self.text, self._naming, self.components)

    @cached_property
    def _ruling(self) -> Ruling:
        return Ruling(self.text, self._naming, self.components)

    def _components_of(self, state: State) -> Components:
        """The figures the state is played with."""
        used = getattr(state, "components", None)
        return used if isinstance(used, Components) else self.components

    def _due(self, due: Due | None, position: Mapping[str, Any] | None) -> str:
        if due is None:
            return self.say("due-over")
        what = None if position is None else self._choosing.what_is_due(due, position)
        return self._telling.due(due, what)


def _due_in(position: Mapping[str, Any]) -> Due | None:
    """Whose decision a position leaves due."""
    if position["result"] is not None:
        return None
    pending = position["pending"]
    if pending is None:
        return Due(position["turn"]["player"], "turn")
    return Due(pending["player"], pending["type"])
