"""The panel of twin worlds under the forecast, in which the reader compares two moves.

A world is a game after one of the moves; the two worlds of a pair have the same deal and
the same cards. The panel is folded at first. It belongs to the position on the board, and
forgets its worlds when the position changes. Each pair of worlds is drawn as a pair of
bars; the result of all pairs is written in words.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final

from tutor.core.base.game import Decision, State
from tutor.core.laboratory.intervals import FEWEST, Interval
from tutor.core.laboratory.worlds import PAIRS, Gap, Pair, World, Worlds
from widgets.forecast.thinking import Twinning
from widgets.page.regions import Region
from widgets.shared.controls import Markup, control, decision_value, element, join, progress_bar
from widgets.shared.making import html, show_if
from widgets.shared.stage import Stage

WORLDS: Final = ("1", "2")
"""The names of the two worlds; letters would look like players or lines."""


def draw_pairs(stage: Stage, worlds: Worlds) -> Markup:
    """Return a list of the pairs, in which each pair is a control that opens the pair.

    The control shows the points of both worlds as bars, and how both worlds end.
    """
    most = max(
        (worlds.score(world) for pair in worlds.pairs for world in (pair.first, pair.second)),
        default=0.0,
    )
    drawn = [element("li", _pair(stage, worlds, pair, most or 1.0)) for pair in worlds.pairs]
    label = stage.say("twins-list")
    return element("ol", *drawn, class_="tutor-twin-pairs", aria_label=label)


def _pair(stage: Stage, worlds: Worlds, pair: Pair, most: float) -> Markup:
    both = (pair.first, pair.second)
    scored = [worlds.score(world) for world in both]
    bars = [
        _bar(stage, worlds, letter, world, most, is_more=points > min(scored))
        for letter, world, points in zip(WORLDS, both, scored, strict=True)
    ]
    more = "a" if scored[0] > scored[1] else "b" if scored[1] > scored[0] else "none"
    one, two = (_world_words(stage, worlds, world) for world in both)
    number = pair.number + 1
    return control(
        "twin-open",
        pair.number,
        element("span", str(number), class_="tutor-twin-number", aria_hidden="true"),
        element("span", *bars, class_="tutor-twin-bars", aria_hidden="true"),
        class_=f"tutor-twin tutor-twin-{more}",
        aria_label=stage.say("twins-pair", number=number, one=one, two=two, more=more),
    )


def _bar(
    stage: Stage, worlds: Worlds, letter: str, world: World, most: float, *, is_more: bool
) -> Markup:
    """Return the markup of a world: its name, its points as a bar and a number, its end, its winners."""
    points = worlds.score(world)
    marks = [stage.mark(name) for name in worlds.winners(world)]
    ending = ending_named(stage, world)
    return element(
        "span",
        element("b", letter, class_="tutor-twin-letter"),
        element("i", style=f"--share:{max(points, 0.0) / most:.3f}"),
        element("b" if is_more else "span", f"{points:.0f}"),
        *([element("small", ending)] if ending else []),
        element("span", *marks, class_="tutor-twin-won"),
        class_=f"tutor-twin-bar tutor-twin-of-{letter}",
    )


def ending_named(stage: Stage, world: World) -> str:
    """Return in words the ending of a world's game; empty if the game has only one ending."""
    name = world.outcome.ending
    words = f"ending-{name}"
    return stage.game.say(words) if name and stage.game.text.knows(words) else name


def _world_words(stage: Stage, worlds: Worlds, world: World) -> str:
    """Return a world in words: the points of its player, the ending of its game, and the winners."""
    ending = ending_named(stage, world)
    return stage.say(
        "twins-world",
        points=round(worlds.score(world)),
        is_named="yes" if ending else "no",
        ending=ending,
        winners=stage.text.all_of(worlds.winners(world)),
    )


