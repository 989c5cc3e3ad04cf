"""Stored puzzles, the set of a week, and the judgement of a try."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime
from functools import cache
from random import Random
from typing import Final, Literal, NamedTuple

from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.game import Decision, State, find_game
from tutor.core.base.kit import kit_of
from tutor.core.base.reading import parse_json
from tutor.core.base.schema import JSONObject
from tutor.core.base.shapes.fields import Exactly, Field, Items, Object, Shape
from tutor.core.base.shapes.games import GameName
from tutor.core.base.shapes.values import AnyObject, Text, Value, Whole
from tutor.core.laboratory.puzzles.search import Goal, TurnSearch, key_of
from tutor.core.records.record import position_id

FORMAT: Final = "tutor-puzzles"
VERSION: Final = 1
LONGEST_NAME: Final = 80
MOST_STORED: Final = 10_000
Grade = Literal["easy", "medium", "hard"]
GRADES: Final[tuple[Grade, ...]] = ("easy", "medium", "hard")
A_WEEK: Final = 2
"""The number of puzzles of each grade in the set of a week."""
EASY, MEDIUM = 0.03, 0.005
"""The least chance that random choices solve an easy puzzle, and a medium one."""
SEARCHES: Final = 4
"""The greatest number of searches that the cache holds."""


class Week(NamedTuple):
    """A week by ISO 8601: its year and its number from 1."""

    year: int
    number: int

    @classmethod
    def of(cls, day: date) -> Week:
        """Return the week of a day."""
        year, number, _ = day.isocalendar()
        return cls(year, number)

    @classmethod
    def read(cls, written: str) -> Week:
        """Return the week of a text such as 2026-W48. Raises RecordError for other texts."""
        try:
            return cls.of(datetime.strptime(f"{written}-1", "%G-W%V-%u").date())  # noqa: DTZ007
        except ValueError:
            today = cls.of(datetime.now().astimezone().date())
            numbers = {"found": written[:60], "expected": f"{today.year}-W{today.number:02}"}
            raise RecordError([Fault("week", "wrong_value", numbers)]) from None


@dataclass(frozen=True)
class Puzzle:
    """A turn in which `player` can gain `needed` of a goal, whatever the other players decide.

    `choices` is the number of the player's decisions with several options. `odds` is the chance
    that random choices solve the puzzle. `position` is the position in which the turn begins.
    """

    game: str
    id: str
    goal: str
    needed: int
    choices: int
    odds: float
    player: str
    position: JSONObject

    @property
    def grade(self) -> Grade:
        """The grade, by the chance that random choices solve the puzzle."""
        return "easy" if self.odds >= EASY else "medium" if self.odds >= MEDIUM else "hard"

    @property
    def state(self) -> State:
        """The state in which the turn begins."""
        return find_game(self.game).load(self.position)


def _puzzles(game: str, puzzles: Sequence[JSONObject]) -> tuple[Puzzle, ...]:
    return tuple(Puzzle(game, **each) for each in puzzles)


PUZZLE: Final = Shape(
    Field("id", Text(LONGEST_NAME)),
    Field("goal", Text(LONGEST_NAME)),
    Field("needed", Whole()),
    Field("choices", Whole()),
    Field("odds", Value()),
    Field("player", Text(LONGEST_NAME)),
    Field("position", AnyObject()),
)
FILE: Final = Object(
    Shape(
        Field("format", Exactly(FORMAT)),
        Field("version", Exactly(VERSION)),
        Field("game", GameName()),
        Field("puzzles", Items(Object(PUZZLE, dict), MOST_STORED)),
    ),
    _puzzles,
)


@dataclass(frozen=True)
class Judged:
    """A try up to a moment: the gain so far, and the further gain that is certain.

    `is_over` says that the turn has ended; decisions of the try after that do not count.
    """

    puzzle: Puzzle
    gained: int
    ahead: int
    is_over: bool

    @property
    def is_solved(self) -> bool:
        """Whether the player has gained the needed amount and cannot lose it again."""
        counts = self.is_over or goal_of(self.puzzle).is_lasting
        return counts and self.gained >= self.puzzle.needed

    @property
    def is_possible(self) -> bool:
        """Whether the puzzle is solved, or can surely be solved from here."""
        return self.is_solved or self.gained + self.ahead >= self.puzzle.needed

    @property
    def missing(self) -> int:
        """The part of the needed amount that is out of reach; 0 while the puzzle can be solved."""
        return max(self.puzzle.needed - self.gained - self.ahead, 0)


def goal_of(puzzle: Puzzle) -> Goal:
    """Return the goal of a puzzle, as its game declares it. Raises KeyError if it has none."""
    game = kit_of(puzzle.game).puzzles
    if game is None:
        raise KeyError(puzzle.game)
    return game.goals[puzzle.goal]


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """Return the stored puzzles of a game; empty if it has none.

    Raises KeyError for an unknown game, RecordError for a faulty file of puzzles.
    """
    found = kit_of(game).puzzles
    return () if found is None else read_puzzles(found.stored())


def read_puzzles(content: bytes) -> tuple[Puzzle, ...]:
    """Return the puzzles of a file. Raises RecordError with every fault."""
    found: tuple[Puzzle, ...] = FILE.load(parse_json(content))
    return found


def puzzle_named(game: str, name: str) -> Puzzle:
    """Return the stored puzzle with this id. Raises KeyError for an unknown id."""
    for each in puzzles(game):
        if each.id == name:
            return each
    raise KeyError(name)


@cache
def puzzle_at(game: str, position: str) -> Puzzle | None:
    """Return the stored puzzle that begins in the position with this id, or None."""
    return _by_position(game).get(position)


@cache
def _by_position(game: str) -> dict[str, Puzzle]:
    return {position_id(each.position): each for each in puzzles(game)}


def of_week(game: str, week: Week) -> tuple[Puzzle, ...]:
    """Return the set of puzzles of a week, the same for all readers.

    It has `A_WEEK` puzzles of each grade, the easy ones first.
    """
    chosen: list[Puzzle] = []
    for grade in GRADES:
        of_grade = [each for each in puzzles(game) if each.grade == grade]
        # Each pass through all puzzles has its own order, so no puzzle repeats within a pass.
        turn, rest = divmod(52 * week.year + week.number, max(len(of_grade) // A_WEEK, 1))
        Random(f"{game} {grade} {turn}").shuffle(of_grade)
        chosen += of_grade[A_WEEK * rest : A_WEEK * (rest + 1)]
    return tuple(chosen)


def judge_try(puzzle: Puzzle, decisions: Sequence[Decision]) -> Judged:
    """Return the judgement of a try. Raises IllegalDecision for illegal decisions."""
    goal, game = goal_of(puzzle), kit_of(puzzle.game).puzzles
    assert game is not None
    state, gained, is_over = puzzle.state, 0, False
    for decision in decisions:
        after, events = state.explain(decision)
        gained += goal.gain(state, after, events, puzzle.player)
        state = after
        if state.due is None or game.ends(events):
            is_over = True
            break
    ahead = 0 if is_over else _search_of(puzzle).most_from(key_of(state))
    return Judged(puzzle, gained, ahead, is_over)


def next_ways(puzzle: Puzzle, decisions: Sequence[Decision]) -> tuple[Decision, ...]:
    """Return the decisions of the shortest way from a try to the greatest gain that is possible.

    Raises IllegalDecision for illegal decisions, KeyError if the turn has ended.
    """
    state = puzzle.state
    for decision in decisions:
        state = state.play(decision)
    return _search_of(puzzle).solution(key_of(state)).decisions


_SEARCHED: Final[dict[str, TurnSearch]] = {}


def _search_of(puzzle: Puzzle) -> TurnSearch:
    """Return the search of a puzzle's turn. It is cached because each decision of a try uses it."""
    key = f"{puzzle.game} {puzzle.id}"
    if key not in _SEARCHED:
        if len(_SEARCHED) >= SEARCHES:
            _SEARCHED.pop(next(iter(_SEARCHED)))
        _SEARCHED[key] = TurnSearch(puzzle.state, puzzle.goal, puzzle.player)
    return _SEARCHED[key]
