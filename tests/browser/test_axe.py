"""axe-core finds no fault in the views of the page, at any level."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.views import TOURS, walk
from tests.pages import Pages

EVERYTHING = {"resultTypes": ["violations"]}
COLOURS = {"resultTypes": ["violations"], "runOnly": ["color-contrast"]}
"""The tours of another theme, which changes only colours."""


def findings(page: Page, options: dict[str, list[str]]) -> list[str]:
    """Return all findings of axe on the page now, each with its rule and its place."""
    found = Axe().run(page, options=options).response["violations"]
    return [
        f"{each['id']}: {node['html'][:120]} {node['failureSummary']}"
        for each in found
        for node in each["nodes"]
    ]


THEMES = (("dark", COLOURS), ("contrast", COLOURS), ("light", EVERYTHING))


@pytest.mark.endurance
@pytest.mark.parametrize("tour", TOURS)
def test_axe_finds_nothing_in_any_view_and_theme(open_page: Pages, tour: str) -> None:
    """axe finds no fault in any view and theme, at any of its levels.

    The tour of the layouts covers the light colours.
    """
    found: dict[str, list[str]] = {}
    for view, page in walk(open_page, tour):
        for theme, options in THEMES:
            # While a dialog covers the page the mouse does not reach its bar.
            page.locator(f".tutor-theme-{theme}").dispatch_event("click")
            expect(page.locator("html")).to_have_attribute("data-tutor-theme", theme)
            if wrong := findings(page, options):
                found[f"{view}, {theme}"] = wrong
    assert found == {}
