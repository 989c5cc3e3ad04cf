"""Puzzles for notebooks: a turn of a real game with a goal, and the result of a try."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tutor.core.base.decision import Refusal
from tutor.core.base.game import Decision, State
from tutor.core.laboratory.puzzles.puzzle import Judged, Puzzle, judge, next_ways
from tutor.core.print.sheet import Folded, Heading, Piece, Said, Shown
from tutor.core.records.notation import parse_decision, spell_decision
from tutor.core.words.narration import worded_goal, worded_way
from tutor.core.words.text import own_words, words_of
from tutor.notebook.showing import board, in_words, refusal_pieces

Row = dict[str, str | int]


@dataclass(frozen=True)
class Posed(Shown):
    """A puzzle and a try at it; true once it is solved.

    `state` is the state after the try; `refusal` is the refusal of its last decision, if any.
    """

    puzzle: Puzzle
    decisions: tuple[Decision, ...]
    state: State
    found: Judged
    refusal: Refusal | None = None

    def __bool__(self) -> bool:
        return self.found.is_solved

    def __iter__(self) -> Iterator[Row]:
        """A row for each decision of the shortest way from the beginning, as it is typed."""
        state = self.puzzle.state
        for number, decision in enumerate(next_ways(self.puzzle, ()), 1):
            assert state.due is not None
            yield {"step": number, "player": state.due.player, "decision": spell_decision(decision)}
            state = state.play(decision)

    def pieces(self) -> Iterator[Piece]:
        """The goal, the result of the try, the board, and the solution folded away."""
        say, words = own_words().say, words_of(self.puzzle.game)
        yield Heading(say("puzzle-heading", grade=say(f"puzzle-grade-{self.puzzle.grade}")))
        yield Said(worded_goal(self.puzzle, words))
        yield Said(self._verdict())
        if self.refusal is not None:
            yield from refusal_pieces(self.refusal)
        yield from board(self.state)
        yield in_words(self.state)
        yield Folded(say("puzzle-way"), tuple(map(Said, worded_way(self.puzzle, words))))

    def _verdict(self) -> str:
        found, say = self.found, own_words().say
        figures = {"gained": found.gained, "needed": found.puzzle.needed}
        if found.is_solved:
            return say("puzzle-solved", **figures)
        if found.is_over:
            return say("puzzle-over", **figures)
        if not found.is_possible:
            return say("puzzle-lost", reach=found.gained + found.ahead, **figures)
        return say("puzzle-on", **figures) if self.decisions else say("puzzle-begin")


def pose(puzzle: Puzzle, choices: tuple[str, ...]) -> Posed:
    """A try with typed decisions, up to one that the rules refuse.

    Raises RecordError for a text that is no decision.
    """
    state, made, refusal = puzzle.state, [], None
    for choice in choices:
        found = parse_decision(state, choice)
        if isinstance(found, Refusal):
            refusal = found
            break
        made.append(found)
        state = state.play(found)
    return Posed(puzzle, tuple(made), state, judge(puzzle, tuple(made)), refusal)
