"""The forecast on a real page is asked for, read and used by keyboard, also on a phone."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_axe import EVERYTHING, findings
from tests.browser.views import finished_game_address
from tests.driving import (
    beyond,
    control,
    decision_value,
    enter,
    pull_up,
    shows,
    stands,
    status,
)
from tests.incan_gold.greedy import greedy
from tests.pages import READY, Pages, first_of
from tutor.core.records.files import write_link, write_tree
from tutor.core.records.lines import open_lesson
from tutor.core.records.tree import Tree

PLY = 26
LESSON = Tree.of_record(open_lesson("quick_start"), protect=True)
STATE = LESSON.step((0, *LESSON.path(len(LESSON.nodes)))[PLY]).state
QUERY = f"?lesson=quick_start&ply={PLY}&view=explore"
PATIENCE = 300_000
"""The longest wait in milliseconds, since the games run at the lowest priority of the machine."""
SIZES = [(1440, 900), (1024, 768), (390, 844)]
LEAST_UNFOLDED = 200
"""The least height in pixels of the card of a forecast beside the choices."""

SCROLLING = """
() => [...document.querySelectorAll(".tutor-column, .tutor-column *")].filter((e) => e.checkVisibility()
    && ["auto", "scroll"].includes(getComputedStyle(e).overflowY) && e.scrollHeight > e.clientHeight + 1).length
