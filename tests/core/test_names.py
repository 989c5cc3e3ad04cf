"""Names of players may have all that can be seen and told apart, in every script."""

import re

import pytest

from tutor.core.base.errors import RecordError
from tutor.core.base.reading import Reader
from tutor.core.base.shapes.setup import LONGEST_NAME, read_names
from tutor.core.records.files import dump_tree, load_tree
from tutor.core.records.movetext import write_movetext
from tutor.core.records.movetext_reading import read_movetext
from tutor.core.records.record import Record
from tutor.core.records.tree import Tree
from tutor.core.words.text import LANGUAGES
from tutor.notebook import new_game


def faults(*names):
    """Return the codes of the faults in the names of the players of a setup."""
    reader = Reader()
    found = read_names(reader, list(names), "players", 2, 5)
    assert (found is None) == bool(reader.faults)
    return [fault.code for fault in reader.faults]


@pytest.mark.parametrize(
    "name",
    [
        "é",
        "e\u0301",
        "Ñusta",
        "Ana María",
        "李",
        "한글",
        "❤\ufe0f",
        "नी",
        "👩\u200d🏫",
        "👩🏽\u200d❤\ufe0f\u200d👨🏿",
        "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
        "1\ufe0f\u20e3",
        "می\u200cخواهم",
        "ක්\u200dෂ",
        "می\u200dخواهم",
        "مِ\u200cم",
        "ه\u200d",
        "അവന്\u200d",
        "র\u200d্য",
        "🙂\u200d↔\ufe0f",
        "🏳\ufe0f\u200d🌈",
        "🧑\u200d🤝\u200d🧑",
        "葛\U000e0100城",
        "山田\u3000太郎",
        "Jean\xa0Paul",
        "\u0600١٢",
        "z̷̢̛",
        "\U0001faea",
        "שרה",
        "محمد",
        "<b>",
        "x" * LONGEST_NAME,
    ],
)
def test_a_name_of_any_script_is_kept_as_it_is_written(name):
    """The reader keeps every character of a name exactly as it is written."""
    reader = Reader()
    assert read_names(reader, [name, "Bert"], "players", 2, 5) == (name, "Bert")


def test_a_name_may_be_all_accents():
    """Accents alone make a valid name, up to the limit of length."""
    assert faults("a" + "\u0301" * (LONGEST_NAME - 1), "Bert") == []
    assert faults("a" + "\u0301" * LONGEST_NAME, "Bert") == ["wrong_length"]


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u3164\u3164",
        "\u115f",
        "\u2800",
        "\u034f",
        "\ufe0f\ufe0f",
        "Bert\u3164",
        "\u200b",
        " a",
        "a\u3000",
        "a\xa0",
        " \u200d",
        "a \u200d",
        "\u200d",
        *(f"a{sign}b" for sign in "\0\t\n\r\x1b\x7f\x85\u2028\u2029\ud800\udfff"),
        *(f"a{chr(sign)}b" for sign in (0x61C, 0x200E, 0x200F)),
        *(f"a{chr(sign)}b" for sign in (*range(0x202A, 0x202F), *range(0x2066, 0x206A))),
    ],
)
def test_a_name_has_no_invisible_and_no_turning_characters(name):
    """A name with an invisible character, or one that turns the writing direction, is refused.

    With such a character a second player could look like the first.
    """
    assert faults(name, "Bert") == ["bad_name"]


STRAY = {
    "\u200b": "ZERO WIDTH SPACE",
    "\u200c": "ZERO WIDTH NON-JOINER",
    "\u200d": "ZERO WIDTH JOINER",
    "\u2060": "WORD JOINER",
    "\u2063": "INVISIBLE SEPARATOR",
    "\ufeff": "ZERO WIDTH NO-BREAK SPACE",
    "\xad": "SOFT HYPHEN",
    "\u034f": "COMBINING GRAPHEME JOINER",
    "\ufe0f": "VARIATION SELECTOR-16",
    "\U000e0041": "TAG LATIN CAPITAL LETTER A",
    "\U000e0100": "VARIATION SELECTOR-17",
}


