"""What moves when an event happens: which things, from where, to where; never how long.

A game maps each of its events to movements; the page gives them times, and shows them over the
picture of the next position, which is right without them. Contract: `page.md` (`data-thing`).
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
"""How a thing travels: hopping from stone to stone, straight over all, onto the board, in an arc,
up, up in a hurry, from hand to hand, along the ground, into another thing, step by step, face down
and then up, face down, out of sight; or it stays, and grows to its length."""


@dataclass(frozen=True, slots=True)
class Movement:
    """One thing that travels.

    `thing` is the id of what arrives or leaves in the scene, or the name of one of its symbols
    where the scene holds only a count. `places` are at least two ids of the scene, from the first
    to the last, its gates, or anchors of the page: `row:NAME` (what a player holds), `bank`,
    `deck`.
    `part_of` is the thing that it lies on before or after, where its place there is only a point.
    `carries` are the ids of what goes along, where it is beside the thing before or after.
    `like` is a thing that looks as it does, where it is on no board itself. `back` is the symbol
    of the other side of what turns on its way; whatever else moves in the beat waits for it.
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
    """The motion of one event: things that travel together, things that light up in place.

    From an `hour` of dusk to one of dawn the board lies in the dark. `counts` names a line of the
    final score, for which there is time however long the decision takes; else it is empty. What
    `reads` has time for its sentence to be read; after what `rests` all stands still for a while.
    Beats of the same `run` that follow each other are one.
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
    """An event between the public views before and after its decision.

    The beat uses nothing else of the states; the event holds only what the viewer may know.
    """

    def __init__(self, event: Event, before: S, after: S) -> None:
        self.rule = event.rule
        self.data: Mapping[str, Any] = event.data
        self.states = before, after

    @cached_property
    def views(self) -> tuple[Position, Position]:
        """The shared knowledge before and after the decision."""
        before, after = self.states
        return before.public_view(), after.public_view()

    def number(self, player: str | None = None) -> int:
        """The number of a player's seat from 1, of the event's player where none is named."""
        return self.states[0].players.index(self.data["player"] if player is None else player) + 1


class Motion(Protocol):
    """Gives the motion of an event between the states before and after its decision."""

    @property
    def still(self) -> frozenset[str]:
        """The types of events of which nothing is ever to be seen."""

    def __call__(self, event: Event, before: State, after: State) -> Beat:
        """The beat of an event as the viewer may know it, `STILL` if nothing moves."""

    def ways(self, state: State, decisions: Iterable[Decision]) -> Mapping[Decision, Movement]:
        """The movement of the piece that each decision sends on its way, as its event will show it.

        The decisions are legal in the state and are not carried out; those that send none are left
        out.
        """


BANK: Final = "bank"
DECK: Final = "deck"
_ROW: Final = "row:"


def row(player: str) -> str:
    """The anchor of a player's possessions.

    >>> row("Ralph")
    'row:Ralph'
    """
    return f"{_ROW}{player}"


def is_anchor(place: str) -> bool:
    """Whether a place is the page's and need not be in the scene."""
    return place in (BANK, DECK) or place.startswith(_ROW)
