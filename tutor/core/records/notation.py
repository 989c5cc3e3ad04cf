"""Decisions as short as they are written in a notebook: the type, and what is chosen, with spaces.

The player is left out, since only one player is due. Where only one type can be due, the choice
alone is enough. This module knows no game: what can be written is what is legal, and else what may
be tried.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.game import Choice, Decision, State
from tutor.core.base.refusal import Refusal

MOST_LISTED: Final = 20
"""Decisions that are named to who wrote none."""


def written(decision: Decision) -> str:
    """A decision as it is written.

    >>> written(Decision("Gina", "recruit", ("corn_terraces", "llama_meadow")))
    'recruit corn_terraces llama_meadow'
    """
    choice = decision.choice
    if choice is None:
        return decision.type
    words = choice if isinstance(choice, tuple) else (str(choice),)
    return " ".join((decision.type, *words))


def understood(state: State, text: str) -> Decision | Refusal:
    """The decision a text stands for where it is due, or why it is refused.

    Things may stand in any order. Raises RecordError for what no record could hold; where it fits
    no type of decision, with what can be written here, the most like it first.
    """
    due, words = state.due, text.split()
    if due is None:
        return _refused(state, state.players[0], words[0] if words else "", words[1:])
    legal = state.legal()
    for wanted in (words, [due.type, *words]):
        for decision in legal:
            if sorted(written(decision).split()) == sorted(wanted):
                return decision
    kinds = {decision.type for decision in legal}
    if words and is_type(state, words[0]):
        kind, rest = words[0], words[1:]
    elif kinds <= {due.type} and len(words) == 1:
        kind, rest = due.type, words
    else:
        raise _not_written(legal, text)
    return _refused(state, due.player, kind, rest)


def is_type(state: State, word: str) -> bool:
    """Whether a word is a type of decision, of any moment of the game."""
    try:
        state.game.read_decision({"player": state.players[0], "type": word}, state.players, "")
    except RecordError as error:
        return all(fault.place != "type" for fault in error.faults)
    return True


def _not_written(legal: tuple[Decision, ...], text: str) -> RecordError:
    """The error for what is no decision: what could be written, the most like it first."""
    possible = [written(each) for each in legal]
    short = (each.partition(" ")[2] for each in possible)
    whole = dict(zip(short, possible, strict=True)) | {each: each for each in possible}
    like = [whole[each] for each in get_close_matches(text.casefold(), whole, n=3)]
    listed = list(dict.fromkeys((*like, *possible)))[:MOST_LISTED]
    return RecordError([Fault("", "not_written", {"found": text, "expected": listed})])


def _refused(state: State, player: str, kind: str, words: list[str]) -> Refusal:
    """The refusal of what was tried. Raises RecordError when it makes no sense at all."""
    failures = []
    for choice in _readings(words):
        try:
            refusal = state.refusal(Decision(player, kind, choice))
        except RecordError as error:
            failures.append(error)
            continue
        if refusal is not None:
            return refusal
    raise failures[0]


def _readings(words: list[str]) -> tuple[Choice, ...]:
    """The choices that some words may stand for: none, a count, one thing, or several."""
    if not words:
        return (None, ())
    if len(words) > 1:
        return (tuple(words),)
    (word,) = words
    return (int(word),) if word.isascii() and word.isdigit() else (word, (word,))
