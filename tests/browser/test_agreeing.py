"""What the address says and what is on the screen agree: a second browser shows the same."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_presenter import go_on
from tests.driving import beyond, control, read_page, stands, status
from tests.pages import Pages, first_of

pytestmark = pytest.mark.fresh  # what is shown here begins with the loading of a page

SAID = ("ply", "due", "player", "position", "line")
VIEWS = "() => [...document.querySelector('.tutor-app').classList].filter(name => name.startsWith('tutor-view-'))"


def agree(open_page: Pages, page: Page) -> str:
    """Open what the address says in another browser; everything the contract names is the same."""
    told = status(page).evaluate("status => ({...status.dataset})")  # the last that is told
    query = page.evaluate("location.search")
    other = open_page(query)
    stands(other, **{name: told[name] for name in SAID})
    assert other.evaluate(VIEWS) == page.evaluate(VIEWS)
    for part in (".tutor-slide:visible", ".tutor-lesson-card section:visible"):
        expect(other.locator(part)).to_have_count(page.locator(part).count())
        for mine, theirs in zip(page.locator(part).all(), other.locator(part).all(), strict=True):
            expect(theirs).to_have_text(mine.inner_text(), use_inner_text=True)
    open_page.leave(other)
    return str(query)


@pytest.mark.endurance
def test_slides_open_in_another_browser(open_page: Pages) -> None:
    """Each has an address of its own, also those that stand at the same ply."""
    page = open_page("?view=teach")
    found = [agree(open_page, page)]
    for _ in range(3):
        go_on(page)
        found.append(agree(open_page, page))
    assert len(set(found)) == len(found)
    page.keyboard.press("3")
    expect(page.locator(".tutor-slide-act")).to_be_visible()
    expect(page).not_to_have_url(open_page.link + found[-1])
    agree(open_page, page)


@pytest.mark.endurance
def test_what_was_explored_from_a_slide_opens_in_another_browser(open_page: Pages) -> None:
    """At its step, not at the start of a game nobody has seen."""
    page = open_page("?lesson=quick_start&ply=15&view=presenter")
    shown = read_page(page).ply  # of the first slide that tells of this ply or of a later one
    assert shown >= 15
    control(page, "menu", within=".tutor-presenter-ways").click()
    control(page, "view", "explore").click()
    expect(page.locator(".tutor-view-explore")).to_have_count(1)
    stands(page, ply=shown)
    assert agree(open_page, page).startswith("?r=")


@pytest.mark.parametrize("view", first_of(["learn", "explore"], 1))
def test_a_line_of_ones_own_opens_in_another_browser(open_page: Pages, view: str) -> None:
    """Beside the example, one step after it was left and again on it."""
    page = open_page(f"?lesson=quick_start&ply=30&view={view}")
    page.locator(".tutor-choices [data-do=decide]").nth(1).click()
    stands(page, ply=31, line="A")
    agree(open_page, page)
    page.locator(".tutor-back").click()
    stands(page, ply=30, line="main")
    agree(open_page, page)


@pytest.mark.endurance
@pytest.mark.parametrize("game", ["princes", "incan_gold"])
def test_a_game_against_others_opens_in_another_browser(open_page: Pages, game: str) -> None:
    """With what was played and what the others answered, seen from the same seat."""
    page = open_page(f"?game={game}&view=play")
    begun = read_page(page)
    page.locator(".tutor-choices [data-do=decide]").first.click()
    beyond(page, begun.ply)
    stands(page, player=begun.player)
    expect(page).not_to_have_url(open_page.link + f"?game={game}&view=play")
    assert "seat=" in agree(open_page, page)


@pytest.mark.endurance
def test_a_step_of_the_lesson_is_opened_as_it_is_asked(open_page: Pages) -> None:
    """A question comes as a question, whatever ply it stands at."""
    page = open_page("?lesson=quick_start&step=points-from-cards")
    expect(page.locator(".tutor-option").first).to_be_visible()
    agree(open_page, page)


@pytest.mark.endurance
def test_the_door_opens_in_another_browser(open_page: Pages) -> None:
    """Who goes back to it has its address."""
    page = open_page("?lesson=quick_start&ply=3")
    control(page, "door").click()
    expect(page.locator(".tutor-view-door")).to_have_count(1)
    expect(page).to_have_url(open_page.link)
    expect(open_page("").locator(".tutor-view-door")).to_have_count(1)


def test_back_and_forward_of_the_browser_find_every_screen(open_page: Pages) -> None:
    """Also after a reload, when the tutor no longer knows where its reader has been."""
    page = open_page("?lesson=quick_start")
    first = page.url
    control(page, "view", "explore").click()
    expect(page.locator(".tutor-view-explore")).to_have_count(1)
    expect(page).not_to_have_url(first)
    explored = page.url
    page.locator(".tutor-choices [data-do=decide]").first.click()
    stands(page, ply=1, line="A")
    aside = page.url
    control(page, "view", "play").click()
    expect(page.locator(".tutor-view-play")).to_have_count(1)
    page.go_back()
    stands(page, ply=1, line="A")
    expect(page).to_have_url(aside)
    page.go_back()
    expect(page.locator(".tutor-view-explore")).to_have_count(1)
    stands(page, ply=0)
    page.go_back()
    expect(page.locator(".tutor-view-lesson")).to_have_count(1)
    expect(page).to_have_url(first)
    stands(page, ply=0)
    page.go_forward()
    expect(page.locator(".tutor-view-explore")).to_have_count(1)
    expect(page).to_have_url(explored)
    page.go_forward()
    stands(page, ply=1, line="A")
    page.reload(wait_until="commit")
    stands(page, ply=1, line="A")
    page.go_back(wait_until="commit")
    expect(page.locator(".tutor-view-explore")).to_have_count(1)
    stands(page, ply=0)
    page.go_back(wait_until="commit")
    expect(page.locator(".tutor-view-lesson")).to_have_count(1)
    expect(page).to_have_url(first)


@pytest.mark.endurance
def test_whoever_goes_back_while_the_page_is_loading_gets_the_page_of_that_address(
    open_page: Pages,
) -> None:
    """The kernel that starts was asked for another place, and nothing listens yet."""
    page = open_page("?lesson=quick_start")
    control(page, "view", "explore").click()
    expect(page.locator(".tutor-view-explore")).to_have_count(1)
    page.locator(".tutor-choices [data-do=decide]").first.click()
    stands(page, ply=1, line="A")
    page.reload(wait_until="commit")
    # By the page itself: while it is exchanged, nobody else may ask for its history.
    page.evaluate("history.back()")
    stands(page, ply=0, line="main")
    expect(page.locator(".tutor-view-explore")).to_have_count(1)


def test_back_is_from_the_screen_that_is_seen(open_page: Pages) -> None:
    """Also in the moment in which it has come, and what is beside it has not: on a slow line."""
    page = open_page("?lesson=quick_start", is_slow=True)
    control(page, "view", "explore").click()
    expect(page.locator(".tutor-view-explore")).to_have_count(1)
    page.go_back()
    expect(page.locator(".tutor-view-lesson")).to_have_count(1)
    page.go_forward()
    expect(page.locator(".tutor-view-explore")).to_have_count(1)
    stands(page, ply=0, line="main")


WATCH = """
window.told = [];
new MutationObserver(() => {
  const main = document.querySelector(".tutor-main");
  if (!main) return;
  const isHidden = getComputedStyle(main).visibility === "hidden" || !main.getClientRects().length;
  const isAsked = Boolean(main.querySelector("[data-step=bert-enters]"));
  window.told.push([isHidden || isAsked, location.search]);
}).observe(document, { childList: true, subtree: true, attributes: true });
"""


def test_nothing_stands_in_the_place_of_a_question_while_it_comes(open_page: Pages) -> None:
    """Neither another step nor another address, however long the browser takes to be heard."""
    asked = "?lesson=quick_start&ply=3&step=bert-enters"
    page = open_page.blank()
    page.add_init_script(WATCH)
    page.goto(open_page.link + asked, wait_until="commit")
    expect(page.locator(".tutor-option").first).to_be_visible()
    told = page.evaluate("window.told")
    assert told
    assert [each for each in told if each != [True, asked]] == []
