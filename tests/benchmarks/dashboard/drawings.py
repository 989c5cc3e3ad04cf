"""Measures the size of the static page of a position."""

from tests.benchmarks.dashboard.places import finished_games
from tutor.core.base.game import find_game
from tutor.core.drawing.svg import to_svg
from tutor.core.records.files import read_record
from tutor.core.words.text import Text
from tutor.princes.components_file import printed_components
from tutor.princes.scene import board_scene

LAYOUTS = ("wide", "medium", "phone")


def sizes():
    """Return the bytes of the drawings of every position of whole games, in every layout."""
    words = Text("en", ("tutor.core", "tutor.princes"))
    found = []
    for _, written in finished_games():
        for number, (state, _) in enumerate(read_record(written, find_game).states()):
            scene = board_scene(
                state.position(),
                components=printed_components(),
                text=words,
                layout=LAYOUTS[number % len(LAYOUTS)],
            )
            found.append(len(to_svg(scene).encode("utf-8")))
    return found
