"""The components file of Incan Gold: the package's own, corrected ones, and unusable files."""

from importlib.resources import files

import pytest

from tests.incan_gold.playing import GAME
from tests.incan_gold.temple import ARTIFACTS, HAZARDS, NAMES, TREASURES
from tutor.core.base.errors import ComponentsError
from tutor.core.base.reading import LARGEST_FILE
from tutor.core.words.text import text_for
from tutor.incan_gold.components import decode_components, printed_components

PRINTED = files("tutor.incan_gold").joinpath("components.toml").read_text(encoding="utf-8")
ABC = NAMES[:3]


def with_figures(*changes):
    """Return the game with a components file in which some texts are replaced."""
    return GAME.with_components(file_with(*changes))


def file_with(*changes):
    """Return the bytes of the printed file with some texts replaced, each of which occurs once."""
    content = PRINTED
    for old, new in changes:
        assert content.count(old) == 1, old
        content = content.replace(old, new)
    return content.encode()


def faults(content):
    """Return the place and code of each fault of a file, after a check that one error line names each place."""
    with pytest.raises(ComponentsError) as raised:
        GAME.with_components(content)
    assert str(raised.value).splitlines() == [str(raised.value)]
    found = [(fault.place, fault.code) for fault in raised.value.faults]
    assert all(place in str(raised.value) for place, _ in found)
    return found


@pytest.mark.rules("setup.quest", "setup.artifacts", "leave.value", "end.rounds")
def test_the_printed_cards_and_figures():
    """The file has 15 treasures, 15 hazards, 5 artifacts worth 5 or 10, and 5 rounds, as the rules say."""
    figures = printed_components()
    assert figures.cards == (*TREASURES, *HAZARDS, *ARTIFACTS)
    assert list(figures.treasure_value.values()) == [
        1,
        2,
        3,
        4,
        5,
        5,
        7,
        7,
        9,
        11,
        11,
        13,
        14,
        15,
        17,
    ]
    assert [figures.hazard_kind[card] for card in HAZARDS[::3]] == [
        "spider",
        "snake",
        "mummy",
        "fire",
        "rockfall",
    ]
    assert [figures.artifact_value(taken) for taken in range(5)] == [5, 5, 5, 10, 10]
    assert figures.rounds == 5
    assert figures.treasure == 124


def test_every_figure_has_a_source():
    """The file says of each figure that a source states it, that a source reports it, or that it is ours."""
    sources = printed_components().sources
    assert set(sources) == {"treasures", "hazards", "artifacts", "rounds"}
    assert all(
        any(word in source for word in ("stated", "reported", "named by us"))
        for source in sources.values()
    )


def test_a_corrected_file_can_be_played_with():
    """With other treasures and fewer hazards and rounds, a game has other positions and other words."""
    game = with_figures(
        ("[1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17]", "[8, 6, 8]"),
        ('kinds = ["spider", "snake", "mummy", "fire", "rockfall"]', 'kinds = ["fire", "snake"]'),
        ("count = 5            #", "count = 2 #"),
        ("[rounds]\ncount = 5", "[rounds]\ncount = 2"),
        ("first_value = 5", "first_value = 4"),
    )
    state = game.start(game.random_setup(ABC, "standard", 4))
    position = state.position()
    cards = {*position["path"], *position["deck"]}
    assert cards >= {"treasure_6", "treasure_8a", "treasure_8b", "artifact_1"}
    assert len(cards) == 10
    assert game.load(position).position() == position
    while state.due is not None:
        state = state.play(state.legal()[0])
    assert state.position()["round"] == 2
    words = text_for("incan_gold").with_components(game.components)
    assert "6, 8 and 8" in words.rule_text("setup.quest")
    assert "worth 4 each" in words.rule_text("leave.value")
    assert "Round 2 of 2" in " ".join(words.position(state.position()))
    assert state.components is game.components


def test_the_printed_file_is_a_file_like_any_other():
    """The game reads the bytes of the printed file as the same figures, even with a byte order mark."""
    assert decode_components(PRINTED.encode()) == printed_components()
    assert decode_components(b"\xef\xbb\xbf" + PRINTED.encode()) == printed_components()


