"""Alternative components: other printed figures that no text we have rules out.

An answer must not depend on a reconstructed figure, so questions are tried with these as well. Each
is made from the components in use by changing reconstructed figures only.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from tutor.princes.components import Border, Components, Order
from tutor.princes.identifiers import DISTRICTS, GOODS, LLAMA


def other_borders(components: Components) -> Iterator[Components]:
    """No border but the shown ones; and every border but those told not to be there."""
    shown = tuple(border for border in components.borders if not border.is_reconstructed)
    if len(shown) == len(components.borders):
        return
    yield replace(components, borders=shown)
    known = {frozenset(border.between) for border in shown} | components.apart
    possible = tuple(
        Border(pair, "") for pair in combinations(DISTRICTS, 2) if frozenset(pair) not in known
    )
    yield replace(components, borders=(*shown, *possible))


def other_figures(components: Components) -> Iterator[Components]:
    """Step values, costs and gold as low and as high as what is shown allows."""
    orders, gold, known = components.orders, components.gold, components.known_gold
    for is_high in (False, True):
        changed = {name: _other(order, is_high) for name, order in orders.items()}
        yield replace(components, orders=changed)
    guessed = [card for card in components.cards if not known[card]]
    # Cards guessed too low and cards guessed too high may go together.
    for each in (0, 1):
        other = {
            card: amount + 4 * (guessed.index(card) % 2 == each) if card in guessed else amount
            for card, amount in gold.items()
        }
        if guessed:
            yield replace(components, gold=other)


def _other(order: Order, is_high: bool) -> Order:
    """The row with its reconstructed figures as high, or as low, as a falling row allows."""
    values, known = list(order.values), order.known.values
    if is_high:
        top = values[0] + 1
        for place, value in enumerate(values):
            top = values[place] = value if known[place] else top
    else:
        floor = 1
        for place in reversed(range(len(values))):
            floor = values[place] = values[place] if known[place] else floor
    cost = order.cost
    if not order.known.cost:
        cost = {good: cost.get(good, 0) + 1 for good in GOODS} if is_high else {LLAMA: 1}
    return replace(order, values=tuple(values), cost=cost)