def sentences(name, *others):
    """Return in every language the sentence about the only fault of a name, with the other players' names."""
    with pytest.raises(RecordError) as met:
        new_game("princes", [name, *others])
    (fault,) = met.value.faults
    assert fault.place == "setup.players[0]"
    return [met.value.sentence(language) for language in LANGUAGES]


@pytest.mark.parametrize("sign", STRAY)
@pytest.mark.parametrize("around", ["{}Ana", "A{}na", "Ana{}", "Ana {}María"])
def test_an_invisible_character_that_joins_nothing_is_named(around, sign):
    """A name with an invisible character that joins nothing is refused, and the sentence names the character.

    Such a name would look like another name, and a search would not find it.
    """
    for said in sentences(around.format(sign), "Bert"):
        assert f"U+{ord(sign):04X} {STRAY[sign]}" in said
        assert around.format(f"[U+{ord(sign):04X}]") in said
        assert sign not in said


@pytest.mark.parametrize("sign", ["\u200b", "\u200c", "\ufeff", "\u2060"])
@pytest.mark.parametrize("around", ["👩{}🏫", "山{}田", "ש{}ל", "ا {}", "{}م"])
def test_a_joiner_joins_only_letters_of_scripts_that_join(around, sign):
    """An invisible character that joins letters is refused in scripts that do not join, and at a name's end."""
    assert faults(around.format(sign), "Bert") == ["bad_name"]


@pytest.mark.parametrize("name", ["  A ", " A", "A  ", "\xa0A", " Ana María "])
def test_a_name_with_spaces_at_its_ends_is_quoted_with_them(name):
    """A refused name with spaces at its ends is quoted with the spaces.

    Without them the sentence would seem to refuse a good name.
    """
    for said in sentences(name, "Bert"):
        assert re.search(f"['«]{name}['»]", said)


@pytest.mark.parametrize("name", ["\u200fשלום", "שלום\u200f", "\u200eAna", "م\u061cم"])
def test_a_mark_of_direction_is_refused(name):
    """A name with a mark of writing direction is refused even if the mark has no effect.

    Readers could not see the mark.
    """
    (sign,) = {*name} & {"\u200e", "\u200f", "\u061c"}
    for said in sentences(name, "Bert"):
        assert f"U+{ord(sign):04X} " in said
        assert sign not in said


def test_equal_looking_names_are_quoted_with_their_invisible_characters():
    """Names that look equal are quoted with the codes of their invisible characters.

    Without the codes a reader would see no difference.
    """
    with pytest.raises(RecordError, match=re.escape("'Bob[U+200B]' is named twice")):
        new_game("princes", ["Bob", "Bob\u200b"])


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("José", "Jose\u0301"),
        ("\u212bsa", "\xc5sa"),
        ("A", "A"),
        ("Bert", "Bert\u200b"),
        ("a b", "a\xa0b"),
        ("❤", "❤\ufe0f"),
    ],
)
def test_names_that_look_the_same_are_the_same(one, other):
    """Two names that look the same count as one name, so that the reader refuses it as named twice."""
    assert faults(one, other) == ["named_twice"]


@pytest.mark.parametrize("game", ["princes", "incan_gold"])
def test_a_name_is_the_same_in_records_positions_notations_and_errors(game):
    """Records, positions, notations and errors keep a player's name exactly as it was written."""
    names = ("👩\u200d🏫", "می\u200cخواهم", "Zoë: 1.")
    begun = new_game(game, names)
    assert (
        load_tree(dump_tree(Tree.of_record(Record(begun.game, begun, ())))).start.players == names
    )
    tree = Tree.of_record(Record(begun.game, begun, begun.legal()[:1]))
    assert read_movetext(write_movetext(tree)).start.players == names
    assert begun.game.load(begun.position()).players == names
    with pytest.raises(RecordError, match=names[0]):
        new_game(game, [names[0], names[0], "x"])


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_the_sentence_says_what_a_name_is(language):
    """The sentence about a bad name says what is wrong without showing a character that turns the direction.

    Such a character would turn the rest of the line.
    """
    with pytest.raises(RecordError) as met:
        new_game("princes", ["a\u202eb", "Bert"])
    said = met.value.sentence(language)
    assert "\u202e" not in said
    assert {"en": "direction", "es": "sentido", "it": "verso"}[language] in said
