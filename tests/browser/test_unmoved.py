"""What a step shows stays where it is from the moment at which it is seen."""

import pytest
from playwright.sync_api import expect

from tests.pages import PATIENCE, Pages, first_of

CARD = ".tutor-lesson-card"
WATCH = """(before) => {
  const app = document.querySelector(".tutor-app");
  const told = ".tutor-lesson-card :is(h2, h3, section > p, .tutor-prose, .tutor-option)";
  window.moved = {};
  window.frames = 0;
  let last = {};
  function look() {
    const section = document.querySelector(".tutor-lesson-card section");
    const isThere = section?.dataset.step !== before && !app.hasAttribute("data-arriving") && section.closest(".tutor-lesson-card").offsetWidth > 100;
    if (isThere && app.dataset.moving === undefined) window.frames += 1;
    const now = {};
    for (const each of isThere ? document.querySelectorAll(told) : []) {
      const { left, top, width } = each.getBoundingClientRect();
      now[each.textContent] = [left, top, width].map(Math.round).join() + " " + getComputedStyle(each).fontSize;
    }
    for (const words of Object.keys(now)) if (words in last && last[words] !== now[words]) {
      window.moved[words] = `${last[words]} → ${now[words]}`;
    }
    last = now;
    requestAnimationFrame(look);
  }
  look();
}"""
"""From the first frame in which the next step is seen: what has moved, and how many frames it rested."""
RESTED = (
    "() => window.frames > 60 && !('moving' in document.querySelector('.tutor-status').dataset)"
)


@pytest.mark.parametrize(
    ("step", "then", "width", "height"),
    first_of(
        [
            ("bert-enters", "bert-places", 1024, 768),
            ("gina-idle", "gina-grows-corn", 390, 844),
            ("bert-enters", "bert-places", 1440, 900),
            ("bert-pays-ralph", "gina-recruits", 1440, 900),
            ("ralph-plans", "bert-pays-ralph", 1024, 768),
            ("bert-pays-ralph", "gina-recruits", 390, 844),
            ("ralph-plans", "bert-pays-ralph", 1440, 900),
        ],
        2,
    ),
)
def test_a_step_stays_as_it_is_first_seen(
    open_page: Pages, step: str, then: str, width: int, height: int
) -> None:
    """Also while what led to it is carried out on the board: nobody reads what jumps."""
    page = open_page(
        f"?lesson=quick_start&step={step}",
        width=width,
        height=height,
        reduced_motion="no-preference",
    )
    page.evaluate(WATCH, step)
    page.locator(f"{CARD} .tutor-lesson-next").click()
    expect(page.locator(f"{CARD} [data-step={then}]")).to_be_attached(timeout=PATIENCE)
    page.wait_for_function(RESTED, timeout=PATIENCE)
    assert page.evaluate("() => window.moved") == {}


@pytest.mark.parametrize("language", first_of(["en", "es", "it"], 1))
@pytest.mark.parametrize(("width", "height"), first_of([(390, 844), (1440, 900), (1024, 768)], 1))
def test_the_move_of_the_example_is_not_under_the_way_on(
    open_page: Pages, width: int, height: int, language: str
) -> None:
    """Whoever presses twice to go on does not play a move: the two lie side by side."""
    page = open_page(
        f"?lesson=quick_start&step=bert-enters&lang={language}", width=width, height=height
    )
    way_on = page.locator(f"{CARD} .tutor-lesson-next")
    expect(way_on).to_be_visible()
    before = way_on.bounding_box()
    way_on.click()
    move = page.locator(f'{CARD} [data-do="lesson-move"]')
    expect(move).to_be_in_viewport(ratio=1)
    after = move.bounding_box()
    assert before is not None
    assert after is not None
    assert after["x"] + after["width"] <= before["x"]
