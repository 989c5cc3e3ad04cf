"""A review card and a stored analysis that one tab makes are found in another tab."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_axe import EVERYTHING, findings
from tests.browser.test_forecast import PATIENCE, over
from tests.driving import control, enter, open_tab, stands
from tests.pages import READY, Pages

OFFERED = """() => {
  const [offered] = document.querySelectorAll(".tutor-deciding [data-do=decide]");
  const { player } = document.querySelector(".tutor-status").dataset;
  return offered?.checkVisibility() && JSON.parse(offered.dataset.value).player === player;
}"""
"""Returns whether the choices are visible and belong to the asked player's position."""


@pytest.mark.endurance
def test_cards_and_analyses_are_there_in_another_tab(open_page: Pages) -> None:
    """Another open tab can ask a card and lists an analysis that were made after the tab was opened."""
    first = open_page("?view=explore&game=incan_gold")
    first.locator(".tutor-others > summary").click()
    control(first, "card-keep").click()
    expect(first.locator(".tutor-review-card")).to_contain_text("Make them surer")
    page = first.context.new_page()
    page.goto(first.url, wait_until="commit")
    page.wait_for_selector(READY, state="attached")
    open_tab(first, "games")
    first.locator(".tutor-library-name input").fill("An evening")
    control(first, "library-keep").click()
    for each in (first, page):
        open_tab(each, "games")
        expect(each.locator(".tutor-library-list")).to_contain_text("An evening")
    control(page, "cards").click()
    control(page, "card-ask").click()
    card = page.locator(".tutor-review-card")
    expect(card).to_contain_text("What would you do here?")
    assert findings(page, EVERYTHING) == []
    page.wait_for_function(OFFERED)
    enter(page.locator(".tutor-deciding [data-do=decide]").first)
    stands(page, ply=1)
    expect(card).to_contain_text("No other card is to be answered today.")
    page.goto("about:blank")
    page.close()


@pytest.mark.endurance
def test_a_mistake_of_a_look_back_becomes_a_card(
    open_page: Pages,
) -> None:
    """The look back shows that going on with 54 at stake is a mistake, and a card of the moment judges it so."""
    page = open_page(over())
    enter(control(page, "forecast"))
    enter(control(page, "forecast-for", 300))
    grave = page.locator(".tutor-report-moment").filter(has_text="Camp: leave with 54")
    expect(grave).to_contain_text("Clear: give or take", timeout=PATIENCE)
    grave.locator('[data-do="card-keep"]').click()
    card = page.locator(".tutor-review-card")
    ask(page)
    expect(card).to_contain_text("What would you do here?")
    page.wait_for_function(OFFERED)
    enter(page.locator(".tutor-deciding [data-do=decide]", has_text="Torch"))
    expect(card).to_contain_text("Not quite: better is “Camp: leave with 54", timeout=PATIENCE)
    expect(card.locator(".tutor-review-wrong")).to_have_count(1)
    ask(page)
    expect(page.locator(".tutor-cards-way")).to_contain_text("right running: 0")


def ask(page: Page) -> None:
    """Open the question of the first card of the list."""
    open_tab(page, "games")
    if not page.locator(".tutor-cards-way").count():
        control(page, "cards").click()
    page.locator(".tutor-cards-way").first.click()
