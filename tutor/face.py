"""The functions for programs, which `import tutor` and `import machu_tutor` give.

Most are those of `tutor.notebook`. Here are the functions that read and write files, and the one
that plays many games.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from os import PathLike
from pathlib import Path

from tutor.core.base.game import Decision, State
from tutor.core.base.kit import games
from tutor.core.base.players import Choose
from tutor.core.laboratory.arena import Tournament
from tutor.core.laboratory.playing import Source
from tutor.core.records.files import dump_tree, load_tree, whole_file
from tutor.core.records.lines import Line
from tutor.core.records.movetext_reading import is_movetext, read_movetext
from tutor.core.records.record import Record
from tutor.core.records.tree import Tree
from tutor.notebook import (
    advice,
    compare,
    decide,
    edit,
    figure,
    forecast,
    new_game,
    options,
    puzzle,
    rules,
    speak,
    stocks,
    study,
    twin_worlds,
)
from tutor.notebook.showing import Stretch
from tutor.notebook.valuing import Row

__all__ = [
    "Decision",
    "Record",
    "State",
    "Tree",
    "advice",
    "compare",
    "decide",
    "edit",
    "figure",
    "forecast",
    "games",
    "load",
    "new_game",
    "options",
    "play_games",
    "puzzle",
    "rules",
    "save",
    "speak",
    "stocks",
    "study",
    "twin_worlds",
]


def load(source: str | PathLike[str]) -> Tree:
    """Return the game of a file, or of a text that is JSON or movetext.

    A record gives a tree with one line. Raises RecordError with every fault, IllegalDecision for a
    decision that the rules refuse, and OSError for a file that cannot be read.
    """
    is_text = isinstance(source, str) and ("\n" in source or source.startswith("{"))
    content = str(source) if is_text else Path(source).read_text(encoding="utf-8")
    return read_movetext(content) if is_movetext(content) else load_tree(content)


def save(game: Tree | Record | Line | Stretch | State, path: str | PathLike[str]) -> Path:
    """Write a game into a file of JSON, which `load`, the page and the command line open.

    Of a stretch, the decisions up to its end are written; of a state, its position without the
    decisions that led to it. Returns the path. Raises TreeError for a tree that is too large.
    """
    if isinstance(game, Tree):
        content = dump_tree(game)
    else:
        written = _record_of(game).to_json()
        content = json.dumps(written, ensure_ascii=False).encode("utf-8")
    with whole_file(path) as begun:
        begun.write_bytes(content)
    return Path(path)


def _record_of(game: Record | Line | Stretch | State) -> Record:
    match game:
        case Record():
            return game
        case Line():
            return game.record
        case Stretch():
            return Tree.of_record(game.line.record).record(game.last)
        case _:
            return Record(game.game, game, setup=game.setup)


def play_games(
    game: str, players: Sequence[str | Choose], games: int = 100, seed: int = 1, variant: str = ""
) -> list[Row]:
    """Play games to their ends, and return a row for each game and player: `pandas.DataFrame(rows)`.

    Each player is a name such as "rules" or "chance", or a function that takes a state and returns
    one of its legal decisions. In the next game each player moves to the next seat, until all have
    played the deal from every seat. The seed fixes the deals and all other chance. Raises
    UnknownGame, and RecordError for an impossible number of games or players, an unknown name, and
    a value that is not a legal decision.
    """
    own = {_name(each): each for each in players if not isinstance(each, str)}
    seats = [each if isinstance(each, str) else _name(each) for each in players]
    tournament = Tournament(Source(game), seats, games, seed, variant or None, own=own)
    rows: list[Row] = []
    for number, pairing in tournament.jobs():
        outcome = pairing.play().outcome
        for seat, policy in enumerate(pairing.seats):
            rows.append(
                {
                    "game": number,
                    "seat": seat,
                    "player": policy,
                    "points": outcome.points[seat],
                    "win": outcome.wins[seat],
                    "ending": outcome.ending,
                }
            )
    return rows


def _name(choose: Choose) -> str:
    return str(getattr(choose, "__name__", type(choose).__name__))
