"""The parts of a lesson's step do not move after they have appeared."""

from typing import TypedDict

import pytest
from playwright.sync_api import Page, expect

from tests.driving import stands
from tests.pages import PATIENCE, Pages, first_of

CARD = ".tutor-lesson-card"


class Rectangle(TypedDict):
    """A rectangle of the page, in CSS pixels."""

    x: float
    y: float
    width: float
    height: float


WATCH = """() => {
  const app = document.querySelector(".tutor-app");
  const told = ".tutor-lesson-card :is(h2, h3, .tutor-step-text > p, .tutor-prose, button), .tutor-now-card button, .tutor-stocks-card :is(td, th)";
  const at = () => document.querySelector(".tutor-lesson-card section").dataset.step + document.querySelector("#tutor-question")?.textContent;
  const nameOf = (e) => e.closest("tr") ? `${e.closest("tr").dataset.player} ${e.closest("tr").rowIndex} ${e.cellIndex}` : e.textContent;
  const before = at();
  const seen = window.seen = { moved: {}, from: null };
  let last = {};
  function look() {
    if (window.seen !== seen) return;
    const isThere = at() !== before && document.querySelector(".tutor-lesson-card").offsetWidth > 100;
    if (isThere) seen.from ??= performance.now();
    const now = {};
    for (const each of isThere ? document.querySelectorAll(told) : []) {
      if (!each.checkVisibility({ opacityProperty: true })) continue;
      if (each.closest(".tutor-now-card")?.offsetHeight < 2) continue; // what is told has its place
      const { left, top, width } = each.getBoundingClientRect();
      now[nameOf(each)] = [left, top, width].map(Math.round).join() + " " + getComputedStyle(each).fontSize;
    }
    for (const words of Object.keys(now)) if (words in last && last[words] !== now[words]) {
      seen.moved[words] = `${last[words]} → ${now[words]}`;
    }
    last = now;
    requestAnimationFrame(() => setTimeout(look)); // what a frame has painted, not what it began with
  }
  look();
}"""
"""Notes which of text, choices, row of buttons and stocks move from the first frame of the next step."""
RESTED = "() => window.seen.from !== null && performance.now() > window.seen.from + 3000"
MEANT = """({ x, y, width, height }) => {
  const named = ["decide", "lesson-move", "try", "plan", "play-to", "play-on", "play-from-here"].map((name) => `[data-do=${name}]`);
  const decides = [".tutor-deciding *, .tutor-choices *, .tutor-options *, .tutor-board", ...named].join();
  const found = new Set();
  for (let right = x + 1; right < x + width; right += 4) for (let down = y + 1; down < y + height; down += 4) {
    const control = document.elementFromPoint(right, down)?.closest("button, summary, input, .tutor-board");
    if (control?.matches(decides)) found.add(control.textContent);
  }
  return [...found];
}"""
"""Returns the controls in a rectangle that play a move, prepare one, or answer."""
PLACES = """() => Object.fromEntries(
  [...document.querySelectorAll(".tutor-lesson-card :is(#tutor-question, .tutor-option, .tutor-lesson-ways), .tutor-stocks-card")]
    .map((each) => [each.dataset.key || each.className, each.getBoundingClientRect()])
    .map(([name, { left, top, width }]) => [name, [left, top, width]])
)"""
"""Returns the positions of the question, its options, the row of buttons and the stocks."""
OPTION = f"{CARD} .tutor-option"
WAY_ON = f'{CARD} [data-do="lesson-next"]'
MOVE = f'{CARD} [data-do="lesson-move"]'
SIZES = [(1440, 900), (1024, 768), (390, 844)]


def go_on(page: Page) -> Rectangle | None:
    """Press *Go on*, and return the rectangle of the pressed button, or None at the end.

    If a step needs a decision, the example makes it.
    """
    way_on, move = page.locator(WAY_ON), page.locator(MOVE)
    expect(way_on.or_(page.locator(f"{CARD} .tutor-lesson-ways")).first).to_be_visible()
    if move.count():
        move.click()
        expect(way_on).to_be_visible()
    if way_on.count() == 0:
        return None
    stands(page)
    box = way_on.bounding_box()
    assert box is not None
    page.evaluate(WATCH)
    way_on.click()
    page.wait_for_function("() => window.seen.from !== null", timeout=PATIENCE)
    return {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}


def answer(page: Page, number: int) -> dict[str, list[list[float]]]:
    """Press an option of a question, and return the parts that moved by more than a pixel."""
    before: dict[str, list[float]] = page.evaluate(PLACES)
    box = page.locator(OPTION).nth(number).bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 10)
    expect(page.locator(f"{CARD} .tutor-answer").first).to_be_attached()
    stands(page)
    after: dict[str, list[float]] = page.evaluate(PLACES)
    return {
        each: [was, after[each]]
        for each, was in before.items()
        if was != pytest.approx(after[each], abs=1)
    }


