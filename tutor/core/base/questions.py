"""The types of questions about a state: concepts, questions, wrong options and misconceptions.

A concept is one idea that a learner understands. It makes questions about a state that the rules
can answer. A misconception is a named mistake in thinking, which computes a wrong option. The
`teaching` of a game uses these types.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, Literal, NamedTuple, Protocol

from tutor.core.base.game import Decision, State

Value = int | str | tuple[str, ...]
"""A value to choose: a number, the id of a thing, or the ids of several in the rules' order."""

Form = Literal["number", "thing", "several", "found", "ordered"]
"""The form of the answer to a question.

The forms are: a number, a thing by its id, several players, one of some things found on the board,
and things in the right order. The form decides how an answer is judged, worded, entered on the page
and written in a notebook.
"""

FIND: Final = "find"
ESTIMATE: Final = "estimate"
CHOICE: Final = "choice"
OWN: Final = (FIND, ESTIMATE, CHOICE)
"""The names of the concepts of questions that a lesson's author writes.

Such a question asks to find a thing, to estimate a figure, or to choose one of the options that the
author has worded.
"""

Seeking = Callable[[State], "Question | None"]
"""A function that returns a question about things to find on the board, or None."""
Measure = Callable[[State, Mapping[str, str]], int | str]
"""A function that measures a state: it returns a number or the id of a thing.

The second argument has further arguments by name. An unknown one raises KeyError.
"""


class About(NamedTuple):
    """The subject of a question about a state.

    `decisions` are played before the question is answered. `player` and `thing` are the player and
    the thing on the board that the question concerns; they may be empty.
    """

    decisions: tuple[Decision, ...] = ()
    player: str = ""
    thing: str = ""


class Wrong(NamedTuple):
    """A wrong option of a question.

    `misconception` is the first misconception that computes `value`; `others` are the further
    misconceptions that compute it.
    """

    value: Value
    misconception: str
    others: tuple[str, ...] = ()


class Told(NamedTuple):
    """The words that an author has written for one question; usual words replace an empty text.

    `options` are the texts of the options by their ids. `right` is the reply to a right answer,
    `answers` are the replies to wrong options by their ids, and `nudge` is the first hint.
    """

    text: str
    options: Mapping[str, str]
    right: str = ""
    nudge: str = ""
    answers: Mapping[str, str] = {}


class Question(NamedTuple):
    """A question about a state, which a concept has made.

    `values` are the values that its texts name; things are given by their ids. `right` lists all
    right answers, and `wrong` the wrong options; all of their values differ. The first of `rules`
    decides the answer. `points` are the ids of the shapes on the board to look at. If an author has
    worded the question, `told` has the words, and `rules` and `points` may be empty. If `sought` is
    "found", the options are things on the board, and the reader may find any right one. If `sought`
    is "ordered", each option is the same things in another order. `facts` are things on the board
    that the answer depends on and that are hard to see; the board marks them during the question.
    """

    concept: str
    state: State
    about: About
    values: Mapping[str, int | str]
    right: tuple[Value, ...]
    wrong: tuple[Wrong, ...]
    rules: tuple[str, ...]
    points: tuple[str, ...] = ()
    told: Told | None = None
    sought: Literal["value", "found", "ordered"] = "value"
    facts: tuple[str, ...] = ()

    @property
    def form(self) -> Form:
        """The form of the answer, from `sought` and the type of the first right answer."""
        if self.sought != "value":
            return self.sought
        right = self.right[0]
        if isinstance(right, int):
            return "number"
        return "thing" if isinstance(right, str) else "several"

    @property
    def key(self) -> str:
        """A text that identifies the question on any board: its concept, thing and right answers.

        Two questions with the same key count as the same question.
        """
        right = json.dumps(self.right, ensure_ascii=False, separators=(",", ":"))
        return f"{self.concept} {self.about.thing} {right}"

    @property
    def things(self) -> tuple[str, ...]:
        """The ids of the things to put in order; empty for a question of another form.

        They are sorted, so that their order does not give the answer.
        """
        right = self.right[0]
        return tuple(sorted(right)) if self.form == "ordered" and isinstance(right, tuple) else ()


class Concept(Protocol):
    """An idea to understand. It can make questions about each state in which it occurs."""

    @property
    def name(self) -> str:
        """The name of the concept in files of progress and in catalogues."""

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules that the concept explains."""

    def ask(self, state: State, about: About) -> Question | None:
        """Return the question about a subject; None if the concept cannot ask about it."""

    def abouts(self, state: State) -> Iterator[About]:
        """Return an iterator of every subject in a state that the concept can ask about."""


class Teaching(Protocol):
    """The concepts and measures of a game, which its kit declares."""

    @property
    def CONCEPTS(self) -> Mapping[str, Concept]:  # noqa: N802 - a module's constant
        """Every concept of the game by its name, in the order in which lessons teach them."""

    @property
    def MEASURES(self) -> Mapping[str, Measure]:  # noqa: N802 - a module's constant
        """Every measure of the game by its name. A measure computes one figure of a state."""

    @property
    def SEEKING(self) -> Mapping[str, Seeking]:  # noqa: N802 - a module's constant
        """By the name of a concept: a function that makes a question to find things on the board."""

    @property
    def RIVALS(self) -> Mapping[str, tuple[str, ...]]:  # noqa: N802 - a module's constant
        """By the id of a rule: the rules that readers mistake for this rule, the likeliest first."""


def options(question: Question) -> tuple[Value, ...]:
    """Return the values of all options: numbers by size, other values by length and then by id."""
    return tuple(sorted((*question.right, *(wrong.value for wrong in question.wrong)), key=_order))


def wrong_values(right: Value, wrong: Iterable[tuple[Value | None, str]]) -> tuple[Wrong, ...]:
    """Return the wrong options, each value once, in the given order.

    Each pair of `wrong` has a value and the name of the misconception that computes it. A pair
    whose value is None or right makes no option.
    """
    found: dict[Value, list[str]] = {}
    for value, misconception in wrong:
        if value is not None and value != right:
            found.setdefault(value, []).append(misconception)
    return tuple(Wrong(value, first, tuple(others)) for value, (first, *others) in found.items())


def _order(value: Value) -> tuple[int, int, tuple[str, ...]]:
    if isinstance(value, int):
        return 0, value, ()
    things = (value,) if isinstance(value, str) else value
    return 1, len(things), things
