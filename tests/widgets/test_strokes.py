"""Rings and arrows on the board, and lines put together, on the page without a browser."""

import pytest

from tests.widgets.apps import app, press
from tests.widgets.test_analyses import FREE, again
from tutor.core.drawing.outline import around, holds
from tutor.core.drawing.pathtext import flatten
from tutor.core.drawing.strokes import SMALL, drawable, with_strokes
from tutor.core.records.files import dump_tree, write_link, write_tree
from tutor.core.records.movetext import write_movetext
from tutor.core.records.notes import Stroke
from tutor.core.words.text import LANGUAGES
from widgets.page import Action

PALACE, CLOCK = "district-royal_palace", "district-sun_clock"


def the_words(tutor):
    """What a screen reader finds beside the board."""
    return tutor.app.windows.words.widget.value


def test_a_ring_and_an_arrow_are_drawn_told_and_kept_with_their_step():
    """They are on the board, in words beside it and in the list; elsewhere the board is clean."""
    tutor = app("?lesson=quick_start&ply=3")
    press(tutor, "stroke", f":{PALACE}")
    press(tutor, "stroke", f"R:{PALACE}>{CLOCK}")
    drawn = (Stroke(PALACE), Stroke(PALACE, CLOCK, "dashed"))
    assert tutor.session.tree.drawn_at(tutor.session.place) == drawn
    scene = tutor.stage.scene()
    assert scene.find(f"stroke-{PALACE}").label == "A ring on “Royal Palace”."
    told = "A dashed arrow from “Royal Palace” to “Sun Clock”."
    assert scene.find(f"stroke-{PALACE}-{CLOCK}").label == told
    assert scene.description.endswith(told)
    assert told in the_words(tutor)
    assert tutor.page.spoken == f"Drawn: {told}"
    press(tutor, "tab", "lines")
    press(tutor, "list-as", "comments")
    assert told in tutor.app.windows.lines._list.value
    assert "[%" not in tutor.app.windows.lines._list.value
    press(tutor, "key", "ArrowRight")
    assert tutor.stage.scene().find(f"stroke-{PALACE}") is None


def test_one_press_clears_the_board_and_undo_brings_it_back():
    """Like any other edit; the start of a line can be drawn on as well."""
    tutor = app("?lesson=quick_start&ply=0")
    assert tutor.app.windows.strokes.widget.value == ""
    press(tutor, "stroke", f":{PALACE}")
    assert "strokes-clear" in tutor.app.windows.strokes.widget.value
    press(tutor, "strokes-clear")
    assert tutor.stage.strokes == ()
    press(tutor, "undo")
    assert tutor.stage.strokes == (Stroke(PALACE),)
    press(tutor, "stroke", f":{PALACE}")
    assert tutor.stage.strokes == ()


def test_everything_can_be_drawn_by_name():
    """From the keyboard: a thing, where an arrow goes, and the pen are chosen."""
    tutor = app("?lesson=quick_start&ply=3")
    press(tutor, "tab", "lines")
    press(tutor, "strokes-open")
    form = tutor.app.windows.strokes_form
    names = [name for name, _ in form.thing.options]
    assert len({*names}) == len(names)
    assert "step 7 of the Inca Trail" in names
    assert (form.thing.index, form.to.index) == (0, 0)
    form.thing.value, form.to.value = CLOCK, "step-7"
    press(tutor, "pen", "double")
    press(tutor, "stroke-draw")
    assert tutor.stage.strokes == (Stroke(CLOCK, "step-7", "double"),)
    assert tutor.stage.scene().find(f"stroke-{CLOCK}-step-7") is not None


@pytest.mark.parametrize("game", ["princes", "incan_gold"])
def test_a_ring_on_something_large_lies_within_it(game):
    """Whatever its outline: a box round it would reach over what is beside it."""
    scene = app(f"?game={game}&view=explore").stage.scene()
    areas = {thing: scene.find(thing).area for thing in drawable(scene)}
    boxes = {thing: around(area) for thing, area in areas.items()}
    large = [thing for thing, box in boxes.items() if min(box.width, box.height) >= SMALL]
    assert large
    ringed = with_strokes(scene, [Stroke(thing) for thing in large], "light", large)
    for thing in large:
        (ring,) = ringed.find(f"stroke-{thing}").shapes
        points = [point for part in flatten(ring.text) for point in part]
        assert [point for point in points if not holds(areas[thing], *point)] == [], thing


