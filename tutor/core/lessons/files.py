"""Reading lessons: the files of a lesson's folder to one `Lesson`, every fault with its place.

A lesson holds data only. All that it refers to must exist: steps name questions, alternatives and
exhibits of the same lesson, rules and decisions of its game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from typing import Final, TypeVar

from tutor.core.base.kit import kit_of
from tutor.core.base.questions import ESTIMATE, FIND, About, Teaching
from tutor.core.base.reading import inside, parse_json
from tutor.core.lessons.lesson import FORMAT, VERSION, Lesson, LessonKey, rounded_minutes
from tutor.core.lessons.line_study import is_study_id
from tutor.core.lessons.line_study_lesson import opened_as, opened_study, study_lesson
from tutor.core.lessons.opening import lesson_named
from tutor.core.lessons.parts import (
    RELATIONS,
    TASKS,
    Act,
    Alternative,
    Asking,
    Claim,
    Exhibit,
    Explained,
    LessonStep,
    Plan,
    Quoted,
    Sought,
    Spot,
    Task,
)
from tutor.core.lessons.reading import LONGEST, MOST, PartReader
from tutor.core.records.line import lesson_folder, lesson_ids, open_lesson
from tutor.core.records.record import Record

LESSON: Final = "lesson.json"
REASONS: Final = "reasons.json"

_ASKED: Final = (
    "concept", "decisions", "player", "thing", FIND, "not", ESTIMATE, "after", "least", "values",
    "points", "rules",
)  # fmt: skip

Part = TypeVar("Part", Asking, Alternative, Exhibit, Explained, Plan)


def open_course(lesson: str, game: str | None = None) -> Lesson:
    """A lesson by its id, of a game or of the first that has it.

    Raises KeyError when there is none, RecordError listing every fault.
    """
    key = lesson_named(lesson) if game is None else LessonKey(game, lesson)
    if key is None:
        raise KeyError(lesson)
    return _opened(key) if opened_study(key) is None else study_lesson(key)


@cache
def _opened(key: LessonKey) -> Lesson:
    folder = lesson_folder(key.lesson, key.game)
    contents = {
        entry.name: parse_json(entry.read_bytes())
        for entry in folder.iterdir()
        if entry.name.endswith(".json")
    }
    teaching = kit_of(key.game).teaching
    if teaching is None or LESSON not in contents:
        raise KeyError(key.lesson)
    return read_lesson(key.lesson, contents, open_lesson(key.lesson, key.game), teaching)


def courses(game: str) -> tuple[Lesson, ...]:
    """Every lesson of a game that has acts. Raises KeyError for an unknown game."""
    found = (lesson for lesson in lesson_ids(game) if has_course(lesson, game))
    return tuple(open_course(lesson, game) for lesson in found)


def has_course(lesson: str, game: str | None = None) -> bool:
    """Whether a lesson has acts, and is not a record alone. Raises KeyError for an unknown one.

    A study that is not open has none.
    """
    if is_study_id(lesson):
        return opened_as(lesson) is not None
    return lesson_folder(lesson, game).joinpath(LESSON).is_file()


def record_of(key: LessonKey) -> Record:
    """The record of a lesson, with acts or without. Raises KeyError for an unknown one."""
    if is_study_id(key.lesson):
        return study_lesson(key).record
    return open_lesson(key.lesson, key.game)


@cache
def minutes_of(lesson: str, game: str | None = None) -> int:
    """About how long a lesson takes, to ten minutes; only its acts are read.

    Raises KeyError, RecordError.
    """
    folder = lesson_folder(lesson, game)
    acts = parse_json(folder.joinpath(LESSON).read_bytes())["acts"]
    files = (folder.joinpath(f"{act}.json").read_bytes() for act in acts)
    return rounded_minutes(sum(parse_json(content)["minutes"] for content in files))


@cache
def reasons_of(key: LessonKey) -> Mapping[int, str]:
    """The ids of the reasons of a lesson's record by how many decisions have been made.

    Nothing else of the lesson is read. Raises KeyError for an unknown one.
    """
    if is_study_id(key.lesson):
        return {}
    file = lesson_folder(key.lesson, key.game).joinpath(REASONS)
    listed = parse_json(file.read_bytes())["reasons"] if file.is_file() else ()
    return {each["after"]: each["id"] for each in listed}


def read_lesson(
    lesson: str, contents: Mapping[str, object], record: Record, teaching: Teaching
) -> Lesson:
    """The lesson of these files' JSON values by their names. Raises RecordError: every fault."""
    return _LessonReader(record, teaching).read(lesson, contents)


