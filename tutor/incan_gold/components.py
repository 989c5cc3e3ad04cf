"""The cards and figures of the game, each with its source, and the reader of components files.

The rules take all figures from here. The package has the file `components.toml`; a user who owns
the game can load a corrected copy of that file. A file with which the rules cannot play raises
ComponentsError with every fault and its place. The catalogues have the names that the page shows
for identifiers. `DIAMANT` is the variant without artifacts (`variant.diamant`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Final

from tutor.core.base.reading import TableReader, parse_tables

CHOOSE: Final = "choose"
TORCH: Final = "torch"
CAMP: Final = "camp"
CHOICES: Final = (TORCH, CAMP)

HAZARDS: Final = ("spider", "snake", "mummy", "fire", "rockfall")

HAZARD: Final = "hazard"
ALL_LEFT: Final = "all_left"
DECK_EMPTY: Final = "deck_empty"
ENDINGS: Final = (HAZARD, ALL_LEFT, DECK_EMPTY)

SEATS: Final = (3, 8)


STANDARD: Final = "standard"
DIAMANT: Final = "diamant"
VARIANTS: Final = (STANDARD, DIAMANT)


TABLES: Final[Mapping[str, tuple[str, ...]]] = {
    "treasures": ("values",),
    "hazards": ("kinds", "of_each"),
    "artifacts": ("count", "first_taken", "first_value", "later_value"),
    "rounds": ("count",),
}
LARGEST: Final = 99
LONGEST_SOURCE: Final = 400
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
Table = Mapping[str, object]


@dataclass(frozen=True)
class Components:
    """Every card and figure that the rules use. Treasure is counted by value.

    `quest` is the deck before it is shuffled (`setup.quest`); the `artifacts` lie beside that deck
    (`setup.artifacts`). `treasure_value` and `hazard_kind` have a key for each card of their sort,
    in the order of the rules. For each table of the file, `sources` says where the figures come
    from, and `stated` whether a rules text states all of them.
    """

    treasure_value: Mapping[str, int]
    hazard_kind: Mapping[str, str]
    artifacts: tuple[str, ...]
    first_taken: int
    first_value: int
    later_value: int
    rounds: int
    sources: Mapping[str, str]
    stated: Mapping[str, bool]
    quest: tuple[str, ...] = field(init=False)
    cards: tuple[str, ...] = field(init=False)

    def __post_init__(self) -> None:
        quest = (*self.treasure_value, *self.hazard_kind)
        object.__setattr__(self, "quest", quest)
        object.__setattr__(self, "cards", (*quest, *self.artifacts))

    @property
    def treasure(self) -> int:
        """The value of all treasure cards together."""
        return sum(self.treasure_value.values())

    @property
    def alike(self) -> int:
        """The number of hazard cards of each kind."""
        return max(Counter(self.hazard_kind.values()).values())

    def artifact_value(self, taken: int) -> int:
        """Return the value of the next artifact if players have taken this many (`leave.value`)."""
        return self.first_value if taken < self.first_taken else self.later_value

    def hazards_on(self, path: tuple[str, ...]) -> tuple[str, ...]:
        """Return the kinds of the hazards on a path, in the order in which they were turned."""
        return tuple(self.hazard_kind[card] for card in path if card in self.hazard_kind)

    def artifacts_on(self, path: tuple[str, ...]) -> tuple[str, ...]:
        """Return the artifacts on a path, in the order in which they were turned."""
        return tuple(card for card in path if card in self.artifacts)


@cache
def printed_components() -> Components:
    """Return the components in the package's own data file."""
    return decode_components(files("tutor.incan_gold").joinpath("components.toml").read_bytes())


def decode_components(content: str | bytes) -> Components:
    """Return the components that a file describes. Raises ComponentsError with every fault."""
    data = parse_tables(content)
    reader = _FigureReader()
    components = reader.components(data)
    reader.finish()
    return components


class _FigureReader(TableReader):
    """A reader of each table of the file. Numbers have bounds, so that every game is finite."""

    def components(self, data: Table) -> Components:
        """Return the components from all tables; do not use them if the reader has found faults."""
        found = self.record(data, "", tuple(TABLES))
        tables = {
            name: self.record(found[name], name, (*keys, "source"), ("stated",))
            if name in found
            else {}
            for name, keys in TABLES.items()
        }
        artifacts = tables["artifacts"]
        rounds = self._number(tables["rounds"], "rounds.count", 1)
        kinds = self._kinds(tables["hazards"])
        # Each round can remove one hazard, and the last round must still have two hazards of a
        # kind.
        fewest = 2 + (rounds - 1) // max(len(kinds), 1)
        of_each = self._number(tables["hazards"], "hazards.of_each", fewest)
        if "count" in artifacts:
            self.exactly(artifacts["count"], "artifacts.count", rounds)
        return Components(
            treasure_value=self._treasures(tables["treasures"]),
            hazard_kind={
                f"{kind}_{number}": kind for kind in kinds for number in range(1, of_each + 1)
            },
            artifacts=tuple(f"artifact_{number}" for number in range(1, rounds + 1)),
            first_taken=self._number(artifacts, "artifacts.first_taken", 0),
            first_value=self._number(artifacts, "artifacts.first_value", 1),
            later_value=self._number(artifacts, "artifacts.later_value", 1),
            rounds=rounds,
            sources={name: self._source(table, name) for name, table in tables.items()},
            stated={name: self._is_stated(table, name) for name, table in tables.items()},
        )

    def _number(self, table: Table, place: str, low: int) -> int:
        number = self.integer(table.get(place.rpartition(".")[2]), place, low, LARGEST)
        return low if number is None else number

    def _source(self, table: Table, name: str) -> str:
        """Return the source of the figures of a table; an empty text is a fault."""
        source = self.text(table.get("source"), f"{name}.source", LONGEST_SOURCE)
        if source is not None and not source.strip():
            self.fault(f"{name}.source", "missing_source")
        return source or ""

    def _is_stated(self, table: Table, name: str) -> bool:
        """Whether a rules text states all figures of a table.

        Without the key `stated`, the source decides.
        """
        stated = table.get("stated", table.get("source") == "stated")
        if not isinstance(stated, bool):
            self.wrong_type(f"{name}.stated", "boolean", stated)
        return stated is True

    def _kinds(self, table: Table) -> tuple[str, ...]:
        kinds = self.members(table.get("kinds"), "hazards.kinds", HAZARDS)
        if kinds is not None and not kinds:
            self.fault("hazards.kinds", "wrong_length", found=0, low=1, high=len(HAZARDS))
        return kinds or ()

    def _treasures(self, table: Table) -> dict[str, int]:
        """Return the value of each treasure card, by rising value.

        Letters in the names distinguish cards of equal value.
        """
        place = "treasures.values"
        items = self.items(table.get("values"), place, LARGEST)
        if items is not None and not items:
            self.fault(place, "wrong_length", found=0, low=1, high=LARGEST)
        values = [
            self.integer(item, f"{place}[{index}]", 1, LARGEST) or 1
            for index, item in enumerate(items or ())
        ]
        cards: dict[str, int] = {}
        for value, copies in sorted(Counter(values).items()):
            if copies > len(LETTERS):
                self.fault(place, "too_many", found=copies, most=len(LETTERS))
            letters = LETTERS if copies > 1 else ("",)
            cards |= {f"treasure_{value}{letter}": value for letter in letters[:copies]}
        return cards
