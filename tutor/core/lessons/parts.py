"""The parts of a lesson as values: steps, tasks, questions, alternatives and exhibits.

Only this module makes the keys of their messages, for catalogues and studies.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from tutor.core.base.game import Decision, State
from tutor.core.base.questions import About, Told

TaskKind = Literal[
    "question", "decide", "turn", "alternative", "exhibit", "plan", "day", "review"
]  # fmt: skip
TASKS: Final[tuple[TaskKind, ...]] = (
    "question",
    "decide",
    "turn",
    "alternative",
    "exhibit",
    "plan",
    "day",
    "review",
)
Relation = Literal["less", "more", "same"]
RELATIONS: Final[tuple[Relation, ...]] = ("less", "more", "same")
PartKind = Literal["act", "alternative", "exhibit", "reason", "step", "voice"]


class Spot(NamedTuple):
    """A place in a lesson: the state after `ply` decisions of the record or of an exhibit.

    `exhibit` is the id of the exhibit; it is empty for the record.
    """

    ply: int = 0
    exhibit: str = ""


class Quoted(NamedTuple):
    """A figure that a text quotes: the name of a measure of the game, and its arguments."""

    measure: str
    of: Mapping[str, str]


class Task(NamedTuple):
    """The learner's task in a step. `value` is the id of a part, or a number."""

    kind: TaskKind
    value: str | int = ""


class LessonStep(NamedTuple):
    """A step of an act: its place, the figures of its text, and its task.

    `points` are the things that the board marks. `accepted` are the right decisions of a learner
    who decides; if it is empty, the decision in the record is right. `marks` judge the decision
    before the step, as in a tree. `goal` is the figure that the learner should reach: as much as
    the record has at its end. `chapters` are the names of chapters of the game's guide that explain
    more. `drawn` are the findings of the guide that the step shows after its question is answered.
    `pictured` are the drawings of the guide that the step shows with its text. `concepts` are the
    concepts that a review asks about; the review then also asks each time how certain the learner is.
    If `concepts` is empty, a review asks about all concepts. `sleepers` are the players who rest
    whenever they may, on the first day that the learner plays from the step.
    """

    id: str
    at: Spot
    points: tuple[str, ...] = ()
    values: Mapping[str, Quoted] = {}
    rules: tuple[str, ...] = ()
    task: Task | None = None
    accepted: tuple[Decision, ...] = ()
    marks: tuple[str, ...] = ()
    goal: Quoted | None = None
    chapters: tuple[str, ...] = ()
    drawn: tuple[str, ...] = ()
    pictured: tuple[str, ...] = ()
    concepts: tuple[str, ...] = ()
    sleepers: tuple[str, ...] = ()


class Act(NamedTuple):
    """A part of a lesson, with its steps; `minutes` is the time that it takes."""

    name: str
    minutes: int
    steps: tuple[LessonStep, ...]


class Sought(NamedTuple):
    """The subject of a question that is not about a concept of the game.

    The question is of one of three kinds. The learner finds things on the board; `right` and
    `wrong` are their ids. Or the learner estimates `figure` as it is after `after` decisions.
    Or the learner chooses among options that have the ids `right` and `wrong` and the words `told`.
    `values` are figures for the reply to a wrong estimate, each with the number of decisions after
    which it is measured. The options of an estimate are at least `least`. `points` are the things on
    the board on which the estimate depends.
    """

    rules: tuple[str, ...]
    right: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()
    figure: Quoted | None = None
    after: int = 0
    told: Told | None = None
    values: Mapping[str, tuple[Quoted, int]] = {}
    least: int = 0
    points: tuple[str, ...] = ()


class Asking(NamedTuple):
    """A question of a lesson: its concept, its subject, and the place at which it is asked.

    If `sought` is given, `concept` is "find", "estimate" or "choice".
    """

    id: str
    concept: str
    at: Spot
    about: About
    sought: Sought | None = None


class Claim(NamedTuple):
    """A claim about an alternative. `kind` says which of the other fields are used.

    `measure`: the `figure` at the end of the alternative has the `relation` to the figure in the
    record. `refused`: the rules refuse the last decision with the code `expected`. `due`: a
    decision of the type `expected` is due at the end. `all`: all `parts` are true.
    """

    kind: Literal["measure", "refused", "due", "all"]
    figure: Quoted | None = None
    relation: Relation = "same"
    expected: str = ""
    parts: tuple[Claim, ...] = ()


class Alternative(NamedTuple):
    """Another line of play from a ply of the record, with a claim that compares it with the record.

    `at` is the number of decisions before the alternative. `against` is the number of decisions of the
    record after which the record is compared with it.
    """

    id: str
    at: int
    decisions: tuple[Decision, ...]
    against: int
    claim: Claim
    values: Mapping[str, Quoted] = {}
    rules: tuple[str, ...] = ()


class Exhibit(NamedTuple):
    """A constructed position, and the decisions that are played from it.

    `start` is the state of the position. `example` is the number of the worked example that it
    shows, or 0.
    """

    id: str
    start: State
    decisions: tuple[Decision, ...]
    values: Mapping[str, Quoted] = {}
    rules: tuple[str, ...] = ()
    asking: Asking | None = None
    example: int = 0


class Explained(NamedTuple):
    """The reason for the decision with the number `after` of the record, counted from 1.

    `id` names the message of the reason.
    """

    id: str
    after: int


class Voice(NamedTuple):
    """A sentence that a player says after `at` decisions of the record, before the next decision.

    `id` names the message: the player's name in lower case, a hyphen, and a word. `values` are
    the figures of the message.
    """

    id: str
    at: int
    values: Mapping[str, Quoted] = {}


class Plan(NamedTuple):
    """A choice between plans: options that are played to their ends from one position.

    The options are exhibits with the same start.
    """

    id: str
    options: tuple[Exhibit, ...]


def merge(base: Mapping[str, object], patch: Mapping[str, object]) -> dict[str, object]:
    """Return a JSON object changed by a patch.

    The patch merges objects by key and replaces all other values.
    """
    found = dict(base)
    for key, value in patch.items():
        here = base.get(key)
        if isinstance(here, Mapping) and isinstance(value, Mapping):
            value = merge(here, value)
        found[key] = value
    return found


def lesson_key(name: str) -> str:
    """Return the key of the message with a lesson's name."""
    return f"lesson-{name}"


def part_key(kind: PartKind, name: str) -> str:
    """Return the key of the main message of a part.

    The keys of the other messages of the part add a dot and the name of their form.
    """
    return f"{kind}-{name}"


def unit_key(act: str) -> str:
    """Return the key of the message that says what the learner can do after an act."""
    return f"unit-{act}"
