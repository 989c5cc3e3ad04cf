"""Widths of words, lines and abbreviations are computed without a browser."""

from tutor.core.drawing.lettering import shorten, width, wrap


def test_widths_are_those_of_the_font():
    """The letters M and i are 833 and 222 thousandths wide, as in Liberation Sans."""
    assert width("M", "sans", 1000) == 833
    assert width("i", "sans", 1000) == 222
    assert width("Mi", "sans", 14) == 14 * 1.055


def test_unknown_letters_are_estimated_generously():
    """The width of a letter that the font table lacks is estimated as rather wide.

    A letter of a wide script counts as a square, a mark or joiner as nothing, others as three quarters.
    """
    assert width("山", "bold", 10) == 10
    assert width("e\u0301", "bold", 10) == width("e", "bold", 10)
    assert width("ж", "sans", 10) == 7.5


def test_lines_are_as_even_as_possible():
    """A text that is too long for one line breaks where the longer of its two lines is shortest."""
    assert wrap("Temple of the Sun", "bold", 14, 200) == ("Temple of the Sun",)
    assert wrap("Temple of the Sun", "bold", 14, 80) == ("Temple of", "the Sun")


def test_abbreviation_comes_last():
    """Only a text that is too long for two lines is abbreviated, and then it fits into the room."""
    assert wrap("Watchman's Hut", "bold", 14, 90) == ("Watchman's", "Hut")
    (line,) = wrap("Watchman", "bold", 14, 40)
    assert line.endswith("…")
    assert width(line, "bold", 14) <= 40
    assert shorten("W", "bold", 14, 1) == "…"
