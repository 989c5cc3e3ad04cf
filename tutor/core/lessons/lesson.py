"""A lesson as data: a record with acts and steps, questions, alternatives and exhibits.

This module computes everything that a lesson states from states of the game: figures by the game's
measures, answers by its concepts, claims by playing. It contains no sentences, and nothing about
particular games or the page.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, Literal, NamedTuple

from tutor.core.base.decision import IllegalDecision
from tutor.core.base.events import is_awaiting
from tutor.core.base.game import Game, State
from tutor.core.base.questions import Question, Teaching
from tutor.core.lessons.parts import (
    Act,
    Alternative,
    Asking,
    Claim,
    Exhibit,
    Explained,
    LessonStep,
    Plan,
    Quoted,
    Spot,
    TaskKind,
    Voice,
)
from tutor.core.lessons.questions import sought_question
from tutor.core.records.lines import Line, play_line
from tutor.core.records.record import Record

FORMAT: Final = "tutor-lesson"
VERSION: Final = 1
"""The version of the format of a lesson's files."""
EXAMPLE: Final = "_example"
TURNS: Final = ("turn", "night")
TEN: Final = 10
HALF_AN_HOUR: Final = 30
"""The greatest duration of a lesson, in minutes, that is shown without rounding."""


class LessonKey(NamedTuple):
    """The key of a lesson: the name of its game and its id."""

    game: str
    lesson: str

    def __str__(self) -> str:
        return "/".join(self)


class Place(NamedTuple):
    """The number of an act and of a step in the act, counted from 1.

    `acts` is the number of all acts, and `steps` the number of steps in the act.
    """

    act: int
    acts: int
    step: int
    steps: int


