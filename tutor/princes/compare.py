"""The figures that compare two positions: goods, Scouts, Incas, tiles, the night, points.

The points are the points that a Rescue now would give, if the cards are known. After the end of the
game, they are the points of its result. `ended_now` gives the points of a Rescue and of a Conquest.
To find the pay of the coming night, the rules play the night at a table with one player. Where the
player may choose goods, the figures have only the number of goods: three for each Inca on the Sun
Clock and, if the corn does not pay for all Moon tiles, one for each tile that the corn pays for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from tutor.core.base.events import Event
from tutor.core.base.game import State, known_to
from tutor.core.records.compare import Figures, Value
from tutor.princes.components import Components
from tutor.princes.game import PrincesState
from tutor.princes.identifiers import (
    BONUS_PLACES,
    CORN,
    GOODS,
    INCA_PLACES,
    LLAMA,
    MARKET_GOODS,
    ORDERS,
    PRODUCTION,
    SUN_CLOCK,
)
from tutor.princes.rules.night import moon_step, redeem
from tutor.princes.rules.scoring import CONQUEST, RESCUE, final_result
from tutor.princes.rules.table import Match, Player, Table
from tutor.princes.rules.trail import advance, pay_trail_goods
from tutor.princes.things import as_they_lie

Position = Mapping[str, Any]

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
    "goods": tuple(good for good in MARKET_GOODS if good != LLAMA),
    "llamas": (LLAMA, "owed_llama"),
    "tonight": (*(f"night_{good}" for good in MARKET_GOODS), "night_choice"),
}
"""The stocks of which a player wants more, each with the figures that add up to the stock.

`gains` uses only one of `corn` and `corn_after_night`. It uses `corn_after_night` if the night
changes the corn of the two sides by different amounts.
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


class Night(NamedTuple):
    """The pay of a night for one player.

    `goods` has the number of each good, `choice` the number of further goods that the player
    chooses, `steps` the steps of the Scout, `cost` the corn paid for tiles, and `events` the events
    of the night.
    """

    goods: Mapping[str, int]
    choice: int
    steps: int
    cost: int
    events: tuple[Event, ...] = ()


NO_NIGHT = Night({}, 0, 0, 0)


def night_ahead(position: Position, player: Player, components: Components) -> Night:
    """Return the pay of the coming night, or of the rest of a night that has begun, for a player.

    The rules are `night.moon` and `clock.reward`. The result is NO_NIGHT on the last day and after
    the end of the game (`last.no_night`).
    """
    table = _alone(position, player, components)
    if table.is_last_day or position["result"] is not None:
        return NO_NIGHT
    (player,) = table.players
    incas = player.incas[SUN_CLOCK]
    if position["last_turns"] != 0:
        # The player gets the goods for the trail before the night, so they are not part of it.
        pay_trail_goods(table)
    table.log = []
    pending = position["pending"]
    asked = pending["type"] if pending and pending["player"] == player.name else None
    night_has_begun = position["last_turns"] == 0
    if night_has_begun and asked == "redeem":
        table.tiles, table.steps = tuple(pending["tiles"]), pending["steps"]
        table.ask(player, "redeem")
    else:
        moon_step(table)
    chosen = _redeem(table, player) if table.due == "redeem" else 0
    if night_has_begun and asked == "choose_goods":
        incas += 1
    for _ in range(incas):
        advance(table, player, components.clock_steps, "clock.reward")
    pay_trail_goods(table)
    return _added_up(table, chosen, incas * components.clock_units)


def _alone(position: Position, player: Player, components: Components) -> Table:
    """Return a table on the same day with an empty deck and one player, a copy of this player."""
    alone = player.copy()
    alone.seat = 0
    table = Table(Match(components, (player.name,)), [alone])
    table.day = position["day"]
    return table


def _redeem(table: Table, player: Player) -> int:
    """Pay for all Moon tiles, or for none if the corn is short.

    Return the number of tiles that the player may still choose to pay for: 0 if all are paid.
    """
    payable = min(len(table.tiles), player.goods[CORN] // table.figures.tile_price)
    are_all = payable == len(table.tiles)
    redeem(table, player, table.tiles if are_all else ())
    return 0 if are_all else payable


def _added_up(table: Table, chosen: int, of_the_clock: int) -> Night:
    goods: Counter[str] = Counter()
    steps, cost = 0, chosen * table.figures.tile_price
    for event in table.log or ():
        if event.type in ("moon_tile_paid", "trail_paid"):
            goods.update(event.data["goods"])
            cost += event.data.get("paid", {}).get(CORN, 0)
        elif event.type == "scout_advanced":
            steps += event.data["steps"]
    return Night(goods, chosen + of_the_clock, steps, cost, tuple(table.log or ()))


def table(state: State) -> Mapping[str, Value]:
    """Return the figures of the board: day, market, bonus, Moon tiles, tiles of orders left, deck."""
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
    """Return how many more pieces of each stock in GAINS the first side has than the second.

    A number is negative if the first side has fewer. The result has the steps only if both sides have
    the same number of cards, because a Scout that reaches the Summit begins again at the bottom.
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
    """Return the figures of every player as far as the player `seat` knows them.

    If `seat` is None, all hands are open.
    """
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
    """Return the events of the coming night by player.

    If a night has begun, the result has the events of the rest of that night.
    """
    assert isinstance(state, PrincesState)
    position = known_to(state, seat)
    return {
        player.name: night_ahead(position, player, state.components).events
        for player in _players_by_seat(position)
    }


def _players_by_seat(position: Mapping[str, Any]) -> list[Player]:
    return [player_view(player, number) for number, player in enumerate(position["players"])]


def player_view(player: Mapping[str, Any], seat: int) -> Player:
    """Return a `Player` made from one player's part of a position or view.

    Hidden cards are left out.
    """
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
    """Return the points, gold and total of a player; None for figures that depend on hidden cards.

    After the end of the game, the figures come from its result; before the end, the total is None.
    """
    if result is not None:
        (told,) = (each for each in result["scores"] if each["name"] == score["name"])
        return {key: told[key] for key in ("points", "gold", "total")}
    is_hidden = isinstance(cards, Mapping)
    return {
        "points": None if is_hidden else score["points"],
        "gold": None if is_hidden else score["gold"],
        "total": None,
    }


class Ended(NamedTuple):
    """The points of a player after a Rescue and after a Conquest.

    None if they depend on hidden cards.
    """

    rescue: int | None
    conquest: int | None


def ended_now(position: Position, components: Components) -> dict[str, Ended]:
    """Return the points of every player of a position or view if the game ended now, in seat order.

    A Conquest compares the gold of all players (`score.gold`), so if one hand is hidden, the points
    of a Conquest are None for all players.
    """
    players = position["players"]
    names = tuple(player["name"] for player in players)
    table = Table(
        Match(components, names), [player_view(player, seat) for seat, player in enumerate(players)]
    )
    hidden = {player["name"] for player in players if isinstance(player["cards"], Mapping)}
    totals = {}
    for ending in (RESCUE, CONQUEST):
        table.ending = ending
        totals[ending] = [score["total"] for score in final_result(table)["scores"]]
    return {
        name: Ended(None if name in hidden else rescue, None if hidden else conquest)
        for name, rescue, conquest in zip(names, totals[RESCUE], totals[CONQUEST], strict=True)
    }
