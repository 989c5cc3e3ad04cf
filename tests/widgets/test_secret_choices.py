"""Before the reveal no message to the page depends on the secret choice of another player.

Each test plays a game twice. The two games differ only in one choice, which is secret to the
reader, and the page gets the same messages. After the reveal the messages differ.
"""

import json
import re
from itertools import count

import ipywidgets
import pytest

from tests.widgets.apps import app, press
from tutor.core.base.game import Decision, find_game
from tutor.core.records.files import open_link, write_link, write_tree
from tutor.core.records.step import start_of
from tutor.core.records.tree import Tree
from widgets.session.happened import known_tree
from widgets.session.workspace import Workspace, around_screen

GAME = find_game("incan_gold")
FIRST, SECOND, THIRD = "Rosa", "Tom", "Uli"
SETUP = GAME.random_setup((FIRST, SECOND, THIRD), GAME.variants[0], 26)
NAMES = re.compile(r"region-\d+|\b[0-9a-f]{32}\b|table\.[\w-]{22}")
"""The names that every page chooses anew: those of its regions, its widgets and its game."""
LINK = re.compile(r"\b1\.[\w-]{40,}")
"""A game that is packed in an address."""


@pytest.fixture
def traffic(monkeypatch, tmp_path):
    """Return a function that returns all messages to the pages since its last call.

    The pages draw the same cards, at the same time.
    """
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path))
    monkeypatch.setattr("widgets.session.session.time", lambda: 0)
    monkeypatch.setattr("widgets.session.workspace.randbelow", lambda _: 0)
    messages = []
    send = ipywidgets.Widget._send

    def hear(self, message, buffers=None):
        messages.append(json.dumps(message, default=str))
        messages.extend(bytes(each).decode("latin-1") for each in buffers or ())
        send(self, message, buffers)

    def take():
        numbers, heard = count(), "\n".join(messages)
        messages.clear()
        known = {name: str(next(numbers)) for name in dict.fromkeys(NAMES.findall(heard))}
        return NAMES.sub(lambda found: known[found[0]], heard)

    monkeypatch.setattr(ipywidgets.Widget, "_send", hear)
    return take


def tree_after(*choices):
    """Return the tree of a game in which the first players have made these choices."""
    tree = Tree(GAME, start_of(GAME.start(SETUP)), SETUP)
    for choice in choices:
        due = tree.step(tree.current).state.due
        tree = tree.add(tree.current, Decision(due.player, due.type, choice))
    return tree


def look_around(tutor):
    """Open the parts of the page that show more of the game, save the game, and go back and forth along the line."""
    press(tutor, "tab", "lines")
    press(tutor, "tab", "games")
    press(tutor, "keep")
    press(tutor, "tab", "now")
    press(tutor, "forecast")
    press(tutor, "handout")
    press(tutor, "timeline", "back")
    press(tutor, "timeline", "next")


def reveal(tutor):
    """Let the players who have not chosen yet choose the torch, so that all choices are revealed."""
    while tutor.session.ply < len(SETUP["players"]):
        due = tutor.session.state.due
        press(tutor, "sit-down")
        assert tutor.session.play(Decision(due.player, due.type, "torch"))


def in_play(tree):
    """Open a game against players that the program plays."""
    tutor = app("?game=incan_gold&view=play")
    tutor.workspaces.begin(Workspace(tree, None, {FIRST: "advised", THIRD: "advised"}, SECOND))
    tutor.show()
    look_around(tutor)
    assert tutor.session.state.due.player == SECOND
    return tutor


def at_a_hot_seat(tree):
    """Open a game of people who share one screen, which the second of them takes."""
    tutor = app("?game=incan_gold&view=play")
    tutor.workspaces.begin(around_screen(tree))
    tutor.show()
    look_around(tutor)
    assert tutor.session.is_covered
    press(tutor, "sit-down")
    look_around(tutor)
    assert tutor.session.seat == SECOND
    return tutor


@pytest.mark.rules("choice.secret")
@pytest.mark.parametrize("begin", [in_play, at_a_hot_seat])
def test_the_page_learns_no_choice_of_another_player(traffic, begin):
    """Lines, forecast, handout, saved game and address are the same whatever another player has chosen in secret."""
    before, after = [], []
    for choice in ("torch", "camp"):
        tutor = begin(tree_after(choice))
        before.append(traffic())
        reveal(tutor)
        after.append(traffic())
    assert before[0] == before[1]
    assert after[0] != after[1]


@pytest.mark.rules("choice.secret")
def test_the_wall_learns_no_choice(traffic):
    """The messages to the page of a class depend on no secret choice before its reveal.

    Only the record that the teacher's browser has sent is left out of the comparison.
    """
    before, after = [], []
    for choice in ("torch", "camp"):
        tree = tree_after(choice, "torch", "torch").at(1)
        tutor = app(f"?r={write_link(write_tree(tree))}&view=presenter")
        for name in ("covered", "beside", "handout"):
            press(tutor, name)
        press(tutor, "present-back")
        press(tutor, "present-next")
        assert tutor.presenting.is_asking_class
        press(tutor, "hands", "torch\n14")
        before.append(LINK.sub("", traffic()))
        press(tutor, "present-next")
        assert tutor.session.ply == tutor.session.line.plies
        after.append(LINK.sub("", traffic()))
    assert before[0] == before[1]
    assert after[0] != after[1]


def test_the_other_players_choose_again_after_a_reload(traffic):
    """The address of a game leaves out the secret choices and opens the moment before them; the players then choose again."""
    tutor = in_play(tree_after("camp"))
    address = tutor.here.address()
    assert not open_link(LINK.search(address)[0]).nodes
    again = app(address)
    assert (again.session.ply, again.session.state.due.player) == (1, SECOND)


def test_a_choice_is_left_out_until_it_is_revealed():
    """The tree for a reader leaves out the others' secret choices, and what follows them, but nothing else."""
    whole = tree_after("torch", "torch", "torch", "camp", "torch")
    assert known_tree(whole, None) is whole
    assert len(known_tree(whole, FIRST).nodes) == 4
    assert len(known_tree(whole, SECOND).nodes) == 3
    other = whole.add(1, Decision(SECOND, "choose", "camp"))
    assert [node.decision.choice for node in known_tree(other, FIRST).nodes] == [
        *("torch", "torch", "torch", "camp")
    ]
    assert known_tree(tree_after("torch", "torch", "torch"), THIRD).current == 3
