"""The board as SVG text after parts of the quick start, a tag a line so that changes can be read."""

from collections.abc import Callable

from tests.vector_files import quick_start
from tutor.core.drawing.svg import to_svg
from tutor.core.lessons.files import open_course
from tutor.core.print.handout import board_of
from tutor.core.words.text import Text
from tutor.princes.components_file import printed_components
from tutor.princes.scene import board_scene

IN_THE_MIDDLE = 26
PARTS = {"setup": "light", "round 4": "dark", "night": "light", "round 9": "contrast"}


def board(part: str) -> str:
    """The drawn position after a part."""
    (check,) = [check for check in quick_start()["checks"] if check["after"] == part]
    scene = board_scene(
        check["position"],
        components=printed_components(),
        text=Text("en", ("tutor.core", "tutor.princes")),
        theme=PARTS[part],
    )
    return to_svg(scene).replace("><", ">\n<").replace("}.", "}\n.")


def picture() -> str:
    """The board of the README: a moment of the example in the middle of the game."""
    state = open_course("quick_start").line.states[IN_THE_MIDDLE]
    return to_svg(board_of(state, "en", "light")).replace("><", ">\n<") + "\n"


BOARDS: dict[str, Callable[[], str]] = {
    f"board_{part.replace(' ', '_')}.svg": lambda part=part: board(part) for part in PARTS
}