"""
"""Returns the number of boxes of the column that scroll."""


def over() -> str:
    """Return the address of the end of a game of Incan Gold that a player has lost by going on too long."""
    tree = Tree.of_record(greedy())
    return f"?view=explore&r={write_link(write_tree(tree.at(tree.end(0))))}"


def ask(page: Page) -> None:
    """Ask for a forecast by keyboard, and wait for the list."""
    pull_up(page)
    enter(control(page, "forecast"))
    expect(control(page, "forecast-stop")).to_be_visible()
    page.locator('[data-do="forecast-for"][data-value="300"]').click()
    rows = page.locator('.tutor-forecast-rows [data-do="decide"]')
    expect(rows).to_have_count(len(STATE.legal()), timeout=PATIENCE)


@pytest.mark.parametrize(("width", "height"), first_of(SIZES, 1))
def test_moves_are_ranked_and_one_is_tried_while_it_runs(
    open_page: Pages, width: int, height: int
) -> None:
    """The forecast shows estimates first, all its parts are whole and legible, and trying a move ends it."""
    page = open_page(QUERY, width=width, height=height)
    shows(page, STATE, ply=PLY)
    ask(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    card = page.locator(".tutor-forecast-card")
    if width > 1000:
        # Options and stocks stay in sight, and at most one box scrolls.
        expect(page.locator(".tutor-stocks")).to_be_in_viewport(ratio=1)
        expect(page.locator(".tutor-deciding .tutor-choice").first).to_be_in_viewport(ratio=1)
        assert page.evaluate(SCROLLING) <= 1
    enter(page.locator(".tutor-forecast-list > summary"))
    expect(card).to_contain_text("estimated")
    if width > 1000:  # the list scrolls in its own room
        expect(page.locator(".tutor-deciding .tutor-choice").first).to_be_in_viewport(ratio=1)
        assert (card.bounding_box() or {"height": 0})["height"] >= LEAST_UNFOLDED
    assert findings(page, EVERYTHING) == []
    tried = card.locator('.tutor-forecast-rows [data-do="decide"]').last
    made = tried.get_attribute("data-value")
    decision = next(each for each in STATE.legal() if decision_value(STATE.game, each) == made)
    enter(tried)
    beyond(page, PLY)
    shows(page, STATE.play(decision), ply=PLY + 1)
    expect(control(page, "forecast-stop")).to_have_count(0)
    expect(card.locator(".tutor-forecast-rows")).to_have_count(0)


LEAST_READ = 240
"""The least height in pixels at which the results about a game can be read."""


@pytest.mark.endurance
def test_the_board_answers_while_it_runs_and_stop_keeps_the_list(open_page: Pages) -> None:
    """While a forecast runs another tab opens and closes; after a stop the list stays, without the bar of progress.

    After the estimates, the results of games rank the moves.
    """
    page = open_page(QUERY)
    shows(page, STATE, ply=PLY)
    ask(page)
    enter(page.locator(".tutor-forecast-list > summary"))
    told = page.locator(".tutor-forecast-told")
    expect(told).to_contain_text(re.compile(r"\d games? for each move"), timeout=PATIENCE)
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.locator(".tutor-tab-lines").click()
    expect(page.locator(".tutor-forecast-card")).not_to_be_visible()
    control(page, "forecast").click()
    expect(page.locator(".tutor-forecast-card")).to_be_visible()
    enter(control(page, "forecast-stop"))
    expect(page.get_by_role("progressbar")).to_have_count(0)
    expect(page.locator('.tutor-forecast-rows [data-do="decide"]')).to_have_count(
        len(STATE.legal())
    )
    page.locator('.tutor-view-do[data-value="lesson"]').click()
    expect(page.locator(".tutor-forecast-card")).not_to_be_visible()


@pytest.mark.endurance
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_finished_game_can_be_looked_back_at(open_page: Pages, width: int, height: int) -> None:
    """The tables of a look back are whole and legible, and a row leads to the board of its day."""
    page = open_page(f"{finished_game_address()}&view=explore", width=width, height=height)
    pull_up(page)
    enter(control(page, "forecast"))
    card = page.locator(".tutor-forecast-card")
    control(page, "forecast-for", 300).click()
    expect(card.locator(".tutor-study-accounts")).to_be_visible(timeout=PATIENCE)
    control(page, "forecast-stop").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert findings(page, EVERYTHING) == []
    # Beside the result and all stocks the look back can be read, also on a phone.
    assert (card.bounding_box() or {"height": 0})["height"] > LEAST_READ
    expect(card.locator("canvas, svg").first).to_be_in_viewport()
    chosen = card.locator(".tutor-ledger-measure select")
    chosen.select_option(index=1)
    caption = card.locator(".tutor-ledger caption")
    expect(caption).to_contain_text("to win")
    assert chosen.evaluate("each => each.labels.length || each.ariaLabel")
    day = card.locator('.tutor-study-chances [data-do="goto"]').nth(1)
    ply = int(day.get_attribute("data-value") or 0)
    enter(day)
    stands(page, ply=ply)
    expect(card.locator(".tutor-study-chances")).to_have_count(0)


SOME_GAMES = """() => {
  const [played] = document.querySelector(".tutor-forecast-told")?.innerText.match(/\\d[\\d,]*/) ?? [];
  return Number(played?.replace(",", "")) > 1;
}"""
"""Whether more than one game has been played."""
KEPT = (
    '() => Object.keys(localStorage).some((name) => name.startsWith("machu-tutor-shelf/forecast:"))'
)


@pytest.mark.endurance
@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("?game=incan_gold&view=explore", '.tutor-forecast-rows [data-do="decide"]'),
        (over(), ".tutor-studied .tutor-study-accounts"),
    ],
    ids=["forecast", "look-back"],
)
def test_results_are_there_after_a_reload(open_page: Pages, query: str, found: str) -> None:
    """After a reload a forecast and a look back continue from the games that they have played."""
    page = open_page(query)
    enter(control(page, "forecast"))
    control(page, "forecast-for", 300).click()
    expect(page.locator(found).first).to_be_attached(timeout=PATIENCE)
    page.wait_for_function(SOME_GAMES, timeout=PATIENCE)
    enter(control(page, "forecast-stop"))
    expect(control(page, "forecast-stop")).to_have_count(0)
    page.wait_for_function(KEPT)
    played = games_told(page)
    page.reload(wait_until="commit")
    page.wait_for_selector(READY, state="attached")
    if not page.locator(".tutor-forecast-card").is_visible():
        enter(control(page, "forecast"))
    expect(page.locator(found).first).to_be_attached(timeout=PATIENCE)
    assert games_told(page) >= played > 1
    if control(page, "forecast-stop").count():
        enter(control(page, "forecast-stop"))
        expect(control(page, "forecast-stop")).to_have_count(0)


def games_told(page: Page) -> int:
    """Return the number of played games that the page reports."""
    told = re.search(r"\d[\d,]*", page.locator(".tutor-forecast-told").first.inner_text())
    assert told is not None
    return int(told[0].replace(",", ""))


@pytest.mark.endurance
def test_on_a_phone_looking_back_pulls_the_sheet_up(open_page: Pages) -> None:
    """A press of *Look back* pulls the sheet up and shows the title of the forecast card."""
    page = open_page(f"{finished_game_address()}&view=play", width=390, height=844)
    expect(page.locator(".tutor-pull")).not_to_have_attribute("open", "")
    control(page, "look-back").click()
    expect(page.locator(".tutor-pull")).to_have_attribute("open", "")
    expect(page.locator(".tutor-forecast-card h3")).to_be_in_viewport()
    control(page, "forecast-stop").click()
    expect(control(page, "forecast-stop")).to_have_count(0)


BADGES_OVER_HEADINGS = """() => {
  const controls = [...document.querySelectorAll('.tutor-deciding [data-do="decide"]')].filter((each) => each.checkVisibility());
  const boxOf = (heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return range.getBoundingClientRect();
  };
  const headings = [...document.querySelectorAll(".tutor-deciding h3")].filter((each) => each.checkVisibility()).map(boxOf);
  return controls.flatMap((control) => {
    const { top } = control.getBoundingClientRect();
    const rise = parseFloat(getComputedStyle(control, "::after").top);
    return headings.filter((each) => each.top < top && each.bottom - 3 > top + rise).map(() => control.textContent);
  });
}"""
"""Returns the choices whose chance covers the words of a heading."""


@pytest.mark.endurance
def test_no_chance_covers_a_heading(open_page: Pages) -> None:
    """A chance sticks out over the edge of its choice, and the heading above leaves room for it."""
    page = open_page(QUERY)
    shows(page, STATE, ply=PLY)
    enter(control(page, "forecast"))
    expect(page.locator(".tutor-is-forecasting")).to_be_visible()
    page.add_style_tag(content='.tutor-deciding [data-do="decide"]::after { content: "50 %"; }')
    expect(page.locator(".tutor-deciding h3").first).to_be_visible()
    for layout, width, height in ("wide", 1440, 900), ("medium", 1024, 768):
        page.set_viewport_size({"width": width, "height": height})
        expect(status(page)).to_have_attribute("data-layout", layout)
        assert page.evaluate(BADGES_OVER_HEADINGS) == []
    enter(control(page, "forecast-stop"))
    expect(control(page, "forecast-stop")).to_have_count(0)
