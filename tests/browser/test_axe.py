"""What axe-core finds in the views of the page: nothing grave, and nothing outside of landmarks."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.views import TOURS, walk
from tests.pages import Pages

GRAVE = ("serious", "critical")
LANDMARKS = ("region", "bypass", "skip-link", "page-has-heading-one")
"""Rules that are kept whatever axe thinks of their weight, and all whose names begin so."""
EVERYTHING = {"resultTypes": ["violations"]}
COLOURS = {"resultTypes": ["violations"], "runOnly": ["color-contrast"]}
"""Another theme changes colours alone."""


def findings(page: Page, options: dict[str, list[str]]) -> list[str]:
    """The grave findings, and those on landmarks, on the page as it is now: the rule, and where."""
    found = Axe().run(page, options=options).response["violations"]
    return [
        f"{each['id']}: {node['html'][:120]} {node['failureSummary']}"
        for each in found
        if each["impact"] in GRAVE or each["id"].startswith(("landmark", *LANDMARKS))
        for node in each["nodes"]
    ]


THEMES = (("dark", COLOURS), ("contrast", COLOURS), ("light", EVERYTHING))


@pytest.mark.endurance
@pytest.mark.parametrize("tour", TOURS)
def test_axe_finds_nothing_grave_in_any_view_and_theme(open_page: Pages, tour: str) -> None:
    """No serious and no critical finding; the tour of the layouts looks at the light colours too."""
    found: dict[str, list[str]] = {}
    for view, page in walk(open_page, tour):
        for theme, options in THEMES:
            # While a dialog lies over the page a hand does not reach its bar.
            page.locator(f".tutor-theme-{theme}").dispatch_event("click")
            expect(page.locator("html")).to_have_attribute("data-tutor-theme", theme)
            if wrong := findings(page, options):
                found[f"{view}, {theme}"] = wrong
    assert found == {}
