"""Tables for notebooks: legal decisions, advice, stocks, and rules by their ids."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tutor.core.base.game import State
from tutor.core.base.kit import kit_of
from tutor.core.print.sheet import Numbered, Piece, Rows, Said, Shown
from tutor.core.records.compare import Compared, standing
from tutor.core.records.notation import spell_decision
from tutor.core.words.text import own_words, words_of
from tutor.notebook.showing import rule_pieces

MOST_ADVISED = 3


@dataclass(frozen=True)
class Options(Shown):
    """The legal decisions in a state, and how each is written."""

    state: State
    kinds: tuple[str, ...] = ()

    def pieces(self) -> Iterator[Piece]:
        """The decision that is due, and a table of the legal ones."""
        say, words = own_words().say, words_of(self.state.game.name)
        yield Said(say("list-due", due=words.due(self.state.due, self.state)))
        rows = tuple(
            (spell_decision(decision), told)
            for decision, told in words.decisions(self.state)
            if not self.kinds or decision.type in self.kinds
        )
        if rows:
            yield Rows((say("list-written"), say("list-meant")), rows)


@dataclass(frozen=True)
class Advised(Shown):
    """The advice of the rules of thumb to the player who decides now, from their view alone."""

    state: State

    def pieces(self) -> Iterator[Piece]:
        """The best few decisions, each with its reason."""
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
    """The stocks of all players in a state as far as they lie open, or some figures by name."""

    state: State
    names: tuple[str, ...] = ()

    def pieces(self) -> Iterator[Piece]:
        """A table with a row for each figure and a column for each player."""
        found = standing(self.state, *self.names)
        told = words_of(self.state.game.name).comparison(found, "", "")
        labels = {each.row.key: each.label for player in told for each in player.figures}
        rows = [(label, *(_cell(player, key) for player in told)) for key, label in labels.items()]
        if rows:
            heads = (own_words().say("weigh-figure"), *(player.player for player in told))
            yield Rows(heads, tuple(rows))


def _cell(player: Compared, key: str) -> str:
    """A player's figure as written in a table."""
    return next((each.left for each in player.figures if each.row.key == key), "")


@dataclass(frozen=True)
class Rules(Shown):
    """Rules of a game by their ids."""

    game: str
    names: tuple[str, ...]

    def pieces(self) -> Iterator[Piece]:
        """Each rule with its short name."""
        for name in self.names:
            yield from rule_pieces(words_of(self.game), name)
