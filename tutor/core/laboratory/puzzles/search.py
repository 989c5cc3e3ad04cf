"""A search over all legal turns: what a player can surely gain, and the shortest way to it.

A game declares the goals of a turn, and the end of a turn. The search assumes the worst decisions
of the other players within the turn, so that the result holds for all their decisions. A turn may
return to an earlier position if nothing is gained on that cycle (see `Goal`). So the search
computes values over the graph of positions, sweep by sweep, until they no longer change.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from typing import Final, NamedTuple

from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.events import Event
from tutor.core.base.game import Decision, State
from tutor.core.base.kit import kit_of
from tutor.core.records.record import position_id

Gain = Callable[[State, State, Sequence[Event], str], int]
"""A function that returns a player's gain by a decision.

Its arguments are the states before and after the decision, its events, and the player's name.
"""
MOST_POSITIONS: Final = 4000
"""The greatest number of positions in a turn that is searched."""


@dataclass(frozen=True)
class Goal:
    """A figure that a player may gain in a turn. A puzzle needs a gain of at least `least`.

    If `is_lasting` is true, a gain cannot be lost again in the same turn, so it counts at once. If a
    turn can return to an earlier position, the sum of the gains on that cycle must not be positive.
    Every turn must have a way to end.
    """

    gain: Gain
    least: int
    is_lasting: bool = True


@dataclass(frozen=True)
class GamePuzzles:
    """The parts of a game for puzzles: goals by name, the bounds of a turn, and stored puzzles."""

    goals: Mapping[str, Goal]
    begins: Callable[[State], bool]
    """A function that returns whether a turn begins in a state."""
    ends: Callable[[Sequence[Event]], bool]
    """A function that returns whether these events end the turn."""
    stored: Callable[[], bytes]
    """A function that returns the file of proved puzzles: `tutor-puzzles` as JSON."""


class Way(NamedTuple):
    """A decision at a position of the turn, with its gain.

    `to` is the key of the next position; it is None if the turn ends.
    """

    decision: Decision
    gain: int
    to: str | None


class Position(NamedTuple):
    """A position within the turn: whether the puzzle's player decides, and all ways from it."""

    state: State
    is_own: bool
    ways: tuple[Way, ...]


class Solution(NamedTuple):
    """The shortest way to the greatest gain that is certain.

    `choices` is the number of the player's decisions with several options. `odds` is the chance
    that random choices at all these decisions still lead to this gain.
    """

    decisions: tuple[Decision, ...]
    choices: int
    odds: float


class TurnTooLong(RecordError):
    """The error for a turn with more positions than the search allows."""

    def __init__(self) -> None:
        super().__init__([Fault("position", "turn_too_long", {"expected": MOST_POSITIONS})])


def key_of(state: State) -> str:
    """Return the key of a position in a turn: the id of the position and its pending values."""
    position = state.position()
    return f"{position_id(position)} {json.dumps(position.get('pending'), sort_keys=True)}"


class TurnSearch:
    """A search of all legal turns from a state, which finds the certain gain of a goal.

    Making the search raises KeyError for an unknown goal, TurnTooLong for too many positions, and
    ValueError if the turns of the game do not meet the conditions of `Goal`.
    """

    def __init__(self, state: State, goal: str, player: str, limit: int = MOST_POSITIONS) -> None:
        game = kit_of(state.game.name).puzzles
        if game is None:
            raise KeyError(state.game.name)
        self._game: GamePuzzles = game
        self._gain = game.goals[goal].gain
        self._player = player
        self.root = key_of(state)
        self.positions = self._explore(state, limit)
        self._values = self._worked_out()

    @property
    def most(self) -> int:
        """The greatest gain in the turn that is certain, whatever the other players decide."""
        return self.most_from(self.root)

    def most_from(self, key: str) -> int:
        """Return the greatest certain gain after a position of the turn.

        Raises KeyError if the turn has no position with this key.
        """
        return int(self._values[key])

    def _explore(self, state: State, limit: int) -> dict[str, Position]:
        """Return every position of the turn by its key, the earliest first."""
        found: dict[str, Position] = {}
        waiting, seen = deque([(self.root, state)]), {self.root}
        while waiting:
            key, at = waiting.popleft()
            assert at.due is not None
            ways = []
            for decision in at.legal():
                after, events = at.explain(decision)
                gain = self._gain(at, after, events, self._player)
                if after.due is None or self._game.ends(events):
                    ways.append(Way(decision, gain, None))
                    continue
                to = key_of(after)
                ways.append(Way(decision, gain, to))
                if to not in seen:
                    seen.add(to)
                    waiting.append((to, after))
                    if len(seen) > limit:
                        raise TurnTooLong
            found[key] = Position(at, at.due.player == self._player, tuple(ways))
        return found

    def _worked_out(self) -> dict[str, float]:
        """Return the greatest certain gain after each position, by its key."""
        values = dict.fromkeys(self.positions, -inf)
        for _ in range(len(self.positions) + 1):
            has_changed = False
            for key, at in reversed(self.positions.items()):
                each = (way.gain + (values[way.to] if way.to else 0) for way in at.ways)
                value = max(each) if at.is_own else min(each)
                if value != values[key]:
                    values[key], has_changed = value, True
            if not has_changed:
                break
        else:
            # A path without a cycle passes each position at most once. So a value that still
            # changes after so many sweeps comes from a cycle.
            raise ValueError("the goal gains on a way round")
        if values[self.root] == -inf:
            raise ValueError("the turn does not end")
        return values

    def good(self, key: str) -> tuple[Way, ...]:
        """Return the decisions at a position with which the player keeps the greatest certain gain.

        Where another player decides, return all decisions.
        """
        values, at = self._values, self.positions[key]
        if not at.is_own:
            return at.ways
        ahead = ((way, way.gain + (values[way.to] if way.to else 0)) for way in at.ways)
        return tuple(way for way, value in ahead if value >= values[key])

    def solution(self, begin: str = "") -> Solution:
        """Return the shortest way to the greatest certain gain.

        It starts at the position with the key `begin`, or at the beginning of the turn. The other
        players decide so that the way is longest. Raises KeyError for an unknown position.
        """
        lengths = self._lengths()
        key: str | None = begin or self.root
        decisions, choices, odds = [], 0, 1.0
        while key is not None:
            at, good = self.positions[key], self.good(key)
            if at.is_own and len(at.ways) > 1:
                choices += 1
                odds *= len(good) / len(at.ways)
            nearest = min if at.is_own else max
            way = nearest(good, key=lambda each: lengths[each.to] if each.to else 0)
            decisions.append(way.decision)
            key = way.to
        return Solution(tuple(decisions), choices, odds)

    def _lengths(self) -> dict[str, float]:
        """Return the number of decisions from each position to the turn's end.

        The number counts only ways that keep the greatest certain gain.
        """
        lengths = dict.fromkeys(self.positions, inf)
        has_changed = True
        while has_changed:
            has_changed = False
            for key, at in reversed(self.positions.items()):
                each = (1 + (lengths[way.to] if way.to else 0) for way in self.good(key))
                length = min(each) if at.is_own else max(each)
                if length != lengths[key]:
                    lengths[key], has_changed = length, True
        return lengths
