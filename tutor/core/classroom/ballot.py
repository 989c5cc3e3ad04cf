"""The ballot of a slide: the question that a class answers, made from the address of the slide.

The server gets only the address of the slide on the wall, and opens the same lesson or game. Server
and phones name the options by number, so that phones in several languages answer the same question.
A `Ballot` contains nothing that tells which option is right. The right answer is in a `Key`, which
the program makes separately and sends only after the reveal.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal, NamedTuple
from urllib.parse import parse_qs

from tutor.core.base.game import Decision, State
from tutor.core.base.kit import kit_of
from tutor.core.base.questions import Question, options
from tutor.core.classroom.class_game import ClassGame, read_class_game
from tutor.core.classroom.entries import LONGEST_ADDRESS
from tutor.core.lessons.files import has_course, lesson_named, open_course, opening_lesson
from tutor.core.lessons.lesson import Lesson, Place
from tutor.core.lessons.presentation import Presentation, parts_of
from tutor.core.lessons.text import LessonText, lesson_text
from tutor.core.words.game_words import GameWords
from tutor.core.words.text import text_for

Form = Literal["choice", "move"]
"""The form of an answer: one of the options of a question, or a legal decision of the game."""
STEP: Final = re.compile(r"([^.]+)(?:\.([0-9]{1,2}))?")
"""The id of a step, and the number of its slide; slide 1 needs no number."""
JOINING: Final = "&joining"
"""The end of the address while the wall shows how phones join, in place of the slide."""
ANSWERS: Final = {"asked": "revealed", "told": "decided", "posed": "planned"}
"""The kinds of slides that ask, each with the kind of the slides that answer."""


class Asked(NamedTuple):
    """A question in one language: its title, its text, and its options in words.

    The title of a question about a position says what the position shows. The text may be empty for a
    choice between plans.
    """

    title: str
    text: str
    options: tuple[str, ...]


class Said(NamedTuple):
    """The answer to a question in one language: why the right option is right, and the replies.

    There is a reply for each option. The reply to a wrong option names the thought behind the option.
    A reply may be empty.
    """

    right: str
    replies: tuple[str, ...]


@dataclass(frozen=True)
class Slide:
    """What the wall shows at an address: a slide of a lesson, or a game that the class plays."""

    address: str

    @property
    def game(self) -> str:
        """The name of the game on the board."""
        raise NotImplementedError

    @property
    def state(self) -> State:
        """The state on the board."""
        raise NotImplementedError

    @property
    def name(self) -> str:
        """The name of the slide. It does not depend on the other parts of the address."""
        raise NotImplementedError

    @property
    def topic(self) -> str:
        """The name of the question that the slide asks or answers; empty if the slide has no question."""
        raise NotImplementedError

    @property
    def ballot(self) -> Ballot | None:
        """The ballot of the question of the slide; None if the slide has no question.

        A slide that shows the answer to a question has the ballot of that question.
        """
        raise NotImplementedError

    @property
    def reveals(self) -> bool:
        """Whether the slide shows the answer to its question."""
        return False

    @property
    def points(self) -> tuple[str, ...] | None:
        """The ids of the things that the board of the slide marks.

        None means that the board marks the legal decisions.
        """
        return ()

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules that the slide is about."""
        return ()

    @property
    def is_beside(self) -> bool:
        """Whether the slide asks about another board than the board of the lesson's example."""
        return False

    @property
    def voices(self) -> tuple[str, ...]:
        """The players for whom the phones choose; empty if each phone answers for itself."""
        return ()

    @property
    def deciding(self) -> tuple[int, ...]:
        """The numbers of the players in `voices` who choose now."""
        return ()

    def ahead(self) -> Slide | None:
        """Return the next slide of the lesson; None at the end of the lesson, and for a game."""
        return None

    def words(self, language: str) -> GameWords:
        """Return the words of the game in a language."""
        return text_for(self.game, language)

    def heading(self, language: str) -> str:
        """Return the heading of the slide in a language: a text that says what the slide is about."""
        raise NotImplementedError

    def notes(self, language: str) -> str:
        """Return the text, in a language, that the teacher says at the slide."""
        raise NotImplementedError

    def holdings(self, language: str) -> tuple[tuple[str, str], ...]:
        """Return, for each player, the name and the possessions in words.

        The board does not show these possessions.
        """
        return ()


