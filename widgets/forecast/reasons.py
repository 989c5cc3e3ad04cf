"""Why a move is worth more: the stocks at the end that clearly go apart, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tutor.core.laboratory.stocks import Difference
from tutor.core.records.compare import COMPARE, standing
from widgets.shared.stage import Stage

MOST_REASONS: Final = 2


def told(stage: Stage, differences: Sequence[Difference]) -> str:
    """The clearest of the differences, as a list in the language of the page."""
    labels = _labels(stage)
    return stage.text.all_of(
        [_more(stage, labels[each.key], each) for each in differences[:MOST_REASONS]]
    )


def _labels(stage: Stage) -> dict[str, str]:
    """What the figures that lie open on the table are called."""
    state = stage.session.state
    measured = COMPARE.of(state.game.name)
    if measured is None:
        return {}
    told = stage.game.comparison(standing(state, *measured.OPEN), "", "")
    return {figure.row.key: figure.label for each in told for figure in each.figures}


def _more(stage: Stage, label: str, one: Difference) -> str:
    whole, tenths = divmod(round(10 * abs(one.more)), 10)
    side = "more" if one.more > 0 else "less"
    return stage.say("forecast-more", figure=label, side=side, whole=whole, tenths=tenths)
