"""The controller of a lesson on the page: it owns the learner's place, answers and task.

It moves the session to the position of a step and judges the decisions made there; the lesson card
has the words and the looks. Every step, answer and choice passes through it and is reported to its
observers.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from time import time
from typing import Final

from tutor.core.base.errors import TutorError
from tutor.core.base.game import Decision
from tutor.core.base.questions import FIND, Question, Value, options
from tutor.core.lessons.asides import DEGREES, asks_certainty, asks_rule, rules_offered
from tutor.core.lessons.files import open_course
from tutor.core.lessons.forms import JUDGEMENTS, Posed
from tutor.core.lessons.lesson import Lesson, LessonKey, StepTask
from tutor.core.lessons.parts import Alternative, Exhibit, Plan, Spot
from tutor.core.lessons.progress import read_progress
from tutor.core.lessons.review import Quiz, quiz
from tutor.core.lessons.runner import HINTS, Answer, LessonRunner, attempt
from tutor.core.records.compare import Comparison, compare
from tutor.core.records.step import start_of
from tutor.core.records.tree import Tree
from widgets.lesson.events import (
    AlternativeTried,
    Decided,
    ExhibitShown,
    HintTaken,
    LessonEvent,
    MoveShown,
    Observer,
    OptionChosen,
    Outcome,
    PlanChosen,
    StepOpened,
)
from widgets.shared.workspace import Workspace, lesson_workspace
from widgets.shared.workspaces import LESSON, SHOWN, Workspaces

HIGHLIGHT: Final = 1 + HINTS.index("highlight")
REVIEWED: Final = 10
"""The number of positions that a review asks about."""
MOST_MISSED: Final = 3
"""The number of missed concepts that come back after an act, at most."""
SECONDS_OF_A_DAY: Final = 86_400


def days_today() -> int:
    """Today, in days since the beginning of 1970."""
    return int(time() // SECONDS_OF_A_DAY)


class LessonController:
    """One learner's way through a lesson; the only owner of the learner's place in it.

    `runner` holds the progress; others read it, and only the controller moves it. `answer` is the
    judgement of the last option chosen, `shown` an exhibit looked up beside the steps,
    `tried_place` the node that an alternative led to, `planned` the options of a plan chosen so
    far, the one on the board last. `is_move_shown` is true if the example, not the learner, has
    made the decisions of the present step. `today` tells which day it is. `certainty`
    is how sure the learner says to be of the answer to come, `rule_named` the rule that the learner
    says decided the last one; both are empty where nothing was said.
    """

    def __init__(self, workspaces: Workspaces, lesson: LessonKey) -> None:
        self._workspaces = workspaces
        self._observers: list[Observer] = []
        self.runner = LessonRunner(open_course(lesson.lesson, lesson.game))
        self.answer: Answer | None = None
        self.quiz: Quiz | None = None
        self.is_after_act = False
        self.is_contents_open = False
        self.tried_place: int | None = None
        self.shown: str | None = None
        self.planned: tuple[Exhibit, ...] = ()
        self.is_move_shown = False
        self.today = days_today
        self.certainty = ""
        self.rule_named = ""
        workspaces.session.observe(self._decided)

    @property
    def lesson(self) -> Lesson:
        """The lesson that is followed."""
        return self.runner.lesson

    @property
    def key(self) -> LessonKey:
        """The game and the id of the lesson."""
        return self.lesson.key

    def observe(self, observer: Observer) -> None:
        """Call `observer` after every step taken, answer given and choice made in the lesson."""
        self._observers.append(observer)

    def _tell(self, event: LessonEvent) -> None:
        for observer in tuple(self._observers):
            observer(event)

    def _went(self) -> None:
        """Show what is spoken of after a step was taken."""
        self._opened()
        self.arrive()

    def _opened(self) -> None:
        self.answer, self.planned = None, ()
        self.certainty = self.rule_named = ""
        self._tell(StepOpened(self.key, self.at))

    def _decided(self, decision: Decision, is_made: bool) -> None:
        """Tell of a decision on the board, where the present step asks for one."""
        if self.is_deciding and self.is_here:
            self._tell(Decided(self.key, self.at, decision, self.outcome(), not is_made))

    # What stands now

    @property
    def at(self) -> str:
        """The id of the step, or which question of a quiz is asked."""
        return self.runner.progress.at if self.quiz is None else f"quiz:{self.quiz.number}"

    @property
    def question(self) -> Question | None:
        """The present question: of a quiz, or of the step; None if there is none."""
        return self.quiz.question if self.quiz is not None else self.runner.question

    @property
    def claim(self) -> Posed | None:
        """The claim that is to be judged now; None where the question is a choice."""
        posed = None if self.quiz is None else self.quiz.asked
        return posed if posed is not None and posed.is_claim else None

    @property
    def offered(self) -> tuple[Value, ...]:
        """The options of the present question in their order; none without one."""
        question = self.question
        if question is None:
            return ()
        return options(question) if self.claim is None else JUDGEMENTS

    @property
    def is_settled(self) -> bool:
        """Whether nothing is left to answer: a claim that was judged wrong is told as well."""
        if self.quiz is None:
            return self.runner.tried.is_settled
        return self.answer is not None and (self.answer.is_right or self.claim is not None)

    @property
    def chosen(self) -> tuple[Value, ...]:
        """The wrong options chosen so far."""
        return self.quiz.chosen if self.quiz is not None else self.runner.chosen

    @property
    def points(self) -> tuple[str, ...] | None:
        """The things the board points at: those of the step, or the highlight of a hint.

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
    def task(self) -> StepTask:
        """The task of the present step."""
        return self.runner.task

    @property
    def is_deciding(self) -> bool:
        """Whether the learner decides in the present step."""
        return self.quiz is None and self.task.is_played

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
        if workspaces.at != LESSON or session.lesson != self.key:
            return False
        if self.tried_place is not None:
            return self.tried_place in session.path
        if self.is_deciding:
            is_after = self._main_place(spot.ply) in session.path and session.ply >= spot.ply
            # Who went further along the example has not decided here: there one looks around.
            until = self.task.until
            is_past = session.ply > until and self._main_place(until) in session.path
            return is_after and not (self.task.is_decision and is_past)
        return session.place == self._main_place(spot.ply)

    def outcome(self) -> Outcome:
        """The outcome of the decision or the turn that the present step asks for."""
        session, kind = self._workspaces.session, self.task.kind
        if not self.is_deciding or kind is None or not self.is_here:
            return "open"
        if kind == "game":
            return "same" if session.state.due is None else "open"
        ply = self.runner.step.at.ply
        example = self.lesson.line_at(self.runner.step.at)
        return attempt(session.line, session.ply, ply, kind, example)

    @property
    def is_waiting(self) -> bool:
        """Whether the learner is asked something here that is neither answered nor decided yet."""
        if not self.is_here:
            return False
        if self.is_deciding:
            return self.outcome() == "open"
        if self.quiz is not None:
            return self.quiz.question is not None
        if self.plan is not None:
            return not self.planned
        return self.runner.question is not None and not self.runner.tried.is_settled

    # Going about

    def arrive(self) -> None:
        """Let the board show what is spoken of now. The watchers of the session are told."""
        self.tried_place, self.shown, self.is_contents_open = None, None, False
        self.is_move_shown = False
        if self.quiz is not None:
            if self.quiz.question is None:
                return
            state = self.quiz.question.state
            self._workspaces.lay_out(Workspace(Tree(state.game, start_of(state)), self.key))
            return
        spot = self.runner.step.at
        if spot.exhibit:
            self._workspaces.lay_out(self._exhibit_workspace(spot))
            return
        self._workspaces.open_lesson(self.key)
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
        self._tell(ExhibitShown(self.key, name))

    def toggle_contents(self) -> None:
        """Open the contents, or close them."""
        self.is_contents_open = not self.is_contents_open

    @property
    def returned_after(self) -> int:
        """The days since the last learning where missed concepts come back; 0 where none do."""
        day = self.runner.progress.day
        if day is None or self.quiz is not None or not self.runner.missed():
            return 0
        return max(self.today() - day, 0)

    def toggle_returns(self) -> None:
        """Let what was missed come back on another day, or no longer."""
        progress = self.runner.progress
        day = self.today() if progress.day is None else None
        self.runner.progress = replace(progress, day=day)

    def recall(self) -> None:
        """Ask about what was missed on an earlier day; the step waits."""
        self._ask_missed()
        self._went()

    def _ask_missed(self) -> None:
        """Ask about what was missed, if anything was."""
        missed = self.runner.missed()
        if missed:
            self.is_after_act = True
            self.quiz = quiz(self.runner, min(len(missed), MOST_MISSED), missed)
            self._learn_today()

    def _learn_today(self) -> None:
        """Remember the day of learning, if the learner wants it."""
        progress = self.runner.progress
        if progress.day not in (None, self.today()):
            self.runner.progress = replace(progress, day=self.today())

    def next(self) -> None:
        """Go on: in the quiz, into the review of what was missed, or to the next step."""
        runner, asked = self.runner, self.quiz
        if asked is not None and asked.question is None:
            self.leave_quiz()
            return
        if asked is not None:
            asked.next()
        else:
            is_last = runner.step is runner.act.steps[-1]
            runner.next(is_seen_only=not self._is_carried_out)
            self._learn_today()
            if is_last:
                self._ask_missed()
        self._went()

    @property
    def _is_carried_out(self) -> bool:
        """Whether the learner has done what the present step asks for."""
        task = self.task
        if task.alternative is not None:
            return self.tried_place is not None
        if task.plan is not None:
            return bool(self.planned)
        if task.exhibit is not None:
            return self.is_here and self._workspaces.session.ply >= len(task.exhibit.decisions)
        return not task.is_played or (self.outcome() != "open" and not self.is_move_shown)

    def show_move(self) -> None:
        """Let the example make what the present step asks the learner to decide."""
        place = self.example_place()
        if self.is_deciding and place is not None:
            if not self.runner.step.at.exhibit:
                self._workspaces.open_lesson(self.key)
            self.is_move_shown = True
            self._workspaces.session.show_on_main(place)
            self._tell(MoveShown(self.key, self.at))

    def review(self) -> None:
        """Ask on fresh positions: what was missed first, then anything."""
        self.quiz = quiz(self.runner, REVIEWED, tuple(self.lesson.teaching.CONCEPTS))
        self._went()

    def leave_quiz(self) -> None:
        """Leave the questions on fresh positions."""
        runner = self.runner
        if self.quiz is not None and self.task.kind == "review" and not self.is_after_act:
            runner.progress = runner.progress.with_done(runner.progress.at)
        self.quiz, self.is_after_act = None, False
        self._went()

    def back(self) -> None:
        """Go back to the step before; a quiz is left."""
        self.runner.back()
        self.quiz = None
        self._went()

    def open_act(self, name: str) -> None:
        """Go on with an act. Raises KeyError."""
        self.runner.open_act(name)
        self.quiz = None
        self._went()

    def open_step(self, step: str) -> None:
        """Go on with a step; an alternative on the board is one tried. Raises KeyError.

        The board stays where it is.
        """
        self.quiz, self.is_contents_open = None, False
        self.runner.go(step)
        alternative, session = self.alternative, self._workspaces.session
        if alternative is not None and self._workspaces.at == LESSON:
            made = tuple(session.line.record.decisions[alternative.at : session.ply])
            is_tried = made and made == tuple(alternative.decisions[: len(made)])
            self.tried_place = session.place if is_tried and session.is_aside else None
        self._opened()

    # Answering

    def choose(self, number: int) -> None:
        """Choose an option of the question asked now, by its place among them."""
        question, asked = self.question, self.quiz
        offered = self.offered
        is_settled = asked is not None and self.is_settled
        if question is None or is_settled or not 0 <= number < len(offered):
            return
        value = offered[number]
        certainty = self.certainty if self.is_certainty_asked else ""
        self.answer = self.runner.answer(value) if asked is None else asked.answer(value)
        if certainty:
            progress = self.runner.progress
            said = (*progress.certain, (certainty, self.answer.is_right))
            self.runner.progress = replace(progress, certain=said)
        self._tell(OptionChosen(self.key, self.at, question.concept, value, *self.answer))

    # Beside a question

    @property
    def is_certainty_asked(self) -> bool:
        """Whether it is asked here how sure the learner is of the answer to come."""
        progress, tried = self.runner.progress, self.runner.tried
        if self.question is None or self.answer is not None:
            return False
        met = len(progress.reviewed) + len(progress.questions)
        if self.quiz is not None:
            return asks_certainty(met)
        asking = self.runner.asking
        is_met = asking is not None and asking.id in progress.questions
        return not tried.is_settled and not tried.wrong and asks_certainty(met - is_met)

    def be_certain(self, degree: str) -> None:
        """Say how sure one is of the answer to come; any other word is nothing."""
        if self.is_certainty_asked and degree in DEGREES:
            self.certainty = degree

    @property
    def rules_offered(self) -> tuple[str, ...]:
        """The rules of which one decided the question just answered; none beside most."""
        question = self.question
        if self.quiz is None or question is None or not self.is_settled:
            return ()
        if not asks_rule(len(self.runner.progress.reviewed)):
            return ()
        return rules_offered(self.lesson.teaching, question)

    def name_rule(self, rule: str) -> None:
        """Say which rule decided the question; any other than those offered is nothing."""
        if rule in self.rules_offered and not self.rule_named:
            self.rule_named = rule

    def find(self, thing: str) -> bool:
        """Choose a thing on the board, where one is to be found; whether it was an answer."""
        question = self.question
        if not self.is_here or question is None or question.concept != FIND:
            return False
        offered = options(question)
        if thing not in offered or self.runner.tried.is_settled:
            return False
        self.choose(offered.index(thing))
        return True

    def hint(self) -> None:
        """Take the next hint to the question of the step."""
        if self.quiz is None and self.runner.question is not None:
            self._tell(HintTaken(self.key, self.at, self.runner.hint()))

    # Alternatives and exhibits

    @property
    def alternative(self) -> Alternative | None:
        """The alternative the present step offers."""
        return self.task.alternative if self.quiz is None else None

    def try_alternative(self, name: str) -> None:
        """Play the alternative on a line of its own called `name`. Raises TreeError."""
        alternative = self.alternative
        if alternative is None:
            return
        self._workspaces.open_lesson(self.key)
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
        self._tell(AlternativeTried(self.key, self.at, alternative.id))

    # Plans

    @property
    def plan(self) -> Plan | None:
        """The choice between plans that the present step offers."""
        return self.task.plan if self.quiz is None else None

    @property
    def option(self) -> Exhibit | None:
        """The option of a plan on the board; None before one is chosen."""
        return self.planned[-1] if self.planned else None

    @property
    def is_plan_told(self) -> bool:
        """Whether the option on the board has been played to its end."""
        option = self.option
        return option is not None and self._workspaces.session.ply >= len(option.decisions)

    def choose_plan(self, name: str) -> None:
        """Lay out an option of the plan, by its id, from its beginning; any other is nothing."""
        offered = () if self.plan is None else self.plan.options
        for option in offered:
            if option.id == name:
                others = tuple(each for each in self.planned if each is not option)
                self.planned, self.shown = (*others, option), None
                self._workspaces.lay_out(self._exhibit_workspace(Spot(0, name)))
                self._tell(PlanChosen(self.key, self.at, name))

    def example_place(self) -> int | None:
        """The node of the example that an alternative, or a turn decided otherwise, is against."""
        alternative = self.alternative
        if alternative is not None:
            return self._main_place(alternative.against)
        if not self.is_deciding:
            return None
        # The decisions of an exhibit are laid out before any other.
        is_shown, until = bool(self.runner.step.at.exhibit), self.task.until
        return until if is_shown else self._main_place(until)

    def compared(self) -> Comparison | None:
        """The learner's line compared with the example; None unless they differ."""
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
        self.quiz = None
        self._opened()

    # Inside

    def _main_place(self, ply: int) -> int:
        """The node of the example after `ply` decisions."""
        tree = self._workspaces.tree_of_lesson(self.key) or lesson_workspace(self.key).tree
        return (0, *tree.path(tree.protected))[ply]

    def _exhibit_workspace(self, spot: Spot) -> Workspace:
        exhibit = self.lesson.exhibits[spot.exhibit]
        tree = Tree(self.lesson.game, start_of(exhibit.start))
        for decision in exhibit.decisions:
            tree = tree.added(tree.current, decision)
        place = (0, *tree.path(tree.current))[spot.ply]
        return Workspace(tree.at(place), self.key)
