"""The goals of the game's puzzles: the gains of a turn, counted from its events.

`python -m tutor puzzles --game princes` makes `puzzles.json`: 120 puzzles with `--make 120 --seed 1
--goals steps,corn,incas,orders,end`, 14 with `--make 14 --seed 2 --goals summit`, and the rest with
`--goals end --games FILE`. The games of FILE end by Rescue; no game between the policies does.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from tutor.core.base.events import Event
from tutor.core.base.game import State
from tutor.core.laboratory.puzzles.search import GamePuzzles, Goal
from tutor.princes.identifiers import CORN

ENDS: Final = frozenset(("turn_began", "night_began"))
TURN: Final = "turn"


def _steps(_: State, __: State, events: Sequence[Event], player: str) -> int:
    return sum(int(each.data["steps"]) for each in events if _is(each, "scout_advanced", player))


def _summit(_: State, __: State, events: Sequence[Event], player: str) -> int:
    return sum(int(each.data["laps"]) for each in events if _is(each, "scout_advanced", player))


def _incas(_: State, __: State, events: Sequence[Event], player: str) -> int:
    return sum(_is(each, "inca_recruited", player) for each in events)


def _orders(_: State, __: State, events: Sequence[Event], player: str) -> int:
    return sum(_is(each, "order_acquired", player) for each in events)


def _corn(before: State, after: State, _: Sequence[Event], player: str) -> int:
    return _count_owned(after, player) - _count_owned(before, player)


def _end(_: State, after: State, __: Sequence[Event], player: str) -> int:
    return int(after.due is None)


def _is(event: Event, kind: str, player: str) -> bool:
    return event.type == kind and event.data["player"] == player


def _count_owned(state: State, player: str) -> int:
    seats = state.position()["players"]
    return next(int(seat["goods"][CORN]) for seat in seats if seat["name"] == player)


def _begins(state: State) -> bool:
    return state.due is not None and state.due.type == TURN


def _ends(events: Sequence[Event]) -> bool:
    return any(each.type in ENDS for each in events)


def _load() -> bytes:
    return files("tutor.princes").joinpath("puzzles.json").read_bytes()


PUZZLES: Final = GamePuzzles(
    goals={
        "steps": Goal(_steps, least=5),
        "summit": Goal(_summit, least=1),
        "corn": Goal(_corn, least=6, is_lasting=False),
        "incas": Goal(_incas, least=1),
        "orders": Goal(_orders, least=1),
        "end": Goal(_end, least=1),
    },
    begins=_begins,
    ends=_ends,
    stored=_load,
)
