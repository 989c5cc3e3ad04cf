"""What is asked in a lesson and what the learner answers, beside the way through it."""

from __future__ import annotations

import re
from dataclasses import replace

from tutor.core.base.questions import Question, Value, options
from tutor.core.lessons.files import open_course
from tutor.core.lessons.forms import JUDGEMENTS, Kind, Posed
from tutor.core.lessons.lesson import Lesson, LessonKey
from tutor.core.lessons.review import Quiz
from tutor.core.lessons.runner import Answer, LessonRunner
from tutor.core.lessons.side_questions import DEGREES, asks_certainty, asks_rule, rules_offered
from widgets.lesson.events import HintTaken, LessonEvent, Observer, OptionChosen


class Answering:
    """The questions of a lesson, of its steps and on fresh positions, and the learner's answers.

    `runner` holds the progress. `answer` is the judgement of the last option chosen. `certainty`
    is how sure the learner says to be of the answer to come, `rule_named` the rule that the learner
    says decided the last one; both are empty where nothing was said. `marked` are the players
    marked so far where several are asked for, or the things put in order so far.
    """

    def __init__(self, lesson: LessonKey) -> None:
        self._observers: list[Observer] = []
        self.runner = LessonRunner(open_course(lesson.lesson, lesson.game))
        self.quiz: Quiz | None = None
        self.answer: Answer | None = None
        self.certainty = ""
        self.rule_named = ""
        self.marked: tuple[str, ...] = ()

    @property
    def lesson(self) -> Lesson:
        """The lesson that is followed."""
        return self.runner.lesson

    @property
    def key(self) -> LessonKey:
        """The game and the id of the lesson."""
        return self.lesson.key

    def observe(self, observer: Observer) -> None:
        """Call `observer` after every step taken, answer given and choice made in the lesson."""
        self._observers.append(observer)

    def _tell(self, event: LessonEvent) -> None:
        for observer in tuple(self._observers):
            observer(event)

    def _forget_answer(self) -> None:
        self.answer = None
        self.certainty = self.rule_named = ""
        self.marked = ()

    # What is asked

    @property
    def at(self) -> str:
        """The id of the step, or which question of a quiz is asked."""
        return self.runner.progress.at if self.quiz is None else f"quiz:{self.quiz.place[0] - 1}"

    @property
    def question(self) -> Question | None:
        """The present question: of a quiz, or of the step; None if there is none."""
        return self.quiz.question if self.quiz is not None else self.runner.question

    @property
    def claim(self) -> Posed | None:
        """The claim that is to be judged now; None where the question is a choice."""
        posed = None if self.quiz is None else self.quiz.current
        return posed if posed is not None and posed.is_claim else None

    @property
    def kind(self) -> Kind | None:
        """The form in which is asked now; None without a question."""
        if self.quiz is None:
            return None if self.question is None else self.question.form
        return None if self.quiz.current is None else self.quiz.current.kind

    @property
    def several(self) -> tuple[str, ...]:
        """The players to be marked, or the things to be put in order now; none elsewhere.

        A step offers sets of players as options; only a quiz asks to mark them one by one.
        """
        question = self.question
        if question is None or self.kind not in ("several", "ordered"):
            return ()
        if self.kind == "ordered":
            return question.things
        return () if self.quiz is None else question.state.players

    def enter(self, number: str) -> None:
        """Answer by a number; what is none is nothing."""
        is_number = re.fullmatch(r"[0-9]{1,3}", number.strip())
        if is_number and self.kind == "entered" and not self.is_settled:
            self._answer(int(number))

    @property
    def offered(self) -> tuple[Value, ...]:
        """The options of the present question in their order; none without one."""
        question = self.question
        if question is None:
            return ()
        return options(question) if self.claim is None else JUDGEMENTS

    @property
    def is_told(self) -> bool:
        """Whether the answer to the question of the step was shown before it was given."""
        is_open = self.quiz is None and self.question is not None
        return (
            is_open
            and not self.runner.current_try.is_settled
            and self.runner.current_try.is_answer_shown
        )

    @property
    def is_settled(self) -> bool:
        """Whether nothing is left to answer: a claim that was judged wrong is told as well."""
        if self.quiz is None:
            return self.runner.current_try.is_settled or self.is_told
        return self.answer is not None and (self.answer.is_right or self.claim is not None)

    @property
    def is_passed_over(self) -> bool:
        """Whether the question of the step was skipped or told: then its answer is only shown."""
        return self.quiz is None and (self.runner.current_try.is_skipped or self.is_told)

    @property
    def chosen(self) -> tuple[Value, ...]:
        """The wrong options chosen so far."""
        return self.quiz.chosen if self.quiz is not None else self.runner.chosen

    # Answering

    def choose(self, number: int) -> None:
        """Choose an option of the question asked now, by its place among them.

        Where several players are asked for, each is marked or not; what comes after the last of
        them says that these are all. Things are put in order in the same way, one after the other,
        and only when all of them are.
        """
        question, asked, several = self.question, self.quiz, self.several
        offered = self.offered
        is_settled = (asked is not None or bool(several)) and self.is_settled
        most = len(several) + 1 if several else len(offered)
        if question is None or is_settled or not 0 <= number < most:
            return
        if number < len(several):
            self._mark(several[number])
            return
        if self.kind == "ordered" and len(self.marked) < len(several):
            return
        self._answer(self._given if several else offered[number])

    def _mark(self, thing: str) -> None:
        """Mark one of several, or mark it no longer; what comes after it in an order moves up."""
        without = tuple(each for each in self.marked if each != thing)
        self.marked = without if thing in self.marked else (*self.marked, thing)

    @property
    def _given(self) -> tuple[str, ...]:
        """What is marked: in the order in which it was, where that is asked for."""
        if self.kind == "ordered":
            return self.marked
        return tuple(each for each in self.several if each in self.marked)

    def _answer(self, value: Value) -> None:
        question, asked = self.question, self.quiz
        assert question is not None
        certainty = self.certainty if self.is_certainty_asked else ""
        self.answer = self.runner.answer(value) if asked is None else asked.answer(value)
        if certainty:
            progress = self.runner.progress
            said = (*progress.certain, (certainty, self.answer.is_right))
            self.runner.progress = replace(progress, certain=said)
        self._tell(OptionChosen(self.key, self.at, question.concept, value, *self.answer))

    # Beside a question

    @property
    def is_certainty_asked(self) -> bool:
        """Whether it is asked here how sure the learner is of the answer to come."""
        progress, tried = self.runner.progress, self.runner.current_try
        question = self.question
        # What is to be found is read off the board: there is nothing to be sure of.
        if question is None or question.form == "found" or self.answer is not None:
            return False
        met = len(progress.reviewed) + len(progress.questions)
        if self.quiz is not None:
            return asks_certainty(met)
        asking = self.runner.asking
        is_met = asking is not None and asking.id in progress.questions
        return not self.is_settled and not tried.wrong and asks_certainty(met - is_met)

    def be_certain(self, degree: str) -> None:
        """Say how sure one is of the answer to come; any other word is nothing."""
        if self.is_certainty_asked and degree in DEGREES:
            self.certainty = degree

    @property
    def rules_offered(self) -> tuple[str, ...]:
        """The rules of which one decided the question just answered; none beside most."""
        question = self.question
        if self.quiz is None or question is None or not self.is_settled:
            return ()
        if not asks_rule(len(self.runner.progress.reviewed)):
            return ()
        return rules_offered(self.lesson.teaching, question, self.runner.taught_rules())

    def name_rule(self, rule: str) -> None:
        """Say which rule decided the question; any other than those offered is nothing."""
        if rule in self.rules_offered and not self.rule_named:
            self.rule_named = rule

    def hint(self) -> None:
        """Take the next hint to the question of the step."""
        if self.quiz is None and self.runner.question is not None:
            self._tell(HintTaken(self.key, self.at, self.runner.hint()))
