"""Review cards: positions that a learner keeps, so that the program asks about them again later.

A card has the position, the player who decides, the verdict of many games on each decision, and the
day of the last answer. Days are counted from 1 January 1970. They are stored only for a learner who
wants to be asked again. One declaration gives both the reader of the file of cards, which reports
every fault, and the writer of that file.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from types import SimpleNamespace
from typing import Final, NamedTuple

from tutor.core.base.game import Decision, State, find_game, legal_for
from tutor.core.base.schema import JSON, JSONObject
from tutor.core.base.shapes.fields import Exactly, Field, Items, Object, Row, Shape
from tutor.core.base.shapes.games import GameName, Moment, OfGame, OneDecision
from tutor.core.base.shapes.values import OrNull, Reading, Text, Value, Whole, Writing
from tutor.core.records.record import position_id

WAITS: Final = (1, 3, 7, 14, 30, 60, 120)
"""The days until a card is asked again, by the number of consecutive right answers."""
MOST_REASONS: Final = 2
PARTS: Final = 1000
"""The unit of stored chances: this number is a certain win."""
TENTHS: Final = 10
"""The unit of the amounts of stored reasons: this number is one whole."""
FORMAT: Final = "tutor-cards"
VERSION: Final = 1
MOST_CARDS: Final = 200
MOST_MOVES: Final = 2_000
MOST_REASONS_READ: Final = 4
LONGEST_KEY: Final = 80
MOST_OF_A_STOCK: Final = 1_000_000
VERDICTS: Final = {True: "yes", False: "no", None: "open"}
"""The texts in files for the three verdicts on a decision."""


class Move(NamedTuple):
    """The verdict on a decision, by games that were played from a card's position.

    `is_right` is None if the games give no verdict. `chance` is the share of won games, with the
    interval from `low` to `high`, in thousandths. `reasons` are the keys of the stocks of which the
    best decision leaves more or less at the end, each with the amount in tenths.
    """

    decision: Decision
    is_right: bool | None
    playouts: int
    chance: int
    low: int
    high: int
    reasons: tuple[tuple[str, int], ...] = ()


class Answers(NamedTuple):
    """The verdicts on the decisions of a card, after `playouts` games for each decision.

    The first of `moves` is the best. A move is also right if its chance is at most `margin` thousandths
    below that of the best. `moves` has only decisions that the games compared.
    """

    playouts: int
    margin: int
    moves: tuple[Move, ...]

    @property
    def right(self) -> tuple[Move, ...]:
        """The moves that are surely right, the best first."""
        return tuple(move for move in self.moves if move.is_right)

    @property
    def is_open(self) -> bool:
        """Whether the games give no verdict on any move."""
        return all(move.is_right is None for move in self.moves)

    def move(self, decision: Decision) -> Move | None:
        """Return the move with a decision; None if the games did not compare it."""
        return next((move for move in self.moves if move.decision == decision), None)


@dataclass(frozen=True)
class ReviewCard:
    """A position about which the program asks the learner.

    `day_of_game` and `round` say when in the game the position occurs, if known. `running` is the
    number of right answers after the last wrong one. `day` is the day on which the card was made or
    last answered; it is None if the learner does not want to be asked again.
    """

    game: str
    position: JSONObject
    player: str
    day_of_game: int | None = None
    round: int | None = None
    answers: Answers | None = None
    running: int = 0
    asked: int = 0
    day: int | None = None

    @cached_property
    def id(self) -> str:
        """The id of the position, which identifies the card."""
        return position_id(self.position)

    @cached_property
    def state(self) -> State:
        """The state of the position."""
        return find_game(self.game).load(self.position)

    @property
    def due(self) -> int | None:
        """The first day on which the card is asked again; None if no days are stored."""
        return None if self.day is None else self.day + WAITS[min(self.running, len(WAITS) - 1)]

    def is_due(self, today: int) -> bool:
        """Return whether the card should be asked again today. Days count from 1 January 1970."""
        return self.due is not None and self.due <= today

    def after_answer(self, today: int, *, is_right: bool | None) -> ReviewCard:
        """Return the card after an answer. A card with a wrong answer comes back on the next day.

        An answer without a verdict does not count: the card waits as many days as before.
        """
        day = None if self.day is None else today
        if is_right is None:
            return replace(self, day=day)
        running = self.running + 1 if is_right else 0
        return replace(self, running=running, asked=self.asked + 1, day=day)

    def count_days_from(self, today: int | None) -> ReviewCard:
        """Return the card with its days counted from today, if the card has stored no day so far.

        A card that already has a day keeps it. If `today` is None, the card loses its day.
        """
        if (self.day is None) == (today is None):
            return self
        return replace(self, day=today)


def make_card(state: State, day: int | None = None) -> ReviewCard:
    """Return a card of a state. A decision must be due in the state."""
    due = state.due
    assert due is not None
    return ReviewCard(state.game.name, state.position(), due.player, day=day)


def fits(answers: Answers, state: State) -> bool:
    """Return whether the moves of the answers are different decisions that are all legal in a state."""
    due = state.due
    legal = [] if due is None else list(legal_for(state, due.player))
    told = [move.decision for move in answers.moves]
    return bool(told) and all(told.count(each) == 1 and each in legal for each in told)


DAY: Final = OrNull(Whole(most=10_000_000))
ASKED: Final = Whole(most=1_000_000)
PART: Final = Whole(most=PARTS)


class Verdict(Value):
    """The verdict on a decision. In earlier files the verdict is true or false."""

    def read(self, context: Reading, data: object, place: str) -> bool | None:
        """Return True, False, or None if the games give no verdict."""
        if isinstance(data, bool):
            return data
        named = context.reader.identifier(data, place, VERDICTS.values())
        return next((each for each, name in VERDICTS.items() if name == named), None)

    def write(self, value: JSON, to: Writing) -> JSON:
        """Return the text for the verdict."""
        return VERDICTS[value]


class CardAnswers(Object):
    """The right and wrong answers of a card, as a file has them.

    An earlier file may name several right moves. The reader then reads these moves without a verdict.
    """

    def read(self, context: Reading, data: object, place: str) -> Answers:
        """Return the answers. If an earlier file names several right moves, these moves get no verdict."""
        answers: Answers = super().read(context, data, place)
        if len(answers.right) < 2 or not isinstance(data, dict):
            return answers
        if not any(each.get("right") is True for each in data["moves"] if isinstance(each, dict)):
            return answers
        unsure = {move: move._replace(is_right=None) for move in answers.right}
        return answers._replace(moves=tuple(unsure.get(each, each) for each in answers.moves))


def _player(context: Reading) -> str | None:
    """Return the player who decides in the position of the card, or None."""
    due = None if context.state is None else context.state.due
    return None if due is None else due.player


def _move(chance: tuple[int, int, int], **values: JSON) -> Move:
    share, low, high = chance
    return Move(chance=share, low=low, high=high, **values)


def _card(
    position: State | None,
    when: tuple[int | None, int | None],
    answers: Answers | None,
    **values: JSON,
) -> ReviewCard | None:
    """Return a card. Answers that do not fit the legal decisions of the position are left out.

    The result is None if no decision is due in the position.
    """
    if position is None or position.due is None:
        return None
    if answers is not None and not fits(answers, position):
        answers = None
    day, round_ = when
    return ReviewCard(
        position=position.position(),
        player=position.due.player,
        day_of_game=day,
        round=round_,
        answers=answers,
        **values,
    )


MOVE: Final = Shape(
    Field("decision", OneDecision()),
    Field("right", Verdict(), "is_right"),
    Field("playouts", Whole(1)),
    Field("chance", Row(PART, PART, PART), of=lambda move: [move.chance, move.low, move.high]),
    Field(
        "reasons",
        Items(Row(Text(LONGEST_KEY), Whole(-MOST_OF_A_STOCK, MOST_OF_A_STOCK)), MOST_REASONS_READ),
    ),
)
ANSWERS: Final = Shape(
    Field("playouts", Whole(1)),
    Field("margin", PART),
    Field("moves", Items(Object(MOVE, _move), MOST_MOVES)),
)
CARD: Final = OfGame(
    Shape(
        Field("game", GameName()),
        Field("position", Moment(is_due=True), of=lambda card: dict(card.position)),
        Field("player", Exactly(_player)),
        Field("when", Row(DAY, DAY), of=lambda card: [card.day_of_game, card.round]),
        Field("answers", OrNull(CardAnswers(ANSWERS, Answers))),
        Field("running", ASKED),
        Field("asked", ASKED),
        Field("day", DAY),
    ),
    _card,
)
FILE: Final = Object(
    Shape(
        Field("format", Exactly(FORMAT)),
        Field("version", Exactly(VERSION)),
        Field("cards", Items(CARD, MOST_CARDS)),
    ),
    lambda cards: list(cards),
)


def dump_cards(cards: Iterable[ReviewCard]) -> bytes:
    """Return the content of a file of cards."""
    written = FILE.write(SimpleNamespace(cards=cards), Writing())
    return json.dumps(written, ensure_ascii=False).encode("utf-8")


def read_cards(data: object) -> list[ReviewCard]:
    """Return the cards of a JSON object. Raises RecordError with every fault and its place."""
    cards: list[ReviewCard] = FILE.load(data)
    return cards


def write_card(card: ReviewCard) -> JSONObject:
    """Return the JSON object of a card. Reading the object gives the same card."""
    written: JSONObject = CARD.write(card, Writing())
    return written


def read_card(data: object) -> ReviewCard:
    """Return the card of a JSON object. Raises RecordError with every fault and its place."""
    card: ReviewCard = CARD.load(data)
    return card
