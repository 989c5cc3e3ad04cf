"""The words of a game in one language: every sentence about the game, by message id.

A game needs only its catalogue. The type of the described object gives the id of a message, and the
fields of that object are its variables. The ids are `event-<type>`, `decision-<type>`,
`told-<type>`, `due-<type>`, `refusal-<code>`, `rule-<id>` with its `.title`, `setup-<rule>`,
`position`, `position-result`, and `advice-<rule of thumb>` if the game gives advice. If the
sentences of a game need more variables, its kit names a subclass of `GameWords`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Final, Generic, Literal, Protocol, TypeVar

from tutor.core.base.decision import Refusal
from tutor.core.base.events import Event
from tutor.core.base.game import Decision, Due, State
from tutor.core.base.players import Reason
from tutor.core.base.questions import Question, Value
from tutor.core.base.schema import Position
from tutor.core.records.compare import Apart, Compared, Comparison, Figure, Row
from tutor.core.words.text import PositionPart, QuestionText, SentenceWithRule, Text
from tutor.core.words.wording import Variables, Wording, ask

Family = Literal["decision", "told"]
"""The two kinds of messages about a decision.

A message `decision-…` is the text of a button. A message `told-…` says what the player does.
"""
BUTTON: Final = "decision"
TOLD: Final = "told"

C = TypeVar("C")
N = TypeVar("N")


def message_of(decision: Decision, family: Family) -> str:
    """Return the id of the message for a decision. `family` is the kind of message."""
    return f"told-{decision.type}" if family == TOLD else f"decision-{decision.type}"


class Comparing(Protocol):
    """The part of a game's words that says how two lines of play differ."""

    def compare(self, player: str, rows: Iterable[Row], left: str, right: str) -> Compared:
        """Return the differences of two lines for one player; `left` and `right` name the lines."""

    def table(self, rows: Iterable[Row]) -> tuple[Figure, ...]:
        """Return the differences of figures that belong to no player."""


class Phrasing(Generic[N, C]):
    """The base class of the classes that make up a game's words.

    It holds the text, the names of things, and the components of the game.
    """

    def __init__(self, text: Text, naming: N, components: C) -> None:
        self._text = text
        self._say = text.say
        self._naming = naming
        self._components = components


def _with_sign(count: int) -> str:
    return f"{count:+}".replace("-", "\u2212") if count else "0"


