"""A page without a user does nothing: it takes no power from a laptop."""

import pytest

from tests.pages import Pages

COUNT = """() => {
    const own = window.requestAnimationFrame;
    let asked = 0;
    window.requestAnimationFrame = (draw) => { asked += 1; return own(draw); };
    window.tutorAsked = () => asked;
    window.tutorStop = () => { window.requestAnimationFrame = own; };
}"""
STILL = """() => {
    const isStill = window.tutorAsked() === window.tutorBefore;
    window.tutorBefore = window.tutorAsked();
    const moving = document.getAnimations().filter((each) => each.timeline === document.timeline);
    return isStill && moving.every((each) => each.playState !== "running");
}"""
"""Between two looks no frame was requested, and nothing moves with time; some moves with scrolling alone."""

LOOK = 400
"""Milliseconds between two looks: enough frames to see one that is requested."""


@pytest.mark.parametrize(
    ("query", "width", "height"),
    [
        ("?view=explore", 1440, 900),
        ("?lesson=quick_start&step=begin-1", 1024, 768),
        ("?lesson=quick_start&ply=26", 390, 844),
        ("?view=teach", 1440, 900),
    ],
)
def test_a_page_at_rest_requests_no_frame(
    open_page: Pages, query: str, width: int, height: int
) -> None:
    """The code that follows the widgets stops when they have settled, and does not follow itself."""
    page = open_page(query, width, height, reduced_motion="no-preference")
    page.evaluate(COUNT)
    page.wait_for_function(STILL, polling=LOOK)
    page.evaluate("window.tutorStop()")
