"""The drawn material of a stone stays on the stone, and its filled parts keep off the name."""

import pytest

from tests.positions import DISTRICTS, position
from tutor.core.drawing.outline import Box, around, holds
from tutor.core.drawing.pathtext import flatten
from tutor.core.drawing.scene import Gradient, Path, colours_of, extent
from tutor.core.words.text import Text
from tutor.princes.components_file import printed_components
from tutor.princes.scene import board_scene
from tutor.princes.scene.city.city import face_of, plots
from tutor.princes.scene.city.materials import carve, clip, lit_parts
from tutor.princes.scene.look import LAYOUTS, Look, kind
from tutor.princes.scene.themes import THEMES

WORDS = Text("en", ("tutor.core", "tutor.princes"))


def look(layout="wide", theme="light"):
    """Return the layout, theme, words and figures with which the board is drawn."""
    return Look(printed_components(), WORDS, THEMES[theme], LAYOUTS[layout])


def board(theme):
    """Return the scene of a board on the first day."""
    return board_scene(position().json(), components=printed_components(), text=WORDS, theme=theme)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("district", DISTRICTS)
def test_carved_lines_stay_on_their_stone(district, layout):
    """Every line of every material lies inside the stone's outline, and each stone has lines."""
    shown = look(layout)
    (face, *_) = flatten(face_of(shown, district), 3)
    heading = plots(shown)[district].heading.box
    text = carve(kind(district), face, heading, shown.layout.type / 14)
    lines = flatten(text)
    assert len(lines) >= 3
    stone = plots(shown)[district].outline
    assert [point for line in lines for point in line if not holds(stone, *point)] == []


@pytest.mark.parametrize("district", DISTRICTS)
def test_filled_parts_keep_off_the_name(district):
    """The bright blocks and lozenges of a stone's material never lie below the words on the stone."""
    shown = look()
    (face, *_) = flatten(face_of(shown, district), 3)
    heading = plots(shown)[district].heading.box
    text = lit_parts(kind(district), face, heading, 1)
    assert bool(text) == (kind(district) in ("temple", "house"))
    assert not [line for line in flatten(text) if around(line).overlaps(heading)]


def test_a_polygon_is_cut_to_a_box():
    """Cutting a polygon to a box removes a corner outside the box, and leaves nothing of a polygon outside."""
    corner = ((0.0, 0.0), (10.0, 0.0), (0.0, 10.0))
    assert set(clip(corner, Box(0, 0, 5, 20))) == {(0, 0), (5, 0), (5, 5), (0, 10)}
    assert clip(corner, Box(20, 20, 30, 30)) == ()


@pytest.mark.parametrize("theme", THEMES)
def test_the_land_lies_behind_the_whole_board(theme):
    """The landscape of sky, ridges and mist is the first group of the board and covers its whole area.

    In the theme of high contrast the landscape is one colour without ridges.
    """
    scene = board(theme)
    land = scene.layers[0].groups[0]
    assert land.id == "landscape"
    assert extent(land).contains(Box(0, 0, scene.width, scene.height))
    ridges = [shape for shape in land.shapes if isinstance(shape, Path) and shape.paint.fill]
    assert len(ridges) == (0 if theme == "contrast" else 3)
    assert isinstance(land.shapes[0].paint.fill, Gradient) == (theme != "contrast")
    assert {len(colours_of(fill)) for fill in THEMES[theme].stones.values()} == {
        1 if theme == "contrast" else 2
    }


def test_the_suns_rise_to_noon_and_set():
    """The suns of the days stand in an arc over the city, and the sun of the present day is the largest."""
    scene = board("light")
    days = [extent(scene.find(f"day-{day}")) for day in range(1, 10)]
    heights = [box.centre[1] for box in days]
    assert heights[:5] == sorted(heights[:5], reverse=True)
    assert heights[4:] == sorted(heights[4:])
    assert max(range(9), key=lambda day: days[day].width) == int(position().json()["day"]) - 1
