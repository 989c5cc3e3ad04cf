"""A study on a real page is made by keyboard and pointer, saved, opened from its file, and taken."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.test_axe import EVERYTHING, findings
from tests.driving import control, enter, open_tab, stands
from tests.pages import Pages
from tutor.core.base.game import find_game
from tutor.core.records.files import write_link
from tutor.core.records.record import random_record


@pytest.mark.endurance
def test_a_study_is_made_saved_opened_and_taken(open_page: Pages, tmp_path: Path) -> None:
    """A learner of the opened study reads its author's text, makes the right move and reads the reply."""
    game = find_game("incan_gold")
    record = random_record(game, 3, game.variants[0], 1)
    line = record.decisions[:3]
    link = write_link({**record.to_json(), "decisions": [game.write_decision(e) for e in line]})
    page = open_page(f"?r={link}&ply=0")
    open_tab(page, "lines")
    enter(control(page, "studies"))
    form = page.locator(".tutor-studies-card")
    expect(form.get_by_role("heading", name="Your study")).to_be_visible()
    form.get_by_label("Title of the study").fill("<b>First</b> night")
    form.get_by_label("Text").fill("Nobody knows <i>yet</i>.")
    form.get_by_label("Text").press("Tab")
    form.get_by_role("button", name="Your move").click()
    form.get_by_label("Reply to a right answer").fill("Good & right.")
    form.get_by_label("Reply to a right answer").press("Tab")
    expect(form.get_by_role("status")).to_contain_text("The study is complete")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    control(page, "studies-link").click()
    form.get_by_role("button", name="Copy the link").click()
    expect(page.locator(".tutor-notices")).to_contain_text("The link is copied.")
    copied = page.evaluate("() => navigator.clipboard.readText()")
    assert copied == form.get_by_role("link").evaluate("each => each.href")
    page.get_by_role("button", name="Close").first.click()
    expect(page.locator(".tutor-notice")).to_have_count(0)
    assert findings(page, EVERYTHING) == []
    with page.expect_download() as kept:
        control(page, "studies-save").click()
    saved = tmp_path / "study.json"
    kept.value.save_as(saved)
    assert json.loads(saved.read_bytes())["title"] == "<b>First</b> night"
    control(page, "studies-close").click()
    open_tab(page, "games")
    with page.expect_file_chooser() as chosen:
        page.locator(".tutor-upload").click()
    chosen.value.set_files(saved)
    card = page.locator(".tutor-lesson-card")
    expect(card).to_contain_text("Nobody knows <i>yet</i>.")
    stands(page, ply=0)
    control(page, "lesson-move", "at-0").click()
    expect(card).to_contain_text("Good & right.")
