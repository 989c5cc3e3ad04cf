"""The same moment of two lines is the same day or round and the same turn, after any number of decisions."""

from itertools import pairwise, product

import pytest

from tests.situations import decision
from tests.trees import GAMES, a_tree
from tutor.core.records.lines import line_to, open_lesson
from tutor.core.records.moments import (
    Moment,
    Pair,
    Turn,
    finished_parts,
    moment_at,
    moments,
    same_moment,
    turn_of,
    turns,
)
from tutor.core.records.tree import Tree

LAST = 50


@pytest.fixture(scope="module")
def quick_start():
    """Return the tree of the example to the end of the first night and the first turns of the next day."""
    return Tree.of_record(open_lesson("quick_start"), protect=True)


def grow(tree, place, *lines):
    """Return the tree with further decisions from a place, given as lines of the notation."""
    for line in lines:
        tree = tree.add(place, decision(tree.step(place).state, line))
        place = tree.current
    return tree


@pytest.fixture(scope="module", params=[(game, seed) for game in GAMES for seed in (1, 2)])
def tree(request):
    """Return a tree of each game in turn, with lines that part in many places."""
    game, seed = request.param
    return a_tree(game, seed, nodes=160, forking=0.08)


def ends(tree):
    """Return the last nodes of all lines."""
    return [place for place in range(1, len(tree.nodes) + 1) if not tree.children(place)]


def day_and_turn(tree, place):
    """Return the day or round of a place, and the number of turns or cards that have begun in it."""
    part, turn = "", 0
    for step in tree.path(place):
        # A decision that begins a day or turn still belongs to the old one: skip its events.
        for event in tree.step(step).events if step != place else ():
            if event.type in ("day_began", "round_began"):
                part, turn = event.data.get("day") or event.data["round"], 0
            turn += event.type in ("turn_began", "revealed")
    return part, turn


def test_a_day_a_turn_and_a_night_are_told_apart(quick_start):
    """Each decision of the quick start has the right kind of moment: start, turn, night or part."""
    found = moments(line_to(quick_start, LAST))
    assert found[0] == Moment("start", 2)
    assert found[3] == Moment("start", 2, step=3, is_done=True)
    assert found[4] == Moment("turn", 2, 1, 1, player="Bert")
    assert found[5] == Moment("turn", 2, 1, 2, is_done=True, player="Bert")
    assert [each.kind for each in found[31:37]] == [
        "turn",
        "night",
        "night",
        "night",
        "part",
        "turn",
    ]
    assert (found[35].part, found[36]) == (3, Moment("turn", 3, 1, 1, player="Gina"))


def test_turns_are_paired_however_many_decisions_they_take(quick_start):
    """A turn of four decisions is paired with the same turn of another line that takes one decision."""
    tree = grow(quick_start, 20, "Ralph stay cloth")
    assert same_moment(tree, LAST, tree.current) == Pair(24, tree.current, True)
    assert same_moment(tree, tree.current, 24) == Pair(tree.current, 24, True)
    assert same_moment(tree, tree.current, 22) == Pair(tree.current, 22, True)


def test_a_shorter_line_is_paired_at_its_end(quick_start):
    """If one line is shorter, its end is paired with the same moment of the longer line."""
    tree = grow(quick_start, 20, "Ralph stay cloth")
    assert same_moment(tree, tree.current, 43) == Pair(tree.current, 24, False)


def test_the_end_of_a_day_is_paired_with_the_end_of_the_day(quick_start):
    """The ends of the same day are paired, even if the lines have different numbers of decisions."""
    tree = quick_start
    while tree.step(tree.current).state.position()["day"] == 2:
        place = tree.current or 20
        stays = [each for each in tree.step(place).state.legal() if each.type in ("stay", "redeem")]
        legal = stays or tree.step(place).state.legal()
        tree = tree.add(place, legal[0])
    here = tree.current
    pair = same_moment(tree, LAST, here)
    assert pair == Pair(35, here, True)
    assert moment_at(tree, here).key == moment_at(tree, 35).key == ("part", 3, 0)
    assert len(tree.path(here)) != 35


def test_both_places_are_of_one_moment(tree):
    """Two paired places lie on the two lines and have the same day and turn."""
    for left, right in product(ends(tree)[:8], ends(tree)[:8]):
        here = tree.path(right)[-1 - len(tree.path(right)) // 3]
        pair = same_moment(tree, left, here)
        assert pair.left in (0, *tree.path(left))
        assert pair.right in (0, *tree.path(here))
        one, other = moment_at(tree, pair.left), moment_at(tree, pair.right)
        assert one.key == other.key
        has_it = moment_at(tree, here).key in {each.key for each in moments(line_to(tree, left))}
        assert pair.is_as_asked == (has_it or here == 0)
        assert not pair.is_as_asked or pair.right == here
        if one.kind == "turn":
            assert day_and_turn(tree, pair.left) == day_and_turn(tree, pair.right)


def test_a_place_is_paired_with_itself(tree):
    for end in ends(tree)[:10]:
        assert same_moment(tree, end, end) == Pair(end, end, True)


def test_the_decisions_of_a_turn_stay_together(quick_start):
    """All decisions within a turn belong to one `Turn`, including those of other players."""
    found = turns(line_to(quick_start, LAST))
    assert found[:4] == [
        Turn(0, 3, "start", 2, 0, ""),
        Turn(3, 5, "turn", 2, 1, "Bert"),
        Turn(5, 7, "turn", 2, 2, "Ralph"),
        Turn(7, 9, "turn", 2, 3, "Gina"),
    ]
    assert {turn.kind for turn in found} == {"start", "turn", "night"}
    assert turn_of(found, 0) is None
    assert turn_of(found, 4) == found[1]


def test_turns_follow_one_another_and_say_what_each_decision_finishes(tree):
    """The turns of a line follow one another without a gap, so that each decision belongs to one turn.

    What a decision finishes, such as a turn or a day, is known without the rest of the line.
    """
    for end in ends(tree):
        line = line_to(tree, end)
        found = turns(line)
        assert [turn.first for turn in found[1:]] == [turn.last for turn in found[:-1]]
        assert (found[0].first, found[-1].last) == (0, line.plies)
        for before, after in pairwise(found):
            done = finished_parts(
                *line.states[before.last - 1 : before.last + 1], line.events_at(before.last)
            )
            assert "turn" in done
            assert ("part" in done) == (before.part != after.part)
            for ply in range(before.first + 1, before.last):
                states = line.states[ply - 1 : ply + 1]
                assert finished_parts(*states, line.events_at(ply)) == frozenset()
