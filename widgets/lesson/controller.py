"""The controller of a lesson on the page: it owns the learner's place, answers and task.

It moves the session to the position of a step and judges the decisions made there; the lesson card
has the words and the looks. Every step, answer and choice passes through it and is reported to its
observers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

from tutor.core.base.errors import TutorError
from tutor.core.base.game import Choice, Decision
from tutor.core.base.players import Chosen, advised_player
from tutor.core.base.questions import options
from tutor.core.lessons.lesson import LessonKey, StepTask
from tutor.core.lessons.parts import Alternative, Exhibit, Plan, Spot
from tutor.core.lessons.progress import read_progress
from tutor.core.lessons.review import asked_anew, question_key, quiz
from tutor.core.lessons.runner import HINTS, LessonRunner, at_a_turn, attempt, in_a_turn
from tutor.core.records.compare import Comparison, compare
from tutor.core.records.lines import letter_for, line_to
from tutor.core.records.step import start_of
from tutor.core.records.tree import Tree
from widgets.lesson.answering import Answering
from widgets.lesson.events import (
    AlternativeTried,
    Decided,
    ExhibitShown,
    MoveShown,
    Outcome,
    PlanChosen,
    StepOpened,
)
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
GUESSES: Final = (GUESSED_RIGHT, GUESSED_WRONG)
"""What a learner may expect of an alternative: that it turns out so, or otherwise."""
MOST_MISSED: Final = 3
"""The number of missed concepts that come back after an act, at most."""


class LessonController(Answering):
    """One learner's way through a lesson; the only owner of the learner's place in it.

    Others read the progress, and only the controller moves it. `shown` is an exhibit looked up
    beside the steps, `tried_place` the node that an alternative led to, `guess` what the learner
    expected of it, `planned` the options of a plan chosen so far, the one on the board last.
    `is_move_shown` is true if the example, not the learner, has made the decisions of the present
    step. `today` tells which day it is.
    """

    def __init__(self, workspaces: Workspaces, lesson: LessonKey) -> None:
        super().__init__(lesson)
        self._workspaces = workspaces
        self.is_after_act = False
        self.is_contents_open = False
        self.tried_place: int | None = None
        self.guess = ""
        self.shown: str | None = None
        self.planned: tuple[Exhibit, ...] = ()
        self.is_move_shown = self._has_decided = False
        self._read_to = 0
        self.today = days_today
        workspaces.session.observe(self._decided)
        workspaces.session.answer_by(self._join)

    def _went(self) -> None:
        """Show what is spoken of after a step was taken."""
        self._opened()
        self.arrive()

    def _opened(self) -> None:
        self._forget_answer()
        self.planned = ()
        self._read_to = 0
        self._tell(StepOpened(self.key, self.at))

    def _decided(self, decision: Decision, is_made: bool) -> None:
        """Tell of a decision on the board, where the present step asks for one."""
        session, ply = self._workspaces.session, self.runner.step.at.ply
        if is_made and session.ply > ply and session.line.decision(ply + 1) == decision:
            self._has_decided = True
        if self.is_deciding and self.is_here:
            self._tell(Decided(self.key, self.at, decision, self.outcome(), not is_made))

    def _join(self, tree: Tree) -> Chosen | None:
        """What another decides who joins in the turn that the learner plays; None is the learner's.

        Whoever follows the example is answered as there, anybody else by the game's advice. Where
        a single decision is asked for, the example's ends it, and the next step tells what follows.
        """
        step, due = self.runner.step, tree.step(tree.current).state.due
        mover = self.lesson.state(step.at).due
        if not (self.is_deciding and self.task.is_decision and self.is_here):
            return None
        if due is None or mover is None or due.player == mover.player:
            return None
        line, example = line_to(tree, tree.current), self.lesson.line_at(step.at).record.decisions
        ply = len(line.record.decisions)
        if not in_a_turn(line, ply):
            return None
        if line.record.decisions != example[:ply]:
            return player_of("advised", tree.game, due.player).choose(line.states[ply])
        return None if self.task.kind == "decide" else Chosen(example[ply], None)

    # What stands now

    @property
    def points(self) -> tuple[str, ...] | None:
        """The things the board points at: those of the step, a question's facts, or a highlight.

        None while the learner decides, or looks around.
        """
        if not self.is_here or self.is_deciding or self.tried_place is not None:
            return None
        question = self.question
        if question is None:
            return self.runner.step.points
        if self.quiz is None and self.runner.current_try.hints >= HIGHLIGHT:
            return question.points
        return question.facts

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
        is_shown = workspaces.at == SHOWN and session.lesson == self.key
        if self.quiz is not None:
            return self.quiz.question is None or is_shown
        spot = self.runner.step.at
        if self.is_deciding and self._is_only_looking:
            return False
        if spot.exhibit:
            return is_shown
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

    @property
    def _is_only_looking(self) -> bool:
        """Whether one went along the example from where one is to decide, without deciding."""
        session, spot = self._workspaces.session, self.runner.step.at
        if session.ply <= spot.ply or self._has_decided or self.is_move_shown:
            return False
        return session.path[spot.ply + 1] <= session.tree.protected or bool(spot.exhibit)

    def outcome(self) -> Outcome:
        """The outcome of the decision or the turn that the present step asks for."""
        session, kind = self._workspaces.session, self.task.kind
        if not self.is_deciding or kind is None or not self.is_here:
            return "open"
        if kind == "game":
            return "same" if session.state.due is None else "open"
        ply = self.runner.step.at.ply
        example = self.lesson.line_at(self.runner.step.at)
        accepted = self.runner.step.accepted
        return attempt(session.line, session.ply, ply, kind, example, accepted)

    @property
    def is_opening(self) -> bool:
        """Whether a game is played on from here whose first turn is not over yet."""
        is_game = self.task.kind == "game" and self.is_deciding and self.is_here
        session = self._workspaces.session
        return is_game and not any(
            each.kind == "turn" and self.runner.step.at.ply < each.ply <= session.ply
            for each in session.line.chapters
        )

    def _rivals(self) -> dict[str, Kind]:
        """All players but the one who decides, with the policy that tells its reasons."""
        state = self._workspaces.session.state
        assert state.due is not None
        return {name: "advised" for name in state.players if name != state.due.player}

    @property
    def untold(self) -> range:
        """The plies of the others in a game that is played on which the learner has not read."""
        session = self._workspaces.session
        is_played = self.task.kind == "game" and self.is_deciding and self.is_here
        if not (is_played and session.others) or session.state.due is None:
            return range(0)
        read = max(self._read_to, self.runner.step.at.ply)
        return range(
            max(last_decided(session.line, session.ply, session.mine), read) + 1, session.ply + 1
        )

    def read_others(self) -> None:
        """Leave behind what the others did; the decision of the learner follows."""
        self._read_to = self._workspaces.session.ply

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
        return self.runner.question is not None and not self.is_settled

    # Going about

    def arrive(self) -> None:
        """Let the board show what is spoken of now. The watchers of the session are told."""
        self.tried_place, self.shown, self.is_contents_open = None, None, False
        self.guess = ""
        self.is_move_shown = self._has_decided = False
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
            if session.others and self.task.kind != "game":
                session.let_play({})
            session.show_on_main(self._main_place(spot.ply))
            if self.is_opening and not session.others:
                session.let_play(self._rivals())

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
        if day is None or self.quiz is not None or not self.runner.missed_concepts():
            return 0
        return max(self.today() - day, 0)

    def toggle_returns(self) -> None:
        """Let what was missed come back on another day, or no longer."""
        progress = self.runner.progress
        day = self.today() if progress.day is None else None
        self.runner.progress = replace(progress, day=day)

    def recall(self) -> None:
        """Ask about what was missed on an earlier day; the step waits."""
        self._ask_again(self.runner.missed_concepts())
        self._went()

    def _ask_again(self, concepts: Sequence[str]) -> None:
        """Ask about the first of some concepts, if there are any, on fresh positions."""
        if concepts:
            self.is_after_act = True
            self.quiz = quiz(self.runner, min(len(concepts), MOST_MISSED), concepts)
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
            if self.is_after_act and asked.question is None and len(asked.posed) == 1:
                self.leave_quiz()  # of one question there is nothing to sum up
                return
        else:
            is_last = runner.step is runner.act.steps[-1]
            recalled = runner.to_recall() if is_last else ()
            runner.next(is_seen_only=not self._is_carried_out)
            self._learn_today()
            if is_last:
                self._ask_again(
                    (*runner.missed_concepts()[: MOST_MISSED - len(recalled)], *recalled)
                )
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
        if task.kind == "game":  # whoever has played a turn of it has played on
            return self.is_here and self._workspaces.session.ply > self.runner.step.at.ply
        return not task.is_played or (self.outcome() != "open" and not self.is_move_shown)

    def show_move(self) -> None:
        """Let the example make what the present step asks the learner to decide."""
        place = self.example_place()
        if self.is_deciding and place is not None:
            if not self.runner.step.at.exhibit:
                self._workspaces.open_lesson(self.key)
            self.is_move_shown = True
            session, step = self._workspaces.session, self.runner.step
            if self.is_example_accepted:
                session.show_on_main(place)
            else:
                before = self._main_place(step.at.ply)
                with session.held():
                    session.show_on_main(before)
                    tree = session.tree.add(before, step.accepted[0])
                    session.edit(tree.name_line(tree.current, letter_for(tree, tree.current)))
            self._tell(MoveShown(self.key, self.at))

    @property
    def is_as_advised(self) -> bool:
        """Whether the learner began with what the game's advice puts first."""
        session, ply = self._workspaces.session, self.runner.step.at.ply
        player = advised_player(self.lesson.game.name)
        made = session.line.record.decisions[ply : session.ply]
        if player is None or not made:
            return False
        return player.choose(self.lesson.state(self.runner.step.at)).decision == made[0]

    @property
    def is_goal_reached(self) -> bool:
        """Whether a try ends with as much of what the step asks for as the example has there."""
        step, until, state = self.runner.step, self.task.until, self._workspaces.session.state
        if step.goal is None or self.is_turn_open:
            return False
        mine = self.lesson.figure(step.goal, state)
        example = self.lesson.figure(step.goal, self.lesson.line_at(step.at).states[until])
        return isinstance(mine, int) and isinstance(example, int) and mine >= example

    @property
    def is_example_accepted(self) -> bool:
        """Whether the example itself decides rightly where the learner decides."""
        accepted, spot = self.runner.step.accepted, self.runner.step.at
        example = self.lesson.line_at(spot).record.decisions
        return not accepted or example[spot.ply] in accepted

    def review(self) -> None:
        """Ask on fresh positions: what was missed first, then anything."""
        self.quiz = quiz(self.runner, REVIEWED, tuple(self.lesson.teaching.CONCEPTS))
        self._went()

    @property
    def fresh_question(self) -> FreshQuestion | None:
        """The question on a fresh position as it can be asked for; None where none is asked."""
        posed = None if self.quiz is None else self.quiz.current
        if posed is None:
            return None
        assert self.quiz is not None
        return FreshQuestion(
            *question_key(posed, self.lesson.teaching), self.is_after_act, self.quiz.place
        )

    @property
    def quiz_place(self) -> QuizPlace | None:
        """The place in the questions on fresh positions; None where none are asked."""
        quiz = self.quiz
        return None if quiz is None else QuizPlace(quiz, quiz.number, self.is_after_act)

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
        quiz, number, self.is_after_act = place
        self.quiz, quiz.number, quiz.chosen = quiz, number, ()
        self.shown, self.is_contents_open = None, False
        self._opened()

    def leave_quiz(self) -> None:
        """Leave the questions on fresh positions."""
        runner, asked = self.runner, self.quiz
        if asked is not None and self.task.kind == "review" and not self.is_after_act:
            is_left = asked.question is not None
            runner.progress = runner.progress.with_done(runner.progress.at, is_seen_only=is_left)
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

    def find(self, thing: str) -> bool:
        """Choose a thing on the board, where one is to be found; whether it was an answer."""
        question = self.question
        if not self.is_here or question is None or self.claim is not None:
            return False
        offered = options(question)
        if question.form != "found" or thing not in offered or self.is_settled:
            return False
        self.choose(offered.index(thing))
        return True

    @property
    def asked_of(self) -> str:
        """The player that the present question is about; empty for none, or without a question."""
        question = self.question
        return question.about.player if question is not None and self.is_here else ""

    @property
    def is_told(self) -> bool:
        """Whether the answer was shown before it was given: as a hint, or by playing it out."""
        exhibit = self.task.exhibit if self.quiz is None else None
        if super().is_told or exhibit is None or self.runner.current_try.is_settled:
            return super().is_told
        plies = len(exhibit.decisions)
        is_played_out = self.is_here and self._workspaces.session.ply >= plies > 0
        return is_played_out and exhibit.asking is not None

    # Alternatives and exhibits

    @property
    def alternative(self) -> Alternative | None:
        """The alternative the present step offers."""
        return self.task.alternative if self.quiz is None else None

    @property
    def is_own_alternative(self) -> bool:
        """Whether the learner has decided so before, where the example decides otherwise."""
        alternative, tree = self.alternative, self._workspaces.session.tree
        if alternative is None:
            return False
        others = tree.children(self._main_place(alternative.at))
        return any(tree.node(each).step.decision == alternative.decisions[0] for each in others)

    def try_alternative(self, name: str, guess: str = "") -> None:
        """Play the alternative on a line of its own called `name`. Raises TreeError.

        `guess` is GUESSED_RIGHT or GUESSED_WRONG: what the learner expects to come of it.
        """
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
            self.guess = guess if guess in GUESSES else ""
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
        if place is None or self.outcome() != "other" or not self.is_example_accepted:
            return None
        return compare(session.tree, session.place, place)

    @property
    def deciders(self) -> tuple[str, ...]:
        """Those who decide in a try or in the example there, the first to decide first."""
        own, example = self._made
        return tuple(dict.fromkeys(each.player for each in (*example, *own)))

    @property
    def choices(self) -> tuple[list[Choice], list[Choice]]:
        """What was chosen in a try, and in the example there."""
        own, example = self._made
        return [each.choice for each in own], [each.choice for each in example]

    @property
    def _made(self) -> tuple[Sequence[Decision], Sequence[Decision]]:
        """The decisions of a try, and of the example there."""
        session, ply = self._workspaces.session, self.runner.step.at.ply
        example = self.lesson.line_at(self.runner.step.at).record.decisions
        own = session.line.record.decisions
        return own[ply : session.ply], example[ply : self.task.until]

    @property
    def is_balanced(self) -> bool:
        """Whether a try and the example both stand at the end of a turn, so that figures judge."""
        session, task = self._workspaces.session, self.task
        example = self.lesson.line_at(self.runner.step.at)
        return at_a_turn(session.line, session.ply) and at_a_turn(example, task.until)

    @property
    def is_turn_open(self) -> bool:
        """Whether the turn goes on after the decision made here: more of it is still to come."""
        session = self._workspaces.session
        return in_a_turn(session.line, session.ply)

    @property
    def is_going_on(self) -> bool:
        """Whether a turn begun otherwise than in the example is the learner's to go on with."""
        return self.outcome() == "other" and self.is_turn_open and not self.is_move_shown

    @property
    def is_comparable(self) -> bool:
        """Whether neither a try nor the example, which has to be accepted, is in mid-turn."""
        if not self.is_example_accepted:
            return False
        example = self.lesson.line_at(self.runner.step.at)
        return not (self.is_turn_open or in_a_turn(example, self.task.until))

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
            joined = self.runner.progress.join(read_progress(kept, self.lesson))
            if joined != self.runner.progress:  # else there is nothing to keep anew
                self.runner.progress = joined

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
            tree = tree.add(tree.current, decision)
        place = (0, *tree.path(tree.current))[spot.ply]
        return Workspace(tree.at(place), self.key)
