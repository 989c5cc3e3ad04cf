"""On the page a reader draws rings and arrows on the board, and merges the lines of games."""

import pytest

from tests.widgets.apps import app, press
from tests.widgets.test_analyses import FREE, again
from tutor.core.drawing.outline import around, holds
from tutor.core.drawing.pathtext import flatten
from tutor.core.drawing.strokes import SMALL, drawable_things, with_strokes
from tutor.core.records.files import dump_tree, write_link, write_tree
from tutor.core.records.movetext import write_movetext
from tutor.core.records.notes import Stroke
from tutor.core.words.text import LANGUAGES
from widgets.page import Action

PALACE, CLOCK = "district-royal_palace", "district-sun_clock"


def the_words(tutor):
    """Return the words beside the board, which a screen reader reads."""
    return tutor.app.windows.words.widget.value


def test_a_ring_and_an_arrow_are_drawn_named_and_stored_with_their_step():
    """A ring and an arrow are on the board, in the words beside it and in the list, but only at the step they belong to."""
    tutor = app("?lesson=quick_start&ply=3")
    press(tutor, "stroke", f":{PALACE}")
    press(tutor, "stroke", f"R:{PALACE}>{CLOCK}")
    drawn = (Stroke(PALACE), Stroke(PALACE, CLOCK, "dashed"))
    assert tutor.session.tree.strokes_at(tutor.session.place) == drawn
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
    """One press removes all strokes from the board, and undo restores them.

    The start of a line can have strokes too.
    """
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
    """By keyboard a reader can draw anything: choose a thing, the target of an arrow, and the kind of line."""
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
def test_a_ring_on_a_large_thing_lies_inside_it(game):
    """A ring follows the outline of a large thing, since a ring around it would cover its neighbours."""
    scene = app(f"?game={game}&view=explore").stage.scene()
    areas = {thing: scene.find(thing).area for thing in drawable_things(scene)}
    boxes = {thing: around(area) for thing, area in areas.items()}
    large = [thing for thing, box in boxes.items() if min(box.width, box.height) >= SMALL]
    assert large
    ringed = with_strokes(scene, [Stroke(thing) for thing in large], "light", large)
    for thing in large:
        (ring,) = ringed.find(f"stroke-{thing}").shapes
        points = [point for part in flatten(ring.text) for point in part]
        assert [point for point in points if not holds(areas[thing], *point)] == [], thing


@pytest.mark.parametrize("value", ["", "x", ":nothing", f":{PALACE}>{PALACE}", f"Q:{PALACE}"])
def test_an_unknown_thing_gets_no_stroke(value):
    """The page ignores a stroke on a thing that does not exist."""
    tutor = app("?lesson=quick_start&ply=3")
    press(tutor, "stroke", value)
    assert tutor.stage.strokes == ()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["princes", "incan_gold"])
def test_every_thing_has_a_name_in_every_language(game, language):
    """Each thing on the board can be chosen by its name, in every language."""
    tutor = app(f"?game={game}&view=explore&lang={language}")
    press(tutor, "tab", "lines")
    press(tutor, "strokes-open")
    offered = {thing for _, thing in tutor.app.windows.strokes_form.thing.options}
    areas = {group.id for group in tutor.stage.scene().groups() if group.area is not None}
    assert offered == areas


def test_a_handout_has_the_strokes():
    """The board on a handout has the strokes of the page."""
    tutor = app("?lesson=quick_start&ply=3")
    press(tutor, "stroke", f":{PALACE}")
    press(tutor, "handout")
    content = tutor.app.windows.handout.file("svg", "").content.decode()
    assert "A ring on “Royal Palace”." in content


def test_strokes_come_back_with_the_browser():
    """After a reload the stored strokes are on the board, also at the start of a game, and can still be undone."""
    tutor = app(FREE)
    press(tutor, "stroke", ":deck")
    tutor = again(tutor)
    assert tutor.stage.strokes == (Stroke("deck"),)
    press(tutor, "undo")
    assert tutor.stage.strokes == ()


def two_trees():
    """Return a tutor at a game, and a copy of the game with one more line and a comment."""
    tutor = app("?lesson=quick_start&ply=3")
    tree = tutor.session.tree
    other = tree.step(3).state.legal()[-1]
    return tutor, tree, tree.add(3, other).comment_on(len(tree.nodes) + 1, "Or here?")


def test_a_file_is_merged_with_the_open_game_and_undone():
    """A file to merge may be JSON or notation.

    The page says what the merge added, and undo takes it back.
    """
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


def test_a_link_is_merged_with_the_open_game():
    """A link can be merged as it was copied, with its whole address."""
    tutor = app("?game=incan_gold&view=explore")
    tree = tutor.session.tree
    more = tree.add(0, tree.start.legal()[-1])
    link = f"\nhttp://localhost/?r={write_link(write_tree(more))}&lang=es"
    press(tutor, "merge-text", link)
    assert len(tutor.session.tree.nodes) == 1


def test_an_analysis_of_the_library_is_merged_with_the_open_game():
    """An analysis of the library can be merged with the open game, and stays in the library as it is."""
    tutor, tree, more = two_trees()
    tutor.session.edit(more.at(3))
    press(tutor, "library-keep", "\nMine")
    press(tutor, "undo")
    kept = tutor.app.kept.analyses.by_name("Mine")
    press(tutor, "library-merge", kept.id)
    assert len(tutor.session.tree.nodes) == len(tree.nodes) + 1
    assert tutor.app.kept.analyses.by_name("Mine") == kept
