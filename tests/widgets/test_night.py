"""The light of the board: moonlit during the night of the game."""

import pytest

from tests.panels import markup
from tests.widgets.apps import app
from tutor.princes.scene import board_scene

NIGHT, MORNING = 32, 35
"""Plies of the quick start: payment of Moon tiles; the beginning of the next day."""


def static_layer(showing, theme):
    """The fixed part of the board, in these colours."""
    scene = board_scene(
        showing.position,
        components=showing.state.components,
        text=showing.game,
        theme=theme,
        layout=showing.layout,
    )
    return scene.layers[0]


@pytest.mark.parametrize(
    ("ply", "theme", "shown"),
    [
        (NIGHT - 1, "light", "light"),
        (NIGHT, "light", "dark"),
        (MORNING - 1, "light", "dark"),
        (MORNING, "light", "light"),
        (NIGHT, "dark", "dark"),
        (NIGHT, "contrast", "contrast"),
    ],
)
def test_the_board_is_moonlit_only_at_night(ply, theme, shown):
    """In light colours; a reader with another theme has it by day and by night."""
    tutor = app(f"?lesson=quick_start&ply={ply}&theme={theme}")
    showing = tutor.stage.showing()
    drawn = tutor.stage.panels.scene(showing)
    assert drawn.layers[0] == static_layer(showing, shown)


def test_a_payment_at_night_has_its_name():
    """A reader who does not know a picture yet needs words."""
    tutor = app(f"?lesson=quick_start&ply={NIGHT}")
    assert "1 cloth" in markup(tutor.session.state)
