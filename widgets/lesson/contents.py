"""The contents of a lesson: its acts, the learner's progress, and the concepts learnt."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.core.lessons.parts import Act
from tutor.core.lessons.runner import FRESH_TO_LEARN, Learned
from tutor.core.lessons.text import LessonText, lesson_text
from widgets.lesson.controller import MOST_MISSED, LessonController
from widgets.lesson.quiz import certainty_table
from widgets.lesson.teachers import OTHERS
from widgets.shared.controls import Markup, control, download, element, rule_tags
from widgets.shared.stage import Stage


def contents(stage: Stage, course: LessonController, *, is_new: bool) -> Markup:
    """Return the contents: the acts, the concepts learnt, and the progress as a file.

    `is_new` says that the contents were just opened, so that their heading takes the focus.
    """
    say, words = stage.say, lesson_text(course.lesson, stage.text.language)
    acts = [_act(stage, course, words, act) for act in course.lesson.acts]
    progress = course.runner.progress.dump()
    name = f"{course.lesson.id}-progress.json"
    printed = () if course.lesson.is_study else ("", OTHERS)
    is_over, close = course.runner.is_at_end, say("lesson-contents.close")
    file = download(say("progress-save"), progress, "application/json", name)
    return element(
        "div",
        element(
            "h2",
            say("contents-heading"),
            tabindex="-1",
            data={"focus": 1} if is_new else {},
        ),
        _farewell(stage, course) if is_over else Markup(""),
        element("p", say("contents-minutes", minutes=course.lesson.minutes), of="tutor-hint"),
        element("ol", *acts, of="tutor-acts"),
        *([] if course.lesson.is_study else _learnt(stage, course, words)),
        element("div", file, *(_teachers(stage, each) for each in printed), of="tutor-row"),
        element("p", say("progress-load"), of="tutor-hint"),
        control("contents", "", close, of="" if is_over else "tutor-main-do"),
        of="tutor-contents",
    )


def _learnt(stage: Stage, course: LessonController, words: LessonText) -> list[Markup]:
    """Return how well each concept of the game is known, with buttons that ask again."""
    say, learned = stage.say, course.runner.concept_progress()
    rows = [_concept(stage, words, each) for each in learned]
    following = "learnt-next-missed" if course.runner.missed_concepts() else "learnt-next-review"
    if all(each.is_learnt for each in learned):
        following = "learnt-next-play"
    return [
        element("h3", say("learnt-heading")),
        *_sum(stage, course.runner.answers(), learned),
        element("p", say("learnt-what", needed=FRESH_TO_LEARN), of="tutor-hint"),
        element("ul", *rows, of="tutor-learnt"),
        certainty_table(stage, course),
        element("p", say("learnt-next", what=say(following))),
        *returns_offer(stage, course),
        element(
            "div", control("review", "", say("quiz-begin")), _returns(stage, course), of="tutor-row"
        ),
        element("p", say("returns-what"), of="tutor-hint"),
    ]


def what_stays(stage: Stage, course: LessonController) -> Markup:
    """Return how well the learner knows each concept, before and after fresh positions.

    Concepts that were never asked about are counted; if nothing was asked and the page has room,
    they are named. A button leads to the next step.
    """
    say, runner = stage.say, course.runner
    words, learned = lesson_text(course.lesson, stage.text.language), runner.concept_progress()
    known: dict[tuple[str, str], list[str]] = {}
    for each in learned:
        state = _state(each)
        said = say(state, right=each.running, needed=FRESH_TO_LEARN)
        known.setdefault((state, said), []).append(words.concept(each.concept))
    rows = []
    for (state, said), names in known.items():
        is_counted = state == "learnt-open" and (len(known) > 1 or stage.layout != "wide")
        count = say("learnt-count", count=len(names), all=len(learned))
        told = count if is_counted else " · ".join(names)
        rows.append(element("li", element("b", said, of=f"tutor-{state}"), " ", told))
    is_over = runner.standing(runner.step) == "done"
    ways = [control("review", "", say("quiz-more" if is_over else "quiz-begin"))]
    if is_over:
        ways.append(control("contents", "", say("lesson-learnt")))
    told = element("div", element("h3", say("learnt-heading")), element("ul", *rows))
    return element("div", element("div", *ways, of="tutor-row"), told, of="tutor-what-stays")


def _farewell(stage: Stage, course: LessonController) -> Markup:
    """Return the last words of a lesson: it is over, and the learner can play a game."""
    say = stage.say
    if course.lesson.is_study:
        over = element("b", say("contents-study-over"))
        return element("div", element("p", over), of="tutor-farewell")
    play = control("view", "play", say("contents-play"), of="tutor-main-do")
    told = element("p", element("b", say("contents-over")), " ", say("contents-ready"))
    return element("div", told, play, of="tutor-farewell")


def returns_offer(stage: Stage, course: LessonController) -> list[Markup]:
    """Return the offer to ask about concepts that the learner missed on an earlier day.

    On the same day the list is empty.
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
            of="tutor-row tutor-returned",
        )
    ]


