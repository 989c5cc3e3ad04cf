"""The chances of the next card in the temple, from what one player knows.

Every player knows which cards are still face down; only their order is hidden. So every chance is
an exact fraction, without a simulation.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import comb

from tutor.core.base.game import State
from tutor.core.print.sheet import Piece, Rows, Said, Shown
from tutor.core.words.game_words import GameWords
from tutor.core.words.text import words_of
from tutor.incan_gold.game import IncanGoldState
from tutor.incan_gold.known import Odds, of_kind, percent

MOST_CARDS = 8


@dataclass(frozen=True)
class Chances(Odds, Shown):
    """The exact chances of what the next cards bring one player; a notebook can display them."""

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
        return self._share(self._safe_draws(self._harmless, cards), cards)

    def _share(self, total: int, cards: int) -> Fraction:
        """Return a sum over the draws of `cards` cards as a mean over all such draws.

        Only draws that do not end the round have a part in the sum `total`. Raises ValueError for a
        negative number of cards.
        """
        if cards < 0:
            raise ValueError(cards)
        down = len(self.cards)
        return Fraction(total, comb(down, cards)) if cards <= down else Fraction(0)

    @property
    def _harmless(self) -> int:
        """The number of cards face down that are not hazards."""
        return sum(card not in self.figures.hazard_kind for card in self.cards)

    @cached_property
    def hazard_draws(self) -> list[int]:
        """The number of sets of 0, 1, 2, … hazards that do not end the round.

        The hazards in such a set are of different kinds, and no hazard on the path is of one of these
        kinds.
        """
        draws = [1]
        for kind in dict.fromkeys(self.figures.hazard_kind.values()):
            if kind not in self.striking:
                count = of_kind(self.cards, kind, self.figures)
                draws = [
                    without + count * with_it
                    for without, with_it in zip((*draws, 0), (0, *draws), strict=True)
                ]
        return draws

    def _safe_draws(self, others: int, cards: int) -> int:
        """Return the number of draws that do not end the round, from hazards and `others`.

        `others` is a number of cards that are no hazards.
        """
        return sum(
            count * comb(others, cards - hazards)
            for hazards, count in enumerate(self.hazard_draws)
            if hazards <= cards
        )

    @property
    def one_more(self) -> Fraction:
        """The average value that the player takes home by leaving alone after one more card.

        All players inside go on for that card. If the card ends the round, the value is 0.
        """
        return self.staying_for(min(1, len(self.cards)))

    def staying_for(self, cards: int) -> Fraction:
        """Return the average value that the player takes home by leaving alone after more cards.

        All players inside go on for these cards. If one of them ends the round, the value is 0; it
        is also 0 if fewer cards are left. Raises ValueError for a negative number.
        """
        found = [card for card in self.cards if card in self.figures.artifacts]
        gains = [self._gain(card) for card in self.cards if card in self.figures.treasure_value]
        on_path = self.artifacts_on_path
        first = self.known["artifacts_taken"] + on_path
        worths = [self.figures.artifact_value(first + number) for number in range(len(found))]
        total = self.leaving() * self._safe_draws(self._harmless, cards)
        if gains:
            # The safe draws that contain a certain treasure card are the safe draws of the other cards.
            total += sum(gains) * self._safe_draws(self._harmless - 1, cards - 1)
        for count in range(1, min(len(found), cards) + 1):
            draws = comb(len(found), count) * self._safe_draws(len(gains), cards - count)
            total += sum(worths[:count]) * draws
        return self._share(total, cards)

    @property
    def tipping_point(self) -> Fraction | None:
        """The stake above which one more card costs more on average than it gains.

        The value is None if no card can end the round.
        """
        if not self.strikes:
            return None
        return Fraction(sum(map(self._gain, self.cards)), self.strikes)

    @property
    def gain_of_the_others(self) -> Fraction:
        """The average value that a card adds if it does not end the round; 0 if every card does."""
        harmless = len(self.cards) - self.strikes
        return Fraction(sum(map(self._gain, self.cards)), max(harmless, 1))

    def _gain(self, card: str) -> int:
        """Return the value that a card adds for a player who then leaves alone."""
        if card in self.figures.artifacts:
            taken = self.known["artifacts_taken"]
            on_path = self.artifacts_on_path
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
                percent=percent(self.next_ends),
            )
        )
        rows = []
        for cards in range(1, min(MOST_CARDS, len(self.cards)) + 1):
            chance = self.goes_on_for(cards)
            about = say("chances-percent", percent=percent(chance))
            rows.append((str(cards), _fraction(chance), about))
        heads = (say("chances-cards"), say("chances-survive"), say("chances-rounded"))
        yield Rows(heads, tuple(rows))
        yield Said(say("chances-leave", alone=self.leaving(), together=self.leaving(self.inside)))
        whole, tenth = tenths(self.one_more)
        exact = mixed_number(self.one_more)
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


def mixed_number(worth: Fraction) -> str:
    r"""Return a worth as a whole number and a fraction, with digits of full height.

    >>> mixed_number(Fraction(107, 15))
    '7\xa02/15'
    """
    whole, rest = divmod(worth.numerator, worth.denominator)
    if not rest:
        return str(whole)
    fraction = f"{rest}/{worth.denominator}"
    return f"{whole}\N{NO-BREAK SPACE}{fraction}" if whole else fraction


def tenths(worth: Fraction) -> tuple[int, int]:
    """Return a worth rounded to one decimal: the whole part and the tenths."""
    whole, tenth = divmod(round(worth * 10), 10)
    return whole, tenth


def _fraction(chance: Fraction) -> str:
    return f"{chance.numerator}/{chance.denominator}"
