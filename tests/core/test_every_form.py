"""Each form of a record or tree keeps all content: file, notation, link, storage, merged tree."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.trees import GAMES, a_tree
from tutor.core.records.files import (
    dump_tree,
    link_to,
    load_tree,
    loads,
    open_link,
    read_record,
    read_tree,
    write_tree,
)
from tutor.core.records.merge import merge
from tutor.core.records.movetext import write_movetext
from tutor.core.records.movetext_reading import read_movetext
from tutor.core.records.notes import PENS, PREFACE, REASON, Stroke, arrange
from tutor.core.records.record import LONGEST_COMMENT
from tutor.core.records.tree import MARKS, Tree
from tutor.core.words.narration import told_movetext

FORMS = {
    "tree": lambda tree: read_tree(write_tree(tree)),
    "file": lambda tree: load_tree(dump_tree(tree)),
    "notation": lambda tree: read_movetext(write_movetext(tree)),
    "link": lambda tree: open_link(link_to(tree)[0]),
    "twice": lambda tree: read_movetext(write_movetext(load_tree(dump_tree(tree)))),
}

lines = st.text(st.characters(exclude_categories=["Cs"]), max_size=12) | st.sampled_from(
    [
        "",
        " ",
        "[%csl Ga]",
        f"{REASON} x",
        f'{PREFACE}"x"',
        PREFACE,
        "; x",
        "1. Bert: x",
        "(",
        "@",
        "é日本👩‍🏫",
    ]
)
texts = st.lists(lines, max_size=3).map("\n".join)
strokes = st.lists(
    st.builds(
        Stroke,
        st.sampled_from(["step-3", "deck"]),
        st.sampled_from(["", "step-4"]),
        st.sampled_from(PENS),
    ),
    max_size=2,
).map(arrange)


@st.composite
def trees(draw, name):
    """Return a random tree with any text, mark, name or stroke at any place.

    The tree begins with a setup or a position.
    """
    tree = a_tree(name, seed=draw(st.integers(1, 3)), nodes=6, forking=0.3)
    nodes = tuple(
        node._replace(
            comment=draw(texts),
            marks=tuple(mark for mark in MARKS if draw(st.booleans())),
            name=draw(lines),
            reason=draw(st.sampled_from(["", "It pays.", "‣ x"])),
            strokes=draw(strokes),
        )
        for node in tree.nodes
    )
    is_set_up = draw(st.booleans())
    return Tree(
        tree.game,
        tree.root,
        tree.setup if is_set_up else None,
        draw(st.none() | texts),
        draw(texts),
        nodes,
        tree.current,
        0,
        draw(strokes),
    )


def comments_of(tree):
    """Return all texts of a tree in a form that does not depend on the order of its nodes."""

    def branch(place):
        return [(tree.node(each)[2:], branch(each)) for each in tree.children(place)]

    return tree.title, tree.preface, tree.strokes, tree.setup, tree.start.position(), branch(0)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=12, deadline=None)
@given(data=st.data())
def test_every_form_keeps_all(name, form, data):
    """A tree that is written in a form and read again has the same texts and signs.

    They are the title, comments (also of the start), names, marks, reasons and strokes.
    """
    tree = data.draw(trees(name))
    assert comments_of(FORMS[form](tree)) == comments_of(tree)


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=12, deadline=None)
@given(data=st.data())
def test_a_record_keeps_all(name, data):
    """The main line of a tree becomes a record with the comment of the start, and reads as the same line."""
    tree = data.draw(trees(name))
    record = tree.main()
    again = read_record(json.loads(json.dumps(record.to_json())))
    assert again.comments == record.comments
    assert Tree.of_record(again).preface == tree.preface
    assert Tree.of_record(loads(dump_tree(tree))).preface == tree.preface


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=12, deadline=None)
@given(data=st.data())
def test_a_merged_tree_keeps_all(name, data):
    """A tree merged with a bare copy of itself keeps all of its texts.

    Names of lines are not compared, because a merge makes new ones.
    """
    tree = data.draw(trees(name))
    bare = Tree(tree.game, tree.root, tree.setup)
    for merged in (merge(bare, tree).tree, merge(tree, bare).tree):
        nameless = [
            Tree(*(each.game, each.root, each.setup, each.title or None, each.preface),
                 tuple(node._replace(name="") for node in each.nodes), 0, 0, each.strokes)
            for each in (merged, tree)
        ]  # fmt: skip
        assert comments_of(nameless[0]) == comments_of(nameless[1])


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("ply", range(4))
def test_words_have_the_comments_of_every_ply(name, ply):
    """The narration in every language has the comment of each ply, from the start to the end of a record."""
    record = a_tree(name, nodes=3, forking=0).main()
    tree = Tree.of_record(read_record({**record.to_json(), "comments": {str(ply): "Exercise"}}))
    for language in ("en", "es", "it"):
        assert told_movetext(tree, language).count("Exercise") == 1
    assert tree.comment_at(tree.path(tree.end(0))[ply - 1] if ply else 0) == "Exercise"


@pytest.mark.parametrize("name", GAMES)
def test_a_comment_of_the_start_without_room_stands_beside_the_next(name):
    """If the comment of the start does not fit into the first step, it is written with the second step.

    If neither step has room, writing raises ValueError.
    """
    full = a_tree(name, nodes=2, forking=0).comment_on(0, "Exercise")
    full = full.comment_on(1, "x" * LONGEST_COMMENT)
    assert read_tree(write_tree(full)).preface == "Exercise"
    with pytest.raises(ValueError, match="4000"):
        write_tree(full.comment_on(2, "x" * LONGEST_COMMENT))
