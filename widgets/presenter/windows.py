"""The windows of a presentation: the slide beside the board, the buttons, the teacher's page.

The teacher's page shows the next slide, its rules, and how much is left. The teacher's
page is drawn invisibly within the page of the class; the browser shows it in a window of
its own and adds a clock.
"""

from __future__ import annotations

from tutor.core.lessons.presentation import Presentation
from tutor.core.lessons.text import lesson_text
from widgets.presenter.class_slides import ClassSlides
from widgets.presenter.controller import PresenterController
from widgets.presenter.covered_list import covered_list
from widgets.presenter.slides import Slide, Slides
from widgets.shared.controls import Markup, ask_control, control, element, join, landscape
from widgets.shared.model import PageModel
from widgets.shared.stage import Stage
from widgets.shared.window import Card


class Speaker(Card):
    """The teacher's page: the slide in view, the next slide, and the rules and concepts of both.

    It also says how many slides are left.
    """

    names = ("tutor-speaker",)

    def __init__(self, stage: Stage, presenting: PresenterController) -> None:
        super().__init__(stage)
        self.presenting = presenting
        self._slides = Slides(stage)

    def is_seen(self, model: PageModel) -> bool:
        """Return whether the view for a class is open."""
        return model.is_presenting

    def draw(self, _: PageModel) -> Markup:
        """Return the teacher's page; empty if the view for a class is not open."""
        say, shown = self.stage.say, self.presenting
        if not shown.is_presenting:
            return Markup("")
        is_line = shown.is_line or shown.lesson is None
        parts = self._of_line() if is_line or shown.lesson is None else self._of(shown.lesson)
        ways = element(
            "div",
            control("present-back", "", say("present-back")),
            control("present-next", "", say("present-next"), class_="tutor-main-do"),
            class_="tutor-row",
        )
        page = element(
            "section",
            element("p", *self._clock(), class_="tutor-speaker-clock"),
            element(
                "p",
                say("speaker-gone"),
                class_="tutor-speaker-gone",
                role="alert",
                hidden="",
                data={"gone": ""},
            ),
            *parts,
            ways,
            aria_label=say("speaker-heading"),
            data={"title": say("speaker-heading")},
        )
        return element("template", page)  # not part of the page that the class sees

    def _clock(self) -> tuple[Markup, ...]:
        """Return the elements in which the browser shows the time and the minutes since the opening."""
        say = self.stage.say
        return (
            element("b", "", data={"clock": "now"}),
            element("span", say("speaker-since"), " "),
            element("b", "", data={"clock": "since"}),
        )

    def _of(self, shown: Presentation) -> tuple[Markup, ...]:
        """Return the parts of the teacher's page for the present slide of a lesson."""
        say = self.stage.say
        following, act_of = shown.beats[shown.at + 1 :], shown.lesson.act_of
        act = act_of(shown.beat.step)
        left = sum(act_of(beat.step) is act for beat in following)
        after = shown.ahead()
        return (
            element("p", say("speaker-left-act", count=left), class_="tutor-speaker-left"),
            self._part("speaker-now", self._slides.lesson(shown)),
            element("p", self._notes(shown), class_="tutor-speaker-notes"),
            *([self._part("speaker-next", self._slides.lesson(after))] if after else []),
        )

    def _of_line(self) -> tuple[Markup, ...]:
        """Return the parts of the teacher's page for a step of a line."""
        session, say = self.stage.session, self.stage.say
        shown, slides = self.presenting, self._slides
        left = sum(ply > session.ply for ply in shown.stops)
        is_asking = shown.is_asking_class
        now = slides.ask_class({}, has_fields=False) if is_asking else slides.line(shown.hands)
        return (
            element("p", say("speaker-left", count=left), class_="tutor-speaker-left"),
            self._part("speaker-now", now),
        )

    def _part(self, heading: str, slide: Slide) -> Markup:
        """Return a small slide under a heading."""
        title = element("h3", slide.heading)
        return element("div", element("h2", self.stage.say(heading)), title, *slide.parts)

    def _notes(self, shown: Presentation) -> Markup:
        """Return the rules of the step, and the aim of its question."""
        say, text = self.stage.say, self.stage.text
        rules = [self.stage.game.rule_title(rule) for rule in shown.step.rules]
        found = []
        if rules:
            found.append(say("teachers-rules", rules=text.all_of(rules)))
        if shown.asking is not None:
            words = lesson_text(shown.lesson, text.language)
            concept = words.concept(shown.lesson.question(shown.asking).concept)
            found.append(say("teachers-concept", concept=concept))
        return join(*(element("span", each, " ") for each in found))


