"""The list of moves: turns with their steps, marks and comments, and the variations at each.

Only what is near the step in view is open: its day or round, and the lines around it. Everything
else is a row that can be opened, so that a long game stays short.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, groupby
from typing import Final, NamedTuple

from tutor.core.records.lines import Chapter, beginning, line_end, line_to, side_lines
from tutor.core.records.moments import Turn, turns
from tutor.core.records.step import Step
from tutor.core.records.tree import Tree
from widgets.lines.comparison import hue_class
from widgets.lines.notation import line_menu
from widgets.lines.track import chapter_name
from widgets.shared.controls import Markup, control, element, join
from widgets.shared.stage import Stage


class ListedLine(NamedTuple):
    """A line in the list: its first node `place`, its nodes `path` from the start, and its turns.

    `begins` is the ply of the line's first step. `shown` is the ply in view if the step in
    view is on this line; if that step is on a variation, `shown` is the ply where the
    variation begins; for other lines it is -1. `depth` is the number of lines that contain
    this line as a variation.
    """

    place: int
    path: tuple[int, ...]
    begins: int
    turns: Sequence[Turn]
    shown: int
    depth: int


def around(tree: Tree) -> list[int]:
    """Return the first nodes of the line in view and of the lines that contain it, outermost first."""
    found, place = [], tree.current
    while begins := beginning(tree, place):
        found.append(begins)
        place = tree.node(begins).parent
    return found[::-1]


class ListedLines:
    """The lines of a tree with their turns, which are cached by the last step of a line."""

    def __init__(self) -> None:
        self._turns: dict[Step, tuple[Turn, ...]] = {}
        self._asked: set[Step] = set()

    def forget_others(self) -> None:
        """Forget the turns of lines that were not used since the last call."""
        self._turns = {end: found for end, found in self._turns.items() if end in self._asked}
        self._asked = set()

    def line(self, tree: Tree, place: int, depth: int) -> ListedLine:
        """Return the line that begins at node `place`; if `place` is 0, the main line.

        `depth` is the number of lines that contain this line as a variation.
        """
        end = line_end(tree, place)
        path = (0, *tree.path(end))
        here = set(path)
        to_here = (0, *tree.path(tree.current))
        shared = [ply for ply, each in enumerate(to_here) if each in here]
        is_through = not place or place in to_here
        # A variation stands at the step that it replaces.
        is_aside = shared[-1] < len(to_here) - 1
        shown = min(shared[-1] + is_aside, len(path) - 1) if is_through else -1
        begins = path.index(place) if place else 1
        own = [turn for turn in self._turns_to(tree, end) if turn.last >= begins]
        return ListedLine(place, path, begins, own, shown, depth)

    def _turns_to(self, tree: Tree, end: int) -> tuple[Turn, ...]:
        """Return the turns of the line to node `end`, which are cached."""
        step = tree.step(end)
        self._asked.add(step)
        if step not in self._turns:
            self._turns[step] = tuple(turns(line_to(tree, end)))
        return self._turns[step]


ALL_OPEN: Final = 30
"""The most turns of a line in which no day or round is folded."""
SHORT: Final = 3
"""The most turns of a variation that is always open."""
DEEPEST: Final = 6
"""The most levels of lines within lines in the list."""
MOST_LEAVING: Final = 8
"""The most variations listed at a turn; the outline has all of them."""
LONGEST_NOTE: Final = 160
"""The most characters of a note that is always shown whole."""
FOLDED: Final = ("part", "turn", "line", "note", "reason")
"""The kinds of rows that can be opened and folded."""

Folded = tuple[str, Step]
"""A row that the reader has opened or folded: its kind, and its first step."""


class Moves:
    """The list of moves, which remembers the rows that the reader has opened and folded."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._turned: set[Folded] = set()
        self._lines = ListedLines()

    def turn_over(self, value: str) -> None:
        """Open or fold a row: "part:12" is the part whose first step is node 12."""
        kind, _, place = value.partition(":")
        tree = self._stage.session.tree
        number = int(place[:9]) if place.isdecimal() else 0
        if kind in FOLDED and 1 <= number <= len(tree.nodes):
            self._turned ^= {(kind, tree.step(number))}

    def draw(self) -> Markup:
        """Return the list of moves, which begins with the main line.

        If the step in view is deep in variations, the list begins with one of the variations that
        contain the line in view.
        """
        stage, tree = self._stage, self._stage.session.tree
        top, above = 0, Markup("")
        if len(outer := around(tree)) > DEEPEST:
            top = outer[-DEEPEST]
            parent = tree.node(top).parent
            words = stage.say("moves-above", name=stage.line_name(parent))
            above = control("show", parent, words, class_="tutor-quiet tutor-move-above")
        listed = self._turn_list(self._lines.line(tree, top, 0))
        start = control(
            "show",
            0,
            stage.say("moves-start"),
            class_="tutor-move",
            **self._current(tree.current == 0),
        )
        head = element("div", above or start, line_menu(stage, top), class_="tutor-move-row")
        note = Markup("") if top else self._note("note", 0, tree.preface)
        self._lines.forget_others()
        return element("div", head, note, listed, class_=f"tutor-moves {hue_class(tree, top)}")

    # Lines

    def _turn_list(self, line: ListedLine) -> Markup:
        """Return the list of the turns of a line, by days or rounds."""
        tree = self._stage.session.tree
        leaves: dict[int, list[int]] = {}
        for ply, place in side_lines(tree, line.path[1:]):
            if ply >= line.begins - (not line.place):
                leaves.setdefault(ply, []).append(place)
        parts = [list(each) for _, each in groupby(line.turns, lambda turn: turn.part)]
        can_fold = len(line.turns) > ALL_OPEN
        drawn = [self._part(line, part, leaves, can_fold=can_fold) for part in parts]
        # Side lines that leave the last node, such as the learner's moves after an example.
        rest = self._variations(line, leaves.get(len(line.path) - 1, []))
        return join(*drawn, rest)

    def _part(
        self, line: ListedLine, part: list[Turn], leaves: dict[int, list[int]], *, can_fold: bool
    ) -> Markup:
        """Return a day or round: its name, and under it its turns, unless the part is folded."""
        say = self._stage.say
        first, last = max(part[0].first + 1, line.begins), part[-1].last
        place = line.path[first]
        name = self._part_name(line, part[0].part)
        if not can_fold:
            # A variation begins in the day or round of the line that it leaves.
            is_said = name and not (line.place and part[0] is line.turns[0])
            heading = element("h3", name, class_="tutor-move-part") if is_said else Markup("")
        else:
            is_near = first <= max(line.shown, 1) <= last
            is_open = is_near != self._is_turned("part", place)
            count = say("lines-steps", count=last - first + 1)
            heading = control(
                "unfold",
                f"part:{place}",
                element("b", name),
                " ",
                element("span", count, class_="tutor-hint"),
                class_="tutor-move-part tutor-unfold",
                aria_expanded=str(is_open).lower(),
            )
            if not is_open:
                return heading
        rows = [self._turn(line, turn, leaves) for turn in part]
        return join(heading, element("ol", *rows, class_="tutor-move-list"))

    def _part_name(self, line: ListedLine, number: int) -> str:
        """Return the name of a day or round.

        A game without either has one part, whose name is empty.
        """
        kind = self._stage.session.line.part
        return chapter_name(self._stage, Chapter(0, kind, number)) if kind else ""

    def _variations(self, line: ListedLine, places: Sequence[int]) -> Markup:
        """Return the lines that leave another line at one step; if there are many, only the first ones."""
        if not places:
            return Markup("")
        rows = [self._variation(line, place) for place in places[:MOST_LEAVING]]
        if rest := len(places) - len(rows):
            words = self._stage.say("moves-more", count=rest)
            rows.append(element("li", control("list-as", "lines", words, class_="tutor-quiet")))
        return element("ul", *rows, class_="tutor-variations")

    def _variation(self, left: ListedLine, place: int) -> Markup:
        """Return a line that leaves the line `left`: as a single row, or as a row above its turns."""
        stage, tree = self._stage, self._stage.session.tree
        line = self._lines.line(tree, place, left.depth + 1)
        # A single turn fits into the row itself, unless it has a comment.
        is_told = len(line.turns) == 1 and not tree.node(place).comment
        is_near = line.shown >= 0 or (len(line.turns) <= SHORT and not is_told)
        can_open = line.depth <= DEEPEST
        is_open = can_open and is_near != self._is_turned("line", place)
        name = stage.line_name(place)
        steps = len(line.path) - line.begins
        toggle = self._toggle("line", place, stage.say("moves-line", name=name), is_open=is_open)
        told = [element("b", name), " "]
        if not is_open:
            told += [element("span", stage.step(place)), *self._marks(tree.node(place).marks), " "]
        if is_open or steps > 1:
            told.append(element("span", stage.say("lines-steps", count=steps), class_="tutor-hint"))
        head = control("show", place, *told, class_="tutor-move tutor-variation")
        row = element(
            "div",
            toggle if can_open else "",
            head,
            line_menu(stage, place),
            class_="tutor-move-row",
        )
        return element(
            "li",
            row,
            self._turn_list(line) if is_open else "",
            class_=hue_class(tree, place),
            data={"line": name},
        )

    # Turns

    def _turn(self, line: ListedLine, turn: Turn, leaves: dict[int, list[int]]) -> Markup:
        """Return a turn: its first decision with the number of further decisions, or all its steps."""
        stage = self._stage
        plies = range(max(turn.first + 1, line.begins), turn.last + 1)
        places = [line.path[ply] for ply in plies]
        left = [leaves.get(ply - 1, []) for ply in plies]
        current = stage.session.tree.current
        # If the step in view is inside a turn, the turn's steps are open, so that it is visible.
        is_within = current in places[:-1]
        is_open = len(places) > 1 and is_within != self._is_turned("turn", places[0])
        fold = Markup("")
        if len(places) > 1:
            fold = self._toggle("turn", places[0], stage.say("moves-turn"), is_open=is_open)
        if is_open:
            # If lines leave this turn, its steps have no reasons, to make room for the lines.
            is_fork = any(left)
            steps = [
                self._step(place, self._variations(line, others), is_short=is_fork)
                for place, others in zip(places, left, strict=True)
            ]
            player = stage.session.tree.node(places[0]).decision.player
            name = element("span", self._turn_name(turn, player), class_="tutor-move-turn")
            head = element("div", name, fold, class_="tutor-move-row")
            return element("li", head, element("ol", *steps, class_="tutor-move-steps"))
        is_current = current in places
        row = element(
            "div", self._button(places, is_current=is_current), fold, class_="tutor-move-row"
        )
        notes = (self._notes(place, is_short=True) for place in places)
        return element("li", row, *notes, self._variations(line, [*chain(*left)]))

    def _turn_name(self, turn: Turn, player: str) -> Markup:
        """Return the name of the player of a turn, to stand above the turn's steps."""
        stage = self._stage
        if turn.kind == "night":
            return Markup(element("span", stage.say("timeline-night")))
        if not turn.player:
            return element("span", stage.say("moves-together"))
        name = turn.player or player
        return join(stage.mark(name), element("span", stage.say("timeline-turn", player=name)))

    def _button(self, places: Sequence[int], *, is_current: bool) -> Markup:
        """Return the button that goes to the last of the steps in `places`, a turn or a single step."""
        stage, tree = self._stage, self._stage.session.tree
        first = tree.node(places[0])
        more = Markup("")
        if len(places) > 1:
            more = element(
                "span", stage.say("moves-and", count=len(places) - 1), class_="tutor-hint"
            )
        marks = [mark for place in places for mark in tree.node(place).marks]
        return control(
            "show",
            places[-1],
            stage.mark(first.decision.player),
            element("span", stage.step(places[0])),
            " ",
            more,
            *self._marks(marks),
            class_="tutor-move",
            **self._current(is_current),
        )

    def _step(self, place: int, variations: Markup, *, is_short: bool) -> Markup:
        """Return a step of an open turn, the notes on the step, and the lines that leave at the step."""
        stage, tree = self._stage, self._stage.session.tree
        button = control(
            "show",
            place,
            stage.mark(tree.node(place).decision.player),
            element("span", stage.step(place)),
            *self._marks(tree.node(place).marks),
            class_="tutor-move",
            **self._current(tree.current == place),
        )
        return element("li", button, self._notes(place, is_short=is_short), variations)

    def _notes(self, place: int, *, is_short: bool) -> Markup:
        """Return the comment on a step, and before it the reason for the step unless `is_short`.

        If the step is secret, the result is empty.
        """
        session = self._stage.session
        if session.is_secret(place):
            return Markup("")
        comment = self._note("note", place, session.tree.node(place).comment)
        if is_short:
            return comment
        return join(self._note("reason", place, self._stage.reason(place)), comment)

    def _note(self, kind: str, place: int, note: str) -> Markup:
        """Return a note as a button; a press on the note shows the position of its step.

        `kind` is "note" for a comment, or "reason". A long note is cut, and can be opened. The
        note of the step in view is open at first, unless the reader has folded this note.
        """
        stage = self._stage
        if not note:
            return Markup("")
        is_here = stage.session.place == place
        is_whole = len(note) <= LONGEST_NOTE or is_here != self._is_turned(kind, place)
        words = element(
            "button",
            note if is_whole else shorten(note),
            class_="tutor-do tutor-move tutor-move-note",
            type="button",
            title=stage.say("moves-note"),
            data={"do": "show", "value": place, "key": f"{kind}:{place}"},
        )
        fold = Markup("")
        if len(note) > LONGEST_NOTE:
            fold = self._toggle(kind, place, stage.say("moves-note-whole"), is_open=is_whole)
        return element("div", words, fold, class_="tutor-move-row tutor-note-row")

    # Parts of rows

    @staticmethod
    def _marks(marks: Sequence[str]) -> list[Markup]:
        return [element("span", " ".join(marks), class_="tutor-marks")] if marks else []

    @staticmethod
    def _current(is_current: bool) -> dict[str, str]:
        return {"aria_current": "step"} if is_current else {}

    def _is_turned(self, kind: str, place: int) -> bool:
        return (kind, self._stage.session.tree.step(place)) in self._turned

    def _toggle(self, kind: str, place: int, name: str, *, is_open: bool) -> Markup:
        """Return the button that opens or folds a turn, a line or a note."""
        return control(
            "unfold",
            f"{kind}:{place}",
            class_="tutor-unfold",
            aria_expanded=str(is_open).lower(),
            aria_label=name,
            title=name,
        )


def shorten(note: str) -> str:
    """Return the beginning of a note, for a note that is too long to show."""
    return note if len(note) <= LONGEST_NOTE else f"{note[: LONGEST_NOTE - 1].rstrip()}…"
