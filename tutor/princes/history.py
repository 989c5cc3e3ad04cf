"""The history of a game, from its events: its chapters, and the cause of every change.

A chapter begins with a round, a turn, a night or a day. A round begins when the start player of the
day begins a turn; turns are numbered within a day. A cause says why a public figure of a player
changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from tutor.core.base.causes import Change
from tutor.core.base.events import Event
from tutor.core.base.game import State
from tutor.core.records.lines import Chapter
from tutor.princes.identifiers import CORN, LLAMA, SUN_CLOCK

Data = Mapping[str, Any]
Amounts = Iterator[tuple[str, int]]
CLIMBS: Final = {
    "temple.stones": "stones",
    "temple.llama": "sacrifices",
    "temple.main": "offerings",
    "night.moon": "tiles",
    "last.moon": "tiles",
    "clock.reward": "clock",
    "last.clock": "clock",
}
"""The cause of a Scout's advance, by the id of the rule that the event cites."""


def chapters(states: Sequence[State], events: Sequence[tuple[Event, ...]]) -> tuple[Chapter, ...]:
    """Return the chapters of a line, in the order in which they begin.

    `states` are the states of the line and `events` the events of each decision in it. The `ply` of
    a chapter is the number of decisions made before it begins.
    """
    position = states[0].position()
    start_player = position["start_player"]
    found = [Chapter(0, "start"), Chapter(0, "day", position["day"])]
    rounds = turns = 0
    if position["turn"]["number"] and position["result"] is None:
        rounds = turns = 1
        found.append(Chapter(0, "round", rounds))
        found.append(Chapter(0, "turn", turns, position["turn"]["player"]))
    for ply, happened in enumerate(events, start=1):
        for event in happened:
            if event.type == "day_began":
                start_player, turns = event.data["player"], 0
                found.append(Chapter(ply, "day", event.data["day"]))
            elif event.type == "night_began":
                found.append(Chapter(ply, "night"))
            elif event.type == "turn_began":
                turns += 1
                if event.data["player"] == start_player:
                    rounds += 1
                    found.append(Chapter(ply, "round", rounds))
                found.append(Chapter(ply, "turn", turns, event.data["player"]))
    return tuple(found)


def causes(event: Event) -> Iterator[Change]:
    """Yield every change that an event makes to a public figure of a player, with its cause."""
    made = _CHANGES.get(event.type)
    if made is None:
        return
    cause, amounts = made
    if event.type == "scout_advanced":
        cause = CLIMBS[event.rule]
    for key, more in amounts(event.data):
        yield Change(event.data["player"], key, more, cause)


def _gain(data: Data) -> Amounts:
    yield from data["goods"].items()


def _loss(data: Data) -> Amounts:
    for good, amount in data["goods"].items():
        yield good, -amount


def _paid_for(data: Data) -> Amounts:
    """Yield each good gained with its amount, and then each good paid with a negative amount."""
    yield from data["goods"].items()
    for good, amount in data["paid"].items():
        yield good, -amount


def _sacrifice(data: Data) -> Amounts:
    yield LLAMA, -data["llamas"]


def _climb(data: Data) -> Amounts:
    yield "scout", data["to"] - data["from"]


def _draw(data: Data) -> Amounts:
    yield "cards", data["count"]


def _return_of_cards(data: Data) -> Amounts:
    yield "cards", -data["count"]


def _placing(data: Data) -> Amounts:
    yield data["district"], 1


def _recruiting(data: Data) -> Amounts:
    yield from _loss(data)
    yield data["district"], 1


def _acquisition(data: Data) -> Amounts:
    yield from _loss(data)
    yield data["order"], 1


def _sale(data: Data) -> Amounts:
    yield data["good"], -1
    yield CORN, data["price"]


def _purchase(data: Data) -> Amounts:
    yield data["good"], 1
    yield CORN, -data["price"]


def _sending(data: Data) -> Amounts:
    yield data["district"], -1
    yield SUN_CLOCK, 1


def _came_back(data: Data) -> Amounts:
    yield SUN_CLOCK, -1


def _tile(data: Data) -> Amounts:
    yield "moon_tiles", 1


def _tiles_returned(data: Data) -> Amounts:
    yield "moon_tiles", -len(data["tiles"])


_CHANGES: Final[Mapping[str, tuple[str, Callable[[Data], Amounts]]]] = {
    "inca_placed": ("beginning", _placing),
    "llama_paid": ("ways", _loss),
    "bonus_taken": ("bonus", _gain),
    "produced": ("production", _paid_for),
    "sacrificed": ("sacrifices", _sacrifice),
    "offered": ("offerings", _loss),
    "scout_advanced": ("", _climb),
    "trail_paid": ("trail", _gain),
    "cards_drawn": ("summit", _draw),
    "cards_returned": ("summit", _return_of_cards),
    "inca_recruited": ("recruiting", _recruiting),
    "order_acquired": ("orders", _acquisition),
    "good_sold": ("sales", _sale),
    "good_bought": ("purchases", _purchase),
    "inca_sent": ("clock", _sending),
    "inca_returned": ("clock", _came_back),
    "clock_paid": ("clock", _gain),
    "moon_tile_taken": ("staying", _tile),
    "track_corn_taken": ("last_move", _gain),
    "moon_tiles_returned": ("nights", _tiles_returned),
    "moon_tile_paid": ("tiles", _paid_for),
}
CAUSES: Final = frozenset(cause for cause, _ in _CHANGES.values() if cause) | set(CLIMBS.values())
"""Every cause; the catalogues have words for each of them."""
