"""Deals anew what a player cannot see, for players who think ahead without peeping.

Views hide things in few forms: so many cards (`{"hidden": n}`), who has chosen but not what, and
the source of chance in `pending`. Whatever is hidden in one of them is drawn again; the rest stays.
It knows no game.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from random import Random
from typing import Any, Final

from tutor.core.base.events import Event, view_of
from tutor.core.base.game import Choice, Decision, State

SEEDS: Final = 2**53
TRIES: Final = 4
"""So many deals are looked at to tell what is sure."""


def redeal(state: State, player: str, chance: Random) -> State:
    """A state that the player cannot tell from this one, whose hidden part is left to chance.

    Cards that are hidden are shuffled and dealt to where hidden cards were; a choice not yet shown
    is any that could be made now. Figures that the player could have counted stay as they are, and
    so does a game that is over.
    """
    if state.due is None:
        return state
    position = state.position()
    hands: list[list[Any]] = []
    options = sorted({decision.choice for decision in state.legal()}, key=str)
    _draw(position, state.view(player), hands, options, chance)
    cards = [card for hand in hands for card in hand]
    chance.shuffle(cards)
    for hand in hands:
        hand[:] = [cards.pop() for _ in hand]
    return state.game.load(position)


def _draw(
    whole: Any, seen: Any, hands: list[list[Any]], options: Sequence[Choice], chance: Random
) -> None:
    """Compare a position with a view of it: note hidden hands, choose hidden choices again."""
    if isinstance(whole, list):
        if isinstance(seen, list):
            for part, shown in zip(whole, seen, strict=True):
                _draw(part, shown, hands, options, chance)
        else:
            hands.append(whole)
    elif isinstance(whole, dict):
        if isinstance(seen, list):
            whole.update({name: chance.choice(options) for name in whole})
            return
        for key, part in whole.items():
            if key in seen:
                _draw(part, seen[key], hands, options, chance)
            elif key == "seed" and part is not None:
                whole[key] = chance.randrange(SEEDS)
            elif key == "decks" and part is not None:
                for deck in part:
                    chance.shuffle(deck)


def foreseen(state: State, decision: Decision) -> tuple[Event, ...]:
    """What surely happens in a legal decision, whatever its player cannot see.

    It ends before the first event that chance or another's secret has a hand in. Raises
    IllegalDecision or RecordError as `explain`.
    """
    sure = state.explain(decision)[1]
    for seed in range(TRIES):
        _, others = redeal(state, decision.player, Random(seed)).explain(decision)
        pairs = zip(sure, others, strict=False)
        alike = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        sure = sure[:alike]
    return view_of(sure, decision.player)
