"""Setups as they stand in records, and where chance comes from, read with care."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tutor.core.base.names import read_names
from tutor.core.base.reading import Reader
from tutor.incan_gold.components import Components
from tutor.incan_gold.rules.table import Chance
from tutor.incan_gold.terms import LARGEST_SEED, SEATS, VARIANTS


class Setup(NamedTuple):
    """What a record says about the beginning."""

    names: tuple[str, ...]
    variant: str
    chance: Chance


def read_setup(data: object, components: Components) -> Setup:
    """The setup of a JSON object. Raises RecordError listing every fault."""
    reader = Reader()
    found = reader.record(data, "setup", ("players", "variant", "seed", "decks"))
    names = variant = None
    if "players" in found:
        names = read_names(reader, found["players"], "setup.players", *SEATS)
    if "variant" in found:
        variant = reader.identifier(found["variant"], "setup.variant", VARIANTS)
    chance = read_chance(reader, found, "setup", components)
    reader.finish()
    return Setup(names or (), variant or "", chance)


def read_chance(
    reader: Reader, found: Mapping[str, Any], place: str, components: Components
) -> Chance:
    """The `seed` or the `decks` of an object: exactly one of them is not null."""
    seed, decks = found.get("seed"), found.get("decks")
    if {"seed", "decks"} <= set(found) and (seed is None) == (decks is None):
        reader.fault(place, "exactly_one", keys=["seed", "decks"])
    if seed is not None:
        reader.integer(seed, f"{place}.seed", 0, LARGEST_SEED)
    read = None
    if decks is not None:
        read = _read_decks(reader, decks, f"{place}.decks", components)
    return Chance(seed, read, place)


def _read_decks(
    reader: Reader, data: object, place: str, components: Components
) -> tuple[tuple[str, ...], ...]:
    """A deck for every round, from the top; whether it is the right one shows when it begins."""
    rounds = components.rounds
    items = reader.items(data, place, rounds)
    if items is not None and len(items) < rounds:
        reader.fault(place, "wrong_length", found=len(items), low=rounds, high=rounds)
    return tuple(
        read_cards(reader, item, f"{place}[{index}]", components.cards)
        for index, item in enumerate(items or ())
    )


def read_cards(
    reader: Reader, data: object, place: str, allowed: tuple[str, ...]
) -> tuple[str, ...]:
    """Different cards in the order that counts."""
    cards = reader.members(data, place, allowed)
    return () if cards is None or not isinstance(data, list | tuple) else tuple(data)
