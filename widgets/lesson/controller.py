"""The controller of a lesson on the page: it owns the learner's place, answers and task.

It moves the session to the position of a step and judges the decisions made there; the lesson card
has the words and the looks. Every step, answer and choice passes through it and is reported to its
observers.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final, assert_never

from tutor.core.base.errors import TutorError
from tutor.core.base.game import Decision
from tutor.core.base.players import Chosen
from tutor.core.base.questions import Question, Value
from tutor.core.lessons.asides import DEGREES
from tutor.core.lessons.files import open_course
from tutor.core.lessons.forms import QuestionView
from tutor.core.lessons.lesson import Lesson, LessonKey
from tutor.core.lessons.parts import Alternative, Exhibit, Spot
from tutor.core.lessons.progress import read_progress
from tutor.core.lessons.review import Quiz, asked_anew, quiz, written
from tutor.core.lessons.runner import HINTS, LessonRunner, in_a_turn
from tutor.core.records.lines import letter_for, line_to
from tutor.core.records.step import start_of
from tutor.core.records.tree import Tree
from widgets.lesson.attempt import Attempt
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
from widgets.lesson.modes import (
    Answered,
    Asking,
    Contents,
    Deciding,
    Guess,
    Held,
    LookingAround,
    LookingUp,
    Mode,
    Planning,
    Playing,
    QuizOver,
    Quizzing,
    Reading,
    Reviewing,
    StepMode,
    Tried,
    Trying,
    Watching,
    Work,
    mode_of,
    mode_of_quiz,
    return_to,
    with_work,
    work_of,
)
from widgets.lesson.questions import asks_how_sure, question_of, rules_beside, view_of
from widgets.session.happened import last_decided
from widgets.session.workspace import Kind, Workspace, lesson_workspace, player_of
from widgets.shared.days import days_today
from widgets.shared.place import QuizPlace
from widgets.shared.place_parts import FreshQuestion
from widgets.shared.workspaces import LESSON, SHOWN, Workspaces

HIGHLIGHT: Final = 1 + HINTS.index("highlight")
REVIEWED: Final = 10
"""The number of positions that a review asks about."""
GUESSED_RIGHT: Final = "right"
GUESSED_WRONG: Final = "wrong"
GUESSES: Final[tuple[Guess, ...]] = (GUESSED_RIGHT, GUESSED_WRONG)
MOST_MISSED: Final = 3
"""The number of missed concepts that come back after an act, at most."""


class LessonController:
    """One learner's way through a lesson; the only owner of the learner's place in it.

    `runner` holds the progress, `mode` what the learner does now. Others read them, and only the
    controller changes them. `today` tells which day it is.
    """

    def __init__(self, workspaces: Workspaces, lesson: LessonKey) -> None:
        self._workspaces = workspaces
        self._observers: list[Observer] = []
        self.runner = LessonRunner(open_course(lesson.lesson, lesson.game))
        self._held: Held = self._step_mode()
        self.today = days_today
        workspaces.session.observe(self._decided)
        workspaces.session.answer_by(self._join)

    def observe(self, observer: Observer) -> None:
        """Call `observer` after every step taken, answer given and choice made in the lesson."""
        self._observers.append(observer)

    def _tell(self, event: LessonEvent) -> None:
        for observer in tuple(self._observers):
            observer(event)

    # What stands now

    @property
    def lesson(self) -> Lesson:
        """The lesson that is followed."""
        return self.runner.lesson

    @property
    def key(self) -> LessonKey:
        """The game and the id of the lesson."""
        return self.lesson.key

    @property
    def at(self) -> str:
        """The id of the step, or which question of a quiz is asked."""
        asked = self.quiz
        return self.runner.progress.at if asked is None else f"quiz:{asked.place[0] - 1}"

    @property
    def mode(self) -> Mode:
        """What the learner does now, as far as the board shows it."""
        held = self._held
        if isinstance(held, Contents | LookingUp) or self._is_shown(held):
            return held
        return LookingAround(held)

    @property
    def work(self) -> Work:
        """What the lesson has the learner do, whatever lies over it or is on the board."""
        return work_of(self._held)

    @property
    def here(self) -> Work | None:
        """The same if the board shows what it speaks of, also under the contents; else None."""
        held = self._held.under if isinstance(self._held, Contents) else self._held
        return held if not isinstance(held, LookingUp) and self._is_shown(held) else None

    @property
    def is_here(self) -> bool:
        """Whether the board shows what the lesson speaks of."""
        return self.here is not None

    @property
    def is_contents_open(self) -> bool:
        """Whether the contents are open."""
        return isinstance(self._held, Contents)

    @property
    def shown(self) -> str | None:
        """The id of the exhibit that is looked at by the way."""
        held = self._held.under if isinstance(self._held, Contents) else self._held
        return held.exhibit.id if isinstance(held, LookingUp) else None

    @property
    def quiz(self) -> Quiz | None:
        """The questions on fresh positions, if they are asked."""
        work = self.work
        return work.quiz if isinstance(work, Quizzing | QuizOver) else None

    @property
    def question(self) -> Question | None:
        """The question that is asked now."""
        return question_of(self.work)

    @property
    def asked(self) -> QuestionView | None:
        """What there is to see of the question that is asked now."""
        work = self.work
        return self.view_of(work) if isinstance(work, Asking | Quizzing) else None

    def view_of(self, work: Asking | Quizzing) -> QuestionView:
        """What there is to see of a question of the lesson."""
        return view_of(self.runner, work, is_played_out=self._is_played_out(work))

    @property
    def option(self) -> Exhibit | None:
        """The option of a plan on the board; None before one is chosen."""
        work = self.work
        return work.chosen[-1] if isinstance(work, Planning) and work.chosen else None

    @property
    def plans_offered(self) -> tuple[Exhibit, ...]:
        """The options of the plan that the present step offers; none where it offers none."""
        return self.work.plan.options if isinstance(self.work, Planning) else ()

    @property
    def is_plan_told(self) -> bool:
        """Whether the option on the board has been played to its end."""
        option = self.option
        return option is not None and self._workspaces.session.ply >= len(option.decisions)

    @property
    def attempt(self) -> Attempt | None:
        """What was decided where the step here asks for a decision or a turn."""
        work = self.here
        place = self.example_place
        if not isinstance(work, Deciding) or place is None:
            return None
        return Attempt(self.lesson, work, self._workspaces.session, place)

    @property
    def example_place(self) -> int | None:
        """The node of the example that an alternative, or a turn decided otherwise, is against."""
        work = self.work
        if isinstance(work, Trying):
            return self._main_place(work.alternative.against)
        if not isinstance(work, Deciding):
            return None
        # The decisions of an exhibit are laid out before any other.
        return work.until if work.step.at.exhibit else self._main_place(work.until)

    @property
    def has_two_lines(self) -> bool:
        """Whether what was tried or decided can be compared with the example."""
        work, attempt = self.work, self.attempt
        is_tried = isinstance(work, Trying) and work.tried is not None
        return is_tried or (attempt is not None and attempt.comparison is not None)

    def outcome(self) -> Outcome:
        """The outcome of the decision, the turn or the game that the present step asks for."""
        if (attempt := self.attempt) is not None:
            return attempt.outcome
        is_over = isinstance(self.here, Playing) and self._workspaces.session.state.due is None
        return "same" if is_over else "open"

    @property
    def points(self) -> tuple[str, ...] | None:
        """The things the board points at: those of the step, a question's facts, or a highlight.

        None while the learner decides, or looks around.
        """
        work = self.here
        match work:
            case None | Deciding() | Playing() | Trying(tried=Tried()):
                return None
            case Asking(posed=posed) if self.runner.tried.hints >= HIGHLIGHT:
                return posed.question.points
            case Asking(posed=posed) | Quizzing(posed=posed):
                return posed.question.facts
            case QuizOver() | Reading() | Reviewing() | Watching() | Trying() | Planning():
                return self.runner.step.points
            case _:
                assert_never(work)

    @property
    def asked_of(self) -> str:
        """The player that the present question is about; empty for none, or without a question."""
        question = question_of(self.here)
        return "" if question is None else question.about.player

    @property
    def is_waiting(self) -> bool:
        """Whether the learner is asked something here that is neither answered nor decided yet."""
        work = self.here
        match work:
            case Deciding() | Playing():
                return self.outcome() == "open"
            case Asking():
                return self.asked is not None and not self.asked.is_settled
            case Planning(chosen=chosen):
                return not chosen
            case Quizzing():
                return True
            case None | QuizOver() | Reading() | Reviewing() | Watching() | Trying():
                return False
            case _:
                assert_never(work)

    @property
    def is_opening(self) -> bool:
        """Whether a game is played on from here whose first turn is not over yet."""
        work, session = self.here, self._workspaces.session
        return isinstance(work, Playing) and not any(
            each.kind == "turn" and work.step.at.ply < each.ply <= session.ply
            for each in session.line.chapters
        )

    @property
    def untold(self) -> range:
        """The plies of the others in a game that is played on which the learner has not read."""
        work, session = self.here, self._workspaces.session
        if not (isinstance(work, Playing) and session.others) or session.state.due is None:
            return range(0)
        read = max(work.read_to, work.step.at.ply)
        return range(
            max(last_decided(session.line, session.ply, session.mine), read) + 1, session.ply + 1
        )

    @property
    def is_certainty_asked(self) -> bool:
        """Whether it is asked here how sure the learner is of the answer to come."""
        work, asked = self.work, self.asked
        if asked is None or not isinstance(work, Asking | Quizzing):
            return False
        return asks_how_sure(self.runner, work, asked)

    @property
    def rules_offered(self) -> tuple[str, ...]:
        """The rules of which one decided the question just answered; none beside most."""
        asked = self.asked
        if asked is None or not isinstance(self.work, Quizzing):
            return ()
        return rules_beside(self.runner, asked)

    @property
    def returned_after(self) -> int:
        """The days since the last learning where missed concepts come back; 0 where none do."""
        day = self.runner.progress.day
        if day is None or self.quiz is not None or not self.runner.missed():
            return 0
        return max(self.today() - day, 0)

    @property
    def quiz_place(self) -> QuizPlace | None:
        """The place in the questions on fresh positions; None where none are asked."""
        work = self.work
        if not isinstance(work, Quizzing | QuizOver):
            return None
        return QuizPlace(work.quiz, work.quiz.number, work.is_after_act)

    @property
    def fresh_question(self) -> FreshQuestion | None:
        """The question on a fresh position as it can be asked for; None where none is asked."""
        work = self.work
        if not isinstance(work, Quizzing):
            return None
        named = written(work.posed, self.lesson.teaching)
        return FreshQuestion(*named, work.is_after_act, work.quiz.place)

    def has_decided_before(self, alternative: Alternative) -> bool:
        """Whether the learner has decided so before, where the example decides otherwise."""
        tree = self._workspaces.session.tree
        others = tree.children(self._main_place(alternative.at))
        return any(tree.node(each).step.decision == alternative.decisions[0] for each in others)

    # Going about

    def arrive(self) -> None:
        """Let the board show what is spoken of now. The watchers of the session are told."""
        work = self.work
        if not isinstance(work, Quizzing | QuizOver):
            is_left = work.step is not self.runner.step
            work = self._step_mode() if is_left else return_to(work)
        self._held = work
        if isinstance(work, QuizOver):
            return
        if isinstance(work, Quizzing):
            state = work.posed.question.state
            self._workspaces.lay_out(Workspace(Tree(state.game, start_of(state)), self.key))
            return
        spot = work.step.at
        if spot.exhibit:
            self._workspaces.lay_out(self._exhibit_workspace(spot))
            return
        self._workspaces.open_lesson(self.key)
        session = self._workspaces.session
        with session.held():
            if session.others and not isinstance(work, Playing):
                session.let_play({})
            session.show_on_main(self._main_place(spot.ply))
            if self.is_opening and not session.others:
                session.let_play(self._rivals())

    def _go_to(self, work: Work) -> None:
        """Begin with something else, and show it."""
        self._open(work)
        self.arrive()

    def _open(self, work: Work) -> None:
        """Begin with something else; the board stays where it is."""
        self._held = work
        self._tell(StepOpened(self.key, self.at))

    def next(self) -> None:
        """Go on: in the quiz, into the review of what was missed, or to the next step."""
        work, runner = self.work, self.runner
        if isinstance(work, QuizOver):
            self.leave_quiz()
        elif isinstance(work, Quizzing):
            asked = work.quiz
            asked.next()
            if work.is_after_act and asked.question is None and len(asked.posed) == 1:
                self.leave_quiz()  # of one question there is nothing to sum up
            else:
                self._go_to(mode_of_quiz(asked, is_after_act=work.is_after_act))
        else:
            is_last = runner.step is runner.act.steps[-1]
            recalled = runner.to_recall() if is_last else ()
            runner.next(is_seen_only=not self._is_carried_out(work))
            self._learn_today()
            missed = (*runner.missed()[: MOST_MISSED - len(recalled)], *recalled)
            self._go_to(self._quiz_on(missed) if is_last and missed else self._step_mode())

    def _is_carried_out(self, work: StepMode) -> bool:
        """Whether the learner has done what a step asks for."""
        match work:
            case Trying(tried=tried):
                return tried is not None
            case Planning(chosen=chosen):
                return bool(chosen)
            case Watching(exhibit=Exhibit() as exhibit) | Asking(exhibit=Exhibit() as exhibit):
                return self.is_here and self._workspaces.session.ply >= len(exhibit.decisions)
            case Playing(step=step):  # whoever has played a turn of it has played on
                return self.is_here and self._workspaces.session.ply > step.at.ply
            case Deciding(by=by):
                return self.outcome() != "open" and by != "example"
            case Reading() | Reviewing() | Watching() | Asking():
                return True
            case _:
                assert_never(work)

    def back(self) -> None:
        """Go back to the step before; a quiz is left."""
        self.runner.back()
        self._go_to(self._step_mode())

    def open_act(self, name: str) -> None:
        """Go on with an act. Raises KeyError."""
        self.runner.open_act(name)
        self._go_to(self._step_mode())

    def open_step(self, step: str) -> None:
        """Go on with a step; an alternative on the board is one tried. Raises KeyError.

        The board stays where it is.
        """
        self.runner.go(step)
        work, session = self._step_mode(), self._workspaces.session
        if isinstance(work, Trying) and self._workspaces.at == LESSON and session.is_aside:
            decisions = work.alternative.decisions
            made = session.line.record.decisions[work.alternative.at : session.ply]
            if made and tuple(made) == tuple(decisions[: len(made)]):
                work = replace(work, tried=Tried(session.place))
        self._open(work)

    def open_contents(self) -> None:
        """Open the contents."""
        if not isinstance(self._held, Contents):
            self._held = Contents(self._held)

    def toggle_contents(self) -> None:
        """Open the contents, or close them."""
        held = self._held
        self._held = held.under if isinstance(held, Contents) else Contents(held)

    def show_exhibit(self, name: str) -> None:
        """Look at an exhibit by the way. Raises KeyError."""
        workspace = self._exhibit_workspace(Spot(0, name))
        self._held = LookingUp(self.lesson.exhibits[name], self.work)
        self._workspaces.lay_out(workspace)
        self._tell(ExhibitShown(self.key, name))

    def close_exhibit(self) -> None:
        """Look at no exhibit by the way any more; the board stays where it is."""
        held, work = self._held, self.work
        self._held = Contents(work) if isinstance(held, Contents) else work

    # Questions on fresh positions

    def review(self) -> None:
        """Ask on fresh positions: what was missed first, then anything."""
        asked = quiz(self.runner, REVIEWED, tuple(self.lesson.teaching.CONCEPTS))
        self._go_to(mode_of_quiz(asked, is_after_act=False))

    def recall(self) -> None:
        """Ask about what was missed on an earlier day; the step waits."""
        missed = self.runner.missed()
        self._go_to(self._quiz_on(missed) if missed else self._step_mode())

    def _quiz_on(self, concepts: Sequence[str]) -> Work:
        """Questions about the first of some concepts, on fresh positions."""
        asked = quiz(self.runner, min(len(concepts), MOST_MISSED), concepts)
        self._learn_today()
        return mode_of_quiz(asked, is_after_act=True)

    def ask(self, asked: FreshQuestion, tree: Tree) -> bool:
        """Ask what was asked elsewhere of the start of a tree; whether it can be asked there."""
        concept, about, form, _, place = asked
        if place[1] > REVIEWED:
            return False
        found = asked_anew(self.runner, tree.start, concept, about, form, place)
        if found is None or tree.game is not self.lesson.game:
            return False
        self.take_up(QuizPlace(found, 0, asked.is_again))
        self._workspaces.lay_out(Workspace(tree, self.key))
        return True

    def take_up(self, place: QuizPlace) -> None:
        """Go on with questions at one of them; the board stays where it is."""
        asked = place.quiz
        asked.number, asked.chosen = place.number, ()
        self._open(mode_of_quiz(asked, is_after_act=place.is_after_act))

    def leave_quiz(self) -> None:
        """Leave the questions on fresh positions."""
        work, progress, step_mode = self.work, self.runner.progress, self._step_mode()
        is_asked = isinstance(work, Quizzing | QuizOver) and not work.is_after_act
        if is_asked and isinstance(step_mode, Reviewing):
            is_left = isinstance(work, Quizzing)
            self.runner.progress = progress.with_done(progress.at, is_seen_only=is_left)
        self._go_to(step_mode)

    def toggle_returns(self) -> None:
        """Let what was missed come back on another day, or no longer."""
        progress = self.runner.progress
        day = self.today() if progress.day is None else None
        self.runner.progress = replace(progress, day=day)

    def _learn_today(self) -> None:
        """Remember the day of learning, if the learner wants it."""
        progress = self.runner.progress
        if progress.day not in (None, self.today()):
            self.runner.progress = replace(progress, day=self.today())

    # Answering

    def choose(self, number: int) -> None:
        """Choose an option of the question asked now, by its place among them.

        Where several players are asked for, each is marked or not; what comes after the last of
        them says that these are all. Things are put in order in the same way, one after the other,
        and only when all of them are.
        """
        asked = self.asked
        if asked is None or (asked.is_settled and (self.quiz is not None or asked.several)):
            return
        if number < len(asked.several):
            self._mark(asked.several[number])
        elif asked.several:
            whole = asked.whole_answer
            if number == len(asked.several) and whole is not None:
                self._answer(whole)
        elif number < len(asked.offered):
            self._answer(asked.offered[number])

    def enter(self, number: str) -> None:
        """Answer by a number; what is none is nothing."""
        asked, is_number = self.asked, re.fullmatch(r"[0-9]{1,3}", number.strip())
        if is_number and asked is not None and asked.kind == "entered" and not asked.is_settled:
            self._answer(int(number))

    def find(self, thing: str) -> bool:
        """Choose a thing on the board, where one is to be found; whether it was an answer."""
        asked = self.asked
        if not self.is_here or asked is None or asked.kind != "found" or asked.is_settled:
            return False
        if thing not in asked.offered:
            return False
        self.choose(asked.offered.index(thing))
        return True

    def _mark(self, thing: str) -> None:
        """Mark one of several, or mark it no longer; what comes after it in an order moves up."""
        work = self.work
        if isinstance(work, Asking | Quizzing):
            marked = work.reply.marked
            without = tuple(each for each in marked if each != thing)
            now = without if thing in marked else (*marked, thing)
            self._put(replace(work, reply=replace(work.reply, marked=now)))

    def _answer(self, value: Value) -> None:
        work, runner = self.work, self.runner
        if not isinstance(work, Asking | Quizzing):
            return
        reply, question = work.reply, work.posed.question
        certainty = reply.certainty if self.is_certainty_asked else ""
        answer = (runner if isinstance(work, Asking) else work.quiz).answer(value)
        self._put(replace(work, reply=Answered(answer, reply.certainty, reply.marked)))
        if certainty:
            said = (*runner.progress.certain, (certainty, answer.is_right))
            runner.progress = replace(runner.progress, certain=said)
        self._tell(OptionChosen(self.key, self.at, question.concept, value, *answer))

    def be_certain(self, degree: str) -> None:
        """Say how sure one is of the answer to come; any other word is nothing."""
        work = self.work
        if not isinstance(work, Asking | Quizzing) or degree not in DEGREES:
            return
        if self.is_certainty_asked:
            self._put(replace(work, reply=replace(work.reply, certainty=degree)))

    def name_rule(self, rule: str) -> None:
        """Say which rule decided the question; any other than those offered is nothing."""
        work = self.work
        if not isinstance(work, Quizzing) or not isinstance(work.reply, Answered):
            return
        if rule in self.rules_offered and not work.reply.rule:
            self._put(replace(work, reply=replace(work.reply, rule=rule)))

    def hint(self) -> None:
        """Take the next hint to the question of the step."""
        if isinstance(self.work, Asking):
            self._tell(HintTaken(self.key, self.at, self.runner.hint()))

    # Deciding

    def show_move(self) -> None:
        """Let the example make what the present step asks the learner to decide."""
        work, place = self.work, self.example_place
        if not isinstance(work, Deciding) or place is None:
            return
        step = work.step
        if not step.at.exhibit:
            self._workspaces.open_lesson(self.key)
        self._put(replace(work, by="example"))
        session = self._workspaces.session
        if Attempt(self.lesson, work, session, place).is_example_accepted:
            session.show_on_main(place)
        else:
            before = self._main_place(step.at.ply)
            with session.held():
                session.show_on_main(before)
                tree = session.tree.added(before, step.accepted[0])
                session.edit(tree.named(tree.current, letter_for(tree, tree.current)))
        self._tell(MoveShown(self.key, self.at))

    def read_others(self) -> None:
        """Leave behind what the others did; the decision of the learner follows."""
        work = self.work
        if isinstance(work, Playing):
            self._put(replace(work, read_to=self._workspaces.session.ply))

    def try_alternative(self, name: str, guess: str = "") -> None:
        """Play the alternative on a line of its own called `name`. Raises TreeError.

        `guess` is one of `GUESSES`; any other is none.
        """
        work = self.work
        if not isinstance(work, Trying):
            return
        alternative = work.alternative
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
            guessed = next((each for each in GUESSES if each == guess), None)
            self._put(replace(work, tried=Tried(session.place, guessed)))
        self._tell(AlternativeTried(self.key, self.at, alternative.id))

    def choose_plan(self, name: str) -> None:
        """Lay out an option of the plan, by its id, from its beginning; any other is nothing."""
        work = self.work
        for option in self.plans_offered:
            if option.id == name and isinstance(work, Planning):
                others = tuple(each for each in work.chosen if each is not option)
                self._held = replace(work, chosen=(*others, option))
                self._workspaces.lay_out(self._exhibit_workspace(Spot(0, name)))
                self._tell(PlanChosen(self.key, self.at, name))

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

    def join(self, kept: object) -> None:
        """Add what was done elsewhere, where it is of use; the place stays."""
        with suppress(TutorError):
            joined = self.runner.progress.joined(read_progress(kept, self.lesson))
            if joined != self.runner.progress:  # else there is nothing to keep anew
                self.runner.progress = joined

    def take(self, progress: object) -> None:
        """Go on where a JSON object says. Raises RecordError listing every fault."""
        self.runner = LessonRunner(self.lesson, read_progress(progress, self.lesson))
        self._open(self._step_mode())

    # Inside

    def _step_mode(self) -> StepMode:
        """The mode in which the present step begins."""
        return mode_of(self.lesson, self.runner.step)

    def _put(self, work: Work) -> None:
        """Go on with what is done; what lies over it stays."""
        self._held = with_work(self._held, work)

    def _is_shown(self, work: Work) -> bool:
        """Whether the board shows what a mode speaks of."""
        workspaces, session = self._workspaces, self._workspaces.session
        is_laid_out = workspaces.at == SHOWN and session.lesson == self.key
        if isinstance(work, Quizzing | QuizOver):
            return is_laid_out or isinstance(work, QuizOver)
        if isinstance(work, Deciding | Playing) and self._is_only_looking(work):
            return False
        spot = work.step.at
        if spot.exhibit:
            return is_laid_out
        if workspaces.at != LESSON or session.lesson != self.key:
            return False
        is_after = self._main_place(spot.ply) in session.path and session.ply >= spot.ply
        match work:
            case Trying(tried=Tried(place=place)):
                return place in session.path
            case Playing():
                return is_after
            case Deciding(until=until):
                # Who went further along the example has not decided here: there one looks around.
                is_past = session.ply > until and self._main_place(until) in session.path
                return is_after and not is_past
            case Reading() | Reviewing() | Watching() | Asking() | Trying() | Planning():
                return session.place == self._main_place(spot.ply)
            case _:
                assert_never(work)

    def _is_only_looking(self, work: Deciding | Playing) -> bool:
        """Whether one went along the example from where one is to decide, without deciding."""
        session, spot = self._workspaces.session, work.step.at
        has_decided = work.by != "none" if isinstance(work, Deciding) else work.has_decided
        if session.ply <= spot.ply or has_decided:
            return False
        return session.path[spot.ply + 1] <= session.tree.protected or bool(spot.exhibit)

    def _is_played_out(self, work: Work) -> bool:
        """Whether the exhibit that a question is about was played to its end on the board."""
        if not isinstance(work, Asking) or work.exhibit is None:
            return False
        return self.is_here and self._workspaces.session.ply >= len(work.exhibit.decisions) > 0

    def _decided(self, decision: Decision, is_made: bool) -> None:
        """Tell of a decision on the board, where the present step asks for one."""
        session, work = self._workspaces.session, self.work
        if not isinstance(work, Deciding | Playing):
            return
        ply = work.step.at.ply
        if is_made and session.ply > ply and session.line.decision(ply + 1) == decision:
            if isinstance(work, Playing):
                self._put(replace(work, has_decided=True))
            elif work.by == "none":
                self._put(replace(work, by="learner"))
        if self.is_here:
            self._tell(Decided(self.key, self.at, decision, self.outcome(), not is_made))

    def _join(self, tree: Tree) -> Chosen | None:
        """What another decides who joins in the turn that the learner plays; None is the learner's.

        Whoever follows the example is answered as there, anybody else by the game's advice. Where
        a single decision is asked for, the example's ends it, and the next step tells what follows.
        """
        work, due = self.here, tree.step(tree.current).state.due
        if not isinstance(work, Deciding):
            return None
        mover = self.lesson.state(work.step.at).due
        if due is None or mover is None or due.player == mover.player:
            return None
        example = self.lesson.line_at(work.step.at).record.decisions
        line = line_to(tree, tree.current)
        ply = len(line.record.decisions)
        if not in_a_turn(line, ply):
            return None
        if line.record.decisions != example[:ply]:
            return player_of("advised", tree.game, due.player).choose(line.states[ply])
        return None if work.kind == "decide" else Chosen(example[ply], None)

    def _rivals(self) -> dict[str, Kind]:
        """All players but the one who decides, with the policy that tells its reasons."""
        state = self._workspaces.session.state
        assert state.due is not None
        return {name: "advised" for name in state.players if name != state.due.player}

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
