"""The seats: whose knowledge is shown, the players of other seats, and a hot seat."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping

from tutor.core.base.game import ONLOOKER, State
from tutor.core.lessons.lesson import LessonKey
from widgets.session.workspace import HOT_SEAT, Kind


class Seating(ABC):
    """The seats at a state.

    `seat` is the player whose knowledge is shown; None means open hands, `ONLOOKER` that every hand
    is covered. `others` decide for their seats by themselves. At a hot seat people share one
    screen, and the person who has it is at `seat`.
    """

    lesson: LessonKey | None
    seat: str | None
    others: Mapping[str, Kind]
    is_hot_seat: bool

    @property
    @abstractmethod
    def state(self) -> State:
        """The state in view."""

    @property
    def mine(self) -> frozenset[str]:
        """The seats that are the learner's own; empty if no other player decides.

        At a hot seat it is the seat of the person who has the screen; empty while it is handed on.
        """
        if self.seat is not None:
            return frozenset({self.seat} - {ONLOOKER})
        return frozenset(self.state.players) - self.others.keys() if self.others else frozenset()

    @property
    def people(self) -> tuple[str, ...]:
        """The players whom people play in a game that hides something from them.

        Empty if the game is explored with open hands, and in a lesson.
        """
        is_hiding = self.is_hot_seat or (bool(self.others) and self.seat is not None)
        if self.lesson is not None or not is_hiding:
            return ()
        return tuple(name for name in self.state.players if name not in self.others)

    @property
    def next_person(self) -> str | None:
        """At a hot seat: the player who must decide and gets the screen next; else None."""
        due = self.state.due
        if not self.is_hot_seat or due is None or due.player == self.seat:
            return None
        return due.player

    @property
    def seating(self) -> str | None:
        """The seat as an address has it: a player's, the hot seat's; None with open hands."""
        return HOT_SEAT if self.is_hot_seat else self.seat

    @property
    def is_covered(self) -> bool:
        """At a hot seat: whether no person has the screen, so that every hand is covered.

        When the game is over, no hand is covered.
        """
        return self.is_hot_seat and self.seat == ONLOOKER and self.state.due is not None
