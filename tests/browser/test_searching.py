"""While the strongest player searches, the page says so, answers presses, and then goes on."""

import pytest
from playwright.sync_api import Page, expect

from tests.driving import control, open_tab, read_page, status
from tests.pages import Pages

PATIENCE = 120_000
"""The longest wait in milliseconds; a search takes a second or two on an idle machine."""
NOTE = """
() => {
  const noted = (window.noted = []);
  const note = (_, observer) => {
    if (window.noted !== noted) return observer.disconnect();
    const { thinking, ply } = document.querySelector(".tutor-status").dataset;
    if (thinking && noted.at(-1) !== `${thinking}/${ply}`) {
      noted.push(`${thinking}/${ply}`);
      if (window.meanwhile) document.querySelector(window.meanwhile).click();
    }
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
}
"""
"""Notes who thinks and at which step, and presses `meanwhile` as soon as a player thinks."""


def decide_until_thought(page: Page) -> None:
    """Decide on the reader's turns until another player has searched."""
    while not page.evaluate("noted.length"):
        before = read_page(page)
        page.locator(".tutor-choices [data-do=decide]").first.click()
        page.wait_for_function(
            "ply => Number(document.querySelector('.tutor-status').dataset.ply) !== ply || noted.length",
            arg=before.ply,
            timeout=PATIENCE,
        )


@pytest.fixture
def page(open_page: Pages) -> Page:
    """Open a game of two, begun by the form, in which the other player searches."""
    page = open_page("?view=explore&game=princes")
    open_tab(page, "games")
    strongest = page.get_by_label("the strongest")
    expect(strongest).to_be_visible(timeout=PATIENCE)
    strongest.check(force=True)
    page.locator(".tutor-games-players").get_by_label("2", exact=True).check(force=True)
    page.locator(".tutor-begin").click()
    expect(page.locator(".tutor-app.tutor-view-play")).to_be_attached()
    expect(page.locator(".tutor-choices [data-do=decide]").first).to_be_attached()
    page.evaluate(NOTE)
    return page


@pytest.mark.endurance
def test_it_thinks_beside_the_page_and_says_why(page: Page) -> None:
    """While the player searches, another tab can be opened.

    The reason given afterwards has no figure of hidden cards.
    """
    page.evaluate("""window.meanwhile = '.tutor-tab-lines'""")
    decide_until_thought(page)
    expect(page.locator(".tutor-lines-card")).to_be_visible(timeout=PATIENCE)
    who, ply = str(page.evaluate("noted[0]")).split("/")
    assert who
    page.evaluate("window.meanwhile = ''")
    page.wait_for_function(
        "ply => Number(document.querySelector('.tutor-status').dataset.ply) > ply",
        arg=int(ply),
        timeout=PATIENCE,
    )
    expect(status(page)).to_have_attribute("data-thinking", "", timeout=PATIENCE)
    control(page, "tab", "now").or_(page.locator(".tutor-tab-now")).first.click()
    told = page.locator(".tutor-column")
    expect(told).to_contain_text("it did best when it was tried out")
    expect(told).not_to_contain_text("% to win")


@pytest.mark.endurance
def test_going_back_while_it_thinks_drops_the_search(page: Page) -> None:
    """Going back during a search drops it and leads to the step before; another decision starts another search."""
    page.evaluate("""window.meanwhile = '[data-do="back"]'""")
    decide_until_thought(page)
    first = str(page.evaluate("noted[0]")).split("/")
    page.wait_for_function(
        "ply => Number(document.querySelector('.tutor-status').dataset.ply) < ply",
        arg=int(first[1]),
        timeout=PATIENCE,
    )
    expect(status(page)).to_have_attribute("data-thinking", "")
    assert read_page(page).player != first[0]
    page.evaluate("window.meanwhile = ''; noted.length = 0")
    decide_until_thought(page)
    assert str(page.evaluate("noted[0]")).startswith(first[0])
