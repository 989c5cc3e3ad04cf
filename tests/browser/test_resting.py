"""A page without a user requests no work, so that it takes no power from a laptop."""

import pytest

from tests.pages import Pages, first_of

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
"""Returns whether no frame was requested and nothing moved since the last look."""

LOOK = 400
"""The milliseconds between two looks, enough for a requested frame to show."""


@pytest.mark.parametrize(
    ("query", "width", "height"),
    first_of(
        [
            ("?view=explore", 1440, 900),
            ("?lesson=quick_start&ply=26", 390, 844),
            ("?lesson=quick_start&step=begin-1", 1024, 768),
            ("?view=teach", 1440, 900),
        ],
        1,
    ),
)
def test_a_page_at_rest_requests_no_frame(
    open_page: Pages, query: str, width: int, height: int
) -> None:
    """A page at rest requests no frame of animation: the code that follows the widgets stops once they have settled."""
    page = open_page(query, width, height, reduced_motion="no-preference")
    page.evaluate(COUNT)
    page.wait_for_function(STILL, polling=LOOK)
    page.evaluate("window.tutorStop()")
