"""Looking a rule up by everyday words: "may I pay a llama next door?" finds the rule of the move.

A rule is found by its title, its text, and what people ask about it: the message `asks-<rule>` of
the game's catalogue, where there is one; `asks-same-words` there lists words that mean the same,
the game's own first, a semicolon between two lists. Which words say nothing and how words are cut
to their stems stands in the shared catalogues, so a language needs no code here.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from functools import cached_property
from math import fsum, log
from typing import Final, NamedTuple

from tutor.core.text import GameText

MOST: Final = 3
LONGEST: Final = 200  # signs of a question that are read

_WORD: Final = re.compile(r"[^\W\d_]{2,}|\d+")
_TITLE, _ASKS, _TEXT = 3.0, 2.0, 1.0  # what a word weighs, by where it stands
_SOON_ENOUGH: Final = 1.2  # BM25: how soon a word said again adds nothing
_FOR_LENGTH: Final = 0.5  # BM25: how much a long text pays for its length
_PHRASE: Final = 1.0  # what a question asked just so adds, for each word it shares
_LEAST_KNOWN: Final = 0.34  # the share of a question that must be understood
_SHORTEST_GUESSED: Final = 4  # letters of an unknown word that may be a slip
_ALIKE: Final = 0.8
_GUESS: Final = 0.7  # what a guessed word weighs


class Found(NamedTuple):
    """A rule that may answer a question; the higher the score, the better."""

    rule: str
    score: float


class Family(NamedTuple):
    """Rules that belong together, and what they are about; no title for a family without one."""

    name: str
    title: str | None
    rules: tuple[str, ...]


def families(words: GameText, rules: Iterable[str]) -> list[Family]:
    """The rules by the first part of their ids, in the order of the rule book.

    `family-<first part>` is a family's title.
    """
    place = {name: number for number, name in enumerate(words.text.catalogue.ids())}
    found: dict[str, list[str]] = {}
    for rule in sorted(rules, key=lambda rule: (place[f"rule-{_dashed(rule)}"], rule)):
        found.setdefault(rule.partition(".")[0], []).append(rule)
    return [
        Family(name, words.say(title) if words.text.knows(title) else None, tuple(members))
        for name, members in found.items()
        for title in (f"family-{name}",)
    ]


class Lookup:
    """Finds the rules of a game that answer a question. Nothing is read before the first one."""

    def __init__(self, words: GameText, rules: Iterable[str]) -> None:
        self._words = words
        self._rules = tuple(sorted(rules))

    def find(self, question: str, most: int = MOST) -> list[Found]:
        """At most so many rules, the best first; none for a question that makes no sense here."""
        weights = self._understood(question)
        scores = {rule: self._score(rule, weights) for rule in self._rules} if weights else {}
        best = sorted(scores.items(), key=lambda item: (-item[1], item[0]))
        return [Found(rule, score) for rule, score in best[:most] if score]

    def _understood(self, question: str) -> dict[str, float]:
        """The stems of a question and how sure they are; none if too little of it is understood."""
        rarity = self._rarity  # the rules are read first, so that their spelling counts
        asked = dict.fromkeys(self._stems(question[:LONGEST]))
        weights: dict[str, float] = {}
        for stem in asked:
            meant, weight = (stem, 1.0) if stem in rarity else self._guessed(stem)
            if meant is not None:
                weights[meant] = max(weight, weights.get(meant, 0.0))
        return weights if len(weights) >= _LEAST_KNOWN * len(asked) else {}

    def _guessed(self, stem: str) -> tuple[str | None, float]:
        """A known stem that may have been meant: a longer one, or one written much alike."""
        if len(stem) < _SHORTEST_GUESSED:
            return None, 0.0
        near = [known for known in self._known if known[0] == stem[0]]
        longer = [known for known in near if known.startswith(stem)]
        close = longer or get_close_matches(stem, near, 1, _ALIKE)
        return (min(close, key=len), _GUESS) if close else (None, 0.0)

    def _score(self, rule: str, weights: dict[str, float]) -> float:
        """How well a rule answers: rare words count more, and words asked together once more."""
        entry, rarity = self._entries[rule], self._rarity
        fair = 1 - _FOR_LENGTH + _FOR_LENGTH * entry.length / self._middle
        score = 0.0
        for stem, weight in weights.items():
            said = entry.said.get(stem, 0.0)
            if said:
                often = said * (_SOON_ENOUGH + 1) / (said + _SOON_ENOUGH * fair)
                score += weight * rarity[stem] * often
        return score + _PHRASE * max(
            (self._shared(phrase, weights) for phrase in entry.phrases), default=0.0
        )

    def _shared(self, phrase: frozenset[str], weights: dict[str, float]) -> float:
        """How much of a phrase and of the question is the same, in rare words."""
        rarity = self._rarity
        both = fsum(weights[stem] * rarity[stem] for stem in phrase & weights.keys())
        either = fsum(rarity[stem] for stem in phrase | weights.keys())
        return both * both / either if either else 0.0

    def _stems(self, text: str) -> list[str]:
        stems = (self._stem(word) for word in _split(text) if _plain(word) not in self._empty)
        return [self._same.get(stem, stem) for stem in stems]

    @cached_property
    def _same(self) -> dict[str, str]:
        """The game's own word for words that mean the same, all as stems."""
        words, message = self._words, "asks-same-words"
        lists = words.say(message).split(";") if words.text.knows(message) else []
        groups = [[self._stem(word) for word in _split(each)] for each in lists]
        return {stem: group[0] for group in groups for stem in group}

    @cached_property
    def _empty(self) -> frozenset[str]:
        """Words that say nothing about what is asked."""
        return frozenset(map(_plain, _split(self._words.text.say("lookup-empty-words"))))

    @cached_property
    def _stem(self) -> Callable[[str], str]:
        # The library knows many languages and takes a moment to load; most visitors never ask.
        from snowballstemmer import stemmer

        cut = stemmer(self._words.text.say("lookup-stems"))
        remembered: dict[str, str] = {}

        def stem(word: str) -> str:
            # Accents decide how a word is cut; whoever leaves them out means the same word.
            plain = _plain(word)
            if plain not in remembered:
                remembered[plain] = _plain(cut.stemWord(word))
            return remembered[plain]

        return stem

    @cached_property
    def _entries(self) -> dict[str, _Entry]:
        return {rule: self._entry(rule) for rule in self._rules}

    def _entry(self, rule: str) -> _Entry:
        words, asks = self._words, f"asks-{_dashed(rule)}"
        asked = words.say(asks).split(",") if words.text.knows(asks) else []
        title = self._stems(words.rule_title(rule))
        phrases = [self._stems(phrase) for phrase in asked]
        said: defaultdict[str, float] = defaultdict(float)
        for weight, stems in (
            (_TITLE, title),
            *((_ASKS, phrase) for phrase in phrases),
            (_TEXT, self._stems(words.rule_text(rule))),
        ):
            for stem in stems:
                said[stem] += weight
        return _Entry(said, sum(said.values()), [frozenset(each) for each in (title, *phrases)])

    @cached_property
    def _rarity(self) -> dict[str, float]:
        """What each known stem is worth: little if many rules say it."""
        entries = self._entries.values()
        told = Counter(stem for entry in entries for stem in entry.said)
        return {
            stem: log(1 + (len(entries) - rules + 0.5) / (rules + 0.5))
            for stem, rules in told.items()
        }

    @cached_property
    def _known(self) -> list[str]:
        return sorted(self._rarity)

    @cached_property
    def _middle(self) -> float:
        return sum(entry.length for entry in self._entries.values()) / len(self._entries)


class _Entry(NamedTuple):
    """A rule as it is looked up: how much it says each stem, and what is asked about it."""

    said: dict[str, float]
    length: float
    phrases: Sequence[frozenset[str]]


def _dashed(rule: str) -> str:
    return rule.replace(".", "-")


def _split(text: str) -> list[str]:
    """The words and numbers of a text, in small letters; a single letter is no word."""
    return _WORD.findall(unicodedata.normalize("NFC", text).casefold())


def _plain(word: str) -> str:
    """The word without accents, which people leave out when they type."""
    apart = unicodedata.normalize("NFD", word)
    return "".join(sign for sign in apart if not unicodedata.combining(sign))
