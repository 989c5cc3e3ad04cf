"""The tree as text: an outline with one row per line, the notation to edit, and the tree in words.

The reader can copy the notation, edit it, and paste and open another one.
"""

from __future__ import annotations

from typing import Final

from tutor.core.base.game import State
from tutor.core.records.lines import beginning, beginnings, line_end
from tutor.core.records.movetext import write_movetext
from tutor.core.words.narration import told_movetext
from widgets.lines.comparison import hue_class
from widgets.shared.controls import Markup, control, download, element, join, menu, menu_item
from widgets.shared.making import Document, box, html, make_field
from widgets.shared.stage import Stage

NAME_FIELD: Final = ".tutor-lines-card input"
DEEPEST: Final = 6
INDENT: Final = 12


def draw_outline(stage: Stage) -> Markup:
    """Return a row for every line of the tree; each line stands below the line that it leaves."""
    rows = [_row(stage, place) for place in (0, *beginnings(stage.session.tree))]
    hint = element("p", stage.say("lines-hint"), class_="tutor-hint")
    return join(hint, element("ul", *rows, class_="tutor-lines"))


def line_menu(stage: Stage, place: int) -> Markup:
    """Return the menu of commands for a line; empty if the line has no commands.

    The line in view cannot be compared with itself. The main line can only be compared.
    """
    say, tree = stage.say, stage.session.tree
    end, name = line_end(tree, place), stage.line_name(place)
    compare = say("lines-compare.with", name=stage.line_name(stage.session.place))
    is_here = beginning(tree, stage.session.place) == place
    items = [] if is_here else [menu_item("compare", end, compare)]
    if place:
        items.append(menu_item("rename", place, say("lines-rename"), to=NAME_FIELD))
        items += _orders(stage, place)
        items.append(menu_item("prune", place, say("lines-delete")))
    return menu(f"line-{place}", say("lines-menu", name=name), *items) if items else Markup("")


def _orders(stage: Stage, place: int) -> list[Markup]:
    """Return the commands that change a line's place among the lines that leave at the same step."""
    say, tree = stage.say, stage.session.tree
    siblings = tree.children(tree.node(place).parent)
    index = siblings.index(place)
    first, before = siblings[0], siblings[max(index - 1, 0)]
    found = []
    if index and first > tree.protected:
        found.append(menu_item("promote", place, say("lines-promote")))
    if index > 1 and before > tree.protected:
        found.append(menu_item("move-up", place, say("lines-up")))
    if 0 < index < len(siblings) - 1:
        found.append(menu_item("move-up", siblings[index + 1], say("lines-down")))
    return found


def _row(stage: Stage, place: int) -> Markup:
    """Return the row of a line: its name, the line and step where it leaves, its length, its marks."""
    session, say = stage.session, stage.say
    tree = session.tree
    end = line_end(tree, place)
    here = beginning(tree, session.place) == place
    length = len(tree.path(end)) - len(tree.path(place)) + (1 if place else 0)
    if place:
        parent = tree.node(place).parent
        words = say(
            "lines-from",
            line=stage.line_name(parent),
            ply=len(tree.path(parent)) + 1,
            words=stage.step(place),
        )
        marks = " ".join(tree.node(place).marks)
    else:
        words, marks = say("lines-main-hint" if tree.protected else "lines-main-free"), ""
    name = stage.line_name(place)
    button = control(
        "show",
        place or (tree.children(0) or (0,))[0],
        element("b", name),
        " ",
        element("span", marks, class_="tutor-marks"),
        " ",
        element("span", words, class_="tutor-line-words"),
        " ",
        element("span", say("lines-steps", count=length), class_="tutor-hint"),
        class_="tutor-line-row",
        **({"aria_current": "true"} if here else {}),
    )
    indent = f"margin-left:{_depth(stage, place) * INDENT}px"
    row = join(button, line_menu(stage, place))
    return element("li", row, class_=hue_class(tree, place), style=indent, data={"line": name})


def _depth(stage: Stage, place: int) -> int:
    """Return the number of indents of a line: how many lines contain it, up to a limit."""
    tree, depth = stage.session.tree, 0
    while begins := beginning(tree, place):
        depth += 1
        place = tree.node(begins).parent
    return min(depth, DEEPEST)


