"""Rules of thumb for Incan Gold: the average gain of one more card, less its average cost.

A view shows which cards are still to come and hides only their order, so the odds are exact. The
choices of the other players inside are an estimate. The estimate must differ between players,
because players with the same estimate would always leave together and would then get least. So
the first player inside, in the order of the round, expects to leave alone, and the other players
expect company. The policy `rules`, the hints and the reasons for a choice use this module.
"""

from __future__ import annotations

from typing import Final

from tutor.core.base.game import State, legal_for, shared_view
from tutor.core.base.players import Advice, Reason, best_first
from tutor.incan_gold.components import TORCH
from tutor.incan_gold.game import IncanGoldState
from tutor.incan_gold.known import Odds

FIRST_HAS_COMPANY: Final = 0.0
OTHERS_HAVE_COMPANY: Final = 0.4
"""The chance that another player inside leaves at the same time, as a player estimates it.

The first player inside expects FIRST_HAS_COMPANY, all others expect OTHERS_HAVE_COMPANY.
"""


class Weighing:
    """The odds of one player, with an estimate of the choices of the other players inside."""

    def __init__(self, odds: Odds) -> None:
        others = odds.inside - 1
        self.cards = len(odds.cards)
        self.strikes = odds.strikes
        self.gain = sum(odds.shares)
        self.artifacts = odds.figures.artifacts_on(odds.path)
        self.artifact_value = odds.artifacts
        self.beside = odds.beside
        self.is_alone = odds.known["inside"][0] == odds.player
        company = FIRST_HAS_COMPANY if self.is_alone else OTHERS_HAVE_COMPANY
        # This is the least that the player takes home: all players inside leave and share the path.
        self.home = odds.treasure_home(odds.inside)
        # `stake` is the average gain of leaving; its parts are whole numbers, so that they add up.
        self.path = int(odds.left_on_path / (1 + company * others))
        self.hope = round(self.artifact_value * (1 - company) ** others)
        self.treasure = self.beside + self.path
        self.stake = self.treasure + self.hope

    def going_on(self, at_stake: float) -> float:
        """Return the average gain of one more card, less the average cost of losing `at_stake`."""
        return (self.gain - self.strikes * at_stake) / self.cards

    def numbers(self) -> dict[str, int | bool]:
        """Return the figures for sentences: the odds, the shares to come, and the stake with its parts."""
        return {
            "cards": self.cards,
            "strikes": self.strikes,
            "gain": self.gain,
            "stake": self.stake,
            "beside": self.beside,
            "path": self.path,
            "hope": self.hope,
            "alone": self.is_alone,
        }

    def leaving(self) -> dict[str, int | bool]:
        """Return the figures for sentences on leaving.

        `home` is the least that the player takes home.
        """
        return self.numbers() | {"home": self.home}


def advise(state: State, player: str, other: str | None = None) -> list[Advice]:
    """Return the advice on torch (go on) and camp (leave), each with its reason, the better choice first.

    The result is empty if another player decides. With `other`, the advice uses only what both
    players know. Raises RecordError for a name that is not in the game.
    """
    assert isinstance(state, IncanGoldState)
    view = shared_view(state, player, other)
    legal = legal_for(state, player)
    if not legal:
        return []
    odds = Weighing(Odds(view, player, state.components))
    more = odds.going_on(odds.stake)
    weighed = []
    for decision in legal:
        goes_on = decision.choice == TORCH
        reason = _going_on(odds, more) if goes_on else _leaving(odds, more)
        weighed.append(Advice(decision, reason, more if goes_on else 0.0))
    return best_first(weighed)


def _going_on(odds: Weighing, more: float) -> Reason:
    """Return the reason for going on: no danger, bad odds, nothing to lose, or good odds."""
    if not odds.strikes:
        return Reason("no_danger", {"cards": odds.cards})
    if more < 0:
        return Reason("bad_odds", odds.numbers())
    if not odds.beside:
        return Reason("nothing_to_lose", {})
    return Reason("good_odds", odds.numbers())


def _leaving(odds: Weighing, more: float) -> Reason:
    """Return the reason for leaving: too early, the hope of artifacts, or the odds."""
    if more >= 0:
        return Reason("too_early", odds.leaving())
    if odds.going_on(odds.treasure) >= 0:
        return Reason("artifacts_alone", odds.leaving() | {"artifacts": list(odds.artifacts)})
    return Reason("safe_home", odds.leaving())
