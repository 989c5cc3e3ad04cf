"""Turns keys and numbers into sentences in the reader's language.

`Text` says any message of given catalogues. `text_for` gets the words of a game from its kit. This
module contains nothing about particular games, and no sentences; the first sentence reads the
catalogues.

In a notebook, boards and sentences appear in the display language, which `speak` sets for the whole
process. The page does not use it: each page has its language in its stage
(`widgets/shared/stage.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Final, NamedTuple

from tutor.core.base.kit import kit_of, package_of
from tutor.core.base.questions import Value
from tutor.core.words.formats import Sound, Style, join_items, sounding, sounds_of

if TYPE_CHECKING:  # imported for the first sentence, because Fluent and Babel load slowly
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
    """A question in words: its options, and the reply to each answer.

    `options` are labels with their values, numbers by size. `nudge` is a hint without the answer.
    `answers` has one or more sentences for every wrong value. `note` is a remark after the answer;
    it is usually empty.
    """

    text: str
    options: tuple[tuple[str, Value], ...]
    right: str
    nudge: str
    answers: Mapping[Value, str]
    note: str = ""


class Text:
    """Says messages in one language from the catalogues of some packages.

    >>> Text("en").say("fault-missing_key", key="players")
    "the key 'players' is missing"
    """

    def __init__(self, language: str, packages: Sequence[str] = (CORE,)) -> None:
        self.language = best_language(language)
        self.packages = tuple(packages)
        self._opened: Catalogue | None = None
        self._said: dict[object, str] = {}

    @property
    def catalogue(self) -> Catalogue:
        """The catalogue of the messages. Raises KeyError if a package lacks the language."""
        if self._opened is None:
            from tutor.core.words.catalogue import catalogue

            self._opened = catalogue(self.language, self.packages)
        return self._opened

    @cached_property
    def sounds(self) -> tuple[Sound, ...]:
        """The short words of the language that change before a sound."""
        words = self if CORE in self.packages else Text(self.language)
        return sounds_of(words.catalogue.format("list-sounds", {}))

    def with_catalogue(self, package: str) -> Text:
        """These words and those of one more package."""
        return Text(self.language, (*self.packages, package))

    def say(self, message_id: str, **arguments: str | int) -> str:
        """The message with its variables filled in; `message.attribute` says an attribute.

        Raises KeyError for an unknown message, and for a missing variable.
        """
        return self.fill(message_id, arguments)

    def fill(self, message_id: str, arguments: Mapping[str, str | int]) -> str:
        """The same as `say`, with the variables in a mapping."""
        key = (message_id, *arguments.items())
        written = self._said.get(key)
        if written is None:
            filled = [value for value in arguments.values() if isinstance(value, str)]
            written = self.catalogue.format(message_id, arguments)
            written = sounding(written, filled, self.sounds) if filled else written
            if len(self._said) >= _MOST_REMEMBERED:
                self._said.clear()
            self._said[key] = written
        return written

    def knows(self, message_id: str) -> bool:
        """Whether there is a message with this id, or an attribute (`message.attribute`)."""
        return self.catalogue.has(message_id)

    def all_of(self, items: Iterable[str]) -> str:
        """The items as a list in a sentence: "a, b and c"."""
        return self._list(tuple(items), "standard")

    def any_of(self, items: Iterable[str]) -> str:
        """The items as a choice in a sentence: "a, b or c"."""
        return self._list(tuple(items), "or")

    @staticmethod
    def in_order(items: Iterable[str]) -> str:
        """The items in their order: "a → b"."""
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
    """The language to use for a reader who wants `wanted` ("es-PE" finds "es")."""
    main = wanted.replace("_", "-").split("-")[0].lower()
    return main if main in LANGUAGES else DEFAULT_LANGUAGE


def core_text(language: str = DEFAULT_LANGUAGE) -> Text:
    """The words that all games share."""
    return _core_text(best_language(language))


@cache
def _core_text(language: str) -> Text:
    return Text(language)


def text_for(game_name: str, language: str = DEFAULT_LANGUAGE) -> GameWords:
    """The words of a game. Raises KeyError when no such game is installed."""
    return _text_for(game_name, best_language(language))


@cache
def _text_for(game_name: str, language: str) -> GameWords:
    return kit_of(game_name).words(Text(language, (CORE, package_of(game_name))))


def speak(language: str) -> None:
    """Set the display language ("es-PE" finds "es"; an unknown one, English)."""
    _SPOKEN[0] = best_language(str(language))


def current_language() -> str:
    """The display language that was set last; English at first."""
    return _SPOKEN[0]


def own_words() -> Text:
    """The words that all games share, in the display language."""
    return core_text(current_language())


def words_of(game_name: str) -> GameWords:
    """The words of a game in the display language. Raises KeyError for an unknown game."""
    return text_for(game_name, current_language())
