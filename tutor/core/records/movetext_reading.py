"""Reading of a tree from its text form, with the line number of every fault.

The reader first scans each line: the head, the steps and the brackets. Then it plays the steps. It
ignores blank lines, the space before a line and the names of days. Everything else must have
exactly the form in which `movetext.py` writes it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from tutor.core.base.decision import IllegalDecision, Refusal
from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.game import Decision, Game, State, find_game
from tutor.core.base.reading import LARGEST_FILE, Reader, load_json, parse_json
from tutor.core.base.schema import JSONObject, Position
from tutor.core.base.shapes.fields import Shape
from tutor.core.base.shapes.values import Reading
from tutor.core.records.lines import line_end
from tutor.core.records.movetext import (
    CLOSE,
    COMMENT,
    FIRST,
    HEADING,
    NAME,
    OPEN,
    PROTECTED,
    REASON,
    SHOWN,
    STROKE,
)
from tutor.core.records.notation import parse_decision, spell_decision
from tutor.core.records.notes import PENS, THING, TO, Stroke, arrange
from tutor.core.records.record import GAME, LONGEST_COMMENT, OPENING, read_opened
from tutor.core.records.step import LANDMARK, Step, start_of
from tutor.core.records.tree import LONGEST_NAME, MARKS, MOST_NODES, Node, Tree, is_line

_HEAD: Final = re.compile(r"(game|title|setup|position): (.+)")
_STEP: Final = re.compile(r"([0-9]{1,9})\. (.+?)((?: [!?]{1,2})*)")
_STROKE: Final = re.compile(rf"({'|'.join(PENS)}) ({THING})(?: {TO} ({THING}))?")
LONGEST_FOUND: Final = 60
BESIDE: Final = {NAME: "name", REASON: "reason", COMMENT: "comment"}
HEAD = Shape(GAME, *OPENING)


@dataclass
class WrittenStep:
    """A step in the text: its line, the number of its parent step, and its notes.

    `said` is the text of the player and the decision. `beside` has the lines of the name, the
    reason and the comment.
    """

    line: int
    parent: int
    ply: int
    said: str
    marks: tuple[str, ...]
    beside: dict[str, list[str]] = field(default_factory=dict)
    strokes: list[Stroke] = field(default_factory=list)
    is_protected: bool = False
    is_shown: bool = False


def at_line(line: int) -> str:
    """Return the place of a fault in the line with this number."""
    return f"line[{line}]"


class Scanned:
    """The result of scanning the lines of a text: the head, the steps, and the brackets."""

    def __init__(self) -> None:
        self.reader = Reader()
        self.head: JSONObject = {}
        self.steps: list[WrittenStep] = []
        self.strokes: list[Stroke] = []  # rings and arrows on the board at the start
        self.preface: list[str] = []  # the lines of the comment of the start
        self._lines = 0
        self._begun: list[
            tuple[int, int]
        ] = []  # the line of each open bracket, and the step before it
        self._last = 0
        self.is_shown = False

    def take(self, number: int, line: str) -> None:
        """Scan the next line that is not blank. `number` is its number in the text."""
        self._lines += 1
        head, step = _HEAD.fullmatch(line), _STEP.fullmatch(line)
        if self._lines == 1:
            if line != FIRST:
                self._fault(number, "notation_first", expected=FIRST)
        elif line.startswith(HEADING):
            pass
        elif step is not None:
            self._step(number, *step.groups())
        elif line[0] in BESIDE and line[1:2] == " ":
            self._beside(number, BESIDE[line[0]], line[2:])
        elif line.startswith(f"{STROKE} "):
            self._stroke(number, line[2:])
        elif line in (OPEN, CLOSE):
            self._bracket(number, line)
        elif line == SHOWN:
            self._show(number)
        elif line == PROTECTED:
            self._end_official(number)
        elif head is not None and not self.steps:
            self._head(number, *head.groups())
        else:
            self._fault(number, "notation_line", found=line[:LONGEST_FOUND])

    def _end_official(self, number: int) -> None:
        if any(step.is_protected for step in self.steps):
            self._fault(number, "duplicate_key", key=PROTECTED)
        elif self._has_step(number):
            self.steps[-1].is_protected = True

    def end(self) -> None:
        """Note the faults at the end of a text: an empty text, and brackets that are still open."""
        if not self._lines:
            self._fault(1, "notation_first", expected=FIRST)
        for line, _ in self._begun:
            self._fault(line, "notation_open")

    def _fault(self, line: int, code: str, **numbers: Any) -> None:
        self.reader.fault(at_line(line), code, **numbers)

    def _has_step(self, number: int) -> bool:
        """Return whether a step precedes a line that must belong to one. If not, note a fault."""
        if not self.steps or self._last != len(self.steps):
            self._fault(number, "notation_beside")
            return False
        return True

    def _head(self, number: int, key: str, value: str) -> None:
        if key in self.head:
            self._fault(number, "duplicate_key", key=key)
        elif key in ("setup", "position"):
            try:
                self.head[key] = parse_json(value)
            except RecordError as error:
                self.reader.take(
                    fault._replace(place=at_line(number), numbers={**fault.numbers, "line": number})
                    for fault in error.faults
                )
                self.head[key] = None
        else:
            self.head[key] = self._text(number, value)

    def _step(self, number: int, ply: str, said: str, marks: str) -> None:
        parent = self._last
        expected = self.steps[parent - 1].ply + 1 if parent else 1
        if int(ply) != expected:
            self._fault(number, "notation_number", found=int(ply), expected=expected)
        if len(self.steps) >= MOST_NODES:
            self.reader.fault(at_line(number), "full_tree", most=MOST_NODES)
            self.reader.finish()
        reader = Reader()
        chosen = reader.members(tuple(marks.split()), "", MARKS) or ()
        self.reader.take(fault._replace(place=at_line(number)) for fault in reader.faults)
        self.steps.append(WrittenStep(number, parent, expected, said, chosen))
        self._last = len(self.steps)

    def _beside(self, number: int, kind: str, value: str) -> None:
        """Scan a note on a step. A comment before the first step is a comment of the start."""
        if kind == "comment" and not self.steps:
            self.preface.append(self._text(number, value))
            return
        if not self._has_step(number):
            return
        lines = self.steps[-1].beside.setdefault(kind, [])
        if lines and kind != "comment":
            self._fault(number, "duplicate_key", key=kind)
        lines.append(self._text(number, value))

    def _stroke(self, number: int, value: str) -> None:
        """Scan a ring or an arrow. Before the first step it is a ring or an arrow of the start."""
        if self.steps and not self._has_step(number):
            return
        found = _STROKE.fullmatch(value)
        if found is None:
            self._fault(number, "notation_line", found=f"{STROKE} {value}"[:LONGEST_FOUND])
            return
        pen = next(each for each in PENS if each == found[1])
        drawn = self.steps[-1].strokes if self.steps else self.strokes
        drawn.append(Stroke(found[2], found[3] or "", pen))

    def _text(self, number: int, value: str) -> str:
        """Return the text unchanged. If it is written as a JSON string, return the text of that string."""
        if not value.startswith('"'):
            return value
        try:
            return str(load_json(value))
        except (ValueError, RecursionError):
            self._fault(number, "notation_text")
            return ""

    def _bracket(self, number: int, sign: str) -> None:
        if sign == OPEN and self._last:
            self._begun.append((number, self._last))
            self._last = self.steps[self._last - 1].parent
        elif sign == CLOSE and self._begun and self._last != self._fork():
            self._last = self._begun.pop()[1]
        else:
            self._fault(number, "notation_bracket")

    def _fork(self) -> int:
        """Return the number of the step before the variation in the innermost bracket."""
        return self.steps[self._begun[-1][1] - 1].parent

    def _show(self, number: int) -> None:
        if self.is_shown:
            self._fault(number, "duplicate_key", key=SHOWN)
        self.is_shown = True
        if self.steps and self._has_step(number):
            self.steps[-1].is_shown = True


def is_movetext(content: str) -> bool:
    """Return whether the first line of a text says that it is a tree in this form."""
    return content.lstrip("\ufeff \n\r\t").startswith(FIRST.split()[0])


def read_movetext(content: str, choose: Callable[[str], Game] = find_game) -> Tree:
    """Return the tree of a text.

    `choose` returns the game of a name. Raises RecordError with every fault of the form and its
    line. Otherwise raises IllegalDecision with the line of the first decision that the rules
    refuse.
    """
    if len(content.encode("utf-8", "replace")) > LARGEST_FILE:
        raise RecordError([Fault("", "too_large", {"most": LARGEST_FILE})])
    scanned = Scanned()
    for number, line in enumerate(content.removeprefix("\ufeff").split("\n"), start=1):
        if line.strip():
            scanned.take(number, line.strip())
    scanned.end()
    scanned.reader.finish()
    at = Reading(scanned.reader, choose=choose)
    head, game, start = read_opened(at, HEAD, scanned.head)
    tree = _Played(scanned.steps, game, start).tree(head["title"], head["setup"])
    tree = tree.comment_on(0, "\n".join(scanned.preface)).draw_on(0, scanned.strokes)
    # A text that marks no current place opens at its end, because its writer wants to continue
    # there.
    return tree if scanned.is_shown else tree.at(line_end(tree, 0))


class _Played:
    """The steps of a text, which are played from a start in the order of a tree's nodes."""

    def __init__(self, steps: list[WrittenStep], game: Game, start: State) -> None:
        self._written = steps
        self._game = game
        self._reader = Reader()
        self._refused: IllegalDecision | None = None
        self._start = start
        self._children: list[list[int]] = [[] for _ in range(len(steps) + 1)]
        for number, step in enumerate(steps, start=1):
            self._children[step.parent].append(number)

    def tree(self, title: str | None, setup: Position | None) -> Tree:
        """Return the tree of all steps of the text.

        Raises RecordError for faulty steps, or IllegalDecision for a decision that the rules forbid.
        """
        root = start_of(self._start)
        steps, places = {0: root}, {0: 0}
        nodes: list[Node] = []
        state, last, current, protected = self._start, 0, 0, 0
        for number in self._in_order():
            told = self._written[number - 1]
            if told.parent not in steps:
                continue  # A step after a faulty step cannot be checked.
            if told.parent != last:
                state, last = steps[told.parent].state, told.parent
            decision = self._decision(state, told)
            if decision is None:
                continue
            state, last = state.play(decision), number
            step = steps[number] = Step(steps[told.parent], decision)
            if number % LANDMARK == 0:
                step.known = state
            nodes.append(self._node(told, step, places[told.parent], decision))
            place = places[number] = len(nodes)
            current = place if told.is_shown else current
            if told.is_protected:
                protected = place
                if not is_line(nodes, place):
                    self._fault(told, "not_a_line", found=place)
        self._reader.finish()
        if self._refused is not None:
            raise self._refused
        return Tree(self._game, root, setup, title, "", tuple(nodes), current, protected)

    def _in_order(self) -> Iterator[int]:
        """Yield the numbers of the steps in the order of a tree's nodes.

        A line comes first, then its side lines, beginning with the side line at the latest fork.
        """
        waiting = self._children[0][::-1]
        while waiting:
            number = waiting.pop()
            yield number
            waiting += self._children[number][::-1]

    def _decision(self, state: State, told: WrittenStep) -> Decision | None:
        """Return the decision of a step.

        The result is None if the step has a fault, which is noted, or if the rules refuse it.
        """
        if state.due is None:
            self._fault(told, "nothing_due")
            return None
        named = [each for each in state.players if told.said.startswith(f"{each}: ")]
        if not named:
            found, _, _ = told.said.partition(":")
            expected = list(state.players)
            self._fault(told, "unknown_player", found=found[:LONGEST_FOUND], expected=expected)
            return None
        player = max(named, key=len)
        if player != state.due.player:
            self._fault(told, "notation_player", found=player, expected=state.due.player)
            return None
        said = told.said.removeprefix(f"{player}: ")
        if any(self._written[twin - 1].said == told.said for twin in self._before(told)):
            self._fault(told, "notation_twice")
            return None
        for decision in state.legal():
            if spell_decision(decision) == said:
                return decision
        self._misread(told, state, said)
        return None

    def _before(self, told: WrittenStep) -> Iterator[int]:
        """Return the numbers of the earlier steps in the text with the same parent as a step."""
        return (
            each for each in self._children[told.parent] if self._written[each - 1].line < told.line
        )

    def _misread(self, told: WrittenStep, state: State, said: str) -> None:
        """Note why the text of a decision does not give a legal decision."""
        try:
            meant = parse_decision(state, said)
        except RecordError as error:
            self._reader.take(fault._replace(place=at_line(told.line)) for fault in error.faults)
            return
        if isinstance(meant, Refusal):
            self._refused = self._refused or IllegalDecision(meant, told.line, "line")
        else:
            self._fault(told, "notation_decision", expected=spell_decision(meant))

    def _node(self, told: WrittenStep, step: Step, parent: int, decision: Decision) -> Node:
        place = at_line(told.line)
        texts = {kind: "\n".join(lines) for kind, lines in told.beside.items()}
        name = self._reader.text(texts.get("name", ""), place, LONGEST_NAME) or ""
        reason = texts.get("reason", "")
        if "\n" in reason:
            self._fault(told, "notation_text")
        comment, strokes = texts.get("comment", ""), arrange(told.strokes)
        node = Node(step, parent, decision, comment, told.marks, name, reason, strokes)
        self._reader.text(node.note, place, LONGEST_COMMENT)
        return node

    def _fault(self, told: WrittenStep, code: str, **numbers: Any) -> None:
        self._reader.fault(at_line(told.line), code, **numbers)
