"""The words of a game that has only a catalogue: the fields of an event are variables.

Messages are found by their names: `event-<type>`, `decision-<type>`, `told-<type>`, `due-<type>`,
`refusal-<code>`, `rule-<id>` with its `.title`, `setup-<rule>`, `position`, `position-result`,
and `advice-<rule of thumb>` where the game gives advice.
The kit of a game names `PlainWords`; one whose sentences need more brings words of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tutor.core.base.advice import Reason
from tutor.core.base.events import Event
from tutor.core.base.game import Decision, Due, State
from tutor.core.base.questions import Question
from tutor.core.base.refusal import Refusal
from tutor.core.base.schema import Position
from tutor.core.records.compare import Compared, Comparison, Figure
from tutor.core.words.text import PositionPart, QuestionText, SentenceWithRule, Text
from tutor.core.words.wording import ask_told, first_sentence

Variables = dict[str, str | int]


class PlainWords:
    """Says everything about a game in the words of its catalogue alone."""

    def __init__(self, text: Text) -> None:
        self.text = text

    def say(self, message_id: str, **arguments: str | int) -> str:
        """Any message of the game's catalogues and the shared ones."""
        return self.text.say(message_id, **arguments)

    def event(self, event: Event) -> str:
        """An event as a sentence."""
        return self._fill(f"event-{event.type}", event.data)

    def narration(self, events: Iterable[Event]) -> list[SentenceWithRule]:
        """The events, sentence by sentence, each with its rule."""
        return [SentenceWithRule(self.event(event), event.rule) for event in events]

    def decision(self, decision: Decision, state: State | None = None) -> str:
        """The effect of a decision."""
        return self._fill(f"decision-{decision.type}", {"choice": decision.choice})

    def narrate(self, decision: Decision, state: State | None = None) -> str:
        """A decision as a sentence about its player; the decision's words without `told-<type>`."""
        name = f"told-{decision.type}"
        if self.text.knows(name):
            return self._fill(name, {"player": decision.player, "choice": decision.choice})
        return f"{decision.player}: {self.decision(decision, state)}"

    def decisions(self, state: State) -> list[tuple[Decision, str]]:
        """Every legal decision of a state with its words."""
        return [(decision, self.decision(decision, state)) for decision in state.legal()]

    def due(self, due: Due | None, state: State | None = None) -> str:
        """The player who is due and their decision, or that the game is over."""
        return (
            self.say("due-over") if due is None else self.say(f"due-{due.type}", player=due.player)
        )

    def refusal(self, refusal: Refusal) -> str:
        """The objection to a decision, without the last full stop."""
        fields = {"player": refusal.decision.player, **refusal.numbers}
        return self._fill(f"refusal-{refusal.code}", fields)

    def refusal_in_full(self, refusal: Refusal, state: State | None = None) -> list[str]:
        """The objection to a decision and the alternatives, as sentences."""
        told = [self.say("refusal-sentence", text=self.refusal(refusal))]
        if refusal.nearest:
            nearest = self.text.any_of(self.decision(near, state) for near in refusal.nearest)
            told.append(self.say("refusal-instead", decisions=nearest))
        return told

    def figures(self, values: Mapping[str, str | int]) -> dict[str, str | int]:
        """The variables of a lesson's text, as they are."""
        return dict(values)

    def reason(self, reason: Reason) -> str:
        """The reason for or against a decision."""
        return self._fill(f"advice-{reason.key}", reason.numbers)

    def rule_title(self, rule_id: str) -> str:
        """A rule's short name. Raises KeyError for an unknown rule."""
        return self.say(f"rule-{rule_id.replace('.', '-')}.title")

    def rule_text(self, rule_id: str) -> str:
        """A rule in a few sentences. Raises KeyError for an unknown rule."""
        return self.say(f"rule-{rule_id.replace('.', '-')}")

    def rule_said(self, rule_id: str) -> str:
        """The gist of a rule, in one sentence. Raises KeyError for an unknown rule."""
        return first_sentence(self.rule_text(rule_id))

    def position(self, position: Position) -> list[str]:
        """A position or a view in words, and the result."""
        told = [self._fill("position", position)]
        if position["result"] is not None:
            told.append(self._fill("position-result", position["result"]))
        return told

    def position_parts(self, position: Position) -> list[PositionPart]:
        """The whole position as one part without a heading."""
        return [PositionPart("", tuple(self.position(position)))]

    def board_parts(self) -> list[PositionPart]:
        """Nothing: a game without words of its own has no map."""
        return []

    def setup(self, position: Position) -> list[SentenceWithRule]:
        """The beginning of each player, each sentence with its rule."""
        return [
            SentenceWithRule(self._fill(name, position), name.replace("-", ".", 1))
            for name in self.text.catalogue.ids()
            if name.startswith("setup-")
        ]

    def comparison(self, comparison: Comparison, left: str, right: str) -> list[Compared]:
        """No differences: a game without words of its own has no figures to compare."""
        return []

    def compared_table(self, comparison: Comparison) -> tuple[Figure, ...]:
        """No differences either."""
        return ()

    def question(self, question: Question) -> QuestionText:
        """A question that brings its own words. Raises KeyError: the game has none for others."""
        if question.told is None:
            raise KeyError(question.concept)
        return ask_told(self.text, question, question.told)

    def _fill(self, message_id: str, fields: Mapping[str, Any]) -> str:
        return self.text.fill(message_id, self._variables(fields))

    def _variables(self, fields: Mapping[str, Any]) -> Variables:
        """Texts and numbers as they are, lists of texts as a list in a sentence; no objects."""
        found: Variables = {}
        for name, value in fields.items():
            if isinstance(value, str | int):
                found[name] = value
            elif isinstance(value, list | tuple):
                found[f"{name}_count"] = len(value)
                found[name] = self.text.all_of(each for each in value if isinstance(each, str))
            elif value is None:
                found[name] = "none"
        return found
