"""The page for teachers: what each step teaches, every question with its answers, to be printed.

A page of its own that needs nothing from outside; it is written in the reader's language from the
same lesson and catalogues as the lesson itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from tutor.core.base.asking import Question
from tutor.core.lessons.lesson import Lesson
from tutor.core.lessons.parts import Act, Alternative, Exhibit, LessonStep
from tutor.core.words.text import GameText, Text
from widgets.lesson.solution import solution
from widgets.shared.markup import Markup, element, joined

STYLE: Final = Path(__file__).with_name("teachers.css")
Figures = Mapping[str, str | int]


class TeachersPage:
    """Writes the page of one lesson. `game` and `page` are the words."""

    def __init__(self, lesson: Lesson, game: GameText, page: Text) -> None:
        self._lesson = lesson
        self._game = game
        self._page = page

    def html(self) -> str:
        """The whole page."""
        say = self._page.say
        title = say("teachers-title", game=self._game.say("game-name"))
        body = element(
            "main",
            element("h1", title),
            element("p", say("teachers-about", minutes=self._lesson.minutes)),
            *(self._act(number, act) for number, act in enumerate(self._lesson.acts, 1)),
            self._others(),
        )
        style = STYLE.read_text(encoding="utf-8")
        head = element(
            "head",
            element("meta", charset="utf-8"),
            element("title", title),
            element("style", Markup(style)),
        )
        page = element("html", head, element("body", body), lang=self._page.language)
        return f"<!doctype html>{page}"

    def _act(self, number: int, act: Act) -> Markup:
        game, say = self._game, self._page.say
        name = game.say(f"act-{act.name}")
        return element(
            "section",
            element("h2", say("teachers-act", act=number, name=name, minutes=act.minutes)),
            element("p", game.say(f"act-{act.name}.about")),
            *(self._step(step) for step in act.steps),
        )

    def _step(self, step: LessonStep) -> Markup:
        lesson, game = self._lesson, self._game
        figures = game.figures(lesson.figures(step.values, lesson.state(step.at)))
        parts = [
            element("h3", game.say(f"step-{step.id}.title", **figures)),
            element("p", game.say(f"step-{step.id}", **figures)),
        ]
        parts += [
            element("p", game.say(f"step-{step.id}.{name}", **figures), of="aside")
            for name in ("same", "other", "fold")
            if game.text.knows(f"step-{step.id}.{name}")
        ]
        parts.append(self._rules(step.rules))
        task = step.task
        if task is not None and task.kind == "question":
            parts.append(self._question(lesson.question(lesson.questions[str(task.value)])))
        elif task is not None and task.kind == "alternative":
            parts.append(self._alternative(lesson.alternatives[str(task.value)]))
        elif task is not None and task.kind == "exhibit":
            parts.append(self._exhibit(lesson.exhibits[str(task.value)]))
        return element("article", *parts)

    def _rules(self, rules: Iterable[str]) -> Markup:
        titles = [self._game.rule_title(rule) for rule in rules]
        if not titles:
            return Markup("")
        told = self._page.say("teachers-rules", rules=self._page.all_of(titles))
        return element("p", told, of="rules")

    def _question(self, question: Question) -> Markup:
        words, say = self._game.asked(question), self._page.say
        rows = []
        for label, value in words.options:
            is_right = value in question.right
            verdict = say("question-right") if is_right else say("question-wrong")
            said = words.right if is_right else words.answers[value]
            rows.append(
                element(
                    "tr",
                    element("th", label, scope="row"),
                    element("td", verdict),
                    element("td", said),
                )
            )
        concept = self._game.say(f"concept-{question.concept}")
        return element(
            "div",
            element("p", element("b", say("question-heading"), ": "), words.text),
            element("table", element("tbody", *rows)),
            element("p", say("teachers-concept", concept=concept), of="rules"),
            self._rules(question.rules),
            of="question",
        )

    def _alternative(self, alternative: Alternative) -> Markup:
        game, say = self._game, self._page.say
        figures = game.figures(self._lesson.alternative_figures(alternative))
        name = f"alternative-{alternative.id}"
        return element(
            "div",
            element(
                "p",
                element("b", say("alternative-heading"), " ", game.say(f"{name}.title", **figures)),
            ),
            element("p", game.say(name, **figures)),
            element("p", game.say(f"{name}.claim", **figures)),
            self._rules(alternative.rules),
            of="question",
        )

    def _exhibit(self, exhibit: Exhibit) -> Markup:
        game, line = self._game, self._lesson.exhibit_line(exhibit)
        figures = game.figures(self._lesson.figures(exhibit.values, line.states[-1]))
        name = f"exhibit-{exhibit.id}"
        parts = [
            element("p", element("b", game.say(f"{name}.title", **figures))),
            element("p", game.say(name, **figures)),
        ]
        if exhibit.asking is not None:
            parts.append(self._question(self._lesson.question(exhibit.asking)))
        for part in ("ask", "answer"):
            if game.text.knows(f"{name}.{part}"):
                parts.append(element("p", game.say(f"{name}.{part}", **figures)))
            if part == "ask":
                parts.append(solution(game, line, line.plies))
        return element("div", joined(*parts), self._rules(exhibit.rules), of="question")

    def _others(self) -> Markup:
        """What no step offers: it is found in the rulebook."""
        tasks = [step.task for step in self._lesson.steps if step.task is not None]
        offered = {(task.kind, task.value) for task in tasks}
        lesson = self._lesson
        parts = [
            *(
                self._alternative(each)
                for name, each in lesson.alternatives.items()
                if ("alternative", name) not in offered
            ),
            *(
                self._exhibit(each)
                for name, each in lesson.exhibits.items()
                if ("exhibit", name) not in offered
            ),
        ]
        if not parts:
            return Markup("")
        return element("section", element("h2", self._page.say("teachers-others")), *parts)
