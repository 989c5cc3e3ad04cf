"""Why a move is worth more: the stocks at the end that clearly go apart, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tutor.core.base.game import State
from tutor.core.laboratory.stocks import Difference
from tutor.core.records.compare import COMPARE, standing
from tutor.core.words.text import Text, text_for
from widgets.shared.stage import Stage

MOST_REASONS: Final = 2


def told(stage: Stage, differences: Sequence[Difference]) -> str:
    """The clearest of the differences, as a list in the language of the page."""
    tenths = [(each.key, round(10 * each.more)) for each in differences[:MOST_REASONS]]
    return told_of(stage.session.state, stage.text, tenths)


def told_of(state: State, text: Text, tenths: Sequence[tuple[str, int]]) -> str:
    """Differences by their keys, in tenths, as a list; what the game does not count is left out."""
    labels = _labels(state, text.language)
    return text.all_of([_more(text, labels[key], more) for key, more in tenths if key in labels])


def _labels(state: State, language: str) -> dict[str, str]:
    """What the figures that lie open on the table are called."""
    measured = COMPARE.of(state.game.name)
    if measured is None:
        return {}
    told = text_for(state.game.name, language).comparison(standing(state, *measured.OPEN), "", "")
    return {figure.row.key: figure.label for each in told for figure in each.figures}


def _more(text: Text, label: str, more: int) -> str:
    whole, tenths = divmod(abs(more), 10)
    side = "more" if more > 0 else "less"
    return text.say("forecast-more", figure=label, side=side, whole=whole, tenths=tenths)
