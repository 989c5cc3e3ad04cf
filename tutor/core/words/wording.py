"""Sentences for events, refusals, reasons and questions, from the declarations of a game.

The ids of messages and their variables are the same for all games. A game adds only names for its
own kinds of fields.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from tutor.core.base.decision import Refusal
from tutor.core.base.events import Event
from tutor.core.base.players import Reason
from tutor.core.base.questions import ESTIMATE, FIND, OWN, Question, Told, Value, options
from tutor.core.base.schema import JSON, Position
from tutor.core.base.spec import Fields, Kind, Spec
from tutor.core.words.text import QuestionText, Text

_WORDS: Final = {
    FIND: ("find-option", "find-nudge"),
    ESTIMATE: ("estimate-option", "estimate-nudge"),
}
MOST_REASONS: Final = 2
"""The greatest number of misconceptions that the reply to one wrong answer explains."""
UNDECLARED: Final[Fields] = {}
"""The kinds of fields in a game that declares none."""
Variables = dict[str, str | int]
"""The variables of a message, by name."""


class FieldNaming:
    """A converter of the fields of events, refusals and reasons into variables of messages.

    A game adds its own kinds of fields in a subclass.
    """

    def __init__(self, text: Text) -> None:
        self._text = text
        self._say = text.say

    def variables(self, data: Position, kinds: Fields) -> Variables:
        """Return the variables of a message from fields. `kinds` has the kind of each field."""
        found: Variables = {}
        for name, value in data.items():
            found |= self._field(name, value, kinds.get(name, ""))
        return found

    def _field(self, name: str, value: JSON, kind: Kind) -> Variables:
        """Return the variables from one field.

        An object gives no variables, unless the game adds the kind of the field.
        """
        if kind == "flag":
            return {name: "yes" if value else "no"}
        if isinstance(value, list | tuple):
            texts = (each for each in value if isinstance(each, str))
            return {name: self._text.all_of(texts), f"{name}_count": len(value)}
        if isinstance(value, dict):
            return {}
        return {name: "none" if value is None else value}


class Wording:
    """A maker of sentences for events, refusals, reasons and rules.

    Every figure in a sentence comes from the fields. A game that declares kinds of fields passes
    its `spec` and a `naming` for them. A subclass adds further variables in `_besides`.
    """

    def __init__(
        self, text: Text, spec: Spec | None = None, naming: FieldNaming | None = None
    ) -> None:
        self._text = text
        self._spec = spec
        self._fields = naming or FieldNaming(text)

    def event(self, event: Event) -> str:
        """Return an event as one sentence.

        The method takes the message for the event's type and rule. If there is no such message, it takes
        the message for the type.
        """
        message = f"event-{event.type}"
        by_rule = f"{message}.{_with_dashes(event.rule)}"
        kinds = self._spec.events[event.type].fields if self._spec else UNDECLARED
        return self.fill(by_rule if self._text.knows(by_rule) else message, event.data, kinds)

    def refusal(self, refusal: Refusal) -> str:
        """Return why a decision is illegal, with its figures, without a full stop at the end."""
        tried = {"player": refusal.decision.player, **refusal.numbers}
        kinds = self._spec.refusals[refusal.code].numbers if self._spec else UNDECLARED
        return self.fill(f"refusal-{refusal.code}", tried, kinds)

    def reason(self, reason: Reason) -> str:
        """Return a rule of thumb with its figures, as one sentence."""
        kinds = self._spec.reasons[reason.key] if self._spec else UNDECLARED
        return self.fill(f"advice-{reason.key}", reason.numbers, kinds)

    def rule_title(self, rule_id: str) -> str:
        """Return a rule's short name, for a label. Raises KeyError for an unknown rule."""
        return self._text.say(f"rule-{_with_dashes(rule_id)}.title")

    def rule_text(self, rule_id: str, figures: Mapping[str, str | int]) -> str:
        """Return a rule in a few sentences with its figures.

        Raises KeyError for an unknown rule.
        """
        return self._text.fill(f"rule-{_with_dashes(rule_id)}", figures)

    def rule_said(self, rule_id: str, figures: Mapping[str, str | int]) -> str:
        """Return the gist of a rule in one sentence. Raises KeyError for an unknown rule.

        It is the message `rule-<id>.said`. Without this message, it is the first sentence of the rule's
        text.
        """
        own = f"rule-{_with_dashes(rule_id)}.said"
        if self._text.knows(own):
            return self._text.fill(own, figures)
        return first_sentence(self.rule_text(rule_id, figures))

    def fill(self, message: str, data: Position, kinds: Fields = UNDECLARED) -> str:
        """Return a message whose variables come from fields. `kinds` has the kind of each field."""
        return self._text.fill(message, self._besides(data) | self._fields.variables(data, kinds))

    def _besides(self, data: Position) -> Variables:
        """Return the variables that a sentence needs in addition to these fields."""
        return {}


