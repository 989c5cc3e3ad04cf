"""Errors in words: faults of a file, refusals of a decision, an overwritten package.

The sentence of a fault is in the catalogues that all games share, or in the catalogue of the game
whose code found the fault.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import singledispatch
from typing import Final

from tutor.core.base.decision import IllegalDecision
from tutor.core.base.errors import Fault, FaultyFile, Overwritten, TutorError
from tutor.core.base.kit import games, package_of
from tutor.core.base.reading import closest_or_none, is_harmless
from tutor.core.words.text import CORE, DEFAULT_LANGUAGE, Text, core_text, text_for

LONGEST_TOLD: Final = 2_000
"""The length of text after which further faults are only counted, in characters."""
LONGEST_QUOTE: Final = 200
LONGEST_LIST: Final = 900  # a value in Fluent has at most a thousand characters
QUOTED: Final = frozenset({"found", "expected", "low", "high", "line", "column"})
"""The figures that a sentence quotes as the file has them, without rounding or separators."""


@singledispatch
def sentence(error: TutorError, language: str) -> str:
    """Return a sentence that says what is wrong, where, and what would be right.

    Each class of errors has its own implementation.
    """
    raise NotImplementedError


@sentence.register
def _(error: FaultyFile, language: str) -> str:
    """Return the sentences of the faults, separated by semicolons.

    If they are longer than LONGEST_TOLD, the last sentence says how many faults are left out.
    """
    told: list[str] = []
    length = 0
    for fault in error.faults:
        said = fault_in_words(fault, language)
        length += len(said)
        if told and length > LONGEST_TOLD:
            rest = len(error.faults) - len(told)
            told.append(core_text(language).say("error-more", count=rest))
            break
        told.append(said)
    return "; ".join(told)


@sentence.register
def _(error: IllegalDecision, language: str) -> str:
    """Return the refusal in words. If the decision is from a file, its number comes first."""
    words = text_for(error.refusal.game, language)
    line = f"{words.refusal(error.refusal)} [{error.refusal.rule}]"
    if error.number is None:
        return line
    player, kind, choice = error.refusal.decision
    chosen = "+".join(choice) if isinstance(choice, tuple) else choice
    tried = f"{player}, {kind}" + ("" if chosen is None else f" {chosen}")
    return f"{words.say(f'error-{error.listed}', number=error.number, tried=tried)}: {line}"


@sentence.register
def _(error: Overwritten, language: str) -> str:
    """Return the message for an overwritten package: the cause and the remedy."""
    return core_text(language).say("error-overwritten")


def fault_in_words(fault: Fault, language: str = DEFAULT_LANGUAGE) -> str:
    """Return a fault of a file as a sentence. The sentence begins with the place of the fault."""
    text = _text_with(f"fault-{fault.code}", language, games())
    if text is None:
        text = core_text(language)
        what = text.say("fault-unworded", code=_one_line(fault.code))
    else:
        what = text.fill(f"fault-{fault.code}", figures_of(fault, text))
    if not fault.place:
        return text.say("fault-nowhere", what=what)
    return text.say("fault", place=_one_line(fault.place), what=what)


def _text_with(message: str, language: str, among: Iterable[str]) -> Text | None:
    """Return the shared messages if they contain a message, otherwise those of a game that contains it.

    `among` are the games to search in order. The result is None if no catalogue has the message. If a
    game does not have the language, the function uses its English messages.
    """
    shared = core_text(language)
    if shared.knows(message):
        return shared
    for game in among:
        for tongue in (language, DEFAULT_LANGUAGE):
            text = Text(tongue, (CORE, package_of(game)))
            try:
                if text.knows(message):
                    return text
            except KeyError:  # the game does not have the language
                continue
    return None


def figures_of(fault: Fault, text: Text) -> dict[str, str | int]:
    """Return the values of the variables in a fault's sentence."""
    figures = {key: _figure(key, value, text) for key, value in fault.numbers.items()}
    if fault.code == "wrong_type":
        return {key: text.say(f"type-{value}") for key, value in figures.items()}
    if fault.code == "wrong_parts":
        figures["takes"] = _takes(fault, text.language)
    figures.setdefault("close", _closest(fault))
    if fault.code in ("wrong_length", "out_of_range"):
        low, high = fault.numbers["low"], fault.numbers["high"]
        figures["span"] = "exact" if low == high else "open" if high is None else "between"
    return figures


def _takes(fault: Fault, language: str) -> str:
    """Return the fields of a type of decision, in the words of its game.

    The result is "none" if the game has no message for the type.
    """
    message = f"takes-{fault.numbers['type']}"
    text = _text_with(message, language, (fault.numbers["game"],))
    return "none" if text is None else text.say(message, count=fault.numbers["count"])


def _closest(fault: Fault) -> str:
    """Return the known name that is most similar to a misspelt one, or "none".

    The name is written as in files.
    """
    found = fault.numbers.get("found", fault.numbers.get("key"))
    expected = fault.numbers.get("expected")
    if not isinstance(found, str) or not isinstance(expected, list | tuple):
        return "none"
    return closest_or_none(found, map(str, expected))


def _figure(key: str, value: object, text: Text) -> str | int:
    """Return a figure of a fault as its sentence shows it. Values of the file are not rounded."""
    if isinstance(value, bool) or value is None:
        return {True: "true", False: "false", None: "none" if key == "high" else "null"}[value]
    if isinstance(value, int):
        return str(value) if key in QUOTED else value
    if isinstance(value, list | tuple):
        written = [str(_figure(key, item, text)) for item in value]
        listed = text.any_of(written) if key == "expected" else text.all_of(written)
        return _cut(listed, LONGEST_LIST)
    return _one_line(str(value))


def _one_line(quoted: str) -> str:
    """Return a value of a file on one line: not too long, and without control characters."""
    quoted = _cut(quoted, LONGEST_QUOTE)
    return "".join(sign if is_harmless(sign) else "\ufffd" for sign in quoted)


def _cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else f"{text[:longest]}…"
