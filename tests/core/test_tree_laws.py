"""Any sequence of edits keeps the laws of a tree, and undo restores each tree exactly."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.trees import GAMES, a_record, faults_of_tree, shape
from tutor.core.base.errors import TreeError
from tutor.core.records.files import read_tree, write_tree
from tutor.core.records.history import History
from tutor.core.records.movetext import write_movetext
from tutor.core.records.movetext_reading import read_movetext
from tutor.core.records.notes import PENS, Stroke, arrange
from tutor.core.records.tree import MARKS, Tree

PROTECTED = 5
numbers = st.integers(0, 10**6)
texts = st.text(max_size=12)
names = st.sampled_from(["step-3", "district-main_temple", "a.b", "Z"])
drawings = st.lists(
    st.builds(Stroke, names, st.just("") | names, st.sampled_from(PENS)), max_size=4
)


class Editing(RuleBasedStateMachine):
    """Makes the same edits in a tree with a history and in a plain nested list, and compares the two."""

    name: str

    @initialize(seed=st.integers(0, 50), length=st.integers(0, 8))
    def begin(self, seed, length):
        """Begin with a random record as the protected line, of at most `length` decisions."""
        tree = Tree.of_record(a_record(self.name, seed, length))
        self.history = History(tree.protect(min(length, PROTECTED)))
        self.plain = shape(tree)
        self.undo, self.redo = [], []
        self.protected_nodes = write_tree(self.tree)["nodes"][: self.tree.protected]

    @property
    def tree(self):
        """The tree after the edits so far."""
        return self.history.present

    def place(self, number, lowest=0):
        """Return the existing place, not below `lowest`, that a random number selects."""
        return lowest + number % (len(self.tree.nodes) + 1 - lowest)

    def plainly(self, place):
        """Return the list of children of a place in the plain nested list."""
        tried = self.plain
        for each in self.tree.path(place):
            tried = tried[self.index(each)][4]
        return tried

    def index(self, place):
        """Return the index of a node among its siblings."""
        return self.tree.children(self.tree.node(place).parent).index(place)

    def is_protected(self, place):
        """Return whether the node is part of the protected line."""
        return 1 <= place <= self.tree.protected

    def edit(self, tree):
        """Make the edited tree the current one, and remember how the tree before the edit is written."""
        if tree is not self.tree:
            self.undo.append((write_tree(self.tree), shape(self.tree)))
            self.redo.clear()
        self.history = self.history.edit(tree)

    @rule(number=numbers, which=numbers)
    def add(self, number, which):
        """Add a legal decision to a place, which may be new there or exist already."""
        place = self.place(number)
        legal = self.tree.moment(place).state.legal()
        if not legal:
            return
        decision = legal[which % len(legal)]
        tried = self.plainly(place)
        if all(decision != one[0] for one in tried):
            tried.append([decision, "", (), "", [], ()])
        self.edit(self.tree.add(place, decision))
        assert self.tree.node(self.tree.current).decision == decision
        assert self.tree.node(self.tree.current).parent == place

    @precondition(lambda self: self.tree.nodes)
    @rule(number=numbers)
    def promote(self, number):
        """Make a line the first at its fork, and check that this is refused if the protected line is first there."""
        place = self.place(number, 1)
        siblings = self.plainly(self.tree.node(place).parent)
        index = self.index(place)
        first = self.tree.children(self.tree.node(place).parent)[0]
        if index and self.is_protected(first):
            with pytest.raises(TreeError):
                self.tree.promote(place)
            return
        siblings.insert(0, siblings.pop(index))
        self.edit(self.tree.promote(place))

    @precondition(lambda self: self.tree.nodes)
    @rule(number=numbers)
    def move_up(self, number):
        """Move a line before its predecessor, and check that this is refused if that is the protected line."""
        place = self.place(number, 1)
        siblings = self.plainly(self.tree.node(place).parent)
        index = self.index(place)
        before = self.tree.children(self.tree.node(place).parent)[index - 1]
        if index and self.is_protected(before):
            with pytest.raises(TreeError):
                self.tree.move_up(place)
            return
        if index:
            siblings.insert(index - 1, siblings.pop(index))
        self.edit(self.tree.move_up(place))

    @precondition(lambda self: self.tree.nodes)
    @rule(number=numbers)
    def prune(self, number):
        """Remove a line, and check that this is refused if the line is protected."""
        place = self.place(number, 1)
        if self.is_protected(place):
            with pytest.raises(TreeError):
                self.tree.prune(place)
            return
        del self.plainly(self.tree.node(place).parent)[self.index(place)]
        self.edit(self.tree.prune(place))

    @precondition(lambda self: self.tree.nodes)
    @rule(
        number=numbers, comment=texts, marks=st.sets(st.sampled_from(MARKS), max_size=3), name=texts
    )
    def write(self, number, comment, marks, name):
        """Write a comment, marks and a name at a node, and check that this is refused if the node is protected."""
        place = self.place(number, 1)
        if self.is_protected(place):
            if comment:
                with pytest.raises(TreeError):
                    self.tree.comment_on(place, comment)
            return
        chosen = tuple(mark for mark in MARKS if mark in marks)
        entry = self.plainly(self.tree.node(place).parent)[self.index(place)]
        entry[1:4] = [comment, chosen, name]
        edited = self.tree.comment_on(place, comment).mark(place, list(marks))
        self.edit(edited.name_line(place, name))

    @rule(number=numbers, strokes=drawings)
    def draw(self, number, strokes):
        """Draw rings and arrows at any place, including the start and the protected line."""
        place = self.place(number)
        if place:
            self.plainly(self.tree.node(place).parent)[self.index(place)][5] = arrange(strokes)
        self.edit(self.tree.draw_on(place, strokes))

    @rule(number=numbers)
    def look(self, number):
        """Make another node the current one."""
        self.history = self.history.at(self.place(number))

    @precondition(lambda self: self.undo)
    @rule()
    def take_back(self):
        """Undo, and check that the tree is written as it was before the last edit."""
        self.redo.append((write_tree(self.tree), shape(self.tree)))
        self.history = self.history.undo()
        written, self.plain = self.undo.pop()
        assert write_tree(self.tree) == written

    @precondition(lambda self: self.redo)
    @rule()
    def make_again(self):
        """Redo, and check that the tree is written as it was before the last undo."""
        self.undo.append((write_tree(self.tree), shape(self.tree)))
        self.history = self.history.redo()
        written, self.plain = self.redo.pop()
        assert write_tree(self.tree) == written

    @invariant()
    def the_tree_is_sound(self):
        """Check order, legality, the protected line and the current node, and compare with the plain list."""
        assert faults_of_tree(self.tree) == []
        assert shape(self.tree) == self.plain
        bare = self.tree
        for place in range(len(self.protected_nodes) + 1):
            bare = bare.draw_on(place, ())
        protected = (
            write_tree(bare)["nodes"][: len(self.protected_nodes)] if self.protected_nodes else []
        )
        assert protected == self.protected_nodes

    def teardown(self):
        """Check that the last edited tree reads the same from its file and its text."""
        if hasattr(self, "history"):
            written = write_tree(self.tree)
            read = read_tree(written)
            assert write_tree(read) == written
            assert (shape(read), read.strokes) == (self.plain, self.tree.strokes)
            assert shape(read_movetext(write_movetext(self.tree))) == self.plain


def editing(name):
    """Return a test case that makes random edits in trees of one game."""
    machine = type(f"Editing_{name}", (Editing,), {"name": name})
    machine.TestCase.settings = settings(
        max_examples=15, stateful_step_count=25, deadline=None, derandomize=True
    )
    return machine.TestCase


globals().update({f"TestEditing_{name}": editing(name) for name in GAMES})
