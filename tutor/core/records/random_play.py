"""Records of random play: uniformly random legal decisions, fixed by one seed."""

from __future__ import annotations

from random import Random

from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.game import Decision, Game
from tutor.core.base.players import NAMES, draw_decision
from tutor.core.records.record import MOST_DECISIONS, Record


def random_record(
    game: Game, players: int, variant: str, seed: int, decisions: int | None = None
) -> Record:
    """A record of uniformly random legal play, to the end or for this many decisions.

    The seed fixes both the deal and the play. Raises RecordError for an impossible setup.
    """
    if not 1 <= players <= len(NAMES):
        numbers = {"found": players, "low": 1, "high": len(NAMES)}
        raise RecordError([Fault("players", "out_of_range", numbers)])
    if decisions is not None and decisions < 0:
        few: dict[str, int | None] = {"found": decisions, "low": 0, "high": None}
        raise RecordError([Fault("decisions", "out_of_range", few)])
    setup = game.random_setup(NAMES[:players], variant, seed)
    start = game.start(setup)
    chance = Random(seed)
    playout = start.playout()
    most = MOST_DECISIONS if decisions is None else decisions
    made: list[Decision] = []
    while playout.due is not None and len(made) < most:
        made.append(draw_decision(chance, playout.legal()))
        playout.play(made[-1])
    return Record(game, start, tuple(made), setup)
