"""The commands of the laboratory: arena, findings, forecast and study, with their output.

For the account of a player's points (the ledger), `study` prints the largest rows and the sum of
the other rows.
"""

from __future__ import annotations

import json
import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import ExitStack, contextmanager
from math import inf
from pathlib import Path
from time import monotonic
from typing import Final, TextIO, TypeVar, cast, get_args

from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.game import State
from tutor.core.base.kit import resolve
from tutor.core.base.players import RULES
from tutor.core.base.schema import JSONObject
from tutor.core.laboratory.arena import Contender, Tournament, arena, findings
from tutor.core.laboratory.estimate import Entry
from tutor.core.laboratory.experiment import RecoveringExecutor, executor, last_report
from tutor.core.laboratory.forecast import (
    MOST_PLAYOUTS,
    PLAYOUTS,
    Forecast,
    Terms,
    Until,
    forecast,
)
from tutor.core.laboratory.ledger import GRAINS, Change, Ledger, Row, figure_of, figures_of
from tutor.core.laboratory.playing import Source, stages_of
from tutor.core.laboratory.playouts import by_chance
from tutor.core.laboratory.race import MARGIN, MEASURES, Candidate, Standing
from tutor.core.laboratory.study import study
from tutor.core.laboratory.worlds import MOST_PAIRS, PAIRS, Gap, worlds
from tutor.core.records.lines import Line
from tutor.core.words.text import core_text, text_for

MOST_ROWS: Final = 8
INDENT: Final = "  "
LEAST_SECONDS: Final = 0.1
MOST_SECONDS: Final = 86_400
SOON: Final = 5
"""The seconds below which one process plays, because more of them take too long to start."""
SAY = core_text("en").say
R = TypeVar("R")
CLUSTER: Final = "tutor.adapters.cluster:ClusterExecutor"
"""The executor on a cluster, imported by name, because its packages are optional."""
CLUSTER_EXTRA: Final = "cluster"


def add_arena(command: ArgumentParser) -> None:
    """Add the options of `arena` to the command, except the game."""
    command.add_argument("--seats", required=True, metavar="NAMES", help=SAY("cli-seats"))
    command.add_argument("--games", type=int, default=60, metavar="N", help=SAY("cli-games"))
    command.add_argument("--variant", help=SAY("cli-variant"))
    command.add_argument("--save", metavar="JSONL", help=SAY("cli-save"))
    _add_common(command)


def add_findings(command: ArgumentParser) -> None:
    """Add the options of `findings` to the command, except the game."""
    command.add_argument("--games", type=int, default=1000, metavar="N", help=SAY("cli-games"))
    _add_common(command)


def add_forecast(command: ArgumentParser) -> None:
    """Add the options of `forecast` to the command, except the file."""
    command.add_argument("--plies", type=int, metavar="N", help=SAY("cli-plies"))
    usual = SAY("cli-playouts", playouts=PLAYOUTS, pairs=PAIRS)
    command.add_argument("--playouts", type=int, metavar="N", help=usual)
    command.add_argument("--twin", type=int, nargs=2, metavar=("A", "B"), help=SAY("cli-twin"))
    command.add_argument("--policy", default=RULES, metavar="NAME", help=SAY("cli-policy"))
    command.add_argument("--by", choices=MEASURES, default=MEASURES[0], help=SAY("cli-by"))
    command.add_argument("--margin", type=float, default=MARGIN, help=SAY("cli-margin"))
    command.add_argument("--until", choices=get_args(Until), help=SAY("cli-until"))
    command.add_argument("--seconds", type=float, metavar="S", help=SAY("cli-seconds"))
    _add_common(command, seed=1)


def add_study(command: ArgumentParser) -> None:
    """Add the options of `study` to the command, except the file."""
    command.add_argument("--passes", type=int, default=24, metavar="N", help=SAY("cli-passes"))
    command.add_argument("--ledger", action="store_true", help=SAY("cli-ledger"))
    _add_common(command)


