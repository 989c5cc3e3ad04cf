"""The runner of a lesson: steps, questions, tries, hints and reviews, without any display.

A runner holds a lesson and a learner's progress in it. It contains nothing about the page or a
language; the page reads it after every change.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import islice
from typing import Final, Literal, NamedTuple

from tutor.core.base.game import Decision
from tutor.core.base.questions import Question, Value
from tutor.core.lessons.lesson import TURNS, Lesson, Place, StepTask, rounded_minutes
from tutor.core.lessons.parts import Act, Asking, LessonStep
from tutor.core.lessons.progress import MOST_HINTS, MOST_MET, Progress, Tried, begin
from tutor.core.records.lines import Line

Hint = Literal["nudge", "rule", "highlight", "answer"]
HINTS: Final[tuple[Hint, ...]] = ("nudge", "rule", "highlight", "answer")
FRESH_TO_LEARN: Final = 2
"""The number of consecutive right answers on fresh positions after which a concept is learnt."""
DISTANCE: Final = 2
"""The least number of acts after which a question is repeated."""
Standing = Literal["open", "done", "seen", "skipped", "met"]
Status = Literal["open", "shown", "begun", "known", "again"]
"""How well a concept is known.

Open: the lesson has not come to it. Shown: a step has shown it, and no question asked for it. Begun:
the answers were right. Known: enough answers on fresh positions were right. Again: an answer was
wrong, and a review asks about the concept again.
"""


class Answer(NamedTuple):
    """The verdict on an option: whether it is right, and the misconception if it is wrong."""

    is_right: bool
    misconception: str = ""


class Learned(NamedTuple):
    """The progress in a concept: the number of questions, and the number answered right at once.

    `fresh` is the number of questions on fresh positions, and `running` the number of right answers
    to these questions after the last wrong one. `is_shown` says that the learner went past a step that
    teaches a rule of the concept.
    """

    concept: str
    asked: int
    right: int
    fresh: int = 0
    running: int = 0
    is_shown: bool = False

    @property
    def status(self) -> Status:
        """How well the concept is known."""
        if self.running >= FRESH_TO_LEARN:
            # Right answers on the lesson's own positions only show that the learner followed the
            # text.
            return "known"
        if self.right < self.asked:
            return "again"
        return "begun" if self.asked else "shown" if self.is_shown else "open"

    @property
    def is_missed(self) -> bool:
        """Whether a review should ask about the concept again.

        This is the case if an answer was wrong and the concept is not yet known.
        """
        return self.status == "again"

    @property
    def is_learnt(self) -> bool:
        """Whether the learner was shown the concept or asked about it, and need not repeat it."""
        return self.status not in ("open", "again")


class Reached(NamedTuple):
    """How far a learner is in a lesson: the number of steps done and the number of all steps.

    `minutes` is the time that the remaining steps take, as shown. `is_over` says that the learner has
    come to the last step.
    """

    done: int
    steps: int
    minutes: int
    is_over: bool


class LessonRunner:
    """A lesson and a learner's progress in it.

    `chosen` are the wrong options that the learner has chosen in the present step. `earlier` are the
    lessons on which this lesson builds and which the learner has begun.
    """

    def __init__(
        self,
        lesson: Lesson,
        progress: Progress | None = None,
        earlier: Sequence[LessonRunner] = (),
    ) -> None:
        self.lesson = lesson
        self.progress = progress or begin(lesson)
        self.earlier = earlier
        self.chosen: tuple[Value, ...] = ()

    # The present step

    @property
    def step(self) -> LessonStep:
        """The present step."""
        return self.lesson.step(self.progress.at)

    @property
    def task(self) -> StepTask:
        """The task of the present step."""
        return self.lesson.task(self.step)

    @property
    def act(self) -> Act:
        """The act of the present step."""
        return self.lesson.act_of(self.progress.at)

    @property
    def place(self) -> Place:
        """The numbers of the present act and step, and the numbers of all acts and steps.

        Steps that are left out do not count, except while the learner visits one of them.
        """
        steps = self.steps_of(self.act)
        if self.step not in steps:
            return self.lesson.place(self.step)
        place = self.lesson.place(self.step)
        return place._replace(step=steps.index(self.step) + 1, steps=len(steps))

    @property
    def left_out(self) -> frozenset[str]:
        """The ids of the steps that teach again what the learner has met in a finished lesson.

        The runner leaves these steps out when the learner goes on. If the learner goes to one of them and
        does it, it is no longer left out.
        """
        over = (each.lesson.id for each in self.earlier if each.is_through)
        met = {step for lesson in over for step in self.lesson.after.get(lesson, ())}
        return frozenset(met.difference(self.progress.done))

    @property
    def is_through(self) -> bool:
        """Whether the learner went past every step of the lesson but the last.

        The last step may offer a game, which the learner need not finish.
        """
        return {step.id for step in self.lesson.steps[:-1]} <= {*self.progress.done}

    def steps_of(self, act: Act) -> tuple[LessonStep, ...]:
        """Return the steps of an act without those that are left out."""
        left_out = self.left_out
        return tuple(step for step in act.steps if step.id not in left_out)

    @property
    def first(self) -> LessonStep:
        """The first step that is not left out, or the first step of all if every step is left out."""
        steps, left_out = self.lesson.steps, self.left_out
        return next((step for step in steps if step.id not in left_out), steps[0])

    @property
    def following(self) -> LessonStep | None:
        """The step to which the learner goes on; None at the end of the lesson."""
        steps, left_out = self.lesson.steps, self.left_out
        later = steps[steps.index(self.step) + 1 :]
        return next((step for step in later if step.id not in left_out), None)

    @property
    def is_at_end_of_act(self) -> bool:
        """Whether the learner goes on from the present step to another act, or to the end."""
        return self.following is None or self.lesson.act_of(self.following.id) is not self.act

    @property
    def is_at_end(self) -> bool:
        """Whether the present step is the last step of the lesson."""
        return self.progress.at == self.lesson.steps[-1].id

    def standing(self, step: LessonStep) -> Standing:
        """Return the status of a step.

        Open: the learner has not gone past the step. Done: the task is done. Seen: the learner left
        the task, or the example showed it. Skipped: the learner skipped the question. Met: the step
        is left out.
        """
        if step.id in self.left_out:
            return "met"
        if step.id not in self.progress.done:
            return "open"
        asking = self.lesson.task(step).asking
        if asking is not None:
            tried = self.progress.questions.get(asking.id, Tried())
            return "skipped" if tried.is_skipped or not tried.is_settled else "done"
        return "seen" if step.id in self.progress.seen else "done"

    def count(self, act: Act, *standings: Standing) -> int:
        """Return the number of steps of an act that have one of these statuses."""
        return sum(self.standing(step) in standings for step in act.steps)

    @property
    def headway(self) -> Reached:
        """How far the learner is in the lesson."""
        lesson, done = self.lesson, {*self.progress.done}
        left = sum(act.minutes * self.count(act, "open") / len(act.steps) for act in lesson.acts)
        return Reached(
            len(done),
            len(lesson.steps) - len(self.left_out),
            rounded_minutes(max(round(left), 1)),
            bool(done) and lesson.steps[-1].id in (self.progress.at, *done),
        )

    # Going on and back

    def next(self, *, is_seen_only: bool = False) -> None:
        """Go to the next step. The present step then counts as done, as after `finish`."""
        self.finish(is_seen_only=is_seen_only)
        self.go_on()

    def finish(self, *, is_seen_only: bool = False) -> None:
        """Count the present step as done, and stay there.

        With `is_seen_only` the step counts only as seen. A question that is still open counts as skipped.
        """
        if self.question is not None and not self.current_try.is_settled:
            self.skip()
        self.progress = self.progress.with_done(self.progress.at, is_seen_only=is_seen_only)

    def go_on(self) -> None:
        """Go to the next step, without counting the present step as done."""
        self._move(1)

    def back(self) -> None:
        """Go to the previous step."""
        self._move(-1)

    def go(self, step: str) -> None:
        """Go to the step with an id. Raises KeyError for an unknown id."""
        self.progress = replace(self.progress, at=self.lesson.step(step).id)
        self.chosen = ()

    def open_act(self, name: str) -> None:
        """Go to the first open step of an act, or to its first step if no step is open.

        Raises KeyError for an unknown act.
        """
        for act in self.lesson.acts:
            if act.name == name:
                open_steps = [step.id for step in act.steps if self.standing(step) == "open"]
                self.go((open_steps or [act.steps[0].id])[0])
                return
        raise KeyError(name)

    def skip_met(self) -> bool:
        """Go to the first step that is not left out, if the learner has not begun the lesson.

        Return whether the present step has changed.
        """
        is_new = not self.progress.done and self.step is self.lesson.steps[0]
        if not is_new or self.step is self.first:
            return False
        self.go(self.first.id)
        return True

    def _move(self, by: int) -> None:
        left_out = self.left_out - {self.progress.at}
        ids = [step.id for step in self.lesson.steps if step.id not in left_out]
        at = min(max(ids.index(self.progress.at) + by, 0), len(ids) - 1)
        if ids[at] != self.progress.at:
            self.go(ids[at])

    # Questions

    @property
    def asking(self) -> Asking | None:
        """The question, as the lesson declares it, of the present step or its exhibit; or None."""
        return self.task.asking

    @property
    def question(self) -> Question | None:
        """The question of the present step about its state, or None."""
        asking = self.asking
        return None if asking is None else self.lesson.question(asking)

    @property
    def hints(self) -> tuple[Hint, ...]:
        """The kinds of hints that the present question has.

        A question without a rule has no rule hint. If the board marks the things of a question during the
        question, the question has no highlight hint.
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
        """The tries of the present question so far."""
        asking = self.asking
        return Tried() if asking is None else self.progress.questions.get(asking.id, Tried())

    def answer(self, value: Value) -> Answer:
        """Choose an option of the present question, and return the verdict.

        After a wrong option the learner may try again.
        """
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
        """Take the next hint and return its kind: nudge, rule, highlight or answer."""
        tried = self.current_try
        following = (HINTS.index(each) + 1 for each in self.hints)
        hints = next((each for each in following if each > tried.hints), MOST_HINTS)
        self._note(replace(tried, hints=hints))
        return HINTS[hints - 1]

    def skip(self) -> None:
        """Skip the present question. The review asks about the concept of the question later."""
        self._note(replace(self.current_try, is_settled=True, is_skipped=True))

    def _note(self, tried: Tried) -> None:
        asking = self.asking
        if asking is not None:
            self.progress = self.progress.with_question(asking.id, tried)

    # Review

    def taught_rules(self) -> frozenset[str]:
        """Return the ids of the rules that the learner has met in the lesson.

        They are the rules of all steps that the learner went past or that are left out, and of
        their questions.
        """
        passed = [each for each in self.lesson.steps if self.standing(each) != "open"]
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
        """Return the concepts that a review should ask about again, in the order of teaching."""
        return tuple(each.concept for each in self.concept_progress() if each.is_missed)

    def to_recall(self) -> tuple[str, ...]:
        """Return the concept to repeat at the end of the present act, as a tuple of at most one.

        The concept is one that was always answered right and never asked on a fresh position. The method
        searches the acts that are at least `DISTANCE` acts ago, the nearest first, and takes the first such
        concept.
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
        """Return the keys of the questions that the learner met.

        The keys of the lesson's questions come first, then the keys of questions in reviews.
        """
        tried, askings = self.progress.questions, self.lesson.askings
        own = (askings[name] for name, each in tried.items() if each.is_settled or each.wrong)
        asked = (self.lesson.question(each) for each in own if each.sought is None)
        return (*(each.key for each in asked), *self.progress.met)

    def meet(self, questions: Iterable[Question]) -> None:
        """Note that the learner met questions on fresh positions. The method drops the oldest notes."""
        met = (*self.progress.met, *(each.key for each in questions))
        self.progress = replace(self.progress, met=met[-MOST_MET:])

    def note_review(self, concept: str, is_right: bool) -> None:
        """Note the first answer to a question on a fresh position."""
        progress = self.progress
        self.progress = replace(progress, reviewed=(*progress.reviewed, (concept, is_right)))

    def answers(self) -> tuple[bool, ...]:
        """Return, for each answer so far, whether it was right at once.

        The answers in the lesson are first, then the answers on fresh positions. Answers to the author's
        questions count too, although they have no concept of the game. A skipped question has no
        answer.
        """
        own = _answers(self.progress.questions.values())
        return (*own, *(is_right for _, is_right in self.progress.reviewed))

    def answers_in(self, act: Act) -> tuple[bool, ...]:
        """Return, for each answer in the steps of an act, whether it was right at once."""
        asked = (self.lesson.task(step).asking for step in act.steps)
        tried = self.progress.questions
        return _answers(tried[each.id] for each in asked if each is not None and each.id in tried)

    def concept_progress(self) -> tuple[Learned, ...]:
        """Return the progress in every concept, in the order in which the concepts are taught.

        Answers in earlier lessons count.
        """
        given: dict[str, list[bool]] = {name: [] for name in self.lesson.teaching.CONCEPTS}
        fresh: dict[str, list[bool]] = {name: [] for name in given}
        for runner in (*self.earlier, self):
            for name, tried in runner.progress.questions.items():
                asking = runner.lesson.askings[name]
                if asking.sought is None and (tried.is_settled or tried.wrong):
                    given[asking.concept].append(not tried.is_missed)
            for concept, is_right in runner.progress.reviewed:
                fresh[concept].append(is_right)
        taught = self.taught_rules()
        return tuple(
            Learned(
                concept,
                len(answers) + len(fresh[concept]),
                sum(answers) + sum(fresh[concept]),
                len(fresh[concept]),
                _running(fresh[concept]),
                not taught.isdisjoint(self.lesson.teaching.CONCEPTS[concept].rules),
            )
            for concept, answers in given.items()
        )


def _answers(tried: Iterable[Tried]) -> tuple[bool, ...]:
    """Return, for each answer to some questions, whether it was right at once.

    A skipped question has no answer.
    """
    answered = (each for each in tried if each.wrong or (each.is_settled and not each.is_skipped))
    return tuple(not each.is_missed for each in answered)


def _running(answers: Sequence[bool]) -> int:
    """Return the number of consecutive right answers at the end."""
    return next((n for n, is_right in enumerate(reversed(answers)) if not is_right), len(answers))


def judge(question: Question, value: Value) -> Answer:
    """Return the verdict on an option of a question. Raises KeyError for an unknown option.

    If the learner puts things in order, every order is an option, also an order without a known
    misconception.
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
    """Return how a learner's try of a decision or turn compares with the example.

    The try begins after `ply` decisions, and the learner is after `now` decisions of `line`. Open:
    the try is not finished. Same: the decisions are those of the example. Other: they are
    different. If `accepted` is given, each of these decisions counts as the example's.
    """
    made = line.record.decisions[ply:now]
    if accepted:
        return "open" if not made else "same" if made[0] in accepted else "other"
    done = bool(made) if kind == "decide" else _is_over(line, ply, now)
    if not done:
        return "open"
    return "same" if made == example.record.decisions[ply:now] else "other"


def at_a_turn(line: Line, ply: int) -> bool:
    """Return whether a turn begins at a ply, or the game is over there."""
    if line.states[ply].due is None:
        return True
    return any(each.kind in TURNS and each.ply == ply for each in line.chapters)


def in_a_turn(line: Line, ply: int) -> bool:
    """Return whether a ply is within a player's turn, after its beginning.

    A night is not a turn.
    """
    begun, night = (line.place(ply + 1, kind) for kind in TURNS)
    if begun is None or at_a_turn(line, ply):
        return False
    return night is None or night.ply < begun.ply


def _is_over(line: Line, ply: int, now: int) -> bool:
    """Return whether the turn that begins after `ply` decisions is over after `now` decisions."""
    if line.states[now].due is None:
        return True
    return any(each.kind in TURNS and ply < each.ply <= now for each in line.chapters)
