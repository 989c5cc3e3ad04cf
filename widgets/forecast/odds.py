"""The chances in the choices themselves: a number and a bar in each control that makes a move.

They are a style sheet, so that nobody's choice is drawn anew under the pointer while games are
played. It is not read aloud: the list says the same in sentences.
"""

from __future__ import annotations

from typing import Final

from tutor.core.base.game import State
from tutor.core.laboratory.forecast import Forecast
from tutor.core.laboratory.intervals import Interval
from tutor.core.laboratory.race import Candidate
from widgets.shared.controls import written
from widgets.shared.markup import Markup
from widgets.shared.stage import Stage

FEWEST: Final = 20
"""Playouts of a move before its figures are told: those of fewer are mostly luck."""
ROUGH: Final = 4
"""Games of each move from which an order is told that is marked as rough: by points, which scatter
less than wins do beside what moves differ by, and without any figure of chances."""
WIDE: Final = 0.6
"""The width of an interval from which on there are too few games to tell it."""
CHOICE: Final = ".tutor-app.tutor-is-forecasting .tutor-deciding"


def is_told(each: Candidate) -> bool:
    """Whether enough games were played to tell a move's figures, or it was dropped as worse."""
    return each.playouts >= FEWEST or not each.is_running


def is_rough(found: Forecast) -> bool:
    """Whether there are games enough for a rough order, and no figures yet of any move."""
    if is_early(found):
        return True
    return found.playouts >= ROUGH and not any(map(is_told, found.candidates))


def is_wide(interval: Interval) -> bool:
    """Whether a chance may be almost anything, so that its interval would tell nothing."""
    return interval.high - interval.low > WIDE


def is_early(found: Forecast) -> bool:
    """Whether nothing was played to its end: the order is that of estimates."""
    return found.until == "stage"


def odds(stage: Stage, state: State, found: Forecast) -> Markup:
    """A style sheet that writes each move's chance into its control."""
    told = () if is_early(found) else found.candidates
    rules = "".join(_rules(stage, state, each) for each in told)
    return Markup(f"<style>{rules}</style>")


def _rules(stage: Stage, state: State, each: Candidate) -> str:
    control = f'{CHOICE} [data-value="{_escaped(written(state.game, each.decision))}"]'
    if not is_told(each):
        return ""
    share = round(100 * each.win_chance)
    words = _escaped(stage.say("forecast-share", share=share))
    low, high = (round(100 * end) for end in each.win_interval)
    return (
        f'{control}::after {{ content: "{words}" / ""; }}'
        f"{control} {{ --low: {low}%; --share: {share}%; --high: {high}%; }}"
    )


def _escaped(text: str) -> str:
    """Any text inside the quotes of a style sheet: nothing but letters and digits as it is."""
    return "".join(
        sign if sign.isascii() and sign.isalnum() else f"\\{ord(sign):x} " for sign in text
    )
