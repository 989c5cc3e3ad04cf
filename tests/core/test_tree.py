"""A tree keeps all that was tried, refuses illegal decisions and changes of its protected line, and undoes exactly."""

import pytest

from tests.trees import GAMES, a_record, a_start, a_tree, faults_of_tree, shape
from tutor.core.base.decision import IllegalDecision
from tutor.core.base.errors import RecordError, TreeError
from tutor.core.records.files import read_record, read_tree, write_tree
from tutor.core.records.history import MOST_REMEMBERED, History
from tutor.core.records.lines import beginning, line_name, parting
from tutor.core.records.step import LANDMARK
from tutor.core.records.tree import LONGEST_NAME, MARKS, MOST_NODES, Node, Tree

pytestmark = pytest.mark.parametrize("name", GAMES)


def protected_tree(name, decisions=6):
    """Return a tree whose first decisions are a protected line, and which shows the end of this line."""
    tree = Tree.of_record(a_record(name, decisions=decisions), protect=True)
    return tree.at(decisions)


def another(tree, place, which=0):
    """Return a legal decision at a place that the tree does not have there yet."""
    tried = [tree.node(child).decision for child in tree.children(place)]
    return [one for one in tree.moment(place).state.legal() if one not in tried][which]


def forked_tree(name):
    """Return a tree of a protected line of 6 decisions (places 1 to 6) and two forks.

    A line of 2 decisions (places 7 and 8) leaves the protected line after place 2. A further
    decision (place 9) follows place 7.
    """
    tree = protected_tree(name)
    tree = tree.add(2, another(tree, 2))
    return tree.add(7, another(tree, 7))


def test_a_record_is_a_tree_with_one_line(name):
    """A record becomes a tree with one line, and this line with comments and title becomes the same record."""
    record = a_record(name)
    tree = Tree.of_record(record)
    assert tree.path(len(tree.nodes)) == tuple(range(1, len(record.decisions) + 1))
    assert tree.main().to_json() == record.to_json()
    assert tree.moment(len(tree.nodes)).state.position() == record.play().position()
    assert faults_of_tree(tree) == []


def test_comments_of_a_record_stay_where_they_were(name):
    """Each comment of a record is at the node of its ply, and the comment before all decisions at the start."""
    data = a_record(name, decisions=4).to_json() | {"comments": {"0": "before", "3": "here"}}
    tree = Tree.of_record(read_record(data))
    assert [node.comment for node in tree.nodes] == ["", "", "here", ""]
    assert tree.main().to_json() == data


def test_another_decision_makes_a_fork(name):
    """Another decision at a place becomes a new child and the current node, and the other line does not change."""
    before = protected_tree(name)
    after = forked_tree(name)
    assert after.children(2) == (3, 7)
    assert after.path(8) == (1, 2, 7, 8)
    assert after.current == 8
    assert write_tree(after)["nodes"][:6] == write_tree(before)["nodes"]
    assert after.end(0) == 6
    assert after.end(7) == 8


def test_a_known_decision_goes_to_its_node(name):
    """If a place already has the added decision, the tree goes to its node and adds nothing."""
    tree = forked_tree(name).at(0)
    again = tree.add(2, tree.node(7).decision)
    assert again.nodes == tree.nodes
    assert again.current == 7


def test_an_illegal_decision_is_refused(name):
    """Adding an illegal decision raises its refusal, and the tree stays as before."""
    tree = protected_tree(name)
    with pytest.raises(IllegalDecision):
        tree.add(2, tree.node(2).decision)


def test_promoting_makes_a_line_the_main_one(name):
    """A promoted line becomes the first at its fork, and the current node stays the same."""
    tree = Tree.of_record(a_record(name, decisions=4))
    tree = tree.add(1, another(tree, 1)).comment_on(5, "rather this")
    promoted = tree.promote(5)
    assert promoted.node(promoted.children(1)[0]).comment == "rather this"
    assert promoted.node(promoted.current).comment == "rather this"
    assert promoted.main().decisions == (tree.node(1).decision, tree.node(5).decision)
    assert sorted(map(str, shape(promoted)[0][4])) == sorted(map(str, shape(tree)[0][4]))
    assert promoted.promote(promoted.children(1)[0]) is promoted


