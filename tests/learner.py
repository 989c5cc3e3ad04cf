"""A learner who takes the whole lesson on a real page: reads, makes mistakes once, answers, decides, goes on.

The learner knows from the engine what is right, and uses only the page's own controls.
"""

import re
from collections.abc import Callable
from itertools import pairwise

from playwright.sync_api import Page, expect

from tests.driving import decision_value, stands
from tests.pages import PATIENCE
from tutor.core.base.game import Decision
from tutor.core.base.questions import Question
from tutor.core.lessons.files import open_course
from tutor.core.lessons.parts import LessonStep
from tutor.core.lessons.text import LessonText
from tutor.core.words.text import text_for
from widgets.lesson.controller import GUESSED_RIGHT

CARD = ".tutor-lesson-card"
NEXT = f"{CARD} [data-do=lesson-next]"
_ANYTHING = re.compile(".")
JUDGED = re.compile("tutor-option-(right|wrong)")
"""Matches the class of an option that has a sign before it: right, or wrong."""
MOST_TABS = 400
GROUPED = ".tutor-deciding .tutor-choice, .tutor-lesson-card .tutor-option"
"""Groups of controls, in each of which the Tab key stops once and arrows lead to the other controls."""
Press = Callable[[Page, str], None]


def by_mouse(page: Page, selector: str) -> None:
    """Press a control with the mouse, once the page takes presses."""
    stands(page)
    page.locator(f"{selector} >> visible=true").first.click()


def by_keyboard(page: Page, selector: str) -> None:
    """Move to a control with the Tab key and arrows, and press Enter once the page takes presses."""
    stands(page)
    is_at = "(wanted) => document.activeElement.matches(wanted)"
    for _ in range(MOST_TABS):
        for _ in range(page.locator(GROUPED).count() + 1):
            if page.evaluate(is_at, selector):
                page.keyboard.press("Enter")
                return
            if not page.evaluate(is_at, GROUPED):
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not reach {selector}")


TO_THE_TOP = """
() => document.querySelectorAll(".tutor-main, .tutor-side").forEach((each) => each.scrollTo(0, 0))
"""
"""Scrolls the page to its top, and the column too, which on a phone is a sheet that scrolls by itself."""


