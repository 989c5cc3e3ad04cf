"""The SVG of a scene has what people hear, see and write, and never anything that runs or loads."""

import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest

from tutor.core.drawing.lettering import width
from tutor.core.drawing.scene import (
    Circle,
    Group,
    Layer,
    Paint,
    Path,
    Rect,
    Scene,
    Symbol,
    Use,
    Words,
    radial_glow,
    vertical_gradient,
)
from tutor.core.drawing.svg import picture, to_svg

SVG = "{http://www.w3.org/2000/svg}"
RED, BLUE = Paint("#FF0000"), Paint("#0000FF", "#000000", 2, (3, 1), 0.5)
DOT = Symbol("dot", 10, 10, (Circle(5, 5, 4, RED),))


def scene_of(*shapes, title="A title", description="What there is"):
    """Return a scene with these shapes in one layer."""
    return Scene(100, 80, title, description, (Layer("static", tuple(shapes)),))


def thing(*shapes, label="A thing", **more):
    """Return a labelled group of shapes, which is a thing on the board."""
    return Group("thing", shapes, label, **more)


def test_the_whole_is_one_image_with_a_title_and_a_description():
    """A drawing is one image for a screen reader, which reads its title and its description."""
    root = ET.fromstring(to_svg(scene_of()))
    assert root.get("role") == "img"
    title, description = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert (title.text, description.text) == ("A title", "What there is")
    assert root.get("aria-labelledby") == title.get("id")
    assert root.get("aria-describedby") == description.get("id")


def test_named_things_keep_their_id_label_and_description():
    """Each named thing of a drawing has its id, label and description.

    A prefix of the ids keeps two drawings on one page apart.
    """
    group = thing(Circle(1, 2, 3, RED), description="round")
    root = ET.fromstring(to_svg(scene_of(group), "one-"))
    (found,) = [part for part in root.iter(f"{SVG}g") if part.get("id")]
    assert found.get("id") == "one-thing"
    assert found.find(f"{SVG}title").text == "A thing"
    assert found.find(f"{SVG}desc").text == "round"


@pytest.mark.parametrize(
    "words", ['<script>alert("x")</script>', "a & b", '\'" onload="x', "\x00\x1b", "\ud800", "]]>"]
)
def test_texts_of_people_are_only_ever_text(words):
    """Names go into titles, descriptions and texts; they never become markup."""
    label = Words(0, 0, words, 14, "#000000", "#FFFFFF")
    written = to_svg(scene_of(thing(label, label=words), title=words, description=words))
    root = ET.fromstring(written.encode("utf-8", "strict"))
    assert {part.tag for part in root.iter()} <= {
        f"{SVG}{name}" for name in ("svg", "title", "desc", "style", "defs", "g", "text")
    }
    assert "<script" not in written


def test_letters_of_another_font_keep_to_the_measured_room():
    """Long words are pressed together to the measured width if a reader's font is wider.

    Short words, and words whose width is only estimated, stay as they are.
    """
    said = ("Temple of the Sun", "12", "Школа")
    labels = [Words(0, 0, each, 14, "#000000", "#FFFFFF", "bold") for each in said]
    long, short, foreign = ET.fromstring(to_svg(scene_of(thing(*labels)))).iter(f"{SVG}text")
    assert float(long.get("textLength")) == round(width(said[0], "bold", 14), 1)
    assert short.get("textLength") is foreign.get("textLength") is None


def test_equal_looks_share_a_name_and_different_looks_never_do():
    """Two drawings on a page use the same name for an equal style, because a style is named after its content."""
    one = to_svg(scene_of(thing(Circle(1, 1, 1, RED)), thing(Rect(1, 1, 2, 2, 0, RED))))
    other = to_svg(scene_of(thing(Circle(5, 5, 5, RED), Circle(5, 5, 5, BLUE))))
    style = one.split("<style>")[1].split("</style>")[0]
    assert style in other
    assert other.count("{fill:") == 2


def test_a_symbol_is_drawn_once_and_used_often():
    """A symbol is drawn once, and each further use is a reference with its own scale and opacity."""
    root = ET.fromstring(to_svg(scene_of(thing(Use(DOT, 1, 2), Use(DOT, 30, 2, 2, 0.5)))))
    assert len(list(root.iter(f"{SVG}circle"))) == 1
    first, second = root.iter(f"{SVG}use")
    assert (first.get("x"), first.get("y")) == ("1", "2")
    assert second.get("transform") == "translate(30 2)scale(2)"
    assert second.get("opacity") == "0.5"


def test_an_outline_painted_twice_is_written_once():
    """If an outline is painted in two layers, the second refers to the outline and does not write it again."""
    path = Path("M0 0L10 0L10 10Z", RED, (BLUE,))
    root = ET.fromstring(to_svg(scene_of(thing(path))))
    assert len(list(root.iter(f"{SVG}path"))) == 1
    below, above = root.iter(f"{SVG}use")
    assert below.get("class") != above.get("class")


def test_a_small_picture_is_hidden_from_screen_readers():
    """A small picture is hidden from screen readers, because the words beside it say what it shows."""
    root = ET.fromstring(picture(DOT, 20))
    assert root.get("aria-hidden") == "true"
    assert (root.get("width"), root.get("height")) == ("20", "20")


def test_a_gradient_is_defined_once_and_spans_each_shape():
    """Two shapes with the same gradient share its definition, and a light fades towards its edge."""
    sky, light = Paint(vertical_gradient("#AABBCC", "#FFFFFF")), Paint(radial_glow("#FFCC00", 0.5))
    shapes = Rect(0, 0, 9, 9, 0, sky), Circle(5, 5, 4, sky), Circle(5, 5, 9, light)
    root = ET.fromstring(to_svg(scene_of(thing(*shapes))))
    (falls,), (glows,) = (root.iter(f"{SVG}{way}Gradient") for way in ("linear", "radial"))
    assert [stop.get("stop-color") for stop in falls] == ["#AABBCC", "#FFFFFF"]
    assert [stop.get("stop-opacity") for stop in glows] == ["0.5", "0.275", "0"]
    style = root.find(f"{SVG}style").text
    assert {f"url(#{each.get('id')})" in style for each in (falls, glows)} == {True}


def test_a_small_picture_brings_its_gradients_along():
    """A small picture defines its own gradients, because it stands alone in a page."""
    sun = Symbol("sun", 10, 10, (Circle(5, 5, 4, Paint(vertical_gradient("#FFFF00", "#FF8800"))),))
    root = ET.fromstring(picture(sun, 20))
    (found,) = root.iter(f"{SVG}linearGradient")
    assert f"url(#{found.get('id')})" in root.find(f"{SVG}circle").get("style")


def test_a_halo_lies_under_its_letters():
    """A halo sets letters off from the lines below them; words without a halo have no edge."""
    bare = Words(0, 0, "Sun", 14, "#000000", "#FFFFFF")
    style = ET.fromstring(to_svg(scene_of(thing(replace(bare, halo="#FFEEDD"))))).find(
        f"{SVG}style"
    )
    assert "paint-order:stroke;stroke:#FFEEDD" in style.text
    plain = ET.fromstring(to_svg(scene_of(thing(bare)))).find(f"{SVG}style")
    assert "stroke" not in plain.text
