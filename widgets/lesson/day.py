"""The page of the day: what the learner gained, what other players did, and what comes next."""

from __future__ import annotations

from typing import Final

from tutor.core.base.kit import kit_of
from tutor.core.records.compare import Comparison, Figure, compare, standing, surplus
from widgets.lesson.coach import comment_on_day
from widgets.lesson.controller import LessonController
from widgets.shared.controls import Markup, control, element, fold
from widgets.shared.stage import Stage

POINTS: Final = "points"
"""The name of the points among the figures of a game."""
MOST_FIGURES: Final = 2
"""The most figures in the line on another player."""


def page_of_day(stage: Stage, course: LessonController, end: Markup) -> Markup:
    """Return the page of the day that the learner has just played; `end` says how the day ended."""
    session, day = stage.session, course.days[-1]
    morning, night = session.path[day.first], session.path[day.last]
    comparison = compare(session.tree, morning, night)
    told = _changes(stage, comparison)
    figures = [
        element(
            "p",
            stage.mark(name),
            " ",
            element("b", name),
            ": ",
            _in_words(
                stage, found if name in session.mine else _weightiest(comparison, name, found)
            ),
        )
        for name, found in told.items()
    ]
    again = control("day-again", course.at, stage.say("day-again"), class_="tutor-quiet")
    ways = (
        control("view", "play", stage.say("contents-play")),
        control("review", "", stage.say("day-review")),
    )
    return element(
        "div",
        element("p", _worth(stage, comparison), class_="tutor-answer tutor-answer-right"),
        comment_on_day(stage, day.first, day.last),
        end,
        fold(stage.say("day-figures"), f"day:{day.last}", *figures, again),
        element("div", *ways, class_="tutor-row"),
        class_="tutor-answers",
    )


def title_of_day(stage: Stage, course: LessonController) -> str:
    """Return the title of a day that the learner plays: that the day is over, or its number.

    The text is empty on the first day of the step, because the step has a title of its own.
    """
    session = stage.session
    if not course.days:
        return ""
    if course.is_day_over and session.state.due is None:
        return stage.say("day-game-over")
    begun = session.line.place(course.days[-1].last, session.line.part)
    assert begun is not None
    if course.is_day_over:
        return stage.say("day-over", part=begun.kind, number=begun.number)
    return stage.say("day-title", part=begun.kind, number=begun.number + 1)


def _worth(stage: Stage, comparison: Comparison) -> str:
    """Return in words who leads, what the day brought, and what is left of the game."""
    state, (player, *_) = stage.session.state, sorted(stage.session.mine)
    has = {
        name: row.left
        for name, rows in standing(state, POINTS).rows.items()
        for row in rows
        if row.key == POINTS and isinstance(row.left, int)
    }
    brought = -surplus(comparison, player).get(POINTS, 0)
    name = "day-brought" if brought > 0 else "day-cost"
    said = [stage.say(name, count=abs(brought))] if brought else []
    if state.due is not None and player in has and len(has) > 1:
        others = sorted((each for each in has if each != player), key=lambda each: -has[each])
        most = has[others[0]]
        case = "ours" if has[player] > most else "level" if has[player] == most else "theirs"
        each_has = [
            stage.say("day-has", place=min(place, 1), player=name, count=has[name])
            for place, name in enumerate(others)
        ]
        lead = {"case": case, "leader": others[0], "others": stage.text.all_of(each_has)}
        said.insert(0, stage.say("day-lead", count=has[player], **lead))
    return " ".join(filter(None, [*said, stage.game.outlook(state)]))


def _changes(stage: Stage, comparison: Comparison) -> dict[str, list[Figure]]:
    """Return by player the figures open to all that changed between the morning and now."""
    measured = kit_of(stage.session.tree.game.name).compare
    open_figures = frozenset[str]() if measured is None else measured.OPEN
    sides = (stage.say("day-morning"), stage.say("day-now"))
    found: dict[str, list[Figure]] = {name: [] for name in stage.session.state.players}
    for each in stage.game.comparison(comparison, *sides):
        found[each.player] = [
            one
            for one in each.figures
            if one.row.key in open_figures | surplus(comparison, each.player).keys()
            and one.row.more
        ]
    return found


def _weightiest(comparison: Comparison, player: str, figures: list[Figure]) -> list[Figure]:
    """Return the figures that weigh most in the comparison, as many as one line has room for."""
    order = [*surplus(comparison, player)]
    weighed = sorted(
        figures,
        key=lambda each: order.index(each.row.key) if each.row.key in order else len(order),
    )
    return weighed[:MOST_FIGURES]


def _in_words(stage: Stage, figures: list[Figure]) -> str:
    """Return in words what the figures were in the morning, and what they are now."""
    if not figures:
        return stage.say("day-nothing")
    return stage.text.all_of([stage.game.change(each) for each in figures])


def another_day(stage: Stage, course: LessonController) -> list[Markup]:
    """Return the button to the next day of the game; the list is empty after the end of the game."""
    if stage.session.state.due is None:
        return []
    return [control("another-day", course.at, stage.say("day-another"), class_="tutor-main-do")]
