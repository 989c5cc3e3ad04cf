"""The heads of a comparison's two sides, and its buttons.

Each side has a colour, and a letter and a name that say the same.
"""

from __future__ import annotations

from typing import Final

from tutor.core.records.lines import line_to
from tutor.core.records.moments import moment_at
from widgets.lines.comparison import Names, letter
from widgets.shared.controls import control
from widgets.shared.markup import Markup, element, join
from widgets.shared.stage import Stage

SIDES: Final = ("left", "right")
SIGNS: Final = {"back": "\u25c0", "on": "\u25b6"}
START: Final = f"|{SIGNS['back']}"
END: Final = f"{SIGNS['on']}|"
LETTER: Final = 1
"""A name up to this length is a letter, and the words then say that it is a line's letter."""


class CompareHeads:
    """Draws the heads of both sides and the controls between them, in the words of a stage."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage

    def head(self, place: int, name: str, side: str) -> Markup:
        """The head of a side: its letter and name, its place, and the buttons along its line."""
        tree, stage = self._stage.session.tree, self._stage
        say, ply = stage.say, len(tree.path(place))
        steps = [
            control(
                "compare-step",
                f"{side}-{way}",
                sign,
                title=say(f"compare-{way}"),
                aria_label=say(f"compare-{way}.of", name=name),
            )
            for way, sign in SIGNS.items()
        ]
        told = element(
            "div",
            element("p", self._when(place), of="tutor-compare-when"),
            element("p", stage.step(place)),
        )
        return element(
            "section",
            element(
                "div",
                letter(name),
                element("h2", self._long(name)),
                element("p", say("compare-at", ply=ply)),
                of=f"tutor-compare-band tutor-on-{side}",
            ),
            element("div", told, element("div", *steps, of="tutor-row"), of="tutor-compare-place"),
            of="tutor-compare-head",
            data={"side": side},
        )

    def switch(self, names: Names, seen: int) -> Markup:
        """The switch of the board that is shown, where there is room for only one."""
        sides = [
            control(
                "compare-side",
                side,
                letter(name),
                element("span", self._long(name)),
                of=f"tutor-on-{side}",
                aria_pressed=str(number == seen).lower(),
            )
            for number, (side, name) in enumerate(zip(SIDES, names, strict=True))
        ]
        label = self._stage.say("compare-boards")
        return element("div", *sides, role="group", aria_label=label, data={"seen": SIDES[seen]})

    def steps_of_both(self) -> Markup:
        """The buttons that move both sides a turn back or on, or to one moment again."""
        say = self._stage.say
        back, on = (
            control(
                "compare-step",
                f"both-{way}",
                2 * sign,
                title=say(f"compare-turn-{way}"),
                aria_label=say(f"compare-turn-{way}"),
            )
            for way, sign in SIGNS.items()
        )
        together = control("compare-step", "together", say("compare-together"))
        return element("div", back, together, on, of="tutor-row")

    def ways(self, other: int, names: Names, *, is_led: bool) -> Markup:
        """The buttons that end the comparison: stay here, or go to the other side's place.

        The button to stay stands out: it keeps the reader's own line, or leads back to a lesson.
        """
        say = self._stage.say
        stay = say("compare-close.lesson") if is_led else say("compare-close", name=names.right)
        go = say("compare-go", name=names.left)
        return element(
            "div",
            control("compare-go", other, go),
            control("close-compare", "", stay, of="tutor-main-do"),
            of="tutor-row",
            data={"at": self._stage.session.moment},
        )

    def steps_beside(self, *, is_playing: bool) -> Markup:
        """The buttons that move along two lines at once: to the ends, by turns, and by itself."""
        say = self._stage.say

        def step(way: str, sign: str, name: str) -> Markup:
            words = say(f"compare-{name}")
            return control("compare-step", f"both-{way}", sign, title=words, aria_label=words)

        playing = "timeline-pause" if is_playing else "timeline-play"
        return element(
            "div",
            step("start", START, "start"),
            step("back", 2 * SIGNS["back"], "turn-back"),
            control("compare-play", "", say(playing), of="tutor-compare-play"),
            step("on", 2 * SIGNS["on"], "turn-on"),
            step("end", END, "end"),
            of="tutor-row",
        )

    def apart(self, found: tuple[int, int] | None, names: Names, places: tuple[int, ...]) -> Markup:
        """The first difference after the moves with which the lines part, and the button to it.

        It is marked if both sides show it.
        """
        say = self._stage.say
        if found is None:
            return element("p", say("compare-alike"), of="tutor-card tutor-moments")
        told = [
            join(
                element("dt", element("span", name, of=f"tutor-on-{side}")),
                element("dd", self._stage.step(place)),
            )
            for side, name, place in zip(SIDES, names, found, strict=True)
        ]
        is_here = places == found
        heading = element("h3", say("compare-first"), " ", element("small", self._when(found[1])))
        go = control("compare-step", "both-apart", say("compare-to-first"), of="tutor-quiet")
        here = element("p", say("compare-here"), of="tutor-hint")
        return element(
            "div",
            heading,
            element("dl", *told),
            here if is_here else go,
            of=f"tutor-parting tutor-first-apart{' tutor-is-here' if is_here else ''}",
        )

    def ways_beside(self) -> Markup:
        """The buttons out of lines of another tree: back, or keep them."""
        say = self._stage.say
        return element(
            "div",
            control("close-compare", "", say("compare-leave")),
            control("twin-keep", "", say("compare-keep"), of="tutor-main-do"),
            of="tutor-row",
        )

    def twins(self) -> Markup:
        """The button that plays the two moves with which the lines part in twin worlds."""
        return element("p", control("twin-lines", "", self._stage.say("compare-twins")))

    def _long(self, name: str) -> str:
        """A line's name within a sentence."""
        return self._stage.say("compare-line", name=name) if len(name) <= LETTER else name

    def _when(self, place: int) -> str:
        """The day and round, and how far the turn or the night has come."""
        say, tree = self._stage.say, self._stage.session.tree
        moment, line = moment_at(tree, place), line_to(tree, place)
        # A step that ends a day belongs to that day; the first step of the next one to the new day.
        ply = line.plies + (moment.kind == "part")
        day, current = line.place(ply, "day"), line.place(ply, "round")
        parts = [] if day is None else [say("timeline-day", day=day.number)]
        # In a game that began at a position, the line knows the number of rounds, but not which.
        is_known = tree.setup is not None or line.part != "day"
        if current is not None and is_known and moment.kind in ("turn", "part"):
            parts.append(say("timeline-round", number=current.number))
        if moment.kind == "turn":
            kind = "after" if moment.is_done else "in"
            parts.append(say(f"compare-{kind}-turn", player=moment.player))
        elif moment.kind in ("start", "night"):
            parts.append(say(f"timeline-{moment.kind}"))
        else:
            parts.append(say(f"compare-{moment.kind}"))
        return " · ".join(parts)
