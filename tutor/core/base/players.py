"""Players that decide by chance or by a game's advice, from their view and the legal decisions.

If states differ only in cards hidden from the player who decides, the same player makes the same
choice in them.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple, Protocol

from tutor.core.base.advice import UNTOLD, Adviser, Reason
from tutor.core.base.game import Decision, State, legal_for
from tutor.core.base.kit import kit_of

NAMES: Final = ("Ana", "Beto", "Chaska", "Diego", "Elena", "Felipe", "Gloria", "Hugo")


class Chosen(NamedTuple):
    """A decision and the reason for it; chance has none."""

    decision: Decision
    reason: Reason | None


class Player(Protocol):
    """Decides for the player who is due."""

    def choose(self, state: State) -> Chosen:
        """One legal decision of the player who is due. Raises ValueError when the game is over."""

    def reason_for(self, state: State, decision: Decision, seat: str) -> Reason | None:
        """The reason for a decision that may be told to a seat; chance has no reason.

        It does not depend on anything hidden from that seat. Raises ValueError when the game is
        over.
        """


class RandomPlayer:
    """Chooses any legal decision, each as likely; the seed fixes the choices in their order."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def choose(self, state: State) -> Chosen:
        """One legal decision, without a reason. Raises ValueError when the game is over."""
        return Chosen(draw_decision(self._chance, legal_for(state, _due(state))), None)

    def reason_for(self, state: State, decision: Decision, seat: str) -> Reason | None:
        """None: chance has no reason."""
        return None


class AdvisedPlayer:
    """Chooses what a game's advice puts first, with its reason; it remembers nothing."""

    def __init__(self, advise: Adviser) -> None:
        self._advise = advise

    def choose(self, state: State) -> Chosen:
        """The best decision by the rules of thumb. Raises ValueError when the game is over."""
        best = self._advise(state, _due(state), None)[0]
        return Chosen(best.decision, best.reason)

    def reason_for(self, state: State, decision: Decision, seat: str) -> Reason | None:
        """The reason that what both know gives for this decision, or UNTOLD where it gives none.

        It is told even if another decision seems better by it: silence would reveal that hidden
        cards speak for the decision. Raises ValueError when the game is over.
        """
        shared = self._advise(state, _due(state), seat)
        reasons = [each.reason for each in shared if each.decision == decision]
        return reasons[0] if reasons else UNTOLD


def random_player(seed: int) -> Player:
    """A player who leaves everything to chance."""
    return RandomPlayer(seed)


def advised_player(game_name: str) -> Player | None:
    """A player who follows the game's advice, or None where a game gives none.

    Raises KeyError when no such game is found.
    """
    adviser = kit_of(game_name).advice
    return None if adviser is None else AdvisedPlayer(adviser)


def draw_decision(chance: Random, legal: Sequence[Decision]) -> Decision:
    """One of these decisions, each as likely."""
    return legal[int(chance.random() * len(legal))]


def _due(state: State) -> str:
    if state.due is None:
        raise ValueError("the game is over: no player decides")
    return state.due.player
