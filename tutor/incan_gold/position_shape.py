"""Reads the shape and the figures of a position: keys, types, identifiers, numbers.

What fits what is for `checks.py`; what is wrong is noted and replaced by something plain.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tutor.core.base.names import LONGEST_NAME, read_name
from tutor.core.base.reading import Reader
from tutor.incan_gold.components import Components
from tutor.incan_gold.components_file import LARGEST
from tutor.incan_gold.rules.table import Chance, Player, Table, match_of
from tutor.incan_gold.setup import read_cards, read_chance
from tutor.incan_gold.terms import CHOICES, CHOOSE, SEATS, STANDARD, VARIANTS

PLAYER_KEYS: Final = ("name", "tent", "beside", "artifacts")
PENDING_KEYS: Final = ("type", "player", "seed", "decks")


class PositionReader:
    """Reads the JSON object of a position, noting what is wrong."""

    def __init__(self, components: Components, reader: Reader) -> None:
        self.components = components
        self.reader = reader

    def table(self, found: Mapping[str, Any]) -> Table:
        """The table; when there are faults it is not to be played on."""
        reader, figures = self.reader, self.components
        variant = None
        if "variant" in found:
            variant = reader.identifier(found["variant"], "variant", VARIANTS)
        number = self._number(found, "round", 1, figures.rounds)
        players = self._players(found, number)
        names = tuple(player.name for player in players)
        chance = self._chance(found.get("pending"))
        table = Table(match_of(figures, names, variant or STANDARD, chance), players)
        table.round = number
        table.path = self._cards(found, "path", figures.cards)
        table.left_on_path = self._number(found, "left_on_path", 0, figures.treasure)
        table.deck = self._cards(found, "deck", figures.cards)
        table.removed = self._cards(found, "removed", tuple(figures.hazard_kind))
        table.lost_artifacts = self._cards(found, "lost_artifacts", figures.artifacts)
        if players and all(names):
            table.inside = self._inside(found, table)
            table.chosen = self._chosen(found, table.names(table.inside))
        return table

    def _players(self, found: Mapping[str, Any], number: int) -> list[Player]:
        if "players" not in found:
            return []
        reader = self.reader
        items = reader.items(found["players"], "players", SEATS[1])
        if items is not None and len(items) < SEATS[0]:
            reader.fault("players", "wrong_length", found=len(items), low=SEATS[0], high=SEATS[1])
        names: list[object] = []
        players = []
        for seat, item in enumerate(items or ()):
            players.append(self._player(item, f"players[{seat}]", names, number))
            names.append(players[-1].name)
        return players

    def _player(self, data: object, place: str, taken: list[object], number: int) -> Player:
        found = self.reader.record(data, place, PLAYER_KEYS)
        name = None
        if "name" in found:
            name = read_name(self.reader, found["name"], f"{place}.name", taken)
        treasure = self.components.treasure
        return Player(
            name or "",
            self._number(found, "tent", 0, number * treasure, f"{place}.tent"),
            self._number(found, "beside", 0, treasure, f"{place}.beside"),
            self._artifacts(found, f"{place}.artifacts"),
        )

    def _artifacts(self, found: Mapping[str, Any], place: str) -> tuple[tuple[str, int], ...]:
        if "artifacts" not in found:
            return ()
        reader, figures = self.reader, self.components
        held = []
        items = reader.items(found["artifacts"], place, len(figures.artifacts))
        for index, item in enumerate(items or ()):
            spot = f"{place}[{index}]"
            part = reader.record(item, spot, ("card", "value"))
            card = None
            if "card" in part:
                card = reader.identifier(part["card"], f"{spot}.card", figures.artifacts)
            value = self._number(part, "value", 0, LARGEST, f"{spot}.value")
            held.append((card or "", value))
        return tuple(held)

    def _number(
        self, found: Mapping[str, Any], key: str, low: int, high: int, place: str = ""
    ) -> int:
        if key not in found:
            return low
        number = self.reader.integer(found[key], place or key, low, high)
        return low if number is None else number

    def _cards(
        self, found: Mapping[str, Any], key: str, allowed: tuple[str, ...]
    ) -> tuple[str, ...]:
        return read_cards(self.reader, found[key], key, allowed) if key in found else ()

    def _chance(self, data: object) -> Chance:
        if data is None:
            return Chance(0, None, "pending")
        found = self.reader.record(data, "pending", PENDING_KEYS)
        if "type" in found:
            self.reader.exactly(found["type"], "pending.type", CHOOSE)
        return read_chance(self.reader, found, "pending", self.components)

    def _inside(self, found: Mapping[str, Any], table: Table) -> tuple[int, ...]:
        """Who is inside; the list is a set and is put in seat order from the leader."""
        if "inside" not in found:
            return ()
        order = table.names(table.seats)
        inside = self.reader.members(found["inside"], "inside", order) or ()
        return tuple(table.match.names.index(name) for name in inside)

    def _chosen(self, found: Mapping[str, Any], inside: Sequence[str]) -> tuple[str, ...]:
        """The choices made by those inside, in their order."""
        data = found.get("chosen", {})
        if not isinstance(data, Mapping):
            self.reader.wrong_type("chosen", "object", data)
            return ()
        for name, choice in data.items():
            self.reader.identifier(choice, f"chosen.{str(name)[:LONGEST_NAME]}", CHOICES)
        return tuple(data[name] for name in inside if name in data)
