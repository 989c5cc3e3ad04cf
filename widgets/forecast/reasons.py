"""Why a move is worth more: which stocks at the end clearly differ, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tutor.core.base.game import State
from tutor.core.base.kit import kit_of
from tutor.core.laboratory.stocks import Difference
from tutor.core.records.compare import standing
from tutor.core.words.text import Text, text_for
from widgets.shared.stage import Stage

MOST_REASONS: Final = 2
NO_CAUSES: Final[Mapping[str, str]] = {}


def reasons_list(stage: Stage, differences: Sequence[Difference]) -> str:
    """The clearest differences and their causes, as a list in the language of the page."""
    found = differences[:MOST_REASONS]
    tenths = [(each.key, round(10 * each.more)) for each in found]
    words = text_for(stage.session.state.game.name, stage.text.language)
    causes = {
        each.key: words.say(f"cause-{each.cause}")
        for each in found
        if words.text.knows(f"cause-{each.cause}")
    }
    return differences_list(stage.session.state, stage.text, tenths, causes)


def differences_list(
    state: State,
    text: Text,
    tenths: Sequence[tuple[str, int]],
    causes: Mapping[str, str] = NO_CAUSES,
) -> str:
    """Differences by their keys, in tenths, as a list without figures that the game does not count.

    `causes` are the words for what causes most of a difference.
    """
    labels = _labels(state, text.language)
    return text.all_of(
        [
            _more(text, labels[key], more, causes.get(key, ""))
            for key, more in tenths
            if key in labels
        ]
    )


def _labels(state: State, language: str) -> dict[str, str]:
    """The names of the figures that lie open on the table."""
    measured = kit_of(state.game.name).compare
    if measured is None:
        return {}
    told = text_for(state.game.name, language).comparison(standing(state, *measured.OPEN), "", "")
    return {figure.row.key: figure.label for each in told for figure in each.figures}


def _more(text: Text, label: str, more: int, cause: str) -> str:
    whole, tenths = divmod(abs(more), 10)
    side = "more" if more > 0 else "less"
    told = text.say("forecast-more", figure=label, side=side, whole=whole, tenths=tenths)
    return text.say("forecast-caused", difference=told, cause=cause) if cause else told
