"""The figures that compare two positions: goods, Scouts, Incas, tiles, the night, points.

Points are counted by the rules as if a Rescue ended the game here, where the cards are known; once
the game is over they are in its result. `night_ahead.py` works out the pay of the night.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tutor.core.base.events import Event
from tutor.core.base.game import State, known_to
from tutor.core.records.compare import Figures, Value
from tutor.princes.game import PrincesState
from tutor.princes.identifiers import (
    BONUS_PLACES,
    CORN,
    GOODS,
    INCA_PLACES,
    MARKET_GOODS,
    ORDERS,
    PRODUCTION,
)
from tutor.princes.night_ahead import Night, night_ahead
from tutor.princes.rules.scoring import final_result
from tutor.princes.rules.table import Match, Player, Table
from tutor.princes.unsettled_tiles import as_they_lie

NIGHT_GOODS: Final = tuple(f"night_{good}" for good in GOODS)
KEYS: Final = (
    *GOODS,
    "units",
    "prince",
    "scout",
    "supply",
    *INCA_PLACES,
    *ORDERS,
    "moon_tiles",
    "cards",
    "hand",
    "owed_corn",
    "owed_llama",
    *NIGHT_GOODS,
    *("night_choice", "night_steps", "night_cost"),
    *("points", "gold", "total"),
)
GAINS: Final[Mapping[str, tuple[str, ...]]] = {
    "points": ("points",),
    "gold": ("gold",),
    "people": PRODUCTION,
    "orders": ORDERS,
    "cards": ("cards",),
    "steps": ("scout", "night_steps"),
    "corn": (CORN, "owed_corn"),
    "corn_after_night": (CORN, "owed_corn", "night_corn"),
    "goods": (*MARKET_GOODS, "owed_llama"),
    "tonight": (*(f"night_{good}" for good in MARKET_GOODS), "night_choice"),
}
"""The stocks of which more is better, each with the figures that add up to it.

Corn is told as it is after the night where the night brings or costs different amounts of it.
"""
STANDING: Final = frozenset((*GOODS, "units", "scout", "points"))
OPEN: Final = frozenset((*GOODS, "scout", *INCA_PLACES, *ORDERS, "moon_tiles", "cards"))
TABLE: Final = (
    "day",
    *(f"market_{good}" for good in MARKET_GOODS),
    *(f"bonus_{place}" for place in BONUS_PLACES),
    "tiles_left",
    *(f"left_{order}" for order in ORDERS),
    "deck",
)


def table(state: State) -> Mapping[str, Value]:
    """The day, market, bonus units, stones, Moon tiles, priests' tiles and the size of the deck."""
    assert isinstance(state, PrincesState)
    position = as_they_lie(state.position(), state.components)
    return {
        "day": position["day"],
        **{f"market_{good}": position["market"][good] for good in MARKET_GOODS},
        **{f"bonus_{place}": position["bonus"][place] for place in BONUS_PLACES},
        "tiles_left": tuple(position["moon_tiles"]),
        **{f"left_{order}": position["orders_left"][order] for order in ORDERS},
        "deck": len(position["deck"]),
    }


def gains(ours: Mapping[str, Value], theirs: Mapping[str, Value]) -> Mapping[str, int]:
    """The surplus of ours in every stock of which more is better, without the night's pay.

    Steps are compared only with equal numbers of cards: over the Summit a Scout begins again.
    """
    found = {}
    for name, keys in GAINS.items():
        sides = [[each[key] for key in keys] for each in (ours, theirs)]
        left, right = ([value for value in side if isinstance(value, int)] for side in sides)
        if len(left) == len(right) == len(keys):
            found[name] = sum(left) - sum(right)
    costs = (ours["night_cost"], theirs["night_cost"])
    if isinstance(costs[0], int) and isinstance(costs[1], int):
        found["corn_after_night"] += costs[1] - costs[0]
    is_same_night = found["corn"] == found["corn_after_night"]
    del found["corn_after_night" if is_same_night else "corn"]
    if found.get("cards"):
        del found["steps"]
    return found


def figures(state: State, seat: str | None) -> Figures:
    """The figures of every player as a seat may know them; None opens the hands."""
    assert isinstance(state, PrincesState)
    position = known_to(state, seat)
    lying = as_they_lie(position, state.components)["players"]
    board = Table(Match(state.components, state.players), _players_by_seat(position))
    scores = final_result(board)["scores"]
    return {
        player.name: _board(player, score["units"], told["moon_tiles"])
        | _hand(told["cards"])
        | _night(night_ahead(position, player, state.components))
        | _points(score, told["cards"], position["result"])
        for player, told, score in zip(board.players, lying, scores, strict=True)
    }


def ahead(state: State, seat: str | None) -> Mapping[str, Sequence[Event]]:
    """The events of the coming night, or of what is left of it, by player."""
    assert isinstance(state, PrincesState)
    position = known_to(state, seat)
    return {
        player.name: night_ahead(position, player, state.components).events
        for player in _players_by_seat(position)
    }


def _players_by_seat(position: Mapping[str, Any]) -> list[Player]:
    return [player_view(player, number) for number, player in enumerate(position["players"])]


def player_view(player: Mapping[str, Any], seat: int) -> Player:
    """A player as one part of a position or view tells; hidden cards are no cards."""
    cards, owed = player["cards"], player["trail_due"]
    return Player(
        player["name"],
        seat,
        player["goods"],
        player["prince"],
        player["scout"],
        player["supply"],
        player["incas"],
        player["orders"],
        () if isinstance(cards, Mapping) else tuple(cards),
        tuple(player["moon_tiles"]),
        player["awards"],
        owed["corn"],
        owed["llama"],
    )


def _board(player: Player, units: int, tiles: Sequence[str]) -> dict[str, Value]:
    return {
        **player.goods,
        "units": units,
        "prince": player.prince or "",
        "scout": player.scout,
        "supply": player.supply,
        **player.incas,
        **player.orders,
        "moon_tiles": tuple(tiles),
        "owed_corn": player.due_corn,
        "owed_llama": player.due_llama,
    }


def _hand(cards: Any) -> dict[str, Value]:
    if isinstance(cards, Mapping):
        return {"cards": cards["hidden"], "hand": None}
    return {"cards": len(cards), "hand": tuple(cards)}


def _night(night: Night) -> dict[str, Value]:
    return {
        **{f"night_{good}": night.goods.get(good, 0) for good in GOODS},
        "night_choice": night.choice,
        "night_steps": night.steps,
        "night_cost": night.cost,
    }


def _points(
    score: Mapping[str, Any], cards: Any, result: Mapping[str, Any] | None
) -> dict[str, Value]:
    """Points and gold of cards that are known, or of a game that is over, with the total."""
    if result is not None:
        (told,) = (each for each in result["scores"] if each["name"] == score["name"])
        return {key: told[key] for key in ("points", "gold", "total")}
    is_hidden = isinstance(cards, Mapping)
    return {
        "points": None if is_hidden else score["points"],
        "gold": None if is_hidden else score["gold"],
        "total": None,
    }
