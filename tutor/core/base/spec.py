"""The lists that declare a game: its events, refusals, reasons of advice, and rules.

The lists are closed: a game may use nothing else. The words, the reference pages, the JSON Schema
and the tests use the lists, so that a test finds an undeclared event or code.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from tutor.core.base.schema import COUNT, FLAG, Schema, members, one_of, or_null, refer

Kind = str | tuple[str, ...]
"""The name of a kind of field, or the identifiers of which the field has one."""

Fields = Mapping[str, Kind]
"""The kind of each field, by the name of the field."""


class FieldKind(NamedTuple):
    """The values that a kind of field can have: in words, and as a JSON Schema."""

    meaning: str
    schema: Schema


class EventType(NamedTuple):
    """A type of event: its fields, the rules that may cause it, and its meaning in one sentence.

    `fields` has the kind of each field. `secret` names the fields that only some players may know.
    """

    fields: Fields
    rules: tuple[str, ...]
    meaning: str
    secret: tuple[str, ...] = ()


class RefusalCode(NamedTuple):
    """A refusal code: the rules it may name, its figures by kind, and its meaning as a sentence."""

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
"""The kinds of fields that every game has, by name."""


@dataclass(frozen=True)
class Spec:
    """The closed lists of one game.

    `rules` are in the order of the rule book. `never_cited` has, for each rule that no event and no
    refusal names, a sentence that says why. `own_kinds` are the kinds of fields that only this game
    has.
    """

    rules: tuple[str, ...]
    never_cited: Mapping[str, str]
    events: Mapping[str, EventType]
    refusals: Mapping[str, RefusalCode]
    reasons: Mapping[str, Fields]
    own_kinds: Mapping[str, FieldKind]

    @cached_property
    def kinds(self) -> Mapping[str, FieldKind]:
        """Every kind of field by its name: the kinds that all games share, and the kinds of this game."""
        return {**SHARED_KINDS, **self.own_kinds}

    def in_words(self, kind: Kind) -> str:
        """Return a kind in words, for a table in the reference.

        Raises KeyError for an unknown kind.
        """
        if isinstance(kind, tuple):
            return " or ".join(f"`{word}`" for word in kind)
        return self.kinds[kind].meaning

    def schema_of(self, kind: Kind) -> Schema:
        """Return the schema of a field of this kind. Raises KeyError for an unknown kind."""
        return one_of(kind) if isinstance(kind, tuple) else self.kinds[kind].schema
