"""The board of the README: a moment of the example in the middle of the game."""

from tutor.core.drawing.svg import to_svg
from tutor.core.lessons.files import open_course
from tutor.core.print.handout import board_of

IN_THE_MIDDLE = 26


def picture() -> str:
    """The drawing, a tag a line."""
    state = open_course("quick_start").line.states[IN_THE_MIDDLE]
    return to_svg(board_of(state, "en", "light")).replace("><", ">\n<") + "\n"
