"""Reading a tree from its text: strictly, and every fault with the number of its line.

Blank lines, the space before a line and the names of days are passed over; everything else is read
in the one form in which `movetext.py` writes it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tutor.core.base.decision import IllegalDecision, Refusal
from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.game import Decision, Game, State, find_game
from tutor.core.base.reading import LARGEST_FILE, Reader
from tutor.core.base.schema import Position
from tutor.core.base.shapes.fields import Shape
from tutor.core.base.shapes.values import Reading
from tutor.core.records.lines import line_end
from tutor.core.records.movetext import FIRST
from tutor.core.records.movetext_scanning import LONGEST_FOUND, Scanned, WrittenStep, at_line
from tutor.core.records.notation import parse_decision, spell_decision
from tutor.core.records.record import GAME, LONGEST_COMMENT, OPENING, read_opened
from tutor.core.records.step import LANDMARK, Step, start_of
from tutor.core.records.strokes import arrange
from tutor.core.records.tree import LONGEST_NAME, Node, Tree, is_line

HEAD = Shape(GAME, *OPENING)


def is_movetext(content: str) -> bool:
    """Whether a text says that it is a tree in this form."""
    return content.lstrip("\ufeff \n\r\t").startswith(FIRST.split()[0])


def read_movetext(content: str, choose: Callable[[str], Game] = find_game) -> Tree:
    """The tree of a text.

    Raises RecordError listing every fault of the form with its line, or else IllegalDecision naming
    the line of the first decision that the rules refuse.
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
    # A text that marks no place opens at its end: its writer wants to go on from there.
    return tree if scanned.is_shown else tree.at(line_end(tree, 0))


class _Played:
    """The steps of a text played from a start, in the order in which a tree has them."""

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
        """The tree. Raises RecordError or IllegalDecision."""
        root = start_of(self._start)
        steps, places = {0: root}, {0: 0}
        nodes: list[Node] = []
        state, last, current, protected = self._start, 0, 0, 0
        for number in self._in_order():
            told = self._written[number - 1]
            if told.parent not in steps:
                continue  # nothing can be said of what follows a fault
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
            if told.is_official:
                protected = place
                if not is_line(nodes, place):
                    self._fault(told, "not_a_line", found=place)
        self._reader.finish()
        if self._refused is not None:
            raise self._refused
        return Tree(self._game, root, setup, title, "", tuple(nodes), current, protected)

    def _in_order(self) -> Iterator[int]:
        """A line whole, then those that leave it, the latest first."""
        waiting = self._children[0][::-1]
        while waiting:
            number = waiting.pop()
            yield number
            waiting += self._children[number][::-1]

    def _decision(self, state: State, told: WrittenStep) -> Decision | None:
        """The decision of a step; None where it is a fault or refused."""
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
        """The steps that were tried before in the place of this one."""
        return (
            each for each in self._children[told.parent] if self._written[each - 1].line < told.line
        )

    def _misread(self, told: WrittenStep, state: State, said: str) -> None:
        """Note why a decision is none that could be made here."""
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
