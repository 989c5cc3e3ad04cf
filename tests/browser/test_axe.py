"""What axe-core finds in the views of the page: nothing, of whatever weight."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.views import TOURS, walk
from tests.pages import Pages

EVERYTHING = {"resultTypes": ["violations"]}
COLOURS = {"resultTypes": ["violations"], "runOnly": ["color-contrast"]}
"""Another theme changes colours alone."""


def findings(page: Page, options: dict[str, list[str]]) -> list[str]:
    """All findings on the page as it is now: the rule, and where."""
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
    """Whatever its weight; the tour of the layouts looks at the light colours too."""
    found: dict[str, list[str]] = {}
    for view, page in walk(open_page, tour):
        for theme, options in THEMES:
            # While a dialog lies over the page a hand does not reach its bar.
            page.locator(f".tutor-theme-{theme}").dispatch_event("click")
            expect(page.locator("html")).to_have_attribute("data-tutor-theme", theme)
            if wrong := findings(page, options):
                found[f"{view}, {theme}"] = wrong
    assert found == {}
