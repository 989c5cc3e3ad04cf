"""The playing of games to their ends by policies, and the outcome for each player.

A playout may also stop at the end of a stage (a day or a round), which the game declares for its
search, and estimate the chances at this point. A game without an estimate has no such stages.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from random import Random
from typing import Final, NamedTuple

from tutor.core.base.game import Decision, Game, Playout, State, find_game
from tutor.core.base.kit import kit_of
from tutor.core.base.players import Policy, policy_named
from tutor.core.base.redeal import SEEDS, cards_to_come, redeal, with_next
from tutor.core.base.schema import JSONObject

LONGEST: Final = 100_000


class Source(NamedTuple):
    """A game that can be sent to another process: its name, and its components file if any."""

    game: str
    components: bytes | None = None

    def open(self) -> Game:
        """Return the game with its components.

        Raises KeyError for an unknown game, ComponentsError for a faulty components file.
        """
        return _open(self)


@lru_cache(maxsize=4)
def _open(source: Source) -> Game:
    game = find_game(source.game)
    return game if source.components is None else game.with_components(source.components)


class Outcome(NamedTuple):
    """The outcome of a game, in seat order. A shared victory counts as a part of a win.

    `shares` are each player's part of all points. `ending` is empty in a game with only one way to
    end. If the game was not played to its end, `wins` and `shares` are estimated chances to win,
    and `points` is empty.
    """

    wins: tuple[float, ...]
    points: tuple[float, ...]
    shares: tuple[float, ...]
    ending: str


def play_out(
    playout: Playout,
    policies: Sequence[Policy],
    names: Sequence[str],
    noted: list[Decision] | None = None,
) -> Outcome:
    """Play to the end, with one policy for each seat, and return the outcome.

    If `noted` is given, each decision is appended to it.
    """
    of_name = dict(zip(names, policies, strict=True))
    made = 0
    while (due := playout.due) is not None:
        decision = of_name[due.player].choose(playout)
        playout.play(decision)
        if noted is not None:
            noted.append(decision)
        made += 1
        if made > LONGEST:
            raise ValueError("the game does not end")
    return outcome_of(playout.freeze().position()["result"], names)


def dealt_anew(state: State, player: str | None, seed: int, number: int) -> State:
    """Return the state with which playout `number` begins, with its hidden cards dealt again.

    Only the cards that the player cannot see are dealt again. If `player` is None, only the cards that
    no player can see are dealt again. The deal also fixes later chance, because it includes the order
    of the cards.
    """
    return redeal(state, player, Random(_key(seed, number)))


def deal_for(state: State, player: str, seed: int, number: int) -> State:
    """Return the state with which playout `number` of a player's decision begins.

    The hidden cards are dealt again. If the game turns cards over one by one, as many consecutive deals
    as there are hidden cards use each hidden card once as the next card. So luck of the next card hides
    no mistake.
    """
    dealt = dealt_anew(state, player, seed, number)
    cards = cards_to_come(state)
    return with_next(dealt, next_card(seed, number, cards)) if cards else dealt


def next_card(seed: int, number: int, cards: int) -> int:
    """Return the index of the hidden card that is the next card in a deal.

    Over `cards` consecutive deals, each index comes once, in a random order.
    """
    cycle, place = divmod(number, cards)
    order = list(range(cards))
    Random(_key(seed, cycle)).shuffle(order)
    return order[place]


def policies_for(game: str, policy: str, seats: int, seed: int, number: int) -> list[Policy]:
    """Return a policy for each seat of playout `number`. Each policy has a different seed."""
    key = _key(seed, number)
    return [
        policy_named(game, policy, Random(f"{key}/{seat}").randrange(SEEDS))
        for seat in range(seats)
    ]


def seed_apart(seed: int, name: str) -> int:
    """Return a seed for another kind of playouts, so that their luck is independent of the first kind."""
    return Random(f"{seed}/{name}").randrange(SEEDS)


def _key(seed: int, number: int) -> str:
    return f"{seed}/{number}"


def outcome_of(result: JSONObject, names: Sequence[str]) -> Outcome:
    """Return the outcome of a game from the `result` of its last position.

    In a game without points, a win counts as one point.
    """
    winners = set(result["winners"])
    wins = tuple(1 / len(winners) if name in winners else 0.0 for name in names)
    totals = {score["name"]: float(score["total"]) for score in result.get("scores", ())}
    points = tuple(totals[name] for name in names) if totals else wins
    whole = sum(points)
    shares = tuple(each / whole for each in points) if whole > 0 else wins
    return Outcome(wins, points, shares, str(result.get("ending", "")))


class Stages(NamedTuple):
    """The stages of a game, at whose ends a playout may stop, and its estimate of chances.

    `of` returns the present stage, `estimate` each player's chance to win. `error` is the standard
    error of the difference of two estimates, beyond that of luck.
    """

    of: Callable[[Playout], Hashable]
    estimate: Callable[[Playout], Sequence[float]]
    error: float

    def play(
        self, playout: Playout, policies: Sequence[Policy], names: Sequence[str], begun: Hashable
    ) -> tuple[float, ...]:
        """Play until the stage differs from `begun` or the game is over, with one policy for each seat.

        Return each player's estimated chance to win, or the share of the win if the game is over.
        """
        of_name = dict(zip(names, policies, strict=True))
        while playout.due is not None and self.of(playout) == begun:
            playout.play(of_name[playout.due.player].choose(playout))
        if playout.due is None:
            return outcome_of(playout.freeze().position()["result"], names).wins
        return tuple(self.estimate(playout))


def stages_of(game: str) -> Stages | None:
    """Return the stages of a game by its name; None if it has no stages or no estimate."""
    own = kit_of(game).policies
    if own is None or own.stage is None or own.estimate is None:
        return None
    return Stages(own.stage, own.estimate, own.estimate_error)
