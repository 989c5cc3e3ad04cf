"""What a learner looks at and presses in a lesson keeps its place on the screen from step to step."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.driving import rest
from tests.pages import Pages, first_of
from tutor.core.lessons.files import open_course

CARD = ".tutor-lesson-card"
LAST = open_course("first_day").steps[-1].id
WAYS = f"{CARD} .tutor-lesson-ways"
PLACES = """() => {
  const seen = (selector) => [...document.querySelectorAll(selector)].find((each) => each.checkVisibility() && each.offsetHeight > 1 && each.offsetWidth > 1);
  const all = (each) => { const { left, top, width, height } = each.getBoundingClientRect(); return [left, top, width, height]; };
  const start = (each) => all(each).slice(0, 2);
  // A phone shows a part of the drawing; elsewhere the box may be higher than the drawing.
  const shown = (each) => [...all(each).slice(0, 3), Math.min(each.getBoundingClientRect().height, each.closest(".tutor-board-box").getBoundingClientRect().height)];
  const parts = {
    board: [".tutor-board", shown], timeline: [".tutor-timeline", all], stocks: [".tutor-stocks-card", all], title: [".tutor-lesson-card h2", start],
    button: [".tutor-lesson-ways > :is(.tutor-lesson-next, [data-do=hint], [data-do=coach], [data-do=others-read]):last-child", all],
    move: [".tutor-answer > [data-do=decide]", all],
  };
  const found = Object.entries(parts).map(([name, [selector, measure]]) => [name, seen(selector), measure]);
  return Object.fromEntries(found.filter(([, each]) => each).map(([name, each, measure]) => [name, measure(each).map(Math.round).join()]));
}"""
"""Returns the rectangles of the parts that are in sight, and of the title its position."""
ONWARD = (
    f"{CARD} [data-do=plan]:visible",
    f"{CARD} [data-do=lesson-move]:visible",
    f"{CARD} .tutor-option:not([aria-disabled=true]):visible",
)
"""What a learner presses in a step, the first that there is: a plan, the teacher's move, an option."""
OWN = (
    ".tutor-spectacle-do:visible",
    f"{WAYS} [data-do=others-read]:visible",
    f"{CARD} .tutor-option:visible",
    f"{CARD} .tutor-answer [data-do=decide]:visible",
    ".tutor-deciding [data-do=decide]:visible",
    ".tutor-deciding .tutor-finish:visible",
    ".tutor-deciding button[aria-pressed=false]:visible",
)
"""What a learner presses in an own day, the first that there is."""


def press(page: Page, selectors: tuple[str, ...]) -> None:
    """Press the first existing control of these selectors, and wait until the page is at rest."""
    found = next(page.locator(each).first for each in selectors if page.locator(each).count())
    found.click()
    rest(page)


def screens(page: Page) -> Iterator[str]:
    """Go through the first day, and yield the name of each screen once the page is at rest."""
    section = page.locator(f"{CARD} section")
    while (step := section.get_attribute("data-step")) != LAST:
        yield f"{step}, read"
        press(page, ONWARD)
        yield f"{step}, answered"
        page.locator(f"{WAYS} .tutor-lesson-next").click()
        expect(section).not_to_have_attribute("data-step", str(step))
        rest(page)
        if str(section.get_attribute("data-step")).startswith("end"):
            page.locator(f"{WAYS} .tutor-main-do").first.click()
            rest(page)
    number = 0
    while not page.locator("[data-do=another-day]").count():
        number += 1
        yield f"own day, screen {number}"
        press(page, OWN)
    yield "own day, over"


@pytest.mark.parametrize("language", first_of(["en", "it"], 1))
@pytest.mark.parametrize(("width", "height"), first_of([(1024, 768), (1440, 900), (390, 844)], 1))
def test_nothing_moves_from_step_to_step(
    open_page: Pages, width: int, height: int, language: str
) -> None:
    """Through the first day board, title, main button, timeline and stocks keep their place and size."""
    page = open_page(f"?lesson=first_day&lang={language}", width=width, height=height)
    rest(page)
    seen: dict[str, dict[str, list[str]]] = {}
    for screen in screens(page):
        for part, place in page.evaluate(PLACES).items():
            seen.setdefault(part, {}).setdefault(place, []).append(screen)
    assert {part: places for part, places in seen.items() if len(places) > 1} == {}
