"""A tree written to a file reads the same, and a file with a fault or above a limit is refused as a whole."""

import json

import pytest

from tests.contract.command_line import run
from tests.trees import GAMES, a_record, a_tree
from tutor.core.base.decision import IllegalDecision
from tutor.core.base.errors import RecordError, TreeError
from tutor.core.records.files import dump_tree, load_tree, read_record, read_tree, write_tree
from tutor.core.records.tree import MOST_NODES, Tree

pytestmark = pytest.mark.parametrize("name", GAMES)

MARKUP = "<img src=x onerror='alert(1)'> & \u202e {{ $x }} \\n\n\tña \U0001f300"


def tree_json(name, **changes):
    """Return a tree of 40 nodes as JSON, with some keys replaced."""
    return write_tree(a_tree(name, nodes=40)) | changes


def with_node(data, index, **changes):
    """Return a tree's JSON with some keys of one node replaced."""
    nodes = [dict(node) for node in data["nodes"]]
    nodes[index] |= changes
    return data | {"nodes": nodes}


def places(data):
    """Return the places of faults that the error names when a tree's JSON is read."""
    with pytest.raises(RecordError) as raised:
        read_tree(data)
    assert str(raised.value).splitlines() == [str(raised.value)]
    return [fault.place for fault in raised.value.faults]


def test_a_read_tree_is_written_the_same(name):
    """A tree read from JSON, text or bytes is written the same, with every key in the order of the contract."""
    data = tree_json(name, title="¡Más!", protected=1, current=3)
    data = with_node(data, 7, comment=MARKUP, marks=["!", "?!"], name=MARKUP)
    assert list(write_tree(read_tree(data))) == [
        *("format", "version", "game", "title", "setup", "nodes", "current", "protected")
    ]
    assert write_tree(read_tree(data)) == data
    assert write_tree(load_tree(json.dumps(data))) == data
    assert write_tree(load_tree(dump_tree(read_tree(data)))) == data


def test_a_tree_goes_on_from_a_position(name):
    """A tree may start from a position in the middle of a game, in place of a setup."""
    record = a_record(name, decisions=9)
    data = tree_json(name) | {"position": record.play().position(), "nodes": [], "current": 0}
    del data["setup"]
    made = read_tree(data).add(0, record.play().legal()[0])
    assert write_tree(read_tree(write_tree(made))) == write_tree(made)
    assert made.start.position() == record.play().position()


def test_a_record_reads_as_a_tree(name):
    """A record reads as a tree with one line, which gives the same record again."""
    record = a_record(name)
    tree = read_tree(record.to_json())
    assert tree.end(0) == len(record.decisions) == len(tree.nodes)
    assert tree.main().to_json() == record.to_json()


def test_a_tree_reads_as_a_record(name):
    """A tree reads as a record of its main line, with title and comments."""
    data = tree_json(name, title="lines")
    tree = read_tree(data)
    tree = tree.comment_on(tree.children(0)[0], MARKUP)
    record = read_record(write_tree(tree))
    assert record.to_json() == tree.main().to_json()
    assert (record.title, record.comments[1]) == ("lines", MARKUP)


def test_the_command_line_reads_trees(name):
    """The commands `replay` and `legal` follow the main line of a tree.

    `check` plays every line.
    """
    data = tree_json(name)
    main = json.dumps(read_tree(data).main().to_json())
    for command in (["replay", "-", "--json"], ["replay", "-"], ["legal", "-"]):
        told = run(*command, given=json.dumps(data))
        assert told == run(*command, given=main)
        assert told.code == 0
    assert run("check", "-", given=json.dumps(data)) == (0, "ok\n", "")


def illegal(name):
    """Return the JSON of a tree whose nodes 31 and 35 make decisions that are illegal there."""
    data = tree_json(name)
    tree = read_tree(data)
    for place in (31, 35):
        legal = tree.moment(tree.node(place).parent).state.legal()
        wrong = next(node.decision for node in tree.nodes if node.decision not in legal)
        data = with_node(data, place - 1, decision=tree.game.write_decision(wrong))
    return data


