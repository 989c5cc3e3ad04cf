"""The chances inside the choices: a number and a bar in each control that makes a move.

The numbers and bars are written as a style sheet, so that no control is drawn again under the
pointer while games are played. Screen readers do not read the style sheet: the list says the same
in sentences.
"""

from __future__ import annotations

from typing import Final

from tutor.core.base.game import State
from tutor.core.laboratory.forecast import Forecast
from tutor.core.laboratory.intervals import Interval
from tutor.core.laboratory.race import Candidate
from widgets.shared.controls import Markup, decision_value
from widgets.shared.stage import Stage

FEWEST: Final = 20
"""The fewest games of a move before its figures are shown; fewer games show mostly luck."""
ROUGH: Final = 4
"""The fewest games of each move before a rough order is shown.

The rough order goes by points: compared with the differences between moves, points vary less than
wins do. No chances are shown with this order.
"""
WIDE: Final = 0.6
"""The width from which an interval of a chance is too wide to show."""
CHOICE: Final = ".tutor-app.tutor-is-forecasting .tutor-deciding"


def is_told(each: Candidate) -> bool:
    """Return whether the figures of a move are shown.

    That is so if enough games were played, or if the move was dropped as worse.
    """
    return each.playouts >= FEWEST or not each.is_running


def is_rough(found: Forecast) -> bool:
    """Return whether the order is rough: by estimates, or by few games without figures of any move."""
    if is_early(found):
        return True
    return found.playouts >= ROUGH and not any(map(is_told, found.candidates))


def is_wide(interval: Interval) -> bool:
    """Return whether an interval of a chance is too wide to show."""
    return interval.high - interval.low > WIDE


def is_early(found: Forecast) -> bool:
    """Return whether no game was played to its end yet, so that estimates give the order."""
    return found.until == "stage"


def odds(stage: Stage, state: State, found: Forecast) -> Markup:
    """Return a style sheet that writes each move's chance into its control."""
    told = () if is_early(found) else found.candidates
    rules = "".join(_rules(stage, state, each) for each in told)
    return Markup(f"<style>{rules}</style>")


def _rules(stage: Stage, state: State, each: Candidate) -> str:
    control = f'{CHOICE} [data-value="{_escape(decision_value(state.game, each.decision))}"]'
    if not is_told(each):
        return ""
    share = round(100 * each.win_chance)
    words = _escape(stage.say("forecast-share", share=share))
    low, high = (round(100 * end) for end in each.win_interval)
    return (
        f'{control}::after {{ content: "{words}" / ""; }}'
        f"{control} {{ --low: {low}%; --share: {share}%; --high: {high}%; }}"
    )


def _escape(text: str) -> str:
    """Return a text as a string of a style sheet, with all signs but letters and digits escaped."""
    return "".join(
        sign if sign.isascii() and sign.isalnum() else f"\\{ord(sign):x} " for sign in text
    )
