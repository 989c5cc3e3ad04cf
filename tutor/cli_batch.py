"""The command `study` for many games: the figures of each game, and a report on all of them."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator
from typing import Final

from tutor.cli_laboratory import computing, number, turning_line
from tutor.core.base.errors import Fault, RecordError
from tutor.core.laboratory.batch import Piece, Studied, Summary, batch
from tutor.core.laboratory.study import check_passes
from tutor.core.words.text import core_text

SAY = core_text("en").say
MANY: Final = ".jsonl"
"""The suffix of a file with one game on each line."""


def add_batch(command: ArgumentParser) -> None:
    """Add the options of `study` for many games to the command."""
    command.add_argument("files", nargs="+", metavar="FILE", help=SAY("cli-files"))


def is_batch(options: Namespace) -> bool:
    """Return whether the options are for many games."""
    files = options.files
    return len(files) > 1 or files[0].endswith(MANY)


def batch_lines(
    options: Namespace, pieces: Iterable[Piece], components: bytes | None
) -> Iterator[str]:
    """Yield the output of `study` for many games.

    If the user interrupts the study, or if its processes are lost, the output has the games that
    are finished. Raises RecordError if the processes are lost, if no game could be studied, and for
    wrong options.
    """
    check_passes(options.passes)
    summary, lost = Summary(), None
    with computing(options) as pool:
        try:
            for found in batch(
                pieces, options.passes, options.seed, pool, components, ledger=options.ledger
            ):
                summary.count(found)
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