def test_the_first_illegal_node_is_named_and_nothing_is_loaded(name):
    """The error about illegal nodes names the lowest number of such a node, on any line, and loads nothing.

    The command line prints the same sentence.
    """
    data = illegal(name)
    with pytest.raises(IllegalDecision, match=r"^node 31 \(.*\[[a-z_.]+\]$") as raised:
        read_tree(data)
    assert raised.value.number == 31
    outcome = run("check", "-", given=json.dumps(data))
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.startswith("node 31 (")


def test_an_illegal_record_names_its_decision(name):
    """The error about an illegal decision of a record counts the decisions from 1, as in "decision 4"."""
    record = a_record(name, decisions=5).to_json()
    record["decisions"].insert(3, record["decisions"][2])
    with pytest.raises(IllegalDecision, match=r"^decision 4 \("):
        read_tree(record)


def test_every_fault_is_named(name):
    """One error names all wrong nodes and wrong figures, each with its place."""
    data = tree_json(name, current=41, protected=-1, title=7, version=2, extra=0)
    data = with_node(data, 3, parent=4, comment="x" * 4001)
    data = with_node(data, 5, marks=["!", "!!!"], name=None)
    data = with_node(data, 8, decision=None, colour="red")
    assert set(places(data)) == {
        *("current", "protected", "title", "version", "extra"),
        *("nodes[3].parent", "nodes[3].comment", "nodes[5].marks[1]", "nodes[5].name"),
        *("nodes[8].decision", "nodes[8].colour"),
    }


@pytest.mark.parametrize("key", ["format", "game", "nodes", "current", "protected"])
def test_every_key_is_required(name, key):
    """A tree without one of these keys is refused, and the error names the key."""
    data = tree_json(name)
    del data[key]
    assert key in places(data)


@pytest.mark.parametrize(
    "data", [None, [], "tree", 7, {}, {"format": []}, {"format": "tutor-leaf"}]
)
def test_other_json_is_refused(name, data):
    assert places(data)


def test_a_parent_comes_before_its_children(name):
    """A node whose parent is itself, a later node or no node is refused, with the place of the parent."""
    data = tree_json(name)
    for parent in (5, 6, 41, -1, 2**70, True, "3", None, 1.0):
        assert "nodes[4].parent" in places(with_node(data, 4, parent=parent))


def test_the_protected_nodes_form_a_line(name):
    """A tree is refused if its protected nodes do not follow one another in a line."""
    data = tree_json(name)
    broken = next(i for i, node in enumerate(data["nodes"]) if node["parent"] != i)
    assert places(data | {"protected": broken + 1}) == ["protected"]
    assert read_tree(data | {"protected": broken}).protected == broken


def test_a_node_above_the_limit_is_refused(name):
    """A list with more nodes than the limit is refused before the reader looks at any node."""
    data = tree_json(name, current=0)
    data["nodes"] = [data["nodes"][0]] * (MOST_NODES + 1)
    assert places(data) == ["nodes"]


def test_a_file_has_at_most_five_million_bytes(name):
    """A text of more than five million bytes is refused unread, and a larger tree is not written."""
    data = tree_json(name)
    for index in range(40):
        data = with_node(data, index, comment="x" * 4000)
    tree = read_tree(data)
    assert read_tree(json.loads(dump_tree(tree))).nodes[39].comment == "x" * 4000
    many = Tree(tree.game, tree.root, tree.setup, nodes=tree.nodes * 40)
    with pytest.raises(TreeError, match="5,000,000"):
        dump_tree(many)
    with pytest.raises(RecordError, match="5,000,000"):
        load_tree(json.dumps(data) + " " * 5_000_000)


def test_very_many_faults_are_told_briefly(name):
    """The reader notes at most a thousand faults, and the sentence has the first and the number of the others."""
    data = tree_json(name)
    data["nodes"] = [{}] * MOST_NODES
    with pytest.raises(RecordError) as raised:
        read_tree(data)
    assert len(raised.value.faults) == 1000
    told, _, left = str(raised.value).rpartition("; and ")
    assert left == f"{1000 - len(told.split('; '))} more faults"
