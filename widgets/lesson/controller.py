"""The controller of a lesson on the page: it owns the learner's place, answers and task.

The controller moves the session to the position of a step, and judges the decisions that
the learner makes there. The lesson card draws the result in words. Every step, answer and
choice passes through the controller, which reports it to its observers.
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
from tutor.core.lessons.files import open_course
from tutor.core.lessons.forms import QuestionView
from tutor.core.lessons.lesson import LessonKey
from tutor.core.lessons.own_moves import BestMove, PlayedDay, best_moves, played_days, spell_move
from tutor.core.lessons.parts import Exhibit, Plan
from tutor.core.lessons.progress import read_progress
from tutor.core.lessons.questions import DEGREES
from tutor.core.lessons.review import (
    REVIEWED,
    Quiz,
    question_key,
    quiz,
    resume_quiz,
    review,
    review_length,
)
from tutor.core.lessons.runner import HINTS, LessonRunner
from tutor.core.records.step import start_of
from tutor.core.records.tree import Tree
from widgets.lesson import modes
from widgets.lesson.attempt import Attempt
from widgets.lesson.board import LessonBoard
from widgets.lesson.modes import (
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
from widgets.session.happened import decided_by, last_decided
from widgets.shared.days import days_today
from widgets.shared.place import FreshQuestion, QuizPlace
from widgets.shared.workspaces import LESSON, Workspaces

HIGHLIGHT: Final = 1 + HINTS.index("highlight")
GUESSED_RIGHT: Final = "right"
GUESSED_WRONG: Final = "wrong"
GUESSES: Final[tuple[modes.Guess, ...]] = (GUESSED_RIGHT, GUESSED_WRONG)
MOST_MISSED: Final = 3
"""The most missed concepts about which a quiz after an act asks."""


class LessonController:
    """The controller of one learner's way through a lesson.

    `runner` has the progress, `mode` is the learner's present activity; only the controller changes
    these two. `today` returns the number of the present day.
    """

    def __init__(self, workspaces: Workspaces, lesson: LessonKey) -> None:
        self._workspaces, self._session = workspaces, workspaces.session
        self._observers: list[Observer] = []
        self.lesson = open_course(lesson.lesson, lesson.game)
        self.runner = LessonRunner(self.lesson)
        self.board = LessonBoard(workspaces, self.lesson)
        self._held: modes.Held = self._step_mode()
        self.today = days_today
        self._session.observe(self._report_decision)
        self._session.answer_by(self._answer_for_others)
        self._session.pause_when(self._is_pause)

    def observe(self, observer: Observer) -> None:
        """Call `observer` with an event after every step, answer and choice in the lesson."""
        self._observers.append(observer)

    def _tell(self, event: LessonEvent) -> None:
        for observer in tuple(self._observers):
            observer(event)

    # The present state

    @property
    def key(self) -> LessonKey:
        """The game and the id of the lesson."""
        return self.lesson.key

    @property
    def at(self) -> str:
        """The id of the step in view, or a name if the lesson shows no step.

        In a quiz the name is `quiz:` and the number of the question from 0. At the end of an act
        it is `end:` and the name of the act, at the end of the lesson `end`.
        """
        work = self.work
        match work:
            case modes.Quizzing() | modes.QuizOver():
                return f"quiz:{work.quiz.place[0] - 1}"
            case modes.ActOver():
                return f"end:{work.act.name}"
            case modes.LessonOver():
                return "end"
            case modes.AtStep():
                return self.runner.progress.at
            case _:
                assert_never(work)

    @property
    def mode(self) -> modes.Mode:
        """The learner's present activity; `LookingAround` if the board shows another position.

        Open contents and an open exhibit are activities of their own.
        """
        held = self._held
        if isinstance(held, modes.Contents | modes.LookingUp) or self.board.shows(held):
            return held
        return modes.LookingAround(held)

    @property
    def work(self) -> modes.Work:
        """The mode of the step or the quiz, even if the contents or another board cover it."""
        return modes.work_of(self._held)

    @property
    def here(self) -> modes.Work | None:
        """The mode of the step or the quiz, if the board shows its position; otherwise None.

        The contents may be open over the step.
        """
        work = self.work
        return work if not self.exhibit_name and self.board.shows(work) else None

    @property
    def is_here(self) -> bool:
        """Whether the board shows the position of the learner's present mode."""
        return self.here is not None

    @property
    def is_contents_open(self) -> bool:
        """Whether the contents are open."""
        return isinstance(self._held, modes.Contents)

    @property
    def exhibit_name(self) -> str | None:
        """The id of the exhibit that the learner looks up; None if the learner looks up no exhibit."""
        under = self._held.under if isinstance(self._held, modes.Contents) else self._held
        return under.exhibit.id if isinstance(under, modes.LookingUp) else None

    @property
    def quiz(self) -> Quiz | None:
        """The quiz on fresh positions; None if no such questions are asked."""
        return self.work.quiz if isinstance(self.work, modes.QuizMode) else None

    @property
    def question(self) -> Question | None:
        """The question that is asked now; None if no question is asked."""
        return self.work.question.question if isinstance(self.work, modes.Asked) else None

    @property
    def question_view(self) -> QuestionView | None:
        """The view of the question that is asked now, which the page draws; None if none is asked."""
        return self.view_of(self.work) if isinstance(self.work, modes.Asked) else None

    def view_of(self, work: modes.Asked) -> QuestionView:
        """Return the view of a question, which the page draws."""
        exhibit = work.exhibit if isinstance(work, modes.Asking) else None
        plies = 0 if exhibit is None else len(exhibit.decisions)
        is_played_out = plies > 0 and self.is_here and self._session.ply >= plies
        return modes.view_of(self.runner, work, is_told=is_played_out)

    @property
    def plan(self) -> Plan | None:
        """The choice between plans that the present step offers; None if the step offers no plans."""
        return self.work.plan if isinstance(self.work, modes.Planning) else None

    @property
    def option(self) -> Exhibit | None:
        """The option of a plan that the learner chose last; None before the first choice."""
        chosen = self.work.chosen if isinstance(self.work, modes.Planning) else ()
        return chosen[-1] if chosen else None

    @property
    def is_plan_told(self) -> bool:
        """Whether the option on the board has been played to its end."""
        return self.option is not None and self._session.ply >= len(self.option.decisions)

    @property
    def attempt(self) -> Attempt | None:
        """The learner's attempt, if the present step asks for a decision or a turn; otherwise None."""
        work = self.here
        return self.board.attempt(work) if isinstance(work, modes.Deciding) else None

    def outcome(self) -> Outcome:
        """Return the outcome of the decision, the turn or the day that the step asks for."""
        if (attempt := self.attempt) is not None:
            return attempt.outcome
        return "same" if self.is_day_over else "open"

    @property
    def days(self) -> tuple[PlayedDay, ...]:
        """The days that the learner has played from the present step to their ends."""
        work, session = self.here, self._session
        if not isinstance(work, modes.Playing):
            return ()
        return played_days(session.line, work.step.at.ply, session.ply)

    @property
    def is_day_over(self) -> bool:
        """Whether the day that the learner plays is over, and its page is not read yet."""
        work = self.here
        return isinstance(work, modes.Playing) and self.board.is_day_over(work, self._session.tree)

    @property
    def has_result(self) -> bool:
        """Whether the result of the learner's action takes the place of the step's text."""
        mode = self.mode
        # The text of a day is read once: with the others' first moves, or beside the choices.
        is_playing = isinstance(mode, modes.Playing) and (mode.read_to > 0 or not self.is_opening)
        is_tried = isinstance(mode, modes.Trying) and mode.tried is not None
        return is_playing or is_tried or self.option is not None or self.outcome() != "open"

    @property
    def points(self) -> tuple[str, ...] | None:
        """The ids of the things at which the board points.

        These are the things of the step, the facts of a question, or the things that a hint
        highlights. The value is None while the learner decides, or looks around.
        """
        work = self.here
        match work:
            case modes.Playing() if self.is_day_over:
                return ()  # a tap makes no decision before the page of the day is read
            case modes.Deciding() if self._is_answered:
                return ()  # the choices on the board are those of a later decision
            case None | modes.Deciding() | modes.Playing() | modes.Trying(tried=modes.Tried()):
                return None
            case modes.Asking() if self.runner.current_try.hints >= HIGHLIGHT:
                return work.question.question.points
            case modes.Asking() | modes.Quizzing():
                return work.question.question.facts
            case modes.QuizOver():
                return self.runner.step.points
            case modes.ActOver() | modes.LessonOver():
                return ()
            case modes.AtStep():
                return work.step.points
            case _:
                assert_never(work)

    @property
    def is_step_for_beginners(self) -> bool:
        """Whether the lesson is one for beginners, and the learner decides in a step or plays a day."""
        is_deciding = self.attempt is not None or isinstance(self.here, modes.Playing)
        return self.lesson.is_for_beginners and is_deciding

    @property
    def _is_answered(self) -> bool:
        """Whether the learner reads the reply to a finished secret choice, or to a beginner's turn."""
        attempt = self.attempt
        if attempt is None or attempt.outcome == "open":
            return False
        return attempt.is_in_secret or (self.lesson.is_for_beginners and not attempt.is_turn_open)

    @property
    def asked_of(self) -> str:
        """The player whom the present question is about; empty if no question is in view."""
        question = self.question
        return question.about.player if question is not None and self.is_here else ""

    @property
    def is_waiting(self) -> bool:
        """Whether a question or a task on the board waits for the learner."""
        work = self.here
        match work:
            case modes.Deciding() | modes.Playing():
                return self.outcome() == "open"
            case modes.Asking():
                return not self.view_of(work).is_settled
            case modes.Planning():
                return not work.chosen
            case (
                None
                | modes.QuizOver()
                | modes.Reading()
                | modes.Reviewing()
                | modes.Trying()
                | modes.ActOver()
                | modes.LessonOver()
            ):
                return False
            case modes.Quizzing():
                return True
            case _:
                assert_never(work)

    @property
    def is_opening(self) -> bool:
        """Whether the learner plays a day from the step, and its first turn is not over yet."""
        work, session = self.here, self._session
        if not isinstance(work, modes.Playing):
            return False
        plies = range(work.step.at.ply + 1, session.ply + 1)
        first = next((ply for ply in plies if decided_by(session.line, ply) == work.player), None)
        if first is None:
            return True
        turns = (each.ply for each in session.line.chapters if each.kind == "turn")
        return not any(first <= ply <= session.ply for ply in turns)

    @property
    def unread_plies(self) -> range:
        """The plies at which others have decided and the learner has not read it yet.

        The range is empty outside of a day that the learner plays from a step. It is also empty
        when the day is over, because the page of the day sums the decisions up.
        """
        work, session = self.here, self._session
        if not (isinstance(work, modes.Playing) and session.others) or self.is_day_over:
            return range(0)
        last = last_decided(session.line, session.ply, session.mine)
        return range(max(last, work.read_to, work.step.at.ply) + 1, session.ply + 1)

    @property
    def returned_after(self) -> int:
        """The number of days since the learner last learnt; 0 if no missed concept comes back now."""
        day = self.runner.progress.day
        if day is None or self.quiz is not None or not self.runner.missed_concepts():
            return 0
        return max(self.today() - day, 0)

    @property
    def quiz_place(self) -> QuizPlace | None:
        """The place in the quiz on fresh positions; None if no such questions are asked."""
        work = self.work
        if not isinstance(work, modes.QuizMode):
            return None
        return QuizPlace(work.quiz, work.quiz.number, work.is_after_act)

    @property
    def fresh_question(self) -> FreshQuestion | None:
        """The question of the quiz in the form that an address has; None if no such question is open."""
        work = self.work
        if not isinstance(work, modes.Quizzing):
            return None
        named = question_key(work.question, self.lesson.teaching)
        return FreshQuestion(*named, work.is_after_act, work.quiz.place)

    # Going from step to step

    def arrive(self) -> None:
        """Show the position of the mode of the step or quiz, and call the listeners of the session.

        If the lesson has gone on to another step, begin the mode of that step.
        """
        work = self.work
        if not isinstance(work, modes.QuizMode | modes.EndMode):
            is_left = work.step is not self.runner.step
            work = self._step_mode() if is_left else modes.return_to(work)
        self._held = work
        self.board.lay_out(work)

    def _go_to(self, work: modes.Work) -> None:
        """Begin the mode `work`, and show the position of this mode on the board."""
        self._open(work)
        self.arrive()

    def _open(self, work: modes.Work) -> None:
        """Begin the mode `work` and report the step to the observers, without changing the board."""
        self._held = work
        self._tell(StepOpened(self.key, self.at))

    def _step_mode(self) -> modes.StepMode:
        """Return the mode in which the present step begins."""
        return modes.mode_of(self.lesson, self.runner.step)

    def _set_work(self, work: modes.Work) -> None:
        """Replace the mode of the step or the quiz; open contents or an open exhibit stay open."""
        self._held = modes.with_work(self._held, work)

    def next(self) -> None:
        """Go on: to the next question or step, the end of an act, or a quiz on missed concepts.

        The mode decides which of these comes next.
        """
        work, runner = self.work, self.runner
        match work:
            case modes.QuizOver():
                is_last = runner.is_at_end and not work.is_after_act
                self.leave_quiz()
                if is_last:
                    self._go_to(modes.LessonOver(runner.act))
            case modes.Quizzing():
                asked = work.quiz
                asked.next()
                if work.is_after_act and asked.question is None and len(asked.posed) == 1:
                    self.leave_quiz()  # one question needs no summary
                else:
                    self._go_to(modes.mode_of_quiz(asked, is_after_act=work.is_after_act))
            case modes.ActOver():
                again = self.to_ask_again
                runner.go_on()
                self._go_to(self._quiz_on(again))
            case modes.LessonOver():
                pass
            case modes.AtStep():
                is_seen_only = not self._is_carried_out(work)
                following: modes.Work
                if runner.is_at_end_of_act:
                    runner.finish(is_seen_only=is_seen_only)
                    end = modes.LessonOver if runner.is_at_end else modes.ActOver
                    following = end(runner.act)
                else:
                    runner.next(is_seen_only=is_seen_only)
                    following = self._step_mode()
                self._learn_today()
                self._go_to(following)
            case _:
                assert_never(work)

    @property
    def to_ask_again(self) -> tuple[str, ...]:
        """The concepts that a quiz asks about after the present act."""
        recalled = self.runner.to_recall()
        return (*self.runner.missed_concepts()[: MOST_MISSED - len(recalled)], *recalled)

    def _is_carried_out(self, work: modes.StepMode) -> bool:
        """Return whether the learner has done the task of a step."""
        match work:
            case modes.Trying():
                return work.tried is not None
            case modes.Planning():
                return bool(work.chosen)
            case modes.Reading(exhibit=Exhibit()) | modes.Asking(exhibit=Exhibit()):
                plies = len(work.exhibit.decisions) if work.exhibit else 0
                return self.is_here and self._session.ply >= plies
            case modes.Playing():
                return bool(self.days)
            case modes.Deciding():
                return self.outcome() != "open" and work.by != "example"
            case modes.Reviewing():
                return False  # the end of the review counts the step as done
            case modes.Reading() | modes.Asking():
                return True
            case _:
                assert_never(work)

    def back(self) -> None:
        """Go back to the previous step, or from the end of an act to its last step; end an open quiz."""
        if not isinstance(self.work, modes.EndMode):
            self.runner.back()
        self._go_to(self._step_mode())

    def open_act(self, name: str) -> None:
        """Go to the first step of an act that is not done yet; if all are done, to the first step.

        Raises KeyError for an unknown act.
        """
        self.runner.open_act(name)
        self._go_to(self._step_mode())

    def open_step(self, step: str) -> None:
        """Go to a step, without changing the board. Raises KeyError for an unknown step.

        If the board already shows a line with the step's alternative, the alternative counts as
        tried.
        """
        self.runner.go(step)
        work, session = self._step_mode(), self._session
        if isinstance(work, modes.Trying) and self._workspaces.at == LESSON and session.is_aside:
            decisions = work.alternative.decisions
            made = session.line.record.decisions[work.alternative.at : session.ply]
            if made and tuple(made) == tuple(decisions[: len(made)]):
                work = replace(work, tried=modes.Tried(session.place))
        self._open(work)

    def open_contents(self) -> None:
        """Open the contents."""
        if not self.is_contents_open:
            self.toggle_contents()

    def toggle_contents(self) -> None:
        """Open the contents of the lesson, or close them."""
        held = self._held
        self._held = held.under if isinstance(held, modes.Contents) else modes.Contents(held)

    def show_exhibit(self, name: str) -> None:
        """Show an exhibit that the learner looks up. Raises KeyError for an unknown exhibit."""
        self._held = modes.LookingUp(self.lesson.exhibits[name], self.work)
        self.board.lay_out_exhibit(name)
        self._tell(ExhibitShown(self.key, name))

    def close_exhibit(self) -> None:
        """Close the exhibit, without changing the board."""
        self._held = modes.Contents(self.work) if self.is_contents_open else self.work

    # Questions on fresh positions

    @property
    def best_move(self) -> BestMove | None:
        """The learner's own move that gained most beside the teacher's move; None if no move did."""
        kept = best_moves(self.lesson, self.runner.progress)
        return max(kept, key=lambda each: sum(each.gains.values()), default=None)

    def show_best_move(self) -> None:
        """Show the position before the learner's best move, in a tree with this move as its next step."""
        best = self.best_move
        if best is None or not isinstance(self.work, modes.LessonOver):
            return
        tree = Tree(self.lesson.game, start_of(best.move.states[0]))
        for decision in best.move.record.decisions:
            tree = tree.add(tree.current, decision)
        self.board.lay_out_tree(tree.at(0))

    def review(self) -> None:
        """Begin the quiz of the present step; if the step has no quiz, one on all concepts.

        Concepts that the learner missed come first.
        """
        self._go_to(modes.mode_of_quiz(review(self.runner), is_after_act=False))

    def recall(self) -> None:
        """Begin a quiz on concepts that were missed on an earlier day; the step waits until its end."""
        self._go_to(self._quiz_on(self.runner.missed_concepts()))

    def _quiz_on(self, concepts: Sequence[str]) -> modes.Work:
        """Return the mode of a quiz on some concepts, with at most `MOST_MISSED` questions.

        If `concepts` is empty, return the mode of the step.
        """
        if not concepts:
            return self._step_mode()
        asked = quiz(self.runner, min(len(concepts), MOST_MISSED), concepts)
        self._learn_today()
        return modes.mode_of_quiz(asked, is_after_act=True)

    def ask(self, asked: FreshQuestion, tree: Tree) -> bool:
        """Ask the quiz question `asked` about the first position of a tree.

        Return whether the question can be asked about this position.
        """
        concept, about, form, _, place = asked
        if place[1] > max(REVIEWED, review_length(self.runner)):
            return False
        found = resume_quiz(self.runner, tree.start, concept, about, form, place)
        if found is None or tree.game is not self.lesson.game:
            return False
        self.take_up(QuizPlace(found, 0, asked.is_again))
        self.board.lay_out_tree(tree)
        return True

    def take_up(self, place: QuizPlace) -> None:
        """Continue a quiz at one of its questions, without changing the board."""
        place.quiz.number, place.quiz.chosen = place.number, ()
        self._open(modes.mode_of_quiz(place.quiz, is_after_act=place.is_after_act))

    def leave_quiz(self) -> None:
        """Leave the quiz on fresh positions and go back to the step.

        If the learner leaves a drill in the middle, first show how sure the learner has been so
        far.
        """
        work, progress, step_mode = self.work, self.runner.progress, self._step_mode()
        if isinstance(work, modes.Quizzing) and work.quiz.certain and work.quiz.is_drill:
            work.quiz.stop()
            self._go_to(modes.mode_of_quiz(work.quiz, is_after_act=False))
            return
        is_review = isinstance(step_mode, modes.Reviewing)
        if isinstance(work, modes.QuizMode) and is_review and not work.is_after_act:
            is_left = len(work.quiz.answers) < len(work.quiz.questions)
            self.runner.progress = progress.with_done(progress.at, is_seen_only=is_left)
        self._go_to(step_mode)

    def toggle_returns(self) -> None:
        """Switch whether missed concepts come back on another day."""
        progress = self.runner.progress
        day = self.today() if progress.day is None else None
        self.runner.progress = replace(progress, day=day)

    def _learn_today(self) -> None:
        """Store the present day as the last day of learning, if missed concepts come back."""
        progress = self.runner.progress
        if progress.day not in (None, self.today()):
            self.runner.progress = replace(progress, day=self.today())

    # Answers

    def choose(self, number: int) -> None:
        """Choose an option of the present question, by its number among the options.

        If the question asks for several players, each choice marks a player or removes the mark;
        the number after the last option submits the marked players. Things to be ordered are chosen
        one by one, and the choice of the last thing submits the order.
        """
        asked = self.question_view
        if asked is None or (asked.is_settled and (self.quiz is not None or asked.several)):
            return
        several, whole = asked.several, asked.whole_answer
        if number < len(several):
            self._mark(several[number])
        elif several and number == len(several) and whole is not None:
            self._answer(whole)
        elif not several and number < len(asked.choices):
            self._answer(asked.choices[number])

    def enter(self, number: str) -> None:
        """Answer with a number from a field; any other text does nothing."""
        asked, is_number = self.question_view, re.fullmatch(r"[0-9]{1,3}", number.strip())
        if is_number and asked is not None and asked.kind == "entered" and not asked.is_settled:
            self._answer(int(number))

    def find(self, thing: str) -> bool:
        """Answer with a thing on the board; return whether the question asks for a thing."""
        asked = self.question_view
        if not self.is_here or asked is None or asked.kind != "found" or asked.is_settled:
            return False
        if thing not in asked.choices:
            return False
        self._answer(thing)
        return True

    def _mark(self, thing: str) -> None:
        """Mark one of several things, or remove its mark; if order counts, the later things move up."""
        work = self.work
        if isinstance(work, modes.Asked):
            marked = work.reply.marked
            without = tuple(each for each in marked if each != thing)
            now = without if thing in marked else (*marked, thing)
            self._set_work(replace(work, reply=replace(work.reply, marked=now)))

    def _answer(self, value: Value) -> None:
        work, runner = self.work, self.runner
        if not isinstance(work, modes.Asked):
            return
        is_sure_asked = modes.asks_how_sure(runner, work, self.view_of(work))
        certainty = work.reply.certainty if is_sure_asked else ""
        answer = (runner if isinstance(work, modes.Asking) else work.quiz).answer(value)
        reply = modes.Answered(answer, work.reply.certainty, work.reply.marked)
        self._set_work(replace(work, reply=reply))
        if certainty:
            said = (*runner.progress.certain, (certainty, answer.is_right))
            runner.progress = replace(runner.progress, certain=said)
            if isinstance(work, modes.Quizzing):
                work.quiz.certain.append((certainty, answer.is_right))
        concept = work.question.question.concept
        self._tell(OptionChosen(self.key, self.at, concept, value, *answer))

    def be_certain(self, degree: str) -> None:
        """Note how sure the learner says to be of the next answer; an unknown degree changes nothing."""
        work = self.work
        if not isinstance(work, modes.Asked) or degree not in DEGREES:
            return
        if modes.asks_how_sure(self.runner, work, self.view_of(work)):
            self._set_work(replace(work, reply=replace(work.reply, certainty=degree)))

    def name_rule(self, rule: str) -> None:
        """Note which rule, as the learner says, decided the question; only offered rules count."""
        work = self.work
        if not isinstance(work, modes.Quizzing) or not isinstance(work.reply, modes.Answered):
            return
        offered = modes.rules_beside(self.runner, work, self.view_of(work))
        if rule in offered and not work.reply.rule:
            self._set_work(replace(work, reply=replace(work.reply, rule=rule)))

    def hint(self) -> None:
        """Give the next hint to the question of the step."""
        if isinstance(self.work, modes.Asking):
            self._tell(HintTaken(self.key, self.at, self.runner.hint()))

    # Decisions

    def show_move(self) -> None:
        """Let the example make the decision or the turn for which the present step asks."""
        work = self.work
        if isinstance(work, modes.Deciding):
            if not work.step.at.exhibit:
                self.board.open_lesson()
            self._set_work(replace(work, by="example"))
            self.board.make_move(work)
            self._tell(MoveShown(self.key, self.at))

    def _report_decision(self, decision: Decision, is_made: bool) -> None:
        """If the step asks for decisions, note a decision on the board and report it to the observers."""
        session, work = self._session, self.work
        if not isinstance(work, modes.Played):
            return
        ply = work.step.at.ply
        is_new = is_made and session.ply > ply and session.line.decision(ply + 1) == decision
        if self.is_day_over:
            self.runner.progress = self.runner.progress.with_done(work.step.id)
        if is_new and isinstance(work, modes.Deciding) and work.by == "none":
            self._set_work(replace(work, by="learner"))
        self._keep_better_move()
        if self.is_here:
            self._tell(Decided(self.key, self.at, decision, self.outcome(), not is_made))

    def _keep_better_move(self) -> None:
        """Store the learner's move in the progress if it was better than the teacher's."""
        attempt = self.attempt
        if attempt is not None and attempt.mode.by == "learner" and attempt.is_better:
            move = spell_move(attempt.move)
            self.runner.progress = self.runner.progress.with_own_move(attempt.mode.step.id, move)

    def _is_pause(self, tree: Tree) -> bool:
        """Return whether the other players wait, because a day is over and its page is open."""
        work = self.here
        return isinstance(work, modes.Playing) and self.board.is_day_over(work, tree)

    def _answer_for_others(self, tree: Tree) -> Chosen | None:
        """Return the decision of another player within the learner's turn.

        Return None if the learner decides.
        """
        work = self.here
        return self.board.answer(work, tree) if isinstance(work, modes.Deciding) else None

    def read_others(self) -> None:
        """Mark the decisions of other players and the page of the day as read."""
        if isinstance(self.work, modes.Playing):
            self._set_work(replace(self.work, read_to=self._session.ply))

    def answer_coach(self, answer: modes.ToCoach) -> None:
        """Give the coach the learner's answer to the question before a turn, or call the coach.

        The decisions of others that stand above the question then count as read.
        """
        if isinstance(self.work, modes.Playing):
            ply = self._session.ply
            self._set_work(replace(self.work, read_to=ply, guess=(ply, answer)))

    @property
    def day_began(self) -> int:
        """The ply at which the learner's present day began, in a step from which the learner plays."""
        return self.days[-1].last if self.days else self.runner.step.at.ply

    def play_another_day(self) -> None:
        """Close the page of the day, and go on with the game."""
        if self.is_day_over and isinstance(self.work, modes.Playing):
            self.read_others()
            self.board.let_rivals_play(self.work)

    def play_day_again(self) -> None:
        """Begin the day of the step again; the learner's line stays in the tree."""
        if isinstance(self.work, modes.Playing):
            begun = modes.Playing(self.work.step, self.work.player)
            self._set_work(begun)
            self.board.begin_again(begun)

    @property
    def is_own_way_free(self) -> bool:
        """Whether the next step starts from a position of its own, and not after the teacher's move."""
        steps = self.lesson.steps
        following = steps[steps.index(self.runner.step) + 1 :]
        return not following or bool(following[0].at.exhibit)

    def try_alternative(self, name: str, guess: str = "") -> None:
        """Play the alternative of the step as a new line called `name`.

        `guess` is one of `GUESSES`; any other text means no guess. Raises TreeError if the tree is
        full.
        """
        work, session = self.work, self._session
        if not isinstance(work, modes.Trying):
            return
        alternative = work.alternative
        self.board.open_lesson()
        with session.hold():
            session.show(alternative.at)
            for decision in alternative.decisions:
                if not session.play(decision):
                    # The learner did not choose this decision, so its refusal is not shown.
                    session.forget()
                    break
            else:
                session.name_line(name)
            guessed = next((each for each in GUESSES if each == guess), None)
            self._set_work(replace(work, tried=modes.Tried(session.place, guessed)))
        self._tell(AlternativeTried(self.key, self.at, alternative.id))

    def choose_plan(self, name: str) -> None:
        """Show an option of the plan from its beginning; an unknown id does nothing."""
        work = self.work
        for option in work.plan.options if isinstance(work, modes.Planning) else ():
            if option.id == name and isinstance(work, modes.Planning):
                others = tuple(each for each in work.chosen if each is not option)
                self._held = replace(work, chosen=(*others, option))
                self.board.lay_out_exhibit(name)
                self._tell(PlanChosen(self.key, self.at, name))

    # Storage

    def restore(self, kept: object) -> bool:
        """Restore progress that a browser or a file stored; return whether it was valid."""
        if not isinstance(kept, Mapping):
            return False
        try:
            self.take(kept)
        except TutorError:
            return False
        return True

    def join(self, kept: object) -> None:
        """Add the progress of another tab, if it is valid; the learner's place does not change."""
        with suppress(TutorError):
            joined = self.runner.progress.join(read_progress(kept, self.lesson))
            if joined != self.runner.progress:  # else there is nothing new to store
                self.runner.progress = joined

    def take(self, progress: object) -> None:
        """Go on with the lesson at the place in a JSON object. Raises RecordError with every fault."""
        read = read_progress(progress, self.lesson)
        self.runner = LessonRunner(self.lesson, read, self.runner.earlier)
        self._open(self._step_mode())

    def build_on(self, earlier: Sequence[LessonRunner], *, is_arriving: bool) -> None:
        """Take into account the progress in other lessons, which have taught some of the steps.

        If `is_arriving`, a learner who has not begun the lesson begins after those steps.
        """
        self.runner.earlier = earlier
        if is_arriving and self.runner.skip_met():
            self._open(self._step_mode())