def test_pruning_removes_a_line_and_shows_its_parent(name):
    """Pruning removes a node and all nodes after it.

    If one of them was the current node, the parent of the pruned node becomes the current one.
    """
    tree = forked_tree(name)
    pruned = tree.prune(7)
    assert len(pruned.nodes) == 6
    assert pruned.current == 2
    assert tree.at(5).prune(7).current == 5
    assert faults_of_tree(pruned) == []


@pytest.mark.parametrize(
    "edit",
    [
        lambda tree: tree.prune(3),
        lambda tree: tree.promote(7),
        lambda tree: tree.comment_on(6, "x"),
        lambda tree: tree.mark(1, ["!"]),
        lambda tree: tree.name_line(2, "x"),
    ],
)
def test_the_protected_line_cannot_be_edited(name, edit):
    """Pruning or annotating the protected line, or moving a line before it, raises an error with a sentence."""
    with pytest.raises(TreeError, match="protected line"):
        edit(forked_tree(name))


def test_only_a_line_can_be_protected(name):
    """Nodes that do not follow one another from the start cannot be protected."""
    tree = forked_tree(name)
    assert tree.protect(0).prune(3).nodes
    for length in (7, 8, 9, -1):
        with pytest.raises(TreeError):
            tree.protect(length)


def test_texts_of_people_have_limits(name):
    """A comment has at most 4,000 characters and a name 200, and neither contains half of a character.

    A refused text changes nothing.
    """
    tree = forked_tree(name)
    assert len(tree.comment_on(7, "x" * 4000).node(7).comment) == 4000
    assert len(tree.name_line(7, "x" * LONGEST_NAME).node(7).name) == LONGEST_NAME
    for edit, text in [
        (tree.comment_on, "x" * 4001),
        (tree.name_line, "x" * (LONGEST_NAME + 1)),
        (tree.comment_on, "\ud800"),
    ]:
        with pytest.raises(RecordError):
            edit(7, text)


def test_marks_are_a_set_of_six(name):
    """The marks of a node stand in a fixed order, and an unknown or a double mark is refused."""
    tree = forked_tree(name).mark(7, ["?!", "!"])
    assert tree.node(7).marks == ("!", "?!")
    assert tree.mark(7, MARKS).node(7).marks == MARKS
    assert tree.mark(7, []).node(7).marks == ()
    for marks in (["!!!"], ["!", "!"], [""]):
        with pytest.raises(RecordError):
            tree.mark(7, marks)


def test_a_name_is_the_name_of_its_line(name):
    """A name belongs to the line that begins at its node, and not to lines that leave this line later."""
    tree = forked_tree(name).name_line(7, "the other way")
    tree = tree.add(7, another(tree, 7))
    assert [line_name(tree, place) for place in (0, 2, 6, 7, 8, 9)] == [
        "",
        "",
        "",
        "the other way",
        "the other way",
        "",
    ]
    assert [beginning(tree, place) for place in (0, 6, 7, 8, 9)] == [0, 0, 7, 7, 9]
    assert line_name(tree.name_line(8, "later"), 8) == line_name(tree, 8)


def test_two_places_part_where_their_lines_do(name):
    """The function `parting` gives the last common place of two lines and the next place of each.

    The next place is None for a line that ends there.
    """
    tree = forked_tree(name)
    assert parting(tree, 6, 8) == (2, 3, 7)
    assert parting(tree, 8, 6) == (2, 7, 3)
    assert parting(tree, 1, 6) == (1, None, 2)
    assert parting(tree, 6, 6) == (6, None, None)
    assert parting(tree, 0, 8) == (0, None, 1)


def test_a_jump_costs_one_step(name):
    """The state at a deep node is computed at the first look, and later looks reuse it."""
    tree = a_tree(name, nodes=80, forking=0)
    place = tree.end(0)
    assert tree.moment(place).state is tree.moment(place).state
    assert tree.comment_on(place, "x").moment(place).state is tree.moment(place).state


def test_a_tree_has_room_for_so_many_nodes(name):
    """A node above the limit of a tree is refused in a sentence, and the tree can still be shown."""
    tree = protected_tree(name, 1)
    full = Tree(
        tree.game,
        tree.root,
        tree.setup,
        nodes=(*tree.nodes, *([Node(tree.step(1), 1, tree.node(1).decision)] * (MOST_NODES - 1))),
    )
    with pytest.raises(TreeError, match="20,000"):
        full.add(0, another(full, 0))
    assert full.add(0, tree.node(1).decision).current == 1


