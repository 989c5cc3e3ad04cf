"""Rules of thumb for Incan Gold: what one more card brings against what it may cost.

The view tells which cards are still to come, and only their order is hidden: the odds are exact.
What the others inside will do is a guess: each of them leaves now one time in four. One source for
the player that follows the advice, for hints, and for why a choice is good.
"""

from __future__ import annotations

from typing import Final

from tutor.core.base.advice import Advice, Reason, best_first
from tutor.core.base.game import legal_for
from tutor.incan_gold.game import IncanGoldState
from tutor.incan_gold.known import Odds
from tutor.incan_gold.terms import TORCH

LEAVING: Final = 0.25


class Weighing:
    """The odds of one player, with the guess of what the others inside will do."""

    def __init__(self, odds: Odds) -> None:
        others = odds.inside - 1
        self.cards = len(odds.cards)
        self.strikes = odds.strikes
        self.gain = sum(odds.shares)
        self.artifacts = odds.figures.artifacts_on(odds.path)
        self.artifact_value = odds.artifacts
        self.beside = odds.beside
        # Others may leave as well: at most all who are inside share what is left on the path.
        self.home = odds.treasure_home(odds.inside)
        self.treasure = self.beside + int(odds.left_on_path / (1 + LEAVING * others))
        self.hope = self.artifact_value * (1 - LEAVING) ** others

    def going_on(self, at_stake: float) -> float:
        """What one more card brings on average, less what it costs, with so much at stake."""
        return (self.gain - self.strikes * at_stake) / self.cards

    def numbers(self) -> dict[str, int]:
        """The figures that sentences quote."""
        return self._counted() | {"risk": self.beside}

    def leaving(self) -> dict[str, int]:
        """The same for who leaves: `home` is brought home at least, with everybody leaving."""
        return self._counted() | {"home": self.home}

    def _counted(self) -> dict[str, int]:
        return {"cards": self.cards, "strikes": self.strikes, "gain": self.gain}


def advise(state: IncanGoldState, player: str) -> list[Advice]:
    """Torch and camp with their reasons, the better first; none when the choice is not theirs.

    Raises RecordError for a stranger.
    """
    view, legal = state.view(player), legal_for(state, player)
    if not legal:
        return []
    odds = Weighing(Odds(view, player, state.components))
    more = odds.going_on(odds.treasure + odds.hope)
    weighed = []
    for decision in legal:
        goes_on = decision.choice == TORCH
        reason = _going_on(odds, more) if goes_on else _leaving(odds, more)
        weighed.append(Advice(decision, reason, more if goes_on else 0.0))
    return best_first(weighed)


def _going_on(odds: Weighing, more: float) -> Reason:
    """No card can strike, nothing is at stake, or the odds speak for it; else against it."""
    if not odds.strikes:
        return Reason("no_danger", {"cards": odds.cards})
    if more < 0:
        return Reason("bad_odds", odds.numbers())
    if not odds.beside:
        return Reason("nothing_to_lose", {})
    return Reason("good_odds", odds.numbers())


def _leaving(odds: Weighing, more: float) -> Reason:
    """The artifacts decide, or the odds do; else it is too early."""
    if more >= 0:
        return Reason("too_early", odds.leaving())
    if odds.going_on(odds.treasure) >= 0:
        numbers = {
            "home": odds.home,
            "artifacts": list(odds.artifacts),
            "value": odds.artifact_value,
        }
        return Reason("artifacts_alone", numbers)
    return Reason("safe_home", odds.leaving())