FIELD: Final = ".tutor-notation textarea"
ROWS: Final = 12


class Notation:
    """A field with the text of the tree, as notation or in the reader's language.

    `is_in_words` is True if the field shows the tree in the reader's language. An edited text
    stays in the field until the reader opens or resets it; each game has its own text. The
    notation contains every hand and choice. So the field shows only the words while a hand or
    choice is hidden from the reader (`info.secret`, `choice.secret`).
    """

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self.is_in_words = False
        self._given = ""
        self._start = stage.session.tree.start
        self._written: dict[State, tuple[str, str]] = {}
        self._head, self._ways = html(), html()
        self._field = make_field(Document, "tutor-field", rows=ROWS, continuous_update=False)
        self._field.observe(stage.loop.handler(lambda _: self._draw_ways()), names="value")
        self.widget = box("tutor-notation", self._head, self._field, self._ways)

    def write_anew(self) -> None:
        """Reset the field to the text of the tree."""
        self._given = ""

    def turn_over(self) -> None:
        """Switch between the notation and the words of the reader's language."""
        self.is_in_words = not self.is_in_words
        self.write_anew()

    def show(self) -> None:
        """Show the text of the tree, unless the reader has edited the field."""
        say = self._stage.say
        self._follow()
        hint = "notation-words-hint" if self.is_in_words else "notation-hint"
        if self._is_hiding:
            hint = "notation-secret-hint"
        self._head.value = element("p", say(hint), class_="tutor-hint")
        self._field.description = say("notation-field")
        if self._given in ("", self._field.value):
            self._given = self._field.value = self._text()
        self._draw_ways()

    def _follow(self) -> None:
        """If the game has changed, store the edited text of the former game.

        If the reader has edited the text of the new game before, show this text.
        """
        start = self._stage.session.tree.start
        if start == self._start:
            return
        if self._field.value != self._given:
            self._written[self._start] = (self._given, self._field.value)
        self._start = start
        self._given, written = self._written.pop(start, ("", ""))
        if written:
            self._field.value = written

    @property
    def _is_hiding(self) -> bool:
        """Whether anything in the tree is hidden from the reader."""
        session = self._stage.session
        if session.seat is not None and session.state.due is not None:
            return True
        return any(map(session.is_secret, range(1, len(session.tree.nodes) + 1)))

    def _text(self) -> str:
        stage, session = self._stage, self._stage.session
        if not (self.is_in_words or self._is_hiding):
            return write_movetext(session.tree)
        language = stage.text.language
        return told_movetext(session.tree, language, stage.step, session.is_secret)

    def _draw_ways(self) -> None:
        """Draw the buttons that open the text, save it, or show it in words."""
        say, text = self._stage.say, self._field.value
        is_hiding, is_written = self._is_hiding, text != self._given
        ways = []
        if is_written or not (self.is_in_words or is_hiding):
            ways.append(control("open-text", "", say("notation-open"), data_with=FIELD))
            if is_written:
                ways.append(control("merge-text", "", say("merge-text"), data_with=FIELD))
        name = f"{self._stage.session.tree.game.name}.txt"
        kept = download(say("notation-keep"), text.encode("utf-8", "replace"), "text/plain", name)
        ways.append(kept)
        if not is_hiding:
            other = "notation-written" if self.is_in_words else "notation-words"
            ways.append(control("notation-words", "", say(other)))
        if is_written:
            ways.append(control("notation-anew", "", say("notation-anew")))
        self._ways.value = element("div", *ways, class_="tutor-row")


def is_secret_note(stage: Stage, place: int) -> bool:
    """Return whether the comment on a step may reveal a secret.

    If one person decides for all players, no comment reveals a secret, because this person
    has written all comments.
    """
    session = stage.session
    is_others = session.seat is not None or bool(session.others)
    return is_others and session.is_secret(place)


def note_of(stage: Stage, place: int) -> Markup:
    """Return the reason for a step; empty if the step has no reason or the reason is secret."""
    reason = stage.reason(place) if place else ""
    if not reason or stage.session.is_secret(place):
        return Markup("")
    return element("p", reason, class_="tutor-move-note")
