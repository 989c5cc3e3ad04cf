"""A batch: the studies of many games, each a job by itself, and their summary.

A game that cannot be read is reported and stops no other. A game's figures are those of its study
alone: the rest of the batch and the executor change nothing.
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
"""The number of turning points, of all games together, in a summary."""


class Piece(NamedTuple):
    """A game of a batch: its name there, and its record, or the reason why it has no record."""

    name: str
    content: bytes | TutorError


class Studied(NamedTuple):
    """A game of a batch: the figures of its study, or the reason why it has none."""

    name: str
    figures: JSONObject | None
    error: TutorError | None = None


class Asked(NamedTuple):
    """A game and how it is to be studied, as it is sent to another process."""

    piece: Piece
    passes: int
    seed: int
    components: bytes | None
    ledger: bool = False


def study_piece(asked: Asked) -> Studied:
    """The study of one game, right here; a game that cannot be studied has the error."""
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
    """The games in their order, each as soon as it and those before it are studied.

    With `ledger` the figures of each have its ledger. `components` is the file of a game whose
    figures are not the package's own. Raises RecordError for an impossible number of passes, and
    when the processes are gone for good.
    """
    check_passes(passes)
    jobs = (Asked(piece, passes, seed, components, ledger) for piece in pieces)
    yield from in_order(pool or SerialExecutor(), study_piece, jobs)


class Moved(NamedTuple):
    """A turning point of some game of the batch, with the figures of its study."""

    name: str
    turning: JSONObject

    @property
    def size(self) -> float:
        """How far the chance to win moved."""
        change: float = abs(self.turning["after"] - self.turning["before"])
        return change


class Mean(NamedTuple):
    """The mean account in points of a number of players."""

    players: int
    parts: Mapping[str, float]


class Summary:
    """The summary of the games of a batch, updated game by game."""

    def __init__(self) -> None:
        self.studied = 0
        self.turned = 0
        """Games with a turning point."""
        self.turning_points = 0
        self.moved: list[Moved] = []
        """The turning points that moved a chance furthest, the furthest first."""
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
        """By game, the mean accounts of those who won and of the others; of games that are over."""
        for (game, won), sums in sorted(
            self._sums.items(), key=lambda each: (each[0][0], not each[0][1])
        ):
            players = int(sums["players"])
            yield game, won, Mean(players, {part: sums[part] / players for part in Account._fields})


def is_over(figures: JSONObject) -> bool:
    """Whether the last moment of a study is the result of the game."""
    return not figures["moments"][-1]["playouts"]
