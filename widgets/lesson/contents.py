"""The contents of a lesson: its acts, the learner's progress, and the concepts learnt."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.core.lessons.parts import Act
from tutor.core.lessons.progress import begin
from tutor.core.lessons.runner import FRESH_TO_LEARN, Learned, LessonRunner
from tutor.core.lessons.text import LessonText, lesson_text, lesson_words
from widgets.lesson.controller import MOST_MISSED, LessonController
from widgets.lesson.quiz import certainty_table
from widgets.lesson.teachers import OTHERS
from widgets.shared.controls import Markup, control, download, element, rule_tags
from widgets.shared.stage import Stage


def contents(
    stage: Stage,
    course: LessonController,
    others: Sequence[LessonRunner] = (),
    *,
    is_new: bool,
) -> Markup:
    """Return the contents: the acts, other lessons, the concepts learnt, and the progress as a file.

    `others` are the other lessons of the game. `is_new` says that the contents were just
    opened, so that the heading of the contents takes the focus.
    """
    say, words = stage.say, lesson_text(course.lesson, stage.text.language)
    acts = [_act(stage, course.runner, words, act) for act in course.lesson.acts]
    progress = course.runner.progress.dump()
    name = f"{course.lesson.id}-progress.json"
    printed = () if course.lesson.is_study else ("", OTHERS)
    file = download(say("progress-save"), progress, "application/json", name)
    return element(
        "div",
        element(
            "h2",
            words.title,
            tabindex="-1",
            data={"focus": 1} if is_new else {},
        ),
        element("p", say("contents-minutes", minutes=course.lesson.minutes), class_="tutor-hint"),
        element("ol", *acts, class_="tutor-acts"),
        *_others(stage, others),
        *([] if course.lesson.is_study else _learnt(stage, course)),
        element("div", file, *(_teachers(stage, each) for each in printed), class_="tutor-row"),
        element("p", say("progress-load"), class_="tutor-hint"),
        control("contents", "", say("lesson-contents.close"), class_="tutor-main-do"),
        class_="tutor-contents",
    )


def act_bars(runner: LessonRunner) -> Markup:
    """Return a row of bars, one for each act; each bar shows how far the learner is in the act."""
    bars = [
        element(
            "span",
            element("i", style=f"width:{_act_progress(runner, act)}%"),
            class_="tutor-act-bar" + (" tutor-act-now" if act is runner.act else ""),
        )
        for act in runner.lesson.acts
    ]
    return element("div", *bars, class_="tutor-act-bars", aria_hidden="true")


def _act_progress(runner: LessonRunner, act: Act) -> int:
    """Return how far the learner is in an act, in per cent.

    In the present act the steps before the learner's place count as well as the completed
    steps.
    """
    done = len(act.steps) - runner.count(act, "open")
    return 100 * (max(done, runner.place.step) if act is runner.act else done) // len(act.steps)


def concepts(stage: Stage, course: LessonController) -> Markup:
    """Return how well each concept of the game is known, as a list with the rules of each."""
    words = lesson_text(course.lesson, stage.text.language)
    rows = [_concept(stage, words, each) for each in course.runner.concept_progress()]
    return element("ul", *rows, class_="tutor-learnt")


def _learnt(stage: Stage, course: LessonController) -> list[Markup]:
    """Return how well each concept of the game is known, with buttons that ask questions again."""
    say, learned = stage.say, course.runner.concept_progress()
    following = "learnt-next-missed" if course.runner.missed_concepts() else "learnt-next-review"
    if all(each.status == "known" for each in learned):
        following = "learnt-next-play"
    return [
        element("h3", say("learnt-heading")),
        *_sum(stage, course.runner.answers(), learned),
        element("p", say("learnt-what", needed=FRESH_TO_LEARN), class_="tutor-hint"),
        concepts(stage, course),
        certainty_table(stage, course.runner.progress.certain),
        element("p", say("learnt-next", what=say(following))),
        *returns_offer(stage, course),
        element(
            "div",
            control("review", "", say("quiz-begin")),
            _returns(stage, course),
            class_="tutor-row",
        ),
        element("p", say("returns-what"), class_="tutor-hint"),
    ]


def review_offer(stage: Stage, course: LessonController, title: str) -> Markup:
    """Return the button that begins the questions on fresh positions, or asks more of them.

    In a series of quick choices, the button has the `title` of the step.
    """
    runner = course.runner
    if runner.standing(runner.step) == "done":
        begin = control("review", "", stage.say("quiz-more"))
    else:
        said = title if runner.step.concepts else stage.say("quiz-begin")
        begin = control("review", "", said, class_="tutor-main-do")
    return element("div", begin, class_="tutor-row")


def returns_offer(stage: Stage, course: LessonController) -> list[Markup]:
    """Return the offer to ask again about the concepts that the learner missed on an earlier day.

    The list is empty if the learner missed no concept, or on the day of the mistakes.
    """
    days = course.returned_after
    if not days:
        return []
    count = min(len(course.runner.missed_concepts()), MOST_MISSED)
    return [
        element(
            "div",
            element("span", stage.say("returned-after", days=days)),
            control("recall", "", stage.say("returned-ask", count=count)),
            class_="tutor-row tutor-returned",
        )
    ]


def _returns(stage: Stage, course: LessonController) -> Markup:
    """Return the switch that decides whether missed concepts come back on another day."""
    is_on = course.runner.progress.day is not None
    label = stage.say("returns-on" if is_on else "returns-off")
    pressed = "true" if is_on else "false"
    return control(
        "returns", "", label, class_="tutor-returns", role="switch", aria_checked=pressed
    )


def _sum(stage: Stage, answered: Sequence[bool], learned: Sequence[Learned]) -> list[Markup]:
    """Return how many answers were right at the first try, and how many concepts are learnt.

    The list is empty before the learner has answered a question.
    """
    asked, right = len(answered), sum(answered)
    if not asked:
        return []
    known = sum(each.is_learnt for each in learned)
    figures = {"right": right, "asked": asked, "known": known, "all": len(learned)}
    return [element("p", stage.say("learnt-sum", **figures))]


def _concept(stage: Stage, words: LessonText, learned: Learned) -> Markup:
    """Return a concept, the progress in it, and its rules."""
    state = f"learnt-{learned.status}"
    said = stage.say(state, right=learned.running, needed=FRESH_TO_LEARN)
    rules = words.lesson.teaching.CONCEPTS[learned.concept].rules
    return element(
        "li",
        element("span", words.concept(learned.concept)),
        element("b", said, class_=f"tutor-{state}"),
        rule_tags(words.words, stage.text, rules, learned.concept),
    )


def _others(stage: Stage, others: Sequence[LessonRunner]) -> list[Markup]:
    """Return the other lessons of the game with their acts, and a button that opens each."""
    say = stage.say
    rows = []
    for runner in others:
        words = lesson_text(runner.lesson, stage.text.language)
        key, reached = str(runner.lesson.key), runner.headway
        about = _measures(stage, runner.lesson.minutes, reached.done, reached.steps)
        summary = element(
            "summary",
            element("b", words.title),
            element("span", about, class_="tutor-hint"),
            data={"key": f"act-folded:{key}"},
        )
        acts = [
            element(
                "li",
                element("span", words.act(act).text),
                " ",
                element("span", _act_measures(stage, runner, act), class_="tutor-hint"),
            )
            for act in runner.lesson.acts
        ]
        folded = element(
            "details",
            summary,
            element("ol", *acts),
            class_="tutor-act",
            data={"menu": f"act:{key}"},
        )
        rows.append(element("li", folded, lesson_way(stage, runner)))
    if not rows:
        return []
    heading = element("h3", say("contents-others", count=len(rows)))
    return [heading, element("ul", *rows, class_="tutor-acts")]


def lesson_way(stage: Stage, runner: LessonRunner, class_: str = "") -> Markup:
    """Return the button that begins another lesson, or carries on with it.

    If the lesson leaves out what an earlier lesson has taught, the button can say that it
    goes on from that lesson.
    """
    is_begun, language = runner.progress != begin(runner.lesson), stage.text.language
    told = lesson_words(runner.lesson.key, lesson_text(runner.lesson, language).words)
    way = stage.say("contents-carry-on" if is_begun else "contents-begin")
    onward = told.get("onward") if class_ and runner.left_out else ""
    words = onward or stage.say("contents-way", way=way, act=told.text)
    do = "resume" if is_begun else "enter"
    return control(
        do, str(runner.lesson.key), words if class_ else way, class_=class_, aria_label=words
    )


def _measures(stage: Stage, minutes: int, done: int, steps: int) -> str:
    """Return in words how long a lesson or an act takes, and how much of it is done."""
    told = stage.say("contents-minutes", minutes=minutes)
    return " · ".join((told, stage.say("contents-done", done=done, steps=steps))) if steps else told


def _act_measures(stage: Stage, runner: LessonRunner, act: Act) -> str:
    return _measures(stage, act.minutes, runner.count(act, "done"), len(runner.steps_of(act)))


def _act(stage: Stage, runner: LessonRunner, words: LessonText, act: Act) -> Markup:
    """Return an act with its progress and the button that opens it.

    Only the present act is unfolded.
    """
    say, told_of = stage.say, words.act(act)
    told = [_act_measures(stage, runner, act)]
    if met := runner.count(act, "met"):
        told.append(say("contents-met", met=met))
    if seen := runner.count(act, "seen"):
        told.append(say("contents-seen", seen=seen))
    if skipped := runner.count(act, "skipped"):
        told.append(say("contents-skipped", skipped=skipped))
    title = element(
        "summary",
        element("b", told_of.text),
        element("span", " · ".join(told), class_="tutor-hint"),
        data={"key": f"act-folded:{act.name}"},
    )
    more = (element("p", told_of("about")), _teachers(stage, act.name))
    data = {"menu": f"act:{act.name}"}
    way = say(_way(runner, act))
    named = say("contents-way", way=way, act=told_of.text)
    way = control("act", act.name, way, aria_label=named)
    if act is not runner.act:
        folded = element("details", title, *more, class_="tutor-act", data=data)
        return element("li", folded, way)
    unfolded = element("details", title, *more, class_="tutor-act", data=data, open="open")
    return element("li", unfolded, way, aria_current="step")


def _way(runner: LessonRunner, act: Act) -> str:
    left = runner.count(act, "open")
    if left == len(runner.steps_of(act)) > 0:
        return "contents-begin"
    return "contents-open" if left else "contents-again"


def _teachers(stage: Stage, part: str) -> Markup:
    """Return the button that offers the page for teachers for one part of the lesson."""
    name = {"": "teachers-do", OTHERS: "teachers-do-others"}.get(part, "teachers-do-act")
    return control("teachers", part, stage.say(name))
