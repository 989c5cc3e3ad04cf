"""The great moments of a game each appear once, as a picture over the page, which a press removes."""

from html import unescape

import pytest

from tests.pages import first_of
from tests.widgets.apps import app, press
from tutor.core.drawing.svg import picture
from tutor.core.words.text import LANGUAGES
from tutor.princes.scene.spectacle import conquest, rescue, sky_colour, summit
from tutor.princes.scene.themes import THEMES

SUMMIT = 45
"""The decision of the quick start after which Bert's Scout goes over the Summit."""


def tutor_before(ply, language="en"):
    """Return a page on which the reader explores the quick start after `ply` decisions."""
    return app(f"?lesson=quick_start&view=explore&ply={ply}&lang={language}")


def moment_markup(tutor):
    """Return the markup of the great moment on the page."""
    return unescape(tutor.windows.spectacle.widget.value)


@pytest.mark.parametrize("language", first_of(LANGUAGES, 1))
def test_the_summit_is_shown_once_and_read_aloud(language):
    """The picture of the Summit appears with the step that reaches it, and not again when the reader goes back and forth."""
    tutor = tutor_before(SUMMIT - 1, language)
    assert moment_markup(tutor) == ""
    press(tutor, "goto", SUMMIT)
    say = tutor.stage.showing().page.say
    told = (say("spectacle-summit.title"), say("spectacle-summit", player="Bert"))
    assert all(each in moment_markup(tutor) for each in told)
    assert all(each in tutor.page.spoken for each in told)
    press(tutor, "goto", SUMMIT - 1)
    press(tutor, "goto", SUMMIT)
    assert moment_markup(tutor) == ""


def test_a_press_ends_a_great_moment():
    """The picture of a great moment is one button, and a press on it removes the picture."""
    tutor = tutor_before(SUMMIT - 1)
    press(tutor, "goto", SUMMIT)
    assert moment_markup(tutor).count("<button") == 1
    press(tutor, "spectacle-over")
    assert moment_markup(tutor) == ""


def test_a_jump_shows_no_great_moment():
    """A reader who jumps past the step that reaches the Summit gets no picture, having not seen the Scout move."""
    tutor = tutor_before(SUMMIT - 9)
    press(tutor, "goto", SUMMIT)
    assert moment_markup(tutor) == ""


@pytest.mark.parametrize(
    ("step", "ending"), [("the-rescue", "rescue"), ("the-conquest", "conquest")]
)
def test_the_end_of_a_game_is_shown(step, ending):
    """A game that ends by Rescue or Conquest ends with a picture."""
    tutor = app(f"?lesson=quick_start&step={step}")
    for ply in range(1, tutor.session.line.plies + 1):
        press(tutor, "goto", ply)
    assert tutor.stage.showing().page.say(f"spectacle-{ending}") in moment_markup(tutor)


@pytest.mark.parametrize("theme", THEMES)
def test_every_picture_is_drawn_in_every_theme(theme):
    """In every theme each part of a picture is drawn with shapes, and the sky has one colour."""
    for parts in (summit(0, "B", theme), rescue(theme), conquest(theme)):
        assert all("<path" in drawn or "<rect" in drawn for drawn in _pictures(parts))
        assert {each.manner for each in parts} - {"still"}
    assert sky_colour(theme).startswith("#")


def _pictures(parts):
    return [picture(each.symbol, 9) for each in parts]
