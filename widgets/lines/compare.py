"""Two lines of the tree side by side: a board for each, and the differences between them.

At first both sides show the same moment of their lines; the reader can choose other steps. The
window can also show two lines of another tree; meanwhile the session does not change.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from tutor.core.drawing.scene import Scene
from tutor.core.drawing.svg import to_svg
from tutor.core.print.markup import data_address
from tutor.core.records.compare import Parting, compare
from tutor.core.records.lines import beginning, line_end, line_to, parting
from tutor.core.records.moments import moment_at, next_difference, pair_turns, same_moment, turns
from tutor.core.records.tree import Tree
from widgets.lines.comparison import SIDES, CompareHeads, Names, comparison_table, hues_beside
from widgets.session.session import Session
from widgets.session.workspace import Workspace
from widgets.shared.controls import Markup, element, join, texts_in
from widgets.shared.making import box, html
from widgets.shared.model import PageModel
from widgets.shared.place import Compared
from widgets.shared.stage import Stage
from widgets.shared.window import name_part

WAYS: Final = {"back": -1, "on": 1}
ENDS: Final = {"start": 0, "end": -1}
TOLD: Final = ("tutor-parting", "tutor-compared-words", "tutor-nobody", "tutor-moments")
"""The CSS classes of the elements with the words of a comparison."""
LOOKING: Final = 1.6
"""The seconds for which each turn is shown while both sides play, at single speed."""


class Compare:
    """The comparison of two lines; the right side has the line of the node in view."""

    def __init__(self, stage: Stage) -> None:
        self._page, self._stage, self._drawn = stage, stage, CompareHeads(stage)
        self._called: tuple[str, ...] = ()
        self._apart: tuple[int, int] | None = None
        self._turns: list[tuple[int, int]] = []
        self._playing: asyncio.Task[None] | None = None
        self._other: int | None = None
        self._here = 0
        self._places, self._begun = [0, 0], [0, 0]
        self._is_as_asked = True
        self._heads = html(), html()
        self._pictures = html("tutor-small-board"), html("tutor-small-board")
        self._switch, self._table = html("tutor-compare-switch"), html()
        self._ways = html("tutor-compare-ways")
        self._seen = 0
        self._colours: list[str] = []
        left, right = (
            box(f"tutor-compare-side tutor-compare-{side}", head, picture)
            for side, head, picture in zip(SIDES, self._heads, self._pictures, strict=True)
        )
        middle = box("tutor-compare-middle", self._table)
        parts = self._switch, left, middle, right, self._ways
        self.widget = box("tutor-across tutor-compare", *parts)

    @property
    def is_open(self) -> bool:
        """Whether two lines are compared."""
        return self._other is not None

    @property
    def spoken_words(self) -> tuple[str, ...]:
        """The compared lines in words, and the place of each side, to be read aloud."""
        heads = [
            text for head in self._heads for text in texts_in(head.value, "tutor-compare-head")
        ]
        return (*texts_in(self._table.value, *TOLD), *heads)

    def open(self, place: int) -> None:
        """Compare the line in view with the line of node `place`."""
        self.close()
        if place <= len(self._stage.session.tree.nodes):
            self._other, self._seen = place, 0
            self._begin()

    def open_as(self, asked: Compared) -> bool:
        """Open a comparison that an address names; return whether its nodes exist."""
        tree = self._stage.session.tree
        if not tree.nodes or asked.other > len(tree.nodes):
            return False
        self.open(asked.other)
        sides = asked.sides or (self._places[0], self._places[1])
        if any(place not in path for place, path in zip(sides, self._paths(), strict=True)):
            self.close()
            return False
        self._places = [*sides]
        return True

    @property
    def comparison(self) -> Compared | None:
        """The comparison in the form that an address has; None if no lines of this tree are compared."""
        if self._other is None or self.is_beside:
            return None
        left, right = self._places
        is_begun = self._places == self._begun
        return Compared(self._other, None if is_begun else (left, right))

    def open_beside(self, tree: Tree, called: tuple[str, ...]) -> None:
        """Show two lines of another tree under the names `called`, the main line on the left.

        The session's seat decides what is visible; the session stays at its own node.
        """
        self.close()
        page = self._page
        session = Session(Workspace(tree, seat=page.session.seat))
        self._follow(Stage(session, page.text, page.loop, page.theme))
        self._called, self._other, self._seen = called, 1, 0
        left, right = (path[-1] for path in self._paths())
        self._apart = next_difference(tree, left, right)
        self._turns = pair_turns(tree, left, right)
        self._here, self._is_as_asked = session.place, True
        self._places = [1, session.place]

    @property
    def is_beside(self) -> bool:
        """Whether the compared lines belong to another tree than the session's tree."""
        return self._stage is not self._page

    @property
    def is_playing(self) -> bool:
        """Whether both sides go from turn to turn by themselves."""
        return self._playing is not None

    @property
    def parting(self) -> Parting | None:
        """The last common node of the compared lines, with the next decision of each line.

        The value is None if no lines of the session's tree are compared.
        """
        if self._other is None or self.is_beside:
            return None
        session = self._stage.session
        left, right = self._places
        return compare(session.tree, left, right, session.seat).parting

    def _follow(self, stage: Stage) -> None:
        self._stage, self._drawn = stage, CompareHeads(stage)

    def close(self) -> None:
        """Close the comparison."""
        self.stop()
        self._other, self._called, self._apart = None, (), None
        self._follow(self._page)
        for picture in self._pictures:
            picture.value = ""

    def play(self, speed: float, shown: Callable[[], None]) -> None:
        """Start or stop Play, which moves both sides turn by turn.

        `shown` shows each turn.
        """
        if self._playing is not None:
            self.stop()
        elif self.is_open:
            self._playing = asyncio.get_event_loop().create_task(self._play(speed, shown))

    def stop(self) -> None:
        """Stop Play on both sides."""
        playing, self._playing = self._playing, None
        if playing is not None:
            playing.cancel()

    async def _play(self, speed: float, shown: Callable[[], None]) -> None:
        before: list[int] = []
        while self._places != before:
            before = [*self._places]
            self._step_both(1)
            if self._places != before:
                shown()
                await asyncio.sleep(LOOKING / speed)
        self._playing = None
        shown()

    def step(self, wanted: str) -> None:
        """Carry out a command: "left-on" moves the left side one step, "both-on" moves both sides one turn.

        "both-start", "both-end" and "both-apart" move both sides to the start, to the end, or to
        the first difference. "together" moves both sides to the moment of the node in view.
        """
        self.stop()
        side, _, way = wanted.partition("-")
        if not self.is_open:
            return
        if wanted == "together" and not self.is_beside:
            self._begin()
        elif side == "both" and way in ENDS:
            self._places = [path[ENDS[way]] for path in self._paths()]
            self._is_as_asked = True
        elif self._apart is not None and wanted == "both-apart":
            self._places, self._is_as_asked = [*self._apart], True
        elif side == "both" and way in WAYS:
            self._step_both(WAYS[way])
        elif side in SIDES and way in WAYS:
            number = SIDES.index(side)
            path = self._paths()[number]
            at = path.index(self._places[number]) + WAYS[way]
            self._places[number] = path[min(max(at, 0), len(path) - 1)]
            self._is_as_asked = True

    def _step_both(self, way: int) -> None:
        """Move the right side a whole turn back or on, and the left side to the same moment.

        `way` is -1 for back or 1 for on.
        """
        if self.is_beside:
            self._step_abreast(way)
            return
        tree, (left, path) = self._stage.session.tree, self._paths()
        at = path.index(self._places[1])
        ends = [0, *(turn.last for turn in turns(line_to(tree, path[-1])))]
        beyond = [end for end in ends if (end - at) * way > 0]
        if beyond:
            place = path[min(beyond) if way > 0 else max(beyond)]
            *places, self._is_as_asked = same_moment(tree, left[-1], place)
            self._places = [places[0], places[1]]

    def _step_abreast(self, way: int) -> None:
        """Move both sides a turn back or on; a side without this turn stays.

        `way` is -1 for back or 1 for on.
        """
        paths = self._paths()
        here = [path.index(place) for path, place in zip(paths, self._places, strict=True)]

        def is_beyond(pair: tuple[int, int]) -> bool:
            moved = [
                (path.index(place) - at) * way
                for path, place, at in zip(paths, pair, here, strict=True)
            ]
            return max(moved) > 0 and min(moved) >= 0

        found = [pair for pair in self._turns if is_beyond(pair)]
        if found:
            self._places = [*(found[0] if way > 0 else found[-1])]

    def look_at(self, side: str) -> None:
        """Show the board of a side, on a page that has room for only one board."""
        if side in SIDES:
            self._seen = SIDES.index(side)

    def _paths(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return the nodes of each of the two lines, from the start to the end of the line."""
        session = self._stage.session
        assert self._other is not None
        end = line_end(session.tree, self._other)
        return (0, *session.tree.path(end)), session.path

    def _pair(self) -> None:
        """Set both sides to the moment of the node in view."""
        session = self._stage.session
        self._here = session.place
        left, right, self._is_as_asked = same_moment(
            session.tree, self._paths()[0][-1], session.place
        )
        self._places = [left, right]

    def _begin(self) -> None:
        """Set both sides to the moment of the node in view, or to the first difference after it.

        If both lines have the same nodes up to this moment, both boards would be equal and show
        nothing. In this case both sides go to the first difference.
        """
        self._find_beginning()
        self._begun = [*self._places]

    def _find_beginning(self) -> None:
        self._pair()
        session = self._stage.session
        tree, (left, right) = session.tree, self._paths()
        asked = right.index(session.place)
        if left[: asked + 1] != right[: asked + 1]:
            return
        for place in right[asked + 1 :]:
            pair = same_moment(tree, left[-1], place)
            if not pair.is_as_asked:
                return
            found = compare(tree, pair.left, pair.right, session.seat)
            if found.rows or found.table:
                self._places = [pair.left, pair.right]
                return

    def show(self, model: PageModel) -> None:
        """Show both boards and their differences, if lines are compared."""
        if not self.is_open:
            return
        stage, session = self._stage, self._stage.session
        stage.theme, stage.layout = self._page.theme, self._page.layout
        stage.is_public, stage.zone = self._page.is_public, self._page.zone
        tree, other = session.tree, self._other
        if other is None or not tree.nodes or other > len(tree.nodes):
            self._other = None
            return
        name_part(self.widget, "compare", stage.say("lines-compare"), role="main")
        is_moved = self._here != session.place
        if is_moved or any(
            place not in path for place, path in zip(self._places, self._paths(), strict=True)
        ):
            self._pair()
        left, right = self._places
        self._colour()
        names = self._names(left, right)
        for number, (side, name) in enumerate(zip(SIDES, names, strict=True)):
            place = self._places[number]
            state = tree.step(place).state
            showing = replace(stage.showing(), state=state, before=state, picked=None, refusal=None)
            words = stage.say("compare-board", name=name)
            self._pictures[number].value = _picture_of(stage.panels.small_scene(showing), words)
            self._heads[number].value = self._drawn.head(place, name, side)
        comparison = compare(tree, left, right, session.seat)
        table = comparison_table(
            comparison, names, stage.game, stage.text, stage.mark, self._picture
        )
        if self.is_beside:
            steps = self._drawn.steps_beside(is_playing=self.is_playing)
            told = self._drawn.apart(self._apart, names, tuple(self._places))
            said = told, self._moments(names), table
            ways = self._drawn.ways_beside()
        else:
            found = comparison.parting
            is_choice = found.left is not None and found.right is not None
            steps = self._drawn.steps_of_both()
            twins = self._drawn.twins() if is_choice else Markup("")
            said = self._moments(names), table, twins
            ways = self._drawn.ways(left, names, is_led=model.is_leading)
        if seats := self._page.seats():
            ways = join(element("p", seats, class_="tutor-seats"), ways)
        self._ways.value = ways
        # On a phone the words come first, on the screen and for the keyboard.
        shown = (*said, steps) if stage.layout == "phone" else (steps, *said)
        self._table.value = join(*shown)
        self._switch.value = self._drawn.switch(names, self._seen)

    def _colour(self) -> None:
        """Give both sides the colours of their lines.

        Lines of another tree get the colours of the left and the right side.
        """
        tree, left = self._stage.session.tree, self._paths()[0][-1]
        hues = (1, 0) if self.is_beside else hues_beside(tree, left, self._here)
        classes = [f"tutor-{side}-{hue}" for side, hue in zip(SIDES, hues, strict=True)]
        if classes != self._colours:
            for each in self._colours:
                self.widget.remove_class(each)
            for each in classes:
                self.widget.add_class(each)
            self._colours = classes

    def _names(self, left: int, right: int) -> Names:
        """Return the names of the two lines.

        Two nodes of one line have the line's name and the number of their step. Two lines to which
        a person gave one name also have the first decision in which they differ.
        """
        tree, say = self._stage.session.tree, self._stage.say
        if self._called:
            return Names(*self._called)
        one, two = self._line_name(0), self._line_name(1)
        ends = self._paths()[0][-1], self._here
        _, *first = parting(tree, *ends)
        is_one_line = beginning(tree, ends[0]) == beginning(tree, ends[1])
        if one == two and not is_one_line and all(first):
            one, two = (
                say("compare-move", name=name, move=self._stage.step(place))
                for name, place in ((one, first[0] or 0), (two, first[1] or 0))
            )
        elif one == two or is_one_line:
            one, two = (
                self._stage.say_of_line("compare-step", name=name, ply=len(tree.path(place)))
                for name, place in ((one, left), (two, right))
            )
        return Names(one, two)

    def _line_name(self, side: int) -> str:
        """Return the name of the line of a side, even if the side shows a node that both lines share."""
        return self._stage.line_in_words(self._here if side else self._paths()[0][-1])

    def _moments(self, names: Names) -> Markup:
        """Return a sentence if the two sides show different moments, or if one line has ended before.

        Otherwise the result is empty.
        """
        say, tree = self._stage.say, self._stage.session.tree
        left, right = (moment_at(tree, place) for place in self._places)
        if left.key != right.key or left.is_done != right.is_done:
            said = "compare-apart" if left.key != right.key else "compare-within"
            return element("p", say(said), class_="tutor-card tutor-moments")
        if not self._is_as_asked and not self.is_beside:
            said = say("compare-last-common", line=self._line_name(0))
            return element("p", said, class_="tutor-card tutor-moments")
        return Markup("")

    def _picture(self, key: str) -> Markup:
        return self._stage.panels.good(key, self._stage.theme)


def _picture_of(scene: Scene, words: str) -> Markup:
    """Return a scene as an image with the alternative text `words`.

    The image is complete in the markup. A canvas would stay empty for seconds after it opens.
    """
    return element("img", src=data_address(to_svg(scene).encode(), "image/svg+xml"), alt=words)
