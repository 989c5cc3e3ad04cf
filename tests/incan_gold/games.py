"""Moments of games for other tests: random games of every shape, the vectors, and rare situations."""

import json
from functools import cache
from random import Random

from tests.incan_gold.playing import GAME, load
from tests.incan_gold.temple import HAZARDS, NAMES, TREASURES, temple
from tests.moments import play_moments, replay
from tests.vector_files import text
from tutor.core.base.game import Decision
from tutor.core.records.files import read_record

SHAPES = [(count, variant) for count in range(3, 9) for variant in GAME.variants]


def vectors():
    """Return the conformance vectors."""
    return [json.loads(line) for line in text("incan_gold.jsonl").splitlines()]


def random_moments(state, seed, torch=0.7):
    """Return the moments of a random game from a state to its end.

    Most players go on, so that paths grow long enough; `torch` is the probability of going on.
    """
    chance = Random(seed)

    def choose(at):
        choice = "torch" if chance.random() < torch else "camp"
        return Decision(at.due.player, "choose", choice)

    return list(play_moments(state, choose))


def random_game(count, variant, seed):
    """Return all moments of a random game from its start."""
    return random_moments(GAME.start(GAME.random_setup(NAMES[:count], variant, seed)), seed)


def seldom():
    """Return the states in which situations begin that are rare in random games."""
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