class Learner:
    """A learner who takes the lesson on a page.

    With `errs` the learner chooses every wrong option once before the right one. At every step
    `look` finds the faults of the page's layout, and `ugly` collects them.
    """

    def __init__(
        self,
        page: Page,
        language: str = "en",
        press: Press = by_mouse,
        *,
        errs: bool = False,
        look: Callable[[Page], list[str]] | None = None,
    ) -> None:
        self.page = page
        self.lesson = open_course("quick_start")
        self.words = text_for(self.lesson.game.name, language)
        self.errors = 0
        self.rights = 0
        self._press = press
        self._errs = errs
        self._look = look
        self.ugly: dict[str, list[str]] = {}

    def press(self, do: str, value: str | int = "", within: str = CARD) -> None:
        """Press a control."""
        quoted = str(value).replace("\\", "\\\\").replace('"', '\\"')
        self._press(self.page, f'{within} [data-do="{do}"][data-value="{quoted}"]')

    def take(self, act: str) -> None:
        """Take an act from the present step to its end, and the review after it."""
        steps = next(each.steps for each in self.lesson.acts if each.name == act)
        for step in steps:
            self.arrive(step)
            self.look(step.id)
            self.do(step)
            self.look(f"{step.id}, done")
            if step.task is not None and step.task.kind == "review":
                self.press("review")
                self.review()
            if step.id != self.lesson.steps[-1].id:
                self._press(self.page, NEXT)
                expect(self.page.locator(f"{CARD} section")).not_to_have_attribute(
                    "data-step", step.id, timeout=PATIENCE
                )
                self.review()

    def look(self, where: str) -> None:
        """Add the faults of the page's layout at this moment to `ugly`, with the place `where`."""
        expect(self.page.locator(".tutor-status")).to_have_attribute("data-busy", "0")
        # Content that has been scrolled away lies under the parts that stay.
        self.page.evaluate(TO_THE_TOP)
        if self._look is not None and (wrong := self._look(self.page)):
            self.ugly[where] = wrong

    def arrive(self, step: LessonStep) -> None:
        """Wait for a step, and check that its text is that of the catalogue."""
        card = self.page.locator(f'{CARD} [data-step="{step.id}"]')
        expect(card).to_be_visible(timeout=PATIENCE)
        title = LessonText(self.lesson, self.words).step(step).title
        # A puzzle and the way back to the table stand before the title.
        named = re.compile(rf"(^|: ){re.escape(title)}$")
        expect(card.locator("h2").first).to_have_text(named, timeout=PATIENCE)

    def do(self, step: LessonStep) -> None:
        """Do what a step asks for."""
        task = step.task
        if task is None or task.kind == "review":
            return
        if task.kind == "question":
            self.answer(self.lesson.question(self.lesson.questions[str(task.value)]))
        elif task.kind == "exhibit":
            self.see(str(task.value))
        elif task.kind == "alternative":
            self.press("try", GUESSED_RIGHT)
            expect(self.page.locator(f"{CARD} .tutor-answer").first).to_be_visible(timeout=PATIENCE)
            self.compare()
        elif task.kind == "plan":
            option = self.lesson.plans[str(task.value)].options[0]
            self.press("plan", option.id)
            end = len(option.decisions)
            self._press(self.page, f'{CARD} [data-do=goto][data-value="{end}"]')
            expect(self.page.locator(f"{CARD} .tutor-answer").first).to_be_visible(timeout=PATIENCE)
        elif task.kind in ("decide", "turn"):
            # Other players answer for themselves.
            decisions, begun = self.example(step), step.at.ply
            player = decisions[0].player
            mine = [at for at, decision in enumerate(decisions) if decision.player == player]
            for at, then in pairwise([*mine, len(decisions)]):
                self.decide(decisions[at], begun + at, begun + then)
            # The card shows its answer before the learner presses anything else.
            expect(self.page.locator(f"{CARD} .tutor-answer")).to_be_visible(timeout=PATIENCE)

    def compare(self) -> None:
        """Compare the line that the learner tried with the example, unless the try was refused."""
        if self.page.locator(f"{CARD} [data-do=compare]").count():
            self._press(self.page, f"{CARD} [data-do=compare]")
            expect(self.page.locator(".tutor-comparison")).to_be_visible(timeout=PATIENCE)
            self._press(self.page, "[data-do=close-compare]")
            expect(self.page.locator(".tutor-comparison")).to_be_hidden(timeout=PATIENCE)

    def answer(self, question: Question) -> None:
        """Answer a question.

        A learner who errs first chooses each wrong option and reads the reply to it.
        """
        words = self.words.question(question)
        expect(self.page.locator(f"{CARD} .tutor-question h3")).to_have_accessible_name(
            words.text, timeout=PATIENCE
        )
        if question.form == "ordered":
            self.put_in_order(question)
            return
        wrong = self.page.locator(f"{CARD} .tutor-option-wrong")
        for number, (_, value) in enumerate(words.options):
            if self._errs and value not in question.right:
                chosen = wrong.count()
                self.press("option", number)
                expect(wrong).to_have_count(chosen + 1, timeout=PATIENCE)
                expect(self.page.locator(f"{CARD} .tutor-question .tutor-answers")).to_contain_text(
                    words.answers[value]
                )
                self.errors += 1
        number = next(at for at, (_, each) in enumerate(words.options) if each in question.right)
        self.press("option", number)
        # An exhibit that was predicted explains itself below.
        expect(self.page.locator(f"{CARD} .tutor-answer-right").first).to_have_text(
            words.right, timeout=PATIENCE
        )
        self.rights += 1

    def put_in_order(self, question: Question) -> None:
        """Press things in their order, and confirm."""
        (right,) = question.right
        assert isinstance(right, tuple)
        for place, thing in enumerate(right, 1):
            number = sorted(right).index(thing)
            self.press("option", number)
            letter = f'{CARD} .tutor-option[data-value="{number}"] .tutor-letter'
            expect(self.page.locator(letter)).to_have_text(str(place), timeout=PATIENCE)
        self._press(self.page, f"{CARD} .tutor-options .tutor-main-do")
        expect(self.page.locator(f"{CARD} .tutor-answer-right").first).to_have_text(
            self.words.question(question).right, timeout=PATIENCE
        )
        self.rights += 1

    def see(self, name: str) -> None:
        """Look at an exhibit: its question, and its solution step by step."""
        exhibit = self.lesson.exhibits[name]
        if exhibit.asking is not None:
            self.answer(self.lesson.question(exhibit.asking))
        for ply in range(len(exhibit.decisions)):
            self.press("goto", ply + 1)
            told = self.page.locator(f"{CARD} .tutor-solution > li")
            expect(told).to_have_count(ply + 1, timeout=PATIENCE)

    def example(self, step: LessonStep) -> tuple[Decision, ...]:
        """Return the decision of the example in a step."""
        decisions = self.lesson.line_at(step.at).record.decisions
        return decisions[step.at.ply : self.lesson.task(step).until]

    def decide(self, decision: Decision, ply: int, then: int) -> None:
        """Make a decision at the ply `ply`, and wait until the page is at the ply `then`."""
        status = self.page.locator(".tutor-status")
        expect(status).to_have_attribute("data-ply", str(ply), timeout=PATIENCE)
        expect(status).to_have_attribute("data-busy", "0", timeout=PATIENCE)
        value = decision_value(self.lesson.game, decision)
        # A decision of several parts is switched on part by part.
        for part in decision.choice if isinstance(decision.choice, tuple) else ():
            draft = f'.tutor-deciding [data-key="draft:{decision.type}:{part}"]'
            if self.page.locator(draft).count():
                self._press(self.page, draft)
                pressed = self.page.locator(f"{draft}[aria-pressed=true]")
                expect(pressed).to_have_count(1, timeout=PATIENCE)
        in_panel = self.page.locator(".tutor-deciding [data-do=decide]").evaluate_all(
            """(all, value) => all.some((each) => {
              if (each.dataset.value !== value) return false;
              each.closest("details")?.setAttribute("open", ""); // a step folds ways for a llama
              return each.checkVisibility();
            })""",
            value,
        )
        self.press("decide", value, within=".tutor-deciding" if in_panel else "")
        expect(status).to_have_attribute("data-ply", str(then), timeout=PATIENCE)

    def _without_options(self) -> None:
        """Answer at random if the question asks for a number or for players."""
        answered = self.page.locator(f"{CARD} .tutor-answer").first
        if self.page.locator("#tutor-number").count():
            self.page.locator("#tutor-number").fill("1")
            self._press(self.page, f"{CARD} [data-do=give-number]")
            expect(answered).to_be_visible(timeout=PATIENCE)
        done = f"{CARD} .tutor-options .tutor-main-do[data-do=option]"
        if self.page.locator(done).count():
            self._press(self.page, done)
            expect(answered).to_be_visible(timeout=PATIENCE)

    def review(self) -> None:
        """Read what the act has taught and answer the review questions, until the lesson goes on."""
        card = self.page.locator(f"{CARD} section")
        expect(card).to_have_attribute("data-step", _ANYTHING, timeout=PATIENCE)
        while (card.get_attribute("data-step") or "").startswith(("end:", "quiz:")):
            at = card.get_attribute("data-step")
            options = self.page.locator(f"{CARD} .tutor-option")
            self._without_options()
            # Without options all parts are answered, and the card tells how many were right.
            for number in range(options.count()):
                if options.nth(number).get_attribute("aria-pressed") is not None:
                    continue
                self.press("option", number)
                chosen = self.page.locator(f'{CARD} .tutor-option[data-value="{number}"]')
                expect(chosen).to_have_class(JUDGED, timeout=PATIENCE)
                if self.page.locator(f"{CARD} .tutor-option-right").count():
                    break
            self._press(self.page, NEXT)
            expect(card).not_to_have_attribute("data-step", at or "", timeout=PATIENCE)
