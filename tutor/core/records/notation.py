"""A short notation of decisions for notebooks: the type and the chosen things, with spaces.

The notation omits the player, because only one player is due. If only one type is due, the choice
without the type is enough. This module contains nothing about particular games: it learns the
possible words from the legal decisions and from how the game refuses others.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final, NamedTuple

from tutor.core.base.decision import Refusal
from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.game import Decision, State
from tutor.core.base.reading import closest, plain
from tutor.core.base.schema import JSON

MOST_LISTED: Final = 20
"""The greatest number of decisions that an error suggests for a text that is not a decision."""
MOST_ALIKE: Final = 3
MOST_DIGITS: Final = 9
MOST_WORDS: Final = 60
"""The greatest number of words of a text in which names of several words are recognized."""
HEAD: Final = ("player", "type")


class Field(NamedTuple):
    """A field of a type of decision, with the names that it allows.

    `allowed` is empty for a number. `several` says that the field takes a list, `optional` that it
    may be null.
    """

    key: str
    allowed: tuple[str, ...]
    several: bool
    optional: bool


def spell_decision(decision: Decision) -> str:
    """Return a decision in the short notation.

    >>> spell_decision(Decision("Gina", "recruit", ("corn_terraces", "llama_meadow")))
    'recruit corn_terraces llama_meadow'
    """
    choice = decision.choice
    if choice is None:
        return decision.type
    words = choice if isinstance(choice, tuple) else (str(choice),)
    return " ".join((decision.type, *words))


def parse_decision(state: State, text: str) -> Decision | Refusal:
    """Return the decision that a text means in a state, or the refusal of an illegal decision.

    The things may be in any order. Raises RecordError for a text that is not a decision. The error
    has the wrong part of the text, or the possible texts, the most similar ones first.
    """
    due, legal, words = state.due, state.legal(), text.split()
    if due is not None:
        for wanted in (words, [due.type, *words]):
            for decision in legal:
                if sorted(spell_decision(decision).split()) == sorted(wanted):
                    return decision
    kinds = list(dict.fromkeys(decision.type for decision in legal))
    begins = bool(words) and is_type(state, words[0])
    try:
        if begins:
            return _try(state, legal, words[0], words[1:], text)
        if due is not None and kinds == [due.type]:
            return _try(state, legal, due.type, words, text)
    except RecordError:
        if begins and words[0] in kinds:
            raise
    if due is None:
        raise RecordError([Fault("", "nothing_due", {})])
    numbers = {"found": text, "kinds": kinds, "expected": _suggestions(legal, text)}
    raise RecordError([Fault("", "not_written", numbers)])


def is_type(state: State, word: str) -> bool:
    """Return whether a word is a type of decision of the game, due or not."""
    try:
        state.game.read_decision({"player": state.players[0], "type": word}, state.players, "")
    except RecordError as error:
        return all(fault.place != "type" for fault in error.faults)
    return True


def _suggestions(legal: tuple[Decision, ...], text: str) -> list[str]:
    """Return the texts of legal decisions, the most similar ones first."""
    possible = [spell_decision(each) for each in legal]
    short = (each.partition(" ")[2] for each in possible)
    whole = dict(zip(short, possible, strict=True)) | {each: each for each in possible}
    like = [whole[each] for each in closest(text, whole, MOST_ALIKE)]
    return list(dict.fromkeys((*like, *possible)))[:MOST_LISTED]


def _try(
    state: State, legal: tuple[Decision, ...], kind: str, words: list[str], text: str
) -> Decision | Refusal:
    """Return the decision, or its refusal, for the words after a type of decision.

    Raises RecordError for wrong words.
    """
    player = state.players[0] if state.due is None else state.due.player
    legal = tuple(each for each in legal if each.type == kind)
    fields = _fields(state, kind)
    things = _things(words, [name for field in fields for name in field.allowed])
    needed = _count_needed(fields, legal)
    lacks_all = not things and all(field.optional for field in fields)
    if len(things) not in needed and not lacks_all:
        numbers = {"found": text, "type": kind, "given": len(things), "count": needed[-1]}
        about = {"game": state.game.name, "expected": _suggestions(legal, text)}
        raise RecordError([Fault("", "wrong_parts", numbers | about)])
    data = {"player": player, "type": kind} | _choices(fields, things, legal)
    decision = state.game.read_decision(data, state.players, "decision")
    return state.refusal(decision) or decision


def _fields(state: State, kind: str) -> list[Field]:
    """Return the fields of a type of decision.

    The function learns them from the faults that the game finds in impossible values.
    """
    game, player = state.game, state.players[0]
    keys = [each for each in game.write_decision(Decision(player, kind)) if each not in HEAD]

    def expectations(value: object) -> dict[str, object]:
        data = {"player": player, "type": kind} | dict.fromkeys(keys, value)
        try:
            game.read_decision(data, state.players, "")
        except RecordError as error:
            return {fault.place: fault.numbers.get("expected") for fault in error.faults}
        return {}

    one, several, none = expectations(""), expectations([""]), expectations(None)
    fields = []
    for key in keys:
        known = several.get(f"{key}[0]", one.get(key))
        allowed = tuple(known) if isinstance(known, list) else ()
        fields.append(Field(key, allowed, f"{key}[0]" in several, key not in none))
    return fields


def _count_needed(fields: list[Field], legal: tuple[Decision, ...]) -> range:
    """Return the possible numbers of things in a decision of a type.

    Without a list among the fields, it is the number of fields. With a list, it is the size of the
    lists in the legal decisions, or any size if these sizes differ.
    """
    if not any(field.several for field in fields):
        return range(len(fields), len(fields) + 1)
    sizes = {len(each.choice) for each in legal if isinstance(each.choice, tuple)}
    most = max(len(field.allowed) for field in fields)
    return range(min(sizes), max(sizes) + 1) if len(sizes) == 1 else range(most + 1)


def _things(words: list[str], known: list[str]) -> list[str]:
    """Return the things that the words name. A name may have several words."""
    if len(words) > MOST_WORDS:
        return words
    longest = max((len(plain(name).split()) for name in known), default=1)
    things: list[str] = []
    while words:
        windows = [words[:size] for size in range(longest, 1, -1) if len(words) >= size]
        strange = [" ".join(each) for each in windows if not {*each} & {*known}]
        alike = [each for each in strange if closest(each, known)]
        same = [each for each in alike if plain(each) == plain(closest(each, known)[0])]
        thing = next(iter((*same, *alike)), words[0])
        things.append(thing)
        words = words[len(thing.split()) :]
    return things


def _choices(
    fields: list[Field], things: list[str], legal: tuple[Decision, ...]
) -> dict[str, JSON]:
    """Return the chosen value of each field. The things may be in any order."""
    if any(field.several for field in fields):
        return {field.key: things for field in fields}
    if not things:
        return {field.key: None for field in fields}
    fitting = max(
        permutations(things),
        key=lambda order: sum(
            thing in field.allowed for field, thing in zip(fields, order, strict=True)
        ),
    )
    return {
        field.key: thing if field.allowed else _number(field.key, thing, legal)
        for field, thing in zip(fields, fitting, strict=True)
    }


def _number(key: str, word: str, legal: tuple[Decision, ...]) -> int:
    """Return the number that a word means. Raises RecordError for any other word."""
    if word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS:
        return int(word)
    numbers = {"found": word, "expected": [str(each.choice) for each in legal]}
    raise RecordError([Fault(f"decision.{key}", "unknown_id", numbers)])
