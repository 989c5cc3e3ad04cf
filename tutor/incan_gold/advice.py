"""Rules of thumb for Incan Gold: what one more card brings against what it may cost.

The view tells which cards are still to come, and only their order is hidden: the odds are exact.
What the others inside will do is a guess, and it must not be the same guess for everybody: players
who reckon alike would always leave together, which brings the least. So the first of those inside,
in the order of the round, counts on leaving alone, and the others on company. One source for the
player that follows the advice, for hints, and for why a choice is good.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tutor.core.advice import Advice, Reason, best_first
from tutor.core.game import legal_for
from tutor.core.onlooker import shared_view
from tutor.incan_gold.components import Components
from tutor.incan_gold.game import IncanGoldState
from tutor.incan_gold.terms import STANDARD, TORCH

FIRST_HAS_COMPANY: Final = 0.0
OTHERS_HAVE_COMPANY: Final = 0.4
"""How likely each of the others inside is taken to leave at the same time."""


class Odds:
    """What one player inside can reckon from their view."""

    def __init__(self, figures: Components, view: Mapping[str, Any]) -> None:
        others = len(view["inside"]) - 1
        path = tuple(view["path"])
        met = figures.hazards_on(path)
        to_come = cards_to_come(figures, view)
        self.cards = len(to_come)
        self.strikes = sum(figures.hazard_kind.get(card) in met for card in to_come)
        self.gain = sum(figures.treasure_value.get(card, 0) // (others + 1) for card in to_come)
        self.artifacts = figures.artifacts_on(path)
        taken = view["artifacts_taken"]
        self.artifact_value = sum(
            figures.artifact_value(taken + number) for number in range(len(self.artifacts))
        )
        self.beside = self._beside(view)
        is_first = view["inside"][0] == view["player"]
        company = FIRST_HAS_COMPANY if is_first else OTHERS_HAVE_COMPANY
        # Others may leave as well: at most all who are inside share what is left on the path.
        self.home = self.beside + view["left_on_path"] // (others + 1)
        self.treasure = self.beside + int(view["left_on_path"] / (1 + company * others))
        self.hope = self.artifact_value * (1 - company) ** others

    @staticmethod
    def _beside(view: Mapping[str, Any]) -> int:
        found: int = next(
            player["beside"] for player in view["players"] if player["name"] == view["player"]
        )
        return found

    def going_on(self, at_stake: float) -> float:
        """What one more card brings on average, less what it costs, with so much at stake."""
        return (self.gain - self.strikes * at_stake) / self.cards

    def numbers(self) -> dict[str, Any]:
        """The figures that sentences quote."""
        return {
            "cards": self.cards,
            "strikes": self.strikes,
            "gain": self.gain,
            "risk": self.beside,
        }

    def leaving(self) -> dict[str, Any]:
        """The same for who leaves: `home` is brought home at least, with everybody leaving."""
        numbers = self.numbers()
        del numbers["risk"]
        return {**numbers, "home": self.home}


def cards_to_come(figures: Components, view: Mapping[str, Any]) -> list[str]:
    """The cards still hidden in this round's deck, in the order of the rules."""
    gone = {*view["path"], *view["removed"], *view["lost_artifacts"]}
    gone.update(one["card"] for player in view["players"] for one in player["artifacts"])
    hidden = figures.artifacts[: view["round"]] if view["variant"] == STANDARD else ()
    return [card for card in (*figures.quest, *hidden) if card not in gone]


def advise(state: IncanGoldState, player: str, other: str | None = None) -> list[Advice]:
    """Torch and camp with their reasons, the better first; none when the choice is not theirs.

    With `other` they are weighed from what that player knows too. Raises RecordError for a
    stranger.
    """
    view = state.view(player) if other is None else shared_view(state, player, other)
    legal = legal_for(state, player)
    if not legal:
        return []
    odds = Odds(state.components, view)
    more = odds.going_on(odds.treasure + odds.hope)
    weighed = []
    for decision in legal:
        goes_on = decision.choice == TORCH
        reason = _going_on(odds, more) if goes_on else _leaving(odds, more)
        weighed.append(Advice(decision, reason, more if goes_on else 0.0))
    return best_first(weighed)


def _going_on(odds: Odds, more: float) -> Reason:
    """No card can strike, nothing is at stake, or the odds speak for it; else against it."""
    if not odds.strikes:
        return Reason("no_danger", {"cards": odds.cards})
    if more < 0:
        return Reason("bad_odds", odds.numbers())
    if not odds.beside:
        return Reason("nothing_to_lose", {})
    return Reason("good_odds", odds.numbers())


def _leaving(odds: Odds, more: float) -> Reason:
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
