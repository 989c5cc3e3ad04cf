"""The progress of a learner in a lesson: kept as JSON, read with care, never guessed.

A changed lesson does not spoil a file: ids that are no longer known are left out.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, TypeVar

from tutor.core.base.reading import Reader, inside, parse_json
from tutor.core.lessons.asides import DEGREES
from tutor.core.lessons.lesson import Lesson, LessonKey

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
    """The progress in one question: wrong options chosen, hints taken, whether it was settled."""

    wrong: int = 0
    hints: int = 0
    is_settled: bool = False
    is_skipped: bool = False

    def joined(self, other: Tried) -> Tried:
        """What became of the question in two tries: answered in either, it was not skipped."""
        is_answered = any(each.is_settled and not each.is_skipped for each in (self, other))
        return Tried(
            max(self.wrong, other.wrong),
            max(self.hints, other.hints),
            self.is_settled or other.is_settled,
            not is_answered and (self.is_skipped or other.is_skipped),
        )

    @property
    def is_answer_shown(self) -> bool:
        """Whether the last hint was taken, which is the answer."""
        return self.hints >= MOST_HINTS

    @property
    def is_missed(self) -> bool:
        """Whether its concept should come back."""
        return self.wrong > 0 or self.is_skipped or self.is_answer_shown


@dataclass(frozen=True)
class Progress:
    """The progress of a learner in the lesson of a key.

    `done` are the steps gone past, `seen` those among them whose task was left or shown, not done.
    `reviewed` has the concepts of fresh positions and whether the first answer was right, in the
    order in which they were asked; `seed` is where fresh positions come from. `day` is the last
    day of learning, in days since 1 January 1970, where the learner wants to be asked again on
    another day; else None. `certain` has how sure the learner said to be now and then, and whether
    that answer was right at once. `met` are the keys of questions on fresh positions, the latest
    last.
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

    def with_done(self, step: str, *, is_seen_only: bool = False) -> Progress:
        """The same with one more step gone past; what was done once stays done."""
        if step not in self.done:
            seen = (*self.seen, step) if is_seen_only else self.seen
            return replace(self, done=(*self.done, step), seen=seen)
        if is_seen_only:
            return self
        return replace(self, seen=tuple(each for each in self.seen if each != step))

    def with_question(self, question: str, tried: Tried) -> Progress:
        """The same with what became of a question."""
        return replace(self, questions={**self.questions, question: tried})

    def joined(self, other: Progress) -> Progress:
        """This and another progress in the same lesson: what was done in either; the place is this.

        Joined once more with the same, it stays what it is.
        """
        done = (*self.done, *(each for each in other.done if each not in self.done))
        carried_out = {*self.done} - {*self.seen} | {*other.done} - {*other.seen}
        both = {
            name: tried.joined(other.questions[name])
            for name, tried in self.questions.items()
            if name in other.questions
        }
        return replace(
            self,
            done=done,
            seen=tuple(each for each in done if each not in carried_out),
            questions={**other.questions, **self.questions, **both},
            reviewed=_joined(self.reviewed, other.reviewed)[:MOST_REVIEWED],
            certain=_joined(self.certain, other.certain)[:MOST_REVIEWED],
            met=_joined(self.met, other.met)[-MOST_MET:],
            seed=max(self.seed, other.seed),
        )

    def to_json(self) -> dict[str, object]:
        """The JSON object; reading it again gives the same progress."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": self.key.game,
            "lesson": self.key.lesson,
            "at": self.at,
            "done": list(self.done),
            "seen": list(self.seen),
            "questions": {
                name: {
                    "wrong": tried.wrong,
                    "hints": tried.hints,
                    "settled": tried.is_settled,
                    "skipped": tried.is_skipped,
                }
                for name, tried in self.questions.items()
            },
            "reviewed": [[concept, right] for concept, right in self.reviewed],
            "seed": self.seed,
            "day": self.day,
            "certain": [[degree, right] for degree, right in self.certain],
            "met": list(self.met),
        }

    def dump(self) -> bytes:
        """The progress as a file."""
        return json.dumps(self.to_json(), ensure_ascii=False, indent=1).encode("utf-8")


def _joined(one: Sequence[Noted], other: Sequence[Noted]) -> tuple[Noted, ...]:
    """What is in either, as often as it is in the one in which it is more often."""
    left = Counter(one)
    more = []
    for each in other:
        if left[each]:
            left[each] -= 1
        else:
            more.append(each)
    return (*one, *more)


def begin(lesson: Lesson) -> Progress:
    """The progress before the first step."""
    return Progress(lesson.key, lesson.steps[0].id)


def load_progress(content: str | bytes, lesson: Lesson) -> Progress:
    """The progress a file holds. Raises RecordError listing every fault."""
    return read_progress(parse_json(content), lesson)


def read_progress(data: object, lesson: Lesson) -> Progress:
    """The progress a JSON object describes. Raises RecordError listing every fault.

    Older files name no game: theirs is the game of the lesson.
    """
    reader = Reader()
    keys = ("format", "version", "lesson", "at", "done", "questions", "reviewed", "seed")
    found = reader.record(data, "", keys, optional=("game", "seen", "day", "certain", "met"))
    for name, expected in (
        ("format", FORMAT),
        ("version", VERSION),
        ("game", lesson.key.game),
        ("lesson", lesson.key.lesson),
    ):
        if name in found:
            reader.exactly(found[name], name, expected)
    ids = {step.id for step in lesson.steps}
    at = reader.text(found.get("at", ""), "at", 80)
    at = lesson.moved.get(at or "", at)
    done = reader.items(found.get("done", ()), "done", MOST_REVIEWED) or []
    seen = reader.items(found.get("seen", ()), "seen", MOST_REVIEWED) or []
    seed = reader.integer(found.get("seed", 1), "seed", 0, None)
    given = found.get("day")
    day = None if given is None else reader.integer(given, "day", 0, None)
    questions = found.get("questions", {})
    tried = {}
    if isinstance(questions, Mapping):
        tried = {
            str(name): _tried(reader, item, inside("questions", name))
            for name, item in questions.items()
        }
    else:
        reader.wrong_type("questions", "object", questions)
    reviewed = _answers(reader, found.get("reviewed", ()), "reviewed")
    certain = _answers(reader, found.get("certain", ()), "certain")
    met = reader.items(found.get("met", ()), "met", MOST_MET) or []
    keys_met = [reader.text(key, f"met[{index}]", MOST_KEY) for index, key in enumerate(met)]
    reader.finish()
    return Progress(
        lesson.key,
        at if at in ids else lesson.steps[0].id,
        tuple(step for step in done if step in ids),
        {name: each for name, each in tried.items() if name in lesson.askings},
        tuple(each for each in reviewed if each[0] in lesson.teaching.CONCEPTS),
        seed or 0,
        tuple(step for step in seen if step in ids),
        day,
        tuple(each for each in certain if each[0] in DEGREES),
        tuple(filter(None, keys_met)),
    )


def _answers(reader: Reader, data: object, place: str) -> list[tuple[str, bool]]:
    """Pairs of a name and whether an answer was right."""
    answers = []
    for index, item in enumerate(reader.items(data, place, MOST_REVIEWED) or []):
        if (
            isinstance(item, list)
            and len(item) == 2
            and isinstance(item[0], str)
            and isinstance(item[1], bool)
        ):
            answers.append((item[0], item[1]))
        else:
            reader.wrong_type(f"{place}[{index}]", "list", item)
    return answers


def _tried(reader: Reader, data: object, place: str) -> Tried:
    found = reader.record(data, place, ("wrong", "hints", "settled", "skipped"))
    wrong = reader.integer(found.get("wrong", 0), inside(place, "wrong"), 0, MOST_TRIES)
    hints = reader.integer(found.get("hints", 0), inside(place, "hints"), 0, MOST_HINTS)
    flags = []
    for key in ("settled", "skipped"):
        flag = found.get(key, False)
        if not isinstance(flag, bool):
            reader.wrong_type(inside(place, key), "boolean", flag)
        flags.append(flag is True)
    return Tried(wrong or 0, hints or 0, *flags)


def key_of(progress: object) -> LessonKey | None:
    """The lesson that a JSON object holds the progress of; None where it names none.

    The game is empty in older objects, which name none.
    """
    if not isinstance(progress, Mapping):
        return None
    game, lesson = progress.get("game", ""), progress.get("lesson")
    return LessonKey(game, lesson) if isinstance(game, str) and isinstance(lesson, str) else None
