"""Setups as they stand in records: players, a variant, and where chance comes from.

Chance comes from a seed, or from what was dealt, written out under a key of the game's own
(`deck`, `decks`); exactly one of the two is not null.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Generic, NamedTuple, TypeVar

from tutor.core.base.names import read_names
from tutor.core.base.reading import Reader
from tutor.core.base.schema import JSON, JSONObject, Schema, members, one_of, or_null, refer
from tutor.core.base.shapes.values import Reading

LARGEST_SEED: Final = 2**53 - 1
SEED: Final[Schema] = {"type": "integer", "minimum": 0, "maximum": LARGEST_SEED}

D = TypeVar("D")


class Deal(NamedTuple, Generic[D]):
    """A seed, or what was dealt."""

    seed: int | None
    dealt: D | None


class Setup(NamedTuple, Generic[D]):
    """The setup of a record: players, variant and chance."""

    names: tuple[str, ...]
    variant: str
    chance: Deal[D]


@dataclass(frozen=True)
class SetupShape(Generic[D]):
    """The shape of a game's setups; `read_dealt` reads what stands under the key `dealt`."""

    seats: tuple[int, int]
    variants: tuple[str, ...]
    dealt: str
    read_dealt: Callable[[Reading, object, str], D]

    def read(self, data: object, figures: object) -> Setup[D]:
        """The setup of a JSON object. Raises RecordError listing every fault."""
        reader, place = Reader(), "setup"
        found = reader.record(data, place, ("players", "variant", "seed", self.dealt))
        names = variant = None
        if "players" in found:
            names = read_names(reader, found["players"], f"{place}.players", *self.seats)
        if "variant" in found:
            variant = reader.identifier(found["variant"], f"{place}.variant", self.variants)
        chance = self.read_chance(Reading(reader, figures), found, place)
        reader.finish()
        return Setup(names or (), variant or "", chance)

    def read_chance(self, context: Reading, found: Mapping[str, JSON], place: str) -> Deal[D]:
        """The seed or what was dealt, of an object that should have both keys."""
        seed, dealt = found.get("seed"), found.get(self.dealt)
        if {"seed", self.dealt} <= set(found) and (seed is None) == (dealt is None):
            context.reader.fault(place, "exactly_one", keys=["seed", self.dealt])
        if seed is not None:
            context.reader.integer(seed, f"{place}.seed", 0, LARGEST_SEED)
        if dealt is None:
            return Deal(seed, None)
        return Deal(seed, self.read_dealt(context, dealt, f"{place}.{self.dealt}"))

    def write(self, players: Sequence[str], variant: str, seed: int) -> JSONObject:
        """The setup of a record in which a seed fixes everything."""
        return {"players": list(players), "variant": variant, "seed": seed, self.dealt: None}

    def properties(self, seed: Schema, dealt: Schema) -> dict[str, Schema]:
        """The schema of each key of a setup."""
        return {
            "players": members(refer("player"), *self.seats),
            "variant": one_of(self.variants),
            "seed": or_null(seed),
            self.dealt: or_null(dealt),
        }
