"""The tree of variations as a list of moves, as an outline, as comments, or as text to copy.

Under the list the reader writes comments and marks for the step in view. Names, comments, marks,
deletions and the order of lines are edits of the tree, which can be undone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

import ipywidgets

from tutor.core.base.errors import TutorError
from tutor.core.base.reading import LARGEST_FILE
from tutor.core.records.lines import beginning, letter_for, transpositions
from tutor.core.records.movetext import rows
from tutor.core.records.tree import MARKS, Tree
from widgets.board.strokes import StrokesForm
from widgets.lines.moves import Moves
from widgets.lines.notation import FIELD, Notation, draw_outline, is_secret_note, note_of
from widgets.session.session import Session
from widgets.shared.controls import Markup, control, element, join, menu, menu_item
from widgets.shared.loop import Sentence, sentence_of
from widgets.shared.making import Line, Paragraph, box, html, make_field, show_if
from widgets.shared.model import PageModel
from widgets.shared.stage import Stage
from widgets.shared.window import name_part


@dataclass(frozen=True)
class Editing:
    """The edits that the reader makes to a session's tree.

    `tell` shows a sentence on what was deleted, or on why an edit is impossible.
    """

    session: Session
    tell: Callable[[Sentence], None]

    def rename(self, name: str) -> None:
        """Give the side line in view a name."""
        try:
            self.session.name_line(name)
        except TutorError as error:
            self.tell(sentence_of(error))

    def comment(self, comment: str) -> None:
        """Write a comment on the step in view.

        At the start of a game the comment is the preface. A lesson's example has no comment at its
        start.
        """
        session = self.session
        if not session.place and session.tree.protected:
            return
        self._edit(lambda: session.tree.comment_on(session.place, comment))

    def mark(self, value: str) -> None:
        """Add a mark to the step in view, or remove it."""
        session = self.session
        if value in MARKS and session.place:
            marks = session.tree.node(session.place).marks
            chosen = tuple(mark for mark in MARKS if (mark in marks) != (mark == value))
            self._edit(lambda: session.tree.mark(session.place, chosen))

    def prune(self, value: str) -> None:
        """Delete a step and all steps that follow; say how many these were and how to undo the deletion."""
        place, before = self._node(value), len(self.session.tree.nodes)
        if place is None:
            return
        self._edit(lambda: self.session.tree.prune(place))
        count = before - len(self.session.tree.nodes)
        if count:
            self.tell(lambda text: text.say("lines-deleted", count=count))

    def promote(self, value: str) -> None:
        """Make a line the main line; the former main line gets a name."""
        tree, place = self.session.tree, self._node(value)
        if place is None:
            return

        def promote_line() -> Tree:
            parent, grown = tree.node(place).parent, tree.promote(place)
            for left in grown.children(parent)[1:]:
                if not grown.node(left).name:
                    grown = grown.name_line(left, letter_for(grown, left))
            return grown

        self._edit(promote_line)

    def move_up(self, value: str) -> None:
        """Move a line one place up among the lines that leave at the same step."""
        place = self._node(value)
        if place is not None:
            self._edit(lambda: self.session.tree.move_up(place))

    def _node(self, value: str) -> int | None:
        """Return the node that a control names; None if the tree does not have it."""
        place = int(value[:9]) if value.isdecimal() else 0
        return place if 1 <= place <= len(self.session.tree.nodes) else None

    def _edit(self, edited: Callable[[], Tree]) -> None:
        """Replace the tree by the tree that `edited` returns, or show why that is impossible."""
        try:
            tree = edited()
            if against := self.session.against_edit(tree):
                self.tell(lambda text: text.say(f"now-back-{against}"))
            else:
                self.session.edit(tree)
        except TutorError as error:
            self.tell(sentence_of(error))


AT_ONCE: Final = 40
"""The most comments on one page of the list of comments."""


class Comments:
    """The list of comments, one page at a time."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._first = 0

    def turn_to(self, value: str) -> None:
        """Show the page of comments that begins with an entry; `value` is the number of the entry."""
        if value.isdecimal():
            self._first = int(value[:9])

    def draw(self) -> Markup:
        """Return the entries in reading order: a variation follows the step that it replaces."""
        stage, tree = self._stage, self._stage.session.tree
        at_start = [(0, 0)] if tree.preface or tree.strokes else []
        found = at_start + [
            (row.place, row.ply)
            for row in rows(tree)
            if row.kind == "step"
            and any(tree.node(row.place)[3:5] + tree.node(row.place)[7:])
            and not is_secret_note(stage, row.place)
        ]
        if not found:
            return element("p", stage.say("comments-none"), class_="tutor-hint")
        first = self._first if self._first < len(found) else 0
        listed = [self._entry(place, ply) for place, ply in found[first : first + AT_ONCE]]
        ways = []
        if first:
            back = max(first - AT_ONCE, 0)
            ways.append(control("comments-from", back, stage.say("comments-before")))
        if first + AT_ONCE < len(found):
            ways.append(control("comments-from", first + AT_ONCE, stage.say("comments-after")))
        row = element("div", *ways, class_="tutor-row") if ways else Markup("")
        count = element("p", stage.say("comments-count", count=len(found)), class_="tutor-hint")
        return join(count, element("ol", *listed, class_="tutor-comments"), row)

    def _entry(self, place: int, ply: int) -> Markup:
        """Return the entry of a step or the start: its line, and the comment on it."""
        stage, tree = self._stage, self._stage.session.tree
        head = control(
            "show",
            place,
            *(self._step(place, ply) if place else (stage.say("moves-start"),)),
            class_="tutor-move",
            **({"aria_current": "step"} if place == tree.current else {}),
        )
        lines = (*tree.comment_at(place).split("\n"), *stage.told_strokes(place))
        told = (element("p", each) for each in lines if each.strip())
        return element("li", head, *told)

    def _step(self, place: int, ply: int) -> Iterator[str]:
        """Yield words for a step: the player and the decision, the marks, and the place in the line."""
        stage, node = self._stage, self._stage.session.tree.node(place)
        yield stage.mark(node.decision.player)
        yield element("span", stage.step(place))
        if node.marks:
            yield element("span", " ".join(node.marks), class_="tutor-marks")
        yield " "
        at = stage.say("comments-at", name=stage.line_name(place), ply=ply)
        yield element("span", at, class_="tutor-hint")


