"""A batch: the studies of many games and their summary. Each study is one job.

A game that cannot be read is reported, and the other games go on. The figures of a game are the
same as in a study of this game alone: neither the other games nor the executor change them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import Executor
from typing import Final, NamedTuple

from tutor.core.base.errors import TutorError
from tutor.core.base.schema import JSONObject
from tutor.core.laboratory.experiment import SerialExecutor, in_order
from tutor.core.laboratory.ledger import figures_of
from tutor.core.laboratory.playing import Source
from tutor.core.laboratory.study import Account, check_passes, study
from tutor.core.records.files import loads
from tutor.core.records.lines import play_line

MOST_TOLD: Final = 10
"""The greatest number of turning points in a summary of all games."""


class Piece(NamedTuple):
    """A game of a batch: its name, and the content of its record or the error of reading it."""

    name: str
    content: bytes | TutorError


class Studied(NamedTuple):
    """The result for a game of a batch: its figures, or the error."""

    name: str
    figures: JSONObject | None
    error: TutorError | None = None


class Asked(NamedTuple):
    """The study of a game as a job that can be sent to another process."""

    piece: Piece
    passes: int
    seed: int
    components: bytes | None
    ledger: bool = False


def study_piece(asked: Asked) -> Studied:
    """Return the study of one game. It has an error if the game cannot be studied."""
    name, content = asked.piece
    if isinstance(content, TutorError):
        return Studied(name, None, content)
    components = asked.components
    try:
        record = loads(content, lambda game: Source(game, components).open())
        *_, found = study(
            play_line(record),
            asked.passes,
            asked.seed,
            components=components,
            steps=asked.ledger,
        )
    except TutorError as error:
        return Studied(name, None, error)
    return Studied(name, figures_of(found, ledger=asked.ledger))


def batch(
    pieces: Iterable[Piece],
    passes: int = 24,
    seed: int = 1,
    pool: Executor | None = None,
    components: bytes | None = None,
    *,
    ledger: bool = False,
) -> Iterator[Studied]:
    """Yield the studied games in their order, each as soon as all games before it are done.

    With `ledger` the figures of each game include its ledger. `components` is the content of a
    components file that replaces the package's own. Raises RecordError for an impossible number of
    passes, and if the processes are lost and cannot be replaced.
    """
    check_passes(passes)
    jobs = (Asked(piece, passes, seed, components, ledger) for piece in pieces)
    yield from in_order(pool or SerialExecutor(), study_piece, jobs)


class Moved(NamedTuple):
    """A turning point of a game of the batch, with the figures from the study of the game."""

    name: str
    turning: JSONObject

    @property
    def size(self) -> float:
        """The absolute change of the chance to win."""
        change: float = abs(self.turning["after"] - self.turning["before"])
        return change


class Mean(NamedTuple):
    """The mean account of a group of players: the mean of each part of their accounts, in points."""

    players: int
    parts: Mapping[str, float]


class Summary:
    """The summary of the games of a batch, updated game by game."""

    def __init__(self) -> None:
        self.studied = 0
        self.turned = 0
        """The number of games with a turning point."""
        self.turning_points = 0
        self.moved: list[Moved] = []
        """The turning points that changed a chance most, the largest change first."""
        self.errors: list[Studied] = []
        self._sums: dict[tuple[str, bool], dict[str, float]] = defaultdict(
            lambda: dict.fromkeys(("players", *Account._fields), 0.0)
        )

    def count(self, found: Studied) -> None:
        """Count one more game."""
        figures = found.figures
        if figures is None:
            self.errors.append(found)
            return
        self.studied += 1
        turnings = [Moved(found.name, each) for each in figures["turning_points"]]
        self.turned += bool(turnings)
        self.turning_points += len(turnings)
        self.moved = sorted(self.moved + turnings, key=lambda each: -each.size)[:MOST_TOLD]
        if is_over(figures):
            self._count_accounts(figures)

    def _count_accounts(self, figures: JSONObject) -> None:
        ends = figures["moments"][-1]["players"]
        for end, account in zip(ends, figures["accounts"], strict=True):
            sums = self._sums[figures["game"], end["win"] > 0]
            sums["players"] += 1
            for part in Account._fields:
                sums[part] += account[part]["points"]

    def accounts(self) -> Iterator[tuple[str, bool, Mean]]:
        """Yield the mean accounts of the winners and of the others, for each game.

        Each item has the name of the game, whether the players won, and their mean account. Only
        finished games count.
        """
        for (game, won), sums in sorted(
            self._sums.items(), key=lambda each: (each[0][0], not each[0][1])
        ):
            players = int(sums["players"])
            yield game, won, Mean(players, {part: sums[part] / players for part in Account._fields})


def is_over(figures: JSONObject) -> bool:
    """Return whether the last moment of a study is the result of a finished game."""
    return not figures["moments"][-1]["playouts"]