def _add_common(command: ArgumentParser, seed: int | None = None) -> None:
    is_needed = seed is None
    command.add_argument(
        "--seed", type=int, required=is_needed, default=seed, help=SAY("cli-lab-seed")
    )
    command.add_argument("--workers", type=int, metavar="N", help=SAY("cli-workers"))
    command.add_argument("--cluster", metavar="ADDRESS", help=SAY("cli-cluster"))
    command.add_argument("--json", action="store_true", help=SAY("cli-lab-json"))


@contextmanager
def computing(options: Namespace) -> Iterator[Executor]:
    """Return the executor for the options.

    At the end, lost workers are counted on the error stream.

    Raises RecordError if the cluster does not answer or its packages are missing.
    """
    with _executor(options.cluster, options.workers) as pool:
        yield pool
        lost = pool.loss_count if isinstance(pool, RecoveringExecutor) else 0
    if lost:
        print(SAY("cli-lost", count=lost), file=sys.stderr)


def _executor(address: str | None, workers: int | None) -> Executor:
    if address is None:
        return executor(os.cpu_count() or 1 if workers is None else workers)
    try:
        cluster = cast("Callable[[str, int | None], Executor]", resolve(CLUSTER))
    except ImportError:
        numbers = {"expected": CLUSTER_EXTRA}
        raise RecordError([Fault("cluster", "extra_missing", numbers)]) from None
    return cluster(address, workers)


def arena_lines(options: Namespace, components: bytes | None) -> Iterator[str]:
    """Yield the output of the command `arena`, line by line.

    Raises RecordError for wrong options.
    """
    source, seats = Source(options.game, components), options.seats.split(",")
    with computing(options) as pool, _keeping(options.save) as keep:
        found = last_report(
            arena(source, seats, options.games, options.seed, options.variant, pool, keep)
        )
    if options.json:
        yield json.dumps(found.to_json(), ensure_ascii=False)
    else:
        yield from map(_contender_line, found.contenders)
        yield from _ending_lines(found)


@contextmanager
def _keeping(name: str | None) -> Iterator[Callable[[str], None] | None]:
    """Return a function that writes a record as a line of a file; None if `name` is None.

    The first record creates the file. Raises RecordError for a file that exists or cannot be
    written.
    """
    if name is None:
        yield None
        return
    path = Path(name)
    if path.exists() or path.is_symlink():
        raise RecordError([Fault("save", "file_is_there", {"found": name})])
    with ExitStack() as stack:
        files: list[TextIO] = []

        def keep(record: str) -> None:
            try:
                if not files:
                    files.append(stack.enter_context(path.open("x", encoding="utf-8")))
                print(record, file=files[0], flush=True)
            except OSError:
                raise RecordError([Fault("save", "unwritable_file", {"found": name})]) from None

        yield keep


def findings_lines(options: Namespace, components: bytes | None) -> Iterator[str]:
    """Yield the output of the command `findings`: the figures for the texts on plans.

    Raises RecordError for a game without findings, and for an impossible number of games.
    """
    source = Source(options.game, components)
    with computing(options) as pool:
        found = last_report(findings(source, options.games, options.seed, pool))
    yield json.dumps(found.to_json(), ensure_ascii=False, indent=None if options.json else 1)


def _contender_line(contender: Contender) -> str:
    low, high = contender.win_interval
    count = len(contender.wins)
    return SAY(
        "cli-arena-contender",
        policy=contender.policy,
        wins=number(sum(contender.wins)),
        games=count,
        low=_percent(low),
        high=_percent(high),
        points=number(sum(contender.points) / count),
    )


def _ending_lines(found: Tournament) -> Iterator[str]:
    for ending, count in sorted(found.endings.items()):
        if ending:
            share = _percent(count / found.played)
            yield SAY("cli-arena-ending", ending=ending, share=share, count=count)


def until_late(reports: Iterator[R], seconds: float | None) -> Iterator[R]:
    """Yield reports until so many seconds have passed since the first call; None means all.

    The first report comes in any case. Raises RecordError for less than a tenth of a second.
    """
    if seconds is not None and not LEAST_SECONDS <= seconds <= MOST_SECONDS:
        numbers = {"found": seconds, "low": LEAST_SECONDS, "high": MOST_SECONDS}
        raise RecordError([Fault("seconds", "out_of_range", numbers)])
    end = inf if seconds is None else monotonic() + seconds
    for report in reports:
        yield report
        if monotonic() >= end:
            return


