"""A merge makes one tree of two from the same start, with every line and comment of both just once."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.trees import GAMES, a_record, a_start, a_tree, faults_of_tree
from tutor.core.base.errors import RecordError, TreeError
from tutor.core.records.files import read_tree, write_tree
from tutor.core.records.lines import beginnings, line_name
from tutor.core.records.merge import merge
from tutor.core.records.notes import PENS, Stroke
from tutor.core.records.tree import MARKS, Tree

comments = st.sampled_from(["", "Why?", "Too early.", "Why?\nToo early.", "\n", "y?"])
drawn = st.lists(
    st.builds(
        Stroke, st.sampled_from(["a", "b"]), st.sampled_from(["", "c"]), st.sampled_from(PENS)
    )
)


@st.composite
def trees(draw, name):
    """Return a random tree of a game with texts in it, which always has the same start."""
    seed = draw(st.integers(0, 9))
    tree = a_tree(name, seed, draw(st.integers(0, 16)), forking=0.3) if seed else a_start(name)
    grown = regrow(tree)
    for place in draw(st.lists(st.integers(0, len(grown.nodes)), max_size=4, unique=True)):
        grown = grown.draw_on(place, draw(drawn))
        if place:
            grown = grown.comment_on(place, draw(comments))
            grown = grown.mark(place, draw(st.lists(st.sampled_from(MARKS), unique=True)))
            grown = grown.name_line(place, draw(st.sampled_from(["", "A", "B", "Plan"])))
    return grown


def regrow(tree):
    """Return the part of a tree that is legal from the start of seed 1, so that all such trees share a start."""
    grown, places = a_start(tree.game.name), {0: 0}
    for place, node in enumerate(tree.nodes, 1):
        parent = places.get(node.parent)
        if parent is not None and node.decision in grown.step(parent).state.legal():
            grown = grown.add(parent, node.decision)
            places[place] = grown.current
    return grown.at(0)


def steps(tree):
    """Return a dict of all nodes of a tree, by the decisions that lead to each."""
    return {
        tuple(tree.node(each).decision for each in tree.path(place)): tree.node(place)
        for place in range(1, len(tree.nodes) + 1)
    }


def has(whole, part):
    """Return whether a comment contains the whole lines of another comment."""
    return not part or f"\n{part}\n" in f"\n{whole}\n"


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=15, deadline=None, derandomize=True)
@given(data=st.data())
def test_a_merged_tree_has_all_of_both(name, data):
    """A merged tree has all lines, comments, marks and strokes of both trees, the first tree's main line first.

    A second merge adds nothing.
    """
    one, other = data.draw(trees(name)), data.draw(trees(name))
    merged = merge(one, other)
    tree = merged.tree
    assert faults_of_tree(tree) == []
    found = steps(tree)
    assert found.keys() == steps(one).keys() | steps(other).keys()
    for source in (one, other):
        for path, node in steps(source).items():
            assert has(found[path].comment, node.comment)
            assert set(node.marks) <= set(found[path].marks)
            assert {each[:2] for each in node.strokes} <= {each[:2] for each in found[path].strokes}
    assert merged.decisions == len(tree.nodes) - len(one.nodes)
    before = one.main().decisions
    assert tree.main().decisions[: len(before)] == before
    assert (tree.current, tree.protected) == (one.current, one.protected)
    again = merge(tree, other)
    assert again.tree is tree
    assert again[1:] == (0, 0, 0, 0)
    assert merge(tree, one).tree is tree
    assert write_tree(read_tree(write_tree(tree))) == write_tree(tree)


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=8, deadline=None, derandomize=True)
@given(data=st.data())
def test_merged_lines_have_different_names(name, data):
    """After a merge all lines have different names, even if both trees have a line A."""
    one, other = data.draw(trees(name)), data.draw(trees(name))
    for place in beginnings(other):
        other = other.name_line(place, "A")
    tree = merge(one, other).tree
    fresh = [place for place in beginnings(tree) if place > len(one.nodes)]
    names = [line_name(tree, place) for place in fresh]
    assert all(names)
    assert len({*names}) == len(names)
    assert not {*names} & {node.name for node in one.nodes if node.name}


@pytest.mark.parametrize("name", GAMES)
def test_a_tree_merged_with_itself_stays_as_it_is(name):
    tree = a_tree(name).comment_on(3, "Why?").draw_on(0, [Stroke("a")])
    assert merge(tree, tree).tree is tree
    assert merge(tree, read_tree(write_tree(tree))).tree is tree


@pytest.mark.parametrize("name", GAMES)
def test_a_protected_line_keeps_its_texts(name):
    """A merge adds strokes to a protected line, but no comment or mark.

    It counts the comments and marks that it leaves out.
    """
    bare = Tree.of_record(a_record(name, 1, 6))
    example = bare.protect(6)
    told = bare.comment_on(2, "Why?").mark(4, ["!"]).draw_on(5, [Stroke("a")])
    merged = merge(example, told)
    assert (merged.notes, merged.left) == (1, 2)
    assert [node.comment for node in merged.tree.nodes] == [""] * 6
    assert merged.tree.strokes_at(5) == (Stroke("a"),)


def test_trees_that_do_not_fit_are_refused():
    """A merge refuses trees of different games or deals, and a comment that becomes too long."""
    one, other = (a_start(name) for name in GAMES[:2])
    with pytest.raises(TreeError, match="a game of"):
        merge(one, other)
    with pytest.raises(TreeError, match="another position"):
        merge(one, a_start(GAMES[0], seed=2))
    tree = Tree.of_record(a_record(GAMES[0], 1, 2))
    with pytest.raises(RecordError):
        merge(tree.comment_on(1, "a" * 3000), tree.comment_on(1, "b" * 3000))
    assert merge(replace(one, title=None), replace(one, title="T")).tree.title == "T"
