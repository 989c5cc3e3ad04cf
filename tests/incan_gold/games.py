"""Moments of games for other tests: random games of every shape, the vectors, and rare situations."""

import json
from functools import cache
from random import Random
from typing import NamedTuple

from tests.incan_gold.playing import GAME, load
from tests.incan_gold.temple import HAZARDS, NAMES, TREASURES, temple
from tests.vector_files import text
from tutor.core.base.game import Decision
from tutor.core.records.files import read_record

SHAPES = [(count, variant) for count in range(3, 9) for variant in GAME.variants]


class Moment(NamedTuple):
    """One decision: the state before it, the state after it, and its events."""

    before: object
    decision: object
    after: object
    events: tuple


def vectors():
    """Return the conformance vectors."""
    return [json.loads(line) for line in text("incan_gold.jsonl").splitlines()]


def moments(state, choose):
    """Play to the end by the choices that `choose` gives for each state, and yield the moments."""
    while state.due is not None:
        decision = Decision(state.due.player, "choose", choose(state))
        after, events = state.explain(decision)
        yield Moment(state, decision, after, events)
        state = after


def random_moments(state, seed, torch=0.7):
    """Play at random to the end; most players go on, so that paths grow long enough."""
    chance = Random(seed)
    return list(moments(state, lambda _: "torch" if chance.random() < torch else "camp"))


def random_game(count, variant, seed):
    """Return a whole random game."""
    return random_moments(GAME.start(GAME.random_setup(NAMES[:count], variant, seed)), seed)


def replay(record):
    """Return the moments of a record."""
    before = record.start
    for decision, (after, events) in zip(record.decisions, record.states(), strict=True):
        yield Moment(before, decision, after, events)
        before = after


def seldom():
    """Return starts of situations that are rare in random games."""
    later = [card for card in HAZARDS if not card.endswith("_1")]
    first = [card for card in HAZARDS if card.endswith("_1")]
    *others, last = TREASURES
    empty = temple().remove(*later).path(*first, *others).deck(last)
    tied = temple(number=5).tents(Ana=5, Beto=5, Chaska=5).deck("fire_1", "fire_2")
    three = temple(*NAMES[:4], number=5).path("artifact_1", "artifact_5").deck("treasure_2")
    return [load(start) for start in (empty, tied, three)]


@cache
def all_moments():
    """Return every moment of the vectors, of a random game of each shape, and of the rare situations."""
    records = [read_record(vector["record"]) for vector in vectors()]
    found = [moment for record in records for moment in replay(record)]
    for seed, shape in enumerate(SHAPES):
        found += random_game(*shape, seed)
    for start in seldom():
        for seed in range(4):
            found += random_moments(start, seed)
    return found
