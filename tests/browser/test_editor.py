"""The position editor in a browser: set by keyboard and pointer, checked at once, and played on."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.test_axe import EVERYTHING, findings
from tests.driving import control, enter, open_tab, stands
from tests.pages import Pages
from tutor.core.base.editing.draft import Draft
from tutor.core.base.game import find_game
from tutor.core.base.schema import Position
from tutor.core.records.record import position_id


def test_a_position_is_set_up_and_played_on(open_page: Pages) -> None:
    """The reader types a number, presses a stepper and corrects a reported fault.

    Then a game begins.
    """
    page = open_page("?lesson=quick_start&ply=26&view=explore")
    open_tab(page, "games")
    column = page.locator(".tutor-column")
    expect(column).to_have_attribute("data-rest", re.compile("."))
    control(page, "editor").click()
    expect(control(page, "editor-begin", "view")).to_be_in_viewport(ratio=1)
    expect(page.locator(".tutor-editor-ways > .tutor-hint")).to_be_in_viewport(ratio=1)
    control(page, "editor-begin", "view").click()
    expect(page.locator(".tutor-editor-card h2")).to_be_focused()
    control(page, "editor-group", "0").click()
    row = page.locator('[data-place="players[0].supply"]')
    before = page.locator(".tutor-status").get_attribute("data-position")
    row.locator("button").last.click()
    expect(row.locator(".tutor-editor-fault")).to_be_visible()
    expect(control(page, "editor-play")).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".tutor-status")).to_have_attribute("data-position", before or "")
    expect(row.locator("button").last).to_be_focused()
    assert findings(page, EVERYTHING) == []
    row.locator("button").first.click()
    expect(row.locator(".tutor-editor-fault")).to_have_count(0)
    corn = page.locator('[data-place="players[0].goods.corn"] input')
    corn.fill("12")
    page.keyboard.press("Tab")
    expect(page.locator(".tutor-status")).not_to_have_attribute("data-position", before or "")
    expect(corn).to_have_value("12")
    control(page, "editor-play").click()
    stands(page, ply=0, due="turn", player="Bert")
    expect(page.locator(".tutor-now-card")).to_be_visible()
    expect(page.locator(".tutor-stocks-card")).to_contain_text("12")


@pytest.mark.endurance
def test_the_form_works_on_a_phone(open_page: Pages) -> None:
    """On a phone every field of the editor is as wide as the page and has a name, and closing leads back."""
    page = open_page("?game=incan_gold&view=explore", width=390, height=844)
    open_tab(page, "games")
    control(page, "editor").click()
    control(page, "editor-begin", "empty").click()
    control(page, "editor-group", "decks").click()
    fields = page.locator(".tutor-editor-card :is(input, select)")
    expect(fields.first).to_be_visible()
    found = fields.evaluate_all(
        "fields => fields.map(field => [field.ariaLabel, field.getBoundingClientRect().right])"
    )
    assert all(name and right <= 390 for name, right in found)
    control(page, "editor-close").click()
    expect(page.locator(".tutor-now-card")).to_be_visible()


@pytest.mark.endurance
def test_a_table_is_set_up_by_five_questions(open_page: Pages) -> None:
    """The questions are answered by keyboard.

    An unknown word is reported with its line and corrected.
    """
    page = open_page("?game=princes&view=explore")
    open_tab(page, "games")
    control(page, "editor").click()
    control(page, "editor-begin", "empty").click()
    asked = page.locator(".tutor-editor-question")
    expect(asked).to_have_count(5)
    names, people, held, table = (asked.locator("textarea").nth(each) for each in range(4))
    names.focus()
    names.fill("Ana\nBeto")
    page.keyboard.press("Tab")
    expect(people).to_have_value("Ana:\nBeto:")
    day = page.locator('[data-place="day"] input')
    day.fill("5")
    page.keyboard.press("Tab")
    expect(page.locator(".tutor-editor-rest").first).to_contain_text("Corn on the time track: 4")
    people.fill("Ana: Main Temple, 2 llama, step 7\nBeto: Sunclock")
    people.press("Tab")
    wrong = asked.nth(2).locator(".tutor-editor-fault")
    expect(wrong).to_contain_text("Beto: “Sunclock” cannot stand here")
    expect(people).to_have_attribute("aria-invalid", "true")
    expect(held).to_be_focused()
    expect(control(page, "editor-play")).to_have_attribute("aria-disabled", "true")
    assert findings(page, EVERYTHING) == []
    enter(control(page, "editor-ask", "people"))
    expect(people).to_be_focused()
    people.fill("Ana: Main Temple, 2 llama, step 7\nBeto: Sun Clock")
    people.press("Tab")
    expect(wrong).to_have_count(0)
    held.fill("Ana: 4 corn, 1 virgin\nBeto: 2 llamas")
    held.press("Tab")
    expect(page.locator(".tutor-editor-rest").first).to_contain_text("5 Virgin of the Sun")
    table.fill("Market: 2 cloth\nBonus:")
    table.press("Tab")
    stands(page, ply=0, due="turn", player="Ana", position=position_id(_expected_position()))
    control(page, "editor-play").click()
    expect(page.locator(".tutor-now-card")).to_be_visible()
    expect(page.locator(".tutor-stocks-card")).to_contain_text("Beto")
    stands(page, ply=0, due="turn", player="Ana", position=position_id(_expected_position()))


def _expected_position() -> Position:
    """Return the position that the answers describe, built by hand."""
    game = find_game("princes")
    draft = Draft.empty(game, ["Ana", "Beto"])
    values = {
        "day": 5,
        "track_corn": 4,
        "players[0].prince": "main_temple",
        "players[1].prince": "sun_clock",
        "players[0].scout": 7,
        "players[0].incas.llama_meadow": 2,
        "players[0].supply": 10,
        "players[0].goods.corn": 4,
        "players[0].orders.virgin": 1,
        "orders_left.virgin": 5,
        "players[1].goods.llama": 2,
        "market.cloth": 2,
    }
    for place, value in values.items():
        draft = draft.put(place, value)
    assert draft.state is not None
    return draft.state.position()
