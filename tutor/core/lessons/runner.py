"""The runner of a lesson: show, ask, try, hint, go on and back, review; it displays nothing.

A runner holds a lesson and the progress in it. It knows no page and no language; the page asks it
after every change.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import islice
from typing import Final, Literal, NamedTuple

from tutor.core.base.game import Decision
from tutor.core.base.questions import Question, Value
from tutor.core.lessons.lesson import TURNS, Lesson, Place, StepTask
from tutor.core.lessons.parts import Act, Asking, LessonStep
from tutor.core.lessons.progress import MOST_HINTS, MOST_MET, Progress, Tried, begin
from tutor.core.records.lines import Line

Hint = Literal["nudge", "rule", "highlight", "answer"]
HINTS: Final[tuple[Hint, ...]] = ("nudge", "rule", "highlight", "answer")
FRESH_TO_LEARN: Final = 2
"""The number of right answers running on positions never seen before that make a concept learnt."""
DISTANCE: Final = 2
"""The number of acts after which a missed concept is asked again, at the earliest."""
Standing = Literal["open", "done", "seen", "skipped"]


class Answer(NamedTuple):
    """The verdict on an option: whether it is right, and else the misconception behind it."""

    is_right: bool
    misconception: str = ""


class Learned(NamedTuple):
    """The progress in a concept: how often it was asked, and how often answered right at once.

    `fresh` counts the positions never seen before among them, and `running` the right answers
    there since the last wrong one.
    """

    concept: str
    asked: int
    right: int
    fresh: int = 0
    running: int = 0

    @property
    def is_missed(self) -> bool:
        """Whether it was ever answered wrong, and is not learnt since: then it comes back."""
        return self.right < self.asked and not self.is_learnt

    @property
    def is_learnt(self) -> bool:
        """Whether it was right on enough positions never seen before, one after the other.

        The lesson's own positions show that its text was followed, and no more.
        """
        return self.running >= FRESH_TO_LEARN


class LessonRunner:
    """A lesson with the progress in it. `chosen` are the wrong options of the present step."""

    def __init__(self, lesson: Lesson, progress: Progress | None = None) -> None:
        self.lesson = lesson
        self.progress = progress or begin(lesson)
        self.chosen: tuple[Value, ...] = ()

    # The present step

    @property
    def step(self) -> LessonStep:
        """The step shown."""
        return self.lesson.step(self.progress.at)

    @property
    def task(self) -> StepTask:
        """The task of the step shown."""
        return self.lesson.task(self.step)

    @property
    def act(self) -> Act:
        """The act of the step shown."""
        return self.lesson.act_of(self.progress.at)

    @property
    def place(self) -> Place:
        """The act and step shown, each with the total."""
        return self.lesson.place(self.step)

    @property
    def is_at_end(self) -> bool:
        """Whether no step follows."""
        return self.progress.at == self.lesson.steps[-1].id

    def standing(self, step: LessonStep) -> Standing:
        """The state of a step.

        Open: not gone past; done: with all it asks for; seen: what it asks for was left, or shown
        by the example; skipped: its question was.
        """
        if step.id not in self.progress.done:
            return "open"
        asking = self.lesson.task(step).asking
        if asking is not None:
            tried = self.progress.questions.get(asking.id, Tried())
            return "skipped" if tried.is_skipped or not tried.is_settled else "done"
        return "seen" if step.id in self.progress.seen else "done"

    def count(self, act: Act, *standings: Standing) -> int:
        """The number of steps of an act in a state."""
        return sum(self.standing(step) in standings for step in act.steps)

    # Going on and back

    def next(self, *, is_seen_only: bool = False) -> None:
        """Go to the next step; the one shown is done, or only seen. An open question is skipped."""
        if self.question is not None and not self.current_try.is_settled:
            self.skip()
        self.progress = self.progress.with_done(self.progress.at, is_seen_only=is_seen_only)
        self._move(1)

    def back(self) -> None:
        """Go to the step before."""
        self._move(-1)

    def go(self, step: str) -> None:
        """Go to any step. Raises KeyError."""
        self.progress = replace(self.progress, at=self.lesson.step(step).id)
        self.chosen = ()

    def open_act(self, name: str) -> None:
        """Go on with an act: to its first step that is not done. Raises KeyError."""
        for act in self.lesson.acts:
            if act.name == name:
                open_steps = [step.id for step in act.steps if step.id not in self.progress.done]
                self.go((open_steps or [act.steps[0].id])[0])
                return
        raise KeyError(name)

    def _move(self, by: int) -> None:
        ids = [step.id for step in self.lesson.steps]
        at = min(max(ids.index(self.progress.at) + by, 0), len(ids) - 1)
        if ids[at] != self.progress.at:
            self.go(ids[at])

    # Questions

    @property
    def asking(self) -> Asking | None:
        """The question of the present step, or that of its exhibit."""
        return self.task.asking

    @property
    def question(self) -> Question | None:
        """The question of the present step, worked out."""
        asking = self.asking
        return None if asking is None else self.lesson.question(asking)

    @property
    def hints(self) -> tuple[Hint, ...]:
        """The hints to the present question: without a rule or a place on the board, none of it.

        Things that the board points at need no hint.
        """
        question = self.question
        if question is None:
            return ()
        without = {
            "rule": not question.rules,
            "highlight": set(question.points) <= set(question.facts),
        }
        return tuple(hint for hint in HINTS if not without.get(hint))

    @property
    def current_try(self) -> Tried:
        """The progress in the present question."""
        asking = self.asking
        return Tried() if asking is None else self.progress.questions.get(asking.id, Tried())

    def answer(self, value: Value) -> Answer:
        """Choose an option of the present question; a wrong one may be followed by another."""
        question, tried = self.question, self.current_try
        assert question is not None
        answer = judge(question, value)
        if answer.is_right:
            self._note(replace(tried, is_settled=True))
        elif value not in self.chosen:
            self.chosen = (*self.chosen, value)
            if not tried.is_settled:
                self._note(replace(tried, wrong=min(tried.wrong + 1, 100)))
        return answer

    def hint(self) -> Hint:
        """The next hint: a nudge, the rule, the highlight, the answer."""
        tried = self.current_try
        following = (HINTS.index(each) + 1 for each in self.hints)
        hints = next((each for each in following if each > tried.hints), MOST_HINTS)
        self._note(replace(tried, hints=hints))
        return HINTS[hints - 1]

    def skip(self) -> None:
        """Leave the present question; its concept comes back in the review."""
        self._note(replace(self.current_try, is_settled=True, is_skipped=True))

    def _note(self, tried: Tried) -> None:
        asking = self.asking
        if asking is not None:
            self.progress = self.progress.with_question(asking.id, tried)

    # Review

    def taught_rules(self) -> frozenset[str]:
        """The ids of the rules that the steps gone past speak of or ask about."""
        passed = [each for each in self.lesson.steps if each.id in self.progress.done]
        asked = [self.lesson.task(step).asking for step in passed]
        return frozenset(
            rule
            for rules in (
                *(step.rules for step in passed),
                *(self.lesson.question(each).rules for each in asked if each is not None),
            )
            for rule in rules
        )

    def missed_concepts(self) -> tuple[str, ...]:
        """The concepts that should come back, in the order in which they are taught."""
        return tuple(each.concept for each in self.concept_progress() if each.is_missed)

    def to_recall(self) -> tuple[str, ...]:
        """The question to repeat at the end of the present act, from at least `DISTANCE` acts ago.

        It is the first concept, in the nearest of those acts, that never came on a fresh position;
        at most one.
        """
        lesson, known = self.lesson, {each.concept: each for each in self.concept_progress()}
        past = max(lesson.acts.index(self.act) - DISTANCE + 1, 0)
        steps = (step for act in reversed(lesson.acts[:past]) for step in act.steps)
        names = (step.task.value for step in steps if step.task is not None)
        asked = (lesson.askings[str(name)] for name in names if name in lesson.askings)
        concepts = (known[each.concept] for each in asked if each.sought is None)
        due = (each.concept for each in concepts if each.asked == each.right > each.fresh == 0)
        return tuple(islice(due, 1))

    def met_questions(self) -> tuple[str, ...]:
        """The keys of the questions met, the latest last: the lesson's, then those of reviews."""
        tried, askings = self.progress.questions, self.lesson.askings
        own = (askings[name] for name, each in tried.items() if each.is_settled or each.wrong)
        asked = (self.lesson.question(each) for each in own if each.sought is None)
        return (*(each.key for each in asked), *self.progress.met)

    def meet(self, questions: Iterable[Question]) -> None:
        """Note questions on fresh positions as met; the oldest are forgotten."""
        met = (*self.progress.met, *(each.key for each in questions))
        self.progress = replace(self.progress, met=met[-MOST_MET:])

    def note_review(self, concept: str, is_right: bool) -> None:
        """Note the first answer given on a fresh position."""
        progress = self.progress
        self.progress = replace(progress, reviewed=(*progress.reviewed, (concept, is_right)))

    def answers(self) -> tuple[bool, ...]:
        """Whether each answer so far was right at once, in the lesson and on fresh positions.

        Answers to things to find and to guesses count here too, although they have no concept of
        the game; a skipped question has no answer.
        """
        tried = self.progress.questions.values()
        own = [each for each in tried if each.wrong or (each.is_settled and not each.is_skipped)]
        return (
            *(not each.is_missed for each in own),
            *(is_right for _, is_right in self.progress.reviewed),
        )

    def concept_progress(self) -> tuple[Learned, ...]:
        """The progress in every concept, in the order in which they are taught."""
        lesson, progress = self.lesson, self.progress
        given: dict[str, list[bool]] = {name: [] for name in lesson.teaching.CONCEPTS}
        for name, tried in progress.questions.items():
            asking = lesson.askings[name]
            if asking.sought is None and (tried.is_settled or tried.wrong):
                given[asking.concept].append(not tried.is_missed)
        fresh: dict[str, list[bool]] = {name: [] for name in given}
        for concept, is_right in progress.reviewed:
            fresh[concept].append(is_right)
        return tuple(
            Learned(
                concept,
                len(answers) + len(fresh[concept]),
                sum(answers) + sum(fresh[concept]),
                len(fresh[concept]),
                _running(fresh[concept]),
            )
            for concept, answers in given.items()
        )


