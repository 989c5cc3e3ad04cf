"""Marks tell players apart, even without colour."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.drawing import contrast
from tutor.core.drawing.elements import MARKS, letters, token
from tutor.core.drawing.outline import Box
from tutor.core.drawing.palette import MOST_PLAYERS, PALETTES
from tutor.core.drawing.scene import extent


@pytest.mark.parametrize(
    ("names", "found"),
    [
        (("Bert", "Ralph", "Gina"), "BRG"),
        (("bert", "Bob", "Gina"), "12G"),
        (("2nd", "Ada", "Abe"), "123"),
        (("1", "2"), "12"),
        (("ßeta", "Sue"), "12"),
        (("山", "海"), "山海"),
    ],
)
def test_letters_tell_players_apart(names, found):
    """The mark of a player has the player's initial, or the seat number if two initials are equal.

    If an initial is a digit, all marks have seat numbers.
    """
    assert "".join(letters(names)) == found


@settings(deadline=None, derandomize=True)
@given(st.lists(st.text(min_size=1, max_size=40), min_size=2, max_size=8, unique=True))
def test_letters_are_single_and_different(names):
    """Each mark has a single letter of its own, whatever names people choose."""
    found = letters(names)
    assert len(set(found)) == len(names)
    assert all(len(letter) == 1 for letter in found)


def test_eight_players_have_eight_shapes():
    """Each of eight players has a shape and a colour of their own in every theme."""
    assert len(set(MARKS)) == MOST_PLAYERS
    for palette in PALETTES.values():
        assert len(set(palette.players)) == len(palette.letters) == MOST_PLAYERS


@pytest.mark.parametrize("theme", PALETTES)
@pytest.mark.parametrize("seat", range(MOST_PLAYERS))
def test_a_letter_reads_on_its_mark(seat, theme):
    """The contrast of a letter with the mark on which it stands is at least 4.5."""
    palette = PALETTES[theme]
    assert contrast(palette.letters[seat], palette.players[seat]) >= 4.5


@pytest.mark.parametrize("seat", range(MOST_PLAYERS))
def test_a_mark_stays_in_its_square(seat):
    """A mark stays inside its square, except that its points may reach out by the breadth of a line."""
    square = Box(0, 0, 24, 24).grow(1.6)
    for shape in token(seat, "W", 24, 14, "light").shapes:
        assert square.contains(extent(shape))
