"""The worth of a plan in the temple: leave alone as soon as so much is at stake.

A player follows the plan while all others inside go on. The exact worth is counted over all orders
of the cards that are still face down. Beside it stands the average of rounds for which these cards
are shuffled and turned one by one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import accumulate
from math import comb, sqrt
from random import Random
from statistics import fmean, pstdev

from tutor.core.base.game import State
from tutor.core.print.sheet import Piece, Rows, Said, Shown
from tutor.core.words.game_words import GameWords
from tutor.core.words.text import words_of
from tutor.incan_gold.chances import Chances, chances
from tutor.incan_gold.known import percent

HIGHEST = 60
"""The highest stake at which `best_plan` leaves."""

Row = dict[str, int | float]
Sets = Counter[tuple[int, int]]
"""The number of sets of treasures, by how many treasures they have and what these add to the stake."""


@dataclass(frozen=True)
class Plan:
    """The plan of one player to leave alone as soon as `stake` or more is at stake.

    The stake is what leaving alone brings home, artifacts counted.
    """

    now: Chances
    stake: int

    @cached_property
    def worth(self) -> Fraction:
        """The value that the plan brings home on average."""
        return sum((home * chance for home, chance in self._homes.items()), Fraction(0))

    @cached_property
    def safe(self) -> Fraction:
        """The chance that the player leaves before a hazard ends the round."""
        return sum(self._homes.values(), Fraction(0))

    def play(self, cards: Sequence[str]) -> int:
        """Return the value that the plan brings home if the cards come in this order."""
        now, home, taken = self.now, self.now.leaving(), 0
        met = set(now.striking)
        for card in cards:
            if home >= self.stake:
                break
            kind = now.figures.hazard_kind.get(card)
            if kind in met:
                return 0
            if kind is not None:
                met.add(kind)
            elif card in now.figures.treasure_value:
                home += _share(now, card)
            else:
                home += now.figures.artifact_value(_first_artifact(now) + taken)
                taken += 1
        return home

    @cached_property
    def _homes(self) -> dict[int, Fraction]:
        """The chance of each value that the player brings home, unless a hazard ends the round.

        The player leaves with the card that lifts the stake to that of the plan. The cards before
        it may come in any order, so only their number and what they add to the stake matter.
        """
        now, begun = self.now, self.now.leaving()
        if begun >= self.stake or not now.cards:
            return {begun: Fraction(1)}
        lacking, found = self.stake - begun, dict[int, Fraction]()
        for (cards, gain), ways in self._ways_to_leave(lacking).items():
            home = begun + gain
            found[home] = found.get(home, Fraction(0)) + ways * self._chance_of(cards)
        return found

    def _ways_to_leave(self, lacking: int) -> Counter[tuple[int, int]]:
        """Return the ways to add at least `lacking` to the stake with the last card, but not before.

        They are counted by the number of treasures and artifacts before the last card, and by what
        all cards together add.
        """
        now, ways = self.now, Counter[tuple[int, int]]()
        gains = [_share(now, card) for card in now.cards if card in now.figures.treasure_value]
        artifacts = sum(card in now.figures.artifacts for card in now.cards)
        worths = [now.figures.artifact_value(_first_artifact(now) + n) for n in range(artifacts)]
        sets = _sets_of(gains, lacking)
        lasts = [(gain, count, _without(sets, gain)) for gain, count in Counter(gains).items()]
        for taken, worth in enumerate(accumulate(worths, initial=0)):
            chosen = comb(artifacts, taken)
            last_artifact = [(worths[taken], artifacts - taken, sets)] if taken < artifacts else []
            for last, choices, before in (*lasts, *last_artifact):
                for (cards, gain), count in before.items():
                    if gain + worth < lacking <= gain + worth + last:
                        ways[cards + taken, gain + worth + last] += count * chosen * choices
        return ways

    def _chance_of(self, cards: int) -> Fraction:
        """Return the chance that certain cards come first, in any order, and then a certain card.

        Any hazards that do not end the round may come between them.
        """
        down = len(self.now.cards)
        return sum(
            (
                Fraction(draws, comb(down, cards + hazards) * (down - cards - hazards))
                for hazards, draws in enumerate(self.now.hazard_draws)
                if cards + hazards < down
            ),
            Fraction(0),
        )


def _share(now: Chances, card: str) -> int:
    """Return what a treasure adds to the stake: a share, and the rest that stays on the path."""
    return sum(divmod(now.figures.treasure_value[card], now.inside))


def _first_artifact(now: Chances) -> int:
    """Return how many artifacts come before the first one that is still face down."""
    return int(now.known["artifacts_taken"]) + len(now.figures.artifacts_on(now.path))


def _sets_of(gains: Sequence[int], lacking: int) -> Sets:
    """Return the sets of treasures with these gains that together add less than `lacking`."""
    sets: Sets = Counter({(0, 0): 1})
    for more in gains:
        for (cards, gain), count in list(sets.items()):
            if gain + more < lacking:
                sets[cards + 1, gain + more] += count
    return sets


def _without(sets: Sets, gain: int) -> Sets:
    """Return the sets that lack one of the treasures with this gain."""
    found: Sets = Counter()
    for (cards, total), count in sorted(sets.items()):
        found[cards, total] = count - found[cards - 1, total - gain]
    return found


@dataclass(frozen=True)
class Trials(Shown):
    """Plans with their exact worth, and with the average of `rounds` rounds that were played.

    All plans are played with the same shuffled cards. A notebook displays a table, which
    `pandas.DataFrame` accepts.
    """

    plans: tuple[Plan, ...]
    rounds: int
    seed: int

    def __iter__(self) -> Iterator[Row]:
        """Yield a row for each plan; `error` is the standard error of the average `played`."""
        for plan, homes in zip(self.plans, self._homes, strict=True):
            yield {
                "stake": plan.stake,
                "worth": float(plan.worth),
                "safe": float(plan.safe),
                "played": fmean(homes),
                "error": pstdev(homes) / sqrt(self.rounds),
            }

    @cached_property
    def _homes(self) -> list[list[int]]:
        """What each plan brings home, round by round."""
        chance, homes = Random(self.seed), [list[int]() for _ in self.plans]
        cards = list(self.plans[0].now.cards)
        for _ in range(self.rounds):
            chance.shuffle(cards)
            for plan, found in zip(self.plans, homes, strict=True):
                found.append(plan.play(cards))
        return homes

    def pieces(self) -> Iterator[Piece]:
        """Return the pieces to display, in the language that is in use."""
        return self.describe(words_of("incan_gold"))

    def describe(self, words: GameWords) -> Iterator[Piece]:
        """Yield the pieces to display, in the language of `words`."""
        say = words.say

        def decimal(figure: float) -> str:
            whole, tenth = divmod(round(figure * 10), 10)
            return say("trials-decimal", whole=whole, tenth=tenth)

        yield Said(say("trials-head", rounds=self.rounds))
        heads = ("stake", "worth", "safe", "played")
        yield Rows(
            tuple(say(f"trials-{name}") for name in heads),
            tuple(
                (
                    str(row["stake"]),
                    decimal(row["worth"]),
                    say("chances-percent", percent=percent(row["safe"])),
                    say("trials-about", figure=decimal(row["played"]), error=decimal(row["error"])),
                )
                for row in self
            ),
        )


def plan_of(state: State, stake: int, player: str = "") -> Plan:
    """Return the plan to leave at a stake, of a player inside or of the player who decides.

    Raises RecordError and ValueError as `chances` does.
    """
    return Plan(chances(state, player), stake)


def best_plan(state: State, player: str = "") -> Plan:
    """Return the plan that brings home most on average.

    Raises RecordError and ValueError as `chances` does.
    """
    now = chances(state, player)
    return max((Plan(now, stake) for stake in range(HIGHEST + 1)), key=lambda plan: plan.worth)


def trials(state: State, *stakes: int, rounds: int = 1000, seed: int = 1) -> Trials:
    """Return the plans to leave at these stakes, of the player who decides, with played rounds.

    Raises ValueError without a stake or a round, and as `chances` does.
    """
    if not stakes or rounds < 1:
        raise ValueError(stakes, rounds)
    now = chances(state)
    return Trials(tuple(Plan(now, stake) for stake in stakes), rounds, seed)
