"""Questions that a rule answers with yes or no: "may I stay where I am?", "do I have to move?".

A game's catalogues list them: `asks-yes-<rule>` and `asks-no-<rule>`, a comma between two. Other
words mean the same if they have the same stems in the same order, but for words that only join
others, and if both are about what must be done or both are not. A wrong yes is worse than none, so
what differs in anything else is not answered so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from typing import NamedTuple

from tutor.core.words.game_words import GameWords

_Meaning = tuple[tuple[str, ...], bool]


class Verdict(NamedTuple):
    """The rule that decides a question, and whether it says yes."""

    rule: str
    is_yes: bool


def answer_all(words: GameWords, rules: Iterable[str]) -> Iterator[tuple[str, Verdict]]:
    """Every question that the catalogue of a game lists, with its verdict."""
    for rule in rules:
        name = rule.replace(".", "-")
        for message, is_yes in ((f"asks-yes-{name}", True), (f"asks-no-{name}", False)):
            if words.text.knows(message):
                for question in words.say(message).split(","):
                    yield question.strip(), Verdict(rule, is_yes)


class YesOrNo:
    """Knows which rule answers a question with yes or no.

    `split` gives the words of a text without accents, and `stem_of` the stem of a word.
    """

    def __init__(
        self,
        words: GameWords,
        rules: Iterable[str],
        split: Callable[[str], list[str]],
        stem_of: Callable[[str], str],
    ) -> None:
        self._words, self._listed = words, tuple(answer_all(words, rules))
        self._split, self._stem_of = split, stem_of

    def verdict(self, question: str) -> Verdict | None:
        """The rule that answers with yes or no; None where none does for sure."""
        return self._verdicts.get(self._meaning(question))

    def _meaning(self, question: str) -> _Meaning:
        """The subject of a question, and whether it asks about a duty."""
        asked = self._split(question)
        is_must = not self._must.isdisjoint(asked) and self._may.isdisjoint(asked)
        said = (word for word in asked if word not in self._joining | self._must | self._may)
        return tuple(map(self._stem_of, said)), is_must

    @cached_property
    def _verdicts(self) -> dict[_Meaning, Verdict]:
        return {self._meaning(each): verdict for each, verdict in self._listed}

    @cached_property
    def _must(self) -> frozenset[str]:
        return self._these("lookup-must-words")

    @cached_property
    def _may(self) -> frozenset[str]:
        return self._these("lookup-may-words")

    @cached_property
    def _joining(self) -> frozenset[str]:
        return self._these("lookup-joining-words")

    def _these(self, message: str) -> frozenset[str]:
        return frozenset(self._split(self._words.text.say(message)))
