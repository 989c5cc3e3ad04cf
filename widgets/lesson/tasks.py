"""What is to be done in a step of a lesson: a question, a decision, a turn, something to try."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from widgets.lesson.controller import LessonController
from widgets.lesson.quiz import asked
from widgets.lesson.solution import solution
from widgets.shared.controls import control
from widgets.shared.markup import Markup, element
from widgets.shared.stage import Stage

MOST_RESULTS: Final = 2
"""What differs most stands first; the whole comparison is a press away."""

Figures = Mapping[str, str | int]


def task(stage: Stage, course: LessonController, figures: Figures) -> Markup:
    """The task of the present step; empty where there is nothing to do."""
    found = course.runner.step.task
    if found is None:
        return Markup("")
    if found.kind == "question":
        return asked(stage, course)
    if found.kind == "exhibit":
        return exhibit(stage, course, str(found.value))
    if found.kind == "alternative":
        return _alternative(stage, course)
    if found.kind == "review":
        return Markup("")
    if found.kind == "game":
        return _game(stage, course)
    return _deciding(stage, course, figures)


def _deciding(stage: Stage, course: LessonController, figures: Figures) -> Markup:
    """What is to be decided; then what is to be said of it."""
    step = course.runner.step
    assert step.task is not None
    outcome = course.outcome()
    if outcome == "open":
        return element("p", stage.say(f"task-{step.task.kind}"), of="tutor-task")
    if course.is_move_shown:
        return _shown(stage, course, figures)
    said = stage.game.say(f"step-{step.id}.{outcome}", **figures)
    parts = [element("p", said, of=f"tutor-answer tutor-answer-{_kind(outcome)}")]
    parts += _results(stage, course)
    place = course.example_place()
    if outcome == "other" and place is not None:
        parts.append(control("compare", place, stage.say("task-compare")))
    return element("div", *parts, of="tutor-answers")


def _shown(stage: Stage, course: LessonController, figures: Figures) -> Markup:
    """What the example has decided in the learner's place, and why."""
    line, first, last = course.lesson.line, course.runner.step.at.ply, stage.session.ply
    decided = [
        element("li", stage.game.decision(line.record.decisions[ply], line.states[ply]))
        for ply in range(first, last)
    ]
    why = stage.game.say(f"step-{course.runner.step.id}.shown", **figures)
    return element(
        "div",
        element("p", stage.say("task-shown")),
        element("ol", *decided, of="tutor-solution"),
        element("p", why, of="tutor-answer tutor-answer-other"),
        of="tutor-answers",
    )


def _results(stage: Stage, course: LessonController) -> list[Markup]:
    """What whoever decided has now, and in the example, in sentences."""
    comparison = course.compared()
    decision = course.lesson.line.decision(course.runner.step.at.ply + 1)
    if comparison is None or decision is None:
        return []
    names = (stage.say("task-yours"), stage.say("task-example"))
    return [
        element("p", sentence, of="tutor-result-line")
        for compared in stage.game.comparison(comparison, *names)
        if compared.player == decision.player
        for sentence in compared.sentences[:MOST_RESULTS]
    ]


def _kind(outcome: str) -> str:
    return "right" if outcome == "same" else "other"


def _game(stage: Stage, course: LessonController) -> Markup:
    if course.outcome() == "same":
        return element("p", stage.say("task-game-over"), of="tutor-answer")
    if stage.session.others:
        return element("p", stage.say("task-playing"), of="tutor-task")
    return control("play-on", "advised", stage.say("task-game"), of="tutor-main-do")


def claim(stage: Stage, course: LessonController) -> str:
    """What trying the alternative of the step has shown."""
    alternative, game = course.alternative, stage.game
    assert alternative is not None
    figures = game.figures(course.lesson.alternative_figures(alternative))
    return game.say(f"alternative-{alternative.id}.claim", **figures)


def _alternative(stage: Stage, course: LessonController) -> Markup:
    """What if …? A line of its own; once it is tried, first of all what it shows."""
    alternative, game = course.alternative, stage.game
    assert alternative is not None
    figures = game.figures(course.lesson.alternative_figures(alternative))
    title = game.say(f"alternative-{alternative.id}.title", **figures)
    heading = element("h3", stage.say("alternative-heading"), " ", title)
    if course.tried_place is None:
        text = element("p", game.say(f"alternative-{alternative.id}", **figures))
        try_it = control("try", "", stage.say("alternative-try"), of="tutor-main-do")
        return element("div", heading, text, try_it, of="tutor-answers")
    # The focus goes there, so that it is in sight.
    of, focus = "tutor-answer tutor-answer-right tutor-claim", {"focus": 1}
    parts = [heading, element("p", claim(stage, course), of=of, tabindex="-1", data=focus)]
    place = course.example_place()
    if place is not None and not course.lesson.outcome(alternative).refused:
        parts.append(control("compare", place, stage.say("task-compare")))
    return element("div", *parts, of="tutor-answers")


def exhibit(stage: Stage, course: LessonController, name: str, *, is_new: bool = False) -> Markup:
    """What is to be seen, what is asked, and the solution step by step.

    `is_new` says that it was asked for just now, so that its heading takes the focus.
    """
    shown_here, game, session = course.lesson.exhibits[name], stage.game, stage.session
    line = course.lesson.exhibit_line(shown_here)
    figures = game.figures(course.lesson.figures(shown_here.values, line.states[-1]))
    parts = [
        element(
            "h3",
            stage.say("exhibit-heading"),
            ": ",
            game.say(f"exhibit-{name}.title", **figures),
            tabindex="-1",
            data={"focus": 1} if is_new else {},
        ),
        element("p", game.say(f"exhibit-{name}", **figures)),
    ]
    if shown_here.asking is not None and course.shown is None:
        parts.append(asked(stage, course))
    elif game.text.knows(f"exhibit-{name}.ask"):
        parts.append(element("p", element("b", game.say(f"exhibit-{name}.ask", **figures))))
    shown = min(session.ply, line.plies)
    parts.append(solution(game, line, shown, of="tutor-solution"))
    if shown < line.plies:
        parts.append(control("goto", shown + 1, stage.say("exhibit-show")))
    elif game.text.knows(f"exhibit-{name}.answer"):
        said = game.say(f"exhibit-{name}.answer", **figures)
        answer = element("p", said, of="tutor-answer tutor-answer-right")
        if not line.plies:
            # Nothing leads to it, so it waits until it is asked for.
            summary = element(
                "summary", stage.say("exhibit-answer"), data={"key": f"answer:{name}"}
            )
            answer = element("details", summary, answer)
        parts.append(answer)
    return element("div", *parts, of="tutor-answers tutor-exhibit")