def summary(stage: Stage, worlds: Worlds, *, is_done: bool) -> Markup:
    """Return the result of all pairs in sentences.

    The page scrolls to these sentences when the computation is done.
    """
    return element(
        "div",
        *(element("p", each) for each in sentences(stage, worlds)),
        class_="tutor-twin-summary",
        data={"done": int(is_done)},
    )


def sentences(stage: Stage, worlds: Worlds) -> list[str]:
    """Return the sentences on the result of the pairs: points, then wins, each with its verdict."""
    say, told = stage.say, []
    for name, gap, scale in (("points", worlds.points, 1), ("wins", worlds.win, 100)):
        counts = {"better": gap.better, "equal": gap.equal, "worse": gap.worse}
        counted = say(f"twins-{name}", pairs=gap.pairs, **counts)
        mean, judged = _mean(stage, name, gap, scale), _gap_verdict(stage, name, gap)
        told.append(" ".join(filter(None, (counted, mean, judged))))
    return told


def _mean(stage: Stage, name: str, gap: Gap, scale: int) -> str:
    """Return the sentence on the mean difference of the worlds, with its interval.

    The sentence is empty if the interval contains every difference.
    """
    interval, is_first = gap.interval, gap.mean >= 0
    first, second = WORLDS if is_first else WORLDS[::-1]
    mean = _size(scale * gap.mean)
    said = {"ahead": "none" if mean == "0" else "one", "mean": mean, "first": first}
    if interval is None:
        return stage.say("twins-mean-few", needed=FEWEST, **said)
    if name == "wins" and interval.low <= -1 and interval.high >= 1:
        return ""  # after one pair everything is still possible
    low, high = interval if is_first else Interval(-interval.high, -interval.low)
    return stage.say(
        f"twins-mean-{name}",
        second=second,
        is_sure="yes" if low > 0 else "no",
        most=_size(scale * high),
        other=_size(scale * low),
        **said,
    )


def _gap_verdict(stage: Stage, name: str, gap: Gap) -> str:
    return stage.say("twins-judged", measure=name, verdict=gap.verdict)


def _size(value: float) -> str:
    """Return the size of a difference with one digit after the point; the digit 0 is left out."""
    return f"{abs(value):.1f}".removesuffix(".0")


PAIRS_OFFERED: Final = (PAIRS, 2 * PAIRS, 4 * PAIRS, 8 * PAIRS)
"""The numbers of pairs that the reader can choose."""
DRAWN_EVERY: Final = 0.5
SIDES: Final = ("first", "second")


def _show_words(region: Region, said: str) -> None:
    """Show markup in a region; an empty region takes no room."""
    region.value = said
    show_if(bool(said), region)


Twinner = Callable[[State, tuple[Decision, Decision], Callable[[], None]], Twinning]