def _returns(stage: Stage, course: LessonController) -> Markup:
    """Return the switch that decides whether missed concepts come back on another day."""
    is_on = course.runner.progress.day is not None
    label = stage.say("returns-on" if is_on else "returns-off")
    pressed = "true" if is_on else "false"
    return control("returns", "", label, of="tutor-returns", role="switch", aria_checked=pressed)


def _sum(stage: Stage, answered: Sequence[bool], learned: Sequence[Learned]) -> list[Markup]:
    """Return how many answers were right at once, and how many concepts are learnt.

    The list is empty before any answer.
    """
    asked, right = len(answered), sum(answered)
    if not asked:
        return []
    known = sum(each.is_learnt for each in learned)
    return [element("p", stage.say("learnt-sum", right=right, asked=asked, known=known))]


def _concept(stage: Stage, words: LessonText, learned: Learned) -> Markup:
    """Return a concept, the progress in it, and its rules."""
    state = _state(learned)
    said = stage.say(state, right=learned.running, needed=FRESH_TO_LEARN)
    rules = words.lesson.teaching.CONCEPTS[learned.concept].rules
    return element(
        "li",
        element("span", words.concept(learned.concept)),
        element("b", said, of=f"tutor-{state}"),
        rule_tags(words.words, stage.text, rules, learned.concept),
    )


def _act(stage: Stage, course: LessonController, words: LessonText, act: Act) -> Markup:
    """Return an act with its progress and the button that opens it.

    Only the present act is unfolded.
    """
    say, told_of = stage.say, words.act(act)
    runner = course.runner
    told = [
        say("contents-minutes", minutes=act.minutes),
        say("contents-done", done=runner.count(act, "done"), steps=len(act.steps)),
    ]
    if seen := runner.count(act, "seen"):
        told.append(say("contents-seen", seen=seen))
    if skipped := runner.count(act, "skipped"):
        told.append(say("contents-skipped", skipped=skipped))
    title = element(
        "summary",
        element("b", told_of.text),
        element("span", " · ".join(told), of="tutor-hint"),
        data={"key": f"act-folded:{act.name}"},
    )
    more = (element("p", told_of("about")), _teachers(stage, act.name))
    data = {"menu": f"act:{act.name}"}
    way = say(_way(course, act))
    named = say("contents-way", way=way, act=told_of.text)
    way = control("act", act.name, way, aria_label=named)
    if act is not runner.act:
        folded = element("details", title, *more, of="tutor-act", data=data)
        return element("li", folded, way)
    unfolded = element("details", title, *more, of="tutor-act", data=data, open="open")
    return element("li", unfolded, way, aria_current="step")


def _way(course: LessonController, act: Act) -> str:
    left = course.runner.count(act, "open")
    if left == len(act.steps):
        return "contents-begin"
    return "contents-open" if left else "contents-again"


def _teachers(stage: Stage, part: str) -> Markup:
    """Return the button that offers the page for teachers for one part of the lesson."""
    name = {"": "teachers-do", OTHERS: "teachers-do-others"}.get(part, "teachers-do-act")
    return control("teachers", part, stage.say(name))


def _state(learned: Learned) -> str:
    if not learned.asked:
        return "learnt-open"
    if learned.is_missed:
        return "learnt-again"
    return "learnt-known" if learned.is_learnt else "learnt-begun"
