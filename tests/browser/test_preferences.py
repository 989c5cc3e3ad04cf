"""Colours follow the reader's system, until the reader or a link chooses others."""

import pytest
from playwright.sync_api import Page, expect

from tests.driving import choose_theme
from tests.pages import PATIENCE, READY, Pages, first_of
from widgets.shared.themes import THEMES

STEP = "?lesson=quick_start&ply=20"


def wait_for_theme(page: Page, theme: str) -> None:
    """Wait until the page has a theme, and its bar says which."""
    expect(page.locator("html")).to_have_attribute("data-tutor-theme", theme)
    expect(page.locator(f".tutor-theme-{theme}")).to_have_attribute("aria-pressed", "true")


@pytest.mark.fresh
@pytest.mark.parametrize(
    ("system", "theme"),
    first_of(
        [
            ({"color_scheme": "dark"}, "dark"),
            ({"contrast": "more"}, "contrast"),
            ({"forced_colors": "active"}, "contrast"),
            ({"color_scheme": "dark", "contrast": "more"}, "contrast"),
            ({"color_scheme": "light"}, "light"),
        ],
        0,
    ),
    ids=str,
)
def test_the_page_begins_in_the_colours_of_the_system(
    open_page: Pages, system: dict[str, str], theme: str
) -> None:
    """The page begins dark or in high contrast if the system is so, and the address does not name the theme."""
    page = open_page(STEP, **system)
    wait_for_theme(page, theme)
    assert "theme" not in page.url


def test_the_page_follows_the_system_while_it_is_open(open_page: Pages) -> None:
    """When the reader's system changes to dark while the page is open, the page changes too."""
    page = open_page(STEP, color_scheme="light")
    wait_for_theme(page, "light")
    page.emulate_media(color_scheme="dark")
    wait_for_theme(page, "dark")
    page.emulate_media(color_scheme="dark", contrast="more")
    wait_for_theme(page, "contrast")
    page.emulate_media(color_scheme="light", contrast="no-preference")
    wait_for_theme(page, "light")


@pytest.mark.endurance
@pytest.mark.parametrize("chosen", THEMES)
def test_a_chosen_theme_stays_whatever_the_system_does(open_page: Pages, chosen: str) -> None:
    """The browser stores a chosen theme, and the system no longer changes the theme of the page."""
    page = open_page(STEP, color_scheme="dark")
    choose_theme(page, chosen)
    wait_for_theme(page, chosen)
    page.wait_for_function(
        "theme => localStorage.getItem('machu-tutor-preferences')?.includes(theme)", arg=chosen
    )
    page.goto(page.url.partition("?")[0] + STEP, wait_until="commit")
    page.wait_for_selector(READY, state="attached", timeout=PATIENCE)
    wait_for_theme(page, chosen)
    page.emulate_media(color_scheme="light", contrast="more")
    # By its next step the page has received the system's colours.
    page.locator(".tutor-next").click()
    expect(page.locator(".tutor-status")).to_have_attribute("data-ply", "21")
    wait_for_theme(page, chosen)


@pytest.mark.endurance
def test_the_theme_of_a_link_comes_before_the_system(open_page: Pages) -> None:
    """A link that names light colours opens light even on a dark system."""
    page = open_page(f"{STEP}&theme=light", color_scheme="dark")
    wait_for_theme(page, "light")
    page.emulate_media(color_scheme="light")
    page.emulate_media(color_scheme="dark")
    page.locator(".tutor-next").click()
    expect(page.locator(".tutor-status")).to_have_attribute("data-ply", "21")
    wait_for_theme(page, "light")
