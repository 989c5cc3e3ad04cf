"""One moment of a game for search programs: immutable, cheap to copy, easy to store.

All chance comes first: a program draws the seed digit by digit, and the rest of the game has no
chance. This module names no game and no search program.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import blake2b
from random import Random
from typing import Any, Final

from tutor.adapters.numbers import MOST_CHOICES, begin
from tutor.core.base.events import view_of
from tutor.core.base.game import Decision, State, find_game
from tutor.core.base.redeal import redeal
from tutor.core.words.text import text_for

DIGITS: Final = 8
BASE: Final = 16
CHANCE: Final = -1
OVER: Final = -4


class Memory:
    """A check sum, for each player, of all events that the player has been told up to a moment.

    A check sum is computed when it is first read, because most moments of a search never need one.
    """

    __slots__ = ("before", "decision", "known", "state")

    def __init__(self, known: Mapping[str, str]) -> None:
        self.before: Memory | None = None
        self.state: State | None = None
        self.decision: Decision | None = None
        self.known = dict(known)

    def then(self, state: State, decision: Decision) -> Memory:
        """Return the memory of all players after a decision in a state."""
        after = Memory({})
        after.before, after.state, after.decision = self, state, decision
        return after

    def of(self, player: str) -> str:
        """Return the check sum of all events that a player has been told.

        For the name "", only events that all players have been told count.
        """
        waiting: list[Memory] = []
        memory = self
        while player not in memory.known and memory.before is not None:
            waiting.append(memory)
            memory = memory.before
        found = memory.known.get(player, "")
        for memory in reversed(waiting):
            assert memory.state is not None
            assert memory.decision is not None
            _, events = memory.state.explain(memory.decision)
            told = [event.to_json() for event in view_of(events, player)]
            content = f"{found}{json.dumps(told, sort_keys=True)}"
            found = memory.known[player] = blake2b(content.encode(), digest_size=16).hexdigest()
        return found


class Moment:
    """A game before or after the deal; it never changes, so copying returns the same object.

    `seat` is the player who decides, `CHANCE` before the deal, `OVER` at the end.
    """

    __slots__ = (
        "_legal",
        "_words",
        "digits",
        "game",
        "memory",
        "players",
        "seat",
        "state",
        "variant",
    )

    def __init__(
        self,
        game: str,
        players: int,
        variant: str,
        digits: tuple[int, ...] = (),
        state: State | None = None,
        memory: Memory | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.variant = variant
        self.digits = digits
        self.state = state
        self.memory = memory or Memory({})
        self.seat = CHANCE if state is None else _seat(state)
        self._legal: tuple[Decision, ...] | None = None
        self._words: list[str] | None = None

    def __deepcopy__(self, memo: object) -> Moment:
        return self

    def __reduce__(self) -> tuple[Callable[..., Moment], tuple[Any, ...]]:
        position, known = None, {}
        if self.state is not None:
            position = self.state.position()
            known = {name: self.memory.of(name) for name in self.state.players}
        return restore, (self.game, self.players, self.variant, self.digits, position, known)

    @property
    def dealt_state(self) -> State:
        """The state of the game, which exists once the seed is complete."""
        assert self.state is not None
        return self.state

    @property
    def legal(self) -> tuple[Decision, ...]:
        """The legal decisions; programs choose a decision by its index here."""
        if self._legal is None:
            self._legal = self.dealt_state.legal()
            assert len(self._legal) <= MOST_CHOICES
        return self._legal

    @property
    def words(self) -> list[str]:
        """The descriptions of the legal decisions, in their order; no two are the same."""
        if self._words is None:
            said = dict(text_for(self.game).decisions(self.dealt_state))
            self._words = [said[decision] for decision in self.legal]
        return self._words

    def draw(self, digit: int) -> Moment:
        """Return the moment after one more digit of the seed.

        After the last digit, the game is dealt.
        """
        digits = (*self.digits, digit)
        state = None
        if len(digits) == DIGITS:
            state = begin(find_game(self.game), self.players, self.variant, seed_of(digits))
        return Moment(self.game, self.players, self.variant, digits, state)

    def choose(self, choice: int) -> Moment:
        """Return the moment after the decision with this index."""
        decision = self.legal[choice]
        memory = self.memory.then(self.dealt_state, decision)
        return self._with(self.dealt_state.play(decision), memory)

    def redeal(self, player: str, chance: Random) -> Moment:
        """Return a random moment in which the player sees and knows the same as in this moment."""
        state = redeal(self.dealt_state, player, chance)
        return self._with(state, Memory({player: self.memory.of(player)}))

    def seen_by(self, player: str) -> str:
        """Return the view of a player as JSON; for any other name, the common part of all views."""
        state = self.dealt_state
        if player in state.players:
            view = state.view(player)
        else:
            view = common([state.view(name) | {"player": None} for name in state.players])
        return json.dumps(view, ensure_ascii=False, separators=(",", ":"))

    def _with(self, state: State, memory: Memory) -> Moment:
        return Moment(self.game, self.players, self.variant, self.digits, state, memory)


def _seat(state: State) -> int:
    due = state.due
    return OVER if due is None else state.players.index(due.player)


def common(views: Sequence[Any]) -> Any:
    """Return the common part of several views; a value that one of the views hides is hidden."""
    first = views[0]
    for view in views:
        if isinstance(view, dict) and set(view) == {"hidden"}:
            return view
    if isinstance(first, dict):
        return {key: common([view[key] for view in views]) for key in first}
    if isinstance(first, list):
        return [common(parts) for parts in zip(*views, strict=True)]
    return first


def seed_of(digits: Iterable[int]) -> int:
    """Return the seed with these digits, the highest digit first."""
    seed = 0
    for digit in digits:
        seed = seed * BASE + digit
    return seed


def restore(
    game: str,
    players: int,
    variant: str,
    digits: tuple[int, ...],
    position: dict[str, Any] | None,
    known: dict[str, str],
) -> Moment:
    """Return the moment from its stored parts.

    Raises RecordError for a position that is not legal.
    """
    state = None if position is None else find_game(game).load(position)
    return Moment(game, players, variant, digits, state, Memory(known))
