"""People at one screen begin a game by the form, take the screen and hand it on."""

import pytest
from playwright.sync_api import Page, expect

from tests.driving import beyond, control, open_tab, read_page, stands, status
from tests.pages import Pages, first_of


def is_covered(page: Page, player: str) -> None:
    """Wait until the screen is covered for a player and offers no decision."""
    stands(page, player=player, position="")
    expect(control(page, "sit-down")).to_be_in_viewport()
    expect(page.locator("[data-do=decide]")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), first_of([(1440, 900), (390, 844)], 1))
def test_a_screen_goes_round(open_page: Pages, width: int, height: int) -> None:
    """Two people at one screen decide in turn and see only their own hands; a reload covers every hand."""
    page = open_page("?view=explore&game=princes", width=width, height=height)
    open_tab(page, "games")
    expect(page.get_by_label("share this screen in turn")).to_be_visible()
    page.get_by_label("share this screen in turn").check(force=True)
    page.locator(".tutor-player-name input").fill("Rosa, Tom")
    page.locator(".tutor-games-players").get_by_label("2", exact=True).check(force=True)
    expect(page.locator(".tutor-games-card select:visible")).to_have_count(0)
    page.locator(".tutor-begin").click()
    for player in ("Rosa", "Tom"):
        is_covered(page, player)
        control(page, "sit-down").click()
        expect(page.locator(".tutor-stocks")).to_contain_text("face down")
        expect(
            page.locator(f'.tutor-stocks tbody:has([data-player="{player}"]) .tutor-hand')
        ).to_be_in_viewport()
        expect(page.locator(".tutor-choices [data-do=decide]").first).to_be_attached()
        expect(status(page)).not_to_have_attribute("data-position", "")
        before = read_page(page)
        assert before.player == player
        page.locator(".tutor-choices [data-do=decide]").first.click()
        beyond(page, before.ply)
        expect(control(page, "hand-on")).to_be_in_viewport()
        control(page, "hand-on").click()
    following = read_page(page).player
    is_covered(page, following)
    page.reload(wait_until="commit")
    is_covered(page, following)
