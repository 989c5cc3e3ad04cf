"""The slides of a live class: how phones join, how many have answered, and what they answered.

No slide has the name of a learner. Colours are never the only sign: a number and the kind
of its bar say which vote it is, and a sign and a frame say what is right.
"""

from __future__ import annotations

from typing import Final

from tutor.core.classroom.ballot import Ballot, Key
from tutor.core.classroom.room import commonest_wrong
from tutor.core.lessons.files import door_lessons, open_course
from tutor.core.lessons.lesson import LessonKey
from tutor.core.lessons.text import lesson_text
from tutor.core.print.sheet import letter
from widgets.presenter.slides import Slide, paragraphs
from widgets.presenter.wall import Joining, Tally, Wall
from widgets.shared.controls import Markup, control, element
from widgets.shared.stage import Stage

MOST_MOVES: Final = 5
"""The most moves of a class in the list; the others share one line."""
MOST_CHOICES: Final = 3
"""The most moves of the class beside the teacher's move; the others share one count."""
MOST_DOTS: Final = 30


class ClassSlides:
    """The maker of the slides of a live class, in the words of a stage."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage

    def joining(self, wall: Wall, name: str, chosen: LessonKey | None = None) -> Slide:
        """Return the slide by which phones join, with the number of phones that are connected.

        `name` is the name of what the class will see. Before a lesson begins, `chosen` is the
        lesson that will be shown, and buttons choose another lesson.
        """
        say, how, here = self._stage.say, wall.joining, wall.tally.here
        assert how is not None
        heading = say("class-heading")
        code = [element("b", each) for each in how.code]
        steps = [element("li", say(f"class-step-{number}")) for number in (1, 2, 3)]
        square = element("img", src=how.qr, alt=say("class-qr"), class_="tutor-join-qr")
        picture = element("div", square, element("p", name), class_="tutor-join-square")
        choices = Markup("") if chosen is None else self._choices(chosen, wall)
        typed = element(
            "div",
            element("p", say("class-type")),
            element("p", how.address, class_="tutor-join-address"),
            element("p", say("class-code")),
            element("p", *code, class_="tutor-join-code", role="img", aria_label=how.code),
            choices,
            class_="tutor-join-typed",
        )
        told = say("class-new" if wall.tally.came else "class-empty")
        dots = element("span", "●" * min(here, MOST_DOTS), aria_hidden="true")
        foot = element(
            "p",
            element("b", say("class-here", count=here)),
            element("span", told),
            dots,
            class_="tutor-join-here" if wall.tally.came else "tutor-join-here tutor-join-empty",
        )
        spoken = f"{name}. {heading}. {say('class-type')}: {how.address}. {say('class-code')}: {how.code}."
        listed = element("ol", *steps, class_="tutor-join-steps", role="list")
        return Slide("join", heading, picture, typed, listed, foot, spoken=spoken)

    def _choices(self, chosen: LessonKey, wall: Wall) -> Markup:
        """Return the buttons that choose the lesson for the class, and the link to the guide.

        The button of the chosen lesson looks pressed. Only the tutor's own server has the guide.
        """
        say, language = self._stage.say, self._stage.text.language
        parts = [
            control(
                "class-lesson",
                str(key),
                lesson_text(open_course(key.lesson, key.game), language).title,
                aria_pressed=str(key == chosen).lower(),
            )
            for key in door_lessons()
        ]
        if guide := wall.guide(language):
            parts.append(element("a", say("present-guide"), href=guide, target="_blank"))
        about = say("class-lesson")
        return element("div", *parts, class_="tutor-row", role="group", aria_label=about)

    def over(self, wall: Wall) -> Slide:
        """Return the slide that says that the class is over, and what the teacher can do next."""
        say = self._stage.say
        again = "class-over-open" if wall.can_open else "class-over-start"
        told = [say(each) for each in ("class-over-phones", "class-over-next", again)]
        heading = say("class-over")
        parts = paragraphs(told[0]), paragraphs(*told[1:], class_="tutor-slide-place")
        return Slide("over", heading, *parts, spoken=" ".join((f"{heading}.", *told)))

    def with_answers(self, slide: Slide, tally: Tally, how: Joining | None) -> Slide:
        """Return a slide that asks a question, and at its foot the number of learners who have answered."""
        slide.parts = (*slide.parts, self._foot(tally, how))
        told = "" if tally.phase == "open" else self._phase_words(tally)
        slide.spoken = f"{slide.spoken} {told}".strip()
        return slide

    def _phase_words(self, tally: Tally) -> str:
        names = {"talk": "class-talk", "open again": "class-again-open", "open": "class-open"}
        return self._stage.say(names.get(tally.phase, "class-closed"))

    def _foot(self, tally: Tally, how: Joining | None) -> Markup:
        say = self._stage.say
        parts = []
        if tally.phase != "open":
            parts.append(element("p", self._phase_words(tally), class_="tutor-class-phase"))
        if tally.is_open:
            figures = f"--here: {max(tally.of, 1)}; --answered: {tally.answered}"
            parts.append(element("span", class_="tutor-class-pips", style=figures))
            parts.append(element("p", say("class-answered", count=tally.answered, of=tally.of)))
        else:
            parts.append(control("class-again", "", say("class-again")))
        if how is not None and tally.phase == "open":
            late = say("class-late", address=how.address, code=how.code)
            parts.append(element("p", late, class_="tutor-slide-place"))
        return element("div", *parts, class_="tutor-class-foot")

    # What the class answered

    def bars(self, slide: Slide, ballot: Ballot, tally: Tally) -> Slide:
        """Return the slide with the answer to a question and the bars of the class's votes.

        The slide takes the place of `slide`. It also says why the right option is right, and what
        is wrong with the commonest wrong option.
        """
        language = self._stage.text.language
        asked, key = ballot.question(language), ballot.key
        said = key.reply(language)
        rows = [self._row(option, words, key, tally) for option, words in enumerate(asked.options)]
        listed = element("ol", *rows, class_="tutor-slide-options", role="list")
        why = [self._reply(key.right[0], "right", said.right)] if key.right else []
        # If the last vote has no mistake, the reply is to the commonest mistake of an earlier vote.
        mistakes = (commonest_wrong(counts, key.right) for counts in reversed(tally.bars))
        wrong = next((option for option in mistakes if option is not None), None)
        if wrong is not None and wrong < len(said.replies):
            why.append(self._reply(wrong, "wrong", said.replies[wrong]))
        heading = slide.heading
        legend = self._legend(tally)
        return Slide(
            "counted", heading, legend, listed, *why, spoken=slide.spoken, caption=slide.caption
        )

    def _legend(self, tally: Tally) -> Markup:
        say = self._stage.say
        answers = say("class-answers", count=sum(tally.bars[-1]))
        kinds = []
        if len(tally.bars) > 1:
            kinds = [
                element("span", _bar(1.0, "first"), say("class-first")),
                element("span", _bar(1.0, ""), say("class-second")),
            ]
        return element("p", *kinds, element("span", answers), class_="tutor-class-legend")

    def _row(self, option: int, words: str, key: Key, tally: Tally) -> Markup:
        """Return an option with its letter, its bars and its verdict."""
        verdict = ""
        if key.is_verdict:
            verdict = "right" if option in key.right else "wrong"
        told = self._stage.say(f"question-{verdict}") if verdict else ""
        return element(
            "li",
            element("span", letter(option), class_="tutor-slide-letter"),
            element("b", words),
            self._bars(option, tally),
            element("span", told, class_="tutor-slide-verdict"),
            class_=f"tutor-slide-{verdict}" if verdict else "",
        )

    def _bars(self, option: int, tally: Tally) -> Markup:
        """Return the bars of an option in the first vote and in the last vote, on one scale."""
        say, last = self._stage.say, tally.bars[-1]
        votes = [("", "", last)]
        if len(tally.bars) > 1:
            votes = [("first", say("class-first"), tally.bars[0]), ("", say("class-second"), last)]
        most = max(max(counts, default=0) for *_, counts in votes) or 1
        bars = []
        for kind, name, counts in votes:
            count = counts[option] if option < len(counts) else 0
            unseen = element("span", name, class_="tutor-unseen") if name else Markup("")
            bar = _bar(count / most, kind)
            bars.append(element("span", bar, unseen, element("b", str(count))))
        return element("span", *bars, class_="tutor-class-bars")

    def _reply(self, option: int, verdict: str, said: str) -> Markup:
        """Return the reply to an option, after the option's letter and the sign of its verdict."""
        sign = {"right": "✓", "wrong": "✕"}[verdict]
        head = element("b", f"{letter(option)} ", element("span", sign, aria_hidden="true"))
        return (
            element("p", head, " ", said, class_=f"tutor-class-{verdict}") if said else Markup("")
        )

    # What the class would do

    def moves(self, ballot: Ballot, tally: Tally) -> Slide:
        """Return the slide with the moves that the class chose, each with its count; a press plays one."""
        say, language = self._stage.say, self._stage.text.language
        asked, heading = ballot.question(language), say("present-decide")
        counts = tally.bars[-1]
        chosen = [option for option in range(len(counts)) if counts[option]]
        chosen.sort(key=lambda option: (-counts[option], option))
        most = max(counts, default=0) or 1
        items = [
            element(
                "li",
                control(
                    "class-aside",
                    option,
                    element("b", asked.options[option]),
                    element("b", str(counts[option])),
                    _bar(counts[option] / most, ""),
                ),
            )
            for option in chosen[:MOST_MOVES]
            if option < len(asked.options)
        ]
        rest = self._others(sum(counts[option] for option in chosen[MOST_MOVES:]))
        listed = element("ol", *items, class_="tutor-class-moves", role="list")
        answers = say("class-answers", count=sum(counts))
        parts = [
            paragraphs(answers, class_="tutor-slide-place"),
            listed,
            paragraphs(*rest, class_="tutor-slide-place"),
        ]
        return Slide("moves", heading, *parts, spoken=f"{heading} {answers}")

    def _others(self, count: int) -> list[str]:
        """Return the words on how many learners chose a move that is not listed; empty if no one did."""
        return [self._stage.say("class-other-moves", count=count)] if count else []

    def with_choices(self, slide: Slide, ballot: Ballot, tally: Tally) -> Slide:
        """Return the slide of the teacher's move, with the moves that most of the class chose."""
        options, counts = ballot.question(self._stage.text.language).options, tally.bars[-1]
        chosen = sorted(zip(counts, options, strict=False), key=lambda pair: -pair[0])
        told = [f"{words}: {count}" for count, words in chosen[:MOST_CHOICES] if count]
        told += self._others(sum(count for count, _ in chosen[MOST_CHOICES:]))
        heading = element("b", self._stage.say("class-chose"))
        listed = element("ul", *(element("li", each) for each in told))
        slide.parts = (*slide.parts, element("div", heading, listed, class_="tutor-slide-comment"))
        return slide

    def aside(self, ballot: Ballot, option: int) -> Slide:
        """Return the slide for a move of the class that the board shows as an aside from the lesson."""
        say, session = self._stage.say, self._stage.session
        move = ballot.question(self._stage.text.language).options[option]
        heading = say("class-aside", move=move)
        told = [self._stage.game.event(each) for each in session.line.events_at(session.ply)]
        back = paragraphs(say("class-aside-back"), class_="tutor-slide-place")
        return Slide("aside", heading, back, paragraphs(*told), spoken=" ".join((heading, *told)))


def _bar(share: float, kind: str) -> Markup:
    of = f"tutor-class-bar tutor-class-bar-{kind}" if kind else "tutor-class-bar"
    return element("span", class_=of, style=f"--share: {share:.3f}", aria_hidden="true")
