"""The chances of the next card in the temple, from what one player knows.

Every player knows which cards are still face down; only their order is hidden. So every chance is
an exact fraction, without a simulation.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import comb

from tutor.core.base.game import State
from tutor.core.print.sheet import Piece, Rows, Said, Shown
from tutor.core.words.game_words import GameWords
from tutor.core.words.text import words_of
from tutor.incan_gold.game import IncanGoldState
from tutor.incan_gold.known import Odds, of_kind

MOST_CARDS = 8


@dataclass(frozen=True)
class Chances(Odds, Shown):
    """The exact chances of one player, which a notebook can display."""

    @property
    def next_ends(self) -> Fraction:
        """The chance that the next card ends the round; 0 if no card is left."""
        return Fraction(self.strikes, len(self.cards)) if self.cards else Fraction(0)

    def goes_on_for(self, cards: int) -> Fraction:
        """Return the chance that this many more cards do not end the round.

        The chance is 0 if fewer cards are left.

        Raises ValueError for a negative number. The round goes on as long as no hazard comes of a
        kind on the path, and at most one hazard of every other kind.
        """
        down = len(self.cards)
        if cards < 0:
            raise ValueError(cards)
        if cards > down:
            return Fraction(0)
        unmet = [
            of_kind(self.cards, kind, self.figures)
            for kind in dict.fromkeys(self.figures.hazard_kind.values())
            if kind not in self.striking
        ]
        harmless = down - self.strikes - sum(unmet)
        # ways[n]: the number of sets of n hazards, all of different kinds.
        ways = [1]
        for count in unmet:
            ways = [
                (ways[n] if n < len(ways) else 0) + (count * ways[n - 1] if n else 0)
                for n in range(len(ways) + 1)
            ]
        safe = sum(count * comb(harmless, cards - n) for n, count in enumerate(ways) if n <= cards)
        return Fraction(safe, comb(down, cards))

    @property
    def one_more(self) -> Fraction:
        """The average value that the player takes home by leaving alone after one more card.

        All players inside go on for that card. If the card ends the round, the value is 0.
        """
        if not self.cards:
            return Fraction(self.leaving())
        return Fraction(sum(map(self._home_after, self.cards)), len(self.cards))

    @property
    def tipping_point(self) -> Fraction | None:
        """The stake above which one more card costs more on average than it gains.

        None if no card can end the round.
        """
        if not self.strikes:
            return None
        return Fraction(sum(map(self._gain, self.cards)), self.strikes)

    def _home_after(self, card: str) -> int:
        if self.figures.hazard_kind.get(card) in self.striking:
            return 0
        return self.leaving() + self._gain(card)

    def _gain(self, card: str) -> int:
        """Return the value that a card adds for a player who then leaves alone."""
        if card in self.figures.artifacts:
            taken = self.known["artifacts_taken"]
            on_path = len(self.figures.artifacts_on(self.path))
            return self.figures.artifact_value(taken + on_path)
        value = self.figures.treasure_value.get(card, 0)
        return value // self.inside + value % self.inside

    # Display

    def pieces(self) -> Iterator[Piece]:
        """Return the pieces to display, in the language that is in use.

        They are the chances in words, and a table of the chances of more cards.
        """
        return self.describe(words_of("incan_gold"))

    def describe(self, words: GameWords) -> Iterator[Piece]:
        """Yield the pieces to display, in the language of `words`."""
        say = words.say
        yield Said(
            say(
                "chances-next",
                strikes=self.strikes,
                cards=len(self.cards),
                percent=_percent(self.next_ends),
            )
        )
        rows = []
        for cards in range(1, min(MOST_CARDS, len(self.cards)) + 1):
            chance = self.goes_on_for(cards)
            about = say("chances-percent", percent=_percent(chance))
            rows.append((str(cards), _fraction(chance), about))
        heads = (say("chances-cards"), say("chances-survive"), say("chances-rounded"))
        yield Rows(heads, tuple(rows))
        yield Said(say("chances-leave", alone=self.leaving(), together=self.leaving(self.inside)))
        whole, tenth = divmod(round(self.one_more * 10), 10)
        exact = _fraction(self.one_more)
        yield Said(say("chances-one-more", whole=whole, tenth=tenth, exact=exact))
        if self.tipping_point is not None:
            yield Said(say("chances-tipping", stake=int(self.tipping_point)))


def chances(state: State, player: str = "") -> Chances:
    """Return the chances of a player inside; without a name, of the player who decides.

    Raises RecordError for a name that is not in the game, and ValueError for another game or after
    the end of the game.
    """
    due = state.due
    name = player or ("" if due is None else due.player)
    if not isinstance(state, IncanGoldState) or not name:
        raise ValueError(name)
    return Chances(state.view(name), name, state.components)


def _percent(chance: Fraction) -> int:
    return round(chance * 100)


def _fraction(chance: Fraction) -> str:
    return f"{chance.numerator}/{chance.denominator}"
