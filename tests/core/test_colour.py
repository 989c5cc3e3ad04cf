"""Colours and their contrast."""

import pytest

from tests.drawing import contrast
from tutor.core.drawing.palette import channels, mix


def test_contrast_is_that_of_the_guidelines():
    """The contrast of two colours is that of the accessibility guidelines.

    Black on white has 21, and the lightest grey that passes has 4.54.
    """
    assert contrast("#FFFFFF", "#000000") == 21
    assert contrast("#767676", "#FFFFFF") == 4.54
    assert contrast("#123456", "#123456") == 1


def test_mixing_goes_from_one_to_the_other():
    """A mix with share 0 is the first colour, a mix with share 1 the second."""
    assert mix("#102030", "#FFFFFF", 0) == "#102030"
    assert mix("#000000", "#FFFFFF", 1) == "#FFFFFF"


@pytest.mark.parametrize("colour", ["red", "#FFF", "#GGGGGG", "FFFFFF0"])
def test_other_texts_are_refused(colour):
    """A text that is no colour raises ValueError."""
    with pytest.raises(ValueError, match=r"colour|invalid"):
        channels(colour)
