"""The player aid fits one page when a browser prints it, on any paper and in any language."""

import re
from pathlib import Path

import pytest

from tests.driving import open_tab
from tests.pages import Pages, first_of
from tutor.core.base.kit import games
from tutor.core.print.guide import has_aid, printed_aid
from tutor.core.words.text import LANGUAGES

SHEET = re.compile(rb"/Type\s*/Page\b")
WITH_AID = [game for game in games() if has_aid(game)]


@pytest.mark.parametrize("game", first_of(sorted(WITH_AID, reverse=True), 1))
def test_it_fits_one_page_of_a4_and_of_letter(open_page: Pages, game: str) -> None:
    """In every language the player aid fits one page of A4 and of Letter, with nothing cut at its sides."""
    page = open_page.blank()
    sheets = {}
    for language in LANGUAGES:
        page.set_content(printed_aid(game, language))
        for paper in ("A4", "Letter"):
            sheets[language, paper] = len(SHEET.findall(page.pdf(format=paper)))
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert set(sheets.values()) == {1}, sheets


@pytest.mark.endurance
def test_it_can_be_saved_from_the_rules(open_page: Pages, tmp_path: Path) -> None:
    """One press under Rules downloads the aid in the language of the page."""
    page = open_page("?lesson=quick_start&ply=20&lang=it")
    open_tab(page, "rules")
    with page.expect_download() as waiting:
        page.locator('.tutor-lookup-card a[download$="-aid-it.html"]').click()
    waiting.value.save_as(tmp_path / "aid.html")
    assert (tmp_path / "aid.html").read_text(encoding="utf-8").startswith("<!doctype html>")
