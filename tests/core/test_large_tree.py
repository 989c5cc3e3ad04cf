"""A tree of as many nodes as a file may have is read and written."""

import json

import pytest

from tests.pages import first_of
from tests.trees import GAMES, a_large_tree, walk
from tutor.core.records.files import load_tree, write_tree
from tutor.core.records.tree import MOST_NODES


@pytest.mark.parametrize("name", first_of(sorted(GAMES), 1))
def test_a_large_tree_is_read(name):
    """A tree of 20,000 nodes is read, walked and written, and the state of its deepest node can be read."""
    data = a_large_tree(name, MOST_NODES)
    tree = load_tree(json.dumps(data))
    assert len(list(walk(tree))) == MOST_NODES
    assert write_tree(tree) == data
    deepest = max(walk(tree), key=lambda met: met[1])[0]
    assert tree.moment(deepest).state.position() == tree.record(deepest).play().position()
