"""A browser prints the page for teachers on a few sheets for each act, without a broken word."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.test_aid import SHEET
from tests.browser.test_handout import BROKEN, download
from tests.pages import Pages, first_of
from tutor.core.lessons.files import open_course
from tutor.core.lessons.text import lesson_text
from tutor.core.words.text import LANGUAGES
from widgets.lesson.teachers import TeachersPage
from widgets.shared.stage import PageText

LESSON = open_course("quick_start")
MOST = 12
PARTS = [(act.name, language) for language in LANGUAGES for act in LESSON.acts]
PARTS.sort(key=lambda part: part != ("watch", "es"))


@pytest.mark.parametrize(("act", "language"), first_of(PARTS, 1))
def test_an_act_fits_on_a_few_sheets(open_page: Pages, act: str, language: str) -> None:
    """An act with its boards fits A4, and no word is broken in the narrow columns of paper."""
    paper = open_page.blank(width=703)
    paper.set_content(TeachersPage(lesson_text(LESSON, language), PageText(language)).html(act))
    assert len(SHEET.findall(paper.pdf(format="A4"))) <= MOST
    paper.emulate_media(media="print")
    assert paper.evaluate(BROKEN) == []
    assert paper.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.endurance
def test_an_act_can_be_saved_from_the_contents(open_page: Pages, tmp_path: Path) -> None:
    """One press downloads the page of one act in the language of the screen."""
    page = open_page("?lesson=quick_start&lang=it")
    page.locator('[data-do="contents"]').first.click()
    keep = '.tutor-acts [data-do="teachers"][data-value="watch"]'
    page.locator('[data-key="act-folded:watch"]').click()
    expect(page.locator(keep)).to_be_visible()
    path = download(page, keep, tmp_path)
    assert path.name == "quick_start-2-it.html"
    assert path.read_text(encoding="utf-8").startswith("<!doctype html>")
