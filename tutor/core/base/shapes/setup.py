"""The setup in a record: the players, the variant and the source of chance.

Every game checks the names of players in the same way. Chance comes from a seed, or from the list
of dealt cards under a key of the game (`deck`, `decks`). Exactly one of the two is not null.
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
"""Tag characters: after a black flag they say which region's flag it is."""
UNSEEN: Final = frozenset((*SELECTORS, GRAPHEME_JOINER, "\u17b4", "\u17b5"))
"""Invisible characters that Unicode does not count among the format characters."""
SEEN_FORMATS: Final = frozenset(
    map(chr, (*range(0x600, 0x606), 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD))
)
"""Visible format characters: each draws a sign around the numbers or letters after it."""
LETTERS_THAT_JOIN: Final = ("MONGOLIAN ", "NKO ", "ADLAM ", "MANDAIC ", "PHAGS-PA ")
"""Names of scripts that join their letters, in addition to scripts of Arabic direction."""
VIRAMA: Final = 9
LARGEST_SEED: Final = 2**53 - 1
SEED: Final = Whole(most=LARGEST_SEED)


def read_names(
    reader: Reader, data: object, place: str, fewest: int, most: int
) -> tuple[str, ...] | None:
    """Return different names without spaces at the ends, or None for a fault.

    A name has 1 to 40 characters. It may be in any script and may have emoji. It may not have a
    control character, a character that changes the direction of writing, or an invisible character
    without effect on its neighbours. Two names that look the same count as the same name, even if
    their accents are encoded in different ways. A character that looks like a space counts as a
    space.
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
    """Return one name, or None for a fault. It must look different from the names in `taken`."""
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
    """Return the code of a fault in a name and the faulty character.

    Both are empty for a good name. The character is empty if the whole name is at fault.
    """
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
    """Return the visible part of a name, with accents in one form and each blank as a space."""
    signs = (sign for sign in normalize("NFC", name) if sign not in UNSEEN)
    plain = (" " if sign in BLANK or sign.isspace() else sign for sign in signs)
    return "".join(sign for sign in plain if category(sign) != "Cf")


def _quote(name: str) -> str:
    """Return a text in which `[U+…]` replaces each character that no name may have."""
    strays = set(_strays(name))
    return "".join(
        f"[U+{ord(sign):04X}]" if place in strays or not is_harmless(sign) else sign
        for place, sign in enumerate(name)
    )


def _strays(name: str) -> list[int]:
    """Return the indices of invisible characters that do not change their neighbours."""
    return [
        place
        for place, sign in enumerate(name)
        if (sign in UNSEEN or (category(sign) == "Cf" and sign not in SEEN_FORMATS))
        and not _has_effect(sign, name[:place], name[place + 1 :])
    ]


def _has_effect(sign: str, before: str, after: str) -> bool:
    """Return whether an invisible character changes the characters before or after it."""
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
    """Return whether a character is an emoji, or may become one in a later version of Unicode."""
    return sign > "\u2000" and category(sign) in ("So", "Sm", "Sk", "Cn")


def _joins(letter: str) -> bool:
    """Return whether a letter belongs to a script that joins letters."""
    called = unicode_name(letter, "")
    return bidirectional(letter) == "AL" or called.startswith(LETTERS_THAT_JOIN)


class Deal(NamedTuple):
    """The source of chance: either a seed or the dealt cards. The field that is not used is None."""

    seed: int | None
    dealt: Any


class Setup(NamedTuple):
    """The setup of a record: the players' names in seat order, the variant, and the chance."""

    names: tuple[str, ...]
    variant: str
    chance: Deal


@dataclass(frozen=True)
class Names(Value):
    """The names of the players, all different."""

    seats: tuple[int, int]

    nothing = ()

    def read(self, context: Reading, data: object, place: str) -> tuple[str, ...]:
        """Return the names; empty if one of them is faulty."""
        return read_names(context.reader, data, place, *self.seats) or ()

    def schema(self) -> Schema:
        """Return the schema of a list of names, as many as there are seats."""
        return members(refer("player"), *self.seats)


class SetupShape:
    """The declared shape of a game's setups.

    A setup has the keys `players`, `variant` and `seed`, and the key that `dealt` names. The last key
    holds the dealt cards, a value of `kind`.
    """

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
        """Return the setup that a JSON object describes. Raises RecordError with every fault."""
        reader, place = Reader(), "setup"
        context = Reading(reader, figures)
        found = reader.record(data, place, (*self.head.keys, *self.chance.keys))
        head = self.head.values(context, found, place)
        chance = self.read_chance(context, found, place)
        reader.finish()
        return Setup(**head, chance=chance)

    def read_chance(self, context: Reading, found: Mapping[str, JSON], place: str) -> Deal:
        """Return the seed or the dealt cards. The object `found` has both keys, and one value is null."""
        keys = self.chance.keys
        if all(key in found for key in keys) and sum(found[key] is None for key in keys) != 1:
            context.reader.fault(place, "exactly_one", keys=list(keys))
        return Deal(**self.chance.values(context, found, place))

    def write(self, players: Sequence[str], variant: str, seed: int) -> JSONObject:
        """Return the setup of a record as JSON. The seed fixes every chance event."""
        _, dealt = self.chance.keys
        return {"players": list(players), "variant": variant, "seed": seed, dealt: None}

    def properties(self) -> dict[str, Schema]:
        """Return the schema of each key of a setup, by key."""
        return self.head.properties() | self.chance.properties()
