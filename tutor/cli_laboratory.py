"""The commands of the laboratory: arena, findings, forecast and study, and what they print."""

from __future__ import annotations

import json
import os
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from tutor.core.base.game import State
from tutor.core.base.policy import RULES
from tutor.core.laboratory.arena import Contender, Tournament, arena
from tutor.core.laboratory.executors import executor, last_report
from tutor.core.laboratory.findings import findings
from tutor.core.laboratory.forecast import Forecast, forecast
from tutor.core.laboratory.playing import Source
from tutor.core.laboratory.race import MARGIN, MEASURES, Candidate
from tutor.core.laboratory.study import Entry, Study, Turning, study
from tutor.core.records.line import Line
from tutor.core.words.text import core_text, text_for

SAY = core_text("en").say


def add_arena(command: ArgumentParser) -> None:
    """The options of `arena`, but for the game."""
    command.add_argument("--seats", required=True, metavar="NAMES", help=SAY("cli-seats"))
    command.add_argument("--games", type=int, default=60, metavar="N", help=SAY("cli-games"))
    command.add_argument("--variant", help=SAY("cli-variant"))
    _add_common(command)


def add_findings(command: ArgumentParser) -> None:
    """The options of `findings`, but for the game."""
    command.add_argument("--games", type=int, default=1000, metavar="N", help=SAY("cli-games"))
    _add_common(command)


def add_forecast(command: ArgumentParser) -> None:
    """The options of `forecast`, but for the file."""
    command.add_argument("--plies", type=int, metavar="N", help=SAY("cli-plies"))
    command.add_argument("--playouts", type=int, default=400, metavar="N", help=SAY("cli-playouts"))
    command.add_argument("--policy", default=RULES, metavar="NAME", help=SAY("cli-policy"))
    command.add_argument("--by", choices=MEASURES, default=MEASURES[0], help=SAY("cli-by"))
    command.add_argument("--margin", type=float, default=MARGIN, help=SAY("cli-margin"))
    _add_common(command)


def add_study(command: ArgumentParser) -> None:
    """The options of `study`, but for the file."""
    command.add_argument("--passes", type=int, default=24, metavar="N", help=SAY("cli-passes"))
    _add_common(command)


def _add_common(command: ArgumentParser) -> None:
    workers = os.cpu_count() or 1
    command.add_argument("--seed", type=int, required=True, help=SAY("cli-lab-seed"))
    command.add_argument("--workers", type=int, default=workers, help=SAY("cli-workers"))
    command.add_argument("--json", action="store_true", help=SAY("cli-lab-json"))


def arena_lines(options: Namespace, components: bytes | None) -> Iterator[str]:
    """What `arena` prints. Raises RecordError for an impossible tournament."""
    source, seats = Source(options.game, components), options.seats.split(",")
    with executor(options.workers) as pool:
        found = last_report(
            arena(source, seats, options.games, options.seed, options.variant, pool)
        )
    if options.json:
        yield json.dumps(found.to_json(), ensure_ascii=False)
    else:
        yield from map(_contender_line, found.contenders)
        yield from _ending_lines(found)


def findings_lines(options: Namespace, components: bytes | None) -> Iterator[str]:
    """What `findings` prints: the figures that the texts on plans are made of.

    Raises RecordError.
    """
    source = Source(options.game, components)
    with executor(options.workers) as pool:
        found = last_report(findings(source, options.games, options.seed, pool))
    yield json.dumps(found.to_json(), ensure_ascii=False, indent=None if options.json else 1)


def _contender_line(contender: Contender) -> str:
    low, high = contender.win_interval
    count = len(contender.wins)
    return SAY(
        "cli-arena-contender",
        policy=contender.policy,
        wins=_number(sum(contender.wins)),
        games=count,
        low=_percent(low),
        high=_percent(high),
        points=_number(sum(contender.points) / count),
    )


def _ending_lines(found: Tournament) -> Iterator[str]:
    for ending, count in sorted(found.endings.items()):
        if ending:
            share = _percent(count / found.played)
            yield SAY("cli-arena-ending", ending=ending, share=share, count=count)


def forecast_lines(options: Namespace, state: State, components: bytes | None) -> Iterator[str]:
    """What `forecast` prints of the decision due in a state. Raises RecordError."""
    with executor(options.workers) as pool:
        found = last_report(
            forecast(
                state,
                options.playouts,
                options.seed,
                policy=options.policy,
                by=options.by,
                margin=options.margin,
                pool=pool,
                components=components,
            )
        )
    if options.json:
        yield json.dumps(found.to_json(state), ensure_ascii=False)
        return
    yield SAY("cli-forecast-head", player=found.player, policy=found.policy, count=found.playouts)
    verdicts = found.race.verdicts()
    for each in found.ranked():
        yield _candidate_line(each, found, state, verdicts[each.index])


def _candidate_line(each: Candidate, found: Forecast, state: State, verdict: str) -> str:
    low, high = each.win_interval
    return SAY(
        "cli-forecast-decision",
        decision=text_for(state.game.name, "en").decision(each.decision, state),
        win=_percent(each.win_chance),
        low=_percent(low),
        high=_percent(high),
        points=_number(each.points),
        count=each.playouts,
        verdict=verdict,
    )


def study_lines(options: Namespace, line: Line, components: bytes | None) -> Iterator[str]:
    """What `study` prints of a game. Raises RecordError."""
    with executor(options.workers) as pool:
        found = last_report(
            study(line, options.passes, options.seed, pool=pool, components=components)
        )
    if options.json:
        yield json.dumps(found.to_json(), ensure_ascii=False)
        return
    yield SAY("cli-study-head", passes=found.passes, moments=len(found.moments))
    turnings = found.turning_points()
    if not turnings:
        yield SAY("cli-study-even")
    for each in turnings:
        yield _turning_line(each, found)
    for seat, name in enumerate(found.players):
        parts = found.account(seat)._asdict()
        yield SAY(
            "cli-study-account", player=name, **{key: _give(each) for key, each in parts.items()}
        )


def _turning_line(each: Turning, found: Study) -> str:
    chapter = each.chapter
    return SAY(
        "cli-study-turning",
        ply=chapter.ply,
        kind=chapter.kind,
        player=chapter.player,
        whose=found.players[each.seat],
        before=_percent(each.before),
        after=_percent(each.after),
        error=_percent(each.error),
    )


def _give(entry: Entry) -> str:
    """Points and their error, as "12.3 ± 4.5"."""
    return (
        f"{_number(entry.points)} ± {_number(entry.error)}"
        if entry.error
        else _number(entry.points)
    )


def _percent(share: float) -> int:
    return round(100 * share)


def _number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")
