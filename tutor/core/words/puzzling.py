"""The way to solve a puzzle, in words."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.core.base.game import Decision
from tutor.core.laboratory.puzzles.puzzle import Puzzle, next_ways
from tutor.core.words.game_words import GameWords


def worded_way(puzzle: Puzzle, words: GameWords, made: Sequence[Decision] = ()) -> list[str]:
    """The decisions of the shortest way on from a try, those of others with their names.

    Raises IllegalDecision for decisions that cannot be made, KeyError after the turn.
    """
    state = puzzle.state
    for decision in made:
        state = state.play(decision)
    said = []
    for decision in next_ways(puzzle, made):
        due = state.due
        is_own = due is None or due.player == puzzle.player
        said.append((words.decision if is_own else words.narrate)(decision, state))
        state = state.play(decision)
    return said


def worded_goal(puzzle: Puzzle, words: GameWords) -> str:
    """The sentence that says what is to be reached, in the words of the game."""
    return words.say(f"puzzle-{puzzle.goal}", player=puzzle.player, needed=puzzle.needed)
