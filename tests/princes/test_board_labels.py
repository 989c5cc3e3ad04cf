"""The words on the drawn board are whole in every language, on every size of screen."""

import pytest

from tests.vector_files import quick_start
from tutor.core.drawing.svg import to_svg
from tutor.core.words.text import LANGUAGES, Text
from tutor.princes.components_file import printed_components
from tutor.princes.scene import board_scene


@pytest.mark.parametrize("layout", ["wide", "medium", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_on_the_board_is_cut(language, layout):
    """A district with a long name has a short one that fits the board."""
    drawn = board_scene(
        dict(quick_start()["checks"][-1]["position"], pending=None),
        components=printed_components(),
        text=Text(language, ("tutor.core", "tutor.princes")),
        layout=layout,
    )
    assert "…" not in to_svg(drawn)
