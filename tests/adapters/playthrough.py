"""Playthroughs as OpenSpiel writes them, shortened so that a person can read them.

A playthrough has every action, but in full only the first state of each kind and the last state. A
line too long for reading is cut and ends with its check sum.
"""

import re
from pathlib import Path
from zlib import crc32

from tutor.core.base.kit import games

FOLDER = Path(__file__).parent
GAMES = tuple(f"tutor_{name}(players=3)" for name in games())
LONGEST = 160
SEED = 7


def file_of(game):
    """Return the file of a game's playthrough."""
    return FOLDER / f"playthrough_{game.partition('(')[0].removeprefix('tutor_')}.txt"


def playthrough_text(game):
    """Return the playthrough of a game with a fixed source of chance."""
    from open_spiel.python.algorithms import generate_playthrough

    import tutor.adapters.openspiel  # noqa: F401

    whole = generate_playthrough.playthrough(game, None, seed=SEED)
    parts = re.split(r"(?m)^(?=# State )", whole)
    shown = {0, 1, 2, *decision_parts(parts)[:2], len(parts) - 1}
    kept = [
        part if number in shown else "\n".join(actions(part)) + "\n\n"
        for number, part in enumerate(parts)
    ]
    return "".join(f"{cut(line)}\n" for line in "".join(kept).rstrip().split("\n"))


def decision_parts(parts):
    """Return the numbers of the parts that show a state in which a player decides."""
    return [number for number, part in enumerate(parts) if "CurrentPlayer() = 0" in part]


def actions(part):
    """Return the heading of a part and its action."""
    return [
        line
        for line in part.split("\n")
        if line.startswith(("# State", "# Apply action", "action: "))
    ]


def cut(line):
    """Return a line, cut where it is too long to read."""
    if len(line) <= LONGEST:
        return line
    return f"{line[: LONGEST - 20]} … ({crc32(line.encode()):08x})"
