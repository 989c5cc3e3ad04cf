"""The samples of Incan Gold for the contract's tests of declared lists."""

from functools import cache

from tests.incan_gold.adding_up import MEANINGS
from tests.incan_gold.games import SHAPES, all_moments, random_game, vectors
from tests.incan_gold.refused import CASES
from tests.incan_gold.told import TOLD
from tutor.core.base.game import Decision
from tutor.core.records.files import read_record
from tutor.core.records.record import Record
from tutor.incan_gold.schema import schema
from tutor.incan_gold.spec import SPEC

__all__ = ["MEANINGS", "SHAPES", "SPEC", "TOLD", "random_game", "schema"]

DUE = ("choose",)
# Fields that no sentence tells, since they are secret or follow from another field.
SILENT = {
    ("chosen", "choice"),
    ("round_began", "deck"),
    ("treasure_found", "card"),
    ("hazard_met", "card"),
    ("hazard_struck", "card"),
}
COMPARED = (60, ((1, 30), (20, 50), (45, 10)))


def moments():
    """Return every moment of the vectors, of random games, and of rare situations."""
    return all_moments()


@cache
def all_events():
    return [event for moment in all_moments() for event in moment.events]


def starts():
    return [moment.before.position() for moment in all_moments()]


def records():
    """Yield records of two kinds: those that begin with a setup and a seed, and those from a position."""
    for vector in vectors()[:4]:
        record = read_record(vector["record"])
        yield record
        yield Record(record.game, record.play(7), record.decisions[7:])


def refusal_cases():
    """Return all cases of refusals: a state, an illegal decision, the code and the rule."""
    return [
        (case.state, Decision(case.player, "choose", "torch"), case.code, case.rule)
        for case in CASES
    ]