def _running(answers: Sequence[bool]) -> int:
    """The number of right answers at the end."""
    return next((n for n, is_right in enumerate(reversed(answers)) if not is_right), len(answers))


def judge(question: Question, value: Value) -> Answer:
    """The verdict on an option of a question. Raises KeyError for one it does not offer.

    Things to be put in order may be put in any order, also one without a misconception.
    """
    if value in question.right:
        return Answer(True)
    for wrong in question.wrong:
        if wrong.value == value:
            return Answer(False, wrong.misconception)
    if isinstance(value, tuple) and value and tuple(sorted(value)) == question.things:
        return Answer(False)
    raise KeyError(value)


def attempt(
    line: Line,
    now: int,
    ply: int,
    kind: str,
    example: Line,
    accepted: Sequence[Decision] = (),
) -> Literal["open", "same", "other"]:
    """The outcome of a learner's try from a ply: one decision, or a whole turn of a player.

    The learner stands at the ply `now` of `line`. Open: not yet decided; same: as in the example;
    other: decided otherwise. `accepted` decisions replace the example's.
    """
    made = line.record.decisions[ply:now]
    if accepted:
        return "open" if not made else "same" if made[0] in accepted else "other"
    done = bool(made) if kind == "decide" else _is_over(line, ply, now)
    if not done:
        return "open"
    return "same" if made == example.record.decisions[ply:now] else "other"


def at_a_turn(line: Line, ply: int) -> bool:
    """Whether a turn is about to begin at a ply, or the game is over there."""
    if line.states[ply].due is None:
        return True
    return any(each.kind in TURNS and each.ply == ply for each in line.chapters)


def in_a_turn(line: Line, ply: int) -> bool:
    """Whether a player's turn has begun before a ply and goes on there; a night is no turn."""
    begun, night = (line.place(ply + 1, kind) for kind in TURNS)
    if begun is None or at_a_turn(line, ply):
        return False
    return night is None or night.ply < begun.ply


def _is_over(line: Line, ply: int, now: int) -> bool:
    """Whether the turn going on at a ply is over at another."""
    if line.states[now].due is None:
        return True
    return any(each.kind in TURNS and ply < each.ply <= now for each in line.chapters)
