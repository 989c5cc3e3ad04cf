"""The table of the moves, in groups: chances, differences, points, and the reasons behind them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from math import ceil, floor
from typing import Final

from tutor.core.laboratory.intervals import Interval
from tutor.core.laboratory.judgement import FEWEST, Judgement, Verdict, interval_of
from tutor.core.laboratory.race import Candidate
from widgets.forecast.ledger import reasons_list
from widgets.forecast.odds import is_wide, odds
from widgets.forecast.thinking import Thinking, policies_offered
from widgets.shared.controls import UNSEEN, Markup, control, decide, element, join, sentences
from widgets.shared.stage import Stage

BEST: Final = 3
"""The number of moves that are shown while the other rows are folded."""
REASONED: Final = 2
"""The number of moves of which all findings are told."""
SIGNS: Final = {"best": "●", "close": "○", "worse": "▼", "open": "?"}
COLUMNS: Final = ("place", "move", "win-head", "difference", "points-head", "games")


def draw_candidates(stage: Stage, thinking: Thinking) -> Markup:
    """Return the table of moves, in which each move has a control that tries it.

    The markup also has the folded part below the table, and the style sheet that writes the
    chances into the choices.
    """
    ranking = thinking.verdicts
    return join(
        odds(stage, thinking.state, ranking),
        _fold(stage),
        _table(stage, thinking, ranking),
        _below(stage, thinking, ranking),
    )


def leading_moves(stage: Stage, thinking: Thinking) -> str:
    """Return the best moves with figures and groups, to be read aloud; empty before there are figures."""
    firsts = [
        ", ".join((_move(stage, thinking, each), _share(stage, each), _group(stage, each)))
        for each in thinking.verdicts[:BEST]
        if each.chance is not None
    ]
    return stage.say("forecast-leads", move="; ".join(firsts)) if firsts else ""


def _table(stage: Stage, thinking: Thinking, ranking: Sequence[Verdict]) -> Markup:
    say = stage.say
    place, *others = (say(f"forecast-{name}") for name in COLUMNS)
    heads = [element("th", element("span", place, class_=UNSEEN), scope="col")]
    heads += [element("th", name, scope="col") for name in others]
    parts, made = [], 0
    for group, moves in groupby(ranking, key=lambda each: each.group):
        words = say("forecast-group-head", group=group, needed=FEWEST)
        sign = element("span", SIGNS[group], aria_hidden="true")
        named = element("th", sign, f" {words}", colspan=str(len(COLUMNS)), scope="rowgroup")
        rows = [element("tr", named, class_=_folded_class(made))]
        for each in moves:
            rows.append(_row(stage, thinking, each, made))
            made += 1
        parts.append(element("tbody", *rows, class_=f"tutor-forecast-{group}"))
    return element(
        "table",
        element("caption", say("forecast-list"), class_=UNSEEN),
        element("thead", element("tr", *heads)),
        *parts,
        class_="tutor-forecast-rows",
        data={"at": stage.session.moment},
    )


def _folded_class(place: int) -> str:
    """Return the CSS class of a row that is hidden while the table is folded; empty for other rows."""
    return "tutor-forecast-rest" if place >= BEST else ""


def _row(stage: Stage, thinking: Thinking, each: Verdict, place: int) -> Markup:
    """Return the row of a move: place, a control that tries it, and its figures."""
    figures, none = each.figures, "–"
    state = thinking.state
    button = decide(state.game, each.decision, _move(stage, thinking, each))
    cells = [
        _share(stage, each) if each.chance is not None else none,
        _difference(stage, each) or none,
    ]
    if each.is_estimate:
        ends = [element("td", stage.say("forecast-early"), colspan="2")]
    else:
        ends = [element("td", str(number)) for number in (round(figures.points), each.games)]
    return element(
        "tr",
        element("td", str(place + 1)),
        element("th", button, scope="row"),
        *(element("td", cell) for cell in cells),
        *ends,
        class_=_folded_class(place),
    )


def _difference(stage: Stage, each: Verdict) -> str:
    """Return the difference to the best move in wins of 100, and the error; empty without figures."""
    if each.behind is None:
        return ""
    if each.group == "best":
        return stage.say("forecast-group", group="best")
    less = max(0, round(-100 * each.behind.mean))
    error = ceil(100 * each.behind.half)
    if each.group == "worse":  # also after rounding
        error = min(error, max(0, less - 1))
    return stage.say("forecast-less", less=less, error=error)


def _fold(stage: Stage) -> Markup:
    """Return the control that unfolds the other rows and the part below the table."""
    summary = element(
        "summary",
        stage.say("forecast-all"),
        class_="tutor-do tutor-caret",
        data={"key": "forecast-list"},
    )
    return element("details", summary, class_="tutor-forecast-list", data={"menu": "forecast-list"})


def _below(stage: Stage, thinking: Thinking, ranking: Sequence[Verdict]) -> Markup:
    """Return what stands under the unfolded table: findings, their basis, and who plays."""
    return element(
        "div",
        *_findings(stage, thinking, ranking),
        element("p", stage.say("forecast-hint", player=thinking.player), class_="tutor-hint"),
        _played_by(stage, thinking),
        class_="tutor-forecast-more",
    )


def _findings(stage: Stage, thinking: Thinking, ranking: Sequence[Verdict]) -> Iterator[Markup]:
    """Yield what is known of the first moves, and which moves come to the same."""
    for place, each in enumerate(ranking):
        told = []
        if place < REASONED and each.chance is not None:
            told = _facts(stage, thinking.judgement, ranking, each)
        first = next(one for one in ranking if one.figures.course == each.figures.course)
        if first is not each and each.chance is not None:
            told.append(stage.say("forecast-alike", move=_move(stage, thinking, first)))
        if told:
            name = element("b", f"{_move(stage, thinking, each)}:")
            yield element("p", name, f" {sentences(told)}", class_="tutor-hint")


def _facts(
    stage: Stage, judgement: Judgement, ranking: Sequence[Verdict], each: Verdict
) -> list[str]:
    """Return sentences: the chance to win and of each ending, the points, and the clear stocks."""
    figures, say, facts = each.figures, stage.say, []
    if each.chance is not None:
        between = interval_of(each.chance)
        low, high = _percents(between)
        name = "forecast-win-few" if is_wide(between) else "forecast-win"
        facts.append(say(name, share=_percent(each.chance.mean), low=low, high=high))
    if not each.is_estimate:
        if shares := [_ending(stage, name, figures) for name in _endings(ranking)]:
            facts.append(say("forecast-endings", endings=stage.text.all_of(shares)))
        facts.append(_points(stage, figures))
    if differences := judgement.reasons(each.decision, ranking[0].decision):
        told, until = reasons_list(stage, differences), "stage" if each.is_estimate else "end"
        facts.append(say("forecast-why", until=until, differences=told))
    return facts


def _endings(ranking: Sequence[Verdict]) -> list[str]:
    """Return the endings of all games, also those that a move has never had."""
    return sorted({name for each in ranking for name in each.figures.endings}, reverse=True)


def _move(stage: Stage, thinking: Thinking, each: Verdict) -> str:
    return stage.game.decision(each.decision, thinking.state)


def _share(stage: Stage, each: Verdict) -> str:
    """Return the chance to win in words. The move must have figures."""
    assert each.chance is not None
    return stage.say("forecast-share", share=_percent(each.chance.mean))


def _group(stage: Stage, each: Verdict) -> str:
    """Return the group of a move in words, and whether its figures are estimates."""
    group = stage.say("forecast-group", group=each.group)
    return f"{group}, {stage.say('forecast-early')}" if each.is_estimate else group


def _played_by(stage: Stage, thinking: Thinking) -> Markup:
    """Return the buttons that choose the policy which plays the games to their end.

    The result is empty if there is only one policy.
    """
    offered = policies_offered(thinking.state.game.name)
    if not offered[1:]:
        return Markup("")
    ways = [
        control(
            "forecast-by",
            policy,
            stage.say(f"forecast-by-{policy}"),
            aria_pressed=str(policy == thinking.policy).lower(),
        )
        for policy in offered
    ]
    name = stage.say("forecast-by")
    row = element("div", *ways, class_="tutor-row", role="group", aria_label=name)
    return join(element("p", name, class_="tutor-hint"), row)


def _ending(stage: Stage, name: str, each: Candidate) -> str:
    """Return in words an ending of the game, its chance and the interval.

    If the game has no words for the ending, name it by its id.
    """
    words = f"ending-{name}"
    named = stage.game.say(words) if stage.game.text.knows(words) else name
    share, interval = _percent(each.endings.get(name, 0.0)), each.ending_interval(name)
    message = "forecast-ending-few" if is_wide(interval) else "forecast-ending"
    low, high = _percents(interval)
    return stage.say(message, ending=named, share=share, low=low, high=high)


def _points(stage: Stage, each: Candidate) -> str:
    mean, interval = round(each.points), each.points_interval
    if interval is None:
        return stage.say("forecast-points", points=mean)
    low, high = floor(interval.low), ceil(interval.high)
    return stage.say("forecast-points-between", points=mean, low=low, high=high)


def _percent(share: float) -> int:
    return round(100 * share)


def _percents(interval: Interval) -> tuple[int, int]:
    """Return the two ends of an interval in per cent, rounded outwards.

    Rounding outwards never shows the interval narrower than it is.
    """
    return floor(100 * interval.low), ceil(100 * interval.high)
