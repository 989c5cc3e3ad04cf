"""The player of whom a study asks first, and the buttons that try a better decision."""

from __future__ import annotations

from collections.abc import Collection

from tutor.core.laboratory.alternatives import is_choice
from tutor.core.laboratory.study import Study
from widgets.forecast.ledger import Named, leading
from widgets.forecast.studying import Studying
from widgets.shared.controls import Markup, control, element
from widgets.shared.stage import Stage


def ways_on(stage: Stage, work: Studying, ply: int, named: Named) -> Markup:
    """Return the buttons to play the better decision and to keep the moment as a review card.

    On paper the markup is empty.
    """
    if named is not leading or not is_choice(work.line, ply):
        return Markup("")
    ways, found = [], work.alternative(ply)
    if found is not None:
        words = "study-play" if found.is_sure else "study-play-other"
        for command, name in ("study-play", words), ("study-beside", "study-beside"):
            ways.append(control(command, ply, stage.say(name), class_="tutor-quiet"))
    keep = control("card-keep", ply, stage.say("now-keep"), class_="tutor-quiet")
    return element("div", *ways, keep, class_="tutor-row")


def asked_about(study: Study, mine: Collection[str]) -> int:
    """Return the seat whose decisions are studied first: the seat with the fewest wins.

    If the reader has seats, only the reader's seats are considered.
    """
    result = study.estimates[-1].result
    wins = (0.0,) * len(study.players) if result is None else result.wins
    seats = range(len(study.players))
    return min(seats, key=lambda seat: (bool(mine) and study.players[seat] not in mine, wins[seat]))


def percent(share: float) -> int:
    """Return a share from 0 to 1 in per cent."""
    return round(100 * share)
