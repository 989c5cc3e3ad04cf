"""Lines of play for questions: a state, given decisions, and the answers assumed after them.

Gains and costs of a decision are read from the events alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from tutor.core.base.decision import IllegalDecision
from tutor.core.base.errors import RecordError
from tutor.core.base.events import Event
from tutor.core.base.game import Decision
from tutor.core.base.questions import About
from tutor.princes.game import PrincesState

Position = Mapping[str, Any]
Answer = Callable[[PrincesState], Decision | None]


class Line(NamedTuple):
    """A state, the state after some decisions, and everything that happened between."""

    before: PrincesState
    after: PrincesState
    events: tuple[Event, ...]

    def of(self, player: str, *types: str) -> list[Event]:
        """The events of these types that happened to a player."""
        return [
            event
            for event in self.events
            if event.type in types and event.data.get("player") == player
        ]


def play_line(state: PrincesState, decisions: Iterable[Decision]) -> Line | None:
    """The state after the decisions, or None if one of them cannot be made."""
    reached, events = state, list[Event]()
    for decision in decisions:
        try:
            reached, more = reached.explain(decision)
        except (IllegalDecision, RecordError):
            return None
        events += more
    return Line(state, reached, tuple(events))


def after(state: PrincesState, about: About) -> PrincesState | None:
    """The state a question is about: after its decisions, or None if one cannot be made."""
    line = play_line(state, about.decisions)
    return None if line is None else line.after


def goes_on(line: Line, answer: Answer) -> Line:
    """The line with every further decision that `answer` gives, until it gives none."""
    reached, events = line.after, list(line.events)
    while reached.due is not None and (decision := answer(reached)) is not None:
        reached, more = reached.explain(decision)
        events += more
    return Line(line.before, reached, tuple(events))


def first_move(about: About) -> tuple[str, str] | None:
    """The player and the district of the first decision; None if it is no move."""
    if not about.decisions:
        return None
    player, kind, choice = about.decisions[0]
    return (player, choice) if kind == "move" and isinstance(choice, str) else None


def moves_into(state: PrincesState, districts: Iterable[str]) -> Iterator[Decision]:
    """The legal moves into these districts."""
    wanted = frozenset(districts)
    for decision in state.legal():
        if decision.type == "move" and decision.choice in wanted:
            yield decision


def seat(position: Position, name: str) -> Position:
    """The pieces of a player. Raises KeyError for a stranger."""
    for player in position["players"]:
        if player["name"] == name:
            found: Position = player
            return found
    raise KeyError(name)


def gain(events: Iterable[Event], good: str) -> int:
    """The pieces of a good that these events gave a player, less those they took."""
    return sum(
        event.data.get("goods", {}).get(good, 0) - event.data.get("paid", {}).get(good, 0)
        for event in events
    )


def count_steps(events: Iterable[Event]) -> int:
    """The steps in these events."""
    return sum(event.data["steps"] for event in events if event.type == "scout_advanced")


def in_seat_order(state: PrincesState, names: Iterable[str]) -> tuple[str, ...]:
    """These players, each once, in seat order."""
    wanted = frozenset(names)
    return tuple(name for name in state.players if name in wanted)


def due_of(state: PrincesState, kind: str) -> str:
    """The player who is to make a decision of this type now; an empty name if none is due."""
    due = state.due
    return due.player if due is not None and due.type == kind else ""


def sizes(choices: Sequence[Decision]) -> list[int]:
    """The size that each of some legal sets has."""
    return [len(each.choice) for each in choices if isinstance(each.choice, tuple)]
