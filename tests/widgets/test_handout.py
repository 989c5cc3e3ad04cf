"""The sheet of handouts: opened from every view, with files that say what they hold."""

import base64
import re

import pytest

from tests.widgets.apps import app, press
from tests.widgets.test_rulebook import Wellformed
from tutor.core.text import LANGUAGES

ROGUE = '<img src=x onerror="alert(1)">'


def files(tutor):
    """What can be kept, by the names of the files; a picture is made of its drawing."""
    markup = tutor.handout._ways.value
    Wellformed(markup)
    kept = re.findall(r'href="data:[^,]*;base64,([^"]*)" download="([^"]*)"', markup)
    kept += re.findall(r'data-svg="data:[^,]*;base64,([^"]*)" data-png="([^"]*)"', markup)
    return {name: base64.b64decode(content).decode("utf-8") for content, name in kept}


@pytest.mark.parametrize(
    ("query", "name"),
    [
        ("?lesson=quick_start&ply=26", "quick_start-26"),
        ("?lesson=quick_start&ply=26&view=explore", "quick_start-26"),
        ("?view=presenter&ply=9", "quick_start-9"),
        ("?game=incan_gold", "incan_gold-0"),
    ],
)
def test_a_position_is_handed_out_in_three_ways(query, name):
    """Their names say lesson and ply; the aid of the game lies beside them."""
    tutor = app(query)
    press(tutor, "handout")
    found = files(tutor)
    assert {f"{name}.html", f"{name}.svg", f"{name}.png"} <= set(found)
    assert any("aid" in each for each in found)
    assert found[f"{name}.png"] == found[f"{name}.svg"]
    assert "tutor-is-handout" in tutor._modes


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_caption_is_the_teachers(language):
    """It begins with what is spoken of; what is written instead stands on all three, escaped."""
    tutor = app(f"?view=presenter&ply=9&lang={language}")
    press(tutor, "handout")
    assert tutor.handout.caption.value == tutor.slideshow.heading
    tutor.handout.caption.value = ROGUE
    for name, content in files(tutor).items():
        if name.startswith("quick_start"):
            assert "<img" not in content
            assert "&lt;img" in content


def test_an_exhibit_does_not_pass_for_the_example():
    """Its file says that it is none of the example's positions."""
    tutor = app("?view=presenter")
    for _ in range(2):
        press(tutor, "present-next")
    press(tutor, "handout")
    assert "quick_start-exhibit-0.svg" in files(tutor)


def test_the_sheet_follows_and_is_put_away():
    """Another position is another handout; the same control and Escape close it, as does a view."""
    tutor = app("?lesson=quick_start&ply=26")
    press(tutor, "handout")
    press(tutor, "key", "ArrowRight")
    assert "quick_start-27.svg" in files(tutor)
    press(tutor, "key", "Escape")
    assert tutor.handout.widget.children == ()
    press(tutor, "handout")
    press(tutor, "handout")
    assert not tutor.handout.is_open
    press(tutor, "handout")
    press(tutor, "view", "explore")
    assert not tutor.handout.is_open


def test_a_line_before_a_class_is_handed_out_as_everybody_may_know_it():
    """No hidden card is named on paper either."""
    tutor = app("?game=princes&view=presenter")
    press(tutor, "handout")
    secret = [
        card for player in tutor.session.state.position()["players"] for card in player["cards"]
    ]
    assert secret
    names = [tutor.stage.game.figures({"card": card})["card"] for card in secret]
    for content in files(tutor).values():
        for name in names:
            assert str(name) not in content
