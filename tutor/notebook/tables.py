"""Tables for notebooks about a state, and about two lines that begin in one state.

There are tables of legal decisions, advice, stocks and rules, and of every setting of a state with
its value. Two lines are compared side by side, as a table and in words.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from tutor.core.base.editing.draft import Draft
from tutor.core.base.game import Decision, State
from tutor.core.base.kit import kit_of
from tutor.core.base.schema import JSON
from tutor.core.base.shapes.asking import Listed, Settled, Written
from tutor.core.lessons.lesson import Lesson
from tutor.core.lessons.parts import Alternative
from tutor.core.lessons.text import LessonText
from tutor.core.print.sheet import Folded, Heading, Numbered, Piece, Rows, Said, Shown
from tutor.core.print.states import board
from tutor.core.records.compare import Compared, Comparison, compare, standing
from tutor.core.records.notation import spell_decision
from tutor.core.records.step import start_of
from tutor.core.records.tree import Tree
from tutor.core.words.text import own_words, words_of
from tutor.notebook.showing import rule_pieces

MOST_ADVISED = 3
SettingRow = dict[str, JSON]


@dataclass(frozen=True)
class Options(Shown):
    """The legal decisions in a state, with the text for each."""

    state: State
    kinds: tuple[str, ...] = ()

    def __iter__(self) -> Iterator[dict[str, str]]:
        """Yield a row for each decision: its text, and what the text means."""
        for decision, told in words_of(self.state.game.name).decisions(self.state):
            if not self.kinds or decision.type in self.kinds:
                yield {"decision": spell_decision(decision), "meaning": told}

    def pieces(self) -> Iterator[Piece]:
        """Yield the pieces to display: the decision that is due, and a table of the legal decisions."""
        say, words = own_words().say, words_of(self.state.game.name)
        yield Said(say("list-due", due=words.due(self.state.due, self.state)))
        rows = tuple(tuple(row.values()) for row in self)
        if rows:
            yield Rows((say("list-written"), say("list-meant")), rows)


@dataclass(frozen=True)
class Advised(Shown):
    """The advice of the rules of thumb to the player who decides, from that player's view only."""

    state: State

    def pieces(self) -> Iterator[Piece]:
        """Yield the pieces to display: the few best decisions, each with its reason."""
        due, words = self.state.due, words_of(self.state.game.name)
        advise = kit_of(self.state.game.name).advice
        if due is None or advise is None:
            yield Said(own_words().say("list-due", due=words.due(due, self.state)))
            return
        yield Said(own_words().say("list-advice", player=due.player))
        advised = advise(self.state, due.player)[:MOST_ADVISED]
        yield Numbered(
            tuple(
                (words.decision(each.decision, self.state), (Said(words.reason(each.reason)),))
                for each in advised
            )
        )


@dataclass(frozen=True)
class Stocks(Shown):
    """The public stocks of all players in a state, or some figures by name."""

    state: State
    names: tuple[str, ...] = ()

    def pieces(self) -> Iterator[Piece]:
        """Yield the pieces to display: a table with a row for each figure, a column for each player."""
        found = standing(self.state, *self.names)
        told = words_of(self.state.game.name).comparison(found, "", "")
        labels = {each.row.key: each.label for player in told for each in player.figures}
        rows = [(label, *(_cell(player, key) for player in told)) for key, label in labels.items()]
        if rows:
            heads = (own_words().say("weigh-figure"), *(player.player for player in told))
            yield Rows(heads, tuple(rows))


def _cell(player: Compared, key: str) -> str:
    """Return the text of a player's figure in a cell of the table."""
    return next((each.left for each in player.figures if each.row.key == key), "")


@dataclass(frozen=True)
class Rules(Shown):
    """The rules of a game that the reader has chosen by their ids."""

    game: str
    names: tuple[str, ...]

    def pieces(self) -> Iterator[Piece]:
        """Yield the pieces to display: each rule with its short name."""
        for name in self.names:
            yield from rule_pieces(words_of(self.game), name)


@dataclass(frozen=True)
class Editable(Shown):
    """The settings of a state: as a table, and as rows for `pandas.DataFrame(edit(at))`.

    `edit` accepts the places and values of these rows.
    """

    state: State

    @cached_property
    def _draft(self) -> Draft:
        return Draft.of(self.state.game, self.state.position())

    def __iter__(self) -> Iterator[SettingRow]:
        """Yield a row for each place: the place, its value, and its possible values."""
        draft = self._draft
        for entry in draft.entries:
            if isinstance(entry.asked, Settled | Listed):
                continue
            place = draft.place(entry)
            value = draft.value(entry)
            if isinstance(entry.asked, Written):
                value = draft.names[draft.seats.index(value)]
            elif isinstance(value, list):
                value = [draft.with_name(each) for each in value]
            elif isinstance(value, str):
                value = draft.with_name(value)
            yield {"place": place, "value": value, "possible": ", ".join(draft.possible(place))}

    def pieces(self) -> Iterator[Piece]:
        """Yield the pieces to display: the board, how to set a place, and the table, folded at first."""
        say, rows = own_words().say, list(self)
        first = next(row for row in rows if isinstance(row["value"], int))
        yield from board(self.state)
        example = f'edit(at, {{"{first["place"]}": {first["value"]}}})'
        yield Said(say("edit-how", count=len(rows), example=example))
        heads = tuple(say(f"edit-{name}") for name in ("place", "value", "possible"))
        cells = tuple(tuple(_literal(value) for value in row.values()) for row in rows)
        yield Folded(say("edit-places"), (Rows(heads, cells),))


def _literal(value: JSON) -> str:
    """Return a value in Python's notation; a text has no quotes, and None is a dash."""
    if value is None or value == []:
        return "–"
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


@dataclass(frozen=True)
class Weighed(Shown):
    """The outcomes of the decisions `left` and `right` from one state, and their differences."""

    begun: State
    left: tuple[Decision, ...]
    right: tuple[Decision, ...]

    @cached_property
    def comparison(self) -> Comparison:
        """The differences of each player between the lines.

        Raises IllegalDecision for an illegal line.
        """
        tree = Tree(self.begun.game, start_of(self.begun))
        tree, left = _grow(tree, self.left)
        tree, right = _grow(tree, self.right)
        return compare(tree, left, right)

    def pieces(self) -> Iterator[Piece]:
        """Yield the pieces to display: the first decision of each line, then a table for each player."""
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
    """Return the tree with a line from its start, and the index of the line's end."""
    place = 0
    for decision in line:
        tree = tree.add(place, decision)
        place = tree.current
    return tree, place


@dataclass(frozen=True)
class WhatIf(Shown):
    """An alternative of a lesson, compared with the lesson's example."""

    lesson: Lesson
    alternative: Alternative

    def pieces(self) -> Iterator[Piece]:
        """Yield the pieces to display: title, text and claim of the alternative, and its last board."""
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
