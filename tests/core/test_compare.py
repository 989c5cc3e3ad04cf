"""The comparison of two places of a tree has pairs of figures and the place where their lines part.

It keeps secrets from a seat that may not know them.
"""

from random import Random

import pytest

from tests.catalogues import faults_of_style
from tests.contract.games.shelf import GAMES as ON_THE_SHELF
from tests.contract.games.shelf import SAMPLES
from tests.trees import GAMES, a_tree
from tutor.core.base.game import Decision, find_game
from tutor.core.records.compare import Comparison, Row, beyond_choices, compare
from tutor.core.records.record import Record
from tutor.core.records.tree import Tree
from tutor.core.words.text import text_for


@pytest.fixture(scope="module", params=GAMES)
def tree(request):
    """Return a tree of lines of each game in turn."""
    return a_tree(request.param, nodes=120)


def pairs(tree, count=60):
    """Return random pairs of places of the tree."""
    chance = Random(4)
    return [tuple(chance.choices(range(len(tree.nodes) + 1), k=2)) for _ in range(count)]


def test_the_difference_counts_from_the_left():
    """The difference of a row is how much more the right side has, and negative if the left side has more.

    Only counts have a difference.
    """
    assert Row("corn", 6, 0).more == -6
    assert Row("tiles", ("llama",), ()).more is None
    assert Row("points", None, None).more is None


def test_standing_figures_are_shown_without_a_difference_unless_hidden():
    """A row that is marked as standing is always shown, unless its figure is hidden.

    Any other row is shown only if its two sides differ.
    """
    assert Row("corn", 0, 0, is_standing=True).is_told
    assert Row("virgin", 0, 1).is_told
    assert not Row("virgin", 1, 1).is_told
    assert not Row("points", None, None, is_standing=True).is_told


def test_a_place_and_itself_have_no_difference(tree):
    """If a place is compared with itself, no player has a row, and the lines do not part."""
    for place in (0, tree.current):
        found = compare(tree, place, place)
        assert found.rows == {}
        assert found.same == tree.start.players
        assert (found.parting.place, found.parting.left, found.parting.right) == (place, None, None)


def test_swapped_sides_give_the_negative(tree):
    """If the two sides of a comparison are swapped, each row has its two figures swapped."""
    for left, right in pairs(tree):
        one, other = compare(tree, left, right), compare(tree, right, left)
        assert one.same == other.same
        assert (one.parting.left, one.parting.right) == (other.parting.right, other.parting.left)
        assert [row.key for row in one.table] == [row.key for row in other.table]
        assert [row.left for row in one.table] == [row.right for row in other.table]
        for player, rows in one.rows.items():
            mirrored = [(row.key, row.right, row.left) for row in other.rows[player]]
            assert [(row.key, row.left, row.right) for row in rows] == mirrored


def test_every_player_is_compared_and_every_difference_is_said(tree):
    """The comparison has every player, and each difference has a sentence and a row that read well.

    This holds for a player's view and for an observer who sees all.
    """
    words = text_for(tree.game.name)
    for seat in (None, tree.start.players[0]):
        for left, right in pairs(tree):
            found = compare(tree, left, right, seat)
            assert {*found.rows, *found.same} == {*tree.start.players}
            told = words.comparison(found, "in A", "in B")
            common = words.compared_table(found)
            assert [each.row for each in common] == [row for row in found.table if row.is_different]
            assert all(each.label and each.left and each.right for each in common)
            assert [each.player for each in told] == list(found.rows)
            for each in told:
                different = [row for row in found.rows[each.player] if row.is_different]
                is_known = any(None not in (row.left, row.right) for row in different)
                assert each.sentences or not is_known
                assert all(faults_of_style(sentence) == [] for sentence in each.sentences)
                assert all(sentence.endswith(".") for sentence in each.sentences)
                assert all(figure.label and figure.left and figure.right for figure in each.figures)


def test_a_seat_sees_no_more_than_its_view(tree):
    """If a seat has the same view of two states, the comparison shows this seat the same figures for both."""
    for left, right in pairs(tree):
        for seat in tree.start.players:
            views = [tree.step(place).state.view(seat) for place in (left, right)]
            if views[0] == views[1]:
                assert compare(tree, left, right, seat).rows == {}


def test_lines_part_where_the_next_decisions_differ():
    """The comparison has both next decisions at the place where the lines part, and the state before them."""
    tree = a_tree("princes", nodes=8, forking=0)
    state = tree.step(5).state
    other = next(each for each in state.legal() if each != tree.node(6).decision)
    tree = tree.add(5, other)
    found = compare(tree, 8, tree.current).parting
    assert (found.place, found.state) == (5, state)
    assert (found.left, found.right) == (tree.node(6).decision, other)


def test_one_line_may_end_where_the_other_goes_on():
    """If one of two lines ends where the other goes on, the comparison has no decision for the first."""
    tree = a_tree("princes", nodes=8, forking=0)
    found = compare(tree, 5, 8).parting
    assert (found.place, found.left, found.right) == (5, None, tree.node(6).decision)


def test_only_its_player_reads_a_secret_decision():
    """The comparison shows a secret decision only to its player; others read only that one was made."""
    game = find_game("incan_gold")
    setup = game.random_setup(("Ana", "Beto", "Chaska"), "standard", 1)
    tree = Tree.of_record(Record(game, game.start(setup), (), setup))
    for choice in ("torch", "camp"):
        tree = tree.add(0, Decision("Ana", "choose", choice))
    for seat in (None, "Ana"):
        found = compare(tree, 1, 2, seat).parting
        assert (found.left, found.right) == (tree.node(1).decision, tree.node(2).decision)
        assert not found.is_secret
    found = compare(tree, 1, 2, "Beto").parting
    assert (found.left, found.right, found.is_secret) == (None, None, True)


@pytest.mark.parametrize("name", sorted({*ON_THE_SHELF} - {*GAMES}))
def test_a_game_without_figures_compares_only_lines(name, monkeypatch):
    """In a game without declared figures the comparison has no row for any player, but still the parting of lines."""
    monkeypatch.syspath_prepend(SAMPLES)
    tree = a_tree(name, nodes=3, forking=0)
    found = compare(tree, 1, 2)
    assert (found.rows, found.same) == ({}, ())
    assert found.parting.right == tree.node(2).decision
    assert text_for(name).comparison(found, "in A", "in B") == []


def test_a_choice_is_left_out_and_its_result_stays():
    """The function `beyond_choices` leaves out differences that are only the choice of the decisions compared.

    A count is never left out.
    """
    rows = (
        Row("place", "market", "temple"),
        Row("tiles", ("steps", "llama"), ("steps",)),
        Row("hand", ("puma",), ("condor",)),
        Row("corn", 3, 4),
    )
    parting = compare(a_tree("incan_gold", nodes=3), 1, 2).parting
    found = Comparison(parting, {"Ana": rows}, ())
    beyond = beyond_choices(found, ["market", None, 2], [("llama", "x")])
    assert [row.key for row in beyond.rows["Ana"] if row.is_different] == ["tiles", "hand", "corn"]
    beyond = beyond_choices(found, ["llama"], ["temple"])
    assert [row.key for row in beyond.rows["Ana"] if row.is_different] == ["hand", "corn"]
