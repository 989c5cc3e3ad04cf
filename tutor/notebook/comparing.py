"""Comparisons for notebooks: two lines from one state side by side, as a table and in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from tutor.core.base.game import Decision, State
from tutor.core.lessons.lesson import Lesson
from tutor.core.lessons.parts import Alternative
from tutor.core.lessons.text import LessonText
from tutor.core.print.sheet import Heading, Piece, Rows, Said, Shown
from tutor.core.records.compare import Comparison, compare
from tutor.core.records.step import start_of
from tutor.core.records.tree import Tree
from tutor.core.words.text import own_words, words_of
from tutor.notebook.showing import board


@dataclass(frozen=True)
class Weighed(Shown):
    """The outcomes of the decisions `left` and `right` from one state, and their differences."""

    begun: State
    left: tuple[Decision, ...]
    right: tuple[Decision, ...]

    @cached_property
    def comparison(self) -> Comparison:
        """The differences of each player between the lines. Raises IllegalDecision."""
        tree = Tree(self.begun.game, start_of(self.begun))
        tree, left = _grow(tree, self.left)
        tree, right = _grow(tree, self.right)
        return compare(tree, left, right)

    def pieces(self) -> Iterator[Piece]:
        """The first decision of each line, then the differences: a table for each player."""
        say, words = own_words().say, words_of(self.begun.game.name)
        names = say("weigh-left"), say("weigh-right")
        within = say("weigh-left.in"), say("weigh-right.in")
        parting = self.comparison.parting
        for name, decision in zip(names, (parting.left, parting.right), strict=True):
            if decision is not None:
                told = words.narrate(decision, parting.state)
                yield Said(say("weigh-line", line=name, decision=told))
        for compared in words.comparison(self.comparison, *within):
            rows = tuple(
                (figure.label, figure.left, figure.right)
                for figure in compared.figures
                if figure.row.is_different
            )
            yield Heading(compared.player)
            yield Rows((say("weigh-figure"), *names), rows)
            for sentence in compared.sentences:
                yield Said(sentence)
        if not self.comparison.rows:
            yield Said(say("weigh-same"))


def _grow(tree: Tree, line: tuple[Decision, ...]) -> tuple[Tree, int]:
    """The tree with a line from its start, and the place of the line's end."""
    place = 0
    for decision in line:
        tree = tree.add(place, decision)
        place = tree.current
    return tree, place


@dataclass(frozen=True)
class WhatIf(Shown):
    """An alternative of a lesson, compared with the example."""

    lesson: Lesson
    alternative: Alternative

    def pieces(self) -> Iterator[Piece]:
        """The title and the text of the alternative, its claim, and the board at its end."""
        lesson, alternative = self.lesson, self.alternative
        words = LessonText(lesson, words_of(lesson.game.name)).alternative(alternative)
        yield Heading(words.text)
        yield Said(words("claim"))
        outcome = lesson.outcome(alternative)
        yield from board(outcome.states[-1])
        if not outcome.refused:
            example = lesson.record.decisions[alternative.at : alternative.against]
            start = lesson.line.states[alternative.at]
            yield from Weighed(start, alternative.decisions, example).pieces()
