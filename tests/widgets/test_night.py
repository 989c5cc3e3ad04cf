"""The board of the Princes in moonlight during the night of the game."""

import pytest

from tests.panels import markup
from tests.widgets.apps import app
from tutor.princes.scene import board_scene

NIGHT, MORNING = 32, 35
"""The plies of the quick start at which players pay Moon tiles, and at which the next day begins."""


def static_layer(showing, theme):
    """Return the fixed part of the board in the colours of a theme."""
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
    """In light colours the night is moonlit; other themes look the same by day and by night."""
    tutor = app(f"?lesson=quick_start&ply={ply}&theme={theme}")
    showing = tutor.stage.showing()
    drawn = tutor.stage.panels.scene(showing)
    assert drawn.layers[0] == static_layer(showing, shown)


def test_a_payment_at_night_has_its_name():
    """A name stands beside the picture of a payment, for a reader who does not know the picture."""
    tutor = app(f"?lesson=quick_start&ply={NIGHT}")
    assert "1 cloth" in markup(tutor.session.state)
