"""Review cards: positions that a learner keeps and is asked about again after days.

A card has the position, who decides, what games from there said of each decision, and when it was
answered. Days are counted from 1 January 1970 and kept only for a learner who wants to be asked
again, as in the progress of a lesson.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, NamedTuple

from tutor.core.base.game import Decision, State, find_game, legal_for
from tutor.core.base.schema import JSONObject
from tutor.core.records.record import position_id

WAITS: Final = (1, 3, 7, 14, 30, 60, 120)
"""Days until a card is asked again, by the number of right answers running."""
MOST_REASONS: Final = 2
PARTS: Final = 1000
"""The parts of a certain win in which chances are kept."""
TENTHS: Final = 10
"""The parts of a unit in which the amounts of reasons are kept."""


class Move(NamedTuple):
    """The verdict of the games from a card's position on a decision.

    `is_right` is None if they cannot tell. `chance` is the share of them that were won, between
    `low` and `high`, in thousandths. `reasons` are the keys of the stocks of which the best
    decision leaves more or less at the end, with the amount in tenths.
    """

    decision: Decision
    is_right: bool | None
    playouts: int
    chance: int
    low: int
    high: int
    reasons: tuple[tuple[str, int], ...] = ()


class Answers(NamedTuple):
    """The answers of a card after this many games for each decision that stayed in the race.

    The first of `moves` did best; `margin` is how far behind another it may be, in thousandths, to
    be right. Decisions that the games did not compare are not among them.
    """

    playouts: int
    margin: int
    moves: tuple[Move, ...]

    @property
    def right(self) -> tuple[Move, ...]:
        """The moves that are shown to be right answers, the best first."""
        return tuple(move for move in self.moves if move.is_right)

    @property
    def is_open(self) -> bool:
        """Whether the games tell of no move whether it is right."""
        return all(move.is_right is None for move in self.moves)

    def move(self, decision: Decision) -> Move | None:
        """The verdict on a decision; None where nothing was."""
        return next((move for move in self.moves if move.decision == decision), None)


@dataclass(frozen=True)
class ReviewCard:
    """A position to be asked about. `day_of_game` and `round` say when it was, where it is known.

    `running` counts the right answers since the last wrong one. `day` is the day it was kept or
    answered last; None unless the learner wants to be asked again.
    """

    game: str
    position: JSONObject
    player: str
    day_of_game: int | None = None
    round: int | None = None
    answers: Answers | None = None
    running: int = 0
    asked: int = 0
    day: int | None = None

    @cached_property
    def id(self) -> str:
        """The id of its position, by which a card is known."""
        return position_id(self.position)

    @cached_property
    def state(self) -> State:
        """The state of its position."""
        return find_game(self.game).load(self.position)

    @property
    def due(self) -> int | None:
        """The day from which it is asked again; None where no days are kept."""
        return None if self.day is None else self.day + WAITS[min(self.running, len(WAITS) - 1)]

    def is_due(self, today: int) -> bool:
        """Whether it is to be asked again."""
        return self.due is not None and self.due <= today

    def after_answer(self, today: int, *, is_right: bool | None) -> ReviewCard:
        """The card after an answer; a wrong one lets it come back on the next day.

        An answer without a verdict does not count, and the card waits as long as before.
        """
        day = None if self.day is None else today
        if is_right is None:
            return replace(self, day=day)
        running = self.running + 1 if is_right else 0
        return replace(self, running=running, asked=self.asked + 1, day=day)

    def count_days_from(self, today: int | None) -> ReviewCard:
        """The card with its days counted from today on, or without any."""
        if (self.day is None) == (today is None):
            return self
        return replace(self, day=today)


def make_card(state: State, day: int | None = None) -> ReviewCard:
    """The card of a state in which something is to be decided."""
    due = state.due
    assert due is not None
    return ReviewCard(state.game.name, state.position(), due.player, day=day)


def fits(answers: Answers, state: State) -> bool:
    """Whether the answers speak of decisions that are legal in a state, of each at most once."""
    due = state.due
    legal = [] if due is None else list(legal_for(state, due.player))
    told = [move.decision for move in answers.moves]
    return bool(told) and all(told.count(each) == 1 and each in legal for each in told)