@dataclass(frozen=True)
class LessonSlide(Slide):
    """A slide of a lesson, with the place of the presentation in the lesson."""

    shown: Presentation

    @property
    def lesson(self) -> Lesson:
        """The lesson of the slide."""
        return self.shown.lesson

    @property
    def game(self) -> str:
        """The name of the game on the board."""
        return self.lesson.game.name

    @cached_property
    def state(self) -> State:
        """The state on the board."""
        tree = self.shown.tree()
        return tree.step(tree.current).state

    @property
    def name(self) -> str:
        """The name of the slide. It does not depend on the other parts of the address."""
        return f"{self.lesson.key}/{self.shown.beat.step}.{self.shown.part}"

    @property
    def place(self) -> Place:
        """The place of the slide in the lesson."""
        return self.lesson.place(self.shown.step)

    @property
    def rest(self) -> int:
        """The number of the slides that follow in the same act."""
        act_of, following = self.lesson.act_of, self.shown.beats[self.shown.at + 1 :]
        return sum(act_of(beat.step) is self.shown.act for beat in following)

    def ahead(self) -> Slide | None:
        """Return the slide after this one; None at the end of the lesson."""
        shown = self.shown.ahead()
        return None if shown is None else LessonSlide("", shown)

    @property
    def points(self) -> tuple[str, ...]:
        """The ids of the things that the board of the slide marks."""
        return self.shown.points

    @property
    def topic(self) -> str:
        """The name of the question that the slide asks or answers; empty if the slide has no question."""
        beat, task = self.shown.beat, self.shown.task
        is_about = {
            "asked": task.asking is not None,
            "told": task.is_decision,
            "posed": task.plan is not None,
        }
        kinds = [kind for kind, has in is_about.items() if has]
        is_one = any(beat.kind in (kind, ANSWERS[kind]) for kind in kinds)
        return f"{self.lesson.key}/{beat.step}" if is_one else ""

    @property
    def reveals(self) -> bool:
        """Whether the slide shows the answer to its question."""
        return bool(self.topic) and self.shown.beat.kind in ANSWERS.values()

    @property
    def is_beside(self) -> bool:
        """Whether the slide asks about another board than the board of the lesson's example."""
        return self.shown.task.exhibit is not None

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules that the slide is about."""
        return self.ballot.key.rules if self.ballot is not None else self.shown.step.rules

    def words(self, language: str) -> GameWords:
        """Return the words of the game in a language."""
        return self.lesson_words(language).words

    def lesson_words(self, language: str) -> LessonText:
        """Return the words of the lesson in a language."""
        return lesson_text(self.lesson, language)

    def notes(self, language: str) -> str:
        """Return the text of the act or step that the teacher says at the slide, in a language."""
        words = self.lesson_words(language)
        if self.shown.beat.kind == "act":
            return words.act(self.shown.act)("about")
        said = words.step(self.shown.step)
        return said.get("wall") or said.text

    def holdings(self, language: str) -> tuple[tuple[str, str], ...]:
        """Return, for each player, the name and the possessions in words.

        The board does not show these possessions. The words leave out the kinds of which a player has
        none. The result is empty for a game without possessions.
        """
        write = kit_of(self.lesson.game.name).holdings
        if write is None:
            return ()
        held = write(self.state.position(), self.lesson_words(language).words)
        return tuple((name, _in_words(held.columns[1:], cells)) for name, *cells in held.rows)

    def heading(self, language: str) -> str:
        """Return the heading of the slide in a language: the question, the plan, the act or the step."""
        words = self.lesson_words(language)
        if self.shown.beat.kind == "act":
            return words.act(self.shown.act).text
        if self.shown.beat.kind == "asked" and self.shown.asking is not None:
            return words.question(self.shown.asking).text
        plan = self.shown.task.plan
        if self.shown.beat.kind == "planned" and plan is not None:
            return words.exhibit(plan.options[self.shown.beat.ply]).title
        return words.heading(self.shown.step)

    @cached_property
    def ballot(self) -> Ballot | None:
        """The ballot of the question of the slide; None if the slide has no question.

        A slide that shows the answer to a question has the ballot of that question.
        """
        if not self.topic:
            return None
        if self.shown.asking is not None:
            return QuestionBallot(self, self.lesson.question(self.shown.asking))
        if self.shown.task.plan is not None:
            return PlanBallot(self)
        return MoveBallot(self)


@dataclass(frozen=True)
class GameSlide(Slide):
    """A slide of a game that the class plays.

    The slide shows what has happened, or asks which decision the players make next.
    """

    played: ClassGame

    @property
    def game(self) -> str:
        """The name of the game on the board."""
        return self.played.name

    @property
    def state(self) -> State:
        """The state on the board, before the choices that the class makes now."""
        return self.played.state

    @property
    def name(self) -> str:
        """The name of the slide, which is the address of the game."""
        return self.played.address

    @property
    def topic(self) -> str:
        """The name of the question which decision comes next; empty if the slide does not ask it."""
        return self.played.topic if self.played.is_asking else ""

    @property
    def voices(self) -> tuple[str, ...]:
        """The players for whom the phones choose."""
        return self.state.players

    @property
    def deciding(self) -> tuple[int, ...]:
        """The numbers of the players who choose now."""
        return tuple(map(self.state.players.index, self.played.deciding))

    def heading(self, language: str) -> str:
        """Return the moment of the game, in a language, as the heading of the slide."""
        return self.words(language).moment(self.state.public_view())[0]

    def notes(self, language: str) -> str:
        """Return the position in words, as far as all players may know it."""
        return " ".join(self.words(language).moment(self.state.public_view())[1:])

    @cached_property
    def ballot(self) -> Ballot | None:
        """The ballot of the question which decision comes next; None if the slide does not ask it."""
        return ChoiceBallot(self) if self.topic else None


def _in_words(columns: Iterable[str], cells: Iterable[str]) -> str:
    """Return a row of a table as text, such as `Corn 3 · Puma 2 · …`, without its zeros.

    `columns` has the heads of the cells.
    """
    pairs = ((head, cell) for head, cell in zip(columns, cells, strict=True) if cell != "0")
    told = (f"{head} {cell}" if cell.isdigit() else f"{head}: {cell}" for head, cell in pairs)
    return " · ".join(told)


def is_opening(address: str) -> bool:
    """Return whether an address is the address at which a wall opens if no lesson was chosen."""
    slide = slide_at(address)
    if not isinstance(slide, LessonSlide) or slide.shown.at:
        return False
    return slide.shown.lesson.key == opening_lesson()


def slide_at(address: str) -> Slide | None:
    """Return the slide of a lesson at an address such as `?lesson=quick_start&step=welcome.2`.

    An address with `class`, such as `?game=…&class=26.5.010`, names a slide of a game that the class
    plays. An address of a lesson without a step names the title of the first act of the lesson. Return
    None for any other address.
    """
    told = parse_qs(address[:LONGEST_ADDRESS].lstrip("?"))
    asked = {name: values[0] for name, values in told.items()}
    if "class" in asked:
        played = read_class_game(asked.get("game", ""), asked["class"])
        return None if played is None else GameSlide(address, played)
    key = lesson_named(asked.get("lesson", ""), asked.get("game"))
    if key is None or "r" in asked or not has_course(key.lesson, key.game):
        return None
    lesson = open_course(key.lesson, key.game)
    # A lesson may begin after moves that are made already.
    if "step" not in asked and asked.get("ply", "0") in ("0", str(lesson.steps[0].at.ply)):
        return LessonSlide(address, Presentation(lesson))
    named = STEP.fullmatch(asked.get("step", ""))
    if named is None:
        return None
    step, part = named[1], int(named[2] or 1)
    if part not in parts_of(lesson, step):
        return None
    shown = Presentation(lesson)
    shown.go_to_step(step, part)
    return LessonSlide(address, shown)


class Ballot:
    """A question to a class, with its options. It does not tell which of the options is right.

    `key` makes the answer, which the program keeps separately.
    """

    form: Form = "choice"
    slide: Slide

    @property
    def count(self) -> int:
        """The number of the options."""
        raise NotImplementedError

    def question(self, language: str) -> Asked:
        """Return the question in a language."""
        raise NotImplementedError

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The decision of each option, in the order of the options.

        The tuple is empty if the options are not decisions of the game.
        """
        return ()

    @property
    def things(self) -> tuple[str, ...]:
        """The id of the thing on the board that each option means; empty if the options mean no things."""
        return ()

    @property
    def key(self) -> Key:
        """The answer to the question."""
        raise NotImplementedError


