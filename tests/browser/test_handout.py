"""A browser downloads a handout in three forms: a page for one sheet, a drawing and a picture."""

import re
import struct
from html import unescape
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boxes import faults
from tests.browser.test_aid import SHEET
from tests.browser.test_axe import EVERYTHING, findings
from tests.browser.test_layouts import keep
from tests.driving import open_tab
from tests.pages import Pages, first_of
from tutor.core.base.game import find_game
from tutor.core.print.handout import PRINTED_THEME, board_of, handout_page, holdings_table
from tutor.core.records.record import random_record
from tutor.core.words.text import LANGUAGES

CAPTION = f"Who moves next? <b>Why?</b>\n{'A: nobody does. ' * 30}".strip()
SIGNATURE = b"\x89PNG\r\n\x1a\n"


def download(page: Page, selector: str, folder: Path) -> Path:
    """Return the file that a press on an element downloads."""
    with page.expect_download() as waiting:
        page.locator(selector).click()
    path = folder / waiting.value.suggested_filename
    waiting.value.save_as(path)
    return path


def way(form: str) -> str:
    """Return the selector of the control that downloads a handout in a form."""
    return f'.tutor-handout [data-do="handout-keep"][data-value="{form}"]'


@pytest.mark.parametrize(("width", "height"), first_of([(1440, 900), (390, 844)], 1))
def test_a_position_can_be_saved_as_page_drawing_and_picture(
    open_page: Pages, tmp_path: Path, width: int, height: int
) -> None:
    """Each downloaded file contains the reader's caption, and its name contains lesson and ply."""
    page = open_page("?lesson=quick_start&ply=26", width=width, height=height)
    open_tab(page, "games")
    page.locator('[data-do="handout"]').first.click()
    sheet = page.locator(".tutor-handout")
    expect(sheet.locator("h2")).to_be_focused()
    sheet.locator("textarea").fill(CAPTION)
    # The field is still open when the first file is downloaded.
    printed = download(page, way("page"), tmp_path)
    assert CAPTION.splitlines()[0] in unescape(printed.read_text(encoding="utf-8"))
    keep(page, f"handout_{width}x{height}")
    box = sheet.bounding_box()
    assert box is not None
    assert 0 <= box["x"] <= box["x"] + box["width"] <= width
    assert 0 <= box["y"] <= box["y"] + box["height"] <= height
    # On a phone the board stays in sight above the scrolled parts.
    if width >= 800:
        assert [*faults(page), *findings(page, EVERYTHING)] == []
    drawing = download(page, way("svg"), tmp_path)
    picture = download(page, way("png"), tmp_path)
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


BROKEN = """() => [...document.querySelectorAll("td, th")].flatMap((cell) => {
  const text = cell.firstChild, range = document.createRange();
  return [...(text?.data ?? "").matchAll(/[^\\s,]+/g)].filter(({ 0: word, index }) => {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1;
  }).map(([word]) => word);
})"""
OVER = """() => {
  const { right } = document.querySelector("main").getBoundingClientRect();
  return [...document.querySelectorAll("table")].filter((each) => each.getBoundingClientRect().right > right + 1).length;
}"""
SHEETS = {"A4": 190, "Letter": 196}
"""The width and height in millimetres that a sheet has between margins of a centimetre."""


@pytest.mark.parametrize("language", first_of(sorted(LANGUAGES, reverse=True), 1))
def test_no_word_of_the_table_is_broken(open_page: Pages, language: str) -> None:
    """The table fits with every possible column, also Moon tiles and many cards, on both sizes of paper."""
    game = find_game("princes")
    records = [
        random_record(game, count, "standard", seed, 160) for count, seed in ((3, 7), (5, 2))
    ]
    paper = open_page.blank()
    paper.emulate_media(media="print")
    for record in records:
        state = record.play()
        position = state.position()
        assert any(player["moon_tiles"] for player in position["players"])
        held = holdings_table("princes", position, language)
        paper.set_content(
            handout_page(board_of(state, language, PRINTED_THEME), language, "", held)
        )
        for wide in SHEETS.values():
            paper.set_viewport_size({"width": round(wide / 25.4 * 96), "height": 1000})
            assert paper.evaluate(BROKEN) == []
            assert paper.evaluate(OVER) == 0
