"""The command of puzzles: the set of a week with its solutions, and new ones."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from datetime import datetime

from tutor.core.base.discovery import games
from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.schema import JSONObject
from tutor.core.laboratory.puzzles.goals import PUZZLES
from tutor.core.laboratory.puzzles.making import made, written
from tutor.core.laboratory.puzzles.puzzle import Puzzle, Week, of_week
from tutor.core.words.puzzling import worded_goal, worded_way
from tutor.core.words.text import core_text, text_for

SAY = core_text("en").say


def add_puzzles(command: ArgumentParser) -> None:
    """The options of `puzzles`, but for the game."""
    command.add_argument("--week", metavar="WEEK", help=SAY("cli-week"))
    command.add_argument("--solutions", action="store_true", help=SAY("cli-solutions"))
    command.add_argument("--make", type=int, metavar="N", help=SAY("cli-make"))
    command.add_argument("--seed", type=int, default=1, help=SAY("cli-puzzle-seed"))
    command.add_argument("--json", action="store_true", help=SAY("cli-puzzles-json"))


def puzzle_lines(options: Namespace) -> Iterator[str]:
    """What `puzzles` prints. Raises RecordError for a game without puzzles, and for no week."""
    game = options.game
    if not PUZZLES.is_in(game):
        known = [each for each in games() if PUZZLES.is_in(each)]
        raise RecordError([Fault("game", "wrong_value", {"found": game, "expected": known})])
    if options.make is not None:
        yield _file(written(game, made(game, options.make, options.seed)))
        return
    week = Week.of(datetime.now().astimezone().date())
    chosen = of_week(game, week if options.week is None else Week.read(options.week))
    if options.json:
        yield _file(written(game, iter(chosen)))
        return
    for puzzle in chosen:
        yield from _told(puzzle, has_solution=options.solutions)


def _file(data: JSONObject) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _told(puzzle: Puzzle, *, has_solution: bool) -> Iterator[str]:
    words = text_for(puzzle.game, "en")
    goal = worded_goal(puzzle, words)
    yield SAY("cli-puzzles-row", grade=SAY(f"puzzle-grade-{puzzle.grade}"), goal=goal, id=puzzle.id)
    if has_solution:
        for number, step in enumerate(worded_way(puzzle, words), 1):
            yield f"    {number}. {step}"
