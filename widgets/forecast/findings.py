"""The tables of a study: chances, and accounts of points; and the curve of the chances."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from tutor.core.drawing.scene import Scene
from tutor.core.laboratory.estimate import Estimate, standard_error
from tutor.core.laboratory.ledger import figure_of
from tutor.core.laboratory.study import Account, Study, round_parts
from tutor.core.laboratory.turnings import FEWEST_PLAYOUTS
from tutor.core.records.lines import Chapter
from widgets.board.board import Board
from widgets.board.curves import Curves, curves_scene, step_of
from widgets.forecast.ledger import Named, leading
from widgets.forecast.other_decisions import percent
from widgets.forecast.studying import Studying
from widgets.shared.controls import Markup, element
from widgets.shared.making import box
from widgets.shared.stage import Stage
from widgets.shared.themes import ThemeName

TENTHS: Final = 10
"""The number of tenths in a point; the figures are in tenths of a point."""


def figures(stage: Stage, work: Studying, named: Named = leading) -> tuple[Markup, ...]:
    """Return all tables of a study: chances, accounts, and whose turns changed the points."""
    return (
        element("p", how_found(stage), class_="tutor-hint"),
        chances(stage, work.study, named),
        accounts(stage, work.study),
        whose_turns(stage, work.study),
    )


def when(stage: Stage, chapter: Chapter) -> str:
    """Return in words the day or the round at which a chapter begins."""
    return stage.standing(chapter.ply).split(" · ")[0]


def chances(stage: Stage, study: Study, named: Named) -> Markup:
    """Return a table of the players' chances to win, at the start of each part and at the end."""
    last = len(study.moments) - 1
    places = study.beginnings
    names = [when(stage, study.moments[place]) for place in places]
    rows = [
        _row(stage, study, place, named(study.moments[place].ply, name))
        for place, name in zip([*places, last], [*names, stage.say("timeline-over")], strict=True)
    ]
    return _table(stage, "study-chances", study.players, rows, study.part)


def _row(stage: Stage, study: Study, place: int, name: Markup) -> Markup:
    """Return the row of a moment, with the players' chances and their intervals.

    A bar of full width means a certain win.
    """
    return element(
        "tr",
        element("th", name, scope="row"),
        *(_chance(stage, study.estimates[place], seat) for seat in range(len(study.players))),
    )


def _chance(stage: Stage, estimate: Estimate, seat: int) -> Markup:
    """Return the cell with a chance to win, and its interval unless the game is over."""
    share, (low, high) = percent(estimate.win(seat)), estimate.win_interval(seat)
    between = stage.say("study-between", low=percent(low), high=percent(high))
    is_known = estimate.result is not None
    return element(
        "td",
        f"{share} %",
        "" if is_known else element("small", between),
        style=f"--share:{share}%",
    )


def accounts(stage: Stage, study: Study) -> Markup:
    """Return a table of points with one column for each player.

    A column has the start, the change of each day or round, and their sum.
    """
    places = [*study.beginnings, len(study.moments) - 1]
    parts = [when(stage, study.moments[place]) for place in places[:-1]]
    names = [stage.say("study-start"), *parts, stage.say("study-result")]
    columns = [_column(study, seat, places) for seat in range(len(study.players))]
    rows = []
    for number, (name, cells) in enumerate(zip(names, zip(*columns, strict=True), strict=True)):
        told = [
            element(
                "td",
                _points(tenths, is_change=0 < number < len(names) - 1),
                _give_or_take(stage, error),
            )
            for tenths, error in cells
        ]
        rows.append(element("tr", element("th", name, scope="row"), *told))
    return _table(stage, "study-accounts", study.players, rows, study.part)


def whose_turns(stage: Stage, study: Study) -> Markup:
    """Return a table of the points that a player's own turns, others' turns and the nights changed.

    Each column adds up to the result. The table is empty in a game without turns. It is also
    empty until every moment was played often enough to know the errors.
    """
    is_known = all(each.result or each.playouts >= FEWEST_PLAYOUTS for each in study.estimates)
    if not is_known or all(each.kind != "turn" for each in study.moments):
        return Markup("")
    found = [study.account(seat) for seat in range(len(study.players))]
    tenths = [round_parts(each[:-1], each.result, TENTHS) for each in found]
    rows = []
    for place, part in enumerate(Account._fields[:-1]):
        if part == "nights" and study.part != "day":
            continue
        cells = [
            element(
                "td",
                _points(column[place], is_change=place > 0),
                _give_or_take(stage, each[place].error),
            )
            for column, each in zip(tenths, found, strict=True)
        ]
        rows.append(element("tr", element("th", stage.say(f"study-{part}"), scope="row"), *cells))
    ends = [
        element("td", _points(round(TENTHS * each.result.points), is_change=False))
        for each in found
    ]
    rows.append(element("tr", element("th", stage.say("study-result"), scope="row"), *ends))
    return _table(stage, "study-whose", study.players, rows, study.part)


