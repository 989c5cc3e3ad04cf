"""The contents of a lesson: its acts, the learner's progress, and the concepts learnt."""

from __future__ import annotations

from tutor.core.lessons.parts import Act
from tutor.core.lessons.runner import Learned
from tutor.core.lessons.text import LessonText, lesson_text
from widgets.lesson.controller import LessonController
from widgets.lesson.teachers import OTHERS
from widgets.shared.controls import control, download, rule_tags
from widgets.shared.markup import Markup, element
from widgets.shared.stage import Stage


def contents(stage: Stage, course: LessonController, *, is_new: bool) -> Markup:
    """Acts to go on with, what was learnt, and the progress as a file.

    `is_new` says that they were opened just now, so that their heading takes the focus.
    """
    say, words = stage.say, lesson_text(course.lesson, stage.text.language)
    acts = [_act(stage, course, words, act) for act in course.lesson.acts]
    learned = course.runner.learned()
    rows = [_learned(stage, words, each) for each in learned]
    following = "learnt-next-missed" if course.runner.missed() else "learnt-next-review"
    if all(each.is_known for each in learned):
        following = "learnt-next-play"
    progress = course.runner.progress.dump()
    name = f"{course.lesson.id}-progress.json"
    file = download(say("progress-save"), progress, "application/json", name)
    return element(
        "div",
        element(
            "h2",
            say("contents-heading"),
            tabindex="-1",
            data={"focus": 1} if is_new else {},
        ),
        element("p", say("contents-minutes", minutes=course.lesson.minutes), of="tutor-hint"),
        element("ol", *acts, of="tutor-acts"),
        element("h3", say("learnt-heading")),
        element("ul", *rows, of="tutor-learnt"),
        element("p", say("learnt-next", what=say(following))),
        control("review", "", say("quiz-begin")),
        element("div", file, *(_teachers(stage, each) for each in ("", OTHERS)), of="tutor-row"),
        element("p", say("progress-load"), of="tutor-hint"),
        control("contents", "", say("lesson-contents.close"), of="tutor-main-do"),
        of="tutor-contents",
    )


def _learned(stage: Stage, words: LessonText, learned: Learned) -> Markup:
    """A concept, its progress, and the rules it rests on."""
    state = _state(learned)
    rules = words.lesson.teaching.CONCEPTS[learned.concept].rules
    return element(
        "li",
        element("span", words.concept(learned.concept)),
        element("b", stage.say(state), of=f"tutor-{state}"),
        rule_tags(words.words, stage.text, rules, learned.concept),
    )


def _act(stage: Stage, course: LessonController, words: LessonText, act: Act) -> Markup:
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
    return element(
        "li",
        element("b", told_of.text),
        element("p", told_of("about")),
        element("p", " · ".join(told), of="tutor-hint"),
        control("act", act.name, say(_way(course, act))),
        _teachers(stage, act.name),
    )


def _way(course: LessonController, act: Act) -> str:
    left = course.runner.count(act, "open")
    if left == len(act.steps):
        return "contents-begin"
    return "contents-open" if left else "contents-again"


def _teachers(stage: Stage, part: str) -> Markup:
    """What keeps the page for teachers of a part of the lesson."""
    name = {"": "teachers-do", OTHERS: "teachers-do-others"}.get(part, "teachers-do-act")
    return control("teachers", part, stage.say(name))


def _state(learned: Learned) -> str:
    if not learned.asked:
        return "learnt-open"
    return "learnt-known" if learned.is_known else "learnt-again"
