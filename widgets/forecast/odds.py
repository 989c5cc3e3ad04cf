"""The chances inside the choices: a number and a bar in each control that makes a move.

The numbers and bars are written as a style sheet, so that no control is drawn again under
the pointer while games are played. Screen readers do not read the style sheet; for them
the list of moves says the same in sentences.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tutor.core.base.game import State
from tutor.core.laboratory.intervals import Interval
from tutor.core.laboratory.judgement import Verdict, interval_of
from widgets.shared.controls import Markup, decision_value
from widgets.shared.stage import Stage

WIDE: Final = 0.6
"""The width from which an interval of a chance is too wide to show."""
CHOICE: Final = ".tutor-app.tutor-is-forecasting .tutor-deciding"


def is_wide(interval: Interval) -> bool:
    """Return whether an interval of a chance is too wide to show."""
    return interval.high - interval.low > WIDE


def odds(stage: Stage, state: State, ranked: Sequence[Verdict]) -> Markup:
    """Return a style sheet that writes each move's chance into its control."""
    return Markup(f"<style>{''.join(_rules(stage, state, each) for each in ranked)}</style>")


def _rules(stage: Stage, state: State, each: Verdict) -> str:
    """Return the rules of the control of a move; empty without figures."""
    if each.chance is None:
        return ""
    control = f'{CHOICE} [data-value="{_escape(decision_value(state.game, each.decision))}"]'
    share = round(100 * each.chance.mean)
    words = _escape(stage.say("forecast-share", share=share))
    low, high = (round(100 * end) for end in interval_of(each.chance))
    return (
        f'{control}::after {{ content: "{words}" / ""; }}'
        f"{control} {{ --low: {low}%; --share: {share}%; --high: {high}%; }}"
    )


def _escape(text: str) -> str:
    """Return a text as a string of a style sheet; all characters but letters and digits are escaped."""
    return "".join(
        sign if sign.isascii() and sign.isalnum() else f"\\{ord(sign):x} " for sign in text
    )
