"""The views of the page by name, and how a test reaches each of them.

A tour is one page that is led from view to view, so that the server need not make a page for each.
"""

import json
import re
from collections.abc import Callable, Container, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

from tests.driving import (
    choose,
    control,
    enter,
    list_lines,
    open_looks,
    open_tab,
    press_timeline,
    stands,
    tap,
)
from tests.learner import JUDGED
from tests.pages import Pages
from tutor.core.drawing.scene import Scene
from tutor.core.records.files import write_link
from tutor.core.records.lines import open_lesson, play_line
from tutor.core.words.text import text_for
from widgets.shared.panels import Showing, panel_words, panels_of
from widgets.shared.stage import PageText

FINISHED = Path("tests/fixtures/games/orders_3_first_game.json")
FREE_WAY = (27, "district-sun_clock")
"""A ply of the quick start, and the district that Ralph may then enter without paying."""

SOMETHING = re.compile(".")

Come = Callable[[Page], None]


class Tour(NamedTuple):
    """A tour of the page: an address, and the action that leads from one view to the next."""

    address: str
    views: Mapping[str, Come]


@cache
def scene_at(ply: int, layout: str = "wide") -> Scene:
    """Return the lesson's board in a layout after `ply` decisions, with the possible choices."""
    states = play_line(open_lesson("quick_start")).states
    page = panel_words(PageText(), "princes")
    words = text_for("princes")
    showing = Showing(states[ply], states[ply - 1], None, words, page, "light", layout)
    return panels_of("princes").scene(showing)


def at_ply(page: Page, ply: int) -> None:
    """Wait until the page shows the position after `ply` decisions."""
    status = page.locator(".tutor-status")
    expect(status).to_have_attribute("data-ply", str(ply))
    expect(status).to_have_attribute("data-busy", "0")


def open_view(name: str) -> Come:
    """Return an action that opens another view of the page."""

    def come(page: Page) -> None:
        page.locator(f'.tutor-view-do[data-value="{name}"]').click()
        expect(page.locator(f".tutor-app.tutor-view-{name}")).to_be_visible()

    return come


def teach(page: Page) -> None:
    """Show the lesson to a class with the bar above it, from which other views can be opened."""
    open_view("presenter")(page)
    page.locator('.tutor-presenter-ways [data-do="menu"]').click()
    expect(page.locator(".tutor-nav")).to_be_visible()


def step_to(ply: int, then: Come = lambda page: None) -> Come:
    """Return an action that closes the front door and open sheets, and goes to a step on the timeline."""

    def come(page: Page) -> None:
        door = page.locator(".tutor-door[data-value$=quick_start]")
        if door.is_visible():
            door.click()
        page.keyboard.press("Escape")
        expect(page.locator(".tutor-lookup-card")).not_to_be_visible()
        open_tab(page, "now")
        press_timeline(page, ply, len(open_lesson("quick_start").decisions))
        page.mouse.move(0, 0)
        at_ply(page, ply)
        then(page)

    return come


def pick(page: Page) -> None:
    """Tap a district on the board as the Prince's goal."""
    ply, district = FREE_WAY
    tap(page, scene_at(ply), district)
    expect(page.locator(".tutor-picked")).to_be_visible()


def refuse(page: Page) -> None:
    """Try an illegal decision."""
    enter(page.locator(".tutor-cannot").first)
    expect(page.locator(".tutor-refusal h2")).to_be_visible()


def see_others(page: Page) -> None:
    """Unfold the controls for the other players."""
    page.locator(".tutor-others summary").click()
    expect(page.locator(".tutor-others button").first).to_be_visible()


def try_lines(page: Page) -> None:
    """Leave the example three times, and open the tab of the lines."""
    for back, choice in ((0, 3), (1, 5), (3, 2)):
        for _ in range(back):
            ply = int(page.locator(".tutor-status").get_attribute("data-ply") or 0)
            page.locator(".tutor-back").click()
            at_ply(page, ply - 1)
        ply = int(page.locator(".tutor-status").get_attribute("data-ply") or 0)
        page.locator(".tutor-choices button").nth(choice).click()
        at_ply(page, ply + 1)
    open_tab(page, "lines")
    expect(page.locator(".tutor-moves .tutor-variations > li")).to_have_count(3)


def outline_lines(page: Page) -> None:
    """Show the tried lines as an outline."""
    list_lines(page)
    expect(page.locator(".tutor-lines li")).to_have_count(4)


def write_lines(page: Page) -> None:
    """Show the tried lines as a text."""
    open_tab(page, "lines")
    control(page, "list-as", "text").click()
    expect(page.locator(".tutor-notation textarea")).to_be_visible()


def compare(page: Page) -> None:
    """Compare a line with the example."""
    choose(page.locator(".tutor-lines li").first, "compare")
    expect(page.locator(".tutor-comparison")).to_be_visible()


