"""The command `puzzles`, which prints the puzzles of a week with solutions or makes new ones."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator
from datetime import datetime

from tutor.core.base.errors import Fault, RecordError, TutorError
from tutor.core.base.game import find_game
from tutor.core.base.kit import games, kit_of
from tutor.core.base.schema import JSONObject
from tutor.core.laboratory.batch import Piece
from tutor.core.laboratory.puzzles.making import make_puzzles, write_puzzles
from tutor.core.laboratory.puzzles.puzzle import Puzzle, Week, of_week
from tutor.core.records.files import loads
from tutor.core.records.record import Record
from tutor.core.words.narration import worded_goal, worded_way
from tutor.core.words.text import core_text, text_for

SAY = core_text("en").say


def add_puzzles(command: ArgumentParser) -> None:
    """Add the options of `puzzles` to the command, except the game."""
    command.add_argument("--week", metavar="WEEK", help=SAY("cli-week"))
    command.add_argument("--solutions", action="store_true", help=SAY("cli-solutions"))
    command.add_argument("--make", type=int, metavar="N", help=SAY("cli-make"))
    command.add_argument("--seed", type=int, default=1, help=SAY("cli-puzzle-seed"))
    command.add_argument("--goals", metavar="NAMES", help=SAY("cli-puzzle-goals"))
    command.add_argument("--games", nargs="+", metavar="FILE", help=SAY("cli-puzzle-games"))
    command.add_argument("--json", action="store_true", help=SAY("cli-puzzles-json"))


def puzzle_lines(options: Namespace, pieces: Iterable[Piece]) -> Iterator[str]:
    """Yield the output of `puzzles`.

    New puzzles are made from the games `pieces`, if there are any.

    Raises RecordError for a game without puzzles, an unknown goal, a game that cannot be read, and
    a text that is not a week.
    """
    game = options.game
    if not kit_of(game).has("puzzles"):
        known = [each for each in games() if kit_of(each).has("puzzles")]
        raise RecordError([Fault("game", "wrong_value", {"found": game, "expected": known})])
    if options.make is not None:
        records = None if options.games is None else map(_record, pieces)
        found = make_puzzles(game, options.make, options.seed, _goals(options), records)
        yield _file(write_puzzles(game, found))
        return
    week = Week.of(datetime.now().astimezone().date())
    chosen = of_week(game, week if options.week is None else Week.read(options.week))
    if options.json:
        yield _file(write_puzzles(game, iter(chosen)))
        return
    for puzzle in chosen:
        yield from _puzzle_lines(puzzle, has_solution=options.solutions)


def _goals(options: Namespace) -> tuple[str, ...]:
    """Return the goals in the options; empty if all goals are meant.

    Raises RecordError for an unknown goal.
    """
    puzzles = kit_of(options.game).puzzles
    assert puzzles is not None
    goals = () if options.goals is None else tuple(options.goals.split(","))
    for goal in goals:
        if goal not in puzzles.goals:
            numbers = {"found": goal[:60], "expected": list(puzzles.goals)}
            raise RecordError([Fault("goals", "wrong_value", numbers)])
    return goals


def _record(piece: Piece) -> Record:
    """Return the record in a file or line. Raises RecordError if it could not be read."""
    if isinstance(piece.content, TutorError):
        raise piece.content
    return loads(piece.content, find_game)


def _file(data: JSONObject) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _puzzle_lines(puzzle: Puzzle, *, has_solution: bool) -> Iterator[str]:
    words = text_for(puzzle.game, "en")
    goal = worded_goal(puzzle, words)
    yield SAY("cli-puzzles-row", grade=SAY(f"puzzle-grade-{puzzle.grade}"), goal=goal, id=puzzle.id)
    if has_solution:
        for number, step in enumerate(worded_way(puzzle, words), 1):
            yield f"    {number}. {step}"