class GameWords:
    """The words of one game in one language, from the game's catalogue and the shared catalogue."""

    def __init__(self, text: Text) -> None:
        self.text = text

    def say(self, message_id: str, **arguments: str | int) -> str:
        """Return a message of the game's catalogue or the shared one, with its variables filled in.

        Raises KeyError for an unknown message and for a missing variable.
        """
        return self.text.say(message_id, **arguments)

    def event(self, event: Event) -> str:
        """Return an event as a sentence."""
        return self._wording.event(event)

    def narration(self, events: Iterable[Event]) -> list[SentenceWithRule]:
        """Return the events as sentences, each with the id of its rule."""
        return [SentenceWithRule(self.event(event), event.rule) for event in events]

    def decision(self, decision: Decision, state: State | None = None) -> str:
        """Return what a decision does, in words.

        If `state` is given, the words differ from the words of every other legal decision in that state.
        """
        if state is None:
            return self._plain(decision)
        return self._effect(decision, state, state.position())

    def narrate(self, decision: Decision, state: State | None = None) -> str:
        """Return a sentence, without a full stop, that says what a player does by a decision."""
        if state is None:
            return self._plain(decision, TOLD)
        return self._effect(decision, state, state.position(), TOLD)

    def decisions(self, state: State) -> list[tuple[Decision, str]]:
        """Return every legal decision of a state with its words."""
        position = state.position()
        return [(decision, self._effect(decision, state, position)) for decision in state.legal()]

    def due(self, due: Due | None, state: State | None = None) -> str:
        """Return the sentence that says who decides what, or that the game is over."""
        if due is None:
            return self.say("due-over")
        return self.say(f"due-{due.type}", player=due.player)

    def refusal(self, refusal: Refusal) -> str:
        """Return why a decision is illegal, with its figures, without a full stop at the end."""
        return self._wording.refusal(refusal)

    def refusal_in_full(self, refusal: Refusal, state: State | None = None) -> list[str]:
        """Return a refusal as sentences: what the player tried, why it fails, and what is legal."""
        sentences = [self.say("refusal-sentence", text=self.refusal(refusal))]
        if self.text.knows("refusal-tried"):
            tried, player = self._plain(refusal.decision), refusal.decision.player
            sentences.insert(0, self.say("refusal-tried", player=player, tried=tried))
        if refusal.nearest:
            nearest = self.text.any_of(self.decision(near, state) for near in refusal.nearest)
            sentences.append(self.say("refusal-instead", decisions=nearest))
        return sentences

    def figures(self, values: Mapping[str, str | int]) -> Variables:
        """Return the variables of a lesson's text: numbers unchanged, things by their names."""
        return dict(values)

    def reason(self, reason: Reason) -> str:
        """Return the reason for or against a decision, in one sentence."""
        return self._wording.reason(reason)

    def rule_title(self, rule_id: str) -> str:
        """Return a rule's short name, for a label. Raises KeyError for an unknown rule."""
        return self._wording.rule_title(rule_id)

    def rule_text(self, rule_id: str) -> str:
        """Return a rule in one to four sentences. Raises KeyError for an unknown rule."""
        return self._wording.rule_text(rule_id, self._rule_figures)

    def rule_said(self, rule_id: str) -> str:
        """Return the gist of a rule in one sentence. Raises KeyError for an unknown rule."""
        return self._wording.rule_said(rule_id, self._rule_figures)

    def position(self, position: Position) -> list[str]:
        """Return a position or view as sentences."""
        return [each for part in self.position_parts(position) for each in part.sentences]

    def position_parts(self, position: Position) -> list[PositionPart]:
        """Return a position or view in parts, each with a heading and its sentences.

        By default there is one part without a heading.
        """
        sentences = [self._wording.fill("position", position)]
        if position["result"] is not None:
            sentences.append(self._wording.fill("position-result", position["result"]))
        return [PositionPart("", tuple(sentences))]

    def moment(self, position: Position) -> tuple[str, ...]:
        """Return sentences on the moment of a game at which a position is.

        By default it is the first sentence of the position.
        """
        return self.position_parts(position)[0].sentences[:1]

    def board_parts(self) -> list[PositionPart]:
        """Return the parts that describe things that no decision changes, such as a map.

        By default there are no such parts.
        """
        return []

    def setup(self, position: Position) -> list[SentenceWithRule]:
        """Return sentences that say how each player begins, each with the id of its rule."""
        return [
            SentenceWithRule(self._wording.fill(name, position), name.replace("-", ".", 1))
            for name in self.text.catalogue.ids()
            if name.startswith("setup-")
        ]

    def question(self, question: Question) -> QuestionText:
        """Return a question in words, with its options and replies.

        Raises KeyError for an unknown concept.
        """
        return ask(self.text, question, dict(question.values), self._answer)

    def comparison(self, comparison: Comparison, left: str, right: str) -> list[Compared]:
        """Return the differences of two lines of play for each player.

        `left` and `right` are the names of the two lines. The result is empty for a game that has
        no words for its figures.
        """
        comparing = self._comparing()
        if comparing is None:
            return []
        return [
            self._explain(
                comparing.compare(player, rows, left, right),
                (left, right),
                comparison.ahead.get(player, ((), ())),
            )
            for player, rows in comparison.rows.items()
        ]

    def _explain(self, compared: Compared, lines: tuple[str, str], ahead: Apart) -> Compared:
        """Return the differences of a player, with their causes and the events that come next."""
        figures = tuple(
            figure._replace(causes=tuple(self._causes(figure.row))) for figure in compared.figures
        )
        told = (
            self.say("weigh-ahead", line=line, told=" ".join(map(self.event, events)))
            for line, events in zip(lines, ahead, strict=True)
            if events
        )
        return compared._replace(figures=figures, sentences=(*compared.sentences, *told))

    def _causes(self, row: Row) -> Iterator[Figure]:
        """Yield each cause for which the game has a message, with the amounts on both sides."""
        for name, left, right in row.causes:
            if self.text.knows(f"cause-{name}"):
                label = self.say(f"cause-{name}")
                yield Figure(Row(name, left, right), label, _with_sign(left), _with_sign(right))

    def compared_table(self, comparison: Comparison) -> tuple[Figure, ...]:
        """Return the differences of figures that belong to no player."""
        comparing = self._comparing()
        return () if comparing is None else comparing.table(comparison.table)

    # Methods and properties that a game may replace

    def change(self, figure: Figure) -> str:
        """Return the sentence on the change of a player's figure by some moves.

        The left value of the figure is before the moves, and the right value after them.
        """
        return self.text.say(
            "figure-change", label=figure.label, before=figure.left, after=figure.right
        )

    def fit(self, before: State, after: State, player: str) -> str:
        """Return the sentence on what a move does for a card in the player's hand.

        The result is empty if the move does nothing for a card. `before` and `after` are the states before
        and after the move. By default there is no such sentence.
        """
        return ""

    def loss(self, before: State, after: State, player: str) -> str:
        """Return the sentence on the points of the player that a move has given up.

        The result is empty if the move has given up no points. By default there is no such sentence.
        """
        return ""

    def deadline(self, state: State) -> str:
        """Return a sentence on a part of the game that ends soon, for the player who is due.

        By default there is no such sentence.
        """
        return ""

    def outlook(self, state: State) -> str:
        """Return a sentence on how long the game still goes on, and what counts only at its end.

        By default there is no such sentence.
        """
        return ""

    @cached_property
    def _wording(self) -> Wording:
        """The object that words events, refusals, reasons and rules."""
        return Wording(self.text)

    @cached_property
    def _rule_figures(self) -> Variables:
        """The figures that the texts of rules may quote, by name."""
        return {}

    def _comparing(self) -> Comparing | None:
        """Return the object that words comparisons; None if the game has none."""
        return None

    def _answer(self, name: str, value: Value) -> Variables:
        """Return the variables of an answer to a question.

        `name` is the name of the variable that has the answer.
        """
        return {name: self.text.all_of(value) if isinstance(value, tuple) else value}

    def _plain(self, decision: Decision, family: Family = BUTTON) -> str:
        """Return the words for a decision, using only the fields of the decision."""
        message = message_of(decision, family)
        if family == TOLD and not self.text.knows(message):
            return f"{decision.player}: {self._plain(decision)}"
        fields = {"player": decision.player, "choice": decision.choice}
        return self._wording.fill(message, fields)

    def _effect(
        self, decision: Decision, state: State, position: Position, family: Family = BUTTON
    ) -> str:
        """Return the words for a decision in a state. `position` is the position of the state."""
        return self._plain(decision, family)
