"""The slides of a presentation: the texts beside the board, large enough for a class."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from html import unescape
from typing import Final

from tutor.core.base.events import CHOSEN, Event, is_awaiting, is_choice, is_secret, view_of
from tutor.core.base.game import ONLOOKER, State
from tutor.core.base.questions import Question
from tutor.core.lessons.forms import Posed, QuestionView, reveal
from tutor.core.lessons.parts import Plan
from tutor.core.lessons.presentation import Presentation
from tutor.core.lessons.text import LessonText, PartText, lesson_text
from tutor.core.print.guide import drawing_of
from tutor.core.print.question import Row, answer_rows
from tutor.core.print.sheet import letter
from tutor.core.records.lines import Line
from tutor.core.words.text import QuestionText
from widgets.session.reasons import of_example
from widgets.shared.controls import Markup, element, join, player_mark
from widgets.shared.question import draw_slide_options
from widgets.shared.stage import Stage

HEADING: Final = 0.5
"""The additional room of a letter in a heading, in letters of the text, because it is larger."""
ITEM: Final = {"asked": 46, "posed": 38, "revealed": 22, "moves": 28}
OTHER_ITEM: Final = 20
"""The additional room of an item of a list, in letters, for its frame and the rest of its line."""
FOLDED: Final = re.compile(
    r"(<details(?![^>]* open)[^>]*><summary.*?</summary>).*?</details>", re.DOTALL
)
FRAME: Final = 30
"""The room of the frame of an answer, in characters."""
SCORES: Final = "tutor-slide-scores"
MOST_BESIDE: Final = {"revealed": 440}
OTHER_MOST_BESIDE: Final = 520
"""The most characters beside the board that the last row of a class can read, on any screen."""
FEW: Final = 6
"""The most events that have a paragraph each."""
MOST_OFFERED: Final = 3
"""The most decisions without a tap on the board that the slide names when a class has to decide."""


WITH_BOARD: Final = ("asked", "revealed", "counted", "moves")
"""The kinds of slides that always have the board beside them."""
MOST_HANDS: Final = 999
"""The most hands that the teacher can enter for a choice."""
NO_HANDS: Final[Mapping[str, int]] = {}


class Slide:
    """A slide: its `heading`, the `parts` under it, and `spoken`, which is read aloud.

    `caption` is the text under the board on a handout; it contains no answer.
    """

    def __init__(
        self, kind: str, heading: str, *parts: Markup, spoken: str = "", caption: str = ""
    ) -> None:
        self.kind = kind
        self.heading = heading
        self.parts = parts
        self.spoken = spoken
        self.caption = caption or heading

    @cached_property
    def letters(self) -> int:
        """The length of the text in characters, without folded replies; headings and lists count more."""
        visible = FOLDED.sub(r"\1", join(self.heading, *self.parts))
        items = len(re.findall(r"<li\b", visible)) * ITEM.get(self.kind, OTHER_ITEM)
        items += FRAME * visible.count("tutor-slide-answer")
        return round(_count_letters(visible) + HEADING * _count_letters(self.heading) + items)

    @property
    def fits_beside(self) -> bool:
        """Whether the last row of a class can read the text beside the board, on any screen."""
        return self.letters <= MOST_BESIDE.get(self.kind, OTHER_MOST_BESIDE)

    @property
    def is_long(self) -> bool:
        """Whether the text of the slide needs the whole width of the screen.

        A slide with a question, an answer or the final scores never needs it, because it leaves
        room for the board.
        """
        needs_board = self.kind in WITH_BOARD or SCORES in join(*self.parts)
        return not (needs_board or self.fits_beside)

    def draw(self) -> Markup:
        """Return the slide as markup."""
        return element(
            "div",
            element("h2", self.heading, id="tutor-slide-heading", tabindex="-1"),
            *self.parts,
            class_=f"tutor-slide tutor-slide-{self.kind}",
            style=f"--letters: {self.letters}",
        )


def _count_letters(markup: str) -> int:
    return len(unescape(re.sub(r"<[^>]*>", "", markup)))


def paragraphs(*sentences: str, class_: str = "") -> Markup:
    """Return one paragraph for each sentence."""
    return join(*(element("p", each, class_=class_) for each in sentences if each))


class Slides:
    """The maker of slides for a lesson or a line, in the words of a stage."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage

    # A line

    def line(self, hands: Mapping[str, int] = NO_HANDS) -> Slide:
        """Return the slide of the step in view, with what all players may know.

        `hands` has the number of hands that a class has raised for each choice.
        """
        stage, session = self._stage, self._stage.session
        decision, place = session.line.decision(session.ply), stage.standing()
        if decision is None:
            # Only a game that was set up has words for how each player begins.
            is_set_up = session.tree.setup is not None
            begun = stage.game.setup(stage.showing().position) if is_set_up else []
            told = [each.text for each in begun]
            heading = stage.say("page-before")
            return Slide("line", heading, paragraphs(*told), spoken=" ".join((heading, *told)))
        events = session.line.events_at(session.ply)
        known, secret = view_of(events, ONLOOKER), is_secret(events)
        if is_choice(events) and not is_awaiting(events):
            # The choices of all players are revealed at once: one slide for all of them.
            words = stage.say("present-chosen")
            known = tuple(event for event in known if event.type != CHOSEN)
        elif secret:
            words = stage.say("step-secret", player=decision.player)
        else:
            words = stage.game.narrate(decision, session.before)
        told = [stage.game.event(event) for event in known]
        seen, scores = self._final(session.state, known)
        notes = (*self._hands(hands), *self._notes(secret))
        return Slide(
            "line",
            words,
            paragraphs(place, class_="tutor-slide-place"),
            paragraphs(*map(stage.game.event, seen)),
            scores,
            paragraphs(*notes, class_="tutor-slide-comment"),
            spoken=" ".join((f"{words}.", *told, *notes)).strip(),
        )

    def ask_class(
        self, hands: Mapping[str, int], *, has_fields: bool = True, has_phones: bool = False
    ) -> Slide:
        """Return the slide that asks a class to choose, with a field for each choice.

        The teacher counts the raised hands and types their number into the field; `hands` are the
        numbers so far. If `has_phones`, the class chooses by phone, and the slide has no fields.
        On a handout the slide has only the caption of the position.
        """
        stage, asked = self._stage, self._stage.panels.hands
        assert asked is not None
        say = stage.showing().page.say
        heading = say(f"{asked.question}.phones" if has_phones else asked.question)
        items = []
        for choice, message in asked.choices.items():
            label = element("b", say(message))
            if has_fields and not has_phones:
                field = element(
                    "input",
                    type="number",
                    min="0",
                    max=str(MOST_HANDS),
                    inputmode="numeric",
                    autocomplete="off",
                    value=str(hands.get(choice, "")),
                    data={"change": "hands", "value": choice, "key": f"hands:{choice}"},
                )
                label = element("label", label, field, class_="tutor-hands")
            items.append(element("li", label))
        options = element("ol", *items, class_="tutor-slide-options", role="list")
        spoken = " ".join((heading, *(f"{say(each)}." for each in asked.choices.values())))
        return Slide("hands", heading, options, spoken=spoken, caption=self.line().caption)

    def _hands(self, hands: Mapping[str, int]) -> tuple[str, ...]:
        """Return the sentence on the hands that the class raised; empty if no hands were counted."""
        stage, asked = self._stage, self._stage.panels.hands
        if asked is None or not hands:
            return ()
        say = stage.showing().page.say
        counted = [
            say(f"{message}.count", count=hands[choice])
            for choice, message in asked.choices.items()
            if choice in hands
        ]
        return (say("present-hands", counts=stage.text.all_of(counted)),)

    def _notes(self, is_secret: bool) -> tuple[str, ...]:
        """Return the reason for the step in view and the comment on it.

        The result is empty if the reason or the comment could reveal a secret.
        """
        session = self._stage.session
        node = session.tree.node(session.place)
        is_open = session.seat in (None, node.decision.player)
        if not is_open or is_secret:
            return ()
        drawn = self._stage.told_strokes()
        return tuple(note for note in (node.reason, node.comment, *drawn) if note)

    # A lesson

    def lesson(
        self, shown: Presentation, said: int | None = None, *, is_voted: bool = False
    ) -> Slide:
        """Return the slide of a lesson at the present place of the presentation `shown`.

        `said` is the option of a question that a class chose by hands. `is_voted` says that a
        class has voted. If it has, the slide of the example's decision has the reason of the
        decision in place of its events.
        """
        slides: dict[str, Callable[[Presentation], Slide]] = {
            "act": self._act_slide,
            "told": self._told_slide,
            "posed": partial(self._posed_slide, said=said),
            "planned": self._planned_slide,
            "tried": self._tried_slide,
            "asked": partial(self._asked_slide, said=said),
            "revealed": partial(self._revealed_slide, said=said),
            "shown": self._shown_slide,
            "answered": self._answered_slide,
            "decided": partial(self._decided_slide, is_voted=is_voted),
        }
        return slides[shown.beat.kind](shown)

    def _words(self, shown: Presentation) -> LessonText:
        return lesson_text(shown.lesson, self._stage.text.language)

    def _act_slide(self, shown: Presentation) -> Slide:
        say, words = self._stage.say, self._words(shown).act(shown.act)
        place, name, about = shown.lesson.place(shown.step), words.text, words("about")
        number = say("present-act", act=place.act, acts=place.acts)
        return Slide(
            "act",
            name,
            paragraphs(number, class_="tutor-slide-place"),
            paragraphs(about),
            paragraphs(
                say("contents-minutes", minutes=shown.act.minutes), class_="tutor-slide-place"
            ),
            spoken=f"{number}. {name}. {about}",
        )

    def _told_slide(self, shown: Presentation) -> Slide:
        words, title = self._words(shown).step(shown.step), self._words(shown).heading(shown.step)
        task = shown.task
        if task.asking is not None and task.exhibit is None:
            # A class reads the coming question under the text; the options come with the question.
            posed = self._stage.game.question(shown.lesson.question(task.asking)).text
            return _statement("told", title, words, "", posed)
        if not shown.asks_for_a_decision:
            return _statement("told", title, words, "", drawn=self._pictures(shown))
        offered = self._beside_the_board(shown.lesson.state(shown.step.at))
        return _statement("told", title, words, self._stage.say("present-decide"), offered=offered)

    def _pictures(self, shown: Presentation) -> list[Markup]:
        """Return the drawings that belong to the text of the step."""
        game, language = shown.lesson.game.name, self._stage.text.language
        draw = partial(drawing_of, game, language, self._stage.theme)
        return [draw(name)(()) for name in shown.step.pictured]

    def _beside_the_board(self, state: State) -> list[str]:
        """Return in words the legal decisions that no tap on the board makes.

        If there are many such decisions, the result is empty, because each of them then combines
        things that the stocks show.
        """
        tapped = set(self._stage.taps_in(state).values())
        decisions = self._stage.game.decisions(state)
        offered = [words for decision, words in decisions if decision not in tapped]
        return offered if len(offered) <= MOST_OFFERED else []

    def _posed_slide(self, shown: Presentation, said: int | None) -> Slide:
        exhibit = shown.task.exhibit
        if exhibit is not None:
            words = self._words(shown).exhibit(exhibit)
            return _statement("posed", words.title, words, words.get("ask"))
        if shown.task.plan is not None:
            return self._plans(shown, shown.task.plan, said)
        title, words = self._alternative(shown)
        return Slide("posed", title, paragraphs(words.text), spoken=f"{title} {words.text}")

    def _plans(self, shown: Presentation, plan: Plan, chosen: int | None) -> Slide:
        """Return the slide with the plans that a step offers, drawn like the options of a question."""
        heading = self._stage.say("plan-heading")
        offered = [self._words(shown).exhibit(option) for option in plan.options]
        rows = [
            Row(number, letter(number), words.title, said=words.text)
            for number, words in enumerate(offered)
        ]
        listed = draw_slide_options(rows, self._stage.text, chosen=chosen)
        said = " ".join(f"{_with_stop(words.title)} {words.text}" for words in offered)
        return Slide("posed", heading, listed, spoken=f"{heading} {said}")

    def _planned_slide(self, shown: Presentation) -> Slide:
        assert shown.task.plan is not None
        words = self._words(shown).exhibit(shown.task.plan.options[shown.beat.ply])
        told = (words.text, words("answer"))
        answer = join(paragraphs(told[0]), paragraphs(told[1], class_="tutor-slide-answer"))
        return Slide("planned", words.title, answer, spoken=" ".join(told))

    def _tried_slide(self, shown: Presentation) -> Slide:
        title, words = self._alternative(shown)
        claim = words("claim")
        return Slide("tried", title, paragraphs(claim, class_="tutor-slide-answer"), spoken=claim)

    def _asked_slide(self, shown: Presentation, said: int | None) -> Slide:
        stage, question = self._stage, self._question(shown)
        words, view = stage.game.question(question), QuestionView(Posed(question))
        rows = answer_rows(view, stage.game, stage.text)
        read = self._read(shown, words)
        return Slide(
            "asked",
            words.text,
            paragraphs(self._scene(shown), class_="tutor-slide-scene"),
            stage.picture_of(question.about),
            draw_slide_options(rows, stage.text, chosen=said),
            spoken=" ".join(read),
            caption="\n".join(read),
        )

    def _revealed_slide(self, shown: Presentation, said: int | None) -> Slide:
        """Return the slide with the options of a question, and why one of them is right.

        The slide unfolds as many replies to wrong options as fit: all replies, only the first, or
        none. If the class chose a wrong option by hands (`said`), the reply to this option comes
        first. The board keeps the size that it had for the question.
        """
        question, say = self._question(shown), self._stage.say
        stage, game, view = self._stage, self._stage.game, reveal(question)
        words, rows = game.question(question), answer_rows(view, game, stage.text)
        right = [
            say("present-right", letter=row.sign, option=row.label)
            for row in rows
            if row.verdict == "right"
        ]
        wrong = [row.said for row in rows if row.verdict == "wrong"]
        rested = [say("present-rule", title=game.rule_title(rule)) for rule in question.rules[:1]]
        spoken = " ".join((*right, words.right, *wrong))
        caption = "\n".join(self._read(shown, words))
        rules = paragraphs(*rested, class_="tutor-slide-place")
        for unfolded in (len(wrong), 1, 0):
            listed = draw_slide_options(rows, stage.text, unfolded, said)
            slide = Slide("revealed", words.text, listed, rules, spoken=spoken, caption=caption)
            if slide.fits_beside:
                break
        return slide

    def _shown_slide(self, shown: Presentation) -> Slide:
        ply = shown.beat.ply
        line = shown.lesson.line_at(shown.step.at)
        heading = self._stage.say("timeline-place", ply=ply, plies=line.plies)
        drawn, told = self._decision(line, ply)
        return Slide("shown", heading, drawn, spoken=told)

    def _answered_slide(self, shown: Presentation) -> Slide:
        words = self._words(shown).exhibit(shown.lesson.exhibits[shown.step.at.exhibit])
        text = words.get("answer") or words.text
        answer = paragraphs(text, class_="tutor-slide-answer")
        return Slide("answered", words.title, answer, spoken=text)

    def _decided_slide(self, shown: Presentation, is_voted: bool) -> Slide:
        if shown.step.accepted:
            return self._accepted_slide(shown)
        step, ply = shown.step, shown.beat.ply
        drawn, told = self._decision(shown.lesson.line_at(step.at), ply)
        # A decision on another board than the example's is not a decision of the example.
        if step.at.exhibit:
            return Slide("decided", self._words(shown).step(step).title, drawn, spoken=told)
        stage = self._stage
        heading = stage.say("present-example")
        why = of_example(shown.lesson.key, shown.tree(), ply, stage.text) if is_voted else ""
        if not why:
            return Slide("decided", heading, drawn, spoken=told)
        line = shown.lesson.line_at(step.at)
        move = stage.game.narrate(line.record.decisions[ply - 1], line.states[ply - 1])
        answer = paragraphs(why, class_="tutor-slide-answer")
        drawn = element("p", element("b", move))
        return Slide("decided", heading, drawn, answer, spoken=f"{move}. {why}")

    def _accepted_slide(self, shown: Presentation) -> Slide:
        """Return the slide with the decisions that a study accepts, and the study's words on them."""
        game, step = self._stage.game, shown.step
        state = shown.lesson.state(step.at)
        right = [game.decision(each, state) for each in step.accepted]
        items = [element("li", element("b", each)) for each in right]
        listed = element("ol", *items, class_="tutor-slide-decisions", role="list")
        heading = self._stage.say("present-accepted", count=len(right))
        said = self._words(shown).step(step).get("same")
        answer = paragraphs(said, class_="tutor-slide-answer")
        return Slide("decided", heading, listed, answer, spoken=" ".join((*right, said)).strip())

    # Pieces

    def _question(self, shown: Presentation) -> Question:
        assert shown.asking is not None
        return shown.lesson.question(shown.asking)

    def _scene(self, shown: Presentation) -> str:
        """Return the words that describe the exhibit which a question is about.

        If the question is about no exhibit, the result is empty.
        """
        exhibit = shown.task.exhibit
        return "" if exhibit is None else self._words(shown).exhibit(exhibit).text

    def _read(self, shown: Presentation, words: QuestionText) -> list[str]:
        """Return the exhibit's words, the question, and the options with their letters, as texts.

        The texts do not contain the answer.
        """
        lettered = [
            self._stage.say("present-option", letter=letter(number), option=label)
            for number, (label, _) in enumerate(words.options)
        ]
        return [each for each in (self._scene(shown), words.text, *lettered) if each]

    def _alternative(self, shown: Presentation) -> tuple[str, PartText]:
        """Return the title of an alternative's slide, and the words of the alternative."""
        alternative = shown.task.alternative
        assert alternative is not None
        words = self._words(shown).alternative(alternative)
        return self._stage.say("present-what-if", title=words.title), words

    def _decision(self, line: Line, ply: int) -> tuple[Markup, str]:
        """Return the decision that led to a ply with its events, as markup and as words to read aloud."""
        game, events = self._stage.game, line.events_at(ply)
        words = game.narrate(line.record.decisions[ply - 1], line.states[ply - 1])
        seen, scores = self._final(line.states[ply], events)
        told = paragraphs(*_paragraph([game.event(event) for event in seen]))
        item = element("li", element("b", words), told, scores)
        drawn = element("ol", item, class_="tutor-slide-decisions", role="list")
        return drawn, " ".join(map(game.event, events))

    def _final(self, state: State, events: Sequence[Event]) -> tuple[Sequence[Event], Markup]:
        """Return the events to tell in sentences, and a table of the final scores of all players.

        The table replaces the sentences on single players; the last sentence says who won. Before
        the end of the game, return all events and an empty table.
        """
        if state.due is not None or not events:
            return events, Markup("")
        *told, won = events
        while told and "player" in told[-1].data:
            told.pop()
        theme = self._stage.theme
        rows = [
            element(
                "tr",
                element("th", player_mark(state.players, name, theme), " ", name, scope="row"),
                element("td", str(score["total"])),
            )
            for score in state.position()["result"]["scores"]
            for name in (score["name"],)
        ]
        return (*told, won), element("table", *rows, class_=SCORES)


def _statement(
    kind: str,
    title: str,
    words: PartText,
    asked: str,
    posed: str = "",
    offered: Sequence[str] = (),
    drawn: Sequence[Markup] = (),
) -> Slide:
    """Return a slide with a title, a text, and a question.

    The question `asked` is read aloud; the question `posed` is only shown. `offered` are the
    answers that the board does not mark. If `words` have a separate text for a class, this
    text replaces the text that tells a learner what to press.
    """
    text = words.get("wall") or words.text
    return Slide(
        kind,
        title,
        paragraphs(text),
        *drawn,
        paragraphs(asked or posed, class_="tutor-slide-ask"),
        paragraphs(" · ".join(offered), class_="tutor-slide-offered"),
        spoken=" ".join((_with_stop(title), text, asked, *map(_with_stop, offered))).strip(),
    )


def _paragraph(events: list[str]) -> list[str]:
    """Return the texts of paragraphs, one for each sentence.

    If there are many sentences, such as those of a night, those after the second share a
    paragraph.
    """
    return events if len(events) <= FEW else [*events[:2], " ".join(events[2:])]


def _with_stop(title: str) -> str:
    return title if title[-1] in ".?!…" else f"{title}."
