"""The policies of the game: players that decide by the advice, without its reasons and without views."""

from __future__ import annotations

from typing import Final

from tutor.core.base.game import Decision, Playout, State
from tutor.core.base.players import RULES, SEARCH, GamePolicies
from tutor.core.base.redeal import redeal, with_next
from tutor.core.base.schema import JSONObject
from tutor.core.base.states import table_of
from tutor.core.laboratory.search import SearchPolicy
from tutor.incan_gold.advice import Weighing
from tutor.incan_gold.components import CAMP, TORCH
from tutor.incan_gold.known import Odds
from tutor.incan_gold.rules.table import Table


class RulesPolicy:
    """A policy that makes the first decision of `advise`."""

    def choose(self, playout: Playout) -> Decision:
        """Return the best decision by the rules of thumb."""
        table = table_of(playout, Table)
        asked = table.due_player
        assert asked is not None
        choice, legal = choice_of(table, asked.name), playout.legal()
        return next(each for each in legal if (each.choice == TORCH) == (choice == TORCH))


def choice_of(table: Table, player: str) -> str:
    """Return what a player inside chooses by the rules of thumb: torch or camp."""
    weighing = Weighing(Odds(_open(table), player, table.match.components))
    return TORCH if weighing.going_on(weighing.stake) >= 0 else CAMP


class SearchingPolicy(SearchPolicy):
    """A policy that tries torch and camp in many deals, played on by the rules of thumb.

    A choice that another player has made is secret. In each deal that choice is the one that the
    rules of thumb make, because nothing else is known about it.
    """

    def deal(self, state: State, player: str, number: int) -> State:
        """Return the state with the deck and the secret choices dealt again.

        In a series of deals, each card of the deck is the next card equally often.
        """
        dealt = redeal(state, player, self._chance)
        table, position = table_of(dealt.playout(), Table), dealt.position()
        position["chosen"] = {name: choice_of(table, name) for name in position["chosen"]}
        return with_next(state.game.load(position), number)


def shortlist(playout: Playout) -> list[Decision]:
    """Return both decisions, with the decision of the rules of thumb first.

    The result is empty if only one decision is legal.
    """
    legal = list(playout.legal())
    if len(legal) < 2:
        return []
    first = RulesPolicy().choose(playout)
    return [first, *(each for each in legal if each != first)]


def _open(table: Table) -> JSONObject:
    """Return the public facts of a table for the odds, with the keys of a view (`info.tents`)."""
    players = [
        {
            "name": player.name,
            "beside": player.beside,
            "artifacts": [{"card": card} for card, _ in player.artifacts],
        }
        for player in table.players
    ]
    return {
        "variant": table.match.variant,
        "round": table.round,
        "path": table.path,
        "left_on_path": table.left_on_path,
        "inside": table.names(table.inside),
        "players": players,
        "deck": {"hidden": len(table.deck)},
        "removed": table.removed,
        "lost_artifacts": table.lost_artifacts,
        "artifacts_taken": table.taken_artifacts,
        "result": None,
    }


PLAYOUTS: Final = 320
"""The games of a search: 160 after each choice, in about a second."""


def search_policy(seed: int) -> SearchPolicy:
    """Return the policy that tries torch and camp in games in which the rules of thumb play all seats."""
    return SearchingPolicy(POLICIES, RulesPolicy(), seed, PLAYOUTS)


POLICIES: Final = GamePolicies(
    {
        RULES: lambda seed: RulesPolicy(),
        SEARCH: search_policy,
    },
    shortlist=shortlist,
    stage=lambda playout: table_of(playout, Table).round,
)
