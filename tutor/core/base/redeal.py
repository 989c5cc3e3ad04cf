"""Deals hidden cards again by chance, for players who think ahead from their own knowledge.

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
"""The number of deals to compare to find out which events are certain."""
MOST_TRIES: Final = 12
"""The number of deals to compare to find out whether a decision shows something hidden."""


Redeal = Callable[[State, str | None, Random], State]
"""Gives a state that looks the same to the player, with its hidden part dealt again by chance.

A decision must be due in the state. The same random numbers give the same deal from every state
that looks the same to the player. If the player is None, all hands and secret choices stay, and
only what no player knows is dealt again.
"""


Pile = Callable[[dict[str, Any]], list[str]]
"""Gives the hidden cards of a position that are turned over one by one; the first is the next one.

It is the list in the position itself: a change of the list changes the position.
"""


def redeal(state: State, player: str | None, chance: Random) -> State:
    """A state that looks the same to the player, with its hidden part dealt again by chance.

    If the player is None, only what no player knows is dealt again. The result is the state itself
    if the game hides nothing, or is over.
    """
    again = kit_of(state.game.name).redeal
    return state if again is None or state.due is None else again(state, player, chance)


def cards_to_come(state: State) -> int:
    """The number of cards in the pile, each of which may come next; 0 in a game without a pile."""
    pile = kit_of(state.game.name).pile
    return 0 if pile is None else len(pile(state.position()))


def with_next(state: State, number: int) -> State:
    """A state that was dealt again by chance, with the card of this number moved to the front.

    The numbers from 0 name the cards in sorted order, and begin again after the last card. The card
    that was in front takes the other's place. Chance decided which card was in front, so states
    with any card in front are equally likely.
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
    """The cards in a random order; leaving out some cards keeps the order of the others.

    The same random numbers order a deck without some of its cards as they order the whole deck, so
    that games played on from two moments have the same luck.
    """
    salt = chance.randrange(SEEDS)
    seen = Counter[str]()
    placed = []
    for card in sorted(cards):
        seen[card] += 1
        placed.append((Random(f"{salt}/{card}/{seen[card]}").random(), card))
    return [card for _, card in sorted(placed)]


def foreseen(state: State, decision: Decision) -> tuple[Event, ...]:
    """The events of a legal decision that are certain from what its player can see.

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

    It does if the player would see something else after another deal of the hidden cards, or if the
    decision is legal only in some deals and the player sees it. Raises IllegalDecision or
    RecordError as `explain`.
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
    """The deals to compare; they are the same for every decision of a player."""
    return tuple(redeal(state, player, Random(seed)) for seed in range(TRIES))
