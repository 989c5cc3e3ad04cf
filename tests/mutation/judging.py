"""Judges a run on mutants: the killed share of each game, and whether each survivor has a reason."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import NamedTuple

LEAST = 0.95
KILLED = ("killed", "timeout")
REASONS = Path(__file__).parent / "survivors.toml"


class Change(NamedTuple):
    """A small change: its function, the lines that it removes and the lines that it adds."""

    where: str
    was: str
    becomes: str


class Outcome(NamedTuple):
    """A mutant of a game and its result; `change` is None where it was killed."""

    game: str
    status: str
    change: Change | None


class Judgement(NamedTuple):
    """The lines of the report, and the faults that the judgement found."""

    lines: list[str]
    faults: list[str]


def reasons(text):
    """Return the changes that no test need notice, each with its reason, from the file of reasons."""
    return {
        Change(entry["where"], entry["was"], becomes): entry["why"]
        for entry in tomllib.loads(text).get("survivor", [])
        for becomes in entry["becomes"]
    }


def change_lines(change):
    """Return a change as three lines."""
    return f"{change.where}\n  - {change.was}\n  + {change.becomes}"


def judge(outcomes, why):
    """Judge whether enough mutants of each game are killed, and whether reasons match survivors."""
    everything, killed = Counter(), Counter()
    survivors = {}
    for outcome in outcomes:
        everything[outcome.game] += 1
        if outcome.status in KILLED:
            killed[outcome.game] += 1
        else:
            survivors[outcome.change] = outcome.status
    lines, faults = [], []
    for change, status in sorted(survivors.items()):
        lines.append(f"{status}: {change_lines(change)}\n  {why.get(change, '')}")
        if change not in why:
            faults.append(f"No reason is given for {change_lines(change)}")
    faults += [
        f"No such survivor: {change_lines(change)}" for change in why if change not in survivors
    ]
    for game, count in sorted(everything.items()):
        lines.append(f"{game}: {killed[game]} of {count} killed, {killed[game] / count:.1%}")
        if killed[game] < LEAST * count:
            faults.append(f"{game}: less than {LEAST:.0%} of the mutants are killed.")
    if not everything:
        faults.append("There are no mutants.")
    return Judgement(lines, faults)
