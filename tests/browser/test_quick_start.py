"""The quick start is stepped through on a real page, forward and back, and compared with the record.

The test compares the page with the example's published positions, part by part.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.driving import press_timeline, stands, status
from tests.pages import Pages, first_of
from tests.vector_files import quick_start, rule_ids
from tutor.core.records.record import position_id

GOODS = ("corn", "llama", "coca", "pottery", "cloth")
SCREENSHOTS = Path("build") / "screenshots"
LAST = 50


def at_ply(page: Page, ply: int) -> None:
    """Wait until the page shows the position after `ply` decisions."""
    stands(page, ply=ply)


def shown_stocks(page: Page) -> dict[str, dict[str, int]]:
    """Return the numbers of the stocks table."""
    rows = page.locator(".tutor-stocks tr[data-player]")
    expect(rows.last).to_be_visible()
    found: dict[str, dict[str, int]] = {}
    for row in rows.all():
        cells = {good: row.locator(f'[data-good="{good}"]').inner_text() for good in GOODS}
        cells["scout"] = row.locator("[data-scout]").inner_text()
        cells["supply"] = row.locator("[data-supply]").inner_text()
        name = row.get_attribute("data-player") or ""
        found[name] = {key: int(text) for key, text in cells.items()}
    return found


def stocks_of(position: Mapping[str, Any]) -> dict[str, dict[str, int]]:
    """Return the numbers that the stocks table should show for a position."""
    return {
        player["name"]: {**player["goods"], "scout": player["scout"], "supply": player["supply"]}
        for player in position["players"]
    }


def compare(page: Page, check: Mapping[str, Any]) -> None:
    """Check that the page shows the position that the example has after this part."""
    expect(status(page)).to_have_attribute("data-position", position_id(check["position"]))
    expect(status(page)).to_have_attribute("data-due", check["due"]["type"])
    expect(status(page)).to_have_attribute("data-player", check["due"]["player"])
    assert shown_stocks(page) == stocks_of(check["position"])


def keep(page: Page, name: str) -> None:
    """Save a screenshot of the page for people to look at."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENSHOTS / f"{name}.png")


@pytest.mark.parametrize(
    ("width", "height", "ply"),
    [(1440, 900, 30), pytest.param(1024, 768, 0, marks=pytest.mark.endurance)],
)
def test_stepping_to_the_night_shows_the_example(
    open_page: Pages, width: int, height: int, ply: int
) -> None:
    """Stepping to the night of the first day shows the example's stocks and position at each part.

    The live region has the events of each step, in the words of the narration.
    """
    page = open_page(f"?lesson=quick_start&ply={ply}", width=width, height=height)
    for check in quick_start()["checks"]:
        if check["plies"] < ply:
            continue
        if check["after"] == "round 7":
            break
        while ply < check["plies"]:
            page.locator(".tutor-next").click()
            ply += 1
            at_ply(page, ply)
            told = page.locator(".tutor-narration li > span").first.text_content()
            expect(page.locator(".tutor-live")).to_contain_text(told or "nothing is told")
        compare(page, check)
    assert ply == 35
    keep(page, f"night_{width}x{height}")
    checks = {check["plies"]: check for check in quick_start()["checks"]}
    while ply > 32:
        page.locator(".tutor-back").click()
        ply -= 1
        at_ply(page, ply)
    compare(page, checks[32])


@pytest.mark.fresh
@pytest.mark.parametrize(
    "check",
    first_of([each for each in quick_start()["checks"] if each["plies"] in (26, 32, 3, 50)], 0),
    ids=lambda check: check["after"],
)
def test_an_address_opens_its_place(open_page: Pages, check: dict[str, Any]) -> None:
    """A teacher's link leads to its position, anywhere in the lesson."""
    page = open_page(f"?lesson=quick_start&ply={check['plies']}")
    at_ply(page, check["plies"])
    compare(page, check)


@pytest.mark.endurance
def test_every_step_has_sentences_with_rules(open_page: Pages) -> None:
    """Each sentence of a step has a rule that opens, and the step is announced."""
    page = open_page("?lesson=quick_start&ply=0")
    told = page.locator(".tutor-narration [data-rule]")
    for ply in range(1, LAST + 1):
        page.locator(".tutor-next").click()
        at_ply(page, ply)
        rules = [item.get_attribute("data-rule") for item in told.all()]
        assert rules
        assert set(rules) <= set(rule_ids())
        assert page.locator(".tutor-board-text p").count() > 10
    # The tag has the name of the rule; its unfolded text leads to the rulebook.
    tag = told.last.locator(".tutor-rule-tag")
    rule = tag.inner_text()
    tag.click()
    told.last.locator("[data-do=rule]").click()
    expect(page.locator(".tutor-lookup-card h3, .tutor-lookup-card h4").first).to_have_text(rule)


def test_first_last_slider_and_keys_work(open_page: Pages) -> None:
    """First, last, slider and keys each lead to their place on the timeline, and stop at its ends.

    The button for play goes on by itself.
    """
    page = open_page("?ply=10")
    page.locator(".tutor-last").click()
    at_ply(page, LAST)
    page.locator(".tutor-next").click()
    page.keyboard.press("Home")
    at_ply(page, 0)
    page.locator(".tutor-back").click()
    page.keyboard.press("ArrowRight")
    at_ply(page, 1)
    page.keyboard.press("End")
    at_ply(page, LAST)
    page.keyboard.press("ArrowLeft")
    at_ply(page, LAST - 1)
    page.locator(".tutor-first").click()
    at_ply(page, 0)
    handle = page.get_by_role("slider")
    handle.focus()
    page.keyboard.press("ArrowRight")
    at_ply(page, 1)
    press_timeline(page, 18, LAST)
    at_ply(page, 18)
    expect(handle).to_have_attribute("aria-valuenow", "18.0")
    press_timeline(page, LAST - 2, LAST)
    at_ply(page, LAST - 2)
    page.locator(".tutor-play").click()
    expect(page.locator(".tutor-pause")).to_be_visible()
    at_ply(page, LAST)
    expect(page.locator(".tutor-pause")).to_have_count(0)


def test_the_board_takes_neither_wheel_nor_tab_nor_keys(open_page: Pages) -> None:
    """With the pointer over the board a low page scrolls, and after a click on it Tab and arrows work as elsewhere.

    A scrolled board does not move during its first tap.
    """
    page = open_page("?ply=3", width=1024, height=420)
    board = page.locator(".tutor-board")
    board.click(position={"x": 100, "y": 150})
    page.keyboard.press("ArrowRight")
    at_ply(page, 4)
    page.keyboard.press("Tab")
    expect(board).not_to_be_focused()
    board.hover(position={"x": 100, "y": 150})
    page.mouse.wheel(0, 400)
    page.wait_for_function("document.querySelector('.tutor-main').scrollTop > 100")
    page.set_viewport_size({"width": 1440, "height": 640})
    expect(page.locator(".tutor-stocks tr[data-player]").last).to_be_visible()
    page.locator(".tutor-main").evaluate("main => main.scrollTo(0, 100)")
    before = board.bounding_box()
    assert before is not None
    page.mouse.click(before["x"] + 100, 300)
    told = page.locator(".tutor-picked, .tutor-thing, .tutor-refusal").locator("visible=true")
    expect(told.first).to_be_visible()
    assert board.bounding_box() == before


def test_the_published_record_is_the_lesson() -> None:
    """The lesson's record is the quick-start example as it was published with the contract."""
    lesson = Path("tutor/princes/lessons/quick_start/record.json").read_text(encoding="utf-8")
    assert json.loads(lesson) == quick_start()["record"]
