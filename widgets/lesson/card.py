"""The card of the lesson: the step in words, its task, and the buttons back and on."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, assert_never

from tutor.core.base.questions import OWN
from tutor.core.lessons.text import LessonText, PartText, lesson_text
from tutor.core.records.tree import MARKS
from widgets.lesson.coach import coachs_question, is_asking
from widgets.lesson.contents import contents, returns_offer, review_offer
from widgets.lesson.controller import LessonController
from widgets.lesson.day import another_day, title_of_day
from widgets.lesson.endings import act_over, end_words, lesson_over
from widgets.lesson.lessons import Lessons
from widgets.lesson.modes import (
    ActOver,
    Asking,
    AtStep,
    Contents,
    Deciding,
    EndMode,
    LessonOver,
    LookingAround,
    LookingUp,
    Mode,
    Planning,
    Played,
    Playing,
    QuizOver,
    Quizzing,
    Reading,
    Reviewing,
    StepMode,
    Trying,
)
from widgets.lesson.quiz import hint_control, once_more, posed_words, step_text
from widgets.lesson.tasks import (
    OUTCOME,
    chapters,
    exhibit,
    findings,
    on_to_decide,
    pictures,
    question_of_step,
    task,
    turns_since,
)
from widgets.session.happened import last_decided
from widgets.shared.controls import (
    Markup,
    control,
    element,
    fold,
    join,
    rule_tags,
    sentences,
    texts_in,
)
from widgets.shared.model import PageModel
from widgets.shared.stage import Stage
from widgets.shared.window import Card

CONTENTS: Final = "contents"
NEXT: Final = ".tutor-lesson-next"
"""The CSS selector of the button to the next step."""
AT_HAND: Final = "tutor-at-hand"
"""The id of the panel with rules and other references, which a control opens and closes."""
REPLIES: Final = (
    *("tutor-answer", "tutor-balance", "tutor-certainty-told", "tutor-given-hint"),
    *("tutor-replied", "tutor-result-line", "tutor-verdict"),
)
"""The CSS classes of the replies to the learner, which are read aloud."""


FOCUS: Final = ' data-focus="1"'
"""The attribute that gives a new heading the focus."""


class LessonCard(Card):
    """The card at the top of the column while a lesson is open."""

    names = ("tutor-lesson-card",)
    part, label = "lesson", "lesson-heading"

    def __init__(self, stage: Stage, lessons: Lessons) -> None:
        super().__init__(stage)
        self._lessons = lessons
        self.place = ""
        self.replies: tuple[str, ...] = ()
        self._last = ""
        self._is_new = False
        self._read = ("", "")

    @property
    def course(self) -> LessonController | None:
        """The controller of the lesson that is open in its own view; None in other views."""
        return self._lessons.open_lesson

    @property
    def modes(self) -> set[str]:
        """The CSS classes of the page that say whether a lesson leads or asks for a decision.

        The set is empty if no lesson is open or the learner looks around.
        """
        course = self.course
        if course is None:
            return set()
        led, asked = {"tutor-is-led"}, {"tutor-is-led", "tutor-is-asked"}
        mode = course.mode
        match mode:
            case LookingAround():
                return set()
            case Contents():
                return {*led, "tutor-is-contents"}
            case Playing():
                playing = {*led, "tutor-is-trying", "tutor-is-playing"}
                reading = {"tutor-is-reading"} if course.unread_plies else set()
                if self._is_coach_asking:
                    return {*playing, *reading, "tutor-is-coached"}
                if reading:
                    return playing | reading
                return asked if course.is_day_over else self._trying(mode)
            case Deciding():
                attempt = course.attempt
                if attempt is not None and (attempt.outcome == "open" or attempt.is_going_on):
                    return self._trying(mode)
                return led if self.stage.session.ply else asked
            case Planning() if course.option is not None and not course.is_plan_told:
                return led
            case Reading(exhibit=None):
                return led if self.stage.session.ply else asked
            case (
                LookingUp() | Quizzing() | QuizOver() | Reviewing() | Asking()
                | Reading() | Trying() | Planning() | ActOver() | LessonOver()
            ):  # fmt: skip
                return asked
            case _:
                assert_never(mode)

    def _trying(self, mode: Played) -> set[str]:
        """Return the CSS classes of a step that asks for a decision, and of its open turn."""
        trying = {"tutor-is-led", "tutor-is-trying"}
        return {*trying, "tutor-is-under-way"} if self._is_begun(mode) else trying

    @property
    def _is_coach_asking(self) -> bool:
        """Whether the coach of the learner's day asks a question that is not answered yet."""
        course = self._present_course
        mode = course.mode
        if not isinstance(mode, Playing) or course.is_day_over:
            return False
        return is_asking(self.stage, mode, course.day_began)

    @property
    def is_leading(self) -> bool:
        """Whether the card shows a step, and the learner does not play a game."""
        return bool(self.modes) and "tutor-is-playing" not in self.modes

    @property
    def told_of(self) -> tuple[str, ...]:
        """The ids of the things at which the step points, and of those that its question needs.

        The tuple is empty in a first lesson, because the board there has one size in all steps.
        """
        course = self.course
        if course is None or not self.is_leading or course.lesson.is_for_beginners:
            return ()
        told = course.runner.step.points if course.quiz is None else ()
        is_own = course.question is not None and course.question.concept in OWN
        return told if is_own else (*told, *self.read_off)

    @property
    def read_off(self) -> tuple[str, ...]:
        """The ids of the things on the board that the learner needs to answer the question.

        The tuple is empty if the answer is itself a thing on the board.
        """
        question = self.course.question if self.course is not None and self.is_leading else None
        # The page scrolls to these things, which would give away an answer on the board.
        return () if question is None or question.form == "found" else question.points

    @property
    def away(self) -> str:
        """The sentence on the step that the learner left to look around; empty if no step was left."""
        if self.course is None or not isinstance(self.course.mode, LookingAround):
            return ""
        return self.stage.say("lesson-away", title=self._title)

    def show(self, model: PageModel) -> None:
        """Show the step; hide the card if no lesson is open."""
        if self.course is None:
            self.widget.add_class("tutor-gone")
            self.place, self.replies = "", ()
        else:
            self.widget.remove_class("tutor-gone")
            drawn = self.draw(model)
            # A heading that has taken the focus is sent again only if its text changes, not its
            # attributes.
            if drawn != self.widget.value.replace(FOCUS, ""):
                self.widget.value = drawn
            self.place = self._place_words()
            self.replies = texts_in(self.widget.value, *REPLIES)

    @property
    def sentence(self) -> str:
        """The text to read aloud: the reply to the last action, or else the step."""
        return " ".join(self.replies) or self.place

    @property
    def title(self) -> str:
        """The title of the step in view; empty while the learner looks around."""
        course = self.course
        is_led = course is not None and course.is_here and course.quiz is None
        return self._title if is_led else ""

    def draw(self, _: PageModel) -> Markup:
        """Return the markup of the lesson: its contents, a question on a fresh position, or the step.

        While the learner looks around, return a line with the way back to the step.
        """
        course, at = self._present_course, self._at()
        day = f"{at}:{len(course.days)}:{course.is_day_over}" if course.days else at
        spoken_of = CONTENTS if course.is_contents_open else course.exhibit_name or day
        self._is_new = bool(self._last) and spoken_of not in ("", self._last)
        self._last = spoken_of
        here = (at, self.stage.session.moment)
        if self._is_new or self._read != here:
            # Screen readers read a heading that takes the focus; the user reads on line by line.
            self._read = here if self._is_new else ("", "")
        # Each control carries the moment for which it is drawn.
        data = {"step": at, "at": self.stage.session.moment}
        of = "tutor-own-words" if course.lesson.is_study else ""
        return element("section", *self._inside(course.mode), class_=of, data=data)

    def _inside(self, mode: Mode) -> list[Markup]:
        stage, course = self.stage, self._present_course
        match mode:
            case Contents():
                others = self._lessons.others_of(course.key)
                return [contents(stage, course, others, is_new=self._is_new)]
            case LookingUp(exhibit=found):
                shown = exhibit(stage, course, found, None, is_new=self._is_new)
                return [shown, self._back_to_lesson()]
            case LookingAround():
                away = element("span", self.away), self._back_to_lesson()
                return [element("div", *away, class_="tutor-row tutor-lesson-away")]
            case Quizzing() | QuizOver():
                return once_more(stage, course, mode, self._heading)
            case ActOver():
                return act_over(stage, course, mode, self._heading)
            case LessonOver():
                following = self._lessons.following(course.key)
                return lesson_over(stage, course, mode, self._heading, following)
            case AtStep():
                return [self._place(), *self._step(mode)]
            case _:
                assert_never(mode)

    def _at(self) -> str:
        """Return the id of the step in view, or the number of the question of a quiz.

        The text is empty while the contents are open, or the learner looks around.
        """
        course = self._present_course
        return "" if course.is_contents_open or not course.is_here else course.at

    @property
    def _present_course(self) -> LessonController:
        assert self.course is not None
        return self.course

    def _place_words(self) -> str:
        """Return the question or the step as a text to read aloud.

        The text is empty if the board shows another moment.
        """
        mode = self._present_course.mode
        if isinstance(mode, Quizzing):
            return " ".join(posed_words(self.stage, mode))
        if isinstance(mode, EndMode):
            is_read = self._read[0] == self._present_course.at
            return sentences(end_words(self.stage, self._present_course, mode)[is_read:])
        is_tried = isinstance(mode, Trying) and mode.tried is not None
        if not isinstance(mode, AtStep) or is_tried or self.stage.session.ply != mode.step.at.ply:
            return ""
        if self._read[0] == self._present_course.at:
            return self._number()
        title = self._title
        stop = "" if title[-1] in ".?!" else "."
        return f"{title}{stop} {self._step_words.text}"

    @property
    def _words(self) -> LessonText:
        """The words of the lesson in the language of the page."""
        return lesson_text(self._present_course.lesson, self.stage.text.language)

    @property
    def _step_words(self) -> PartText:
        """The words of the present step."""
        return self._words.step(self._present_course.runner.step)

    @property
    def _title(self) -> str:
        """The title of the day that the learner plays; otherwise the title of the present step.

        The title of a step also names the table at which the step plays.
        """
        day = title_of_day(self.stage, self._present_course)
        return day or self._words.heading(self._present_course.runner.step)

    def _place(self) -> Markup:
        """Return the act, and the step with the number of steps, in words."""
        course, say = self._present_course, self.stage.say
        place = course.runner.place
        name = self._words.act(course.runner.act).text
        number = [" · ", self._number()] if place.steps > 1 else []
        act = element("b", say("lesson-place", act=place.act, acts=place.acts, name=name))
        told = element("span", act, *number)
        opened = control("contents", "", say("lesson-contents"), class_="tutor-quiet")
        brief = say("lesson-place-short", act=place.act, step=place.step, steps=place.steps)
        short = element("span", brief, class_="tutor-place-short", aria_hidden="true")
        return join(
            element("div", told, opened, class_="tutor-lesson-place"),
            short,
        )

    def _number(self) -> str:
        """Return in words the number of the step in its act, and the number of steps."""
        place = self._present_course.runner.place
        return self.stage.say("lesson-step", step=place.step, steps=place.steps)

    def _step(self, mode: StepMode) -> list[Markup]:
        course, stage, words = self._present_course, self.stage, self._step_words
        told = [self._heading(self._title), self._marks()]
        if not course.has_result:
            told.append(turns_since(stage, course))
            # After the decision the card shows the result, which needs the room of the text.
            # The reply of the coach also needs this room.
            is_answered = isinstance(mode, Playing) and mode.guess is not None
            text = "" if is_answered else words.text
            told.append(self._prose(mode, text) if text else Markup(""))
            if not isinstance(mode, Planning):
                told += [
                    element("div", each, class_="tutor-pictured")
                    for each in pictures(stage, course)
                ]
            told += returns_offer(stage, course)
        if fold := words.get("fold"):
            summary = element(
                "summary", stage.say("lesson-more"), data={"key": f"fold:{course.at}"}
            )
            told.append(element("details", summary, element("p", fold)))
        onward = [] if self._is_asking else chapters(stage, course)
        rules = [] if isinstance(mode, Playing) and course.is_day_over else self._rules(mode)
        tags = rule_tags(stage.game, stage.text, rules, course.at, onward)
        if isinstance(mode, Asking):
            # The rules stand under the reply, so that they move no option when they come.
            text, question = question_of_step(stage, course, mode, *self._findings(), tags)
            return [step_text(self._title, *told, text), question, self._ways(mode)]
        if isinstance(mode, Reviewing):
            told.append(review_offer(stage, course, self._title))
        else:
            told.append(task(stage, course, mode))
        if self._is_coach_asking:
            return [step_text(self._title, *told), coachs_question(stage), self._ways(mode)]
        if "tutor-is-trying" not in self.modes:
            return [step_text(self._title, *told, tags), self._scene(mode), self._ways(mode)]
        # While the learner plays a game from the step, the row has no room for another button.
        at_hand = self._at_hand(tags) if self.is_leading else Markup("")
        ways = self._ways(mode, self._opener() if at_hand else "")
        return [step_text(self._title, *told), ways, at_hand]

    def _scene(self, mode: StepMode) -> Markup:
        """Return the drawings of the plans between which the step offers a choice, below the choice.

        After the choice the markup is empty.
        """
        if not isinstance(mode, Planning) or self._present_course.has_result:
            return Markup("")
        drawings = pictures(self.stage, self._present_course)
        return element("div", *drawings, class_="tutor-scene") if drawings else Markup("")

    def _findings(self) -> list[Markup]:
        """Return the step's text after its task, and the findings that follow from the answer.

        The list is empty as long as a question is open.
        """
        if self._is_asking:
            return []
        said = self._step_words.get("after")
        after = [element("p", said, class_="tutor-hint")] if said else []
        return [*after, *findings(self.stage, self._present_course)]

    def _at_hand(self, tags: Markup) -> Markup:
        """Return the rules for a decision and other references beside them; empty if there is nothing.

        While the references are open, the page hides the choices to make room.
        """
        besides = self.stage.panels.at_hand(self.stage.showing())
        if not (tags or besides):
            return Markup("")
        name = self.stage.say("lesson-at-hand")
        return element(
            "div", tags, besides, class_=AT_HAND, id=AT_HAND, role="group", aria_label=name
        )

    def _opener(self) -> Markup:
        """Return the button of the references; the browser itself opens and closes them at a press."""
        return element(
            "button",
            self.stage.say("lesson-at-hand"),
            class_="tutor-do tutor-at-hand-do",
            type="button",
            aria_expanded="false",
            aria_controls=AT_HAND,
            data={"key": f"at-hand:{self._at()}"},
        )

    def _marks(self) -> Markup:
        """Return the marks that a study gives to the decision before the step; empty if it gives none."""
        say = self.stage.say
        marks = [
            say("lesson-mark", mark=mark, name=say(f"mark-{MARKS.index(mark)}"))
            for mark in self._present_course.runner.step.marks
        ]
        return element("p", " · ".join(marks), class_="tutor-step-marks") if marks else Markup("")

    def _prose(self, mode: StepMode, words: str) -> Markup:
        """Return the text of the step.

        The text is folded as soon as the learner has decided something, because it describes the
        start of the turn.
        """
        if isinstance(mode, Played) and self._is_begun(mode):
            before, key = self.stage.say("lesson-told-before"), f"told:{self._present_course.at}"
            return fold(before, key, self._lesson_words("p", words))
        has_task = isinstance(mode, Asking | Played | Planning)
        return self._lesson_words("p", words, class_="tutor-prose" if has_task else "")

    def _is_begun(self, mode: Played) -> bool:
        """Return whether the learner has decided anything since the step began."""
        session = self.stage.session
        if isinstance(mode, Playing):
            return last_decided(session.line, session.ply, {mode.player}) > mode.step.at.ply
        return session.ply > mode.step.at.ply

    def _rules(self, mode: StepMode) -> list[str]:
        """Return the rules of the step, except those whose names would tell the answer.

        The list is empty while a question is open, because text, question and options need the
        room.
        """
        if self._must_decide and isinstance(mode, Deciding):
            return self._telling_nothing(mode)
        return [] if self._is_asking else list(mode.step.rules)

    def _telling_nothing(self, mode: Deciding) -> list[str]:
        """Return the rules of the step whose names do not tell the example's decision.

        The name of a rule tells the decision if it is among the words of the decision and not in
        the text of the step.
        """
        game, line = self.stage.game, self._present_course.lesson.line_at(mode.step.at)
        plies = range(mode.step.at.ply, mode.until)
        made = [game.narrate(line.record.decisions[ply], line.states[ply]) for ply in plies]
        said = f"{self._step_words.title} {self._step_words.text}"

        def tells(rule: str) -> bool:
            name = re.compile(rf"\b{re.escape(game.rule_title(rule))}\b", re.IGNORECASE)
            return not name.search(said) and any(map(name.search, made))

        return [rule for rule in mode.step.rules if not tells(rule)]

    @property
    def _is_asking(self) -> bool:
        """Whether a question of the lesson waits for its answer."""
        asked = self._present_course.question_view
        return self._present_course.quiz is None and asked is not None and not asked.is_settled

    def _heading(self, title: str) -> Markup:
        """Return the heading with a title.

        A new heading takes the focus, so that it is in sight.
        """
        focus = {"focus": 1} if self._is_new else None
        return self._lesson_words("h2", title, data=focus, tabindex="-1")

    def _lesson_words(
        self,
        tag: str,
        words: str,
        class_: str = "",
        data: Mapping[str, str | int] | None = None,
        **more: str,
    ) -> Markup:
        """Return an element with words of the lesson, marked with the language of a study."""
        language = self._present_course.lesson.language
        if language and self._present_course.quiz is None:
            return element(tag, words, class_=class_, data=data, lang=language, **more)
        return element(tag, words, class_=class_, data=data, **more)

    def _ways(self, mode: StepMode, opener: str = "") -> Markup:
        """Return the buttons that go back and on, and between them the markup `opener`.

        `opener` is the button that opens the references.
        """
        course, say = self._present_course, self.stage.say
        runner = course.runner
        ways = list[str]()
        is_day_over = isinstance(mode, Playing) and course.is_day_over
        if runner.progress.at != course.lesson.steps[0].id and not is_day_over:
            ways.append(control("lesson-back", self._at(), say("lesson-back")))
        if self._must_decide:
            # The reply has appeared, so the focus goes to the button that goes on.
            shown = control("lesson-move", self._at(), say("lesson-move"), data_to=NEXT)
            # This button is not where "next" was, so that a second press there does not make the
            # move.
            return element("div", *ways, shown, opener, class_="tutor-row tutor-lesson-ways")
        if opener:
            ways.append(opener)
        name, main, described = "lesson-next", "tutor-main-do", {}
        match mode:
            case Asking() if self._is_asking:
                name, main = "question-skip", ""
            case Trying(tried=None) | Planning(chosen=()):
                name, main = "question-skip", ""
            case Deciding():
                described = {"aria_describedby": OUTCOME}
                if course.outcome() == "other":
                    name = self._way_past_own_move()
                if course.attempt is not None and course.attempt.is_going_on:
                    main = ""  # the decisions that the turn still has come first
            case Reviewing() if runner.standing(runner.step) != "done":
                main = ""
            case Playing() if not course.is_day_over:
                name, main = "lesson-leave-day", "tutor-quiet"
            case Playing():
                ways += another_day(self.stage, course)
                name = "lesson-onward"
                if self.stage.session.state.due is not None:
                    main = ""  # the next day of the same game comes first
            case Reading() | Reviewing() | Asking() | Trying() | Planning():
                pass
            case _:
                assert_never(mode)
        if self._is_coach_asking:
            ways.append(control("coach", "own", say("coach-own")))
        elif course.unread_plies:
            ways.append(on_to_decide(self.stage, course))
        else:
            of = f"tutor-lesson-next {main}"
            ways.append(control("lesson-next", self._at(), say(name), class_=of, **described))
        if self._is_asking:
            # The hint comes last: a second press in the same place must not skip the question.
            ways.append(hint_control(self.stage, course))
        return element("div", *ways, class_="tutor-row tutor-lesson-ways")

    def _way_past_own_move(self) -> str:
        """Return the id of the words on the button that goes on after the step.

        The words differ if the learner's own move was better than the teacher's and the next step
        allows it.
        """
        course = self._present_course
        is_kept = course.at in course.runner.progress.own_moves
        return "lesson-own" if is_kept and course.is_own_way_free else "lesson-next"

    @property
    def _must_decide(self) -> bool:
        """Whether the step asks for a decision or a turn that the learner has not finished."""
        attempt = self._present_course.attempt
        return attempt is not None and attempt.outcome == "open"

    def _back_to_lesson(self) -> Markup:
        return control("lesson-here", "", self.stage.say("lesson-here"), class_="tutor-main-do")
