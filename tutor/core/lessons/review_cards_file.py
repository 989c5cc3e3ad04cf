"""The file of review cards, declared once: its reader, which names every fault, and its writer."""

from __future__ import annotations

import json
from collections.abc import Iterable
from types import SimpleNamespace
from typing import Final

from tutor.core.base.game import State
from tutor.core.base.schema import JSON, JSONObject
from tutor.core.base.shapes.fields import Exactly, Field, Items, Object, Row, Shape
from tutor.core.base.shapes.games import GameName, Moment, OfGame, OneDecision
from tutor.core.base.shapes.values import OrNull, Reading, Text, Value, Whole, Writing
from tutor.core.lessons.review_cards import PARTS, Answers, Move, ReviewCard, fits

FORMAT: Final = "tutor-cards"
VERSION: Final = 1
MOST_CARDS: Final = 200
MOST_MOVES: Final = 2_000
MOST_REASONS: Final = 4
LONGEST_KEY: Final = 80
MOST_OF_A_STOCK: Final = 1_000_000
VERDICTS: Final = {True: "yes", False: "no", None: "open"}
"""The words for the three verdicts on a decision."""
DAY: Final = OrNull(Whole(most=10_000_000))
ASKED: Final = Whole(most=1_000_000)
PART: Final = Whole(most=PARTS)


class Verdict(Value):
    """Whether a decision is right; earlier files have it as true or false."""

    def read(self, context: Reading, data: object, place: str) -> bool | None:
        """True, False or, where the games cannot tell, None."""
        if isinstance(data, bool):
            return data
        named = context.reader.identifier(data, place, VERDICTS.values())
        return next((each for each, name in VERDICTS.items() if name == named), None)

    def write(self, value: JSON, to: Writing) -> JSON:
        """The word for it."""
        return VERDICTS[value]


class CardAnswers(Object):
    """The answers of a card. If an earlier file calls several moves right, none of them is sure."""

    def read(self, context: Reading, data: object, place: str) -> Answers:
        """The answers; earlier files call right what was not shown to be worse."""
        answers: Answers = super().read(context, data, place)
        if len(answers.right) < 2 or not isinstance(data, dict):
            return answers
        if not any(each.get("right") is True for each in data["moves"] if isinstance(each, dict)):
            return answers
        unsure = {move: move._replace(is_right=None) for move in answers.right}
        return answers._replace(moves=tuple(unsure.get(each, each) for each in answers.moves))


def _player(context: Reading) -> str | None:
    """The player who decides in the position of the card."""
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
    """A card; answers that do not fit what is legal today are left out, to be worked out anew."""
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
        Items(Row(Text(LONGEST_KEY), Whole(-MOST_OF_A_STOCK, MOST_OF_A_STOCK)), MOST_REASONS),
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
    """Cards as a file."""
    written = FILE.write(SimpleNamespace(cards=cards), Writing())
    return json.dumps(written, ensure_ascii=False).encode("utf-8")


def read_cards(data: object) -> list[ReviewCard]:
    """The cards of a JSON object. Raises RecordError listing every fault with its place."""
    cards: list[ReviewCard] = FILE.load(data)
    return cards


def write_card(card: ReviewCard) -> JSONObject:
    """The JSON object of a card; reading it again gives the same card."""
    written: JSONObject = CARD.write(card, Writing())
    return written


def read_card(data: object) -> ReviewCard:
    """The card of a JSON object. Raises RecordError listing every fault with its place."""
    card: ReviewCard = CARD.load(data)
    return card
