"""The presentation of a lesson to a class, one screen (beat) after another.

One beat tells a step, another one asks its question, and only the next beat answers it. A
presentation takes no answers and changes no progress. This module contains no words, and nothing
about the page.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from copy import copy
from functools import cached_property
from typing import Final, Literal, NamedTuple

from tutor.core.base.game import Decision
from tutor.core.lessons.lesson import Lesson, StepTask
from tutor.core.lessons.parts import Act, Asking, LessonStep
from tutor.core.records.tree import Tree

Kind = Literal[
    "act", "told", "posed", "asked", "revealed", "shown", "answered", "tried", "planned", "decided"
]  # fmt: skip
QUESTION: Final = ("asked", "revealed")


class Beat(NamedTuple):
    """A beat of a presentation: the content of the screen between two presses of a key.

    The kinds are: `act` opens an act, `told` tells a step. `asked` asks the question of the step,
    `revealed` answers it. `posed` introduces an alternative, a plan, or an exhibit without a question.
    `tried` shows the end of the alternative, `shown` the exhibit after `ply` decisions, `answered` the
    text after the exhibit. `planned` shows the end of the plan with the number `ply`. `decided` shows
    the decisions that the record makes instead of a learner, up to `ply`.
    """

    step: str
    kind: Kind
    ply: int = 0


class Covered(NamedTuple):
    """The parts of a lesson that a class has seen, in the order of the lesson.

    `concepts` has their names, `rules` their ids.
    """

    steps: tuple[tuple[Act, tuple[LessonStep, ...]], ...]
    concepts: tuple[str, ...]
    rules: tuple[str, ...]
    askings: tuple[Asking, ...]


def beats(lesson: Lesson) -> tuple[Beat, ...]:
    """Return every beat (screen) of a lesson, in order.

    A later step may ask about a moment before a decision of the record. The beat that shows this
    decision then comes after the answer.
    """
    found = list[Beat]()
    held = list[Beat]()
    later = _first_asked(lesson)
    for act in lesson.acts:
        for step in act.steps:
            if step is act.steps[0]:
                found.append(Beat(step.id, "act"))
            found.append(Beat(step.id, "told"))
            tasks = [*_task(lesson, step), *(each._replace(step=step.id) for each in held)]
            held = [
                each
                for each in tasks
                if each.kind == "decided"
                and not lesson.step(each.step).at.exhibit
                and each.ply > later[step.id]
            ]
            found += [each for each in tasks if each not in held]
    return tuple(found)


def _first_asked(lesson: Lesson) -> dict[str, int]:
    """Return the earliest ply of the record about which a later step asks, for each step by its id.

    If no later step asks about the record, it is the end of the record.
    """
    first, found = lesson.line.plies, dict[str, int]()
    for step in reversed(lesson.steps):
        found[step.id] = first
        if lesson.task(step).asking is not None and not step.at.exhibit:
            first = min(first, step.at.ply)
    return found


def _task(lesson: Lesson, step: LessonStep) -> Iterator[Beat]:
    """Yield the beats (screens) of the task of a step."""
    task = lesson.task(step)
    if task.is_decision:
        yield from (Beat(step.id, "decided", ply) for ply in range(step.at.ply + 1, task.until + 1))
    if task.alternative is not None:
        yield from (Beat(step.id, "posed"), Beat(step.id, "tried"))
    if task.asking is not None:
        yield from (Beat(step.id, "asked"), Beat(step.id, "revealed"))
    if task.plan is not None:
        yield Beat(step.id, "posed")
        yield from (Beat(step.id, "planned", number) for number in range(len(task.plan.options)))
    if task.exhibit is not None:
        last = len(task.exhibit.decisions)
        if task.asking is None:
            yield Beat(step.id, "posed")
        yield from (Beat(step.id, "shown", ply) for ply in range(1, last + 1))
        if task.asking is None:
            yield Beat(step.id, "answered", last)


def parts_of(lesson: Lesson, step: str) -> range:
    """Return the numbers of a step's beats (screens); empty for an unknown step.

    The beat that tells the step has the number 1. The beat that opens its act has the number 0.
    """
    wanted = lesson.moved.get(step, step)
    kinds = [beat.kind for beat in beats(lesson) if beat.step == wanted]
    first = 1 - kinds.index("told") if kinds else 0
    return range(first, first + len(kinds))


class Presentation:
    """A presentation of a lesson, which shows one beat (screen) at a time.

    `at` is the index of the present beat. `seen` has the indices of all beats that the class has
    seen.
    """

    def __init__(self, lesson: Lesson, at: int = 0, seen: Iterable[int] = ()) -> None:
        self.lesson = lesson
        self.beats = beats(lesson)
        self.at = 0
        self.seen: set[int] = {each for each in seen if 0 <= each < len(self.beats)}
        self.go(at)

    @property
    def beat(self) -> Beat:
        """The beat (screen) that the class sees now."""
        return self.beats[self.at]

    @property
    def following(self) -> Beat | None:
        """The beat (screen) that the next press shows; None at the end."""
        return self.beats[self.at + 1] if self.at + 1 < len(self.beats) else None

    @property
    def step(self) -> LessonStep:
        """The step of the lesson to which the present beat belongs."""
        return self.lesson.step(self.beat.step)

    @property
    def act(self) -> Act:
        """The act of the lesson to which the present beat belongs."""
        return self.lesson.act_of(self.beat.step)

    @property
    def part(self) -> int:
        """The number of the present beat (screen) in its step, as `parts_of` counts."""
        return 1 + self.at - self.beats.index(Beat(self.beat.step, "told"))

    @property
    def task(self) -> StepTask:
        """The task of the present step."""
        return self.lesson.task(self.step)

    @property
    def asking(self) -> Asking | None:
        """The question of the present step, or None."""
        return self.task.asking

    @property
    def asks_for_a_decision(self) -> bool:
        """Whether the present beat (screen) asks the class for a decision.

        The record then makes the decision.
        """
        return self.beat.kind == "told" and self.task.is_decision

    @property
    def points(self) -> tuple[str, ...]:
        """The ids of the things that the board marks: the subject of the text or of the question.

        The board marks the things to find only after the answer.
        """
        question = None if self.asking is None else self.lesson.question(self.asking)
        if self.beat.kind in QUESTION and question is not None:
            points = question.points
        else:
            points = self.step.points if self.beat.kind == "told" else ()
        if question is None or self.beat.kind == "revealed":
            return points
        return tuple(each for each in points if each not in question.right)

    @property
    def answer(self) -> Decision | None:
        """The right decision to show if the decision in the record is wrong; otherwise None."""
        accepted, at = self.step.accepted, self.step.at.ply
        if not accepted or self.lesson.record.decisions[at] in accepted:
            return None
        return accepted[0]

    def ahead(self) -> Presentation | None:
        """Return a copy of the presentation that shows the next beat (screen); None at the end."""
        if self.following is None:
            return None
        made = self.still()
        made.go(self.at + 1)
        return made

    def still(self) -> Presentation:
        """Return a copy of the presentation, which stays at the present beat (screen)."""
        made = copy(self)
        made.seen = set(self.seen)
        return made

    def next(self) -> None:
        """Show the next beat (screen); do nothing at the end."""
        self.go(self.at + 1)

    def back(self) -> None:
        """Show the previous beat (screen); do nothing at the start."""
        self.go(self.at - 1)

    def go(self, at: int) -> None:
        """Show the beat (screen) with an index. An index beyond either end means that end."""
        self.at = min(max(at, 0), len(self.beats) - 1)
        self.seen.add(self.at)

    def go_to_act(self, number: int) -> None:
        """Show the title of an act, counted from 1; do nothing for an unknown number."""
        titles = [at for at, beat in enumerate(self.beats) if beat.kind == "act"]
        if 1 <= number <= len(titles):
            self.go(titles[number - 1])

    def go_to_step(self, step: str, part: int) -> None:
        """Show the beat (screen) number `part` of a step, as `parts_of` counts."""
        self.go(self.beats.index(Beat(self.lesson.step(step).id, "told")) + part - 1)

    def go_to_ply(self, ply: int) -> None:
        """Show the first step that the lesson tells at a ply of the record or later.

        If no such step exists, show the last step.
        """
        told = [
            at
            for at, beat in enumerate(self.beats)
            if beat.kind == "told" and not self.lesson.step(beat.step).at.exhibit
        ]
        later = (at for at in told if self.lesson.step(self.beats[at].step).at.ply >= ply)
        self.seen.discard(self.at)
        self.go(next(later, told[-1]))

    def begin_anew(self) -> None:
        """Forget which beats (screens) the class has seen, except the present one."""
        self.seen = {self.at}

    @cached_property
    def _main(self) -> Tree:
        """The tree of the record. It is cached, because the board shows it again and again."""
        return Tree.of_record(self.lesson.record, protect=True)

    def tree(self) -> Tree:
        """Return the tree on the board. Its current node is the one that the board shows."""
        lesson, step, beat = self.lesson, self.step, self.beat
        if beat.kind == "planned" and self.task.plan is not None:
            played = lesson.exhibit_line(self.task.plan.options[beat.ply]).record
            return Tree.of_record(played).at(len(played.decisions))
        if step.at.exhibit:
            is_later = beat.kind in ("shown", "answered", "decided")
            ply = beat.ply if is_later else step.at.ply
            record = lesson.exhibit_line(lesson.exhibits[step.at.exhibit]).record
            return Tree.of_record(record).at(ply)
        main = (0, *self._main.path(self._main.protected))
        if beat.kind == "decided":
            if (answer := self.answer) is not None:
                return self._main.add(main[step.at.ply], answer)
            return self._main.at(main[beat.ply])
        alternative = self.task.alternative
        if beat.kind != "tried" or alternative is None:
            return self._main.at(main[step.at.ply])
        *rest, last = alternative.decisions
        tree = self._main.at(main[alternative.at])
        for decision in rest if lesson.outcome(alternative).refused else (*rest, last):
            tree = tree.add(tree.current, decision)
        return tree

    def coverage(self) -> Covered:
        """Return the concepts and rules of the lesson that the class has seen."""
        lesson = self.lesson
        shown = [self.beats[at] for at in sorted(self.seen)]
        told = {beat.step for beat in shown if beat.kind != "act"}
        asked = {beat.step for beat in shown if beat.kind in QUESTION}
        steps = [step for step in lesson.steps if step.id in told]
        askings = [lesson.task(step).asking for step in steps if step.id in asked]
        found = tuple(asking for asking in askings if asking is not None)
        rules = [rule for step in steps for rule in _rules(lesson, step, step.id in asked)]
        return Covered(
            tuple(
                (act, mine)
                for act in lesson.acts
                if (mine := tuple(step for step in act.steps if step.id in told))
            ),
            tuple(dict.fromkeys(asking.concept for asking in found)),
            tuple(dict.fromkeys(rules)),
            found,
        )


def _rules(lesson: Lesson, step: LessonStep, is_asked: bool) -> Iterator[str]:
    """Yield the rules of a step and its alternative or exhibit.

    If `is_asked`, the rules of its question are included.
    """
    task = lesson.task(step)
    yield from step.rules
    if is_asked and task.asking is not None:
        yield from lesson.question(task.asking).rules
    yield from task.rules
