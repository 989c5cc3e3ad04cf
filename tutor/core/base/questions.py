"""The types of questions about a state: concept, question, wrong option and misconception.

A concept is one thing to understand. It asks something about a state that the engine can answer;
its wrong options are computed by named misconceptions. A game fills these types in its `teaching`.
This module knows no game and no sentence.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, Literal, NamedTuple, Protocol

from tutor.core.base.game import Decision, State

Value = int | str | tuple[str, ...]
"""A number, one thing by its id, or a set of things in the order of the rules."""

Form = Literal["number", "thing", "several", "found", "ordered"]
"""What answers a question.

A number, a thing by its id, several players, one of some things found on the board, or things put
in order. The form decides how an answer is judged, worded, entered on the page and written in a
notebook.
"""

FIND: Final = "find"
ESTIMATE: Final = "estimate"
CHOICE: Final = "choice"
OWN: Final = (FIND, ESTIMATE, CHOICE)
"""The concept of a lesson's own questions.

A thing to find, a figure to guess, or a choice between options that the author has worded.
"""

Seeking = Callable[[State], "Question | None"]
"""A question for things to be found on the board of a state; None if it has none."""
Measure = Callable[[State, Mapping[str, str]], int | str]
"""A figure of a state, or a thing by its id. Raises KeyError for what it does not know."""


class About(NamedTuple):
    """The subject of a question: the decisions it assumes, and the player and thing it concerns."""

    decisions: tuple[Decision, ...] = ()
    player: str = ""
    thing: str = ""


class Wrong(NamedTuple):
    """A wrong option and the first misconception that computes it; `others` compute it, too."""

    value: Value
    misconception: str
    others: tuple[str, ...] = ()


class Told(NamedTuple):
    """The author's own words of a question, by the ids of its options; empty ones are usual words.

    `answers` are said to wrong options, `right` to a right one; `nudge` is the first hint.
    """

    text: str
    options: Mapping[str, str]
    right: str = ""
    nudge: str = ""
    answers: Mapping[str, str] = {}


class Question(NamedTuple):
    """A question of a concept about a state.

    `values` fill the texts, things given by their ids. `right` are all right answers; the values
    of `wrong` differ from them and from each other. The first of `rules` settles the question;
    `points` are the shapes of the board to look at. Where the author worded it, `told` has the
    words, and there may be neither rules nor points. Where `sought` is "found" its options are
    things on the board, and any right one may be found there; where it is "ordered" they are the
    same things in different orders. `facts` are things on the board that it rests on, hard to see;
    they are pointed at while it is asked.
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
        """What answers it."""
        if self.sought != "value":
            return self.sought
        right = self.right[0]
        if isinstance(right, int):
            return "number"
        return "thing" if isinstance(right, str) else "several"

    @property
    def key(self) -> str:
        """The subject of the question, for any board: concept, thing and answer.

        Two questions with the same key count as the same question.
        """
        right = json.dumps(self.right, ensure_ascii=False, separators=(",", ":"))
        return f"{self.concept} {self.about.thing} {right}"

    @property
    def things(self) -> tuple[str, ...]:
        """The things to be put in order, by their names, which is no order of the rules."""
        right = self.right[0]
        return tuple(sorted(right)) if self.form == "ordered" and isinstance(right, tuple) else ()


class Concept(Protocol):
    """One thing to understand, asked about any state in which it can be seen."""

    @property
    def name(self) -> str:
        """Its name in records of progress and in the catalogues."""

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules it rests on."""

    def ask(self, state: State, about: About) -> Question | None:
        """The question about this, or None where it cannot be asked."""

    def abouts(self, state: State) -> Iterator[About]:
        """Every subject it has in a state."""


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
        """By their names, concepts that can be asked by things to find on the board as well."""

    @property
    def RIVALS(self) -> Mapping[str, tuple[str, ...]]:  # noqa: N802 - a module's constant
        """For a rule that may decide a question: rules mistaken for it, likeliest first."""


def options(question: Question) -> tuple[Value, ...]:
    """Every option: numbers by size, things in the order of their ids."""
    return tuple(sorted((*question.right, *(wrong.value for wrong in question.wrong)), key=_order))


def wrong_values(right: Value, wrong: Iterable[tuple[Value | None, str]]) -> tuple[Wrong, ...]:
    """Each wrong value once, with the misconceptions that compute it, the first of them foremost.

    A misconception of None has nothing to say, one of the right value is none here.
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