@pytest.mark.parametrize("value", ["", "x", ":nothing", f":{PALACE}>{PALACE}", f"Q:{PALACE}"])
def test_what_is_not_on_the_board_is_not_drawn(value):
    """Whatever a browser sends."""
    tutor = app("?lesson=quick_start&ply=3")
    press(tutor, "stroke", value)
    assert tutor.stage.strokes == ()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["princes", "incan_gold"])
def test_every_thing_has_a_name_in_every_language(game, language):
    """Whoever draws by name, or listens, finds all that a pointer finds."""
    tutor = app(f"?game={game}&view=explore&lang={language}")
    press(tutor, "tab", "lines")
    press(tutor, "strokes-open")
    offered = {thing for _, thing in tutor.app.windows.strokes_form.thing.options}
    areas = {group.id for group in tutor.stage.scene().groups() if group.area is not None}
    assert offered == areas


def test_a_handout_has_what_is_drawn():
    """The board that is handed out is the one that was prepared."""
    tutor = app("?lesson=quick_start&ply=3")
    press(tutor, "stroke", f":{PALACE}")
    press(tutor, "handout")
    content = tutor.app.windows.handout.file("svg", "").content.decode()
    assert "A ring on “Royal Palace”." in content


def test_what_is_drawn_comes_back_with_the_browser():
    """At the start of a game too, where nothing is decided yet; and it can still be undone."""
    tutor = app(FREE)
    press(tutor, "stroke", ":deck")
    tutor = again(tutor)
    assert tutor.stage.strokes == (Stroke("deck"),)
    press(tutor, "undo")
    assert tutor.stage.strokes == ()


def two_trees():
    """A tutor at a game, and the same game with one more line and a comment."""
    tutor = app("?lesson=quick_start&ply=3")
    tree = tutor.session.tree
    other = tree.step(3).state.legal()[-1]
    return tutor, tree, tree.add(3, other).comment_on(len(tree.nodes) + 1, "Or here?")


def test_a_file_is_put_together_with_what_is_open_and_undone():
    """In JSON or the notation; it is said what came in."""
    tutor, tree, more = two_trees()
    contents = (dump_tree(more), write_movetext(more).encode())
    for content in contents:
        tutor.context.carry_out(Action("merge-file", "b.json", "", content))
        assert len(tutor.session.tree.nodes) == len(tree.nodes) + 1
        assert "one new line with one step" in tutor.app.notices.widget.value
        press(tutor, "undo")
        assert write_tree(tutor.session.tree) == write_tree(tree)
    tutor.context.carry_out(Action("merge-file", "b.json", "", dump_tree(tree)))
    assert "nothing new came in" in tutor.app.notices.widget.value
    tutor.context.carry_out(Action("merge-file", "b.json", "", b"{"))
    assert "b.json" in tutor.app.notices.widget.value


def test_a_link_is_put_together_with_what_is_open():
    """As it was copied, with the address before it."""
    tutor = app("?game=incan_gold&view=explore")
    tree = tutor.session.tree
    more = tree.add(0, tree.start.legal()[-1])
    link = f"\nhttp://localhost/?r={write_link(write_tree(more))}&lang=es"
    press(tutor, "merge-text", link)
    assert len(tutor.session.tree.nodes) == 1


def test_an_analysis_of_the_library_is_put_together_with_what_is_open():
    """It stays in the library as it is."""
    tutor, tree, more = two_trees()
    tutor.session.edit(more.at(3))
    press(tutor, "library-keep", "\nMine")
    press(tutor, "undo")
    kept = tutor.app.kept.analyses.by_name("Mine")
    press(tutor, "library-merge", kept.id)
    assert len(tutor.session.tree.nodes) == len(tree.nodes) + 1
    assert tutor.app.kept.analyses.by_name("Mine") == kept