@pytest.mark.parametrize("place", [-1, 9, 10**9])
def test_an_unknown_place_is_an_index_error(name, place):
    """Every method that takes a place raises IndexError if the place does not exist."""
    tree = forked_tree(name)
    for look in (tree.node, tree.at, tree.moment, tree.path, tree.record, tree.prune):
        with pytest.raises(IndexError):
            look(place)


def test_undoing_goes_back_step_by_step(name):
    """Undo takes back each edit exactly and redo makes it again; a new edit removes the undone ones."""
    first = History(a_start(name))
    second = first.edit(first.present.add(0, another(first.present, 0)))
    third = second.edit(second.present.comment_on(1, "here"))
    assert third.undo().present is second.present
    assert third.undo().undo().present is first.present
    assert third.undo().redo().present is third.present
    assert third.redo() is third
    assert first.undo() is first
    other = third.undo().edit(second.present.name_line(1, "there"))
    assert other.redo() is other
    assert third.edit(third.present) is third


def test_going_elsewhere_is_no_edit(name):
    """After the reader has moved to another node, undo takes back the last edit, and not the move."""
    history = History(a_tree(name, nodes=5))
    assert history.at(2).undo().present.current == 2


def test_only_the_latest_edits_are_remembered(name):
    history = History(a_tree(name, nodes=1))
    for number in range(MOST_REMEMBERED + 5):
        history = history.edit(history.present.comment_on(1, str(number)))
    for _ in range(MOST_REMEMBERED + 5):
        history = history.undo()
    assert history.present.node(1).comment == "4"


def test_the_reason_of_a_policy_and_a_comment_stand_beside_each_other(name):
    """A reason and a comment of the same node share the comment field of a file and of a record.

    Neither replaces the other.
    """
    tree = forked_tree(name).explain(7, "Why: it\nis free")
    tree = tree.comment_on(7, "I would not.\nNever.")
    node = tree.node(7)
    assert (node.comment, node.reason) == ("I would not.\nNever.", "Why: it is free")
    assert write_tree(tree)["nodes"][6]["comment"] == node.note
    assert node.note.startswith("I would not.\nNever.\n")
    again = read_tree(write_tree(tree))
    assert (again.node(7).comment, again.node(7).reason) == (node.comment, node.reason)
    record = read_record(tree.record(8).to_json())
    assert Tree.of_record(record).node(3).reason == node.reason
    assert tree.comment_on(7, "").node(7).reason == node.reason
    assert tree.explain(7, "").node(7).comment == node.comment


@pytest.mark.parametrize(
    "note",
    [
        "",
        "a",
        "\u2023",
        "\u2023 why",
        "a\n\u2023 why",
        "a\n\u2023 why\n\u2023",
        "\u2023why",
        "\u2023 ",
        "a\n\u2023 b\n\u2023 c",
    ],
)
def test_any_comment_of_a_file_is_written_as_it_was_read(name, note):
    """The file keeps any comment, whatever its lines begin with."""
    written = write_tree(forked_tree(name).comment_on(7, "x"))
    written["nodes"][6]["comment"] = note
    if not note:
        del written["nodes"][6]["comment"]
    assert write_tree(read_tree(written)) == written
    own = forked_tree(name).comment_on(7, note)
    assert read_tree(write_tree(own)).node(7).comment == note


def test_a_tree_at_rest_holds_little_and_tells_the_same(name):
    """The method `drop_states` keeps every eighth state of a tree.

    The tree computes the other states again when they are needed, with the same result.
    """
    tree = protected_tree(name, decisions=3 * LANDMARK + 1)
    places = range(len(tree.nodes) + 1)
    before = [(tree.moment(place).state.position(), tree.moment(place).events) for place in places]
    tree.drop_states()
    held = [place for place in places if tree.step(place).known is not None]
    assert held == [place for place in places if place % LANDMARK == 0]
    after = [(tree.moment(place).state.position(), tree.moment(place).events) for place in places]
    assert after == before
