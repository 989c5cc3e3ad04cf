"""The command `study` for many games: a table, and a report of what they come to together."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, closing, nullcontext
from pathlib import Path
from typing import Final, cast

from tutor.cli_laboratory import computing, number, turning_line
from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.kit import resolve
from tutor.core.laboratory.batch import Piece, Studied, Summary, batch
from tutor.core.laboratory.study import check_passes
from tutor.core.laboratory.table import COLUMNS, CSVRows, Rows, rows_of
from tutor.core.words.text import core_text

SAY = core_text("en").say
MANY: Final = ".jsonl"
"""How the name of a file ends that holds a game a line."""
PARQUET: Final = ".parquet"
PARQUET_ROWS: Final = "tutor.adapters.parquet:ParquetRows"
"""Found by its name, so that nobody who wants CSV needs what it needs."""


def add_batch(command: ArgumentParser) -> None:
    """The options of `study` for many games."""
    command.add_argument("files", nargs="+", metavar="FILE", help=SAY("cli-files"))
    command.add_argument("--table", metavar="CSV", help=SAY("cli-table"))


def is_batch(options: Namespace) -> bool:
    """Whether many games are asked for, or a table."""
    files = options.files
    return len(files) > 1 or options.table is not None or files[0].endswith(MANY)


def batch_lines(
    options: Namespace, pieces: Iterable[Piece], components: bytes | None
) -> Iterator[str]:
    """What `study` prints of many games; the table is written on the way.

    What was studied is told even when somebody interrupts, or the processes are gone for good.
    Raises RecordError when they are, when nothing could be studied, and for what cannot be.
    """
    check_passes(options.passes)
    summary, lost = Summary(), None
    with computing(options) as pool, _opened(options) as table:
        try:
            for found in batch(
                pieces, options.passes, options.seed, pool, components, ledger=options.ledger
            ):
                summary.count(found)
                if table is not None:
                    table.write(list(rows_of(found, options.seed)))
                if options.json:
                    yield _as_json(found)
        except KeyboardInterrupt:
            pass
        except RecordError as error:
            lost = error
        if not options.json:
            yield from _report(summary, options)
    if lost is not None:
        raise lost
    if not summary.studied:
        raise RecordError([Fault("", "nothing_studied", {})])


def _opened(options: Namespace) -> AbstractContextManager[Rows | None]:
    """The table, if one is asked for, to be written row by row; closed at the end.

    Raises RecordError where none can be written.
    """
    if options.table is None:
        return nullcontext()
    path = Path(options.table)
    try:
        for name in options.files:
            if path.exists() and Path(name).exists() and path.samefile(name):
                raise RecordError([Fault("table", "table_is_a_game", {"found": options.table})])
        return closing(_rows(path))
    except OSError:
        raise RecordError([Fault("table", "unwritable_file", {"found": options.table})]) from None


def _rows(path: Path) -> Rows:
    """The rows of a file, as its name ends. Raises RecordError, and OSError."""
    if path.suffix != PARQUET:
        return CSVRows(path.open("w", encoding="utf-8", newline=""))
    try:
        make = cast("Callable[[Path, dict[str, type]], Rows]", resolve(PARQUET_ROWS))
    except ImportError:
        numbers = {"found": str(path), "expected": str(path.with_suffix(".csv"))}
        raise RecordError([Fault("table", "parquet_missing", numbers)]) from None
    return make(path, COLUMNS)


def _as_json(found: Studied) -> str:
    figures = {"error": str(found.error)} if found.figures is None else found.figures
    return json.dumps({"file": found.name, **figures}, ensure_ascii=False)


def _report(summary: Summary, options: Namespace) -> Iterator[str]:
    errors = summary.errors
    count = summary.studied + len(errors)
    yield SAY("cli-batch-head", studied=summary.studied, games=count, passes=options.passes)
    if summary.moved:
        yield SAY("cli-batch-turnings", count=summary.turning_points, turned=summary.turned)
        for each in summary.moved:
            yield SAY("cli-batch-of", file=each.name, said=turning_line(each.turning))
    elif summary.studied:
        yield SAY("cli-study-even")
    for game, won, mean in summary.accounts():
        parts = {part: number(value) for part, value in mean.parts.items()}
        who = "winners" if won else "others"
        yield SAY("cli-batch-account", game=game, who=who, count=mean.players, **parts)
    if errors:
        yield SAY("cli-batch-errors", count=len(errors))
    for found in errors:
        yield SAY("cli-batch-of", file=found.name, said=str(found.error))
    if options.table is not None:
        yield SAY("cli-table-written", file=options.table)