WRONG = [
    ([("values = [1, 2,", "values = [0, 2,")], "treasures.values[0]", "out_of_range"),
    ([("values = [1, 2,", "values = [1, 2.5,")], "treasures.values[1]", "wrong_type"),
    ([("values = [1, 2,", "values = [1, true,")], "treasures.values[1]", "wrong_type"),
    (
        [("[1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17]", "[]")],
        "treasures.values",
        "wrong_length",
    ),
    (
        [("[1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17]", "7")],
        "treasures.values",
        "wrong_type",
    ),
    (
        [("[1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17]", str([3] * 27))],
        "treasures.values",
        "too_many",
    ),
    (
        [("[1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17]", str([*list(range(1, 100)), 5]))],
        "treasures.values",
        "too_many",
    ),
    ([('"spider", "snake",', '"spider", "jaguar",')], "hazards.kinds[1]", "unknown_id"),
    ([('"spider", "snake",', '"spider", "spider",')], "hazards.kinds[1]", "named_twice"),
    ([('["spider", "snake", "mummy", "fire", "rockfall"]', "[]")], "hazards.kinds", "wrong_length"),
    ([("of_each = 3", "of_each = 1")], "hazards.of_each", "out_of_range"),
    (
        [('["spider", "snake", "mummy", "fire", "rockfall"]', '["fire", "snake"]')],
        "hazards.of_each",
        "out_of_range",
    ),
    ([("of_each = 3", 'of_each = "3"')], "hazards.of_each", "wrong_type"),
    ([("of_each = 3", "")], "hazards.of_each", "missing_key"),
    ([("of_each = 3", "of_each = 3\nmore = 1")], "hazards.more", "unknown_key"),
    ([("count = 5            #", "count = 4 #")], "artifacts.count", "wrong_value"),
    ([("first_taken = 3", "first_taken = -1")], "artifacts.first_taken", "out_of_range"),
    ([("first_value = 5", "first_value = 0")], "artifacts.first_value", "out_of_range"),
    ([("later_value = 10", "later_value = 100")], "artifacts.later_value", "out_of_range"),
    ([("[rounds]\ncount = 5", "[rounds]\ncount = 0")], "rounds.count", "out_of_range"),
    ([('[rounds]\ncount = 5\nsource = "stated"', "")], "rounds", "missing_key"),
    ([("[rounds]\n", "rounds = 5\n[round]\n")], "artifacts.rounds", "unknown_key"),
    (
        [('[rounds]\ncount = 5\nsource = "stated"', "[rounds]\ncount = 5")],
        "rounds.source",
        "missing_key",
    ),
    (
        [('count = 5\nsource = "stated"', 'count = 5\nsource = " "')],
        "rounds.source",
        "missing_source",
    ),
    ([('count = 5\nsource = "stated"', "count = 5\nsource = 5")], "rounds.source", "wrong_type"),
]


@pytest.mark.parametrize(
    ("changes", "place", "code"), WRONG, ids=[case[1] + " " + case[2] for case in WRONG]
)
def test_a_fault_has_its_place(changes, place, code):
    """The error about a file names the place of a missing or impossible figure, card or source."""
    assert (place, code) in faults(file_with(*changes))


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"[rounds", "bad_toml"),
        (b"\xff\xfa", "not_utf8"),
        (b"#" * (LARGEST_FILE + 1), "too_large"),
        (b"a = " + b"[" * 100_000, "bad_toml"),
        (b"a = " + b"1" * 10_000, "bad_toml"),
    ],
)
def test_other_files_are_refused(content, code):
    """A file that is no components file raises RecordError, and no other error."""
    assert faults(content) == [("", code)]


def test_an_empty_file_lacks_every_table():
    """The error about an empty file names all four missing tables."""
    assert faults(b"") == [
        (name, "missing_key") for name in ("treasures", "hazards", "artifacts", "rounds")
    ]


def test_as_many_hazards_as_the_rounds_need():
    """With the fewest hazards that a file may have, each round can still end by two hazards of a kind.

    This holds whichever hazards struck in earlier rounds.
    """
    game = with_figures(
        ('["spider", "snake", "mummy", "fire", "rockfall"]', '["fire"]'),
        ("of_each = 3", "of_each = 6"),
    )
    state = game.start(game.random_setup(ABC, "standard", 1))
    while state.due is not None:
        state = state.play(state.legal()[0])
    assert len(state.position()["removed"]) == 5
