"""Errors in words: faults of a file, refusals of a decision, an overwritten package.

The sentence of a fault is in the shared catalogues, or in those of the game that found it.
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
"""The length of a sentence after which more faults are only counted."""
LONGEST_QUOTE: Final = 200
LONGEST_LIST: Final = 900  # a value in Fluent has at most a thousand characters
QUOTED: Final = frozenset({"found", "expected", "low", "high", "line", "column"})
"""The figures that a sentence quotes unchanged from a file, digit by digit."""


@singledispatch
def sentence(error: TutorError, language: str) -> str:
    """The error as a sentence: its place, and what would be right."""
    raise NotImplementedError


@sentence.register
def _(error: FaultyFile, language: str) -> str:
    """All faults, separated by semicolons; or the first ones, and the number of the others."""
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
    """The refusal in words; the number of the decision comes first if it is from a file."""
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
    """The message for an overwritten package: the cause and the remedy."""
    return core_text(language).say("error-overwritten")


def fault_in_words(fault: Fault, language: str = DEFAULT_LANGUAGE) -> str:
    """A fault of a file as a sentence that begins with the place."""
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
    """The shared words if they have the message; otherwise those of the first game that has it.

    If a game does not have the language, its English words are used.
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
    """The variables of a fault's sentence."""
    figures = {key: _figure(key, value, text) for key, value in fault.numbers.items()}
    if fault.code == "wrong_type":
        return {key: text.say(f"type-{value}") for key, value in figures.items()}
    if fault.code == "wrong_parts":
        figures["takes"] = _takes(fault, text.language)
    figures["close"] = _closest(fault)
    if fault.code in ("wrong_length", "out_of_range"):
        low, high = fault.numbers["low"], fault.numbers["high"]
        figures["span"] = "exact" if low == high else "open" if high is None else "between"
    return figures


def _takes(fault: Fault, language: str) -> str:
    """The fields of a type of decision, in the words of its game; "none" without fields."""
    message = f"takes-{fault.numbers['type']}"
    text = _text_with(message, language, (fault.numbers["game"],))
    return "none" if text is None else text.say(message, count=fault.numbers["count"])


def _closest(fault: Fault) -> str:
    """The known name most similar to a misspelt one, as files write it; or "none"."""
    found = fault.numbers.get("found", fault.numbers.get("key"))
    expected = fault.numbers.get("expected")
    if not isinstance(found, str) or not isinstance(expected, list | tuple):
        return "none"
    return closest_or_none(found, map(str, expected))


def _figure(key: str, value: object, text: Text) -> str | int:
    """A figure of a fault as the sentence has it; values of the file are never rounded."""
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
    """A value of a file in the form of a line: not too long, and without control characters."""
    quoted = _cut(quoted, LONGEST_QUOTE)
    return "".join(sign if is_harmless(sign) else "\ufffd" for sign in quoted)


def _cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else f"{text[:longest]}…"
