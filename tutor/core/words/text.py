"""Sentences in the reader's language, made of messages and values.

`Text` says any message of its catalogues. `text_for` gets the words of a game from its kit. The
catalogues are read when the first sentence is made. This module contains no sentences.

In a notebook, boards and sentences appear in the display language, which `speak` sets for the whole
process. The page does not use the display language: each page has a separate language
(`widgets/shared/stage.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final, NamedTuple

from tutor.core.base.kit import kit_of, package_of
from tutor.core.base.questions import Value
from tutor.core.words.formats import Sound, Style, adapt_short_words, join_items, sounds_of

if TYPE_CHECKING:  # imported at the first sentence, because Fluent and Babel load slowly
    from tutor.core.words.catalogue import Catalogue
    from tutor.core.words.game_words import GameWords


CORE: Final = "tutor.core"
DEFAULT_LANGUAGE: Final = "en"
LANGUAGES: Final[tuple[str, ...]] = tuple(
    sorted(entry.name for entry in files(CORE).joinpath("locale").iterdir() if entry.is_dir())
)
_MOST_REMEMBERED: Final = 4096
_SPOKEN = [DEFAULT_LANGUAGE]


class SentenceWithRule(NamedTuple):
    """A sentence, and the id of the rule that it is about."""

    text: str
    rule: str


class QuestionText(NamedTuple):
    """A question in words, with its options and the reply to each answer.

    `options` are pairs of a label and a value; numbers are sorted by size. `right` is the reply to a
    right answer. `nudge` is a hint that does not give the answer. `answers` has the reply to each wrong
    value. `note` is a remark after the answer; it is usually empty.
    """

    text: str
    options: tuple[tuple[str, Value], ...]
    right: str
    nudge: str
    answers: Mapping[Value, str]
    note: str = ""


@cache
def _sentences_of(language: str, packages: tuple[str, ...]) -> dict[object, str]:
    """Return the cached sentences of a language. All texts of the same packages share them."""
    return {}


@cache
def _sounds_in(language: str) -> tuple[Sound, ...]:
    return sounds_of(core_text(language).catalogue.format("list-sounds", {}))


class Text:
    """The messages of some packages in one language.

    >>> Text("en").say("fault-missing_key", key="players")
    "the key 'players' is missing"
    """

    def __init__(self, language: str, packages: Sequence[str] = (CORE,)) -> None:
        self.language = best_language(language)
        self.packages = tuple(packages)
        self._opened: Catalogue | None = None
        self._said = _sentences_of(self.language, self.packages)

    @property
    def catalogue(self) -> Catalogue:
        """The catalogue of the messages. Raises KeyError if a package lacks the language."""
        if self._opened is None:
            from tutor.core.words.catalogue import catalogue

            self._opened = catalogue(self.language, self.packages)
        return self._opened

    @property
    def sounds(self) -> tuple[Sound, ...]:
        """The short words of the language that change before certain sounds."""
        return _sounds_in(self.language)

    def with_catalogue(self, package: str) -> Text:
        """Return these messages together with those of one more package."""
        return Text(self.language, (*self.packages, package))

    def say(self, message_id: str, **arguments: str | int) -> str:
        """Return a message with its variables filled in.

        The id `message.attribute` stands for an attribute of a message. Raises KeyError for an
        unknown message and for a missing variable.
        """
        return self.fill(message_id, arguments)

    def fill(self, message_id: str, arguments: Mapping[str, str | int]) -> str:
        """Return a message with its variables filled in, as `say` does, from a mapping."""
        key = (message_id, *arguments.items())
        written = self._said.get(key)
        if written is None:
            filled = [value for value in arguments.values() if isinstance(value, str)]
            written = self.catalogue.format(message_id, arguments)
            written = adapt_short_words(written, filled, self.sounds) if filled else written
            if len(self._said) >= _MOST_REMEMBERED:
                self._said.clear()
            self._said[key] = written
        return written

    def knows(self, message_id: str) -> bool:
        """Return whether there is a message, or an attribute of a message, with this id.

        The id of an attribute is `message.attribute`.
        """
        return self.catalogue.has(message_id)

    def all_of(self, items: Iterable[str]) -> str:
        """Return the items as a list in a sentence: "a, b and c"."""
        return self._list(tuple(items), "standard")

    def any_of(self, items: Iterable[str]) -> str:
        """Return the items as a choice in a sentence: "a, b or c"."""
        return self._list(tuple(items), "or")

    @staticmethod
    def in_order(items: Iterable[str]) -> str:
        """Return the items in their order: "a → b"."""
        return " → ".join(items)

    def _list(self, items: tuple[str, ...], style: Style) -> str:
        if len(items) < 2:
            return "".join(items)
        key = (style, items)
        written = self._said.get(key)
        if written is None:
            locale = self.say("list-locale")
            written = self._said[key] = join_items(items, style, locale, self.sounds)
        return written


class PositionPart(NamedTuple):
    """The sentences about one part of a position, such as the players, and their heading."""

    heading: str
    sentences: tuple[str, ...]


def best_language(wanted: str) -> str:
    """Return the supported language for a tag, such as "es" for "es-PE".

    The result is English if no supported language fits the tag.
    """
    main = wanted.replace("_", "-").split("-")[0].lower()
    return main if main in LANGUAGES else DEFAULT_LANGUAGE


def core_text(language: str = DEFAULT_LANGUAGE) -> Text:
    """Return the messages that all games share, in a language."""
    return _core_text(best_language(language))


@cache
def _core_text(language: str) -> Text:
    return Text(language)


def text_for(game_name: str, language: str = DEFAULT_LANGUAGE) -> GameWords:
    """Return the words of a game. Raises KeyError if no such game is installed."""
    return _text_for(game_name, best_language(language))


@cache
def _text_for(game_name: str, language: str) -> GameWords:
    return kit_of(game_name).words(Text(language, (CORE, package_of(game_name))))


def speak(language: str) -> None:
    """Set the display language of notebooks.

    The tag "es-PE" means "es". An unknown language means English.
    """
    _SPOKEN[0] = best_language(str(language))


def current_language() -> str:
    """Return the display language of notebooks. It is English until `speak` sets another."""
    return _SPOKEN[0]


def own_words() -> Text:
    """Return the messages that all games share, in the display language of notebooks."""
    return core_text(current_language())


def words_of(game_name: str) -> GameWords:
    """Return the words of a game in the display language of notebooks.

    Raises KeyError if no such game is installed.
    """
    return text_for(game_name, current_language())