def forecast_lines(options: Namespace, state: State, components: bytes | None) -> Iterator[str]:
    """Yield the output of `forecast` for the decision that is due.

    Raises RecordError if no decision is due, and for wrong options.
    """
    if options.twin:
        yield from _twin_lines(options, state, components)
        return
    if options.workers is None and (options.seconds or inf) < SOON:
        options.workers = 1
    most = MOST_PLAYOUTS if options.seconds else PLAYOUTS
    until: Until = "stage" if options.seconds and stages_of(state.game.name) else "end"
    terms = Terms(
        policy=options.policy,
        by=options.by,
        margin=options.margin,
        until=options.until or until,
        components=components,
    )
    with computing(options) as pool:
        wanted = most if options.playouts is None else options.playouts
        reports = forecast(state, wanted, options.seed, terms, pool)
        found = last_report(until_late(reports, options.seconds))
    if options.json:
        yield json.dumps(found.to_json(state), ensure_ascii=False)
        return
    yield SAY("cli-forecast-head", player=found.player, policy=found.policy, count=found.playouts)
    verdicts, ranked = found.race.verdicts(), found.ranking()
    for each in ranked:
        standing = found.race.standing(each.index, ranked[0].index)
        yield _candidate_line(each, found, state, verdicts[each.index], standing)


def _candidate_line(
    each: Candidate, found: Forecast, state: State, verdict: str, standing: Standing
) -> str:
    low, high = each.win_interval
    return SAY(
        "cli-forecast-estimated" if found.until == "stage" else "cli-forecast-decision",
        decision=text_for(state.game.name, "en").decision(each.decision, state),
        win=_percent(each.win_chance),
        low=_percent(low),
        high=_percent(high),
        points=number(each.points),
        count=each.playouts,
        verdict=verdict,
        group=standing.group,
        least=_percent(-standing.interval.high),
    )


def _twin_lines(options: Namespace, state: State, components: bytes | None) -> Iterator[str]:
    """Yield the output of `forecast` for two decisions, played with the same cards to come.

    Raises RecordError for wrong options.
    """
    legal = state.legal()
    for wanted in options.twin if legal else ():
        if not 1 <= wanted <= len(legal):
            numbers = {"found": wanted, "low": 1, "high": len(legal)}
            raise RecordError([Fault("twin", "out_of_range", numbers)])
    if not legal:
        raise RecordError([Fault("", "nothing_due", {})])
    first, second = (legal[wanted - 1] for wanted in options.twin)
    usual = MOST_PAIRS if options.seconds else PAIRS
    with computing(options) as pool:
        reports = worlds(
            state,
            first,
            second,
            usual if options.playouts is None else options.playouts,
            options.seed,
            policy=options.policy,
            pool=pool,
            components=components,
        )
        found = last_report(until_late(reports, options.seconds))
    if options.json:
        yield json.dumps(found.to_json(), ensure_ascii=False)
        return
    words = text_for(state.game.name, "en")
    yield SAY(
        "cli-twin-head",
        player=found.player,
        policy=found.policy,
        count=len(found.pairs),
        first=words.decision(first, state),
        second=words.decision(second, state),
    )
    for each in found.pairs:
        one, two = (
            SAY(
                "cli-twin-world",
                points=number(found.score(world)),
                ending=world.outcome.ending or "none",
                winners=", ".join(found.winners(world)),
            )
            for world in (each.first, each.second)
        )
        yield SAY("cli-twin-pair", number=each.number + 1, one=one, two=two)
    yield _gap_line("wins", found.win, 100)
    yield _gap_line("points", found.points, 1)


def _gap_line(measure: str, gap: Gap, scale: int) -> str:
    """Return the line for one measure of two decisions: counts of pairs, and the mean difference."""
    interval = gap.interval
    low, high = (0.0, 0.0) if interval is None else interval
    return SAY(
        "cli-twin-gap",
        measure=measure,
        better=gap.better,
        equal=gap.equal,
        worse=gap.worse,
        mean=number(scale * gap.mean),
        low=number(scale * low),
        high=number(scale * high),
        known="no" if interval is None else "yes",
        verdict=gap.verdict,
    )


