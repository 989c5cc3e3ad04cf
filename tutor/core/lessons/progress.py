"""The progress of a learner in a lesson, which is saved as JSON and checked when it is read.

A file stays usable after a lesson changes: the reader leaves out ids that the lesson no longer has.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final, TypeVar

from tutor.core.base.shapes.fields import ByName, Exactly, Field, Items, Object, Row, Shape
from tutor.core.base.shapes.values import Flag, OrNull, Reading, Text, Whole, Writing
from tutor.core.lessons.lesson import Lesson, LessonKey
from tutor.core.lessons.questions import DEGREES

Noted = TypeVar("Noted")

FORMAT: Final = "tutor-progress"
VERSION: Final = 1
MOST_TRIES: Final = 100
MOST_HINTS: Final = 4
MOST_REVIEWED: Final = 10_000
MOST_MET: Final = 200
MOST_KEY: Final = 400


@dataclass(frozen=True)
class Tried:
    """The progress in one question: the numbers of wrong options and hints, and its status."""

    wrong: int = 0
    hints: int = 0
    is_settled: bool = False
    is_skipped: bool = False

    def join(self, other: Tried) -> Tried:
        """Return the two tries of a question joined into one.

        The join has the larger numbers. A question that was answered in either try is not skipped.
        """
        is_answered = any(each.is_settled and not each.is_skipped for each in (self, other))
        return Tried(
            max(self.wrong, other.wrong),
            max(self.hints, other.hints),
            self.is_settled or other.is_settled,
            not is_answered and (self.is_skipped or other.is_skipped),
        )

    @property
    def is_answer_shown(self) -> bool:
        """Whether the learner took the last hint, which is the answer."""
        return self.hints >= MOST_HINTS

    @property
    def is_missed(self) -> bool:
        """Whether a review should ask about the concept of the question again."""
        return self.wrong > 0 or self.is_skipped or self.is_answer_shown


@dataclass(frozen=True)
class Progress:
    """The progress of a learner in the lesson with a key.

    `at` is the id of the present step. `done` are the steps that the learner went past. `seen` are
    the steps of `done` whose task the learner left or only saw. `reviewed` has the concepts of
    questions on fresh positions, in order, each with whether the first answer was right. `seed` fixes
    the fresh positions. `day` is the last day of learning, in days since 1 January 1970, or None if the
    learner does not want to be asked again on another day. `certain` has the degrees of certainty
    that the learner gave, each with whether that answer was right at once. `met` has the keys of
    questions on fresh positions, the latest last. `own_moves` has the learner's moves that were better
    than the teacher's, by the id of the step, each decision in the short notation.
    """

    key: LessonKey
    at: str
    done: tuple[str, ...] = ()
    questions: Mapping[str, Tried] = field(default_factory=dict)
    reviewed: tuple[tuple[str, bool], ...] = ()
    seed: int = 1
    seen: tuple[str, ...] = ()
    day: int | None = None
    certain: tuple[tuple[str, bool], ...] = ()
    met: tuple[str, ...] = ()
    own_moves: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def with_done(self, step: str, *, is_seen_only: bool = False) -> Progress:
        """Return the progress with one more step done.

        With `is_seen_only` the step counts only as seen, unless the learner did the step before.
        """
        if step not in self.done:
            seen = (*self.seen, step) if is_seen_only else self.seen
            return replace(self, done=(*self.done, step), seen=seen)
        if is_seen_only:
            return self
        return replace(self, seen=tuple(each for each in self.seen if each != step))

    def with_question(self, question: str, tried: Tried) -> Progress:
        """Return the progress with a new try of a question."""
        return replace(self, questions={**self.questions, question: tried})

    def with_own_move(self, step: str, move: tuple[str, ...]) -> Progress:
        """Return the progress with a move of the learner that was better than the teacher's."""
        return replace(self, own_moves={**self.own_moves, step: move})

    def join(self, other: Progress) -> Progress:
        """Return the join of two progresses in the same lesson: everything done in either of them.

        The present step is that of `self`. Joining the same progress again changes nothing.
        """
        done = (*self.done, *(each for each in other.done if each not in self.done))
        carried_out = {*self.done} - {*self.seen} | {*other.done} - {*other.seen}
        both = {
            name: tried.join(other.questions[name])
            for name, tried in self.questions.items()
            if name in other.questions
        }
        return replace(
            self,
            done=done,
            seen=tuple(each for each in done if each not in carried_out),
            questions={**other.questions, **self.questions, **both},
            reviewed=_join(self.reviewed, other.reviewed)[:MOST_REVIEWED],
            certain=_join(self.certain, other.certain)[:MOST_REVIEWED],
            met=_join(self.met, other.met)[-MOST_MET:],
            seed=max(self.seed, other.seed),
            own_moves={**other.own_moves, **self.own_moves},
        )

    def to_json(self) -> dict[str, object]:
        """Return the JSON object. Reading the object gives the same progress."""
        return PROGRESS.write(self, Writing())

    def dump(self) -> bytes:
        """Return the progress as the content of a file."""
        return json.dumps(self.to_json(), ensure_ascii=False, indent=1).encode("utf-8")


