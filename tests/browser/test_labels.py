"""The words on the drawn board keep to the room they were laid out for, whatever the reader's fonts."""

import pytest

from tests.pages import Pages
from tests.vector_files import quick_start
from tutor.core.drawing.lettering import width
from tutor.core.drawing.svg import FEW_LETTERS, to_svg
from tutor.core.words.text import LANGUAGES, Text
from tutor.princes.components_file import printed_components
from tutor.princes.scene import board_scene

WIDEST = "text { font-family: 'DejaVu Sans', Verdana, sans-serif !important }"
"""Of the fonts people have these are the widest; nearly everybody has one of them."""

SLACK = 1.5
"""Pixels: a browser sets letters at places of its own."""

DRAWN = """
() => [...document.querySelectorAll("svg text")].map((text) => {
    const { fontFamily, fontSize, fontWeight } = getComputedStyle(text);
    const face = text.dataset.serif ? "serif" : fontWeight === "700" ? "bold" : "sans";
    return [text.textContent, face, parseFloat(fontSize), text.getBBox().width];
})
"""
SERIFS = """
() => {
    for (const text of document.querySelectorAll("svg text"))
        if (getComputedStyle(text).fontFamily.includes("Serif")) text.dataset.serif = "1";
}
"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("layout", ["wide", "medium", "phone"])
def test_a_wider_font_takes_no_more_room(open_page: Pages, layout: str, language: str) -> None:
    """The board is laid out before anybody knows the fonts, so no letter may need more."""
    scene = board_scene(
        dict(quick_start()["checks"][-1]["position"], pending=None),
        components=printed_components(),
        text=Text(language, ("tutor.core", "tutor.princes")),
        layout=layout,
    )
    page = open_page.blank()
    page.set_content(to_svg(scene))
    page.evaluate(SERIFS)
    page.add_style_tag(content=WIDEST)
    drawn = [each for each in page.evaluate(DRAWN) if len(each[0]) >= FEW_LETTERS]
    assert len(drawn) > 10
    assert [
        (words, round(taken, 1), round(width(words, face, size), 1))
        for words, face, size, taken in drawn
        if taken > width(words, face, size) + SLACK
    ] == []