def study_lines(options: Namespace, line: Line, components: bytes | None) -> Iterator[str]:
    """Yield the output of `study` for a game, line by line.

    Raises RecordError for wrong options.
    """
    with computing(options) as pool:
        found = last_report(
            study(
                line,
                options.passes,
                options.seed,
                pool=pool,
                components=components,
                steps=options.ledger,
            )
        )
    if options.json:
        yield json.dumps(figures_of(found, ledger=options.ledger), ensure_ascii=False)
        return
    yield SAY("cli-study-head", passes=found.passes, moments=len(found.moments))
    turnings = found.to_json()["turning_points"]
    if not turnings:
        yield SAY("cli-study-even")
    yield from map(turning_line, turnings)
    for seat, name in enumerate(found.players):
        parts = found.account(seat)._asdict()
        yield SAY(
            "cli-study-account", player=name, **{key: _give(each) for key, each in parts.items()}
        )
    if options.ledger:
        yield from ledger_lines(Ledger(found), line)


def ledger_lines(ledger: Ledger, line: Line) -> Iterator[str]:
    """Yield the lines about each player's points: start, largest rows, sum of the others, result."""
    for seat, player in enumerate(ledger.players):
        start, result = (figure_of(each, seat, "points") for each in (ledger.start, ledger.result))
        yield SAY("cli-ledger-head", player=player, start=_tenths(start), result=_tenths(result))
        found = [(row, row.change(seat, "points")) for row in ledger.rows if not row.is_even]
        found.sort(key=lambda each: -abs(each[1].shown))
        for row, change in found[:MOST_ROWS]:
            yield INDENT + SAY(
                "cli-ledger-row",
                ply=row.first,
                change=_with_sign(change.shown),
                sure=_sure(change),
                told=_row_words(row, line),
            )
        rest = result - start - sum(change.shown for _, change in found[:MOST_ROWS])
        yield INDENT + SAY("cli-ledger-rest", change=_with_sign(rest))


def _row_words(row: Row, line: Line) -> str:
    state, words = line.states[row.first], text_for(line.record.game.name, "en")
    if row.kind == "stretch":
        return SAY("cli-ledger-steps", count=row.last - row.first)
    decision = line.record.decisions[row.first]
    if row.kind == "decision":
        return words.narrate(decision, state)
    told = words.narration(by_chance(state, decision))
    return SAY("cli-ledger-cards", told=told[0].text if told else "")


def _sure(change: Change) -> str:
    if change.interval is None:
        return SAY("cli-ledger-few")
    low, high = (_with_sign(round(GRAINS["points"] * each)) for each in change.interval)
    return SAY("cli-ledger-clear" if change.is_clear else "cli-ledger-open", low=low, high=high)


def _tenths(parts: int) -> str:
    whole, tenth = divmod(abs(parts), GRAINS["points"])
    return f"{'-' if parts < 0 else ''}{whole}.{tenth}"


def _with_sign(parts: int) -> str:
    return f"+{_tenths(parts)}" if parts > 0 else _tenths(parts)


def turning_line(turning: JSONObject) -> str:
    """Return the line about a turning point, which is given as in the JSON of a study."""
    return SAY(
        "cli-study-turning",
        ply=turning["ply"],
        kind=turning["kind"],
        player=turning["player"],
        whose=turning["of"],
        before=_percent(turning["before"]),
        after=_percent(turning["after"]),
        error=_percent(turning["error"]),
    )


def _give(entry: Entry) -> str:
    """Return points and their standard error in words, such as "12.3 ± 4.5"."""
    return (
        f"{number(entry.points)} ± {number(entry.error)}" if entry.error else number(entry.points)
    )


def _percent(share: float) -> int:
    return round(100 * share)


def number(value: float) -> str:
    """Return a number with at most one decimal; a whole number has none."""
    return f"{value:.1f}".removesuffix(".0")
