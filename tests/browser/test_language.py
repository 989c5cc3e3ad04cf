"""In another language the page changes in place, and comes back the same after a reload."""

import pytest
from playwright.sync_api import expect

from tests.driving import stands
from tests.pages import Pages


def test_a_language_is_chosen_on_the_page(open_page: Pages) -> None:
    """The words, the document's language and the address change, while focus and step stay."""
    page = open_page("?ply=9&lang=en")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.locator(".tutor-languages summary").click()
    page.locator(".tutor-language[data-value=es]").click()
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(page.locator(".tutor-app h1")).to_have_text("Los Príncipes de Machu Picchu")
    expect(page.locator(".tutor-languages summary")).to_be_focused()
    expect(page.locator(".tutor-status")).to_have_attribute("data-ply", "9")
    expect(page.locator(".tutor-next")).to_have_attribute("aria-label", "Siguiente")
    page.wait_for_url("**lang=es*")


@pytest.mark.endurance
def test_a_chosen_language_survives_a_reload(open_page: Pages) -> None:
    """After a reload the page has the chosen language, at the same step."""
    page = open_page("?ply=9&lang=en")
    page.locator(".tutor-languages summary").click()
    page.locator(".tutor-language[data-value=es]").click()
    expect(page.locator("html")).to_have_attribute("lang", "es")
    page.wait_for_url("**lang=es*")
    page.reload(wait_until="commit")
    expect(page.locator(".tutor-app h1")).to_have_text(
        "Los Príncipes de Machu Picchu", timeout=60_000
    )
    stands(page, ply=9)


@pytest.mark.endurance
@pytest.mark.fresh
def test_the_page_has_the_language_that_the_browser_prefers(open_page: Pages) -> None:
    """The browser's preference counts where the address names no language."""
    page = open_page("?ply=9", locale="es-PE")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(page.locator(".tutor-app h1")).to_have_text("Los Príncipes de Machu Picchu")
