"""What rests on a reconstructed figure: each is varied alone, and what is said is said again."""

import re
from dataclasses import replace
from functools import cache
from itertools import combinations

from tutor.princes.components_file import printed_components
from tutor.princes.identifiers import DISTRICTS
from tutor.princes.teaching.guesses import other_borders

PRINTED = printed_components()
MARKS = {"en": "reconstruct", "es": "reconstru", "it": "ricostru"}
"""What a text says that rests on a reconstructed figure."""
WAYS = re.compile(
    r"next door|neighbour|\bnear|\bfar\b|\bapart\b|\bpaths?\b|on foot|llama away", re.IGNORECASE
)
"""English words that make a claim about a border of the districts named beside them."""


@cache
def variants():
    """Other components, by the reconstructed figure that alone is another in them."""
    found = {
        f"borders-{number}": each for number, each in enumerate(other_borders(PRINTED), start=1)
    }
    for name, row in PRINTED.orders.items():
        for place, value in enumerate(row.values):
            if not row.known.values[place]:
                values = (*row.values[:place], value + 1, *row.values[place + 1 :])
                found[f"{name}-{place + 1}"] = _with(name, replace(row, values=values))
        if not row.known.cost:
            cost = {good: count + 1 for good, count in row.cost.items()}
            found[f"{name}-cost"] = _with(name, replace(row, cost=cost))
    for card, gold in PRINTED.gold.items():
        if not PRINTED.known_gold[card]:
            found[card] = replace(PRINTED, gold={**PRINTED.gold, card: gold + 4})
    return found


def _with(name, row):
    return replace(PRINTED, orders={**PRINTED.orders, name: row})


def known_pairs():
    """Every two districts of which a text tells whether a path joins them."""
    shown = {frozenset(each.between) for each in PRINTED.borders if not each.is_reconstructed}
    return shown | PRINTED.apart


def claims_a_guessed_way(text, say, prince=None):
    """Whether a sentence about ways names two districts of which no text tells if they touch.

    Where it names one alone, the other is the Prince's.
    """
    known = known_pairs()
    for sentence in re.split(r"(?<=[.!?])\s", text):
        if not WAYS.search(sentence):
            continue
        named = {each for each in DISTRICTS if say(f"district-{each}") in sentence}
        if len(named) == 1 and prince:
            named.add(prince)
        if any(frozenset(pair) not in known for pair in combinations(sorted(named), 2)):
            return True
    return False
