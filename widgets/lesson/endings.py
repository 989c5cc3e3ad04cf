"""The end of an act and of a lesson: what the learner can do now, what was learnt, what comes next."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tutor.core.lessons.parts import Act
from tutor.core.lessons.runner import LessonRunner
from tutor.core.lessons.text import lesson_text
from widgets.lesson.coach import own_move_words
from widgets.lesson.contents import act_bars, concepts, lesson_way
from widgets.lesson.controller import LessonController
from widgets.lesson.modes import ActOver, EndMode, LessonOver
from widgets.lesson.quiz import step_text
from widgets.shared.controls import Markup, control, element
from widgets.shared.stage import Stage

Heading = Callable[[str], Markup]


def end_words(stage: Stage, course: LessonController, mode: EndMode) -> tuple[str, ...]:
    """Return the title of the end of an act or a lesson, and what the learner can do now.

    If the learner did not do every step of the act, return the titles of the steps done instead.
    """
    words, steps = lesson_text(course.lesson, stage.text.language), mode.act.steps
    told = words.act_over(mode.act)
    done = [step for step in steps if course.runner.standing(step) == "done"]
    if told and len(done) == len(steps):
        return told
    titles = (words.step(step).title for step in done) if told else ()
    if isinstance(mode, LessonOver) and course.lesson.is_study:
        title = stage.say("lesson-over-study")
    elif isinstance(mode, LessonOver) and steps[-1] in done:
        title = stage.say("lesson-over")
    else:
        title = words.act(mode.act).text
    return (title, *titles)


def act_over(stage: Stage, course: LessonController, mode: ActOver, head: Heading) -> list[Markup]:
    """Return the end of an act: what the learner can do now, and what comes next.

    `head` draws the title.
    """
    say, acts = stage.say, course.lesson.acts
    number = acts.index(mode.act) + 1
    title, *done = end_words(stage, course, mode)
    about = [say("act-over-place", act=number, acts=len(acts))]
    about += _right(stage, course.runner.answers_in(mode.act))
    inside = [
        element("p", " · ".join(about), class_="tutor-hint"),
        head(title),
        _ticks(done),
        act_bars(course.runner),
    ]
    if following := course.runner.following:
        inside += _next(stage, course, course.lesson.act_of(following.id))
    enough = control("lesson-rest", course.at, say("lesson-rest"))
    onward = control(
        "lesson-next", course.at, say("lesson-next"), class_="tutor-lesson-next tutor-main-do"
    )
    return [step_text(title, *inside), _ways(enough, onward)]


def _next(stage: Stage, course: LessonController, act: Act) -> list[Markup]:
    """Return which act comes next and how long it takes, after a sentence on missed concepts."""
    words = lesson_text(course.lesson, stage.text.language).act(act)
    told = [element("b", words.text), " · ", stage.say("contents-minutes", minutes=act.minutes)]
    following = element("p", stage.say("act-over-next"), " ", *told)
    again, missed = course.to_ask_again, course.runner.missed_concepts()
    count = len(set(again) & set(missed))
    first = [element("p", stage.say("act-over-again", count=count))] if again else []
    return [element("div", *first, following, class_="tutor-act-next")]


def lesson_over(
    stage: Stage,
    course: LessonController,
    mode: LessonOver,
    head: Heading,
    following: LessonRunner | None = None,
) -> list[Markup]:
    """Return the closing page: what was learnt, rule by rule, and the way to a lesson or a game.

    `head` draws the title. `following` is the lesson to take next; if it is None, the page
    offers a game.
    """
    say, answers = stage.say, course.runner.answers()
    title, *done = end_words(stage, course, mode)
    inside = [head(title)]
    if answers:
        inside += [*(element("p", each) for each in _right(stage, answers))]
    inside += [_ticks(done), *_own_move(stage, course)]
    ways = [control("lesson-back", course.at, say("lesson-back"))]
    if not course.lesson.is_study:
        more = (
            control("review", "", say("lesson-over-review")),
            control("print", "", say("lesson-over-print")),
        )
        inside += _learnt(stage, course)
        inside.append(element("div", *more, class_="tutor-row"))
    main = "" if following else "tutor-main-do"
    ways.append(control("view", "play", say("contents-play"), class_=main))
    if following:
        ways.append(lesson_way(stage, following, class_="tutor-main-do"))
    return [step_text(title, *inside), _ways(*ways)]


def _learnt(stage: Stage, course: LessonController) -> list[Markup]:
    """Return how many concepts the learner has met, and a folded list of all concepts.

    On paper the list is unfolded.
    """
    learned = course.runner.concept_progress()
    met = [each for each in learned if each.status != "open"]
    said = stage.say("learnt-met", met=len(met), all=len(learned))
    summary = element("summary", element("b", stage.say("learnt-heading")))
    folded = element(
        "details",
        summary,
        concepts(stage, course),
        class_="tutor-act tutor-learnt-fold",
        data={"menu": "learnt"},
    )
    return [element("p", said), folded]


def _own_move(stage: Stage, course: LessonController) -> list[Markup]:
    """Return the learner's best own move, with the button that plays it; empty without such a move."""
    best = course.best_move
    if best is None:
        return []
    return [
        element("h3", stage.say("lesson-over-own")),
        element("p", own_move_words(stage, best)),
        control("own-move", best.step, stage.say("lesson-over-show")),
    ]


def _ticks(done: Sequence[str]) -> Markup:
    """Return a list of what the learner can do now, each item with a tick; empty if there is nothing."""
    return (
        element("ul", *(element("li", each) for each in done), class_="tutor-done")
        if done
        else Markup("")
    )


def _right(stage: Stage, answers: Sequence[bool]) -> list[str]:
    """Return how many answers were right at the first try; the list is empty before any answer."""
    right = {"right": sum(answers), "asked": len(answers)}
    return [stage.say("lesson-right", **right)] if answers else []


def _ways(*ways: Markup) -> Markup:
    return element("div", *ways, class_="tutor-row tutor-lesson-ways")