class Slideshow(Card):
    """The window with the slide, or with the list of what was covered.

    `caption` is the slide's text for a handout, `sentence` the text to read aloud.
    """

    names = ("tutor-presenter",)

    def __init__(self, stage: Stage, presenting: PresenterController) -> None:
        super().__init__(stage)
        self.presenting = presenting
        self.sentence = self.caption = self._kind = ""
        self._is_long = False
        self._slides = Slides(stage)
        self._class = ClassSlides(stage)

    @property
    def modes(self) -> set[str]:
        """The CSS classes that the present slide gives to the page."""
        shown = self.presenting
        found = {"tutor-is-broad"} if self.stage.slide == "wall" else set()
        if shown.is_covered_open:
            return found | {"tutor-is-alone"}
        if shown.is_board_alone:
            return found | {"tutor-is-board"}
        if self._is_long:
            found.add("tutor-is-long")
        if self._kind == "counted":
            found.add("tutor-is-counted")
        if shown.is_slide_alone:
            found.add("tutor-is-alone")
            if self._kind == "act":
                found.add("tutor-is-title")
        return found

    def show(self, model: PageModel) -> None:
        """Show the present slide."""
        if self.is_seen(model):
            self.presenting.note()
        super().show(model)

    def is_seen(self, model: PageModel) -> bool:
        """Return whether the view for a class is open."""
        return model.is_presenting

    def draw(self, model: PageModel) -> Markup:
        """Return the markup of the present slide."""
        shown = self.presenting
        label = self.stage.say("aria-presenter")
        # The bar, which has the page's heading in other views, is folded away.
        name = element("h1", self.stage.game.say("game-name"), class_="tutor-unseen")
        if shown.is_covered_open:
            self.sentence = self.stage.say("covered-heading")
            return element("section", name, covered_list(self.stage, shown), aria_label=label)
        slide = self._slide()
        if model.left:
            words = self.stage.say("door-resume", place=model.left)
            slide.parts = (*slide.parts, control("resume", "", words))
        self.sentence, self.caption = slide.spoken, slide.caption
        self._is_long, self._kind = slide.is_long, slide.kind
        # The title of an act has the landscape behind it; other slides have the board beside them.
        ground = landscape() if slide.kind == "act" else Markup("")
        return element("section", name, ground, slide.draw(), aria_label=label)

    def _name(self) -> str:
        """Return the name of the game, with the lesson's title if the wall shows a lesson."""
        shown, game = self.presenting, self.stage.game.say("game-name")
        if shown.is_line or shown.lesson is None:
            return game
        return f"{game} · {lesson_text(shown.lesson.lesson, self.stage.text.language).title}"

    def _slide(self) -> Slide:
        shown = self.presenting
        if shown.wall.cover == "joining":
            is_lesson = shown.lesson is not None and not shown.is_line and shown.is_at_start
            chosen = shown.lesson.lesson.key if is_lesson and shown.lesson else None
            return self._class.joining(shown.wall, self._name(), chosen)
        if shown.wall.cover == "over":
            return self._class.over(shown.wall)
        if shown.is_asking_class:
            tally, say = shown.tally, self._slides.ask_class
            if tally is None:
                return say(shown.hands)
            asked = say({}, has_phones=True)
            return self._class.with_answers(asked, tally, shown.wall.joining)
        if shown.is_line or shown.lesson is None:
            return self._slides.line(shown.hands)
        ballot, tally = shown.ballot, shown.tally
        if ballot is not None and tally is not None and shown.counts:
            if shown.aside is not None:
                return self._class.aside(ballot, shown.aside)
            return self._class.moves(ballot, tally)
        is_voted = tally is not None and bool(tally.bars)
        slide = self._slides.lesson(shown.lesson, shown.chosen_by_hands, is_voted=is_voted)
        if ballot is None or tally is None:
            return slide
        is_answered = slide.kind == "revealed" or (slide.kind == "posed" and shown.is_polling)
        if tally.bars and is_answered:
            return self._class.bars(slide, ballot, tally)
        # Of several decisions in a step the class has voted on the first.
        is_first = shown.lesson.beat.ply == shown.lesson.step.at.ply + 1
        if tally.bars and slide.kind == "decided" and is_first:
            return self._class.with_choices(slide, ballot, tally)
        if shown.is_polling and tally.phase != "shown":
            return self._class.with_answers(slide, tally, shown.wall.joining)
        return slide


