"""The page notices that the same position stands on another line of the tree, and no other position."""

import pytest

from tests.trees import GAMES, a_record, a_tree
from tutor.core.base.game import Decision
from tutor.core.records.lines import fingerprint, transpositions
from tutor.core.records.tree import Tree


def in_two_orders(seeds=range(60)):
    """Return a tree in which two goods are sold in either order, and the last places of both lines."""
    for seed in seeds:
        tree = Tree.of_record(a_record("princes", seed))
        for place in range(len(tree.nodes)):
            legal = tree.step(place).state.legal()
            sales = [each for each in legal if each.type == "sell"][:2]
            if len(sales) == 2:
                one = _then(_then(tree.at(place), sales[0]), sales[1])
                two = _then(_then(one.at(place), sales[1]), sales[0])
                return two, two.current, one.current
    raise AssertionError("nobody sells two goods")


def _then(tree, decision: Decision):
    return tree.add(tree.current, decision)


def test_two_orders_with_the_same_result_are_noticed():
    """If two lines reach the same position in different orders, the end of each names the other end.

    The places between have no equal position.
    """
    tree, here, other = in_two_orders()
    assert transpositions(tree, here) == (other,)
    assert here in transpositions(tree, other)
    assert transpositions(tree, tree.node(here).parent) == ()
    assert transpositions(tree, 0) == ()


@pytest.mark.parametrize("game", GAMES)
def test_only_equal_positions_on_other_lines_are_transpositions(game):
    """A place that is named as an equal position is on another line, and looks the same to the seat."""
    tree = a_tree(game, 2, nodes=80, forking=0.3)
    seat = tree.start.players[0]
    for place in range(1, len(tree.nodes) + 1):
        for known in (None, seat):
            for twin in transpositions(tree, place, known):
                assert twin not in tree.path(place)
                assert place not in tree.path(twin)
                assert fingerprint(tree.step(twin), known) == fingerprint(tree.step(place), known)
        if transpositions(tree, place):
            assert tree.step(transpositions(tree, place)[0]).state.view(seat) == tree.step(
                place
            ).state.view(seat)
