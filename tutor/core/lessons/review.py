"""Reviews: questions about fresh positions from games that are played only for the review.

The same seed gives the same questions. Games are played at random. If a concept does not occur in
them soon enough, the game's advice makes most decisions. This module contains nothing about
particular games.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import islice, zip_longest
from random import Random
from typing import Final, TypeVar

from tutor.core.base.game import Game, State
from tutor.core.base.kit import kit_of
from tutor.core.base.players import NAMES, advised_player
from tutor.core.base.questions import Concept, Question, Teaching, Value, options
from tutor.core.lessons.forms import Posed, pose, ways
from tutor.core.lessons.runner import Answer, LessonRunner

Thing = TypeVar("Thing")

REVIEWED: Final = 10
"""The number of questions in a review for which a lesson gives no other number."""
TRIES: Final = 12
"""The greatest number of games played to find one question. In the last games advice decides."""
ADVISED_TRIES: Final = 4
MOST_MET: Final = 3
"""The number of games with only known questions after which the search takes a known one."""
MOST_ASKED: Final = 40
TYPICAL_FIRST: Final = 3
"""The number of typical questions with which a review begins."""
MOST_PLAYERS: Final = 5
"""The most players of a fresh position: a phone shows the stocks of more only in part."""

SPACING: Final = 3
"""The number of decisions between two states that are taken from a game."""
STRAYING: Final = 0.25
"""The share of random decisions in a game by advice, so that all games differ."""


class Quiz:
    """A series of questions on fresh positions.

    `posed` are the questions in their forms. `answers` says of each answered question whether the
    first answer was right. `missed` are the concepts that were missed before the series began; the
    lesson runner notes the answers. `before` is the number of questions that were asked elsewhere
    before this series; `place` includes them. `certain` has how certain the learner was of answers, and
    whether each of these answers was right. `is_drill` says that the series asks for certainty each
    time, with the answer, and takes one answer to each question.
    """

    def __init__(
        self,
        questions: Sequence[Posed],
        runner: LessonRunner,
        before: int = 0,
        *,
        is_drill: bool = False,
    ) -> None:
        self._runner = runner
        self.before = before
        self.is_drill = is_drill
        self.certain: list[tuple[str, bool]] = []
        self.posed = questions
        self.questions = tuple(each.question for each in questions)
        self.missed = runner.missed_concepts()
        self.number = 0
        self.chosen: tuple[Value, ...] = ()
        self.answers: list[bool] = []

    @property
    def place(self) -> tuple[int, int]:
        """The number of the present question, counted from 1, and the number of all questions."""
        return self.before + self.number + 1, self.before + len(self.posed)

    @property
    def question(self) -> Question | None:
        """The present question; None when all are done."""
        return self.questions[self.number] if self.number < len(self.questions) else None

    @property
    def current(self) -> Posed | None:
        """The present question in its form; None when all are done."""
        return self.posed[self.number] if self.number < len(self.posed) else None

    def answer(self, value: Value) -> Answer:
        """Choose an option of the present question, and return the verdict.

        Only the first answer to each question counts.
        """
        assert self.current is not None
        answer = self.current.judge(value)
        self.chosen = (*self.chosen, value)
        self._note(is_right=answer.is_right)
        return answer

    def next(self) -> None:
        """Go to the next question. A question without an answer counts as wrong."""
        self._note(is_right=False)
        self.number += 1
        self.chosen = ()

    def stop(self) -> None:
        """End the series here. The questions without an answer do not count."""
        self.number, self.chosen = len(self.questions), ()

    def _note(self, *, is_right: bool) -> None:
        if self.question is not None and len(self.answers) == self.number:
            self.answers.append(is_right)
            self._runner.note_review(self.question.concept, is_right)


def resume_quiz(
    runner: LessonRunner,
    state: State,
    concept: str,
    about: int,
    form: str,
    place: tuple[int, int] = (1, 1),
) -> Quiz | None:
    """Return a quiz that continues with the question of a `question_key`, or None.

    `place` has the number of that question and the number of all questions. The questions after it
    are fresh. The result is None if the question cannot be asked about the state.
    """
    teaching = runner.lesson.teaching
    if concept not in teaching.CONCEPTS:
        return None
    found = teaching.CONCEPTS[concept]
    abouts = list(islice(found.abouts(state), about, about + 1))
    question = found.ask(state, abouts[0]) if abouts else None
    if form == "found" and concept in teaching.SEEKING:
        question = teaching.SEEKING[concept](state)
    if question is None:
        return None
    offered = options(question)
    ways_of = {"choice": Posed(question), "entered": Posed(question, is_entered=True)}
    claims = {f"claim-{place}": Posed(question, each) for place, each in enumerate(offered)}
    if question.form == "found":
        ways_of, claims = {"found": Posed(question)}, {}
    elif question.form != "number":
        del ways_of["entered"]
    way = (ways_of | claims).get(form)
    if way is None:
        return None
    number, count = place
    is_drill = concept in runner.step.concepts
    concepts = runner.step.concepts if is_drill else tuple(teaching.CONCEPTS)
    left = count - number
    following = quiz(runner, left, concepts, is_drill=is_drill).posed if left > 0 else ()
    return Quiz([way, *following], runner, number - 1, is_drill=is_drill)


def question_key(asked: Posed, teaching: Teaching) -> tuple[str, int, str]:
    """Return the key of a question: its concept, the index of its subject, and its form."""
    question = asked.question
    if question.form == "found":
        return question.concept, 0, "found"
    abouts = teaching.CONCEPTS[question.concept].abouts(question.state)
    about = next((at for at, each in enumerate(abouts) if each == question.about), 0)
    if asked.claimed is not None:
        return question.concept, about, f"claim-{options(question).index(asked.claimed)}"
    return question.concept, about, "entered" if asked.is_entered else "choice"


def review_length(runner: LessonRunner) -> int:
    """Return the number of questions in a review at the present step."""
    task = runner.step.task
    return int(task.value) if task is not None and task.kind == "review" else REVIEWED


def review(runner: LessonRunner) -> Quiz:
    """Return the review of the present step. At a step without a review, return one on all concepts."""
    concepts = runner.step.concepts
    asked = concepts or tuple(runner.lesson.teaching.CONCEPTS)
    return quiz(runner, review_length(runner), asked, is_drill=bool(concepts))


def quiz(
    runner: LessonRunner, count: int, concepts: Collection[str], *, is_drill: bool = False
) -> Quiz:
    """Return a quiz of at most `count` questions on these concepts.

    Missed concepts come first, then concepts never asked, then others. The first questions are
    typical ones. The later questions are mixed, so that neighbours differ in kind. A drill asks all
    questions as choices.
    """
    lesson, progress, missed = runner.lesson, runner.progress, runner.missed_concepts()
    seed = progress.seed + len(progress.reviewed)
    known = {each.concept: each for each in runner.concept_progress()}
    first = sorted(
        (name for name in missed if name in concepts), key=lambda name: known[name].fresh
    )
    others = [each for each in known.values() if each.concept not in first]
    Random(seed).shuffle(others)
    others.sort(key=lambda each: each.asked > 0)
    ordered = (*first, *(each.concept for each in others if each.concept in concepts))
    # A player of the lesson would have another shape and colour at another seat.
    names = [each for each in NAMES if each not in lesson.line.states[0].players]
    fresh = fresh_questions(lesson.game, ordered, seed, runner.met_questions(), names)
    found = list(islice(fresh, count))
    runner.meet(found)
    taught = list(lesson.teaching.CONCEPTS)
    found.sort(key=lambda each: taught.index(each.concept))
    chance, seeking = Random(seed), lesson.teaching.SEEKING
    ordered_by_kind = mix(found, lambda each: is_typical(lesson.teaching, each))
    forms = {
        id(each): (Posed(each),)
        if is_drill
        else ways(
            each,
            known[each.concept],
            taught.index(each.concept),
            chance.random(),
            seeking[each.concept](each.state) if each.concept in seeking else None,
        )
        for each in ordered_by_kind
    }
    posed = pose(ordered_by_kind, lambda each: forms[id(each)], TYPICAL_FIRST)
    return Quiz(posed, runner, is_drill=is_drill)


def mix(found: Sequence[Question], is_typical: Callable[[Question], bool]) -> list[Question]:
    """Return the questions in a new order: first typical ones in the order of teaching, then a mix.

    In the order of teaching, neighbours are similar. So after the first few questions, a question of
    the earlier half and a question of the later half alternate. Exceptions come first only if there are
    no typical questions.
    """
    ordered = sorted(found, key=lambda each: not is_typical(each))
    begun, rest = ordered[:TYPICAL_FIRST], ordered[TYPICAL_FIRST:]
    half = (len(rest) + 1) // 2
    pairs = zip_longest(rest[:half], rest[half:])
    return [*begun, *(each for pair in pairs for each in pair if each is not None)]


def is_typical(teaching: Teaching, question: Question) -> bool:
    """Return whether a question shows the main case of its concept, not an exception."""
    return question.rules[0] == teaching.CONCEPTS[question.concept].rules[0]


def fresh_questions(
    game: Game,
    concepts: Sequence[str],
    seed: int,
    met: Sequence[str] = (),
    names: Sequence[str] = NAMES,
) -> Iterator[Question]:
    """Yield questions on new positions: one for each concept in turn, repeatedly.

    `met` has the keys of questions that the learner met before, the latest last. Such a question comes
    again only if no other question is found; then the question met longest ago comes first. The players
    have the first of `names`.

    Each question has a single right answer and comes from a separate game. The number of players
    and the moment vary. The iterator ends when a whole round finds no question. Raises KeyError for
    an unknown concept.
    """
    teaching = kit_of(game.name).teaching
    if teaching is None:
        raise KeyError(game.name)
    wanted = [teaching.CONCEPTS[name] for name in concepts]
    chance, known = Random(seed), list(met)
    is_finding = bool(wanted)
    while is_finding:
        is_finding = False
        for concept in wanted:
            question = _find_question(game, concept, chance, known, names)
            if question is not None:
                is_finding = True
                known.append(question.key)
                yield question


def _find_question(
    game: Game, concept: Concept, chance: Random, met: Sequence[str], names: Sequence[str]
) -> Question | None:
    """Return a question on a concept that the learner has not met, or None.

    The function returns a question from the first game that has one. If several games have only
    questions in `met`, it returns the question that the learner met longest ago.
    """
    found: list[Question] = []
    for number in range(TRIES):
        is_advised = number >= TRIES - ADVISED_TRIES
        start = _start(game, chance, names)
        states = _play_by_advice(start, chance) if is_advised else _random(start, chance)
        question = _choose_question(concept, states, chance, met)
        if question is not None:
            found.append(question)
            if question.key not in met or len(found) == MOST_MET:
                break
    return min(found, key=lambda each: _last(each, met), default=None)


def _last(question: Question, met: Sequence[str]) -> int:
    """Return the last index of a question's key in `met`; -1 if `met` does not have the key."""
    return max((at for at, key in enumerate(met) if key == question.key), default=-1)


