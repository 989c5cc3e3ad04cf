"""The words on the drawn board keep to their measured room with any fonts of the reader."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.views import scene_at
from tests.pages import Pages, first_of
from tests.vector_files import quick_start
from tutor.core.drawing.lettering import width
from tutor.core.drawing.scene import Group, Shape, Words, extent
from tutor.core.drawing.svg import FEW_LETTERS, to_svg
from tutor.core.words.text import LANGUAGES, Text
from tutor.princes.components_file import printed_components
from tutor.princes.scene import board_scene

WIDEST = "text { font-family: 'DejaVu Sans', Verdana, sans-serif !important }"
"""Common fonts with wide letters, one of which nearly every reader has."""

SLACK = 1.5
"""The tolerance in pixels, since each browser places letters in its own way."""

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


@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
def test_a_wider_font_takes_no_more_room(open_page: Pages, language: str) -> None:
    """Words in a wider font take no more room on the board, since the page sets their letters closer."""
    page = open_page.blank()
    for layout in ("wide", "medium", "phone"):
        scene = board_scene(
            dict(quick_start()["checks"][-1]["position"], pending=None),
            components=printed_components(),
            text=Text(language, ("tutor.core", "tutor.princes")),
            layout=layout,
        )
        page.set_content(to_svg(scene))
        page.evaluate(SERIFS)
        page.add_style_tag(content=WIDEST)
        drawn = [each for each in page.evaluate(DRAWN) if len(each[0]) >= FEW_LETTERS]
        assert len(drawn) > 10
        assert [
            (words, round(taken, 1), round(width(words, face, size), 1))
            for words, face, size, taken in drawn
            if taken > width(words, face, size) + SLACK
        ] == [], (language, layout)


def words_of(shapes: tuple[Shape, ...]) -> Iterator[Words]:
    """Return all texts in shapes and in their parts."""
    for shape in shapes:
        if isinstance(shape, Words):
            yield shape
        elif isinstance(shape, Group):
            yield from words_of(shape.shapes)


SIZES = [("medium", 1024, 768), ("wide", 1440, 900)]


@pytest.mark.endurance
@pytest.mark.parametrize(("layout", "wide", "high"), SIZES)
def test_the_button_that_clears_the_board_covers_no_text(
    open_page: Pages, layout: str, wide: int, high: int
) -> None:
    """The button that clears the board lies over its background, and covers no text."""
    page = open_page("?lesson=quick_start&ply=20&view=explore", width=wide, height=high)
    expect(page.locator("html")).to_have_attribute("data-tutor-layout", layout)
    scene = scene_at(20, layout)
    board = page.locator(".tutor-board").bounding_box()
    page.locator(".tutor-board").click(position={"x": 200, "y": 300}, button="right")
    sign = page.locator('[data-do="strokes-clear"]').bounding_box()
    assert board is not None
    assert sign is not None
    scale = board["width"] / scene.width
    left, top = (sign["x"] - board["x"]) / scale, (sign["y"] - board["y"]) / scale
    right, bottom = left + sign["width"] / scale, top + sign["height"] / scale
    covered = []
    for group in scene.groups():
        for words in words_of(group.shapes):
            box = extent(words)
            if box.left < right and box.right > left and box.top < bottom and box.bottom > top:
                covered.append(words.text)
    assert covered == []
