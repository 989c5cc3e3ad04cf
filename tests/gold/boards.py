"""Draws the board in the README, which is a position in the middle of the example."""

from tutor.core.drawing.svg import to_svg
from tutor.core.lessons.files import open_course
from tutor.core.print.handout import board_of

IN_THE_MIDDLE = 26


def picture() -> str:
    """Return the drawing as SVG text with one tag on each line."""
    state = open_course("quick_start").line.states[IN_THE_MIDDLE]
    return to_svg(board_of(state, "en", "light")).replace("><", ">\n<") + "\n"
