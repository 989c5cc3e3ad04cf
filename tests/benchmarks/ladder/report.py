"""Writes the ladder as a part of the page of benchmarks."""

import os
import platform
from collections.abc import Iterable

from tests.benchmarks.ladder.climbing import LADDER, MOST, Climbed, Rung
from tests.benchmarks.page import LADDER as HEADING

HEAD = f"""{HEADING}
One player of a kind plays The Princes of Machu Picchu among others of the kind below; every deal is played from every
seat. A rung is played until it is clear who is better, until {MOST:,} games or until its time is over; a game that has
begun is played to its end. Written by
`make bench WRITE=1`, which runs `python -m tests.benchmarks.ladder --write`.
"""
NOTES = """The share of games won, with where it lies with 95 % however often one looks (a confidence sequence, each rung for
itself); a shared victory is a part of a win. *Better* and *worse* when that leaves the equal share out, *open* when
the time was over before. *Rescue* is the share of the games that ended in one, among these very players.
The time of a machine decides where open rungs stop; the games themselves come from seeds.
"""


def section(found: Iterable[tuple[Rung, Climbed | None]], minutes: float, top: str) -> str:
    """Return the whole part of the page."""
    rows = [
        ("one", "among", "players", "games", "won", "equal share", "it plays", "Rescue"),
        ("---",) * 8,
        *(_row(rung, climbed) for rung, climbed in found),
    ]
    table = "\n".join(f"| {' | '.join(row)} |" for row in rows) + "\n"
    return "\n".join((HEAD, table, _machine(minutes, top), NOTES))


def _row(rung: Rung, climbed: Climbed | None) -> tuple[str, ...]:
    head = f"`{rung.upper}`", f"`{rung.lower}`", str(rung.players)
    fair = f"{100 * rung.fair:.0f} %"
    if climbed is None:
        return *head, "0", "", fair, "open", ""
    low, high = (100 * end for end in climbed.interval)
    won = f"{100 * climbed.share:.0f} % ({low:.0f}–{high:.0f})"
    rescued = climbed.endings.get("rescue", 0) / climbed.games
    return *head, str(climbed.games), won, fair, climbed.verdict, f"{100 * rescued:.0f} %"


def _machine(minutes: float, top: str) -> str:
    above = ", ".join(f"`{kind}`" for kind in LADDER[LADDER.index(top) + 1 :])
    left_out = f" Not played here: {above}." if above else ""
    return (
        f"At most {minutes:g} minutes on {platform.system()} {platform.machine()}, {os.cpu_count()} CPUs, "
        f"Python {platform.python_version()}.{left_out}\n"
    )