class _LessonReader(PartReader):
    """Reads the parts of one lesson; what parts refer to is known before they are read."""

    def __init__(self, record: Record, teaching: Teaching) -> None:
        super().__init__(record, teaching)
        self._named: dict[str, Collection[str]] = {}

    def read(self, lesson: str, contents: Mapping[str, object]) -> Lesson:
        """The whole lesson."""
        keys = ("format", "version", "game", "acts")
        head = self.record(contents.get(LESSON), LESSON, keys, ("moved",))
        self.exactly(head.get("format"), f"{LESSON}.format", FORMAT)
        self.exactly(head.get("version"), f"{LESSON}.version", VERSION)
        self.exactly(head.get("game"), f"{LESSON}.game", self.game.name)
        names = self.items(head.get("acts"), f"{LESSON}.acts", MOST) or []
        self._part(contents, "exhibits", self._exhibit)
        plans = self._part(contents, "plans", self._plan)
        questions = self._part(contents, "questions", self._asking)
        alternatives = self._part(contents, "alternatives", self._alternative)
        reasons = self._part(contents, "reasons", self._explained)
        self._once([str(each.after) for each in reasons.values()], REASONS)
        self._named = {
            "question": questions,
            "alternative": alternatives,
            "exhibit": self.exhibits,
            "plan": plans,
        }
        acts = tuple(
            self._act(contents.get(f"{name}.json"), f"{name}.json", name)
            for name in names
            if isinstance(name, str)
        )
        steps = [step.id for act in acts for step in act.steps]
        self._once(steps, "steps")
        moved = self._moved(head.get("moved", {}), f"{LESSON}.moved", steps)
        self.finish()
        return Lesson(
            lesson,
            self.lesson_record,
            self.teaching,
            acts,
            questions,
            alternatives,
            self.exhibits,
            plans,
            reasons,
            moved,
        )

    def _moved(self, data: object, place: str, steps: Sequence[str]) -> dict[str, str]:
        """The ids of former steps, each with the step that took its place."""
        if not isinstance(data, Mapping):
            self.wrong_type(place, "object", data)
            return {}
        return {
            str(old): self.identifier(new, inside(place, str(old)), steps) or ""
            for old, new in data.items()
        }

    def _part(
        self, contents: Mapping[str, object], part: str, read_one: Callable[[object, str], Part]
    ) -> dict[str, Part]:
        """Everything of one kind, by its id, from `part.json` and every `part_….json`."""
        found: dict[str, Part] = {}
        for name in sorted(contents):
            if name != f"{part}.json" and not name.startswith(f"{part}_"):
                continue
            listed = self.record(contents[name], name, (part,))
            items = self.items(listed.get(part), inside(name, part), MOST) or []
            for index, item in enumerate(items):
                place = f"{name}.{part}[{index}]"
                made = read_one(item, place)
                if made.id in found:
                    self.fault(place, "named_twice", found=made.id)
                found[made.id] = made
        return found

    def _once(self, ids: Sequence[str], place: str) -> None:
        for name in sorted({name for name in ids if ids.count(name) > 1}):
            self.fault(place, "named_twice", found=name)

    # Acts and steps

    def _act(self, data: object, place: str, name: str) -> Act:
        found = self.record(data, place, ("act", "minutes", "steps"))
        self.exactly(found.get("act"), inside(place, "act"), name)
        minutes = self.integer(found.get("minutes"), inside(place, "minutes"), 1, 600)
        items = self.items(found.get("steps"), inside(place, "steps"), MOST) or []
        steps = tuple(
            self._step(item, f"{place}.steps[{index}]") for index, item in enumerate(items)
        )
        return Act(name, minutes or 0, steps)

    def _step(self, data: object, place: str) -> LessonStep:
        optional = ("point", "values", "rules", "task", "goal", "chapters", "drawn")
        found = self.record(data, place, ("id", "at"), optional)
        return LessonStep(
            self.id(found, place),
            self.spot(found.get("at"), inside(place, "at")),
            self.texts(found.get("point", ()), inside(place, "point")),
            self.values(found, place),
            self.rules(found, place),
            self._task(found["task"], inside(place, "task")) if "task" in found else None,
            goal=self.figure(found["goal"], inside(place, "goal")) if "goal" in found else None,
            chapters=self.texts(found.get("chapters", ()), inside(place, "chapters")),
            drawn=self.texts(found.get("drawn", ()), inside(place, "drawn")),
        )

    def _task(self, data: object, place: str) -> Task | None:
        found = self.record(data, place, (), TASKS)
        if len(found) != 1:
            self.fault(place, "exactly_one", keys=list(TASKS))
            return None
        ((kind, value),) = found.items()
        if kind in self._named:
            self.identifier(value, inside(place, kind), tuple(self._named[kind]))
        elif kind == "review":
            self.integer(value, inside(place, kind), 1, 100)
        elif value is not True:
            self.fault(inside(place, kind), "wrong_value", found=str(value), expected="true")
        known = next(each for each in TASKS if each == kind)
        return Task(known, value if isinstance(value, str | int) and value is not True else "")

    # Questions, alternatives, exhibits

    def _asking(self, data: object, place: str) -> Asking:
        found = self.record(data, place, ("id", "at"), _ASKED)
        return self._asked(found, place, self.spot(found.get("at"), inside(place, "at")))

    def _asked(self, found: Mapping[str, object], place: str, at: Spot) -> Asking:
        if FIND in found or ESTIMATE in found:
            kind = FIND if FIND in found else ESTIMATE
            sought = self._sought(found, place, at)
            return Asking(self.id(found, place), kind, at, About(), sought)
        concepts = tuple(self.teaching.CONCEPTS)
        spot = inside(place, "concept")
        concept = self.identifier(found.get("concept"), spot, concepts) or ""
        players = self.players(at)
        player = found.get("player", "")
        if player:
            self.identifier(player, inside(place, "player"), players)
        thing = self.text(found.get("thing", ""), inside(place, "thing"), LONGEST) or ""
        about = About(self.decisions(found, place, players), str(player), thing)
        return Asking(self.id(found, place), concept, at, about)

    def _sought(self, found: Mapping[str, object], place: str, at: Spot) -> Sought:
        """The things to find, or the figure to estimate after so many decisions."""
        rules = self.rules(found, place)
        if not rules:
            self.fault(place, "missing_key", key="rules")
        if FIND in found:
            right = self.texts(found[FIND], inside(place, FIND))
            return Sought(rules, right, self.texts(found.get("not", ()), inside(place, "not")))
        figure = self.figure(found[ESTIMATE], inside(place, ESTIMATE))
        after = self._after(found, place, at)
        values = self._counted(found, place, at)
        least = self.integer(found.get("least", 0), inside(place, "least"), 0, MOST) or 0
        points = self.texts(found.get("points", ()), inside(place, "points"))
        return Sought(rules, figure=figure, after=after, values=values, least=least, points=points)

    def _after(self, found: Mapping[str, object], place: str, at: Spot) -> int:
        """After how many decisions a figure is taken; else where the question is asked."""
        exhibit = self.exhibits.get(at.exhibit)
        line = self.lesson_record.decisions if exhibit is None else exhibit.decisions
        return self.integer(found.get("after", at.ply), inside(place, "after"), 0, len(line)) or 0

    def _counted(
        self, found: Mapping[str, object], place: str, at: Spot
    ) -> dict[str, tuple[Quoted, int]]:
        """The figures that the reply to a wrong estimate quotes, each after so many decisions."""
        values, spot = found.get("values", {}), inside(place, "values")
        if not isinstance(values, Mapping):
            self.wrong_type(spot, "object", values)
            return {}
        counted = {}
        for name, data in values.items():
            here = inside(spot, name)
            taken = data if isinstance(data, Mapping) else {}
            figure = {key: value for key, value in taken.items() if key != "after"}
            counted[str(name)] = (
                self.figure(figure if taken else data, here),
                self._after(taken, here, at),
            )
        return counted

    def _alternative(self, data: object, place: str) -> Alternative:
        keys = ("id", "at", "decisions", "against", "claim")
        found = self.record(data, place, keys, ("values", "rules"))
        last = len(self.lesson_record.decisions)
        at = self.integer(found.get("at"), inside(place, "at"), 0, last) or 0
        against = self.integer(found.get("against"), inside(place, "against"), 0, last) or 0
        return Alternative(
            self.id(found, place),
            at,
            self.decisions(found, place, self.lesson_record.start.players),
            against,
            self._claim(found.get("claim"), inside(place, "claim")),
            self.values(found, place),
            self.rules(found, place),
        )

    def _claim(self, data: object, place: str) -> Claim:
        found = self.record(data, place, (), ("measure", "is", "refused", "due", "all"))
        if "all" in found:
            items = self.items(found["all"], inside(place, "all"), MOST) or []
            parts = (self._claim(item, f"{place}.all[{at}]") for at, item in enumerate(items))
            return Claim("all", parts=tuple(parts))
        for kind in ("refused", "due"):
            if kind in found:
                expected = self.text(found[kind], inside(place, kind), LONGEST) or ""
                return Claim("refused" if kind == "refused" else "due", expected=expected)
        figure = self.figure(found.get("measure"), inside(place, "measure"))
        relation = self.identifier(found.get("is"), inside(place, "is"), RELATIONS)
        known = (each for each in RELATIONS if each == relation)
        return Claim("measure", figure, next(known, "same"))

    def _exhibit(self, data: object, place: str) -> Exhibit:
        optional = ("patch", "decisions", "values", "rules", "question", "example")
        found = self.record(data, place, ("id", "from"), optional)
        name = self.id(found, place)
        start = self.start(found, place)
        asking = None
        decisions = self.decisions(found, place, start.players)
        self.exhibits[name] = Exhibit(name, start, decisions)
        if "question" in found:
            spot = inside(place, "question")
            asked = self.record(found["question"], spot, (), _ASKED)
            asking = self._asked({"id": name, **asked}, spot, Spot(0, name))
        self.exhibits[name] = Exhibit(
            name,
            start,
            decisions,
            self.values(found, place),
            self.rules(found, place),
            asking,
            self.integer(found.get("example", 0), inside(place, "example"), 0, MOST) or 0,
        )
        return self.exhibits[name]

    def _explained(self, data: object, place: str) -> Explained:
        found = self.record(data, place, ("id", "after"))
        last = len(self.lesson_record.decisions)
        after = self.integer(found.get("after"), inside(place, "after"), 1, last)
        return Explained(self.id(found, place), after or 0)

    def _plan(self, data: object, place: str) -> Plan:
        """A choice between plans; its options become exhibits named after it."""
        found = self.record(data, place, ("id", "from", "options"), ("patch",))
        name, start = self.id(found, place), self.start(found, place)
        items = self.items(found.get("options"), inside(place, "options"), MOST) or []
        options = []
        for index, item in enumerate(items):
            spot = f"{place}.options[{index}]"
            option = self.record(item, spot, ("id", "decisions"), ("values",))
            exhibit = Exhibit(
                f"{name}-{self.id(option, spot)}",
                start,
                self.decisions(option, spot, start.players),
                self.values(option, spot),
            )
            if exhibit.id in self.exhibits:
                self.fault(spot, "named_twice", found=exhibit.id)
            self.exhibits[exhibit.id] = exhibit
            options.append(exhibit)
        return Plan(name, tuple(options))
