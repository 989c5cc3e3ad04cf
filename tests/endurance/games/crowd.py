"""Plays many games on all cores, in small pieces, always in the same order."""

import multiprocessing
import os
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor

from tests.endurance.games.playing import Played, Which, play

PIECE = 5


def play_all(games: Iterable[Which], workers: int | None = None) -> list[Played]:
    """Return the results of all games, in order. Raise Broken at the first broken law."""
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers or os.cpu_count(), mp_context=fresh) as pool:
        try:
            return list(pool.map(play, games, chunksize=PIECE))
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
