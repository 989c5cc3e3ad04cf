"""The attempt of a learner at a decision or a turn, and its comparison with the example.

The example is the game that the lesson goes through.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tutor.core.base.events import is_awaiting, is_choice
from tutor.core.base.game import Choice, Decision
from tutor.core.base.players import advised_player
from tutor.core.lessons.lesson import Lesson
from tutor.core.lessons.own_moves import is_better
from tutor.core.lessons.runner import at_a_turn, attempt, in_a_turn
from tutor.core.records.compare import Comparison, compare
from tutor.core.records.lines import Line
from widgets.lesson.modes import Deciding, Outcome
from widgets.session.session import Session


@dataclass(frozen=True)
class Attempt:
    """The decisions of a learner in a step of a lesson, as far as the session shows them.

    `mode` is the mode of the step. `place` is the node at which the example has decided
    everything that the step asks for.
    """

    lesson: Lesson
    mode: Deciding
    session: Session
    place: int

    @property
    def _example(self) -> Line:
        return self.lesson.line_at(self.mode.step.at)

    @property
    def outcome(self) -> Outcome:
        """The outcome of the decision or the turn that the step asks for."""
        step, session = self.mode.step, self.session
        ply, kind = step.at.ply, self.mode.kind
        return attempt(session.line, session.ply, ply, kind, self._example, step.accepted)

    @property
    def is_turn_open(self) -> bool:
        """Whether the turn goes on after the learner's decision."""
        return in_a_turn(self.session.line, self.session.ply)

    @property
    def is_going_on(self) -> bool:
        """Whether the learner's turn differs from the example's and is not finished yet."""
        is_shown = self.mode.by == "example"
        return self.outcome == "other" and self.is_turn_open and not is_shown

    @property
    def is_as_advised(self) -> bool:
        """Whether the learner's first decision is the best one by the game's advice."""
        player, (own, _) = advised_player(self.lesson.game.name), self._decisions
        if player is None or not own:
            return False
        return player.choose(self.lesson.state(self.mode.step.at)).decision == own[0]

    @property
    def is_goal_reached(self) -> bool:
        """Whether the learner has reached as much of the step's goal as the example does."""
        goal = self.mode.step.goal
        if goal is None or self.is_turn_open:
            return False
        mine = self.lesson.figure(goal, self.session.state)
        example = self.lesson.figure(goal, self._example.states[self.mode.until])
        return isinstance(mine, int) and isinstance(example, int) and mine >= example

    @property
    def is_example_accepted(self) -> bool:
        """Whether the step accepts the example's own decision as right."""
        accepted = self.mode.step.accepted
        return not accepted or self._example.record.decisions[self.mode.step.at.ply] in accepted

    @property
    def is_apart(self) -> bool:
        """Whether the learner decided differently from the example, and the step accepts the example.

        If so, the page compares the learner's line with the example.
        """
        return self.outcome == "other" and self.is_example_accepted

    @property
    def is_first_apart(self) -> bool:
        """Whether no line of the learner leaves the example before this step."""
        tree, plies = self.session.tree, range(self.mode.step.at.ply)
        return all(place <= tree.protected for ply in plies for place in tree.children(ply))

    @property
    def is_comparable(self) -> bool:
        """Whether the learner's line and the example can be compared now.

        They cannot be compared while either is in the middle of a turn, or while a secret choice
        waits for the choices of other players.
        """
        line, ply = self.session.line, self.session.ply
        is_open = self.is_turn_open or in_a_turn(self._example, self.mode.until)
        return self.is_apart and not (is_open or is_awaiting(line.events_at(ply)))

    @property
    def is_in_secret(self) -> bool:
        """Whether the step asks for a secret choice, whose outcome also depends on others and on cards."""
        return is_choice(self._example.events_at(self.mode.step.at.ply + 1))

    @property
    def comparison(self) -> Comparison | None:
        """The comparison of the learner's line with the example; None if they cannot be compared.

        For a secret choice the value is None too, because luck would decide the comparison.
        """
        if self.is_in_secret or not self.is_comparable:
            return None
        return compare(self.session.tree, self.session.place, self.place)

    @property
    def is_better(self) -> bool:
        """Whether the learner's move is better than the teacher's in every figure that differs."""
        comparison, players = self.comparison, self.deciders
        if comparison is None or not players or not self.is_balanced:
            return False
        return is_better(comparison, players[0])

    @property
    def move(self) -> Sequence[Decision]:
        """The decisions of the learner's line since the step began."""
        return self._decisions[0]

    @property
    def is_balanced(self) -> bool:
        """Whether a turn has just ended both on the learner's line and in the example.

        If so, the figures of the learner's line and of the example can be compared fairly.
        """
        session = self.session
        return at_a_turn(session.line, session.ply) and at_a_turn(self._example, self.mode.until)

    @property
    def deciders(self) -> tuple[str, ...]:
        """The players who decide in the example or in the learner's line, in the order of their turns."""
        own, example = self._decisions
        return tuple(dict.fromkeys(each.player for each in (*example, *own)))

    @property
    def choices(self) -> tuple[list[Choice], list[Choice]]:
        """The choices of the learner's line, and the choices of the example."""
        own, example = self._decisions
        return [each.choice for each in own], [each.choice for each in example]

    @property
    def _decisions(self) -> tuple[Sequence[Decision], Sequence[Decision]]:
        """The decisions of the learner's line, and the decisions of the example."""
        session, ply = self.session, self.mode.step.at.ply
        own, example = session.line.record.decisions, self._example.record.decisions
        return own[ply : session.ply], example[ply : self.mode.until]
