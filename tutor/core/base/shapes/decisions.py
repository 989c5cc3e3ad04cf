"""The declared types of a game's decisions, with the fields of each type."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tutor.core.base.decision import Choice, Decision
from tutor.core.base.reading import Reader
from tutor.core.base.schema import JSONObject, Schema, exact, record_of, refer
from tutor.core.base.shapes.values import OneOf, OrNull, Reading, Value, Whole

Choices = Mapping[str, Sequence[str] | range]
"""The choices that each type of decision allows: identifiers, or a range of numbers."""


class Decisions:
    """The types of a game's decisions, and for each type its fields beside `player` and `type`.

    The only field of a type holds the choice itself. Several fields hold the parts of the choice,
    and are all null if the player chooses nothing.
    """

    def __init__(self, types: Mapping[str, Mapping[str, Value]]) -> None:
        self.types = types
        self._only = next(iter(types.values()))

    @classmethod
    def of_choices(cls, choices: Choices) -> Decisions:
        """Return types of decisions that each have the one field `choice`."""
        return cls(
            {
                kind: {
                    "choice": Whole(each[0], each[-1])
                    if isinstance(each, range)
                    else OneOf(tuple(each))
                }
                for kind, each in choices.items()
            }
        )

    def write(self, decision: Decision) -> JSONObject:
        """Return the JSON object of a decision."""
        player, kind, choice = decision
        written: JSONObject = {"player": player, "type": kind}
        fields = self.types.get(kind, ())
        if len(fields) > 1:
            several = choice if isinstance(choice, tuple) else [None] * len(fields)
            return written | dict(zip(fields, several, strict=True))
        for key in fields:
            written[key] = list(choice) if isinstance(choice, tuple) else choice
        return written

    def read(self, data: object, players: Sequence[str], place: str) -> Decision:
        """Return the decision that a JSON object describes.

        Raises RecordError with every fault and its place.
        """
        reader = Reader()
        decision = self._read(Reading(reader), data, players, place)
        reader.finish()
        return decision

    def _read(self, context: Reading, data: object, players: Sequence[str], place: str) -> Decision:
        reader, within = context.reader, f"{place}." if place else ""
        given = data.get("type") if isinstance(data, dict) else None
        kind = given if isinstance(given, str) else ""
        fields = self.types.get(kind)
        if fields is None and len(self.types) > 1:
            if not isinstance(data, dict):
                reader.wrong_type(place, "object", data)
            elif "type" not in data:
                reader.fault(f"{within}type", "missing_key", key="type")
            else:
                reader.identifier(given, f"{within}type", tuple(self.types))
            return Decision("", "")
        keys = self._only if fields is None else fields
        found = reader.record(data, place, ("player", "type", *keys))
        player = ""
        if "player" in found:
            player = reader.identifier(found["player"], f"{within}player", players) or ""
        if fields is None:
            if "type" in found:
                reader.identifier(given, f"{within}type", tuple(self.types))
            return Decision(player, "")
        if any(key not in found for key in fields):
            return Decision(player, kind)
        if len(fields) > 1:
            return Decision(player, kind, _choice_of_several(context, fields, found, within))
        choice: Choice = None
        for key, value in fields.items():
            choice = value.read(context, found[key], f"{within}{key}")
        return Decision(player, kind, choice)

    def schemas(self) -> list[Schema]:
        """Return the schema of each type of decision."""
        return [
            record_of(
                {"player": refer("player"), "type": exact(kind)}
                | {key: value.schema() for key, value in fields.items()}
            )
            for kind, fields in self.types.items()
        ]


def _choice_of_several(
    context: Reading, fields: Mapping[str, Value], found: JSONObject, within: str
) -> tuple[str, ...] | None:
    if all(found[key] is None for key in fields):
        return None
    chosen = tuple(
        (value.kind if isinstance(value, OrNull) else value).read(
            context, found[key], f"{within}{key}"
        )
        for key, value in fields.items()
    )
    return None if None in chosen else chosen