def look_up(page: Page) -> None:
    """Ask the rule book a question."""
    open_tab(page, "rules")
    page.locator(".tutor-rulebook-field input").fill("may I pay a llama next door")
    expect(page.locator(".tutor-rulebook-results article").first).to_be_visible()


def open_keys(page: Page) -> None:
    """Open the sheet of keys."""
    open_looks(page).locator('[data-do="sheet"]').click()
    expect(page.locator(".tutor-sheet table")).to_be_visible()


def lead_to(act: str, step: str, then: Come = lambda page: None) -> Come:
    """Return an action that opens an act of the lesson, and goes on to a step of it."""

    def come(page: Page) -> None:
        card = page.locator(".tutor-lesson-card section")
        if page.locator('.tutor-lesson-card [data-do="act"]').count() == 0:
            page.locator('.tutor-lesson-card [data-do="contents"]').click()
        page.locator(f'.tutor-lesson-card [data-do="act"][data-value="{act}"]').click()
        expect(card).to_have_attribute("data-step", SOMETHING)
        while (now := card.get_attribute("data-step")) != step:
            # No learner goes past a decision without seeing it.
            shown = page.locator('.tutor-lesson-card [data-do="lesson-move"]')
            if shown.count():
                shown.click()
                expect(shown).to_have_count(0)
                expect(page.locator(".tutor-status")).to_have_attribute("data-busy", "0")
            page.locator('.tutor-lesson-card [data-do="lesson-next"]').click()
            expect(card).not_to_have_attribute("data-step", now or "")
        then(page)

    return come


def err(page: Page) -> None:
    """Choose options of a question until one is wrong, and take three hints."""
    wrong = page.locator(".tutor-option-wrong")
    page.locator(".tutor-option").first.click()
    expect(page.locator(".tutor-option").first).to_have_class(JUDGED)
    if not wrong.count():
        return
    for taken in range(1, 4):
        stands(page)
        page.locator('[data-do="hint"]').click()
        expect(page.locator(".tutor-given-hint")).to_have_count(taken)


def try_it(page: Page) -> None:
    """Play the alternative of a step."""
    page.locator('[data-do="try"]').first.click()
    expect(page.locator(".tutor-lesson-card .tutor-answer").first).to_be_visible()


def solve(page: Page) -> None:
    """Show the first step of an exhibit's solution."""
    page.locator('.tutor-lesson-card [data-do="goto"]').click()
    expect(page.locator(".tutor-solution li").first).to_be_visible()


def open_contents(page: Page) -> None:
    """Open the contents of the lesson with the acts and what the learner has learnt."""
    page.locator('.tutor-lesson-card [data-do="contents"]').click()
    expect(page.locator("ol.tutor-acts")).to_be_visible()


def stay(page: Page) -> None:
    """Stay in the view that the address opens."""


def finished_game_address() -> str:
    """Return the address of a finished game."""
    record: dict[str, Any] = json.loads(FINISHED.read_text(encoding="utf-8"))["record"]
    return f"?r={write_link(record)}&ply={len(record['decisions'])}"


TOURS = {
    "lesson": Tour(
        "",
        {
            "door": stay,
            "recruit": step_to(6),
            "turn": step_to(20),
            "others": step_to(20, see_others),
            "rules": step_to(20, look_up),
            "games": lambda page: open_tab(page, "games"),
            "keys": open_keys,
            "trade": step_to(22),
            "refused": step_to(22, refuse),
            "picked": step_to(FREE_WAY[0], pick),
            "redeem": step_to(32),
            "choose_goods": step_to(34),
            "offer": step_to(36),
            "return_cards": step_to(45),
            "presenter": teach,
            "play": open_view("play"),
        },
    ),
    "course": Tour(
        "?lesson=quick_start",
        {
            "step": stay,
            "question": lead_to("begin", "bert-enters", err),
            "exhibit": lead_to("trade", "a-visit-to-the-market", solve),
            "alternative": lead_to("watch", "gina-idle", try_it),
            "decide": lead_to("choose", "gina-begins"),
            "contents": open_contents,
        },
    ),
    "lines": Tour(
        "?lesson=quick_start&ply=26",
        {"moves": try_lines, "text": write_lines, "lines": outline_lines, "compare": compare},
    ),
    "result": Tour(finished_game_address(), {"result": stay}),
    "gold": Tour("?view=play&game=incan_gold", {"gold": stay}),
}


def walk(open_page: Pages, name: str, without: Container[str] = ()) -> Iterator[tuple[str, Page]]:
    """Yield the views of a tour by name, one after the other on one page, without those left out."""
    tour = TOURS[name]
    wanted = {view: come for view, come in tour.views.items() if view not in without}
    if not wanted:
        return
    open_page.leave_all()  # so that this tour begins on the page of the tour before
    page = open_page(tour.address)
    for view, come in wanted.items():
        come(page)
        yield view, page
