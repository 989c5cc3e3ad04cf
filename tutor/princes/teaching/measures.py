"""The measures by name: figures of a state that the texts of lessons quote.

A measure raises KeyError for an unknown player, good or place, and for a missing argument.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tutor.core.base.game import State
from tutor.core.base.questions import Measure
from tutor.princes.findings import stored_figures
from tutor.princes.game import PrincesState
from tutor.princes.rules import recruiting
from tutor.princes.rules.scoring import card_points
from tutor.princes.teaching.cards import conquest_scores
from tutor.princes.teaching.subject import PRINTED, Position, seat
from tutor.princes.words.naming import cards_left

Of = Mapping[str, str]
_Reading = Callable[[PrincesState, Position, Of], int | str]


def _measure(reading: _Reading) -> Measure:
    def measure(state: State, of: Of) -> int | str:
        assert isinstance(state, PrincesState)
        return reading(state, state.position(), of)

    return measure


def _of_seat(name: str) -> _Reading:
    def reading(state: PrincesState, position: Position, of: Of) -> int | str:
        value: int | str = seat(position, of["player"])[name]
        return value

    return reading


def _amount(name: str, key: str) -> _Reading:
    """Return the measure that says how many of one good, Inca or tile a player has."""

    def reading(state: PrincesState, position: Position, of: Of) -> int:
        amount: int = seat(position, of["player"])[name][of[key]]
        return amount

    return reading


def _score(name: str) -> _Reading:
    """Return the measure that gives a player's figure in the result of the game.

    Before the end of the game, the result is the one that a Conquest now would give.
    """

    def reading(state: PrincesState, position: Position, of: Of) -> int:
        result = position["result"]
        scores: list[dict[str, Any]] = result["scores"] if result else conquest_scores(state)
        found: dict[str, int] = {score["name"]: score[name] for score in scores}
        return found[of["player"]]

    return reading


def _level(position: Position, of: Of) -> int:
    level: int = position["market"][of["good"]]
    return level


def _card_points(state: PrincesState, position: Position, of: Of) -> int:
    mine = seat(position, of["player"])
    return card_points(state.components.icons[of["card"]], mine["orders"], mine["incas"])


def _recruit_cost(state: PrincesState, position: Position, of: Of) -> int:
    offers = state.components.recruit
    place = next((place for place in recruiting.RULE_OF if of["district"] in offers[place]), None)
    if place is None:
        raise KeyError(of["district"])
    return offers[place][of["district"]].get(of["good"], 0)


def _step_value(state: PrincesState, position: Position, of: Of) -> int:
    """Return the present step value of an order; 0 if no tile is taken."""
    order = of["order"]
    return state.components.step_value(order, position["orders_left"][order]) or 0


def _finding(path: str) -> int:
    """Return a figure of the findings in the package; shares are in percent.

    `path` has the keys to the figure, joined with dots.
    """
    found: Any = stored_figures()
    for key in path.split("."):
        found = found[key]
    if not isinstance(found, int | float):
        raise KeyError(path)
    return round(found)


def _first_value(state: PrincesState, position: Position, of: Of) -> int:
    return state.components.orders[of["order"]].values[0]


def _near(state: PrincesState, position: Position, of: Of) -> int:
    """Return the number 1 if a player's Prince can move to a district without a cost, else 0."""
    prince = seat(position, of["player"])["prince"]
    return int(prince is not None and prince in state.components.neighbours[of["district"]])


MEASURES: Final[Mapping[str, Measure]] = {
    name: _measure(reading)
    for name, reading in {
        "players": lambda state, position, of: len(state.players),
        "day": lambda state, position, of: position["day"],
        "track_corn": lambda state, position, of: position["track_corn"],
        "deck": lambda state, position, of: cards_left(position),
        "moon_tiles": lambda state, position, of: len(position["moon_tiles"]),
        "start_player": lambda state, position, of: position["start_player"],
        "goods": _amount("goods", "good"),
        "units": lambda state, position, of: state.components.units(
            seat(position, of["player"])["goods"]
        ),
        "scout": _of_seat("scout"),
        "supply": _of_seat("supply"),
        "near": _near,
        "incas": _amount("incas", "district"),
        "priests": _amount("orders", "order"),
        "owed": _amount("trail_due", "good"),
        "tiles": lambda state, position, of: len(seat(position, of["player"])["moon_tiles"]),
        "cards": lambda state, position, of: len(seat(position, of["player"])["cards"]),
        "card_points": _card_points,
        "points": _score("points"),
        "gold": _score("gold"),
        "multiplier": _score("multiplier"),
        "total": _score("total"),
        "bonus": lambda state, position, of: position["bonus"][of["district"]],
        "column": lambda state, position, of: _level(position, of),
        "selling_price": lambda state, position, of: state.components.sale_price(
            _level(position, of)
        ),
        "buying_price": lambda state, position, of: state.components.purchase_price(
            _level(position, of)
        ),
        "step_value": _step_value,
        "first_value": _first_value,
        "orders_left": lambda state, position, of: position["orders_left"][of["order"]],
        "recruit_cost": _recruit_cost,
        "order_cost": lambda state, position, of: state.components.orders[of["order"]].cost.get(
            of["good"], 0
        ),
        "inca_supply": lambda state, position, of: state.components.incas[len(state.players)],
        "first_day": lambda state, position, of: state.components.first_day[len(state.players)],
        "finding": lambda state, position, of: _finding(of["path"]),
        "printed": lambda state, position, of: PRINTED[of["figure"]](state.components),
    }.items()
}
