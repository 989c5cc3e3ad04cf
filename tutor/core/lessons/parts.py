"""The parts of a lesson: steps, tasks, questions, alternatives and exhibits, as values.

Only this module makes the keys of their messages, for catalogues and studies.
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
    """What the board shows: the state after `ply` decisions of the record or of an exhibit."""

    ply: int = 0
    exhibit: str = ""


class Quoted(NamedTuple):
    """A figure that a text quotes: a measure of the game, with its arguments."""

    measure: str
    of: Mapping[str, str]


class Task(NamedTuple):
    """The learner's task in a step; `value` is an id or a count."""

    kind: TaskKind
    value: str | int = ""


class LessonStep(NamedTuple):
    """One step of an act: what the board shows, the figures of its text, and its task.

    `accepted` are the right decisions if the learner decides; if it is empty, the example's
    decision is right. `marks` judge the decision before the step, as in a tree. `goal` is the
    figure that the learner should reach: as much as the example has at its end. `chapters` are the
    names of chapters of the game's guide that tell more. `drawn` are the findings of the guide that
    the step itself shows after its question is settled.
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
    """One part of a lesson; `minutes` is the time that it takes."""

    name: str
    minutes: int
    steps: tuple[LessonStep, ...]


class Sought(NamedTuple):
    """The subject of a question that is not about a concept of the game.

    There are three kinds: the learner finds things on the board, of which `right` and `wrong` are
    the ids; or estimates `figure` as it is `after` this many decisions; or chooses among options
    that `told` words, with the ids `right` and `wrong`. `values` are figures for the reply to a
    wrong estimate, each with the number of decisions after which it is taken. No number below
    `least` is offered for an estimate; `points` are the things on the board that it depends on.
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
    """A claim about an alternative; `kind` says which of the other fields are used.

    `measure`: the `figure` at the alternative's end has the `relation` to the example's; `refused`:
    the last decision is refused with the code `expected`; `due`: the type `expected` is due at the
    end; `all`: all `parts` are true.
    """

    kind: Literal["measure", "refused", "due", "all"]
    figure: Quoted | None = None
    relation: Relation = "same"
    expected: str = ""
    parts: tuple[Claim, ...] = ()


class Alternative(NamedTuple):
    """Another line from a ply of the record, with a claim that compares it with the example."""

    id: str
    at: int
    decisions: tuple[Decision, ...]
    against: int
    claim: Claim
    values: Mapping[str, Quoted] = {}
    rules: tuple[str, ...] = ()


class Exhibit(NamedTuple):
    """A constructed position, and the decisions that are shown from it.

    `start` is the position; `example` is the number of the worked example that it shows, or 0.
    """

    id: str
    start: State
    decisions: tuple[Decision, ...]
    values: Mapping[str, Quoted] = {}
    rules: tuple[str, ...] = ()
    asking: Asking | None = None
    example: int = 0


class Explained(NamedTuple):
    """The reason for the decision with the number `after` of the record, counted from 1."""

    id: str
    after: int


class Plan(NamedTuple):
    """A choice between plans: options that are played to their ends from one position.

    The options are exhibits with the same start.
    """

    id: str
    options: tuple[Exhibit, ...]


def merge(base: Mapping[str, object], patch: Mapping[str, object]) -> dict[str, object]:
    """A JSON object with a patch: objects are merged by key, other values are replaced."""
    found = dict(base)
    for key, value in patch.items():
        here = base.get(key)
        if isinstance(here, Mapping) and isinstance(value, Mapping):
            value = merge(here, value)
        found[key] = value
    return found


def lesson_key(name: str) -> str:
    """The key of the message with the name of a lesson."""
    return f"lesson-{name}"


def part_key(kind: PartKind, name: str) -> str:
    """The message key of a part of a lesson; its other forms add a dot and the form."""
    return f"{kind}-{name}"
