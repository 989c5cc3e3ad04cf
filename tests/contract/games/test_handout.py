"""Handouts of every game with a board: on white, with a caption that is only text."""

import json
import re
from xml.etree import ElementTree

import pytest

from tests.contract.command_line import run
from tests.contract.games.shelf import laws
from tutor.core.base.errors import RecordError
from tutor.core.base.kit import kit_of
from tutor.core.print.handout import LONGEST, board_of, handout_page, handout_svg
from tutor.core.records.files import read_record
from tutor.core.words.text import LANGUAGES

ROGUE = '<img src=x onerror="alert(1)"> & co.'
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def file(name, tmp_path):
    """Return a record of the game as a file, if the game has a board."""
    count, variant = laws(name).SHAPES[0]
    made = run("random", "--game", name, "--players", count, "--variant", variant, "--seed", 4)
    path = tmp_path / "game.json"
    path.write_text(made.out, encoding="utf-8")
    if kit_of(name).board is None:
        with pytest.raises(RecordError) as refused:
            board_of(read_record(made.json).play(0), "en", "light")
        assert name in refused.value.sentence()
        pytest.skip("this game cannot be drawn")
    return path


def record_in(file):
    """Return the record of a file."""
    return read_record(json.loads(file.read_text(encoding="utf-8")))


def test_the_command_line_draws_a_position(file):
    """The command draws a position as a drawing with the caption in it, or as a page with the caption below."""
    drawn = run("handout", file, "--plies", 3, "--svg", "--caption", ROGUE)
    assert (drawn.code, drawn.err) == (0, "")
    words = [each.text for each in ElementTree.fromstring(drawn.out).iter(f"{SVG}text")]
    assert words[-1] == ROGUE
    page = run("handout", file, "--plies", 3, "--lang", "es", "--caption", ROGUE).out
    assert "<img" not in page
    assert "&lt;img" in page
    assert 'lang="es"' in page
    assert not re.search(r"(?:href|src)=\"https?:|<script|<link|@import|url\((?!#)", page)


def test_a_seat_sees_only_what_it_may_know(file):
    """A player's handout shows only the player's view; an unknown name leads to a sentence."""
    state = record_in(file).play(3)
    seat = state.players[0]
    drawn = run("handout", file, "--plies", 3, "--svg", "--view", seat).out
    assert drawn == handout_svg(board_of(state, "en", "light", seat))
    stranger = run("handout", file, "--view", "Nobody")
    assert stranger.code == 2
    assert "Nobody" in stranger.err


def test_a_caption_keeps_every_letter(file):
    """A word wider than the drawing, such as an address, continues in the next line."""
    scene, long = board_of(record_in(file).play(0), "en", "light"), "x" * 300
    words = ElementTree.fromstring(handout_svg(scene, f"See {long} now")).iter(f"{SVG}text")
    said = [each.text for each in words]
    assert "".join(said[said.index("See") :]) == f"See{long} now"


def test_long_captions_fill_lines_and_end(file):
    """Each line of a caption fits the drawing, and a caption too long for a handout is cut at its end."""
    scene = board_of(record_in(file).play(0), "en", "light")
    bare, told = handout_svg(scene), handout_svg(scene, "word " * 400)
    words = ElementTree.fromstring(told).findall(f".//{SVG}text")
    lines = [each.text for each in words if each.text.startswith("word")]
    assert len(lines) > 1
    assert len(" ".join(lines)) <= LONGEST
    height = [float(ElementTree.fromstring(each).get("height")) for each in (bare, told)]
    assert height[1] > height[0] == scene.height
    assert "<figcaption" not in handout_page(scene, "en", "  ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_on_the_board_is_cut(file, language):
    """In no language is a label, a heading or a name on the board shortened."""
    record = record_in(file)
    for plies in (0, len(record.decisions)):
        drawn = handout_svg(board_of(record.play(plies), language, "light"))
        said = [each.text for each in ElementTree.fromstring(drawn).iter(f"{SVG}text")]
        assert said
        assert [each for each in said if each.endswith(("…", "-", "\u00ad"))] == []
