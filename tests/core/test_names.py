"""Names of players: any that can be seen and told apart, in every script."""

import pytest

from tutor.core.base.names import LONGEST_NAME, read_names
from tutor.core.base.reading import Reader


def faults(*names):
    """The codes of what is wrong with names for two to five players."""
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
        "<b>",
        "x" * LONGEST_NAME,
    ],
)
def test_a_name_of_any_script_is_kept_as_it_is_written(name):
    """Nothing is put into another form."""
    reader = Reader()
    assert read_names(reader, [name, "Bert"], "players", 2, 5) == (name, "Bert")


def test_as_many_accents_as_a_name_may_have_characters_are_a_name():
    """The length is the only bound."""
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
    ],
)
def test_what_cannot_be_seen_is_no_name(name):
    """Nor does it make a second Bert of one."""
    assert faults(name, "Bert") == ["bad_name"]


@pytest.mark.parametrize(
    ("one", "other"), [("José", "Jose\u0301"), ("\u212bsa", "\xc5sa"), ("A", "A")]
)
def test_names_that_look_the_same_are_not_different(one, other):
    """However an accent is written."""
    assert faults(one, other) == ["named_twice"]
