"""Catalogues of messages in the Fluent language, read from the folders of packages.

Reading a file only splits it into messages. A message is parsed at its first use, so that the
program starts fast. This module contains no sentences.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt
from fluent.syntax import ast

_HEAD: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_NAME: Final = re.compile(r"-?[a-zA-Z][\w-]*")
_LARGEST_KEPT_NUMBER: Final = 999


@cache
def parse(source: str) -> ast.Resource:
    """Return the parsed form of a message.

    The function caches it, so that the catalogues of several games parse a shared message only once.
    """
    return FluentResource(source)


class Catalogue:
    """The messages of one language from several packages, by their ids.

    Making a catalogue raises KeyError if a package lacks the language, and ValueError if the files
    have a message twice. The first use of a message that cannot be parsed raises ValueError.
    """

    def __init__(self, language: str, packages: tuple[str, ...]) -> None:
        self.language = language
        self._sources: dict[str, str] = {}
        self._parsed: set[str] = set()
        self._numbers: dict[int, FluentInt] = {}
        for package in packages:
            self._read(package)
        self._locale = Locale.parse(language, sep="-")
        self._bundle = FluentBundle([language], use_isolating=False)

    def ids(self) -> tuple[str, ...]:
        """Return every message id in the order of the files, without terms (such as `-term`)."""
        return tuple(name for name in self._sources if not name.startswith("-"))

    def source(self, message_id: str) -> str:
        """Return the source of a message, as the translator wrote it.

        Raises KeyError for an unknown message.
        """
        return self._sources[message_id]

    def has(self, message_id: str) -> bool:
        """Return whether there is a message, or an attribute of a message, with this id.

        The id of an attribute is `message.attribute`.
        """
        name, _, attribute = message_id.partition(".")
        if name not in self._sources:
            return False
        self._parse(name)
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def format(self, message_id: str, arguments: Mapping[str, str | int]) -> str:
        """Return the text of a message, or of its attribute, with the variables filled in.

        Raises KeyError if the catalogue does not have the id, and for a missing variable.
        """
        name, _, attribute = message_id.partition(".")
        if name not in self._sources:
            raise KeyError(message_id)
        self._parse(name)
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise KeyError(message_id)
        given = {
            key: self._number(value) if isinstance(value, int) else value
            for key, value in arguments.items()
        }
        written, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise KeyError(f"{message_id}: {'; '.join(map(str, errors))}")
        return str(written)

    def _read(self, package: str) -> None:
        for file in sorted(_folder(package, self.language), key=lambda file: file.name):
            content = file.read_text(encoding="utf-8")
            heads = list(_HEAD.finditer(content))
            ends = [*(head.start() for head in heads[1:]), len(content)]
            for head, end in zip(heads, ends, strict=True):
                name = head.group(1)
                if name in self._sources:
                    raise ValueError(f"{package}/{self.language}/{file.name}: {name} stands twice")
                self._sources[name] = content[head.start() : end]

    def _parse(self, name: str) -> None:
        """Parse a message, and each message that its source may refer to."""
        if name in self._parsed:
            return
        self._parsed.add(name)
        source = self._sources[name]
        resource = parse(source)
        junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
        if junk:
            raise ValueError(f"{self.language}: {name} cannot be parsed: {junk[0]}")
        self._bundle.add_resource(resource)
        for mentioned in _NAME.findall(source):
            if mentioned in self._sources:
                self._parse(mentioned)

    def _number(self, value: int) -> FluentInt:
        if not 0 <= value <= _LARGEST_KEPT_NUMBER:
            return FluentInt(value)
        if value not in self._numbers:
            number = _WrittenOnce(value)
            number.written = number.format(self._locale)
            self._numbers[value] = number
        return self._numbers[value]


class _WrittenOnce(FluentInt):
    """A number that keeps its formatted text: formatting is the slowest part of a sentence."""

    written: str | None = None

    def format(self, locale: Locale) -> str:
        """Return the number as the locale writes it."""
        return super().format(locale) if self.written is None else self.written


@cache
def catalogue(language: str, packages: tuple[str, ...]) -> Catalogue:
    """Return the catalogue of these packages. A process reads it only once."""
    return Catalogue(language, packages)


def _folder(package: str, language: str) -> Iterator[Traversable]:
    folder = (
        files(package) / "locale" / language
    )  # In a package without `__init__.py` only one folder can be joined at a time.
    if not folder.is_dir():
        raise KeyError(f"{package} has no words in {language!r}")
    return (file for file in folder.iterdir() if file.name.endswith(".ftl"))
