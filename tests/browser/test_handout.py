"""Handouts as files out of a real browser: a page that prints on one sheet, a drawing, a picture."""

import re
import struct
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boxes import faults
from tests.browser.test_aid import SHEET
from tests.browser.test_axe import EVERYTHING, findings
from tests.browser.test_layouts import keep
from tests.browser.views import open_tab
from tests.pages import Pages

CAPTION = f"Who moves next? <b>Why?</b>\n{'A: nobody does. ' * 30}".strip()
REDRAWN = "(before) => document.querySelector('.tutor-handout [data-png]').dataset.svg !== before"
SIGNATURE = b"\x89PNG\r\n\x1a\n"


def kept(page: Page, selector: str, folder: Path) -> Path:
    """The file that pressing an element keeps."""
    with page.expect_download() as waiting:
        page.locator(selector).click()
    path = folder / waiting.value.suggested_filename
    waiting.value.save_as(path)
    return path


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_position_is_kept_as_page_drawing_and_picture(
    open_page: Pages, tmp_path: Path, width: int, height: int
) -> None:
    """With the caption that was written; the names say lesson and ply."""
    page = open_page("?lesson=quick_start&ply=26", width=width, height=height)
    open_tab(page, "games")
    page.locator('[data-do="handout"]').first.click()
    sheet = page.locator(".tutor-handout")
    expect(sheet.locator("h2")).to_be_focused()
    before = sheet.locator("[data-png]").get_attribute("data-svg")
    sheet.locator("textarea").fill(CAPTION)
    page.keyboard.press("Tab")
    page.wait_for_function(REDRAWN, arg=before)
    keep(page, f"handout_{width}x{height}")
    box = sheet.bounding_box()
    assert box is not None
    assert 0 <= box["x"] <= box["x"] + box["width"] <= width
    assert 0 <= box["y"] <= box["y"] + box["height"] <= height
    # On a phone the board stays in sight over what is scrolled under it.
    if width >= 800:
        assert [*faults(page), *findings(page, EVERYTHING)] == []
    printed = kept(page, '.tutor-handout a[download$="-26.html"]', tmp_path)
    drawing = kept(page, '.tutor-handout a[download$=".svg"]', tmp_path)
    picture = kept(page, ".tutor-handout [data-png]", tmp_path)
    assert [path.name for path in (printed, drawing, picture)] == [
        "quick_start-26.html",
        "quick_start-26.svg",
        "quick_start-26.png",
    ]
    content = picture.read_bytes()
    assert content.startswith(SIGNATURE)
    size = struct.unpack(">II", content[16:24])
    svg = drawing.read_text(encoding="utf-8")
    assert "Who moves next? &lt;b&gt;Why?&lt;/b&gt;" in svg
    shape = re.search(r'width="(\d+)" height="(\d+)"', svg)
    assert shape is not None
    assert size == tuple(2 * int(each) for each in shape.groups())
    paper = open_page.blank()
    paper.set_content(printed.read_text(encoding="utf-8"))
    expect(paper.locator("figcaption")).to_have_text(CAPTION)
    for form in ("A4", "Letter"):
        assert len(SHEET.findall(paper.pdf(format=form))) == 1