class Twins:
    """The panel in which the reader compares two moves of a position in twin worlds.

    `speak` reads a text aloud. `make` makes the computation that plays the worlds. `ranked`
    returns the moves of the position; the move that is most likely the best comes first.
    """

    def __init__(
        self,
        stage: Stage,
        speak: Callable[[str], None],
        make: Twinner,
        ranked: Callable[[], Sequence[Decision]],
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._stage, self._speak, self._make, self._ranked = stage, speak, make, ranked
        self._clock, self._drawn = clock, 0.0
        self._state: State | None = None
        self._listed: tuple[Decision, ...] = ()
        self._moves: tuple[Decision, Decision] | None = None
        self.work: Twinning | None = None
        self.opened: tuple[Worlds, Pair] | None = None
        """The pair whose worlds are shown side by side."""
        self._works: dict[tuple[Decision, Decision], Twinning] = {}
        self._head, self._progress, self._found = (
            html(f"tutor-twins-{part} tutor-gone") for part in ("top", "progress", "found")
        )
        self.widgets = (self._head, self._progress, self._found)
        self.is_open = False

    # Requests

    def toggle(self) -> None:
        """Unfold or fold the panel; while it is folded, nothing is played."""
        self.is_open = not self.is_open
        if not self.is_open:
            self.stop()
        elif self.work is None:
            self.forget()  # other moves may be the likeliest by now

    def choose(self, side: str, value: str) -> None:
        """Choose another move for one of the two worlds; `side` is one of `SIDES`.

        Each choice of two moves has its own pairs of worlds.
        """
        found = [each for each in self._listed if self._decision_value(each) == value]
        if side in SIDES and found and self._moves is not None:
            first, second = self._moves
            self._set((found[0], second) if side == SIDES[0] else (first, found[0]))

    def compare(self, first: Decision, second: Decision) -> None:
        """Choose two moves of the present position, and play their first pairs."""
        self._take_up()
        if {first, second} <= set(self._listed):
            self.is_open = True
            self._set((first, second))
            self.play(PAIRS)

    def play(self, pairs: int) -> None:
        """Play games until there are `pairs` pairs of worlds."""
        if self._moves is None or self._state is None or pairs not in PAIRS_OFFERED:
            return
        if self.work is None:
            self.work = self._make(self._state, self._moves, self._show_news)
        if not self.work.is_running and len(self.work.worlds.pairs) < pairs:
            self._speak(self._stage.say("twins-begins", count=pairs))
        self.work.play(pairs)

    def stop(self) -> None:
        """Stop the computation; the pairs that were played stay."""
        if self.work is not None:
            self.work.stop()

    def forget(self) -> None:
        """Stop, and forget the position with all of its pairs."""
        self.stop()
        self._state = self._moves = self.work = None
        self._listed, self._works = (), {}

    def pair(self, number: int) -> tuple[Worlds, Pair] | None:
        """Return a pair by its number, counted from 0; None if it was not played."""
        work = self.work
        if work is None or number >= len(work.worlds.pairs):
            return None
        return work.worlds, work.worlds.pairs[number]

    # Display

    def show(self, *, is_offered: bool) -> None:
        """Show the results so far for the position in view; if not `is_offered`, hide the panel."""
        self._follow()
        if not is_offered:
            self.stop()
            for widget in self.widgets:
                _show_words(widget, "")
            return
        self._take_up()
        _show_words(self._head, self._draw_head())
        self._draw()

    def _follow(self) -> None:
        """Forget the position if it is no longer in view."""
        if self._state is not None and self._state is not self._stage.session.state:
            self.forget()

    def _take_up(self) -> None:
        """Choose the two moves of a new position.

        The first is the move that is most likely the best. The second is the move that was made
        in the game; if that is the same move or no move was made, it is the next best move.
        """
        self._follow()
        session = self._stage.session
        if self._state is None:
            self._state = session.state
            self._listed = tuple(self._stage.showing().legal)
            if len(self._listed) > 1:
                likeliest, second, *_ = self._ranked()
                made = session.line.record.decisions[session.ply : session.ply + 1]
                others = [each for each in made if each in self._listed and each != likeliest]
                self._moves = likeliest, (*others, second)[0]

    def _set(self, moves: tuple[Decision, Decision]) -> None:
        """Choose these two moves, and take up the pairs of worlds that were played for them before."""
        if moves != self._moves:
            self.stop()
            if self.work is not None and self._moves is not None:
                self._works[self._moves] = self.work
            self._moves, self.work = moves, self._works.get(moves)

    def tell(self) -> None:
        """Read aloud how far the computation is, and the result of the pairs."""
        if (work := self.work) is not None:
            self._speak(" ".join([self._sentence(work), *self._sentences(work)]))

    def _show_news(self) -> None:
        work, now = self.work, self._clock()
        if work is None:
            return
        if not work.is_running:
            _show_words(self._head, self._draw_head())
            self._draw()
            self.tell()
        elif len(work.worlds.pairs) == 1:
            _show_words(self._head, self._draw_head())
            self._draw()
        elif now - self._drawn >= DRAWN_EVERY:
            self._draw()

    def _draw(self) -> None:
        self._drawn = self._clock()
        work = self.work
        if work is None or not self.is_open:
            _show_words(self._progress, "")
            _show_words(self._found, "")
            return
        _show_words(self._progress, self._draw_progress(work))
        _show_words(self._found, self._draw_found(work))

    def _draw_head(self) -> Markup:
        """Return the button that unfolds the panel, and the fields of an open panel.

        The fields choose the two moves and the number of pairs.
        """
        say = self._stage.say
        top = control(
            "twins",
            "",
            say("twins-heading"),
            class_="tutor-caret",
            aria_expanded=str(self.is_open).lower(),
        )
        if not self.is_open or self._moves is None or self._state is None:
            return top
        player = self._listed[0].player
        is_found = self.work is not None and self.work.has_found
        # Once there are pairs, they take the room of the explanation.
        said = [] if is_found else [say("twins-hint", player=player)]
        hints = [element("p", each, class_="tutor-hint") for each in said]
        fields = [self._field(side, number) for number, side in enumerate(SIDES)]
        choice = element("div", *fields, class_="tutor-twin-fields")
        work = self.work
        running = work is not None and work.is_running
        wanted = 0 if work is None else work.worlds.wanted
        budgets = [
            control(
                "twin-pairs",
                count,
                str(count) if work is not None or count != PAIRS else say("twins-show"),
                aria_label=say("twins-count", count=count),
                aria_pressed=str(running and count == wanted).lower(),
            )
            for count in PAIRS_OFFERED
            if work is not None or count == PAIRS
        ]
        label = say("twins-pairs")
        named = [element("span", label, aria_hidden="true")] if work is not None else []
        stop = [control("twin-stop", "", say("forecast-stop"))] if running else []
        group = element("div", *named, *budgets, class_="tutor-row", role="group", aria_label=label)
        row = element("div", group, *stop, class_="tutor-forecast-times")
        return join(top, *hints, choice, row)

    def _field(self, side: str, number: int) -> Markup:
        """Return the field that chooses the first move of one of the two worlds."""
        assert self._moves is not None
        assert self._state is not None
        chosen, words = self._moves[number], self._stage.game
        options = []
        for each in self._listed:
            marked = {"selected": ""} if each == chosen else {}
            told, value = words.decision(each, self._state), self._decision_value(each)
            options.append(element("option", told, class_="", data={}, value=value, **marked))
        data = {"change": "twin-move", "value": side, "key": f"twin-move:{side}"}
        field = element("select", *options, data=data, class_="tutor-editor-field")
        letter = WORLDS[number]
        name = element("span", self._stage.say("twins-move", letter=letter))
        return element("label", name, field)

    def _draw_progress(self, work: Twinning) -> Markup:
        bar = progress_bar(work.progress, self._stage.say("twins-bar"))
        sentence = element("p", self._sentence(work), class_="tutor-forecast-told")
        return join(bar if work.is_running else Markup(""), sentence)

    def _draw_found(self, work: Twinning) -> Markup:
        stage, worlds = self._stage, work.worlds
        if not worlds.pairs:
            return Markup("")
        hint = element("p", stage.say("twins-open"), class_="tutor-hint")
        return element(
            "div",
            summary(stage, worlds, is_done=not work.is_running),
            hint,
            draw_pairs(stage, worlds),
            class_="tutor-twinned",
        )

    def _sentence(self, work: Twinning) -> str:
        if work.is_lost:
            return self._stage.say("twins-lost")
        name = "running" if work.is_running else "played"
        made = len(work.worlds.pairs)
        return self._stage.say(f"twins-{name}", made=made, count=work.worlds.wanted)

    def _sentences(self, work: Twinning) -> list[str]:
        return sentences(self._stage, work.worlds) if work.has_found else []

    def _decision_value(self, decision: Decision) -> str:
        return decision_value(self._stage.session.tree.game, decision)