class StepTask(NamedTuple):
    """The task of a step, with the parts of the lesson that the task names.

    `kind` is None if the step has no task. `asking` is the question of the step or of its exhibit.
    `until` is the number of decisions of the record after which the example has done the task.
    `player` is the learner's seat in a task in which the learner plays a day.
    """

    kind: TaskKind | None
    until: int
    asking: Asking | None = None
    alternative: Alternative | None = None
    exhibit: Exhibit | None = None
    plan: Plan | None = None
    player: str = ""

    @property
    def is_decision(self) -> bool:
        """Whether the task is one decision or one turn, which the record also contains."""
        return self.kind in ("decide", "turn")

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules that the alternative or the exhibit of the task shows."""
        part = self.alternative or self.exhibit
        return () if part is None else part.rules


class Outcome(NamedTuple):
    """The result of playing an alternative: its states.

    `refused` is the refusal code of its last decision; it is empty if that decision is legal.
    """

    states: tuple[State, ...]
    refused: str = ""


@dataclass(frozen=True)
class Lesson:
    """A whole lesson.

    `record` is the example game that the lesson explains. `teaching` has the concepts and measures of
    the game. The options of `plans` are also in `exhibits`. `reasons` give the reasons for decisions of
    the record, and `voices` say what players want before they decide. `moved` has the ids of former
    steps, with the ids of the steps that now teach the same. `after` has the ids of other lessons,
    each with the steps of this lesson that teach again what the other lesson has taught. A lesson
    that a reader made has its words in `messages`, by key, in its `language`; the words of other
    lessons are in the catalogue of the game.

    Played lines and questions are cached, because a page draws them again and again.
    """

    id: str
    record: Record
    teaching: Teaching
    acts: tuple[Act, ...]
    questions: Mapping[str, Asking] = field(default_factory=dict)
    alternatives: Mapping[str, Alternative] = field(default_factory=dict)
    exhibits: Mapping[str, Exhibit] = field(default_factory=dict)
    plans: Mapping[str, Plan] = field(default_factory=dict)
    reasons: Mapping[str, Explained] = field(default_factory=dict)
    voices: Mapping[str, Voice] = field(default_factory=dict)
    moved: Mapping[str, str] = field(default_factory=dict)
    after: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    messages: Mapping[str, str] = field(default_factory=dict)
    language: str = ""
    _questions: dict[str, Question] = field(default_factory=dict, init=False, compare=False)
    _outcomes: dict[str, Outcome] = field(default_factory=dict, init=False, compare=False)
    _lines: dict[str, Line] = field(default_factory=dict, init=False, compare=False)

    @property
    def game(self) -> Game:
        """The game that the lesson teaches."""
        return self.record.game

    @property
    def key(self) -> LessonKey:
        """The game and the id of the lesson."""
        return LessonKey(self.game.name, self.id)

    @property
    def is_study(self) -> bool:
        """Whether a reader made the lesson from a line of play.

        Such a lesson contains its own words.
        """
        return bool(self.messages)

    @property
    def is_for_beginners(self) -> bool:
        """Whether the lesson is for beginners: it continues no other lesson, and no reader made it."""
        return not self.after and not self.is_study

    @cached_property
    def line(self) -> Line:
        """The line of the lesson's record, with every state and its events."""
        return play_line(self.record)

    @cached_property
    def steps(self) -> tuple[LessonStep, ...]:
        """The steps of all acts."""
        return tuple(step for act in self.acts for step in act.steps)

    @cached_property
    def askings(self) -> Mapping[str, Asking]:
        """All questions by id, including the questions of the exhibits."""
        shown = {name: each.asking for name, each in self.exhibits.items() if each.asking}
        return {**self.questions, **shown}

    @property
    def minutes(self) -> int:
        """The minutes that the whole lesson takes, rounded."""
        return rounded_minutes(sum(act.minutes for act in self.acts))

    def act_of(self, step: str) -> Act:
        """Return the act that has the step with an id. Raises KeyError for an unknown step."""
        for act in self.acts:
            if any(each.id == step for each in act.steps):
                return act
        raise KeyError(step)

    def step(self, step: str) -> LessonStep:
        """Return the step with an id. Raises KeyError for an unknown step.

        The id of a former step gives the step that now teaches the same.
        """
        wanted = self.moved.get(step, step)
        for each in self.steps:
            if each.id == wanted:
                return each
        raise KeyError(step)

    def table(self, step: LessonStep) -> Literal["own", "puzzle", "back"]:
        """Return the game in which a step plays: the game of the record, or the game of a puzzle.

        "own" is the game of the record, "puzzle" the game of a puzzle, and "back" the game of the record in
        the first step after a puzzle. A review plays in no game; its result is "own".
        """
        if self._is_puzzle(step):
            return "puzzle"
        number = self.steps.index(step)
        follows_puzzle = number > 0 and self._is_puzzle(self.steps[number - 1])
        is_review = step.task is not None and step.task.kind == "review"
        return "back" if follows_puzzle and not is_review else "own"

    def since(self, step: LessonStep) -> range:
        """Return the plies of the record between the previous step and a step.

        Steps about a puzzle or a plan do not count. The result is empty for such a step.
        """
        if step.at.exhibit:
            return range(0)
        before = (each for each in self.steps[: self.steps.index(step)] if not each.at.exhibit)
        begun = max(
            (max(each.at.ply, self.task(each).until) for each in before), default=step.at.ply
        )
        return range(begun + 1, step.at.ply + 1)

    def _is_puzzle(self, step: LessonStep) -> bool:
        """Return whether a step plays in another game than the record.

        A plan that begins at the start of the record does not count as another game.
        """
        exhibit = step.at.exhibit
        return bool(exhibit) and self.exhibits[exhibit].start is not self.record.start

    def place(self, step: LessonStep) -> Place:
        """Return the number of a step and of its act, and the numbers of all steps and acts."""
        act = self.act_of(step.id)
        number = self.acts.index(act) + 1
        return Place(number, len(self.acts), act.steps.index(step) + 1, len(act.steps))

    def task(self, step: LessonStep) -> StepTask:
        """Return the task of a step."""
        kind, value = (None, "") if step.task is None else (step.task.kind, str(step.task.value))
        until, line, due = step.at.ply, self.line_at(step.at), self.state(step.at).due
        if kind == "decide":
            until = min(until + 1, line.plies)
            while until < line.plies and is_awaiting(line.events_at(until)):
                until += 1  # a secret choice is made when all choices are shown
        elif kind == "turn":
            until = end_of_turn(line, until)
        return StepTask(
            kind,
            until,
            self.askings.get(value) if kind in ("question", "exhibit") else None,
            self.alternatives[value] if kind == "alternative" else None,
            self.exhibits[value] if kind == "exhibit" else None,
            self.plans[value] if kind == "plan" else None,
            (value or (due.player if due else "")) if kind == "day" else "",
        )

    def line_at(self, spot: Spot) -> Line:
        """Return the line of the record, or of the exhibit that the spot names.

        Raises KeyError for an unknown exhibit.
        """
        return self.exhibit_line(self.exhibits[spot.exhibit]) if spot.exhibit else self.line

    def state(self, spot: Spot) -> State:
        """Return the state at a spot, which is a place in the record or in an exhibit.

        Raises KeyError, IndexError, or IllegalDecision in an exhibit.
        """
        return self.line_at(spot).states[spot.ply]

    def voice_at(self, ply: int) -> Voice | None:
        """Return what a player says after `ply` decisions, before the next decision; None for silence."""
        return next((each for each in self.voices.values() if each.at == ply), None)

    def figures(self, values: Mapping[str, Quoted], state: State) -> dict[str, int | str]:
        """Return figures that a text quotes, measured in a state.

        Raises KeyError for an unknown measure.
        """
        return {name: self.figure(each, state) for name, each in values.items()}

    def figure(self, figure: Quoted, state: State) -> int | str:
        """Return one figure, measured in a state. Raises KeyError for an unknown measure."""
        return self.teaching.MEASURES[figure.measure](state, figure.of)

    def question(self, asking: Asking) -> Question:
        """Return the question that the lesson asks at a place of its record or of an exhibit.

        Raises KeyError if the concept cannot ask there.
        """
        known = self._questions.get(asking.id)
        if known is not None:
            return known
        state, sought = self.state(asking.at), asking.sought
        if sought is not None:
            states = self.line_at(asking.at).states
            found = sought_question(
                asking, sought, state, lambda of, after: self.figure(of, states[after])
            )
        else:
            asked = self.teaching.CONCEPTS[asking.concept].ask(state, asking.about)
            if asked is None:
                raise KeyError(asking.id)
            found = asked
        self._questions[asking.id] = found
        return found

    # Alternatives

    def outcome(self, alternative: Alternative) -> Outcome:
        """Return the states of an alternative, played to its end or to its refused last decision.

        Raises IllegalDecision if an earlier decision is refused.
        """
        if alternative.id not in self._outcomes:
            self._outcomes[alternative.id] = self._play(alternative)
        return self._outcomes[alternative.id]

    def _play(self, alternative: Alternative) -> Outcome:
        *rest, last = alternative.decisions
        states = [self.line.states[alternative.at]]
        for decision in rest:
            states.append(states[-1].play(decision))
        try:
            states.append(states[-1].play(last))
        except IllegalDecision as error:
            return Outcome(tuple(states), error.refusal.code)
        return Outcome(tuple(states))

    def holds(self, alternative: Alternative, claim: Claim | None = None) -> bool:
        """Return whether a claim is true of an alternative.

        If `claim` is None, the function tests the claim of the alternative itself.
        """
        claim = alternative.claim if claim is None else claim
        if claim.kind == "all":
            return all(self.holds(alternative, part) for part in claim.parts)
        outcome = self.outcome(alternative)
        end = outcome.states[-1]
        if claim.kind == "refused":
            return outcome.refused == claim.expected
        if outcome.refused:
            return False
        if claim.kind == "due":
            return (end.due.type if end.due else "") == claim.expected
        assert claim.figure is not None
        mine = self.figure(claim.figure, end)
        theirs = self.figure(claim.figure, self.line.states[alternative.against])
        if claim.relation == "same":
            return mine == theirs
        assert isinstance(mine, int)
        assert isinstance(theirs, int)
        return mine < theirs if claim.relation == "less" else mine > theirs

    def alternative_figures(self, alternative: Alternative) -> dict[str, int | str]:
        """Return the figures of an alternative's text, by name.

        Each figure is measured at the end of the alternative. It is measured again in the record; that
        value has the same name with a suffix.
        """
        end = self.outcome(alternative).states[-1]
        example = self.figures(alternative.values, self.line.states[alternative.against])
        return self.figures(alternative.values, end) | {
            name + EXAMPLE: value for name, value in example.items()
        }

    # Exhibits

    def exhibit_line(self, exhibit: Exhibit) -> Line:
        """Return the line of an exhibit, played to its end.

        Raises IllegalDecision if the rules forbid one of the decisions.
        """
        if exhibit.id not in self._lines:
            record = Record(self.game, exhibit.start, exhibit.decisions)
            self._lines[exhibit.id] = play_line(record)
        return self._lines[exhibit.id]


def end_of_turn(line: Line, ply: int) -> int:
    """Return the number of decisions after which the turn or night at a ply ends.

    If no later turn begins, it is the number of decisions of the line.
    """
    begun = (each.ply for each in line.chapters if each.kind in TURNS and each.ply > ply)
    return min(begun, default=line.plies)


def rounded_minutes(minutes: int) -> int:
    """Return the minutes of a lesson as shown: above half an hour, rounded to ten minutes."""
    return round(minutes / TEN) * TEN if minutes > HALF_AN_HOUR else minutes
