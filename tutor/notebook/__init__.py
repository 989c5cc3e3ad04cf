"""The functions for notebooks: moments, stretches of play, exhibits, decisions, and answers.

A notebook displays their values as a board and in words. The module works without a notebook, and
contains nothing about particular games. Every mistake of a learner raises a TutorError, whose
sentence the notebook shows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import cache
from itertools import count, islice
from typing import TypeVar, cast, overload

from tutor.core.base.decision import IllegalDecision, Refusal
from tutor.core.base.editing.draft import Draft
from tutor.core.base.errors import Fault, RecordError, TutorError, check_ours
from tutor.core.base.game import Decision, ShownState, State, find_game
from tutor.core.base.kit import games, kit_of
from tutor.core.base.players import NAMES
from tutor.core.base.questions import About, Concept, Question, Teaching
from tutor.core.base.reading import Reader, closest_or_none
from tutor.core.laboratory.puzzles.puzzle import Week, of_week
from tutor.core.laboratory.worlds import PAIRS
from tutor.core.lessons.files import has_course, open_course, opening_lesson
from tutor.core.lessons.lesson import Lesson
from tutor.core.lessons.parts import Exhibit
from tutor.core.lessons.review import fresh_questions
from tutor.core.print.sheet import Shown
from tutor.core.records.lines import Line, lesson_ids, play_line
from tutor.core.records.notation import is_type, parse_decision
from tutor.core.records.record import Record
from tutor.core.words.text import core_text, speak
from tutor.notebook.arguments import as_typed, checked_types
from tutor.notebook.checking import Checked, PosedPuzzle, check_answer, pose
from tutor.notebook.showing import Later, Refused, Stretch, attach
from tutor.notebook.tables import Advised, Editable, Options, Rules, Stocks, Weighed, WhatIf
from tutor.notebook.valuing import Studied, Twinned, Valued, play_twins, study_line, value_moves

__all__ = [
    "advice", "ask", "check", "compare", "decide", "edit", "exhibit", "figure", "forecast",
    "later", "moment", "new_game", "options", "play_example", "practice", "puzzle", "rules",
    "speak", "stocks", "study", "twin_worlds", "what_if",
]  # fmt: skip

check_ours()
attach()

MOST_PRACTICE = 50
Thing = TypeVar("Thing")
Shows = State | Stretch | Refused


class Unknown(TutorError):
    """The error for a name or number that a learner gives and that does not exist."""

    def __init__(self, kind: str, found: object, known: Sequence[str]) -> None:
        super().__init__(kind, found, known)
        self._kind, self._found, self._known = kind, str(found)[:60], tuple(known)

    def sentence(self, language: str = "en") -> str:
        """Return the sentence of the error: it names the unknown name, and the most similar known name.

        If no known name is similar, the sentence names all of them.
        """
        text = core_text(language)
        known = text.all_of(self._known)
        close = closest_or_none(self._found, self._known)
        return text.say(
            "unknown-here", kind=self._kind, found=self._found, known=known, close=close
        )


class Apart(TutorError):
    """The error for comparing two stretches that do not begin in the same state."""

    def sentence(self, language: str = "en") -> str:
        """Return the sentence that says when two stretches can be compared."""
        return core_text(language).say("beginnings-differ")


@checked_types
def moment(ply: int = 0, lesson: str = "") -> State:
    """Return the state after `ply` decisions of a lesson's example.

    By default the lesson is the opening lesson.

    Raises Unknown for a lesson or a ply that does not exist.
    """
    states = _lesson(lesson).line.states
    return states[_check_count("ply", ply, 0, len(states) - 1)]


@checked_types
def play_example(first: int, last: int, lesson: str = "") -> Stretch:
    """Return the stretch of a lesson's example after `first` and up to `last` decisions.

    By default the lesson is the opening lesson. Raises Unknown for a lesson or a ply that does not
    exist.
    """
    moment(first, lesson), moment(last, lesson)
    return Stretch(_lesson(lesson).line, min(first, last), max(first, last))


def later(shown: Shown) -> Later:
    """Return a value that is hidden until the reader opens it: `later(play_example(3, 5))`."""
    if not isinstance(shown, Shown):
        raise Unknown("shown", type(shown).__name__, ["played(…)", "decide(…)", "stocks(…)"])
    return Later(shown)


@checked_types
def exhibit(name: str, lesson: str = "") -> Exhibit:
    """Return an exhibit of a lesson: a constructed position, with its answer hidden at first.

    By default the lesson is the opening lesson. Raises Unknown for an unknown lesson or exhibit.
    """
    return _find_named("exhibit", name, _lesson(lesson).exhibits)


@checked_types
def what_if(name: str, lesson: str = "") -> WhatIf:
    """Return an alternative of a lesson: a line that differs from the example, and its result.

    By default the lesson is the opening lesson. Raises Unknown for an unknown lesson or
    alternative.
    """
    found = _lesson(lesson)
    return WhatIf(found, _find_named("what_if", name, found.alternatives))


@checked_types
def new_game(game: str, players: int | Sequence[str], seed: int = 1, variant: str = "") -> State:
    """Return the first state of a game; the seed fixes all that chance decides.

    Raises Unknown for an unknown game, and RecordError for wrong players or a wrong variant.
    """
    if game not in games():
        raise Unknown("game", game, games())
    found = find_game(game)
    reader = Reader()
    if isinstance(players, int):
        names = NAMES[: reader.integer(players, "players", *found.seats) or 0]
    else:
        names = tuple(reader.items(players, "players", len(NAMES)) or ())
    reader.finish()
    return found.start(found.random_setup(names, variant or found.variants[0], seed))


def decide(start: Shows, *choices: str) -> Stretch | Refused:
    """Return the stretch of some decisions, given as texts such as "move royal_palace".

    The player who is due makes each decision. If the rules refuse one of them, the result is the
    refusal. Raises RecordError for a text that is not a decision.
    """
    begun = state = _state(start)
    decisions: list[Decision] = []
    for choice in choices:
        found = parse_decision(state, as_typed(choice))
        if isinstance(found, Refusal):
            return Refused(state, found)
        decisions.append(found)
        state = state.play(found)
    line = play_line(Record(begun.game, begun, tuple(decisions), begun.setup))
    return Stretch(line, 0, line.plies)


@overload
def edit(start: Shows) -> Editable: ...
@overload
def edit(start: Shows, settings: Mapping[str, object]) -> State: ...
@checked_types
def edit(start: Shows, settings: Mapping[str, object] | None = None) -> State | Editable:
    """Return the state with some values changed: `edit(at, {"players[0].goods.corn": 7})`.

    The keys of `settings` are places in a position. Without settings, the result is a table of all
    places and their values; `pandas.DataFrame` accepts it. Raises Unknown for an unknown place or
    an impossible value, and RecordError with every fault of the new position.
    """
    state = _state(start)
    if not kit_of(state.game.name).has("form"):
        raise Unknown(
            "game", state.game.name, [game for game in games() if kit_of(game).has("form")]
        )
    if settings is None:
        return Editable(state)
    draft = Draft.of(state.game, state.position())
    for place, value in settings.items():
        try:
            draft = draft.put(place, value)
        except KeyError:
            raise Unknown("place", place, [draft.place(each) for each in draft.entries]) from None
        except ValueError:
            raise Unknown("value", value, draft.possible(place)) from None
    if draft.state is None:
        raise RecordError(draft.faults)
    return draft.state


def options(start: Shows, *kinds: str) -> Options:
    """Return the legal decisions and their texts.

    If `kinds` are given, only decisions of these types.

    Raises Unknown for an unknown type of decision.
    """
    state = _state(start)
    for kind in kinds:
        if not is_type(state, kind):
            raise Unknown("type", kind, sorted({each.type for each in state.legal()}))
    return Options(state, kinds)


def advice(start: Shows) -> Advised:
    """Return the advice of the rules of thumb to the player who decides now, with reasons."""
    return Advised(_state(start))


@checked_types
def forecast(start: Shows, playouts: int = 40, seed: int = 1) -> Valued:
    """Return the value of each legal decision to the deciding player, from what that player knows.

    Each decision is played to the end `playouts` times; decisions that are surely worse are dropped
    earlier. The result is a table that `pandas.DataFrame` accepts. If the user interrupts the
    forecast, the result has the figures so far. Raises RecordError if no decision is due, and for
    playouts below 1.
    """
    return value_moves(_state(start), playouts, seed)


@checked_types
def twin_worlds(
    start: Shows, first: str, second: str, pairs: int = PAIRS, seed: int = 1
) -> Twinned:
    """Compare two decisions with the same cards to come: `twin_worlds(at, "torch", "camp")`.

    In both games of a pair, the cards that the deciding player cannot see are the same. A notebook
    displays the result as sentences and a table, which `pandas.DataFrame` accepts. If the user
    interrupts the games, the result has the figures so far. Raises RecordError for a text that is
    not a decision, if no decision is due, and for pairs below 1; IllegalDecision for an illegal
    decision.
    """
    state = _state(start)
    decisions = []
    for choice in (first, second):
        found = parse_decision(state, as_typed(choice))
        if isinstance(found, Refusal):
            raise IllegalDecision(found)
        decisions.append(found)
    return play_twins(state, decisions[0], decisions[1], pairs, seed)


@checked_types
def study(game: Stretch | Line, passes: int = 12, seed: int = 1) -> Studied:
    """Return the chances and expected points turn by turn, the turning points, and each player's account.

    An account says where the points of a player come from. Each pass plays the game to its end once
    more from every turn of the stretch, or of a whole line. The result is a table that
    `pandas.DataFrame` accepts. If the user interrupts the study, the result has the figures so far.
    Raises RecordError if there are no decisions, and for passes below 1.
    """
    if isinstance(game, Line):
        return study_line(game, passes, seed)
    begun, decisions = _stretch(game).start, _decisions(game)
    return study_line(play_line(Record(begun.game, begun, decisions)), passes, seed)


@checked_types
def puzzle(number: int, *choices: str, week: str = "") -> PosedPuzzle:
    """Return a puzzle of a week.

    With `choices`, the result of a try: `puzzle(2, "move royal_palace")`.

    `week` is a text such as 2026-W48; the default is the present week. The solution is a table that
    `pandas.DataFrame` accepts. Raises Unknown for a number that the week does not have, and
    RecordError for a text that is not a week or not a decision.
    """
    wanted = Week.read(week) if week else Week.of(datetime.now().astimezone().date())
    found = of_week(opening_lesson().game, wanted)
    return pose(
        found[_check_count("puzzle", number, 1, len(found)) - 1], tuple(map(as_typed, choices))
    )


def stocks(start: Shows, *names: str) -> Stocks:
    """Return the public stocks of all players or, with `names`, figures such as "gold".

    Raises Unknown for a figure that the game does not have.
    """
    state = _state(start)
    measured = kit_of(state.game.name).compare
    for name in names:
        _find_named("figure", name, dict.fromkeys(() if measured is None else measured.KEYS))
    return Stocks(state, names)


def compare(left: Stretch, right: Stretch) -> Weighed:
    """Compare two stretches from the same state, side by side.

    Raises Apart if they begin in different states.
    """
    if _stretch(left).start != _stretch(right).start:
        raise Apart
    return Weighed(left.start, _decisions(left), _decisions(right))


@checked_types
def figure(start: Shows, name: str, **of: str) -> int | str:
    """Return a figure of a state, as lessons quote it: `figure(moment(20), "scout", player="Bert")`.

    Raises Unknown for an unknown name, and RecordError if the measure needs a player or a thing
    that is missing or unknown.
    """
    state = _state(start)
    measure = _find_named("figure", name, _teaching(state).MEASURES)
    try:
        return measure(state, {key: str(value) for key, value in of.items()})
    except KeyError as error:
        numbers = {
            "found": name,
            "key": str(error.args[0]),
            "expected": f'player="{state.players[0]}"',
        }
        raise RecordError([Fault("", "not_measured", numbers)]) from None


@checked_types
def rules(game: str, *names: str) -> Rules:
    """Return the rules with these ids, each in a few sentences.

    Raises Unknown for an unknown game or rule.
    """
    if game not in games():
        raise Unknown("game", game, games())
    for name in names:
        _find_named("rule", name, dict.fromkeys(sorted(find_game(game).rules)))
    return Rules(game, names)


@checked_types
def ask(concept: str, start: Shows, *choices: str, player: str = "", thing: str = "") -> Question:
    """Return a question about a concept in a state.

    The decisions `choices`, if any, are made first.

    Raises Unknown if the concept has no question there, and RecordError for an unknown player.
    """
    state = _state(start)
    about = About(_decisions(decide(state, *choices)), player, thing)
    asked = _find_named("concept", concept, _teaching(state).CONCEPTS)
    if player and player not in state.players:
        numbers = {"found": player, "expected": list(state.players)}
        raise RecordError([Fault("player", "unknown_player", numbers)])
    try:
        question = asked.ask(state, about)
    except (LookupError, StopIteration):  # raised for a thing that the game does not have
        question = None
    if question is None:
        raise Unknown("moment", concept, sorted(_teaching(state).CONCEPTS))
    return question


@checked_types
def practice(concept: str, number: int = 1) -> Question:
    """Return a question about a concept in a fresh position.

    `number`, from 1, selects the position.

    Raises Unknown for an unknown concept, and if `number` is too large.
    """
    taught = {name: game for game in games() for name in _concepts(game)}
    game = _find_named("concept", concept, taught)
    return _fresh(game, concept, _check_count("practice", number, 1, MOST_PRACTICE))


@checked_types
def check(task: str | Question, answer: object = ..., lesson: str = "") -> Checked:
    """Return the verdict on an answer to a question; `...` means that there is no answer yet.

    `task` may be the name of a question in a lesson, by default the opening lesson. Raises Unknown
    for an unknown lesson or name.
    """
    if isinstance(task, Question):
        return check_answer(task, answer)
    found = _lesson(lesson)
    return check_answer(found.question(_find_named("question", task, found.askings)), answer)


@cache
def _fresh(game: str, concept: str, number: int) -> Question:
    # Where the games of a number have no question, those of a later one do.
    tries = (
        fresh_questions(find_game(game), (concept,), seed) for seed in count(number, MOST_PRACTICE)
    )
    return next(found for questions in tries for found in islice(questions, 1))


def _concepts(game: str) -> Mapping[str, Concept]:
    teaching = kit_of(game).teaching
    return {} if teaching is None else teaching.CONCEPTS


def _lesson(name: str = "") -> Lesson:
    """Return the lesson with an id; for an empty id, the opening lesson.

    Raises Unknown for an unknown id.
    """
    try:
        return open_course(name or opening_lesson().lesson)
    except KeyError:
        raise Unknown("lesson", name, tuple(filter(has_course, lesson_ids()))) from None


def _teaching(state: State) -> Teaching:
    teaching = kit_of(state.game.name).teaching
    if teaching is None:
        raise Unknown("game", state.game.name, [name for name in games() if kit_of(name).teaching])
    return teaching


def _check_count(kind: str, number: object, low: int, high: int) -> int:
    if not isinstance(number, int) or isinstance(number, bool) or not low <= number <= high:
        raise Unknown(kind, number, [f"{low} … {high}"])
    return number


def _find_named(kind: str, name: object, known: Mapping[str, Thing]) -> Thing:
    if not isinstance(name, str) or name not in known:
        raise Unknown(kind, name, tuple(known))
    return known[name]


def _state(start: object) -> State:
    """Return the state itself or, for a stretch or a refused decision, its last state."""
    if isinstance(start, Stretch | Refused):
        return start.state
    if not isinstance(start, ShownState):
        raise Unknown("start", start, ["moment(…)", "decide(…)", "played(…)", "new_game(…)"])
    return cast("State", start)


def _stretch(stretch: object) -> Stretch:
    if not isinstance(stretch, Stretch):
        raise Unknown("stretch", type(stretch).__name__, ["decide(…)", "played(…)"])
    return stretch


def _decisions(stretch: Stretch | Refused) -> tuple[Decision, ...]:
    if isinstance(stretch, Refused):
        return ()
    return stretch.line.record.decisions[stretch.first : stretch.last]
