"""What a study found, in words and tables: what turned the game, the chances, and the accounts."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import Final

from tutor.core.laboratory.study import Entry, Study, Turning, rounded
from tutor.core.records.line import Chapter
from widgets.shared.controls import control
from widgets.shared.markup import Markup, element, joined
from widgets.shared.stage import Stage

ROWS: Final = ("day", "round")
"""The chapters whose beginnings are rows of the table of chances: the first kind a game has."""
TENTHS: Final = 10
"""Parts of a point that figures are told in."""


def studied(stage: Stage, study: Study) -> Markup:
    """The turning points, the chances over the game, and how each player came to their points."""
    return element(
        "div",
        _turning_points(stage, study),
        _chances(stage, study),
        _accounts(stage, study),
        of="tutor-studied",
        data={"at": stage.session.moment},
    )


def _turning_points(stage: Stage, study: Study) -> Markup:
    found = study.turning_points()
    heading = element("h4", stage.say("studied-turned"))
    if not found:
        return joined(heading, element("p", stage.say("study-even")))
    rows = [_turning(stage, study, each) for each in found]
    hint = element("p", stage.say("study-go"), of="tutor-hint")
    return joined(heading, element("ol", *rows, of="tutor-turnings"), hint)


def _turning(stage: Stage, study: Study, each: Turning) -> Markup:
    name = study.players[each.seat]
    words = stage.say(
        "study-change",
        player=name,
        before=_percent(each.before),
        after=_percent(each.after),
        error=_percent(each.error),
    )
    go = control("goto", each.chapter.ply, _named(stage, each.chapter))
    return element("li", go, element("p", stage.mark(name), element("span", words)))


def _named(stage: Stage, chapter: Chapter) -> str:
    """A moment by its day, round and turn."""
    words = stage.standing(chapter.ply)
    turn = stage.say("timeline-turn", player=chapter.player) if chapter.kind == "turn" else ""
    return f"{words} · {turn}" if turn and turn not in words else words


def _begins(stage: Stage, study: Study) -> list[int]:
    """The moments at which a day began, or a round where a game has no days; first the start."""
    kinds = {each.kind for each in stage.session.line.chapters}
    kind = next((kind for kind in ROWS if kind in kinds), "")
    begun = {each.ply for each in stage.session.line.chapters if each.kind == kind}
    last = len(study.moments) - 1
    return [place for place in range(last) if study.moments[place].ply in begun or not place]


def _when(stage: Stage, chapter: Chapter) -> str:
    return stage.standing(chapter.ply).split(" · ")[0]


def _chances(stage: Stage, study: Study) -> Markup:
    """Everybody's chance to win when each day began, and at the end."""
    last = len(study.moments) - 1
    places = _begins(stage, study)
    rows = [_row(stage, study, place, _when(stage, study.moments[place])) for place in places]
    rows.append(_row(stage, study, last, stage.say("timeline-over")))
    return _table(stage, "study-chances", study.players, rows)


def _row(stage: Stage, study: Study, place: int, name: str) -> Markup:
    """A moment with the chances; the widest bar is a certain win."""
    cells = [
        element(
            "td",
            f"{_percent(study.estimates[place].win(seat))} %",
            style=f"--share:{_percent(study.estimates[place].win(seat))}%",
        )
        for seat in range(len(study.players))
    ]
    go = control("goto", study.moments[place].ply, name)
    return element("tr", element("th", go, scope="row"), *cells)


def _accounts(stage: Stage, study: Study) -> Markup:
    """A column a player: the start, what each day changed, and the result, which is their sum."""
    places = [*_begins(stage, study), len(study.moments) - 1]
    days = [_when(stage, study.moments[place]) for place in places[:-1]]
    names = [stage.say("study-start"), *days, stage.say("study-result")]
    columns = [_column(study, seat, places) for seat in range(len(study.players))]
    rows = []
    for number, (name, cells) in enumerate(zip(names, zip(*columns, strict=True), strict=True)):
        told = [
            element(
                "td",
                _points(tenths, is_change=0 < number < len(names) - 1),
                element("small", stage.say("study-error", error=round(error)) if error else ""),
            )
            for tenths, error in cells
        ]
        rows.append(element("tr", element("th", name, scope="row"), *told))
    return _table(stage, "study-accounts", study.players, rows)


def _column(study: Study, seat: int, places: Sequence[int]) -> list[tuple[int, float]]:
    """The start, the change of each stretch and the result in tenths, with their errors."""
    found = [study.estimates[place] for place in places]
    moments = [Entry(each.points(seat), each.points_error(seat)) for each in found]
    changes = [
        Entry(after.points - before.points, hypot(before.error, after.error))
        for before, after in pairwise(moments)
    ]
    parts, result = [moments[0], *changes], moments[-1]
    told = [*rounded(parts, result, TENTHS), round(TENTHS * result.points)]
    return [(points, part.error) for points, part in zip(told, [*parts, result], strict=True)]


def _table(stage: Stage, name: str, players: Sequence[str], rows: Sequence[Markup]) -> Markup:
    heads = [element("th", stage.mark(each), each, scope="col") for each in players]
    head = element("thead", element("tr", element("td"), *heads))
    caption = element("caption", stage.say(name))
    table = element("table", caption, head, element("tbody", *rows), of=f"tutor-{name}")
    return element("div", table, of="tutor-study-table")


def _points(tenths: int, *, is_change: bool) -> str:
    sign = "\u2212" if tenths < 0 else "+" if is_change else ""
    whole, tenth = divmod(abs(tenths), TENTHS)
    return f"{sign}{whole}.{tenth}" if tenth else f"{sign}{whole}"


def _percent(share: float) -> int:
    return round(100 * share)
