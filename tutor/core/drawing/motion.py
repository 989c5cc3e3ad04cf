"""The motion of things on the board at an event: which things move, from where and to where.

A game maps each event to movements. The page chooses their times, and shows them over the picture
of the next position, which is complete without them. Contract: `page.md` (`data-thing`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Generic, Literal, Protocol, TypeVar

from tutor.core.base.events import Event
from tutor.core.base.game import Decision, State
from tutor.core.base.schema import Position

Manner = Literal[
    "walk",
    "ride",
    "place",
    "send",
    "rise",
    "pay",
    "trade",
    "slide",
    "enter",
    "climb",
    "draw",
    "return",
    "leave",
    "grow",
]
"""How a thing travels.

`walk`: from stone to stone. `ride`: straight over everything. `place`: onto the board. `send`: in
an arc. `rise`: up. `pay`: up quickly. `trade`: from hand to hand. `slide`: along the ground.
`enter`: into another thing. `climb`: step by step. `draw`: face down and then face up. `return`:
face down. `leave`: out of sight. `grow`: the thing stays and grows to its length.
"""


@dataclass(frozen=True, slots=True)
class Movement:
    """The way of one thing on the board.

    `thing` is the id of the thing that arrives or leaves in the scene, or the name of a symbol if
    the scene shows only a count. `places` are the stations of the way, at least two: ids of the
    scene, its gates, or anchors of the page: `row:NAME` (a player's possessions), `bank`, `deck`.
    `part_of` is the thing on which the moving thing lies before or after, if its place there is
    only a point. `carries` are the ids of things that move with it. `like` is a thing with the same
    look, if the moving thing is on no board. If the thing turns over on its way, `back` is the
    symbol of its other side, and the other movements of the beat wait for it.
    """

    thing: str
    manner: Manner
    places: tuple[str, ...]
    like: str = ""
    back: str = ""
    part_of: str = ""
    carries: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Beat:
    """The motion of one event: the things that move together, and the things that light up.

    The board is dark from a beat whose `hour` is dusk to a beat whose `hour` is dawn. `counts` names a
    line of the final score, or is empty. The page gives such a line its own time, however long the
    decision takes. After a beat with `reads`, the page gives time to read the sentence of the event.
    After a beat with `rests`, everything stands still for a while. The page shows consecutive beats of
    the same `run` as one beat.
    """

    movements: tuple[Movement, ...] = ()
    lit: tuple[str, ...] = ()
    hour: Literal["", "dusk", "dawn"] = ""
    counts: str = ""
    reads: bool = False
    rests: bool = False
    run: str = ""


STILL: Final = Beat()


S = TypeVar("S", bound=State)


class Seen(Generic[S]):
    """An event with the states before and after its decision.

    The motion of an event depends only on the public views of the states. The event has only the
    data that the viewer may know.
    """

    def __init__(self, event: Event, before: S, after: S) -> None:
        self.rule = event.rule
        self.data: Mapping[str, Any] = event.data
        self.states = before, after

    @cached_property
    def views(self) -> tuple[Position, Position]:
        """The public views before and after the decision."""
        before, after = self.states
        return before.public_view(), after.public_view()

    def number(self, player: str | None = None) -> int:
        """Return the number of a player's seat, from 1. None means the player of the event."""
        return self.states[0].players.index(self.data["player"] if player is None else player) + 1


class Motion(Protocol):
    """A game's function that returns the motion of an event."""

    @property
    def still(self) -> frozenset[str]:
        """The types of events that never move anything."""

    def __call__(self, event: Event, before: State, after: State) -> Beat:
        """Return the motion of an event, as the viewer may know it; `STILL` if nothing moves.

        `before` and `after` are the states before and after the decision of the event.
        """

    def ways(self, state: State, decisions: Iterable[Decision]) -> Mapping[Decision, Movement]:
        """Return, by decision, the movement of the piece that the decision moves.

        The movement is the same that the event of the decision shows later. The decisions are legal in the
        state and are not carried out. Decisions that move no piece are left out.
        """


BANK: Final = "bank"
DECK: Final = "deck"
_ROW: Final = "row:"


def row(player: str) -> str:
    """Return the anchor of a player's possessions, a place of the page.

    >>> row("Ralph")
    'row:Ralph'
    """
    return f"{_ROW}{player}"


def is_anchor(place: str) -> bool:
    """Return whether a place is an anchor of the page, which is not in the scene."""
    return place in (BANK, DECK) or place.startswith(_ROW)
