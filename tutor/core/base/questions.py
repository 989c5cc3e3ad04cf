"""The types of questions about a state: concept, question, wrong option and misconception.

A concept is one idea that a learner understands. It asks questions about a state that the rules can
answer; named misconceptions compute the wrong options. A game's `teaching` uses these types. This
module contains no game and no text for people.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, Literal, NamedTuple, Protocol

from tutor.core.base.game import Decision, State

Value = int | str | tuple[str, ...]
"""A number, one thing by its id, or a set of things in the order of the rules."""

Form = Literal["number", "thing", "several", "found", "ordered"]
"""The form of the answer to a question.

A number, a thing by its id, several players, one of some things found on the board, or things put
in order. The form decides how an answer is judged, worded, entered on the page and written in a
notebook.
"""

FIND: Final = "find"
ESTIMATE: Final = "estimate"
CHOICE: Final = "choice"
OWN: Final = (FIND, ESTIMATE, CHOICE)
"""The concepts of questions that a lesson's author writes.

A thing to find, a figure to guess, or a choice between options that the author has worded.
"""

Seeking = Callable[[State], "Question | None"]
"""Gives the question that asks to find things on the board of a state, or None."""
Measure = Callable[[State, Mapping[str, str]], int | str]
"""Gives a figure of a state, or a thing by its id. Raises KeyError for unknown arguments."""


class About(NamedTuple):
    """The subject of a question: the decisions it assumes, and the player and thing it concerns."""

    decisions: tuple[Decision, ...] = ()
    player: str = ""
    thing: str = ""


class Wrong(NamedTuple):
    """A wrong option and the first misconception that computes it; `others` also compute it."""

    value: Value
    misconception: str
    others: tuple[str, ...] = ()


class Told(NamedTuple):
    """The author's own words for a question; the usual words stand in for empty ones.

    `options` are the texts of the options by their ids. `right` is the reply to a right answer,
    `answers` are the replies to wrong options by their ids, and `nudge` is the first hint.
    """

    text: str
    options: Mapping[str, str]
    right: str = ""
    nudge: str = ""
    answers: Mapping[str, str] = {}


class Question(NamedTuple):
    """A question of a concept about a state.

    `values` fill the texts; things are given by their ids. `right` lists all right answers; the
    values of `wrong` differ from them and from each other. The first of `rules` decides the answer;
    `points` are the shapes of the board to look at. If an author words the question, `told` has the
    words, and `rules` and `points` may be empty. If `sought` is "found", the options are things on
    the board, and the reader may find any right one; if it is "ordered", each option is the same
    things in another order. `facts` are things on the board that the answer depends on and that are
    hard to see; the board marks them during the question.
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
        """The form of the answer."""
        if self.sought != "value":
            return self.sought
        right = self.right[0]
        if isinstance(right, int):
            return "number"
        return "thing" if isinstance(right, str) else "several"

    @property
    def key(self) -> str:
        """The text that identifies the question on any board: concept, thing and answer.

        Two questions with the same key count as the same question.
        """
        right = json.dumps(self.right, ensure_ascii=False, separators=(",", ":"))
        return f"{self.concept} {self.about.thing} {right}"

    @property
    def things(self) -> tuple[str, ...]:
        """The things to put in order, sorted by id so that the list does not give the answer."""
        right = self.right[0]
        return tuple(sorted(right)) if self.form == "ordered" and isinstance(right, tuple) else ()


class Concept(Protocol):
    """One idea to understand; it can be asked about any state in which it occurs."""

    @property
    def name(self) -> str:
        """The name of the concept in records of progress and in the catalogues."""

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules that the concept explains."""

    def ask(self, state: State, about: About) -> Question | None:
        """The question about a subject, or None if the concept cannot ask about it."""

    def abouts(self, state: State) -> Iterator[About]:
        """Every subject that the concept can ask about in a state."""


class Teaching(Protocol):
    """The concepts and measures of a game, as its kit declares them."""

    @property
    def CONCEPTS(self) -> Mapping[str, Concept]:  # noqa: N802 - a module's constant
        """Every concept of the game by its name, in the order in which they are taught."""

    @property
    def MEASURES(self) -> Mapping[str, Measure]:  # noqa: N802 - a module's constant
        """Every measure of the game by its name."""

    @property
    def SEEKING(self) -> Mapping[str, Seeking]:  # noqa: N802 - a module's constant
        """The concepts, by name, that can also ask the reader to find things on the board."""

    @property
    def RIVALS(self) -> Mapping[str, tuple[str, ...]]:  # noqa: N802 - a module's constant
        """By rule id: the rules that readers mistake for this rule, the likeliest first."""


def options(question: Question) -> tuple[Value, ...]:
    """Every option: numbers by size, things in the order of their ids."""
    return tuple(sorted((*question.right, *(wrong.value for wrong in question.wrong)), key=_order))


def wrong_values(right: Value, wrong: Iterable[tuple[Value | None, str]]) -> tuple[Wrong, ...]:
    """Each wrong value once, with the misconceptions that compute it, in the given order.

    A misconception that computes None or the right value adds no wrong option.
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