class LessonBallot(Ballot):
    """A question of a lesson."""

    slide: LessonSlide

    def __init__(self, slide: LessonSlide) -> None:
        self.slide = slide

    def words(self, language: str) -> LessonText:
        """Return the words of the lesson in a language."""
        return self.slide.lesson_words(language)


@dataclass(frozen=True)
class Key:
    """The answer to a ballot: the indexes of the right options, and what is said after the reveal.

    If `is_verdict` is false, no option is wrong, and `right` has the option that the teacher chose, or
    nothing. `rules` are the ids of the rules that decide the answer.
    """

    right: tuple[int, ...]
    is_verdict: bool
    rules: tuple[str, ...]
    reply: Callable[[str], Said]

    @property
    def right_answers(self) -> tuple[int, ...]:
        """The options that count as right; empty if no option is wrong."""
        return self.right if self.is_verdict else ()


class QuestionBallot(LessonBallot):
    """A question of the lesson, with its options."""

    def __init__(self, slide: LessonSlide, question: Question) -> None:
        super().__init__(slide)
        self._question = question
        self._values = options(question)

    @property
    def count(self) -> int:
        """The number of the options."""
        return len(self._values)

    def question(self, language: str) -> Asked:
        """Return the question in a language. Its title says what the position of the question shows.

        A question about the board of the lesson has the title of the step.
        """
        words = self.words(language)
        shown = self.slide.shown
        exhibit = shown.task.exhibit
        scene = words.heading(shown.step) if exhibit is None else words.exhibit(exhibit).text
        asked = words.words.question(self._question)
        labels = {value: label for label, value in asked.options}
        return Asked(scene, asked.text, tuple(labels[value] for value in self._values))

    @property
    def things(self) -> tuple[str, ...]:
        """The ids of the things among which the class must find one; empty for other questions."""
        is_found = self._question.form == "found"
        return tuple(map(str, self._values)) if is_found else ()

    @property
    def key(self) -> Key:
        """The answer to the question."""
        right = tuple(
            number for number, value in enumerate(self._values) if value in self._question.right
        )
        return Key(right, True, self._question.rules, self._reply)

    def _reply(self, language: str) -> Said:
        asked = self.words(language).words.question(self._question)
        replies = (asked.answers.get(value, asked.right) for value in self._values)
        return Said(asked.right, tuple(replies))


