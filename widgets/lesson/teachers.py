"""The page for teachers, to print by act: boards, the aim of each step, questions and answers.

The page is complete, without links to other files, in the reader's language, and made from the same
lesson and catalogues as the lesson itself. A board is printed where it changes.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tutor.core.base.game import State
from tutor.core.base.kit import kit_of
from tutor.core.base.questions import Question
from tutor.core.drawing.svg import to_svg
from tutor.core.lessons.forms import reveal
from tutor.core.lessons.parts import Act, Alternative, Exhibit, LessonStep, Plan, Spot
from tutor.core.lessons.text import Form, LessonText
from tutor.core.print.handout import PRINTED_THEME
from tutor.core.print.markup import make_page
from tutor.core.words.text import Text
from widgets.lesson.tasks import solution
from widgets.shared.controls import Markup, element, join
from widgets.shared.question import draw_question

STYLE: Final = Path(__file__).with_name("teachers.css")
AFTER: Final[tuple[Form, ...]] = ("same", "other", "fold")
"""The names of the texts that a step may have beside its main text."""
OTHERS: Final = "others"
"""The name of the part outside of all acts, beside the names of the acts."""


class TeachersPage:
    """The writer of the page for teachers.

    `words` are the words of the lesson, and `page` are the words of the page.
    """

    def __init__(self, words: LessonText, page: Text) -> None:
        self._words = words
        self._lesson = words.lesson
        self._game = words.words
        self._page = page
        self._boards = 0

    def html(self, part: str = "") -> str:
        """Return the HTML page of one act, of the steps outside all acts (`OTHERS`), or of the lesson."""
        say, self._boards = self._page.say, 0
        title = say("teachers-title", game=self._game.say("game-name"))
        acts = [
            self._act(number, act)
            for number, act in enumerate(self._lesson.acts, 1)
            if part in ("", act.name)
        ]
        others = self._others() if part in ("", OTHERS) else Markup("")
        about = element("p", say("teachers-about", minutes=self._lesson.minutes))
        head = element("header", element("h1", title), about)
        style = STYLE.read_text(encoding="utf-8")
        language = self._page.language
        return make_page(title, language, head, *acts, others, class_="teachers", style=style)

    def name(self, part: str = "") -> str:
        """Return the name of the file, made of the lesson, the act or other part, and the language."""
        numbers = {act.name: str(number) for number, act in enumerate(self._lesson.acts, 1)}
        pieces = (self._lesson.id, numbers.get(part, part), self._page.language)
        return "-".join(piece for piece in pieces if piece) + ".html"

    def _act(self, number: int, act: Act) -> Markup:
        say, words = self._page.say, self._words.act(act)
        before = (None, *(step.at for step in act.steps))
        return element(
            "section",
            element("h2", say("teachers-act", act=number, name=words.text, minutes=act.minutes)),
            element("p", words("about")),
            *(self._step(step, at) for step, at in zip(act.steps, before, strict=False)),
        )

    def _board(self, state: State, step: LessonStep | None = None) -> Markup:
        """Return the drawing of the board in a state, with marks on the things at which a step points.

        The markup is empty if the game has no drawing of its board.
        """
        board = kit_of(self._lesson.game.name).board
        if board is None:
            return Markup("")
        points = step.points if step else ()
        scene = board(state, self._game, theme=PRINTED_THEME, points=points)
        self._boards += 1
        return element("figure", Markup(to_svg(scene, f"board{self._boards}-")))

    def _place(self, step: LessonStep) -> Markup:
        """Return the drawing of the board at a step."""
        ply, exhibit = step.at
        lesson = self._lesson
        line = lesson.exhibit_line(lesson.exhibits[exhibit]) if exhibit else lesson.line
        return self._board(line.states[ply], step)

    def _step(self, step: LessonStep, before: Spot | None) -> Markup:
        words, task = self._words.step(step), self._lesson.task(step)
        after = (words.get(form) for form in AFTER)
        parts = [
            element("h3", words.title),
            *([self._place(step)] if step.at != before else []),
            element("p", words.text),
            *(element("p", said, class_="aside") for said in after if said),
            self._rules(step.rules),
        ]
        if task.alternative is not None:
            parts.append(self._alternative(task.alternative))
        elif task.plan is not None:
            parts.append(self._plan(task.plan))
        elif task.exhibit is not None:
            parts.append(self._exhibit(task.exhibit))
        elif task.asking is not None:
            parts.append(self._question(self._lesson.question(task.asking)))
        return element("article", *parts)

    def _rules(self, rules: Iterable[str]) -> Markup:
        titles = [self._game.rule_title(rule) for rule in rules]
        if not titles:
            return Markup("")
        told = self._page.say("teachers-rules", rules=self._page.all_of(titles))
        return element("p", told, class_="rules")

    def _question(self, question: Question) -> Markup:
        words, say = self._game.question(question), self._page.say
        table = draw_question(reveal(question), self._game, self._page, "paper")
        concept = self._words.concept(question.concept)
        return element(
            "div",
            element("p", element("b", say("question-heading"), ": "), words.text),
            table,
            element("p", words.note) if words.note else Markup(""),
            element("p", say("teachers-concept", concept=concept), class_="rules"),
            self._rules(question.rules),
            class_="question",
        )

    def _alternative(self, alternative: Alternative) -> Markup:
        words, heading = self._words.alternative(alternative), self._page.say("alternative-heading")
        return element(
            "div",
            element("p", element("b", heading, " ", words.title)),
            element("p", words.text),
            element("p", words("claim")),
            self._rules(alternative.rules),
            class_="question",
        )

    def _plan(self, plan: Plan) -> Markup:
        """Return the options of a choice between plans, each with its idea and its outcome."""
        rows = [
            element(
                "tr",
                element("th", words.title, scope="row"),
                element("td", words.text),
                element("td", words("answer")),
            )
            for words in map(self._words.exhibit, plan.options)
        ]
        heading = self._page.say("plan-heading")
        body = element("table", element("tbody", *rows))
        return element("div", element("p", element("b", heading)), body, class_="question")

    def _exhibit(self, exhibit: Exhibit) -> Markup:
        words, line = self._words.exhibit(exhibit), self._lesson.exhibit_line(exhibit)
        ask, answer = words.get("ask"), words.get("answer")
        parts = [
            element("p", element("b", words.title)),
            self._board(exhibit.start),
            element("p", words.text),
        ]
        if exhibit.asking is not None:
            parts.append(self._question(self._lesson.question(exhibit.asking)))
        if ask:
            parts.append(element("p", ask))
        parts.append(solution(self._game, line, line.plies))
        if answer:
            parts.append(element("p", answer))
        return element("div", join(*parts), self._rules(exhibit.rules), class_="question")

    def _others(self) -> Markup:
        """Return the exhibits and alternatives that belong to no step.

        The learner finds these through links in the rulebook.
        """
        lesson = self._lesson
        tasks = [lesson.task(step) for step in lesson.steps]
        tried = {each.alternative.id for each in tasks if each.alternative}
        shown = {each.exhibit.id for each in tasks if each.exhibit}
        alternatives = [each for each in lesson.alternatives.values() if each.id not in tried]
        planned = {each.id for plan in lesson.plans.values() for each in plan.options}
        exhibits = [each for each in lesson.exhibits.values() if each.id not in shown | planned]
        parts = [*map(self._alternative, alternatives), *map(self._exhibit, exhibits)]
        if not parts:
            return Markup("")
        return element("section", element("h2", self._page.say("teachers-others")), *parts)
