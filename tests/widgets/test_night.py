"""The light of the board: moonlit while it is night in the game."""

import pytest

from tests.panels import markup
from tests.widgets.apps import app
from tutor.princes.scene import board_scene

NIGHT, MORNING = 32, 35
"""Plies of the quick start: Moon tiles are paid for; the next day begins."""


def static_layer(showing, theme):
    """What of the board never moves, in these colours."""
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
def test_the_board_is_moonlit_at_night_alone(ply, theme, shown):
    """In light colours; whoever chose others has them by day and by night."""
    tutor = app(f"?lesson=quick_start&ply={ply}&theme={theme}")
    showing = tutor.stage.showing()
    drawn = tutor.stage.panels.scene(showing)
    assert drawn.layers[0] == static_layer(showing, shown)


def test_a_payment_at_night_is_named():
    """A picture alone says nothing to those who do not know it yet."""
    tutor = app(f"?lesson=quick_start&ply={NIGHT}")
    assert "1 cloth" in markup(tutor.session.state)
