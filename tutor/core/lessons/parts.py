"""The parts of a lesson: steps, tasks, questions, alternatives and exhibits, as values.

The keys of their messages, in a catalogue or in a study, are made here alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from tutor.core.base.game import Decision, State
from tutor.core.base.questions import About, Told

TaskKind = Literal[
    "question", "decide", "turn", "alternative", "exhibit", "plan", "game", "review"
]  # fmt: skip
TASKS: Final[tuple[TaskKind, ...]] = (
    "question",
    "decide",
    "turn",
    "alternative",
    "exhibit",
    "plan",
    "game",
    "review",
)
Relation = Literal["less", "more", "same"]
RELATIONS: Final[tuple[Relation, ...]] = ("less", "more", "same")
PartKind = Literal["act", "alternative", "exhibit", "reason", "step"]


class Spot(NamedTuple):
    """The place of the board: this many decisions into the record, or into an exhibit."""

    ply: int = 0
    exhibit: str = ""


class Quoted(NamedTuple):
    """A figure that a text quotes: a measure of the game and what it is taken of."""

    measure: str
    of: Mapping[str, str]


class Task(NamedTuple):
    """The learner's task in a step; `value` is an id or a count."""

    kind: TaskKind
    value: str | int = ""


class LessonStep(NamedTuple):
    """One step of an act: what the board shows, what is said, and what is to be done.

    `accepted` are the decisions that are right where the learner decides; without any it is the
    example's. `marks` judge the decision that led there, as in a tree. `goal` is what the step
    asks for as a figure: a learner who ends with as much as the example has reached it. `chapters`
    of the game's guide tell more, by their names; the findings `drawn` in it stand in the step
    itself once its question is settled.
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


class Act(NamedTuple):
    """One part of a lesson, which takes about this many minutes."""

    name: str
    minutes: int
    steps: tuple[LessonStep, ...]


class Sought(NamedTuple):
    """The subject of a question of the lesson's own, which is no concept of its game.

    Either things on the board, `right` and `wrong` ones, are to be found; or `figure` is to be
    estimated, as it is `after` this many decisions; or `told` words options, `right` and `wrong`
    ones. `values` are figures for the reply to a wrong estimate, each as it is after this many
    decisions. Nothing below `least` is offered for an estimate; `points` are the things on the
    board that it rests on.
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
    """A question of a lesson: which concept asks about what, and where.

    If something is `sought`, `concept` is "find", "estimate" or "choice".
    """

    id: str
    concept: str
    at: Spot
    about: About
    sought: Sought | None = None


class Claim(NamedTuple):
    """A claim about an alternative. `kind` says which of the other fields count.

    `measure`: the figure at its end is in that relation to the example's; `refused`: its last
    decision is refused with the code `expected`; `due`: that type is due at its end; `all`: every
    one of `parts` holds.
    """

    kind: Literal["measure", "refused", "due", "all"]
    figure: Quoted | None = None
    relation: Relation = "same"
    expected: str = ""
    parts: tuple[Claim, ...] = ()


class Alternative(NamedTuple):
    """Another line from a ply of the record, and what it shows against the example."""

    id: str
    at: int
    decisions: tuple[Decision, ...]
    against: int
    claim: Claim
    values: Mapping[str, Quoted] = {}
    rules: tuple[str, ...] = ()


class Exhibit(NamedTuple):
    """A position made to show something, and the decisions that show it.

    `start` is a whole position; `example` the number of the worked example it is, or 0.
    """

    id: str
    start: State
    decisions: tuple[Decision, ...]
    values: Mapping[str, Quoted] = {}
    rules: tuple[str, ...] = ()
    asking: Asking | None = None
    example: int = 0


class Explained(NamedTuple):
    """The reason for one decision of the record, the one that makes them `after` in all."""

    id: str
    after: int


class Plan(NamedTuple):
    """A choice between plans: from one position, each option is played out to its end.

    The options are exhibits; all of them begin with the same position.
    """

    id: str
    options: tuple[Exhibit, ...]


def merge(base: Mapping[str, object], patch: Mapping[str, object]) -> dict[str, object]:
    """A JSON object with a patch: objects are merged key by key, anything else is replaced."""
    found = dict(base)
    for key, value in patch.items():
        here = base.get(key)
        if isinstance(here, Mapping) and isinstance(value, Mapping):
            value = merge(here, value)
        found[key] = value
    return found


def lesson_key(name: str) -> str:
    """The key of the name of a lesson."""
    return f"lesson-{name}"


def part_key(kind: PartKind, name: str) -> str:
    """The key of the text of a part of a lesson; its forms have the key with a dot and the form."""
    return f"{kind}-{name}"
