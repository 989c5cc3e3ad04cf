"""The samples of the Princes for the contract's tests of declared lists."""

from functools import cache

from tests.moments import replay
from tests.princes.adding_up import MEANINGS
from tests.princes.finished_games import RECIPES, kept_game
from tests.princes.games import SHAPES, random_game, vector_moments, vector_records
from tests.princes.refused import CASES
from tests.princes.seldom import SITUATIONS
from tests.princes.told import TOLD
from tests.situations import decision
from tutor.princes.pending import TYPES
from tutor.princes.schema import schema
from tutor.princes.spec import SPEC

__all__ = ["MEANINGS", "SHAPES", "SPEC", "TOLD", "random_game", "schema"]

DUE = ("turn", *TYPES)
# Fields that the event's sentence omits: another field, the rule or the next sentence tells.
SILENT = {
    ("turn_began", "number"),
    ("used_up", "player"),
    ("produced", "district"),
    ("not_produced", "district"),
    ("sacrificed", "district"),
    ("offered", "units"),
    ("declined", "what"),
    ("nothing_possible", "what"),
    ("points_awarded", "player"),
    ("end_announced", "reason"),
    ("game_ended", "ending"),
    ("game_ended", "reason"),
    ("total_scored", "gold"),
    ("too_few_llamas", "order"),
}
COMPARED = (120, ((1, 60), (20, 100), (110, 40), (0, 119)))


def moments():
    """Return every moment of the vectors: the quick start, the worked examples, and games near every ending."""
    return vector_moments()


@cache
def all_events():
    """Return every event of the vectors, of the finished games and of the rare situations."""
    games = [moment for name in RECIPES for moment in replay(kept_game(name)[0])]
    seldom = [moment for situation in SITUATIONS for moment in situation.moments()]
    return [event for moment in [*vector_moments(), *games, *seldom] for event in moment.events]


def starts():
    return [
        kept_game(name)[0].start.position() for name in ("conquest_2_standard", "deck_5_first_game")
    ]


def records():
    return vector_records()[::4]


def refusal_cases():
    """Return all cases of refusals: a state, an illegal decision, the code and the rule."""
    for case in CASES:
        state = case.state()
        yield state, decision(state, case.tried), case.code, case.rule
