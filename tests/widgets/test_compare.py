"""The comparison of two lines on the page: how it opens, how its sides move, and how it closes."""

import re

import pytest

from tests.driving import query
from tests.pages import first_of
from tests.situations import decision
from tests.trees import a_tree
from tests.widgets.apps import app, press
from tutor.core.records.lines import beginnings
from widgets.lines.comparison import hues_beside


@pytest.fixture
def tutor_with_fork():
    """Return a tutor with a line in which Ralph takes a tile where the example trades."""
    tutor = app("?lesson=quick_start&ply=20")
    tutor.session.play(decision(tutor.session.state, "Ralph stay cloth"))
    return tutor


def comparison(tutor):
    """Open the comparison with the example from the outline of lines, and return its words."""
    press(tutor, "tab", "lines")
    (value,) = re.findall(
        r'data-do="compare" data-value="(\d+)"', tutor.lines.widget.children[0].value
    )[:1]
    press(tutor, "compare", value)
    _, left, middle, right, _ = tutor.compare.widget.children
    return left.children[0].value, middle.children[0].value, right.children[0].value


def again(tutor):
    """Return the words of the open comparison: left side, middle and right side."""
    _, left, middle, right, _ = tutor.compare.widget.children
    return left.children[0].value, middle.children[0].value, right.children[0].value


def test_both_sides_show_the_same_turn(tutor_with_fork):
    """Ralph's four decisions in the example and one on the line show the same day, round and turn."""
    left, middle, right = comparison(tutor_with_fork)
    assert "after move 24" in left
    assert "after move 21" in right
    for side in (left, right):
        assert "Day 2 · Round 4 · after Ralph&#x27;s turn" in side
    assert "tutor-moments" not in middle


def heads(tutor):
    """Return the names above the two boards."""
    return re.findall(r"<h2>(.*?)</h2>", "".join(again(tutor)[::2]))


@pytest.mark.parametrize("game", first_of(["princes", "incan_gold"], 1))
@pytest.mark.parametrize("name", ["", "A try"])
def test_two_lines_without_different_names_are_told_apart(game, name):
    """Two lines without names, or with equal names in their file, have different names on the page."""
    tree = a_tree(game, 5, nodes=60, forking=0.25)
    begins = beginnings(tree)
    for each in begins:
        tree = tree.name_line(each, name)
    here = begins[-1]
    tutor = app(query(tree.at(here), view="explore"))
    others = [0, *(each for each in beginnings(tutor.session.tree) if each != tutor.session.place)]
    assert len(others) > 2
    for other in others:
        press(tutor, "compare", other)
        one, two = heads(tutor)
        assert one != two
        assert tutor.stage.say("line-main") in one or other
        assert tutor.stage.say("line-main") not in two


def test_a_shorter_line_is_called_behind(tutor_with_fork):
    """The comparison says which line is behind when one line is five turns shorter than the other."""
    session = tutor_with_fork.session
    here = session.place
    session.show_on_main(40)
    press(tutor_with_fork, "compare", here)
    left, middle, right = again(tutor_with_fork)
    assert "after move 21" in left
    assert "after move 24" in right
    assert "has no such moment" in middle


def test_both_sides_go_by_whole_turns(tutor_with_fork):
    """Both sides go back to the end of the turn before, and forward to the end of the present turn."""
    comparison(tutor_with_fork)
    press(tutor_with_fork, "compare-step", "both-back")
    left, middle, right = again(tutor_with_fork)
    assert "after move 20" in left
    assert "after move 20" in right
    press(tutor_with_fork, "compare-step", "both-on")
    left, middle, right = again(tutor_with_fork)
    assert "after move 24" in left
    assert "after move 21" in right
    assert "tutor-moments" not in middle
    press(tutor_with_fork, "compare-step", "both-on")
    assert again(tutor_with_fork) == (left, middle, right)


def test_exact_steps_can_be_chosen_and_their_moments_have_names(tutor_with_fork):
    """Each side can go step by step along its line, names its moment, and can come back to a moment that both share."""
    comparison(tutor_with_fork)
    press(tutor_with_fork, "compare-step", "left-on")
    left, middle, _ = again(tutor_with_fork)
    assert "after move 25" in left
    assert "during Gina&#x27;s turn" in left
    assert "different moments" in middle
    press(tutor_with_fork, "compare-step", "right-back")
    assert "after move 20" in again(tutor_with_fork)[2]
    press(tutor_with_fork, "compare-step", "right-back")
    for _ in range(3):
        press(tutor_with_fork, "compare-step", "right-on")
    assert "after move 21" in again(tutor_with_fork)[2]
    press(tutor_with_fork, "compare-step", "together")
    left, middle, _ = again(tutor_with_fork)
    assert "after move 24" in left
    assert "different moments" not in middle


def test_two_moments_of_one_turn_have_different_names(tutor_with_fork):
    """When both sides show one turn, the name of each moment says whether the player has finished the turn."""
    comparison(tutor_with_fork)
    press(tutor_with_fork, "compare-step", "left-back")
    assert "only one of them has finished" in again(tutor_with_fork)[1]


