"""Finds the texts that depend on a reconstructed figure.

The functions change each such figure alone and make the texts again.
"""

import re
from dataclasses import replace
from functools import cache
from itertools import combinations

from tutor.princes.components import Border
from tutor.princes.components_file import printed_components
from tutor.princes.identifiers import DISTRICTS
from tutor.princes.teaching.subject import other_borders

PRINTED = printed_components()
MARKS = {"en": "reconstruct", "es": "reconstru", "it": "ricostru"}
"""For each language, the word by which a text says that it depends on a reconstructed figure."""
WAYS = {
    "en": re.compile(
        r"next door|neighbour|\bnear|\bfar\b|\bapart\b|\bpaths?\b|\bways?\b|on foot|llama away",
        re.IGNORECASE,
    ),
    "es": re.compile(
        r"al lado|vecin|contigu|\bcerca|\blej[oa]|apartad|\bcaminos?\b|\bsender|a pie\b|gratis",
        re.IGNORECASE,
    ),
    "it": re.compile(
        r"accanto|\bvicin|confin|\blontan|\bdistan|\bvie\b|\bvia\b|a piedi|gratis", re.IGNORECASE
    ),
}
"""Words that say something about the border between two districts named beside them."""


@cache
def variants():
    """Return a dict of components, each with one reconstructed figure changed, by the name of the figure."""
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


@cache
def single_borders():
    """Return a dict of components, each with one border changed, by the border's two districts.

    The change removes one reconstructed border, or adds one possible border.
    """
    there = {frozenset(each.between) for each in PRINTED.borders}
    less = {
        each.between: tuple(other for other in PRINTED.borders if other is not each)
        for each in PRINTED.borders
        if each.is_reconstructed
    }
    more = {
        pair: (*PRINTED.borders, Border(pair, ""))
        for pair in combinations(DISTRICTS, 2)
        if frozenset(pair) not in there | PRINTED.apart
    }
    return {pair: replace(PRINTED, borders=borders) for pair, borders in (less | more).items()}


def borders_of(*districts):
    """Return those components of `single_borders` whose changed border touches one of these districts."""
    return {pair: each for pair, each in single_borders().items() if {*pair} & {*districts}}


@cache
def every_variant():
    """Return the components of all changed figures and of all changed borders."""
    return variants() | single_borders()


def _with(name, row):
    return replace(PRINTED, orders={**PRINTED.orders, name: row})


def known_pairs():
    """Return each pair of districts of which a source says whether they have a common border."""
    shown = {frozenset(each.between) for each in PRINTED.borders if not each.is_reconstructed}
    return shown | PRINTED.apart


def named_in(sentence, text):
    """Return the districts that a sentence names, by their titles or after a preposition."""
    return {
        each
        for each in DISTRICTS
        if text.say(f"district-{each}") in sentence
        or text.say(f"district-{each}.in").partition(" ")[2] in sentence
    }


def claims_a_guessed_way(said, text, *princes):
    """Return whether a sentence about a way names two districts of which no source says that they touch.

    If the sentence names only one district, the second is the first other district of `princes`.
    """
    known = known_pairs()
    for sentence in re.split(r"(?<=[.!?])\s", said):
        if not WAYS[text.language].search(sentence):
            continue
        named = named_in(sentence, text)
        if len(named) == 1:
            named |= {*[each for each in princes if each and each not in named][:1]}
        if any(frozenset(pair) not in known for pair in combinations(sorted(named), 2)):
            return True
    return False