class PlanBallot(LessonBallot):
    """A choice between plans. No plan is wrong."""

    @property
    def count(self) -> int:
        """The number of the plans."""
        plan = self.slide.shown.task.plan
        return 0 if plan is None else len(plan.options)

    def question(self, language: str) -> Asked:
        """Return the plans in a language."""
        words, plan, step = self.words(language), self.slide.shown.task.plan, self.slide.shown.step
        told = () if plan is None else plan.options
        title, asked = words.heading(step), words.step(step).get("ask")
        return Asked(title, asked, tuple(words.exhibit(each).title for each in told))

    @property
    def key(self) -> Key:
        """The answer that says what became of each plan."""
        return Key((), False, (), self._reply)

    def _reply(self, language: str) -> Said:
        words, plan = self.words(language), self.slide.shown.task.plan
        told = () if plan is None else plan.options
        return Said("", tuple(words.exhibit(each).get("answer") for each in told))


class MoveBallot(LessonBallot):
    """A decision of the game: the class answers with a legal decision."""

    form: Form = "move"

    @cached_property
    def _state(self) -> State:
        return self.slide.lesson.state(self.slide.shown.step.at)

    @cached_property
    def decisions(self) -> tuple[Decision, ...]:
        """The legal decisions."""
        return self._state.legal()

    @property
    def count(self) -> int:
        """The number of the legal decisions."""
        return len(self.decisions)

    def question(self, language: str) -> Asked:
        """Return who decides, and the legal decisions in words."""
        words = self.words(language)
        game = words.words
        told = tuple(said for _, said in game.decisions(self._state))
        title = words.heading(self.slide.shown.step)
        return Asked(title, game.due(self._state.due, self._state), told)

    def narrate(self, option: int, language: str) -> str:
        """Return the sentence that says which decision the player makes, without a full stop.

        `option` is the number of the decision.
        """
        words = self.words(language).words
        return words.narrate(self.decisions[option], self._state)

    @property
    def key(self) -> Key:
        """The answer: the decisions that the step accepts, or otherwise the decision of the record."""
        step = self.slide.shown.step
        line = self.slide.lesson.line_at(step.at)
        wanted = step.accepted or line.record.decisions[step.at.ply : step.at.ply + 1]
        right = tuple(number for number, each in enumerate(self.decisions) if each in wanted)
        return Key(right, bool(step.accepted and right), step.rules, self._reply)

    def _reply(self, language: str) -> Said:
        words = self.words(language).step(self.slide.shown.step)
        same, other = words.get("same"), words.get("other")
        right = self.key.right
        replies = tuple(same if each in right else other for each in range(self.count))
        return Said(same, replies)


class ChoiceBallot(Ballot):
    """The next decision of a player in a game. All players who choose at once have the same options."""

    form: Form = "move"

    def __init__(self, slide: GameSlide) -> None:
        self.slide = slide

    @cached_property
    def decisions(self) -> tuple[Decision, ...]:
        """The legal decisions of the player who is due."""
        return self.slide.state.legal()

    @property
    def count(self) -> int:
        """The number of the legal decisions."""
        return len(self.decisions)

    def question(self, language: str) -> Asked:
        """Return the position and the legal decisions in words.

        The phone says for which player it chooses.
        """
        told = tuple(said for _, said in self.slide.words(language).decisions(self.slide.state))
        return Asked(self.slide.notes(language), "", told)

    @property
    def key(self) -> Key:
        """The answer without a right option and without replies, because no decision is right or wrong."""
        return Key((), False, (), lambda _: Said("", ("",) * self.count))
