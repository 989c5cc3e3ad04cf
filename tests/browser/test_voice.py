"""The announcements of the live region, and the focus after a decision."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.driving import beyond, enter, focus_on, read_page, stands
from tests.pages import PATIENCE, Pages, first_of

LISTEN = """() => {
  const live = document.querySelector(".tutor-live");
  window.ear?.disconnect();
  const heard = (window.heard = []);
  window.ear = new MutationObserver(() => heard.push(live.textContent));
  window.ear.observe(live, { childList: true });
}"""
DECIDE = ".tutor-deciding [data-do=decide]:not(.tutor-cannot)"


def listen(page: Page) -> None:
    """Record each text of the live region from now on."""
    page.evaluate(LISTEN)


def announcements(page: Page, count: int) -> list[str]:
    """Return the recorded texts, also empty ones, once there are `count` of them."""
    page.wait_for_function("(count) => window.heard.length >= count", arg=count, timeout=PATIENCE)
    said: list[str] = page.evaluate("window.heard")
    return said


def decide(page: Page, within: str = DECIDE) -> None:
    """Make the first decision by keyboard, and wait until the others have decided too."""
    before = read_page(page)
    first = page.locator(within).first
    focus_on(first)
    page.keyboard.press("Enter")
    beyond(page, before.ply)
    stands(page, player=before.player)


@pytest.mark.endurance
def test_equal_announcements_are_repeated(open_page: Pages) -> None:
    """A repeated refusal is announced again, because the live region is emptied first."""
    page = open_page("?lesson=quick_start&ply=22")
    listen(page)
    for count in (2, 4):
        enter(page.locator(".tutor-deciding .tutor-cannot").first)
        announcements(page, count)
        page.locator(".tutor-refusal [data-do=forget]").click()
        expect(page.locator(".tutor-refusal h2")).to_have_count(0)
    first_emptied, first, emptied, again = announcements(page, 4)
    assert (first_emptied, emptied) == ("", "")
    assert first == again != ""


def test_impossible_undo_is_announced(open_page: Pages) -> None:
    """The name of a disabled undo says why it is impossible; a press announces the reason and undoes nothing."""
    page = open_page("?view=play&game=incan_gold")
    decide(page)
    ply = read_page(page).ply
    undo = page.locator(".tutor-undo")
    why = "Undo is not possible: something that was hidden has been shown."
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_accessible_name(re.compile(re.escape(why)))
    expect(page.locator(".tutor-live")).not_to_contain_text(why)
    enter(undo)
    expect(page.locator(".tutor-live")).to_contain_text(why)
    assert read_page(page).ply == ply


@pytest.mark.parametrize("is_slow", first_of([False, True], 1), ids=["at once", "slow line"])
@pytest.mark.parametrize("within", first_of([DECIDE, ".tutor-choices [data-do=decide]"], 1))
def test_after_a_decision_the_focus_is_on_the_task(
    open_page: Pages, within: str, is_slow: bool
) -> None:
    """After a decision the focus is on the heading of the task, where Enter does not make the decision again."""
    page = open_page("?view=play&game=incan_gold", is_slow=is_slow)
    for _ in range(2):
        decide(page, within)
        expect(page.locator(".tutor-due")).to_be_focused()
        before = read_page(page)
        page.keyboard.press("Enter")
        # An answer that came later would be announced after this one.
        focus_on(page.locator(".tutor-tab-lines"))
        page.keyboard.press("Enter")
        expect(page.locator(".tutor-tab-lines")).to_have_attribute("aria-current", "true")
        assert read_page(page).ply == before.ply
        page.locator(".tutor-tab-now").click()
        expect(page.locator(".tutor-tab-now")).to_have_attribute("aria-current", "true")
