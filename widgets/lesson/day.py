"""The page of the day: what the learner gained, what the others did, and what comes next."""

from __future__ import annotations

from tutor.core.base.kit import kit_of
from tutor.core.lessons.own_moves import PlayedDay
from tutor.core.records.compare import Comparison, compare, surplus
from widgets.lesson.coach import comment_on_day
from widgets.lesson.controller import LessonController
from widgets.shared.controls import Markup, control, element
from widgets.shared.stage import Stage


def page_of_day(stage: Stage, course: LessonController) -> Markup:
    """Return the page of the day that the learner has just played to its end."""
    session, day = stage.session, course.days[-1]
    morning, night = session.path[day.first], session.path[day.last]
    told = _changes(stage, compare(session.tree, morning, night))
    mine = [each for each in told if each in session.mine]
    others = [
        element("p", stage.mark(name), " ", element("b", name), ": ", words)
        for name, words in told.items()
        if name not in mine
    ]
    return element(
        "div",
        element("h3", _title(stage, day), tabindex="-1", data={"focus": 1}),
        *(element("p", told[name], of="tutor-answer tutor-answer-right") for name in mine),
        element("h3", stage.say("day-others")),
        *others,
        element("h3", stage.say("day-advice")),
        comment_on_day(stage, day.first, day.last),
        element("h3", stage.say("day-next")),
        element("div", *_ways(stage, course), of="tutor-row"),
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


def _changes(stage: Stage, comparison: Comparison) -> dict[str, str]:
    """Return in words what each player's open figures were in the morning, and are now."""
    measured = kit_of(stage.session.tree.game.name).compare
    open_figures = frozenset[str]() if measured is None else measured.OPEN
    sides = (stage.say("day-morning"), stage.say("day-now"))
    found = {name: stage.say("day-nothing") for name in stage.session.state.players}
    for each in stage.game.comparison(comparison, *sides):
        figures = [
            stage.say("day-figure", label=one.label, before=one.left, after=one.right)
            for one in each.figures
            if one.row.key in open_figures | surplus(comparison, each.player).keys()
            and one.row.more
        ]
        if figures:
            found[each.player] = stage.text.all_of(figures)
    return found


def _ways(stage: Stage, course: LessonController) -> list[Markup]:
    """Return the ways on that the foot of the card has no room for."""
    return [
        control("day-again", course.at, stage.say("day-again")),
        control("view", "play", stage.say("contents-play")),
        control("review", "", stage.say("quiz-begin")),
    ]
