"""Every slide of the presentation fits on a projector, from the goal to the end."""

import pytest

from tests.browser.boxes import faults
from tests.browser.test_presenter import OUTSIDE, OVER, WAYS, go_on
from tests.conftest import Serve
from tutor.core.lessons.files import open_course
from tutor.core.lessons.presentation import beats

pytestmark = pytest.mark.endurance
MOST_SCROLLED = 8
"""The most slides of the whole lesson whose end lies under the line that says so."""


@pytest.mark.parametrize(
    ("language", "width", "height"), [("en", 1920, 1080), ("es", 1024, 768), ("it", 1024, 768)]
)
def test_every_slide_is_whole(serve: Serve, language: str, width: int, height: int) -> None:
    """In any language no text of a slide is covered, outside the screen, or cut without a sign that it goes on."""
    _, open_page = serve()
    page = open_page(f"?view=presenter&lang={language}", width=width, height=height)
    wrong: dict[str, list[str]] = {}
    scrolled = 0
    last = len(beats(open_course("quick_start"))) - 1
    for beat in range(last + 1):
        scrolled += page.locator(".tutor-presenter[data-rest]").count()
        found = [*faults(page), *page.evaluate(OVER), *page.evaluate(OUTSIDE)]
        if found:
            wrong[f"{page.locator(WAYS).get_attribute('data-beat')}"] = found
        if beat < last:
            go_on(page)
    assert wrong == {}
    assert scrolled <= MOST_SCROLLED
    assert page.locator(WAYS).get_attribute("data-beat") == str(last)
    assert open_page.errors == []