def first_sentence(text: str) -> str:
    """Return the first sentence of a text.

    >>> first_sentence("Corn is the money. It has no column.")
    'Corn is the money.'
    """
    return re.split(r"(?<=[.!?])\s", text, maxsplit=1)[0]


def ask(
    text: Text, question: Question, known: Variables, said: Callable[[str, Value], Variables]
) -> QuestionText:
    """Return a question in words. Raises KeyError for an unknown concept.

    `known` are the variables from the question's values. `said` returns the variables of an answer,
    for the variable name `right` or `value`.
    """
    if question.told is not None:
        return ask_told(text, question, question.told)
    if question.concept in OWN:
        return _ask_own(text, question, known, said)
    if question.form == "found":
        return _ask_found(text, question, known, said)
    message = f"ask-{question.concept}"
    right = known | said("right", question.right[0])
    # A sentence with the figures of the position, by which readers can check any answer.
    here = [text.fill(f"{message}.here", known)] if text.knows(f"{message}.here") else []
    return QuestionText(
        text.fill(message, known),
        tuple(
            (text.fill(f"{message}.option", known | said("value", value)), value)
            for value in options(question)
        ),
        " ".join((text.fill(f"{message}.right", right), *here)),
        text.fill(f"{message}.nudge", known),
        {
            # Several misconceptions can give this answer, so the reply must fit each of them.
            wrong.value: " ".join(
                (
                    *(
                        text.fill(f"misconception-{each}", right | said("value", wrong.value))
                        for each in (wrong.misconception, *wrong.others)[:MOST_REASONS]
                    ),
                    *here,
                )
            )
            for wrong in question.wrong
        },
    )


def ask_told(text: Text, question: Question, told: Told) -> QuestionText:
    """Return a question in the words of its author. The usual words replace a text that is missing."""
    return QuestionText(
        told.text,
        tuple((told.options[str(value)], value) for value in options(question)),
        told.right or text.say("choice-right"),
        told.nudge or text.say("choice-nudge"),
        {
            wrong.value: told.answers.get(str(wrong.value)) or text.say("choice-wrong")
            for wrong in question.wrong
        },
    )


def _ask_found(
    text: Text, question: Question, known: Variables, said: Callable[[str, Value], Variables]
) -> QuestionText:
    """Return a concept's question to find things on the board, in words.

    The label of an option shows the figures of the thing.
    """
    message = f"seek-{question.concept}"
    right = known | said("right", question.right[0])
    return QuestionText(
        text.fill(message, known),
        tuple((str(said("value", each)["value"]), each) for each in options(question)),
        text.fill(f"{message}.right", right),
        text.fill(f"{message}.nudge", known),
        {
            wrong.value: text.fill(
                f"{message}.{wrong.misconception}", right | said("value", wrong.value)
            )
            for wrong in question.wrong
        },
    )


def _ask_own(
    text: Text, question: Question, known: Variables, said: Callable[[str, Value], Variables]
) -> QuestionText:
    """Return a question that a lesson's author declares: to find a thing or estimate a figure.

    The reply to a wrong estimate shows how to count, with the figures of the position. The reply to
    a right estimate may also quote these figures.
    """
    message, is_found = f"sought-{question.about.thing}", question.concept == FIND
    option, nudge = _WORDS[question.concept]
    if text.knows(f"{message}.nudge"):
        nudge = f"{message}.nudge"
    count = f"{message}.count" if text.knows(f"{message}.count") else nudge
    counted = known if is_found else {"count": text.fill(count, known)}
    figures = {} if is_found else known
    replies = {
        wrong.value: (
            f"{message}.{wrong.misconception}" if is_found else f"estimate-{wrong.misconception}"
        )
        for wrong in question.wrong
    }
    return QuestionText(
        text.say(message),
        tuple((text.fill(option, said("value", each)), each) for each in options(question)),
        text.fill(f"{message}.right", {**figures, **said("right", question.right[0])}),
        text.say(nudge),
        {
            value: text.fill(reply, counted | said("value", value))
            for value, reply in replies.items()
        },
    )


def _with_dashes(rule_id: str) -> str:
    return rule_id.replace(".", "-")
