"""A learner takes the whole lesson on a real page, in each language, on a phone, in high contrast, and by keys alone."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.boxes import faults
from tests.conftest import Serve
from tests.learner import Learner, Press, by_keyboard, by_mouse
from tests.pages import PATIENCE

pytestmark = pytest.mark.endurance

PHONE = {"width": 390, "height": 844}


@pytest.mark.parametrize(
    ("language", "theme", "press", "window", "errs"),
    [
        ("en", "light", by_mouse, {}, True),
        ("en", "dark", by_keyboard, {}, False),
        ("es", "light", by_mouse, PHONE, False),
        ("it", "contrast", by_mouse, {}, False),
        ("it", "light", by_mouse, PHONE, False),
    ],
    ids=["errors", "keys", "spanish", "italian", "italian_phone"],
)
def test_the_whole_lesson_is_taken(
    serve: Serve, language: str, theme: str, press: Press, window: dict[str, Any], errs: bool
) -> None:
    """Each step of the lesson, from the first to the last, shows the sentences of the catalogue."""
    _, open_page = serve()
    page = open_page(f"?lesson=quick_start&lang={language}&theme={theme}", **window)
    look = faults if language != "en" else None
    learner = Learner(page, language, press, errs=errs, look=look)
    for act in learner.lesson.acts:
        learner.take(act.name)
    assert learner.ugly == {}
    assert learner.rights >= len(learner.lesson.questions)
    expect(page.locator(".tutor-notice")).to_have_count(0, timeout=PATIENCE)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
