"""The lesson as it is followed on the page: where its board stands, what was answered, what is due.

It moves the session to what a step shows and judges what was decided there; the words and the
looks are the lesson card's.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from random import Random
from typing import Final, Literal

from tutor.core.base.asking import Question, Value, options
from tutor.core.base.errors import TutorError
from tutor.core.lessons.files import open_course
from tutor.core.lessons.lesson import Lesson
from tutor.core.lessons.parts import Alternative, Spot
from tutor.core.lessons.progress import read_progress
from tutor.core.lessons.review import fresh
from tutor.core.lessons.runner import HINTS, Answer, LessonRunner, attempt, end_of_turn, judge
from tutor.core.records.compare import Comparison, compare
from tutor.core.records.step import start_of
from tutor.core.records.tree import Tree
from widgets.shared.workspace import Workspace, lesson_workspace
from widgets.shared.workspaces import LESSON, SHOWN, Workspaces

HIGHLIGHT: Final = 1 + HINTS.index("highlight")
REVIEWED: Final = 10
MOST_MISSED: Final = 3
"""So many positions a review asks about; so many missed concepts come back after an act."""


class Quiz:
    """Questions on fresh positions, one after another. `answers` tell which were right at once.

    `missed` are the concepts that were missed before it began.
    """

    def __init__(self, questions: list[Question], missed: tuple[str, ...]) -> None:
        self.questions = questions
        self.missed = missed
        self.number = 0
        self.chosen: tuple[Value, ...] = ()
        self.answers: list[bool] = []

    @property
    def question(self) -> Question | None:
        """The question asked now; None when all are done."""
        return self.questions[self.number] if self.number < len(self.questions) else None

    @property
    def is_open(self) -> bool:
        """Whether the question has no answer yet."""
        return len(self.answers) == self.number

    def next(self) -> None:
        """Go to the next question."""
        self.number += 1
        self.chosen = ()


class LessonController:
    """One learner's way through a lesson.

    `answer` is what was said to the last option chosen, `shown` an exhibit looked up by the way,
    `tried_place` the node an alternative led to. `is_move_shown` says that the example has made
    the decisions of the present step, not the learner.
    """

    def __init__(self, workspaces: Workspaces, lesson: str) -> None:
        self._workspaces = workspaces
        self.runner = LessonRunner(open_course(lesson))
        self.answer: Answer | None = None
        self.quiz: Quiz | None = None
        self.is_after_act = False
        self.is_contents_open = False
        self.is_for_teachers = False
        self.tried_place: int | None = None
        self.shown: str | None = None
        self.is_move_shown = False

    @property
    def lesson(self) -> Lesson:
        """The lesson that is followed."""
        return self.runner.lesson

    # What stands now

    @property
    def at(self) -> str:
        """The id of the step, or which question of a quiz is asked."""
        return self.runner.progress.at if self.quiz is None else f"quiz:{self.quiz.number}"

    @property
    def question(self) -> Question | None:
        """What is asked now: in a quiz, or by the step."""
        return self.quiz.question if self.quiz is not None else self.runner.question

    @property
    def chosen(self) -> tuple[Value, ...]:
        """The wrong options chosen so far."""
        return self.quiz.chosen if self.quiz is not None else self.runner.chosen

    @property
    def points(self) -> tuple[str, ...] | None:
        """What the board points at: what the step speaks of, or the highlight of a hint.

        None while the learner decides, or looks around.
        """
        if not self.is_here or self.is_deciding or self.tried_place is not None:
            return None
        question = self.question
        if question is None:
            return self.runner.step.points
        if self.quiz is None and self.runner.tried.hints >= HIGHLIGHT:
            return question.points
        return ()

    @property
    def is_deciding(self) -> bool:
        """Whether the learner decides in the present step."""
        task = self.runner.step.task
        return self.quiz is None and task is not None and task.kind in ("decide", "turn", "game")

    @property
    def is_here(self) -> bool:
        """Whether the board shows what the present step speaks of."""
        workspaces, session = self._workspaces, self._workspaces.session
        if self.shown is not None:
            return False
        if self.quiz is not None:
            return self.quiz.question is None or workspaces.at == SHOWN
        spot = self.runner.step.at
        if spot.exhibit:
            return workspaces.at == SHOWN
        if workspaces.at != LESSON or session.lesson != self.lesson.id:
            return False
        if self.tried_place is not None:
            return self.tried_place in session.path
        if self.is_deciding:
            return self._main_place(spot.ply) in session.path and session.ply >= spot.ply
        return session.place == self._main_place(spot.ply)

    def outcome(self) -> Literal["open", "same", "other"]:
        """What became of the decision or the turn that the present step asks for."""
        session, step = self._workspaces.session, self.runner.step
        if not self.is_deciding or step.task is None or not self.is_here:
            return "open"
        if step.task.kind == "game":
            return "same" if session.state.due is None else "open"
        return attempt(session.line, session.ply, step.at.ply, step.task.kind, self.lesson.line)

    # Going about

    def arrive(self) -> None:
        """Let the board show what is spoken of now. The watchers of the session are told."""
        self.tried_place, self.shown, self.is_contents_open = None, None, False
        self.is_move_shown = False
        if self.quiz is not None:
            if self.quiz.question is None:
                return
            state = self.quiz.question.state
            self._workspaces.lay_out(Workspace(Tree(state.game, start_of(state)), self.lesson.id))
            return
        spot = self.runner.step.at
        if spot.exhibit:
            self._workspaces.lay_out(self._exhibit_workspace(spot))
            return
        self._workspaces.open(LESSON, lambda: lesson_workspace(self.lesson.id))
        session = self._workspaces.session
        with session.held():
            if session.others and not self.is_deciding:
                session.let_play({})
            session.show_on_main(self._main_place(spot.ply))

    def show_exhibit(self, name: str) -> None:
        """Look at an exhibit by the way. Raises KeyError."""
        workspace = self._exhibit_workspace(Spot(0, name))
        self.shown, self.is_contents_open = name, False
        self._workspaces.lay_out(workspace)

    def next(self) -> None:
        """Go on: in the quiz, into the review of what was missed, or to the next step."""
        self.answer = None
        if self.quiz is not None:
            self._next_in_quiz()
            return
        runner = self.runner
        is_last = runner.step is runner.act.steps[-1]
        runner.next(is_seen_only=not self._is_carried_out)
        missed = runner.missed()[:MOST_MISSED] if is_last else ()
        if missed:
            self.is_after_act = True
            self._ask(len(missed), missed)

    @property
    def _is_carried_out(self) -> bool:
        """Whether the learner has done what the present step asks for."""
        task = self.runner.step.task
        if task is None or task.kind in ("question", "review"):
            return True
        if task.kind == "alternative":
            return self.tried_place is not None
        if task.kind == "exhibit":
            line = self.lesson.exhibit_line(self.lesson.exhibits[str(task.value)])
            return self.is_here and self._workspaces.session.ply >= line.plies
        return self.outcome() != "open" and not self.is_move_shown

    def show_move(self) -> None:
        """Let the example make what the present step asks the learner to decide."""
        place = self.example_place()
        if self.is_deciding and place is not None:
            self._workspaces.open(LESSON, lambda: lesson_workspace(self.lesson.id))
            self.is_move_shown = True
            self._workspaces.session.show_on_main(place)

    def review(self) -> None:
        """Ask on fresh positions: what was missed first, then anything."""
        self._ask(REVIEWED, tuple(self.lesson.teaching.CONCEPTS))

    def back(self) -> None:
        """Go back to the step before; a quiz is left."""
        self.quiz, self.answer = None, None
        self.runner.back()

    def open_act(self, name: str) -> None:
        """Go on with an act. Raises KeyError."""
        self.quiz, self.answer, self.is_contents_open = None, None, False
        self.runner.open_act(name)

    def open_step(self, step: str) -> None:
        """Go on with a step; an alternative on the board is one tried. Raises KeyError."""
        self.quiz, self.answer, self.is_contents_open = None, None, False
        self.runner.go(step)
        alternative, session = self.alternative, self._workspaces.session
        if alternative is not None and self._workspaces.at == LESSON:
            made = tuple(session.line.record.decisions[alternative.at : session.ply])
            is_tried = made and made == tuple(alternative.decisions[: len(made)])
            self.tried_place = session.place if is_tried and session.is_aside else None

    def leave_quiz(self) -> None:
        """Leave the questions on fresh positions."""
        if self.quiz is not None:
            self.quiz = None
            self._quiz_is_over()

    def _next_in_quiz(self) -> None:
        assert self.quiz is not None
        if self.quiz.question is None:
            self.leave_quiz()
            return
        self._note_first(self.quiz, is_right=False)
        self.quiz.next()

    def _note_first(self, quiz: Quiz, *, is_right: bool) -> None:
        """Note the first answer to a question; one left open is missed, later ones do not count."""
        if quiz.is_open and quiz.question is not None:
            quiz.answers.append(is_right)
            self.runner.reviewed(quiz.question.concept, is_right)

    def _quiz_is_over(self) -> None:
        runner = self.runner
        task = runner.step.task
        if task is not None and task.kind == "review" and not self.is_after_act:
            runner.progress = runner.progress.with_done(runner.progress.at)
        self.is_after_act = False

    def _ask(self, count: int, concepts: tuple[str, ...]) -> None:
        """Ask what was missed first; then what was never asked, and others, as they are taught."""
        runner = self.runner
        missed, progress = runner.missed(), runner.progress
        seed = progress.seed + len(progress.reviewed)
        first = [name for name in missed if name in concepts]
        others = [each for each in runner.learned() if each.concept not in first]
        Random(seed).shuffle(others)
        others.sort(key=lambda each: each.asked > 0)
        ordered = (*first, *(each.concept for each in others if each.concept in concepts))
        found = list(islice(fresh(self.lesson.game, ordered, seed), count))
        taught = list(self.lesson.teaching.CONCEPTS)
        found.sort(
            key=lambda each: (each.concept not in first, taught.index(each.concept)),
        )
        self.quiz = Quiz(found, missed)

    # Answering

    def choose(self, number: int) -> None:
        """Choose an option of the question asked now, by its place among them."""
        question = self.question
        if question is None:
            return
        offered = options(question)
        if not 0 <= number < len(offered):
            return
        value = offered[number]
        if self.quiz is not None and self.answer is not None and self.answer.is_right:
            return
        if self.quiz is None:
            self.answer = self.runner.answer(value)
            return
        self.answer = judge(question, value)
        self.quiz.chosen = (*self.quiz.chosen, value)
        self._note_first(self.quiz, is_right=self.answer.is_right)

    def hint(self) -> None:
        """Take the next hint to the question of the step."""
        if self.quiz is None and self.runner.question is not None:
            self.runner.hint()

    # Alternatives and exhibits

    @property
    def alternative(self) -> Alternative | None:
        """The alternative the present step offers."""
        task = self.runner.step.task
        if self.quiz is not None or task is None or task.kind != "alternative":
            return None
        return self.lesson.alternatives[str(task.value)]

    def try_alternative(self, name: str) -> None:
        """Play the alternative on a line of its own called `name`. Raises TreeError."""
        alternative = self.alternative
        if alternative is None:
            return
        self._workspaces.open(LESSON, lambda: lesson_workspace(self.lesson.id))
        session = self._workspaces.session
        with session.held():
            session.show(self._main_place(alternative.at))
            for decision in alternative.decisions:
                if not session.play(decision):
                    # The lesson tells what it is about; the learner has tried nothing.
                    session.forget()
                    break
            else:
                session.name_line(name)
            self.tried_place = session.place

    def example_place(self) -> int | None:
        """The node of the example that an alternative, or a turn decided otherwise, is against."""
        alternative = self.alternative
        if alternative is not None:
            return self._main_place(alternative.against)
        step = self.runner.step
        if not self.is_deciding or step.task is None:
            return None
        line, ply = self.lesson.line, step.at.ply
        after = end_of_turn(line, ply) if step.task.kind == "turn" else min(ply + 1, line.plies)
        return self._main_place(after)

    def compared(self) -> Comparison | None:
        """What was decided otherwise against the example; None where nothing was."""
        place = self.example_place()
        session = self._workspaces.session
        if place is None or self.outcome() != "other":
            return None
        return compare(session.tree, session.place, place)

    # Keeping

    def restore(self, kept: object) -> bool:
        """Take up what a browser or a file kept; whether it was of use."""
        if not isinstance(kept, Mapping):
            return False
        try:
            self.take(kept)
        except TutorError:
            return False
        return True

    def take(self, progress: object) -> None:
        """Go on where a JSON object says. Raises RecordError listing every fault."""
        self.runner = LessonRunner(self.lesson, read_progress(progress, self.lesson))
        self.quiz, self.answer = None, None

    # Inside

    def _main_place(self, ply: int) -> int:
        tree = self._lesson_tree()
        return (0, *tree.path(tree.protected))[ply]

    def _lesson_tree(self) -> Tree:
        return self._workspaces.tree_of(LESSON) or lesson_workspace(self.lesson.id).tree

    def _exhibit_workspace(self, spot: Spot) -> Workspace:
        exhibit = self.lesson.exhibits[spot.exhibit]
        tree = Tree(self.lesson.game, start_of(exhibit.start))
        for decision in exhibit.decisions:
            tree = tree.added(tree.current, decision)
        place = (0, *tree.path(tree.current))[spot.ply]
        return Workspace(tree.at(place), self.lesson.id)