@pytest.mark.parametrize(
    ("step", "then", "width", "height"),
    first_of(
        [
            ("gina-idle", "gina-grows-corn", 390, 844),
            ("bert-enters", "bert-places", 1024, 768),
            ("bert-enters", "bert-places", 1440, 900),
            ("bert-pays-ralph", "gina-recruits", 1440, 900),
            ("ralph-plans", "bert-pays-ralph", 1024, 768),
            ("bert-pays-ralph", "gina-recruits", 390, 844),
            ("ralph-plans", "bert-pays-ralph", 1440, 900),
        ],
        1,
    ),
)
def test_a_step_stays_as_it_appears(
    open_page: Pages, step: str, then: str, width: int, height: int
) -> None:
    """The parts of a step stay in place even while the board carries out a decision, since moving text cannot be read."""
    page = open_page(
        f"?lesson=quick_start&step={step}",
        width=width,
        height=height,
        reduced_motion="no-preference",
    )
    assert go_on(page) is not None
    expect(page.locator(f"{CARD} [data-step={then}]")).to_be_attached()
    page.wait_for_function(RESTED, timeout=PATIENCE)
    assert page.evaluate("() => window.seen.moved") == {}


@pytest.mark.parametrize(
    ("step", "width", "height"),
    first_of(
        [
            ("climb-a-little", 1440, 900),
            ("bert-enters", 390, 844),
            ("welcome", 1440, 900),
            ("bert-enters", 1024, 768),
            ("goods-fly", 1440, 900),
            ("climb-more", 1440, 900),
            ("goods-fly", 1024, 768),
        ],
        1,
    ),
)
def test_no_control_that_plays_is_in_the_place_of_the_way_on(
    open_page: Pages, step: str, width: int, height: int
) -> None:
    """A second press in the place of *Go on* plays no move and gives no answer, however late it comes."""
    page = open_page(f"?lesson=quick_start&step={step}", width=width, height=height)
    before = go_on(page)
    stands(page)
    assert page.evaluate(MEANT, before) == []


@pytest.mark.parametrize(
    ("step", "width", "height"),
    first_of(
        [
            (step, *size)
            for step in ("goods-fly", "ralph-plans", "bert-enters", "saved-or-conquered")
            for size in SIZES
        ],
        1,
    ),
)
def test_an_answer_moves_neither_options_nor_foot(
    open_page: Pages, step: str, width: int, height: int
) -> None:
    """An answer moves neither options nor buttons, since the reply has its place beforehand, also the second reply."""
    page = open_page(f"?lesson=quick_start&step={step}", width=width, height=height)
    expect(page.locator(OPTION).first).to_be_visible()
    assert [answer(page, 0), answer(page, 1)] == [{}, {}]


HEAD = """() => [".tutor-lesson-card h2", ".tutor-lesson-card [data-do=contents]"]
  .map((each) => document.querySelector(each))
  .map((each) => [getComputedStyle(each).fontSize, each.getBoundingClientRect()])
  .map(([size, { left, top }]) => [size, left, top].join())"""
"""Returns the size and the position of the title of a step, and of the button of the contents."""


@pytest.mark.parametrize(("width", "height"), first_of(SIZES[:2], 1))
def test_the_head_of_a_step_stays_through_decision_and_reply(
    open_page: Pages, width: int, height: int
) -> None:
    """The title and the contents keep place and size from a decision to its reply, and to the next step."""
    page = open_page("?lesson=first_day&step=your-first-inca", width=width, height=height)
    move = page.locator(MOVE)
    expect(move).to_be_visible()
    heads = [page.evaluate(HEAD)]
    move.click()
    expect(page.locator(WAY_ON)).to_be_visible()
    stands(page)
    heads.append(page.evaluate(HEAD))
    page.locator(WAY_ON).click()
    expect(page.locator(f"{CARD} [data-step=your-prince]")).to_be_attached()
    stands(page)
    assert [*heads, page.evaluate(HEAD)] == 3 * heads[:1]


@pytest.mark.endurance
@pytest.mark.parametrize(("width", "height"), SIZES[:2])
def test_ordering_things_does_not_move_them(open_page: Pages, width: int, height: int) -> None:
    """Putting things in order moves none of them, since the control that confirms has its place beforehand."""
    page = open_page("?lesson=quick_start&step=a-new-day", width=width, height=height)
    things = page.locator(f"{OPTION}[aria-pressed]")
    expect(things.first).to_be_visible()
    tops = "(things) => things.map((each) => each.getBoundingClientRect().top)"
    before = things.evaluate_all(tops)
    for number in range(things.count()):
        things.nth(number).click()
        expect(things.nth(number)).to_have_attribute("aria-pressed", "true")
    assert things.evaluate_all(tops) == pytest.approx(before, abs=1)


@pytest.mark.endurance
@pytest.mark.parametrize("language", ["en", "es", "it"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_no_step_of_the_lesson_moves_or_plays_by_a_second_press(
    open_page: Pages, width: int, height: int, language: str
) -> None:
    """In the whole lesson, with the questions between the acts, no step moves, and no second press plays a move."""
    page = open_page(
        f"?lesson=quick_start&step=begin-1&lang={language}",
        width=width,
        height=height,
        reduced_motion="no-preference",
    )
    found = {}
    while before := go_on(page):
        page.wait_for_function(RESTED, timeout=PATIENCE)
        step = page.locator(f"{CARD} section").get_attribute("data-step")
        faults = [page.evaluate("() => window.seen.moved"), page.evaluate(MEANT, before)]
        if any(faults):
            found[step] = faults
    assert found == {}


@pytest.mark.parametrize("language", first_of(["en", "es", "it"], 1))
@pytest.mark.parametrize(("width", "height"), first_of([(390, 844), (1440, 900), (1024, 768)], 1))
def test_the_move_of_the_example_is_not_below_the_way_on(
    open_page: Pages, width: int, height: int, language: str
) -> None:
    """The button for the example's move stands beside *Go on*, so that a double press on *Go on* plays no move."""
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
