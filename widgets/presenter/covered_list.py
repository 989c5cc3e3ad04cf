"""The list of what was covered in a presentation, on the screen and as a file."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tutor.core.lessons.text import lesson_text
from tutor.core.print.markup import make_page
from tutor.core.words.text import text_for
from widgets.presenter.controller import PresenterController
from widgets.shared.controls import Markup, control, download, element
from widgets.shared.stage import Stage

NAME = "covered"


class Section(NamedTuple):
    """A heading and the lines under it."""

    heading: str
    items: tuple[str, ...]


def covered_list(stage: Stage, presenting: PresenterController) -> Markup:
    """Return the list on the screen, with buttons to save it, to clear it, and to go to acts."""
    say = stage.say
    sections = _sections(stage, presenting)
    page = _page(stage, sections).encode("utf-8")
    text = _text(stage, sections).encode("utf-8")
    ways = element(
        "div",
        download(say("covered-page"), page, "text/html;charset=utf-8", f"{NAME}.html"),
        download(say("covered-text"), text, "text/plain;charset=utf-8", f"{NAME}.txt"),
        control("covered-anew", "", say("covered-anew")),
        control("covered", "", say("covered-close"), class_="tutor-main-do"),
        class_="tutor-row",
    )
    heading = element("h2", say("covered-heading"), tabindex="-1")
    acts = _acts(stage, presenting)
    return element(
        "div", heading, ways, acts, *_draw_sections(sections, "h3"), class_="tutor-covered"
    )


def _sections(stage: Stage, presenting: PresenterController) -> list[Section]:
    say = stage.say
    found = [*_of_lesson(stage, presenting), *_of_lines(stage, presenting)]
    kept = [each for each in found if each.items]
    return kept or [Section(say("covered-nothing"), ())]


def _of_lesson(stage: Stage, presenting: PresenterController) -> Iterable[Section]:
    """Yield the steps of each act, the concepts, the rules and the questions that were shown."""
    shown, say = presenting.lesson, stage.say
    if shown is None:
        return
    seen, lesson = shown.coverage(), shown.lesson
    words = lesson_text(lesson, stage.text.language)
    for act, steps in seen.steps:
        number, name = lesson.acts.index(act) + 1, words.act(act).text
        heading = say("lesson-place", act=number, acts=len(lesson.acts), name=name)
        yield Section(heading, tuple(words.step(step).title for step in steps))
    yield Section(say("covered-concepts"), tuple(map(words.concept, seen.concepts)))
    yield Section(say("covered-rules"), tuple(map(words.words.rule_title, seen.rules)))
    asked = tuple(words.question(asking).text for asking in seen.askings)
    yield Section(say("covered-questions"), asked)


def _of_lines(stage: Stage, presenting: PresenterController) -> Iterable[Section]:
    """Yield the steps of lines that were shown, and the rules of their events."""
    say = stage.say
    rules: dict[str, str] = {}
    steps = []
    for walked in presenting.walked.values():
        game = text_for(walked.before.game.name, stage.text.language)
        decision = walked.decision
        if decision is not None:
            words = game.narrate(decision, walked.before)
            steps.append(say("covered-step", ply=walked.ply, words=words))
        rules |= {rule: game.rule_title(rule) for rule in walked.rules}
    yield Section(say("covered-line"), tuple(steps))
    yield Section(say("covered-rules"), tuple(rules.values()))


def _acts(stage: Stage, presenting: PresenterController) -> Markup:
    """Return a button to the title of each act of the lesson; empty if no lesson is presented."""
    if presenting.lesson is None:
        return Markup("")
    lesson, say = presenting.lesson.lesson, stage.say
    words = lesson_text(lesson, stage.text.language)
    ways = [
        control("present-act", number, say("covered-act", act=number, name=words.act(act).text))
        for number, act in enumerate(lesson.acts, start=1)
    ]
    label = say("covered-acts")
    return element(
        "div",
        element("h3", label),
        element("div", *ways, class_="tutor-row", role="group", aria_label=label),
    )


def _draw_sections(sections: Iterable[Section], heading: str) -> list[Markup]:
    return [
        element(
            "section",
            element(heading, section.heading),
            element("ul", *(element("li", item) for item in section.items)),
        )
        for section in sections
    ]


def _page(stage: Stage, sections: list[Section]) -> str:
    title = stage.say("covered-title", game=stage.game.say("game-name"))
    return make_page(
        title, stage.text.language, element("h1", title), *_draw_sections(sections, "h2")
    )


def _text(stage: Stage, sections: list[Section]) -> str:
    """Return the list as plain text, one line for each item."""
    lines = [stage.say("covered-title", game=stage.game.say("game-name"))]
    for section in sections:
        lines += ["", section.heading, *(f"- {item}" for item in section.items)]
    return "\n".join((*lines, ""))