def test_the_board_is_compared_too(tutor_with_fork):
    """After the differences of the players, the comparison names the tiles on each board."""
    _, middle, _ = comparison(tutor_with_fork)
    common = middle[middle.index('data-table="common"') :]
    sides = re.findall(r"tutor-of-(?:left|right)[^>]*>(.*?)</td>", common)
    assert "Moon tiles only here" in common
    assert sides == ["cloth tile", "none"]
    assert middle.index('data-player="Ralph"') < middle.index('data-table="common"')


def test_the_reader_goes_on_with_the_other_line(tutor_with_fork):
    """One control continues the reader's own line, another continues the line beside it."""
    comparison(tutor_with_fork)
    ways = tutor_with_fork.compare.widget.children[-1].value
    (main,) = re.findall(r"<button[^>]*tutor-main-do.*?</button>", ways)
    assert ">Close this comparison<" in main
    assert ">Open: The teacher&#x27;s game<" in ways
    press(
        tutor_with_fork,
        "compare-go",
        re.findall(r'data-do="compare-go" data-value="(\d+)"', ways)[0],
    )
    assert not tutor_with_fork.compare.is_open
    assert tutor_with_fork.session.ply == 24
    assert not tutor_with_fork.session.is_aside


def test_opened_before_the_lines_part_it_begins_at_the_first_difference(tutor_with_fork):
    """A comparison opened before the lines part begins at their first difference, since the boards before it are equal."""
    other = tutor_with_fork.session.place
    tutor_with_fork.session.show_on_main(18)
    press(tutor_with_fork, "compare", other)
    left, middle, right = again(tutor_with_fork)
    assert "after move 21" in left
    assert "after move 21" in right
    assert "tutor-compared-card" in middle
    assert tutor_with_fork.session.ply == 18


def test_a_small_page_shows_the_chosen_board(tutor_with_fork):
    """A small page shows the left board at first, and the pressed control says which board is visible."""
    comparison(tutor_with_fork)
    switch = tutor_with_fork.compare.widget.children[0]
    assert 'data-seen="left"' in switch.value
    press(tutor_with_fork, "compare-side", "right")
    assert 'data-seen="right"' in switch.value
    press(tutor_with_fork, "compare-side", "up")
    assert 'data-seen="right"' in switch.value


@pytest.mark.parametrize(("layout", "is_last"), [("phone", True), ("wide", False)])
def test_the_row_of_steps_is_in_reading_order(tutor_with_fork, layout, is_last):
    """On a phone the words come before the row of steps, both on the screen and in the order of the Tab key."""
    tutor_with_fork.stage.layout = layout
    _, middle, _ = comparison(tutor_with_fork)
    assert (middle.index("both-on") > middle.index("tutor-parting")) is is_last


@pytest.mark.parametrize("act", [("door", ""), ("key", "Home"), ("key", "Escape")])
def test_home_closes_the_comparison_and_keeps_the_place(tutor_with_fork, act):
    """The Home key, Escape and the mountain close an open comparison, and the reader stays at the same place of the line."""
    place = tutor_with_fork.session.place
    comparison(tutor_with_fork)
    press(tutor_with_fork, *act)
    assert not tutor_with_fork.compare.is_open
    assert tutor_with_fork.session.place == place
    assert tutor_with_fork.workspaces.view == "lesson"


def test_without_a_comparison_home_leads_to_the_start(tutor_with_fork):
    """Without a comparison the Home key leads to the start of the line, and the mountain to the front door."""
    press(tutor_with_fork, "key", "Home")
    assert tutor_with_fork.session.ply == 0
    press(tutor_with_fork, "door")
    assert tutor_with_fork.workspaces.view == "door"


@pytest.mark.parametrize("value", first_of(["", "left-up", "together-on"], 1))
def test_an_unknown_step_changes_nothing(tutor_with_fork, value):
    """An invented step changes nothing, whether the comparison is open or closed."""
    press(tutor_with_fork, "compare-step", value)
    assert not tutor_with_fork.compare.is_open
    before = comparison(tutor_with_fork)
    press(tutor_with_fork, "compare-step", value)
    assert again(tutor_with_fork) == before


def test_a_line_has_the_same_colour_on_either_side(tutor_with_fork):
    """A line has the same colour in a comparison with any line, at its fork, and in the list of moves."""

    def sides():
        return {each for each in tutor_with_fork.compare.widget.classes if each[-1].isdecimal()}

    comparison(tutor_with_fork)
    assert sides() == {"tutor-left-0", "tutor-right-1"}
    here = tutor_with_fork.session.place
    press(tutor_with_fork, "close-compare", "")
    tutor_with_fork.session.show_on_main(20)
    press(tutor_with_fork, "compare", here)
    assert sides() == {"tutor-left-1", "tutor-right-0"}
    listed = tutor_with_fork.lines.widget.children[0].value
    assert 'class="tutor-hue-1" data-line="A"' in listed
    assert "tutor-hue-0" in listed


def test_lines_of_one_colour_differ_side_by_side(tutor_with_fork):
    """Two places of one line, or two lines of one colour, get different colours side by side."""
    tree, place = tutor_with_fork.session.tree, tutor_with_fork.session.place
    assert hues_beside(tree, place, place) == (2, 1)
    assert hues_beside(tree, place, 1) == (1, 0)
