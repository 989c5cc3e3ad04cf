"""The declaration of a game: its events, refusals, reasons of advice, and rules.

Each list is closed. The words, the reference pages, the JSON Schema and the tests use the lists, so
that an undeclared event or code is found.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from tutor.core.base.schema import COUNT, FLAG, Schema, members, one_of, or_null, refer

Kind = str | tuple[str, ...]
"""The name of a kind of field, or the identifiers from which the field takes one."""

Fields = Mapping[str, Kind]
"""The kind of each field."""


class FieldKind(NamedTuple):
    """The values that fields of a kind can have, in words and as a JSON Schema."""

    meaning: str
    schema: Schema


class EventType(NamedTuple):
    """The fields of one event type, the rules it can cite, and its meaning in one sentence.

    `fields` gives each field's kind; `secret` names those that only some players may know.
    """

    fields: Fields
    rules: tuple[str, ...]
    meaning: str
    secret: tuple[str, ...] = ()


class RefusalCode(NamedTuple):
    """The rules a code can cite, the kinds of its numbers, and its meaning in one sentence."""

    rules: tuple[str, ...]
    numbers: Fields
    meaning: str


SHARED_KINDS: Final[Mapping[str, FieldKind]] = {
    "player": FieldKind("a player's name", refer("player")),
    "players": FieldKind("players' names, in the order that counts", members(refer("player"))),
    "count": FieldKind("a whole number, 0 or more", COUNT),
    "count_or_null": FieldKind("a whole number, or null", or_null(COUNT)),
    "flag": FieldKind("true or false", FLAG),
}
"""The kinds of fields that every game has."""


@dataclass(frozen=True)
class Spec:
    """The closed lists of one game.

    `rules` are in the order of the rule book; `never_cited` gives the reason for each rule that no
    event and no refusal cites. `own_kinds` are the kinds of fields that only this game has.
    """

    rules: tuple[str, ...]
    never_cited: Mapping[str, str]
    events: Mapping[str, EventType]
    refusals: Mapping[str, RefusalCode]
    reasons: Mapping[str, Fields]
    own_kinds: Mapping[str, FieldKind]

    @cached_property
    def kinds(self) -> Mapping[str, FieldKind]:
        """Every kind of field by its name."""
        return {**SHARED_KINDS, **self.own_kinds}

    def in_words(self, kind: Kind) -> str:
        """A kind in the words of a table in the reference. Raises KeyError for an unknown kind."""
        if isinstance(kind, tuple):
            return " or ".join(f"`{word}`" for word in kind)
        return self.kinds[kind].meaning

    def schema_of(self, kind: Kind) -> Schema:
        """The schema of a field of a kind. Raises KeyError for an unknown one."""
        return one_of(kind) if isinstance(kind, tuple) else self.kinds[kind].schema
