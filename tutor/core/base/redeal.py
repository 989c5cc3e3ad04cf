"""Deals hidden cards anew, for players who think ahead from their own knowledge.

The kit of a game names the function that deals its hidden cards again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import takewhile
from random import Random
from typing import Any, Final

from tutor.core.base.events import Event, view_of
from tutor.core.base.game import Decision, State
from tutor.core.base.kit import kit_of

SEEDS: Final = 2**53
TRIES: Final = 4
"""The number of deals that are compared to tell which events are certain."""
MOST_TRIES: Final = 12
"""The number of equal deals after which nothing counts as shown."""


Redeal = Callable[[State, str | None, Random], State]
"""A state in which a decision is due, with other secrets that the player cannot tell.

The same chance deals the same from every state that looks the same to the player. For None all
hands and choices stay: only what no player knows is dealt anew.
"""


Pile = Callable[[dict[str, Any]], list[str]]
"""The hidden cards of a position that are turned over one by one; the first is the next one.

The position changes with the list.
"""


def redeal(state: State, player: str | None, chance: Random) -> State:
    """A state that the player cannot tell from this one, whose hidden part is left to chance.

    None leaves open what any player knows, and deals only the rest anew. The same state
    where a game hides nothing, and when it is over.
    """
    again = kit_of(state.game.name).redeal
    return state if again is None or state.due is None else again(state, player, chance)


def cards_to_come(state: State) -> int:
    """How many cards may be the next one that is turned over; 0 in a game without a pile."""
    pile = kit_of(state.game.name).pile
    return 0 if pile is None else len(pile(state.position()))


def with_next(state: State, number: int) -> State:
    """A state that was dealt anew, with the card of this number as the next one.

    Numbers as many as there are cards name each of them once, and begin again after that. Chance
    decides which card lay there, so states with any card there are equally likely.
    """
    pile, position = kit_of(state.game.name).pile, state.position()
    cards = [] if pile is None else pile(position)
    if not cards:
        return state
    wanted = sorted(cards)[number % len(cards)]
    place = cards.index(wanted)
    cards[0], cards[place] = wanted, cards[0]
    return state.game.load(position)


def stack(cards: Iterable[str], chance: Random) -> list[str]:
    """The cards in an order by chance, in which each keeps its place among the others.

    The same chance stacks a deck without some of its cards as it stacks the whole, so that games
    played on from two moments meet the same luck.
    """
    salt = chance.randrange(SEEDS)
    seen = Counter[str]()
    placed = []
    for card in sorted(cards):
        seen[card] += 1
        placed.append((Random(f"{salt}/{card}/{seen[card]}").random(), card))
    return [card for _, card in sorted(placed)]


def foreseen(state: State, decision: Decision) -> tuple[Event, ...]:
    """The events of a legal decision that do not depend on what its player cannot see.

    They end before the first event that depends on chance or on another's secret. Raises
    IllegalDecision or RecordError as `explain`.
    """
    sure = state.explain(decision)[1]
    for other in _deals(state, decision.player):
        others = other.explain(decision)[1]
        pairs = zip(sure, others, strict=False)
        alike = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        sure = sure[:alike]
    return view_of(sure, decision.player)


def shows(state: State, decision: Decision, player: str) -> bool:
    """Whether a legal decision shows a player something that was hidden from them.

    It does if another deal of the hidden cards would change what the player sees then, or if the
    decision itself reveals the deal. Raises IllegalDecision or RecordError as `explain`.
    """
    after, events = state.explain(decision)
    is_seen = events[0].seen_by is None or player in events[0].seen_by if events else True
    known = after.view(player)
    for seed in range(MOST_TRIES):
        other = redeal(state, player, Random(seed))
        if other.refusal(decision) is None:
            if other.play(decision).view(player) != known:
                return True
        elif is_seen:
            return True
    return False


@lru_cache(maxsize=1)
def _deals(state: State, player: str) -> tuple[State, ...]:
    """The deals to compare, which are the same for every decision of a player."""
    return tuple(redeal(state, player, Random(seed)) for seed in range(TRIES))
