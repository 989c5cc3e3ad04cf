"""A node keeps the rings and arrows on the board, and any text that a person writes beside it."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.trees import GAMES, a_record, a_start
from tutor.core.base.errors import RecordError
from tutor.core.records.files import load_tree, loads, open_link, read_tree, write_link, write_tree
from tutor.core.records.history import History, read_history, write_history
from tutor.core.records.movetext import write_movetext
from tutor.core.records.movetext_reading import read_movetext
from tutor.core.records.notes import (
    PENS,
    PREFACE,
    REASON,
    Stroke,
    arrange,
    read_note,
    toggle,
    write_note,
)
from tutor.core.records.tree import Tree

RING = Stroke("step-3", pen="dashed")
ARROW = Stroke("district-main_temple", "moon-llama")

signs = st.text("abcXYZ019_.-", max_size=8)
names = st.builds("{}{}".format, st.sampled_from("aZ7"), signs)
strokes = st.lists(st.builds(Stroke, names, st.just("") | names, st.sampled_from(PENS)), max_size=5)
lines = st.text(max_size=12) | st.sampled_from(
    [
        "[%csl]",
        "[%csl Ga]",
        "[%cal Ga>b]",
        "[%csl0 Ga]",
        "[%csl a]",
        f"{REASON} x",
        REASON,
        "",
        PREFACE,
        f'{PREFACE}"x"',
        f"{PREFACE}x",
    ]
)
comments = st.lists(lines, max_size=4).map("\n".join)
reasons = st.text(st.characters(exclude_characters="\n"), max_size=9)


@settings(deadline=None)
@given(comments, reasons, strokes, strokes, comments)
def test_any_text_beside_a_step_reads_as_it_was_written(comment, reason, drawn, at_start, preface):
    """Any comment, reason and strokes beside a step are read as they were written.

    A comment that looks like strokes or a reason stays a comment.
    """
    written = write_note(comment, reason, arrange(drawn), arrange(at_start), preface)
    assert read_note(written) == (comment, reason, arrange(drawn), arrange(at_start), preface)


@given(strokes, st.builds(Stroke, names, names, st.sampled_from(PENS)))
def test_a_second_equal_stroke_removes_the_first(drawn, stroke):
    before = tuple(each for each in arrange(drawn) if each[:2] != stroke[:2])
    once = toggle(before, stroke)
    assert toggle(once, stroke) == before
    assert arrange(once) == once


def test_another_pen_replaces_the_stroke():
    """A ring in another pen replaces the ring on the same thing, because two rings would hide each other."""
    assert toggle((RING,), RING._replace(pen="double")) == (RING._replace(pen="double"),)


def test_strokes_are_written_as_in_pgn():
    """The notation writes strokes in the form in which readers know them from PGN files."""
    assert write_note("See here.", "", (RING, ARROW)) == (
        "See here.\n[%csl Rstep-3][%cal Gdistrict-main_temple>moon-llama]"
    )


@pytest.mark.parametrize("name", GAMES)
def test_a_tree_keeps_its_strokes_in_every_form(name):
    """File, link, notation and record keep the strokes of the start and of the steps."""
    tree = Tree.of_record(a_record(name, 2, 5), protect=True)
    tree = tree.draw_on(0, [ARROW]).draw_on(3, [ARROW, RING]).at(3)
    assert tree.strokes_at(3) == (RING, ARROW)
    for read in (
        load_tree(json.dumps(write_tree(tree))),
        open_link(write_link(write_tree(tree))),
        read_movetext(write_movetext(tree)),
    ):
        assert [read.strokes_at(place) for place in range(6)] == [
            tree.strokes_at(place) for place in range(6)
        ]
        assert write_tree(read) == write_tree(tree)
    main = Tree.of_record(loads(json.dumps(tree.main().to_json())))
    assert (main.strokes, main.strokes_at(3)) == (tree.strokes, tree.strokes_at(3))


@pytest.mark.parametrize("name", GAMES)
def test_a_start_alone_keeps_its_strokes(name):
    """A tree without a step keeps the strokes of its start, in a file and in the notation."""
    tree = a_start(name).draw_on(0, [RING])
    assert read_tree(write_tree(tree)).strokes == (RING,)
    assert read_movetext(write_movetext(tree)).strokes == (RING,)


@pytest.mark.parametrize("name", GAMES)
def test_a_stroke_is_undone_like_any_edit(name):
    """Undo and redo work for strokes as for any edit, even after the browser has stored and returned the edits."""
    bare = Tree.of_record(a_record(name, 2, 3))
    history = History(bare).edit(bare.draw_on(0, [RING]))
    history = history.edit(history.present.draw_on(2, [ARROW]))
    kept = read_history(json.loads(json.dumps(write_history(history))), history.present)
    for each in (history, kept):
        first = each.undo().present
        assert (first.strokes_at(0), first.strokes_at(2)) == ((RING,), ())
        again = each.undo().undo().redo().redo().present
        assert write_tree(again) == write_tree(history.present)
        assert each.undo().undo().present.strokes == ()


def test_strokes_beyond_the_room_of_a_comment_are_refused():
    """Strokes that do not fit into a comment are refused, because no reader could read such a file."""
    many = [Stroke(f"thing-{number}", "x" * 50) for number in range(80)]
    with pytest.raises(RecordError):
        a_start(GAMES[0]).draw_on(0, many)
