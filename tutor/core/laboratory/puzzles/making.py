"""New puzzles, found in games between players by rules of thumb, or in given records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import repeat
from random import Random
from types import SimpleNamespace
from typing import Final

from tutor.core.base.game import State, find_game
from tutor.core.base.kit import kit_of
from tutor.core.base.players import NAMES, RULES, policy_named
from tutor.core.base.schema import JSONObject
from tutor.core.base.shapes.values import Writing
from tutor.core.laboratory.puzzles.puzzle import FILE, Puzzle
from tutor.core.laboratory.puzzles.search import GamePuzzles, Goal, TurnSearch, TurnTooLong
from tutor.core.records.lines import play_line
from tutor.core.records.record import Record, position_id

FEWEST_CHOICES, MOST_CHOICES = 2, 7
MOST_ODDS: Final = 0.12
"""The greatest chance to guess the solution; a puzzle with a higher chance is rejected."""
SEARCHED: Final = 1000
"""The greatest number of positions in a turn, because the page searches the turn at each try."""
MOST_SHARE: Final = 0.12
"""The largest share of puzzles with the same goal and amount, if several goals are wanted."""
A_GAME: Final = 2
"""The greatest number of puzzles of one game."""


def make_puzzles(
    game: str,
    count: int,
    seed: int,
    goals: Collection[str] = (),
    records: Iterable[Record] | None = None,
) -> Iterator[Puzzle]:
    """Yield `count` new puzzles, some for each goal. The seed fixes the puzzles.

    `goals` are the wanted goals, by default all goals of the game. If `records` is given, the puzzles
    come from those games, and there may be fewer than `count`. Raises KeyError for a game without
    puzzles, and for an unknown goal.
    """
    found = kit_of(game).puzzles
    if found is None:
        raise KeyError(game)
    wanted = {goal: found.goals[goal] for goal in goals} if goals else found.goals
    chance, kinds, total = Random(seed), Counter[tuple[str, int]](), 0
    new = (_turns(game, found, chance) for _ in repeat(None))
    for states in new if records is None else (_turn_starts(record, found) for record in records):
        if total == count:
            return
        of_game = 0
        for state in states:
            puzzle = _puzzle(state, wanted, kinds, chance)
            if puzzle is None:
                continue
            kinds[puzzle.goal, puzzle.needed] += 1
            total, of_game = total + 1, of_game + 1
            yield puzzle
            if of_game == A_GAME or total == count:
                break


def write_puzzles(game: str, found: Iterator[Puzzle]) -> JSONObject:
    """Return the JSON object of a file of puzzles."""
    file: JSONObject = FILE.write(SimpleNamespace(game=game, puzzles=found), Writing())
    return file


def _turns(name: str, puzzles: GamePuzzles, chance: Random) -> Iterator[State]:
    """Yield the states at the beginning of a random quarter of the turns of a new game."""
    game = find_game(name)
    names = NAMES[: chance.randint(*game.seats)]
    state = game.start(game.random_setup(names, game.variants[0], chance.randrange(2**31)))
    policy = policy_named(name, RULES, chance.randrange(2**31))
    while state.due is not None:
        if puzzles.begins(state) and not chance.randrange(4):
            yield state
        state = state.play(policy.choose(state.playout()))


def _turn_starts(record: Record, puzzles: GamePuzzles) -> Iterator[State]:
    """Yield the states at the beginning of the turns of a played game."""
    yield from filter(puzzles.begins, play_line(record).states)


def _puzzle(
    state: State, wanted: Mapping[str, Goal], kinds: Counter[tuple[str, int]], chance: Random
) -> Puzzle | None:
    """Return a puzzle that begins in a state, or None if no goal gives one.

    The function tries the goals with the fewest puzzles so far first.
    """
    assert state.due is not None
    player, position = state.due.player, state.position()
    share = 1.0 if len(wanted) == 1 else MOST_SHARE
    asked = Counter[str]()
    for (goal, _), count in kinds.items():
        asked[goal] += count
    goals = sorted(wanted, key=lambda goal: asked[goal])
    for goal in goals[: 1 + chance.randrange(len(goals))]:
        try:
            search = TurnSearch(state, goal, player, SEARCHED)
        except TurnTooLong:
            return None
        if search.most < wanted[goal].least:
            continue
        choices, odds = (solution := search.solution()).choices, solution.odds
        if not FEWEST_CHOICES <= choices <= MOST_CHOICES or odds > MOST_ODDS:
            continue
        name = f"{goal}-{position_id(position)[:8]}"
        puzzle = Puzzle(
            state.game.name, name, goal, search.most, choices, round(odds, 6), player, position
        )
        if kinds[goal, puzzle.needed] <= share * sum(kinds.values()) + 2:
            return puzzle
    return None
