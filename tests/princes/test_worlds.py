"""The two lines of play of a pair, called its worlds, draw the same cards from one deck."""

from itertools import pairwise

from tutor.core.laboratory.worlds import worlds
from tutor.core.records.lines import line_to, open_lesson
from tutor.core.records.moments import next_difference, pair_turns, turns
from tutor.core.records.tree import Tree

PLY = 26
PAIRS = 3


def three_pairs():
    """Return three pairs of lines of play that begin with two moves from the middle of the example."""
    tree = Tree.of_record(open_lesson("quick_start"))
    state = tree.step((0, *tree.path(len(tree.nodes)))[PLY]).state
    first, *_, last = state.legal()
    *_, pairs = worlds(state, first, last, PAIRS)
    return pairs


def draw_order(state, decisions):
    """Return the cards in the order in which the decisions draw them from the deck."""
    cards = []
    for decision in decisions:
        before = state.position()["deck"]
        state = state.play(decision)
        after = state.position()["deck"]
        gone = len(before) - len(after)
        if gone > 0:
            cards += before[-gone:][::-1] if before[: len(after)] == after else before[:gone]
    return cards


def test_the_cards_come_in_one_order_in_both_worlds():
    """Both lines of a pair draw the cards of one deal in the same order.

    This ends with the deck of the deal, because returned cards come after it.
    """
    pairs = three_pairs()
    for pair in pairs.pairs:
        deal = pairs.deal(pair)
        first, second = (draw_order(deal, world.decisions) for world in (pair.first, pair.second))
        shared = min(len(first), len(second), len(deal.position()["deck"]))
        assert shared > 2
        assert first[:shared] == second[:shared]
        assert pair.first.decisions != pair.second.decisions
    orders = [pairs.deal(pair).position()["deck"] for pair in pairs.pairs]
    assert orders[0] != orders[1] != orders[2]


def test_both_are_lines_of_a_tree_and_their_next_difference_is_found():
    """The two lines of a pair are lines of a tree, and their next difference lies in a later turn."""
    pairs = three_pairs()
    tree = pairs.tree(pairs.pairs[0])
    one, other = (tree.end(place) for place in tree.children(0))
    assert tree.record(one).decisions == pairs.pairs[0].first.decisions
    assert tree.record(other).decisions == pairs.pairs[0].second.decisions
    left, right = next_difference(tree, one, other)
    assert tree.node(left).decision != tree.node(right).decision
    begins = tree.children(0)
    assert left not in begins
    assert right not in begins
    assert next_difference(tree, one, one) is None
    assert line_to(tree, right).plies > 1


def test_both_go_side_by_side_with_different_numbers_of_turns():
    """The two lines of a pair can be shown turn by turn side by side, until both reach their end.

    A turn that only one line has is a step in which the other line stands still. Neither goes back.
    """
    pairs = three_pairs()
    for pair in pairs.pairs:
        tree = pairs.tree(pair)
        ends = [tree.end(place) for place in tree.children(0)]
        steps = pair_turns(tree, *ends)
        assert steps[0] == (0, 0)
        assert steps[-1] == tuple(ends)
        for before, after in pairwise(steps):
            moved = [
                len(tree.path(b)) - len(tree.path(a)) for a, b in zip(before, after, strict=True)
            ]
            assert min(moved) >= 0 < max(moved)
        longest = max(len(turns(line_to(tree, end))) for end in ends)
        assert len(steps) > longest
