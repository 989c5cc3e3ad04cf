"""Reading the small parts that a lesson's files are made of: spots, figures, decisions, positions.

Every fault is noted with its place. It knows no step, no question and no file.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.game import Decision, Game, State
from tutor.core.base.players import NAMES
from tutor.core.base.questions import Teaching
from tutor.core.base.reading import Reader, inside
from tutor.core.lessons.parts import Exhibit, Quoted, Spot, merged
from tutor.core.records.record import Record

LONGEST: Final = 80
MOST: Final = 500


class PartReader(Reader):
    """Reads parts of a lesson on one record. `exhibits` are those read so far."""

    def __init__(self, record: Record, teaching: Teaching) -> None:
        super().__init__()
        self.lesson_record = record
        self.game: Game = record.game
        self.teaching = teaching
        self.exhibits: dict[str, Exhibit] = {}

    def start(self, found: Mapping[str, object], place: str) -> State:
        """The position an exhibit shows: a base with a patch."""
        spot = inside(place, "from")
        base = self.record(found.get("from"), spot, (), ("ply", "players", "variant", "seed"))
        last = len(self.lesson_record.decisions)
        if "ply" in base:
            ply = self.integer(base["ply"], inside(spot, "ply"), 0, last)
            state = self.lesson_record.play(ply or 0)
        else:
            fewest, most = self.game.seats
            count = self.integer(base.get("players"), inside(spot, "players"), fewest, most)
            variants = self.game.variants
            variant = base.get("variant", variants[0])
            self.identifier(variant, inside(spot, "variant"), variants)
            seed = self.integer(base.get("seed", 1), inside(spot, "seed"), 0, None)
            names = self._names(count or fewest)
            variant = variant if variant in variants else variants[0]
            state = self.game.start(self.game.random_setup(names, variant, seed or 0))
        spot, patch = inside(place, "patch"), found.get("patch", {})
        if not isinstance(patch, Mapping):
            self.wrong_type(spot, "object", patch)
            return state
        try:
            return self.game.load(merged(state.position(), patch)) if patch else state
        except RecordError as error:
            self.take(Fault(inside(spot, fault.place), *fault[1:]) for fault in error.faults)
            return state

    def _names(self, count: int) -> list[str]:
        """The players of an exhibit: those of the record, and more where it needs more."""
        known = self.lesson_record.start.players
        more = (name for name in NAMES if name not in known)
        return [*known, *more][:count]

    def id(self, found: Mapping[str, object], place: str) -> str:
        """The id of a part."""
        return self.text(found.get("id"), inside(place, "id"), LONGEST) or ""

    def spot(self, data: object, place: str) -> Spot:
        """The place of the board."""
        if isinstance(data, Mapping):
            found = self.record(data, place, ("exhibit", "ply"))
            exhibit = self.identifier(found.get("exhibit"), inside(place, "exhibit"), self.exhibits)
            plies = len(self.exhibits[exhibit].decisions) if exhibit else 0
            ply = self.integer(found.get("ply"), inside(place, "ply"), 0, plies)
            return Spot(ply or 0, exhibit or "")
        return Spot(self.integer(data, place, 0, len(self.lesson_record.decisions)) or 0)

    def players(self, at: Spot) -> tuple[str, ...]:
        """The names of the players there."""
        exhibit = self.exhibits.get(at.exhibit)
        return self.lesson_record.start.players if exhibit is None else exhibit.start.players

    def decisions(
        self, found: Mapping[str, object], place: str, players: Sequence[str]
    ) -> tuple[Decision, ...]:
        """The decisions of a part."""
        made = []
        spot = inside(place, "decisions")
        for index, item in enumerate(self.items(found.get("decisions", ()), spot, MOST) or []):
            try:
                made.append(self.game.read_decision(item, players, f"{spot}[{index}]"))
            except RecordError as error:
                self.take(error.faults)
        return tuple(made)

    def values(self, found: Mapping[str, object], place: str) -> dict[str, Quoted]:
        """The figures of a text by their names."""
        values = found.get("values", {})
        spot = inside(place, "values")
        if not isinstance(values, Mapping):
            self.wrong_type(spot, "object", values)
            return {}
        return {name: self.figure(data, inside(spot, name)) for name, data in values.items()}

    def figure(self, data: object, place: str) -> Quoted:
        """One figure."""
        if not isinstance(data, Mapping):
            self.wrong_type(place, "object", data)
            return Quoted("", {})
        measures = tuple(self.teaching.MEASURES)
        measure = self.identifier(data.get("measure"), inside(place, "measure"), measures)
        of = {
            key: self.text(value, inside(place, key), LONGEST) or ""
            for key, value in data.items()
            if key != "measure"
        }
        return Quoted(measure or "", of)

    def rules(self, found: Mapping[str, object], place: str) -> tuple[str, ...]:
        """Rule ids in the order given."""
        rules = self.texts(found.get("rules", ()), inside(place, "rules"))
        for at, rule in enumerate(rules):
            self.identifier(rule, f"{inside(place, 'rules')}[{at}]", self.game.rules)
        return rules

    def texts(self, data: object, place: str) -> tuple[str, ...]:
        """Some short texts."""
        items = self.items(data, place, MOST) or []
        texts = (self.text(item, f"{place}[{at}]", LONGEST) for at, item in enumerate(items))
        return tuple(text for text in texts if text)
