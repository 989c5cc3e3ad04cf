"""The page of the day: what the learner gained, what the others did, and what comes next."""

from __future__ import annotations

from typing import Final

from tutor.core.base.kit import kit_of
from tutor.core.lessons.own_moves import PlayedDay
from tutor.core.records.compare import Comparison, Figure, compare, surplus
from widgets.lesson.coach import comment_on_day
from widgets.lesson.controller import LessonController
from widgets.shared.controls import Markup, control, element
from widgets.shared.stage import Stage

MOST_FIGURES: Final = 2
"""The most figures in the line on one of the others."""


def page_of_day(stage: Stage, course: LessonController) -> Markup:
    """Return the page of the day that the learner has just played to its end."""
    session, day = stage.session, course.days[-1]
    morning, night = session.path[day.first], session.path[day.last]
    comparison = compare(session.tree, morning, night)
    told = _changes(stage, comparison)
    mine = [name for name in told if name in session.mine]
    others = [
        element(
            "p",
            stage.mark(name),
            " ",
            element("b", name),
            ": ",
            _in_words(stage, _weightiest(comparison, name, figures)),
        )
        for name, figures in told.items()
        if name not in mine
    ]
    return element(
        "div",
        element("h3", _title(stage, day), tabindex="-1", data={"focus": 1}),
        *(
            element("p", _in_words(stage, told[name]), of="tutor-answer tutor-answer-right")
            for name in mine
        ),
        element("h3", stage.say("day-others")),
        *others,
        element("h3", stage.say("day-advice")),
        comment_on_day(stage, day.first, day.last),
        control("day-again", course.at, stage.say("day-again"), of="tutor-quiet"),
        of="tutor-answers",
    )


def _title(stage: Stage, day: PlayedDay) -> str:
    """Return the sentence that the day, the round or the game is over."""
    session = stage.session
    if session.state.due is None:
        return stage.say("day-game-over")
    begun = session.line.place(day.last, session.line.part)
    assert begun is not None
    return stage.say("day-over", part=begun.kind, number=begun.number)


def _changes(stage: Stage, comparison: Comparison) -> dict[str, list[Figure]]:
    """Return each player's open figures that changed between the morning and now."""
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
    """Return the figures that weigh most, as many as one line has room for."""
    order = [*surplus(comparison, player)]
    weighed = sorted(
        figures,
        key=lambda each: order.index(each.row.key) if each.row.key in order else len(order),
    )
    return weighed[:MOST_FIGURES]


def _in_words(stage: Stage, figures: list[Figure]) -> str:
    """Return what the figures were in the morning, and are now."""
    if not figures:
        return stage.say("day-nothing")
    return stage.text.all_of([stage.game.change(each) for each in figures])


def ways_after_day(stage: Stage, course: LessonController) -> list[Markup]:
    """Return the ways on after a day, before the one to the rest of the lesson."""
    ways = [
        control("view", "play", stage.say("contents-play")),
        control("review", "", stage.say("day-review")),
    ]
    if stage.session.state.due is not None:
        ways.insert(0, control("another-day", course.at, stage.say("day-another")))
    return ways
