"""Writes the figures of speed as a part of the page: the measure, the comparison, the budget, the machine, the commands."""

import os
import platform
from importlib.metadata import version

from tests.benchmarks.compiled import THUMB

HEAD = """# Benchmarks

Ratios measured in one run on one machine; absolute times are for orientation, machines differ and
are shared. No test asserts a time. Written by `make bench WRITE=1`, which runs
`python -m tests.benchmarks --write`; `make bench` prints the same. [How random games end](#random-games)
stands below.
"""
NOTES = """## What is measured

- Everything in CPU time of one process, pure Python but where it says compiled, all pieces of work in turns in every round;
  the figures are medians over the rounds.
- *Random play*: whole games of four, from the deal to the result. Ours counts decisions on the
  engine's fastest path (`state.playout()`); forced moves are not decisions here. catanatron plays
  with four random players and counts its action records.
- *Compiled*: the same games by the wheel that `make compiled` builds, in a process of its own,
  in turns with one that runs the pure source.
- *Rules of thumb*: whole games of four, all by the policy `rules`, deciding and playing together. What stocks of
  goods are worth is remembered, so games met before go faster, as the playouts of one position do.
- *Public path*: the same games through immutable states, `state.play(decision)` and
  `state.legal()`, against the fastest path.
- *Copy*: `state.playout()` of states all through games, against `game.copy()`.
- *Legal decisions*: listed anew for positions all through games, against
  `generate_playable_actions(game.state)`.
- *Kept states*: the memory traced for 1000 states of games kept alive, divided by 1000.
"""


def table(found, bytes_a_state):
    """Return the rows of the page, as Markdown."""
    ours, theirs = found["playouts"].per_second, found["their games"].per_second
    public = found["public games"].per_second
    compiled, pure = (found[name + THUMB] for name in ("compiled", "pure"))
    rows = [
        ("what", "ours", "against", "ratio", "budget"),
        ("---", "---", "---", "---", "---"),
        (
            "random play, decisions a second",
            f"{ours:,.0f}",
            f"catanatron {theirs:,.0f}",
            f"{ours / theirs:.1f} times",
            "at least 4.5 times",
        ),
        (
            "the same with compiled rules",
            f"{found['compiled'].per_second:,.0f}",
            f"pure Python {found['pure'].per_second:,.0f}",
            f"{found['compiled'].per_second / found['pure'].per_second:.1f} times",
            "at least 2.5 times",
        ),
        (
            "play by the rules of thumb, a decision",
            f"{found['rules of thumb'].microseconds:.0f} µs",
            f"random play {found['playouts'].microseconds:.1f} µs",
            "",
            "at most 50 µs",
        ),
        (
            "the same in games met for the first time",
            f"compiled {compiled.microseconds:.0f} µs",
            f"pure Python {pure.microseconds:.0f} µs",
            f"{pure.microseconds / compiled.microseconds:.1f} times faster",
            "",
        ),
        (
            "public path, decisions a second",
            f"{public:,.0f}",
            f"fastest path {ours:,.0f}",
            f"{ours / public:.1f} times slower",
            "at most 2 times slower",
        ),
        _times("copy of a state", found["copies"], found["their copies"]),
        _times("legal decisions of a position", found["listings"], found["their listings"]),
        ("kept states, bytes each", f"{bytes_a_state:,.0f}", "", "", "little"),
    ]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows) + "\n"


def _times(what, ours, theirs):
    ratio = theirs.microseconds / ours.microseconds
    return (
        what,
        f"{ours.microseconds:.1f} µs",
        f"catanatron {theirs.microseconds:.1f} µs",
        f"{ratio:.1f} times faster",
        "at most 10 µs",
    )


def machine(rounds):
    """Return the machine and the versions of software with which the figures were measured."""
    return (
        f"Medians of {rounds} rounds on {platform.system()} {platform.machine()}, "
        f"{os.cpu_count()} CPUs, Python {platform.python_version()} "
        f"({platform.python_implementation()}), catanatron {version('catanatron')}.\n"
    )


def page(found, bytes_a_state, rounds):
    """Return the whole part of the page about speed."""
    return "\n".join((HEAD, table(found, bytes_a_state), machine(rounds), NOTES))
