"""Review cards as a file: read with care, every fault with its place; written in one way."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from tutor.core.base.discovery import games
from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.game import Decision, Game, State, find_game
from tutor.core.base.reading import Reader, inside
from tutor.core.lessons.review_cards import (
    PARTS,
    VERDICTS,
    Answers,
    Move,
    ReviewCard,
    fits,
    to_json,
)

FORMAT: Final = "tutor-cards"
VERSION: Final = 1
MOST_CARDS: Final = 200
KEYS: Final = ("game", "position", "player", "when", "answers", "running", "asked", "day")
MOST_DAYS: Final = 10_000_000
MOST_ASKED: Final = 1_000_000
MOST_MOVES: Final = 2_000
MOST_REASONS: Final = 4
LONGEST_KEY: Final = 80
MOST_OF_A_STOCK: Final = 1_000_000


def dump_cards(cards: Iterable[ReviewCard]) -> bytes:
    """Cards as a file."""
    written = {"format": FORMAT, "version": VERSION, "cards": [to_json(each) for each in cards]}
    return json.dumps(written, ensure_ascii=False).encode("utf-8")


def read_cards(data: object) -> list[ReviewCard]:
    """The cards of a JSON object. Raises RecordError listing every fault with its place."""
    reader = Reader()
    found = reader.record(data, "", ("format", "version", "cards"))
    for name, expected in (("format", FORMAT), ("version", VERSION)):
        if name in found:
            reader.exactly(found[name], name, expected)
    items = reader.items(found.get("cards", ()), "cards", MOST_CARDS) or []
    cards = [_read(reader, item, f"cards[{index}]") for index, item in enumerate(items)]
    reader.finish()
    return [card for card in cards if card is not None]


def read_card(data: object) -> ReviewCard:
    """The card of a JSON object. Raises RecordError listing every fault with its place."""
    reader = Reader()
    card = _read(reader, data, "")
    reader.finish()
    assert card is not None
    return card


def _read(reader: Reader, data: object, place: str) -> ReviewCard | None:
    """A card, or None and what is wrong with it.

    Answers that do not fit the decisions that are legal today are left out, to be worked out anew.
    """
    found = reader.record(data, place, KEYS)
    if len(found) < len(KEYS):
        return None
    before = len(reader.faults)
    name = reader.identifier(found["game"], inside(place, "game"), games())
    if name is None:
        return None
    game = find_game(name)
    state = _state(reader, game, found["position"], inside(place, "position"))
    if state is None:
        return None
    if state.due is None:
        reader.fault(inside(place, "position"), "nothing_due")
        return None
    reader.exactly(found["player"], inside(place, "player"), state.due.player)
    when = reader.items(found["when"], inside(place, "when"), 2) or []
    day_of_game, round_ = (
        None
        if each is None
        else reader.integer(each, f"{inside(place, 'when')}[{index}]", 0, MOST_DAYS)
        for index, each in enumerate([*when, None, None][:2])
    )
    running = reader.integer(found["running"], inside(place, "running"), 0, MOST_ASKED)
    asked = reader.integer(found["asked"], inside(place, "asked"), 0, MOST_ASKED)
    day = found["day"]
    if day is not None:
        day = reader.integer(day, inside(place, "day"), 0, MOST_DAYS)
    answers = None
    if found["answers"] is not None:
        answers = _answers(reader, state, found["answers"], inside(place, "answers"))
    if len(reader.faults) > before:
        return None
    if answers is not None and not fits(answers, state):
        answers = None
    position = state.position()
    card = ReviewCard(name, position, state.due.player, day_of_game, round_)
    return replace(card, answers=answers, running=running or 0, asked=asked or 0, day=day)


def _state(reader: Reader, game: Game, data: Any, place: str) -> State | None:
    try:
        return game.load(data)
    except RecordError as error:
        reader.take(Fault(inside(place, each.place), *each[1:]) for each in error.faults)
        return None


def _answers(reader: Reader, state: State, data: Any, place: str) -> Answers | None:
    found = reader.record(data, place, ("playouts", "margin", "moves"))
    playouts = reader.integer(found.get("playouts", 1), inside(place, "playouts"), 1, None)
    margin = reader.integer(found.get("margin", 0), inside(place, "margin"), 0, PARTS)
    items = reader.items(found.get("moves", ()), inside(place, "moves"), MOST_MOVES) or []
    moves = [
        _move(reader, state, item, f"{inside(place, 'moves')}[{index}]")
        for index, item in enumerate(items)
    ]
    read = tuple(move for move in moves if move is not None)
    right = [move for move in read if move.is_right]
    if len(right) > 1 and any(
        isinstance(item, dict) and item.get("right") is True for item in items
    ):
        # Earlier files call right what was not shown to be worse: of several that says nothing.
        read = tuple(move._replace(is_right=None) if move in right else move for move in read)
    return Answers(playouts or 1, margin or 0, read)


def _move(reader: Reader, state: State, data: Any, place: str) -> Move | None:
    keys = ("decision", "right", "playouts", "chance", "reasons")
    found = reader.record(data, place, keys)
    if len(found) < len(keys):
        return None
    decision: Decision | None = None
    spot = inside(place, "decision")
    try:
        decision = state.game.read_decision(found["decision"], state.players, spot)
    except RecordError as error:
        reader.take(error.faults)
    is_right = found["right"]
    if not isinstance(is_right, bool):  # as earlier files have it
        named = reader.identifier(is_right, inside(place, "right"), VERDICTS.values())
        is_right = next((each for each, name in VERDICTS.items() if name == named), None)
    playouts = reader.integer(found["playouts"], inside(place, "playouts"), 1, None)
    spot = inside(place, "chance")
    figures = [
        reader.integer(each, f"{spot}[{index}]", 0, PARTS)
        for index, each in enumerate(reader.items(found["chance"], spot, 3) or [])
    ]
    reasons = _reasons(reader, found["reasons"], inside(place, "reasons"))
    if decision is None or len(figures) != 3:
        if decision is not None:
            reader.fault(spot, "wrong_length", found=len(figures), low=3, high=3)
        return None
    chance, low, high = (each or 0 for each in figures)
    return Move(decision, is_right, playouts or 1, chance, low, high, reasons)


def _reasons(reader: Reader, data: Any, place: str) -> tuple[tuple[str, int], ...]:
    reasons = []
    for index, item in enumerate(reader.items(data, place, MOST_REASONS) or []):
        spot = f"{place}[{index}]"
        pair = reader.items(item, spot, 2) or []
        if len(pair) != 2:
            reader.wrong_type(spot, "list", item)
            continue
        key = reader.text(pair[0], f"{spot}[0]", LONGEST_KEY)
        more = reader.integer(pair[1], f"{spot}[1]", -MOST_OF_A_STOCK, MOST_OF_A_STOCK)
        reasons.append((key or "", more or 0))
    return tuple(reasons)
