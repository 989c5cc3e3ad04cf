"""The list of moves by worth: chances first, then points, each with its certainty."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor
from typing import Final, NamedTuple

from tutor.core.laboratory.intervals import Interval
from tutor.core.laboratory.race import Candidate
from widgets.forecast.ledger import reasons_list as told_reasons
from widgets.forecast.odds import is_wide, odds
from widgets.forecast.ranking import FEWEST, RankedMove
from widgets.forecast.thinking import Thinking, policies_offered
from widgets.shared.controls import Markup, control, decide, element, join
from widgets.shared.stage import Stage

BEST: Final = 3
"""The number of moves whose chances are shown while the list is folded."""


def list_moves(stage: Stage, thinking: Thinking) -> Markup:
    """Return the list of moves; each row has a button that tries its move."""
    ranked = thinking.ranking
    listed = element(
        "ol",
        *_rows(stage, thinking, ranked),
        class_="tutor-forecast-rows",
        aria_label=stage.say("forecast-list"),
        data={"at": stage.session.moment},
    )
    summary = element(
        "summary",
        stage.say("forecast-list"),
        class_="tutor-do tutor-caret",
        data={"key": "forecast-list"},
    )
    hint = element("p", stage.say("forecast-hint", player=thinking.player), class_="tutor-hint")
    unfolded = element(
        "details",
        summary,
        hint,
        _played_by(stage, thinking),
        listed,
        class_="tutor-forecast-list",
        data={"menu": "forecast-list"},
    )
    best = _best(_firsts(stage, thinking, ranked))
    return join(odds(stage, thinking.state, ranked), best, unfolded)


class First(NamedTuple):
    """One of the best moves: its words, its figure, and its group.

    `kind` is the group as a CSS class.
    """

    move: str
    figure: str
    group: str
    kind: str


def leading_moves(stage: Stage, thinking: Thinking) -> str:
    """Return the best moves with figures and groups, to be read aloud; empty without figures."""
    firsts = [", ".join(each[:3]) for each in _firsts(stage, thinking, thinking.ranking)]
    return stage.say("forecast-leads", move="; ".join(firsts)) if firsts else ""


def _rows(stage: Stage, thinking: Thinking, ranked: Sequence[RankedMove]) -> list[Markup]:
    """Return a row for each move: group, chance, shares of the endings, and points."""
    endings = sorted({name for each in ranked for name in each.figures.endings}, reverse=True)
    rows = []
    for each in ranked:
        facts = []
        if each.standing is None or each.is_estimate:
            facts.append(_few(stage, thinking, each))
        if each.standing is not None:
            facts.append(_verdict_markup(_group(stage, each), each.group))
            facts += [*_facts(stage, each, endings), *_reasons(stage, each)]
            facts += _alike(stage, thinking, each, ranked)
        rows.append(_row(stage, thinking, each.figures, *facts))
    return rows


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


def _firsts(stage: Stage, thinking: Thinking, ranked: Sequence[RankedMove]) -> list[First]:
    """Return the best moves with chances and groups; empty without figures."""
    return [
        First(
            stage.game.decision(each.decision, thinking.state),
            stage.say("forecast-share", share=_percent(each.figures.win_chance)),
            _group(stage, each),
            each.group,
        )
        for each in ranked[:BEST]
        if each.standing is not None
    ]


def _group(stage: Stage, each: RankedMove) -> str:
    """Return the group of a move in words, and whether its figures are estimates."""
    group = stage.say("forecast-group", group=each.group)
    return f"{group}, {stage.say('forecast-early')}" if each.is_estimate else group


def _best(firsts: Sequence[First]) -> Markup:
    """Return the best moves, which are visible while the list is folded."""
    rows = [
        element(
            "li",
            element("span", each.move),
            element("b", each.figure),
            _verdict_markup(each.group, each.kind),
            class_="tutor-forecast-first",
        )
        for each in firsts
    ]
    return element("ol", *rows, class_="tutor-forecast-best") if rows else Markup("")


def _verdict_markup(words: str, kind: str) -> Markup:
    return element("span", words, class_=f"tutor-forecast-verdict tutor-forecast-{kind}")


def _row(stage: Stage, thinking: Thinking, each: Candidate, *facts: Markup) -> Markup:
    """Return the row of a move: the button that tries the move, and the facts on it."""
    state = thinking.state
    words = stage.game.decision(each.decision, state)
    button = decide(state.game, each.decision, words, class_="tutor-forecast-do")
    return element(
        "li",
        element("div", button, class_="tutor-forecast-move"),
        element("div", *facts, class_="tutor-forecast-facts"),
    )


def _facts(stage: Stage, ranked: RankedMove, endings: Sequence[str]) -> list[Markup]:
    """Return the chance to win, the chance of each ending, and the points, with intervals."""
    say, each = stage.say, ranked.figures
    low, high = _percents(each.win_interval)
    name = "forecast-win-few" if is_wide(each.win_interval) else "forecast-win"
    chances = say(name, share=_percent(each.win_chance), low=low, high=high)
    facts = [element("p", chances, class_="tutor-forecast-win"), _chance_drawing(each)]
    if ranked.is_estimate:
        return facts
    if endings:
        shares = [_ending(stage, name, each) for name in endings]
        facts.append(element("p", say("forecast-endings", endings=stage.text.all_of(shares))))
    return [*facts, element("p", _points(stage, each))]


def _few(stage: Stage, thinking: Thinking, each: RankedMove) -> Markup:
    """Return the sentence on how many games a move needs before its figures show more than luck."""
    count = 0 if each.is_estimate else each.figures.playouts
    name = "forecast-playing" if thinking.is_running else "forecast-few"
    done = element("span", style=f"width:{100 * count // FEWEST}%")
    return join(
        element("p", stage.say(name, count=count, needed=FEWEST), class_="tutor-hint"),
        element("div", done, class_="tutor-forecast-bar", aria_hidden="true"),
    )


def _chance_drawing(each: Candidate) -> Markup:
    """Return the drawing of a chance as a point and of its interval as a band.

    Screen readers skip it, because the sentence before says the same.
    """
    low, high = (100 * end for end in each.win_interval)
    band = element("span", style=f"left:{low:.1f}%;width:{high - low:.1f}%")
    point = element("b", style=f"left:{100 * each.win_chance:.1f}%")
    return element("div", band, point, class_="tutor-forecast-chance", aria_hidden="true")


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


def _reasons(stage: Stage, each: RankedMove) -> list[Markup]:
    """Return the sentence on stocks that clearly differ from those of the best move; may be empty."""
    differences = each.found.stocks.differences(each.figures.index, each.first)
    if not differences:
        return []
    told = told_reasons(stage, differences)
    words = stage.say("forecast-why", until=each.found.until, differences=told)
    return [element("p", words, class_="tutor-hint")]


def _alike(
    stage: Stage, thinking: Thinking, each: RankedMove, ranked: Sequence[RankedMove]
) -> list[Markup]:
    """Return the sentence that a move is like an earlier one in the list; may be empty.

    Two moves are alike if all games after them were the same.
    """
    first = next(one for one in ranked if one.figures.course == each.figures.course)
    if first is each:
        return []
    move = stage.game.decision(first.decision, thinking.state)
    return [element("p", stage.say("forecast-alike", move=move), class_="tutor-hint")]


def _percent(share: float) -> int:
    return round(100 * share)


def _percents(interval: Interval) -> tuple[int, int]:
    """Return the two ends of an interval in per cent, rounded outwards.

    So the interval does not look surer than it is.
    """
    return floor(100 * interval.low), ceil(100 * interval.high)