def _column(study: Study, seat: int, places: Sequence[int]) -> list[tuple[int, float]]:
    """Return the start, the changes and the result in tenths of points, with standard errors.

    Each day or round has one change: the difference of rounded figures, as in the ledger, so that
    the column adds up.
    """
    found = [study.estimates[place] for place in places]
    start, result = (figure_of(found[end], seat, "points") for end in (0, -1))
    changes = [
        (
            figure_of(after, seat, "points") - figure_of(before, seat, "points"),
            standard_error([(-1, before), (1, after)], seat),
        )
        for before, after in pairwise(found)
    ]
    errors = [each.points_error(seat) for each in (found[0], found[-1])]
    return [(start, errors[0]), *changes, (result, errors[1])]


def _give_or_take(stage: Stage, error: float) -> Markup:
    """Return the standard error in words; empty if it is unknown."""
    return element("small", stage.say("study-error", error=round(error)) if error else "")


def how_found(stage: Stage) -> str:
    """Return the sentence that says how the figures were computed, and from which moments.

    The sentence mentions nights only in a game with days.
    """
    has_nights = stage.session.line.part == "day"
    return stage.say("study-hint", nights="some" if has_nights else "none")


def _table(
    stage: Stage, name: str, players: Sequence[str], rows: Sequence[Markup], part: str
) -> Markup:
    """Return a table under a caption, which uses the game's own word for the parts of a game."""
    heads = [element("th", stage.mark(each), each, scope="col") for each in players]
    head = element("thead", element("tr", element("td"), *heads))
    caption = element("caption", stage.say(name, part=part or "game"))
    table = element("table", caption, head, element("tbody", *rows), class_=f"tutor-{name}")
    return element("div", table, class_="tutor-study-table")


def _points(tenths: int, *, is_change: bool) -> str:
    sign = "\u2212" if tenths < 0 else "+" if is_change else ""
    whole, tenth = divmod(abs(tenths), TENTHS)
    return f"{sign}{whole}.{tenth}" if tenth else f"{sign}{whole}"


# The curve of the chances; the table of the findings has the same figures.

CSS_CLASS: Final = "tutor-chances-board"
SIZES: Final = {"wide": (400, 170), "medium": (300, 150), "phone": (340, 160)}
"""The width and height of the curve in pixels, by the layout of the page."""


def chances_scene(
    stage: Stage, study: Study, ply: int, theme: ThemeName, size: tuple[int, int]
) -> Scene:
    """Return the curves of the players' chances to win, in per cent.

    The curves have a value at the start of each day or round, and at the end. The reader's place,
    after `ply` decisions, is marked. Moments in between are left out, because a few games for each
    of them would show nothing but luck.
    """
    places = _places(study)
    values = tuple(
        tuple(round(100 * study.estimates[place].win(seat)) for place in places)
        for seat in range(len(study.players))
    )
    parts = tuple((step, when(stage, study.moments[each])) for step, each in enumerate(places[:-1]))
    curves = Curves(study.players, values, parts)
    here = max(step for step, each in enumerate(places) if study.moments[each].ply <= ply)
    return curves_scene(curves, here, stage.say("studied-chances-over"), theme, size)


def _places(study: Study) -> list[int]:
    """Return the numbers of the moments at which the curve of the chances has a value."""
    return [*study.beginnings, len(study.moments) - 1]


class Chances:
    """The curve of the chances in the page; a tap goes to the nearest start of a day or round."""

    def __init__(self, stage: Stage, go: Callable[[int], None]) -> None:
        self._stage, self._go = stage, go
        self._board: Board | None = None
        self._study: Study | None = None
        self.widget = box("tutor-chances")

    def names(self) -> dict[str, dict[str, str]]:
        """Return the accessible name of the picture, by CSS selector."""
        say = self._stage.say
        label = say("studied-chances-over")
        return {f".{CSS_CLASS}": {"tabindex": "-1", "role": "img", "aria-label": label}}

    def show(self, study: Study | None, ply: int) -> None:
        """Show the chances of a study, with the reader's place after `ply` decisions.

        If the study is None, hide the curve.
        """
        self._study = study
        if study is None:
            self.widget.children = ()
            return
        stage = self._stage
        if self._board is None:
            self._board = Board(css_class=CSS_CLASS)
            self._board.on_hit(stage.loop.handler(self._go_to_tap))
        size = SIZES[stage.layout or "wide"]
        self._board.show(chances_scene(stage, study, ply, stage.theme, size))
        self.widget.children = (self._board.widget,)

    def _go_to_tap(self, thing: str) -> None:
        step, study = step_of(thing), self._study
        if step is not None and study is not None:
            self._go(study.moments[_places(study)[step]].ply)
