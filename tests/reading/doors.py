"""The reader of each kind of input, with good examples for each game."""

import json
from importlib.resources import files

from tests.reading import bounds
from tests.trees import a_record, a_tree
from tutor.core.base.errors import TutorError
from tutor.core.base.game import find_game
from tutor.core.base.players import NAMES
from tutor.core.base.reading import parse_json
from tutor.core.records.files import load_tree, loads, open_link, write_tree
from tutor.core.records.tree import Tree


def records(name):
    """Return short records from a setup, from a position, and to the end of a game."""
    whole = a_record(name, seed=4)
    half = len(whole.decisions) // 2
    start = whole.play(half).position()
    going_on = {**whole.to_json(), "position": start}
    del going_on["setup"]
    going_on["decisions"] = going_on["decisions"][half : half + 10]
    commented = {**a_record(name, decisions=12).to_json(), "title": "x", "comments": {"3": "y"}}
    return [commented, going_on, whole.to_json()]


def positions(name):
    """Return positions from the beginning to the end of a game."""
    record = a_record(name, seed=5)
    plies = range(0, len(record.decisions) + 1, max(len(record.decisions) // 7, 1))
    return [record.play(ply).position() for ply in [*plies, len(record.decisions)]]


def trees(name):
    """Return a tree with texts beside its nodes, and one that begins at a position."""
    tree = a_tree(name, nodes=15, forking=0.3)
    tree = tree.comment_on(3, "here").mark(4, ["!", "?!"]).name_line(5, "there")
    start = Tree.of_record(loads(json.dumps(records(name)[1])))
    return [write_tree(tree), write_tree(start.protect(2))]


def components(name):
    """Return the game's own components file."""
    package = type(find_game(name)).__module__.rpartition(".")[0]
    return [files(package).joinpath("components.toml").read_bytes()]


def read_record(name, content):
    """Read a record and play it to its end."""
    loads(content).play()


def read_position(name, content):
    """Read a position and play a decision from it."""
    data = parse_json(content)
    state = find_game(name).load(data)
    for decision in state.legal()[:3]:
        state.play(decision)


def read_tree(name, content):
    """Read a tree and make all its states."""
    tree = load_tree(content)
    for place in range(1, len(tree.nodes) + 1):
        assert tree.moment(place).state
    assert load_tree(json.dumps(write_tree(tree))).current == tree.current


def read_link(name, content):
    """Read a link as the page opens it."""
    open_link(content)


def read_components(name, content):
    """Read a components file and begin a game with it."""
    game = find_game(name).with_components(content)
    state = game.start(game.random_setup(NAMES[:3], "standard", 1))
    for _ in range(12):
        if state.due is not None:
            state = state.play(state.legal()[-1])


def is_taken(read, name, content):
    """Read an input, and return whether the reader accepts it; check that a refusal has one line."""
    try:
        with bounds.little_time(), bounds.little_room(), bounds.nothing_run():
            read(name, content)
    except TutorError as error:
        with bounds.little_time(), bounds.little_room():
            sentence = error.sentence()
        assert sentence.strip()
        assert len(sentence.splitlines()) == 1
        return False
    return True
