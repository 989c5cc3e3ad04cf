"""New random deals of the hidden cards, by which a player can think ahead from a view of the game.

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
"""The number of deals that `certain_events` compares to find the events that are certain."""
MOST_TRIES: Final = 12
"""The number of deals that `shows` compares to find out if a decision shows something hidden."""


Redeal = Callable[[State, str | None, Random], State]
"""A function that returns a state with its hidden part dealt again at random.

The new state looks the same to the given player. A decision must be due in the state. The same
random numbers give the same deal from every state that looks the same to the player. If the player
is None, all hands and secret choices stay, and the function deals again only the cards that no
player knows.
"""


Pile = Callable[[dict[str, Any]], list[str]]
"""A function that returns the hidden cards which a game turns over one by one, the next card first.

The argument is a position as JSON. The result is the list inside this position, so a change of the
list changes the position.
"""


def redeal(state: State, player: str | None, chance: Random) -> State:
    """Return a state that looks the same to a player, with its hidden part dealt again at random.

    If the player is None, only the cards that no player knows are dealt again. The result is the
    same state if the game hides nothing or is over.
    """
    again = kit_of(state.game.name).redeal
    return state if again is None or state.due is None else again(state, player, chance)


def cards_to_come(state: State) -> int:
    """Return the number of hidden cards that the game turns over one by one.

    Each of them may be the next. The result is 0 in a game without such cards.
    """
    pile = kit_of(state.game.name).pile
    return 0 if pile is None else len(pile(state.position()))


def with_next(state: State, number: int) -> State:
    """Return a state in which another card lies in front of the pile of hidden cards.

    The pile holds the cards that the game turns over one by one. The number chooses the card in
    sorted order; after the last card the count begins again. The chosen card and the first card
    change places. If chance has dealt the state, states with any card in front are equally likely.
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
    """Return the cards in a random order.

    For the same random numbers, a deck without some of its cards has its other cards in the same
    order. So games that continue from two moments have the same luck.
    """
    salt = chance.randrange(SEEDS)
    seen = Counter[str]()
    placed = []
    for card in sorted(cards):
        seen[card] += 1
        placed.append((Random(f"{salt}/{card}/{seen[card]}").random(), card))
    return [card for _, card in sorted(placed)]


def certain_events(state: State, decision: Decision) -> tuple[Event, ...]:
    """Return the events of a legal decision that are certain from its player's view.

    The result ends before the first event that depends on chance or on another player's secret.
    Raises IllegalDecision or RecordError as `State.explain` does.
    """
    sure = state.explain(decision)[1]
    for other in _deals(state, decision.player):
        others = other.explain(decision)[1]
        pairs = zip(sure, others, strict=False)
        alike = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        sure = sure[:alike]
    return view_of(sure, decision.player)


def shows(state: State, decision: Decision, player: str) -> bool:
    """Return whether a legal decision shows a player something that was hidden from the player.

    It does so if the player would see something else after another deal of the hidden cards. It
    also does so if the decision is legal only in some deals and the player sees it. Raises
    IllegalDecision or RecordError as `State.explain` does.
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
    """Return the states that `certain_events` compares, each with the hidden cards dealt again.

    They are the same for every decision of the player.
    """
    return tuple(redeal(state, player, Random(seed)) for seed in range(TRIES))
