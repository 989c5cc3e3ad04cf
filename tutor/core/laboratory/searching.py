"""A player who searches: it tries decisions out in many deals, and gives the figures as a reason.

Its decision follows from its knowledge and its seed alone, in every process. The figures rest on
its own hidden cards, so others hear only that it tried, and what lies open. A decision that is not
worth a search is left to a quicker player, with that player's reasons.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tutor.core.base.game import Decision, State
from tutor.core.base.kit import kit_of
from tutor.core.base.players import (
    CHANCE,
    SEARCH,
    UNTOLD,
    Chosen,
    Player,
    Reason,
    player_named,
    policies_of,
    policy_named,
)
from tutor.core.base.schema import JSONObject
from tutor.core.laboratory.playing import Source
from tutor.core.laboratory.search import Found, SearchPolicy, Steps, at_once
from tutor.core.records.record import position_id

SEARCHED: Final = "searched"
"""The key of the reason that gives the figures: of the choice and of the best other decision."""
TRIED: Final = "tried"
"""The key of the reason that others hear; `open` is the key and the numbers of what lies open."""

MOST_REMEMBERED: Final = 500
"""The number of decisions that are remembered: those of some games."""


class Search(NamedTuple):
    """A decision to search, in a form to send to another process."""

    source: Source
    position: JSONObject
    seed: int

    def play(self) -> Chosen:
        """What a player finds by a search, in whichever process."""
        player = SearchPlayer(self.source.game, self.seed)
        return player.choose(self.source.open().load(self.position))


class SearchPlayer:
    """Chooses by the search of a game that has one; remembers the findings it is told.

    `quick` decides what is not worth a search, and where a search would take too long.
    """

    def __init__(self, game: str, seed: int, memory: dict[str, Chosen] | None = None) -> None:
        own = kit_of(game).policies
        quick = CHANCE if own is None else own.quick
        self.quick: Player = player_named(game, quick if quick in policies_of(game) else CHANCE, 0)
        self._game, self._seed = game, seed
        self._memory: dict[str, Chosen] = {} if memory is None else memory

    def choose(self, state: State) -> Chosen:
        """The best decision, after a second or two. Raises ValueError when the game is over."""
        return at_once(self.steps(state))

    def steps(self, state: State) -> Steps[Chosen]:
        """The same in short steps. Raises ValueError when the game is over."""
        if not self.is_searching(state):
            return self.quick.choose(state)
        policy = self._policy()
        decision = yield from policy.steps(state.playout())
        assert policy.found is not None
        return Chosen(decision, _reason(state, policy.found))

    def reason_for(self, state: State, decision: Decision, seat: str) -> Reason | None:
        """That it was tried out, and what a seat knows that speaks for it; never the figures.

        Raises ValueError when the game is over.
        """
        told = self.quick.reason_for(state, decision, seat)
        if not self.is_searching(state):
            return told
        is_open = told is not None and told != UNTOLD
        return Reason(TRIED, {"open": list(told) if is_open and told else None})

    def is_searching(self, state: State) -> bool:
        """Whether it takes its time here; all at the table can tell."""
        return state.due is not None and len(self._policy().candidates(state.playout())) > 1

    def search(self, state: State) -> Search:
        """The decision of this state, to be played in any process."""
        return Search(Source(self._game), state.position(), self._seed)

    def remember(self, state: State, chosen: Chosen) -> None:
        """Remember the choice for a state, and forget old ones."""
        self._memory[self._key(state)] = chosen
        while len(self._memory) > MOST_REMEMBERED:
            del self._memory[next(iter(self._memory))]

    def recall(self, state: State) -> Chosen | None:
        """What it chose in a state, as far as it remembers or needs no time for it."""
        if state.due is not None and not self.is_searching(state):
            return self.quick.choose(state)
        return self._memory.get(self._key(state))

    def _key(self, state: State) -> str:
        return f"{self._seed}/{position_id(state.position())}"

    def _policy(self) -> SearchPolicy:
        policy = policy_named(self._game, SEARCH, self._seed)
        assert isinstance(policy, SearchPolicy)
        return policy


def _reason(state: State, found: Found) -> Reason:
    """The figures in whole per cent."""
    return Reason(
        SEARCHED,
        {
            "deals": found.deals,
            "won": round(100 * found.chance),
            "other": state.game.write_decision(found.other),
            "other_won": round(100 * found.other_chance),
            "is_clear": found.is_clear,
        },
    )