class Ways(Card):
    """The row of buttons under the board of a presentation.

    The buttons go back and on, open the list of what was covered, show the board, and choose
    lesson or line.
    """

    names = ("tutor-presenter-ways",)
    is_card = False

    def __init__(self, stage: Stage, presenting: PresenterController) -> None:
        super().__init__(stage)
        self.presenting = presenting

    def show(self, model: PageModel) -> None:
        """Show the row, and describe it to screen readers."""
        super().show(model)
        self.widget.describe(role="region", aria_label=self.stage.say("aria-present-ways"))

    def is_seen(self, model: PageModel) -> bool:
        """Return whether the view for a class is open."""
        return model.is_presenting

    def draw(self, model: PageModel) -> Markup:
        """Return the row of buttons; no button ever changes its place, so that the focus stays."""
        say, shown = self.stage.say, self.presenting
        at_start = say("cannot.start") if shown.is_at_start and not shown.wall.cover else ""
        is_over = shown.is_covered_open or bool(shown.wall.cover)
        at_end = shown.is_at_end and not is_over
        back = control("present-back", "", say("present-back"), cannot=at_start)
        on = control(
            "present-next",
            "",
            say(self._following()),
            class_="tutor-main-do tutor-present-next",
            cannot=say("cannot.end") if at_end else "",
        )
        board = control("beside", "", say("present-board"), aria_pressed=_word(shown.has_board))
        menu = control("menu", "", say("bar-menu"), aria_expanded=_word(model.is_menu_open))
        return element(
            "div",
            back,
            on,
            element("span", self.place(), class_="tutor-present-place"),
            ask_control(say("ask-rules")),
            board,
            self._class_chip(),
            self._more(),
            menu,
            class_="tutor-row" if shown.wall.joining is None else "tutor-row tutor-class-row",
            data={"beat": "" if shown.lesson is None else shown.lesson.at},
        )

    def _class_chip(self) -> Markup:
        """Return the chip with the code of the class, and how many learners are here or have answered.

        The markup is empty if there is no class.
        """
        shown = self.presenting
        how, tally = shown.wall.joining, shown.tally
        if how is None:
            return Markup("")
        here = self.stage.say("class-here", count=shown.wall.tally.here)
        if shown.is_open and tally is not None:
            here = self.stage.say("class-of", count=tally.answered, of=tally.of)
        pressed = _word(shown.wall.cover == "joining")
        words = self.stage.say("class-chip", code=how.code, here=here)
        return control("class-join", "", words, class_="tutor-class-chip", aria_pressed=pressed)

    def _more(self) -> Markup:
        """Return the menu of commands that are seldom needed while a class looks on."""
        say, shown = self.stage.say, self.presenting
        listed = [
            control("covered", "", say("covered-do"), aria_expanded=_word(shown.is_covered_open)),
            control("handout", "", say("handout-short"), aria_label=say("handout-do")),
            control("speaker", "", say("speaker-do"), aria_label=say("speaker-do.hint")),
            control("sheet", "", say("present-keys")),
        ]
        guide = shown.wall.guide(self.stage.text.language)
        if guide:
            words = say("present-guide")
            listed.insert(0, element("a", words, href=guide, target="_blank", class_="tutor-do"))
        if not shown.is_line and shown.lesson is not None:
            listed.append(control("teachers", shown.lesson.act.name, say("teachers-do-act")))
        if shown.is_line and shown.lesson is not None:
            listed.append(control("present-lesson", "", say("present-lesson")))
        elif not shown.is_line and shown.has_line:
            listed.append(control("present-line", "", say("present-line")))
        if shown.wall.joining is not None:
            is_open = _word(shown.wall.cover == "joining")
            listed.insert(0, control("class-join", "", say("class-do"), aria_expanded=is_open))
        elif shown.wall.can_open:
            listed.insert(0, control("class-open", "", say("class-do")))
        if shown.has_hands:
            listed.append(control("present-class", "", say("present-class")))
        summary = element(
            "summary",
            say("present-more"),
            class_="tutor-do",
            aria_label=say("present-more.hint"),
            title=say("present-more.hint"),
            data={"key": "present-more"},
        )
        return element(
            "details",
            summary,
            element("div", *listed, class_="tutor-menu-list"),
            class_="tutor-present-more",
        )

    def _following(self) -> str:
        """Return the name of the message with the words of the button that goes on."""
        shown = self.presenting
        following = None if shown.is_line or shown.lesson is None else shown.lesson.following
        if shown.is_covered_open:
            return "present-next"
        if shown.wall.cover:
            return "class-begin" if shown.is_at_start else "class-on"
        if shown.is_open and not shown.is_ready:
            return "class-close"
        if shown.is_asking_class:
            return "present-show"
        if shown.has_to_ask:
            return "present-ask"
        if following is None:
            if not shown.is_at_end:
                return "present-next"
            is_over = not shown.is_line or self.stage.session.state.due is None
            return "present-end" if is_over else "present-so-far"
        return {"asked": "present-ask", "revealed": "present-reveal"}.get(
            following.kind, "present-next"
        )

    def place(self) -> str:
        """Return in words the place in the presentation, without the progress of any learner."""
        say, shown = self.stage.say, self.presenting.lesson
        if self.presenting.wall.cover == "joining":
            return say("class-names")
        if self.presenting.class_game is not None:
            return self.stage.standing()
        if self.presenting.is_line or shown is None:
            stops, ply = self.presenting.stops, self.stage.session.ply
            at = sum(0 < stop <= ply for stop in stops)
            return say("timeline-place", ply=at, plies=len(stops) - 1)
        return say("present-place", **shown.lesson.place(shown.step)._asdict())


def _word(is_so: bool) -> str:
    return str(is_so).lower()