LISTS: Final = ("moves", "lines", "comments", "text")
"""The ways to list the tree."""


class Lines:
    """A list of the tree, and the fields for the comment and the marks of the step in view.

    `listed` is the way in which the tree is listed, one of `LISTS`. When the reader leaves a field
    with a new text, the tree is edited. The form for drawing on the board stands below.
    """

    def __init__(self, stage: Stage, editing: Editing, drawing: StrokesForm) -> None:
        self._stage = stage
        self.moves, self.comments = Moves(stage), Comments(stage)
        self.notation = Notation(stage)
        self.listed = LISTS[0]
        self._list, self._here = html("tutor-lists"), html()
        self._name = make_field(Line, "tutor-field", continuous_update=False)
        self._comment = make_field(Paragraph, "tutor-field", rows=3, continuous_update=False)
        self._listen(self._name, editing.rename)
        self._listen(self._comment, editing.comment)
        fields = box("tutor-fields", self._name, self._comment)
        self.widget = box(
            "tutor-card tutor-lines-card",
            self._list,
            self.notation.widget,
            self._here,
            fields,
            drawing.widget,
        )
        self._drawing = drawing

    def _listen(self, field: ipywidgets.Text, heard: Callable[[str], None]) -> None:
        """Call `heard` with the text of a field each time the reader leaves the field with a new text."""
        written = self._stage.loop.handler(lambda change: heard(change["new"]))
        field.observe(written, names="value")

    def show(self, model: PageModel) -> None:
        """Show the tree and the fields for the present step, if the tab of lines is open."""
        if model.tab != "lines":
            return
        name_part(self.widget, "lines", self._stage.say("lines-heading"))
        self._name.description = self._stage.say("lines-name")
        self._comment.description = self._stage.say("lines-comment")
        session = self._stage.session
        begins = beginning(session.tree, session.place)
        named = session.tree.node(begins).name if begins else ""
        with self._stage.loop.filling():
            self._name.value = named
            is_secret = is_secret_note(self._stage, session.place)
            self._comment.value = "" if is_secret else session.tree.comment_at(session.place)
        self._open(self._name, is_open=begins != 0)
        can_begin = not session.place and not session.tree.protected
        self._open(self._comment, is_open=can_begin or self._is_open())
        self._list.value = self._draw_list()
        is_text = self.listed == "text"
        show_if(is_text, self.notation.widget)
        if is_text:
            self.notation.show()
        self._here.value = self._draw_here()
        self._drawing.show()

    def _open(self, field: ipywidgets.Text, *, is_open: bool) -> None:
        """Show a field for writing, or hide it."""
        field.disabled = not is_open
        show_if(is_open, field)

    def _is_open(self) -> bool:
        session = self._stage.session
        return session.place > session.tree.protected

    # The list

    def list_as(self, value: str) -> None:
        """List the tree in another way, one of `LISTS`."""
        if value in LISTS:
            self.listed = value

    def _draw_list(self) -> Markup:
        say, session = self._stage.say, self._stage.session
        tabs = [
            control(
                "list-as", name, say(f"list-{name}"), aria_pressed=str(name == self.listed).lower()
            )
            for name in LISTS
        ]
        listed = {
            "moves": self.moves.draw,
            "lines": lambda: draw_outline(self._stage),
            "comments": self.comments.draw,
        }.get(self.listed, lambda: Markup(""))()
        ways = element(
            "div", *tabs, class_="tutor-list-as", role="group", aria_label=say("aria-lists")
        )
        # One row of tools; on a phone the kinds of lists stand above it.
        over, beside = ([ways], []) if self._stage.layout == "phone" else ([], [ways])
        heading = element("h2", say("lines-heading"))
        return element(
            "section",
            element("div", heading, *over, class_="tutor-list-head"),
            element("div", *beside, *self._ways(), class_="tutor-row tutor-list-ways"),
            listed,
            class_="tutor-listing",
            data={"at": session.moment},
        )

    def _ways(self) -> list[Markup]:
        session, say = self._stage.session, self._stage.say
        folded, found = [], []
        if self.listed == "moves" and session.line.plies:
            folded += [("turn-back", "moves-back"), ("turn-on", "moves-on")]
        edits = [("undo", "back", session.can_undo), ("redo", "again", session.can_redo)]
        for name, sign, is_possible in edits:
            if is_possible and self._stage.layout == "wide":
                of, title = f"tutor-sign-do tutor-{sign}-do", say(f"lines-{name}.hint")
                found.append(control(name, "", say(f"lines-{name}"), title=title, class_=of))
            elif is_possible:
                folded.append((name, f"lines-{name}"))
        further = [menu_item(name, "", say(said)) for name, said in folded]
        chosen = menu_item("choose-file", LARGEST_FILE, say("merge-file"), data_as="merge-file")
        pasted = menu_item("list-as", "text", say("merge-text-way"), to=FIELD)
        return [*found, menu("merge", say("lines-ways"), *further, chosen, pasted)]

    # The present step

    def _draw_here(self) -> Markup:
        stage, session = self._stage, self._stage.session
        say, place = stage.say, session.place
        if not place:
            return element("section", element("h3", say("lines-start")))
        node = session.tree.node(place)
        parts = [
            element("h3", say("lines-here", ply=session.ply)),
            element("p", stage.step(place)),
            note_of(stage, place),
            self._draw_transpositions(place),
        ]
        if not self._is_open():
            parts.append(element("p", say("lines-protected"), class_="tutor-hint"))
            return element("section", *parts, data={"at": session.moment})
        marks = [
            menu_item(
                "mark",
                mark,
                say("lines-mark", mark=mark, name=say(f"mark-{MARKS.index(mark)}")),
                role="menuitemcheckbox",
                aria_checked=str(mark in node.marks).lower(),
            )
            for mark in MARKS
        ]
        prune = menu_item("prune", place, say("lines-prune"))
        here = menu("here", say("lines-marks"), *marks, prune, class_="tutor-here-menu")
        return element("section", *parts, here, class_="tutor-here", data={"at": session.moment})

    def _draw_transpositions(self, place: int) -> Markup:
        """Return links to other nodes with the same position, as far as the seat can tell."""
        stage, tree = self._stage, self._stage.session.tree
        links = [
            control(
                "show",
                other,
                stage.say(
                    "transpositions-at", name=stage.line_name(other), ply=len(tree.path(other))
                ),
                class_="tutor-quiet",
            )
            for other in transpositions(tree, place, stage.session.seat)
        ]
        if not links:
            return Markup("")
        said = element("span", stage.say("transpositions-here"))
        return element("div", said, *links, class_="tutor-transpositions tutor-row")