def _join(one: Sequence[Noted], other: Sequence[Noted]) -> tuple[Noted, ...]:
    """Return the entries of two sequences, joined.

    Each entry comes as often as in the sequence that has it more often.
    """
    left = Counter(one)
    more = []
    for each in other:
        if left[each]:
            left[each] -= 1
        else:
            more.append(each)
    return (*one, *more)


def begin(lesson: Lesson) -> Progress:
    """Return the progress of a learner who begins a lesson."""
    return Progress(lesson.key, lesson.steps[0].id)


def read_progress(data: object, lesson: Lesson) -> Progress:
    """Return the progress that a JSON object describes. Raises RecordError with every fault.

    Older files name no game; the reader takes the game of the lesson.
    """
    found: Progress = Object(PROGRESS, partial(Progress, lesson.key)).load(data, figures=lesson)
    ids, at = {step.id for step in lesson.steps}, lesson.moved.get(found.at, found.at)
    return replace(
        found,
        at=at if at in ids else lesson.steps[0].id,
        done=tuple(step for step in found.done if step in ids),
        questions={name: each for name, each in found.questions.items() if name in lesson.askings},
        reviewed=tuple(each for each in found.reviewed if each[0] in lesson.teaching.CONCEPTS),
        seen=tuple(step for step in found.seen if step in ids),
        certain=tuple(each for each in found.certain if each[0] in DEGREES),
        met=tuple(filter(None, found.met)),
        own_moves={step: tuple(each) for step, each in found.own_moves.items() if step in ids},
    )


def _lesson(context: Reading) -> Lesson:
    assert isinstance(context.figures, Lesson)
    return context.figures


STEP: Final = Text(80)
STEPS: Final = Items(STEP, MOST_REVIEWED)
ANSWERS: Final = Items(Row(Text(MOST_KEY), Flag()), MOST_REVIEWED)
TRIED: Final = Shape(
    Field("wrong", Whole(most=MOST_TRIES)),
    Field("hints", Whole(most=MOST_HINTS)),
    Field("settled", Flag(), "is_settled"),
    Field("skipped", Flag(), "is_skipped"),
)
PROGRESS: Final = Shape(
    Field("format", Exactly(FORMAT)),
    Field("version", Exactly(VERSION)),
    Field("game", Exactly(lambda context: _lesson(context).key.game), "key.game", may_lack=True),
    Field("lesson", Exactly(lambda context: _lesson(context).key.lesson), "key.lesson"),
    Field("at", STEP),
    Field("done", STEPS),
    Field("seen", STEPS, may_lack=True),
    Field("questions", ByName(Object(TRIED, Tried))),
    Field("reviewed", ANSWERS),
    Field("seed", Whole()),
    Field("day", OrNull(Whole()), may_lack=True),
    Field("certain", ANSWERS, may_lack=True),
    Field("met", Items(Text(MOST_KEY), MOST_MET), may_lack=True),
    Field("own_moves", ByName(Items(Text(MOST_KEY), MOST_TRIES)), may_lack=True),
    writes_all=True,
)


def key_of(progress: object) -> LessonKey | None:
    """Return the key of the lesson that the JSON of a progress names; None without a lesson.

    The game is "" for older objects, which name no game.
    """
    if not isinstance(progress, Mapping):
        return None
    game, lesson = progress.get("game", ""), progress.get("lesson")
    return LessonKey(game, lesson) if isinstance(game, str) and isinstance(lesson, str) else None