def _choose_question(
    concept: Concept, states: list[State], chance: Random, met: Sequence[str]
) -> Question | None:
    """Return the better of the first two questions from the states in random order, or None.

    The better question is the one that the learner has not met, or met longer ago. If both are equal in
    this, the better question is the typical one, and then the one with more wrong options.
    """
    asked = 0
    best: Question | None = None
    for state in _shuffle(states, chance):
        for about in _shuffle(list(concept.abouts(state)), chance)[:2]:
            question = concept.ask(state, about)
            asked += 1
            if question is None or len(question.right) != 1:
                continue
            if best is not None:
                return max(
                    best, question, key=lambda each: (-_last(each, met), _worth(concept, each))
                )
            best = question
        if asked >= MOST_ASKED:
            break
    return best


def _worth(concept: Concept, question: Question) -> tuple[bool, int]:
    return question.rules[0] == concept.rules[0], len(question.wrong)


def _start(game: Game, chance: Random, names: Sequence[str]) -> State:
    fewest, most = game.seats
    players = names[: fewest + _below(min(most, MOST_PLAYERS) - fewest + 1, chance)]
    return game.start(game.random_setup(players, game.variants[0], _below(2**31, chance)))


def _random(start: State, chance: Random) -> list[State]:
    """Return some states of a game that is played at random."""
    playout = start.playout()
    states = list[State]()
    number = 0
    while playout.due is not None:
        if number % SPACING == 0:
            states.append(playout.freeze())
        legal = playout.legal()
        playout.play(legal[_below(len(legal), chance)])
        number += 1
    return states


def _play_by_advice(state: State, chance: Random) -> list[State]:
    """Return states of a game in which the game's advice makes most decisions.

    The result is empty if the game has no advice.
    """
    player = advised_player(state.game.name)
    if player is None:
        return []
    states = list[State]()
    while state.due is not None:
        states.append(state)
        legal = state.legal()
        strays = chance.random() < STRAYING
        decision = legal[_below(len(legal), chance)] if strays else player.choose(state).decision
        state = state.play(decision)
    return states


def _below(most: int, chance: Random) -> int:
    return int(chance.random() * most)


def _shuffle(items: list[Thing], chance: Random) -> list[Thing]:
    """Return the items in a random order that is the same in every version of Python."""
    return sorted(items, key=lambda _: chance.random())
