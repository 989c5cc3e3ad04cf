"""Setups in records: players, a variant, and the source of chance.

Every game checks the names of players in the same way. Chance comes from a seed, or from the cards
that were dealt, listed under a key of the game (`deck`, `decks`); exactly one of the two is not
null.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple
from unicodedata import bidirectional, category, combining, normalize
from unicodedata import name as unicode_name

from tutor.core.base.reading import TURNING, Reader, is_harmless
from tutor.core.base.schema import JSON, JSONObject, Schema, members, refer
from tutor.core.base.shapes.fields import Field, Shape
from tutor.core.base.shapes.values import OneOf, OrNull, Reading, Value, Whole

LONGEST_NAME = 40
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that look like an empty space."""
SELECTORS: Final = "".join(
    map(chr, (*range(0x180B, 0x180E), 0x180F, *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)
"""Variation selectors: each chooses a form of the character before it."""
GRAPHEME_JOINER: Final = "\u034f"
JOINER, NON_JOINER, VOWEL_SEPARATOR = "\u200d", "\u200c", "\u180e"
TAGS: Final = "".join(map(chr, range(0xE0020, 0xE0080)))
"""Tags: after a black flag they say which region's flag it is."""
UNSEEN: Final = frozenset((*SELECTORS, GRAPHEME_JOINER, "\u17b4", "\u17b5"))
"""Invisible characters outside the Unicode category of format characters."""
SEEN_FORMATS: Final = frozenset(
    map(chr, (*range(0x600, 0x606), 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD))
)
"""Format characters that are visible, as a sign around the numbers and letters after them."""
LETTERS_THAT_JOIN: Final = ("MONGOLIAN ", "NKO ", "ADLAM ", "MANDAIC ", "PHAGS-PA ")
"""Scripts that join their letters, in addition to those of the Arabic kind in Unicode."""
VIRAMA: Final = 9
LARGEST_SEED: Final = 2**53 - 1
SEED: Final = Whole(most=LARGEST_SEED)


def read_names(
    reader: Reader, data: object, place: str, fewest: int, most: int
) -> tuple[str, ...] | None:
    """Different names of 1 to 40 characters, without spaces at the ends.

    A name may be in any script and may have emoji. It may not have a control character, a character
    that turns the direction of writing, or an invisible character that does not change its
    neighbours. Names that look the same are not different, also if their accents are encoded in
    different ways; a character that looks like a space counts as a space.
    """
    items = reader.items(data, place, most)
    if items is None:
        return None
    before = len(reader.faults)
    if len(items) < fewest:
        reader.fault(place, "wrong_length", found=len(items), low=fewest, high=most)
    for index, item in enumerate(items):
        read_name(reader, item, f"{place}[{index}]", items[:index])
    return tuple(items) if len(reader.faults) == before else None


def read_name(reader: Reader, data: object, place: str, taken: list[object]) -> str | None:
    """One name that is not taken yet."""
    if not isinstance(data, str):
        reader.wrong_type(place, "text", data)
        return None
    if not 1 <= len(data) <= LONGEST_NAME:
        reader.fault(place, "wrong_length", found=len(data), low=1, high=LONGEST_NAME)
        return None
    why, sign = _objection(data)
    seen = _visible(data)
    if why in ("", "unseen") and seen in {
        _visible(name) for name in taken if isinstance(name, str)
    }:
        reader.fault(place, "named_twice", found=_quote(data))
    elif why:
        called = f"U+{ord(sign):04X} {unicode_name(sign, '')}".strip() if sign else ""
        reader.fault(place, "bad_name", found=_quote(data), why=why, sign=called)
    else:
        return data
    return None


def _objection(name: str) -> tuple[str, str]:
    """The code of a fault in a name, and the faulty character; both empty for a good name."""
    for sign in name:
        if not is_harmless(sign):
            return "turning" if sign in TURNING else "control", sign
    seen = _visible(name)
    if not seen.strip():
        return "blank", ""
    if seen != seen.strip():
        return "space", ""
    stray = next(iter(_strays(name)), -1)
    return ("", "") if stray < 0 else ("unseen", name[stray])


def _visible(name: str) -> str:
    """The visible part of a name, with accents in one form and each blank as a space."""
    signs = (sign for sign in normalize("NFC", name) if sign not in UNSEEN)
    plain = (" " if sign in BLANK or sign.isspace() else sign for sign in signs)
    return "".join(sign for sign in plain if category(sign) != "Cf")


def _quote(name: str) -> str:
    """A text with the code point in place of each character that no name may have."""
    strays = set(_strays(name))
    return "".join(
        f"[U+{ord(sign):04X}]" if place in strays or not is_harmless(sign) else sign
        for place, sign in enumerate(name)
    )


def _strays(name: str) -> list[int]:
    """The places of invisible characters that do not change their neighbours."""
    return [
        place
        for place, sign in enumerate(name)
        if (sign in UNSEEN or (category(sign) == "Cf" and sign not in SEEN_FORMATS))
        and not _has_effect(sign, name[:place], name[place + 1 :])
    ]


def _has_effect(sign: str, before: str, after: str) -> bool:
    """Whether an invisible character changes the characters beside it."""
    last, following = before[-1:] or " ", after[:1] or " "
    if sign in SELECTORS:
        return last in "0123456789#*" or not last.isascii()
    if sign in TAGS:
        return _is_picture(before.rstrip(TAGS)[-1:])
    if sign == GRAPHEME_JOINER:
        return category(following).startswith("M")
    if sign not in (JOINER, NON_JOINER, VOWEL_SEPARATOR):
        return False
    if VIRAMA in (combining(last), combining(following)):
        return True
    if sign == JOINER and _is_picture(before.rstrip(SELECTORS)[-1:]) and _is_picture(following):
        return True
    letters = [each for each in before if not combining(each)]
    beside = [_joins(each) for each in ((letters or " ")[-1], following)]
    return any(beside) if sign == JOINER else all(beside)


def _is_picture(sign: str) -> bool:
    """Whether a sign is an emoji, or may be one in a later version of Unicode."""
    return sign > "\u2000" and category(sign) in ("So", "Sm", "Sk", "Cn")


def _joins(letter: str) -> bool:
    """Whether a letter belongs to a script that joins letters."""
    called = unicode_name(letter, "")
    return bidirectional(letter) == "AL" or called.startswith(LETTERS_THAT_JOIN)


class Deal(NamedTuple):
    """The source of chance: a seed, or the cards that were dealt."""

    seed: int | None
    dealt: Any


class Setup(NamedTuple):
    """The setup of a record: players, variant and chance."""

    names: tuple[str, ...]
    variant: str
    chance: Deal


@dataclass(frozen=True)
class Names(Value):
    """The names of the players, all different."""

    seats: tuple[int, int]

    nothing = ()

    def read(self, context: Reading, data: object, place: str) -> tuple[str, ...]:
        """The names; empty if one of them is faulty."""
        return read_names(context.reader, data, place, *self.seats) or ()

    def schema(self) -> Schema:
        """The schema of a list of names, with as many as the seats allow."""
        return members(refer("player"), *self.seats)


class SetupShape:
    """The shape of a game's setups; the key `dealt` has the cards, a value of `kind`."""

    def __init__(
        self,
        seats: tuple[int, int],
        variants: tuple[str, ...],
        dealt: str,
        kind: Value,
        seed: Value = SEED,
    ) -> None:
        self.head = Shape(
            Field("players", Names(seats), "names"), Field("variant", OneOf(variants))
        )
        self.chance = Shape(Field("seed", OrNull(seed)), Field(dealt, OrNull(kind), "dealt"))

    def read(self, data: object, figures: object) -> Setup:
        """The setup of a JSON object. Raises RecordError listing every fault."""
        reader, place = Reader(), "setup"
        context = Reading(reader, figures)
        found = reader.record(data, place, (*self.head.keys, *self.chance.keys))
        head = self.head.values(context, found, place)
        chance = self.read_chance(context, found, place)
        reader.finish()
        return Setup(**head, chance=chance)

    def read_chance(self, context: Reading, found: Mapping[str, JSON], place: str) -> Deal:
        """The seed or the dealt cards, from an object with both keys, one of them null."""
        keys = self.chance.keys
        if all(key in found for key in keys) and sum(found[key] is None for key in keys) != 1:
            context.reader.fault(place, "exactly_one", keys=list(keys))
        return Deal(**self.chance.values(context, found, place))

    def write(self, players: Sequence[str], variant: str, seed: int) -> JSONObject:
        """The setup of a record in which a seed fixes every chance event."""
        _, dealt = self.chance.keys
        return {"players": list(players), "variant": variant, "seed": seed, dealt: None}

    def properties(self) -> dict[str, Schema]:
        """The schema of each key of a setup."""
        return self.head.properties() | self.chance.properties()
