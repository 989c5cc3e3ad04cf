"""The search for a rule by everyday words, such as "may I look at my cards again?".

The search uses the title and the text of each rule, and questions that people ask about it: the
message `asks-<rule>` of the game's catalogue, if it has one. The message `asks-same-words` lists
words that mean the same, the game's word first, with a semicolon between two lists. The shared
catalogues list the words that have no meaning alone, and the name of the stemmer, so a language
needs no code here. A question about good play finds a chapter of the game's guide, by
`asks-guide-<chapter>`.

Naive Bayes compares a question with the texts of each rule. It computes how much likelier the words
of the question, and its pairs of neighbouring words, are for this rule than for all other rules.
"Do I have to sell?" and "how do I sell?" differ only in words without meaning alone, so these words
count a little too.

A rule answers some questions with yes or no: "do I have to move?". A game's catalogue lists them in
`asks-yes-<rule>` and `asks-no-<rule>`, with a comma between two. Another question counts as the
same if it has the same stems in the same order, without joining words, and if both or neither ask
about a duty. A wrong yes is worse than no answer, so every other question gets no yes or no.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from difflib import get_close_matches
from functools import cached_property
from itertools import pairwise
from math import fsum, hypot, log
from typing import Final, NamedTuple

from tutor.core.words.game_words import GameWords

_Meaning = tuple[tuple[str, ...], bool]
CHAPTER: Final = "guide."
"""The prefix of the id of a guide's chapter. It separates chapters from rules."""
ADVICE: Final = "asks-guide-"
MOST: Final = 3
LONGEST: Final = 200  # the most characters of a question that are read
_WORD: Final = re.compile(r"[^\W\d_]{2,}|\d+")
_TEXT: Final = 0.3  # the weight of a rule's text; a question about it has 1
_EMPTY: Final = 0.3  # the weight of a word that has no meaning alone
_PAIR: Final = 0.5  # the weight of a pair of neighbouring words
_UNSEEN: Final = 0.1  # the weight that each word has for each rule before any text is read
_LEAST_KNOWN: Final = 0.34  # the least share of known words in a question
_SHORTEST_GUESSED: Final = 4  # the fewest letters of a word that may be misspelt
_ALIKE: Final = 0.8
_GUESS: Final = 0.7  # the weight of a guessed word
Features = Mapping[str, float]
"""The weights of stems, and of pairs of stems with a space between them."""


class Found(NamedTuple):
    """A rule or chapter that may answer a question.

    `rule` is the id of the rule or chapter. The higher `score` (log odds) is, the better it answers the
    question.
    """

    rule: str
    score: float


class Family(NamedTuple):
    """Rules whose ids have the same first part.

    `title` is the title of this group of rules; it is None if the game has no title for the group.
    """

    name: str
    title: str | None
    rules: tuple[str, ...]


def families(words: GameWords, rules: Iterable[str]) -> list[Family]:
    """Return the rules grouped by the first part of their ids, in the order of the rule book.

    The message `family-<first part>` is the title of a group.
    """
    place = {name: number for number, name in enumerate(words.text.catalogue.ids())}
    found: dict[str, list[str]] = {}
    for rule in sorted(rules, key=lambda rule: (place[f"rule-{_with_dashes(rule)}"], rule)):
        found.setdefault(rule.partition(".")[0], []).append(rule)
    return [
        Family(name, words.say(title) if words.text.knows(title) else None, tuple(members))
        for name, members in found.items()
        for title in (f"family-{name}",)
    ]


class Lookup:
    """A search for the rules of a game that answer a question.

    The search reads the texts of the rules at the first question.
    """

    def __init__(self, words: GameWords, rules: Iterable[str]) -> None:
        self._words = words
        self._rules = tuple(sorted(rules))
        ids = words.text.catalogue.ids()
        self._chapters = tuple(
            CHAPTER + each.removeprefix(ADVICE) for each in ids if each.startswith(ADVICE)
        )

    def find(self, question: str, most: int = MOST) -> list[Found]:
        """Return at most `most` rules, the best first; empty if too few words are known.

        A rule that answers the question with yes or no comes first.
        """
        asked, known = self._understand(question)
        scores = {
            rule: self._score(rule, asked)
            for rule, said in self._features_by_rule.items()
            if not known.isdisjoint(said)
        }
        verdict = self.verdict(question)
        decisive = verdict.rule if verdict is not None else ""
        if decisive:
            scores.setdefault(decisive, 0.0)
        best = sorted(scores.items(), key=lambda item: (item[0] != decisive, -item[1], item[0]))
        return [Found(rule, score) for rule, score in best[:most]]

    def verdict(self, question: str) -> Verdict | None:
        """Return the rule that answers a question with yes or no, or None."""
        return self._yes_or_no.verdict(question[:LONGEST])

    @cached_property
    def _yes_or_no(self) -> YesOrNo:
        return YesOrNo(self._words, self._rules, _split_plain, lambda word: self._stem_of(word)[0])

    def _understand(self, question: str) -> tuple[Features, frozenset[str]]:
        """Return the weighted features of a question and its meaningful stems.

        Both are empty if too few words of the question are known.
        """
        read, sure, unknown = [], set(), 0
        for word in _split(question[:LONGEST]):
            stem, weight = self._stem_of(word)
            if weight == 1 and stem not in self._rarity:
                stem, weight = self._guess(stem)
                unknown += not weight
            if weight > _EMPTY:
                sure.add(stem)
            read.append((stem, weight))
        if len(sure) < _LEAST_KNOWN * (len(sure) + unknown):
            return {}, frozenset()
        return self._rare(_features(read)), frozenset(sure)

    def _guess(self, stem: str) -> tuple[str, float]:
        """Return a known stem for an unknown one, and its weight.

        The known stem begins with the unknown one or is very similar. The weight is 0 if there is
        no such stem.
        """
        near = [known for known in self._stems if known[0] == stem[0]]
        longer = [known for known in near if known.startswith(stem)]
        close = longer or get_close_matches(stem, near, 1, _ALIKE)
        if len(stem) < _SHORTEST_GUESSED or not close:
            return stem, 0.0
        return min(close, key=len), _GUESS

    def _score(self, rule: str, asked: Features) -> float:
        """Return the log odds that a question is about this rule and not about any other rule."""
        here, kinds = self._features_by_rule[rule], _UNSEEN * len(self._all)
        inside = sum(here.values()) + kinds
        outside = self._sum - sum(here.values()) + kinds
        return fsum(
            weight
            * log(
                (here.get(feature, 0.0) + _UNSEEN)
                / (self._all[feature] - here.get(feature, 0.0) + _UNSEEN)
                * outside
                / inside
            )
            for feature, weight in asked.items()
        )

    def _rare(self, features: Features) -> Features:
        """Return the known features with new weights.

        The rarer a feature is, the more it weighs.
        """
        rarity = self._rarity
        return {each: weight * rarity[each] for each, weight in features.items() if each in rarity}

    def _read(self, text: str) -> Features:
        return _features(map(self._stem_of, _split(text)))

    def _stem_of(self, word: str) -> tuple[str, float]:
        """Return the stem of a word and the weight of the stem.

        If the game has another word with the same meaning, the result has the stem of the game's word.
        """
        stem = self._stem(word)
        return self._same.get(stem, stem), _EMPTY if _plain(word) in self._empty else 1.0

    @cached_property
    def _same(self) -> dict[str, str]:
        """The stem of the game's word, by each stem with the same meaning."""
        words, message = self._words, "asks-same-words"
        lists = words.say(message).split(";") if words.text.knows(message) else []
        groups = [[self._stem(word) for word in _split(each)] for each in lists]
        return {stem: group[0] for group in groups for stem in group}

    @cached_property
    def _empty(self) -> frozenset[str]:
        """The words that have no meaning alone, without accents."""
        return frozenset(map(_plain, _split(self._words.text.say("lookup-empty-words"))))

    @cached_property
    def _stem(self) -> Callable[[str], str]:
        # The library has many languages and loads slowly, and most readers never search.
        from snowballstemmer import stemmer

        cut = stemmer(self._words.text.say("lookup-stems"))
        remembered: dict[str, str] = {}

        def stem(word: str) -> str:
            # The stemmer depends on accents, but readers leave them out. So the word first loses
            # its accents.
            plain = _plain(word)
            if plain not in remembered:
                remembered[plain] = _plain(cut.stemWord(word))
            return remembered[plain]

        return stem

    @cached_property
    def _weighted_texts(self) -> dict[str, list[tuple[Features, float]]]:
        """The texts of each rule and chapter (questions, title and text), each with its weight."""
        return {each: [*self._told_of(each)] for each in (*self._rules, *self._chapters)}

    def _told_of(self, rule: str) -> Iterator[tuple[Features, float]]:
        words, asks = self._words, f"asks-{_with_dashes(rule)}"
        asked = words.say(asks).split(",") if words.text.knows(asks) else []
        for question in asked:
            yield self._read(question), 1.0
        if rule in self._chapters:
            return
        yield self._read(words.rule_title(rule)), 1.0
        yield self._read(words.rule_text(rule)), _TEXT

    @cached_property
    def _rarity(self) -> dict[str, float]:
        """The weight of each feature by its rarity: low for a feature of many texts."""
        told = [features for known in self._weighted_texts.values() for features, _ in known]
        often = Counter(feature for features in told for feature in features)
        return {
            feature: log(1 + (len(told) - times + 0.5) / (times + 0.5))
            for feature, times in often.items()
        }

    @cached_property
    def _features_by_rule(self) -> dict[str, Features]:
        """The weight of each feature in the texts of each rule."""
        said: dict[str, defaultdict[str, float]] = {}
        for rule, told in self._weighted_texts.items():
            said[rule] = defaultdict(float)
            for features, counts in told:
                rare = self._rare(features)
                length = hypot(*rare.values()) or 1.0
                for feature, weight in rare.items():
                    said[rule][feature] += counts * weight / length
        return {rule: dict(features) for rule, features in said.items()}

    @cached_property
    def _all(self) -> Features:
        """The weight of each feature in the texts of all rules together."""
        together: defaultdict[str, float] = defaultdict(float)
        for features in self._features_by_rule.values():
            for feature, weight in features.items():
                together[feature] += weight
        return dict(together)

    @cached_property
    def _sum(self) -> float:
        return fsum(self._all.values())

    @cached_property
    def _stems(self) -> list[str]:
        """The known stems, with which the search compares misspelt words."""
        return sorted(feature for feature in self._rarity if " " not in feature)


class Verdict(NamedTuple):
    """The rule that answers a question, and whether the answer is yes."""

    rule: str
    is_yes: bool


def answer_all(words: GameWords, rules: Iterable[str]) -> Iterator[tuple[str, Verdict]]:
    """Yield every question that a game's catalogue answers with yes or no, with its answer."""
    for rule in rules:
        name = rule.replace(".", "-")
        for message, is_yes in ((f"asks-yes-{name}", True), (f"asks-no-{name}", False)):
            if words.text.knows(message):
                for question in words.say(message).split(","):
                    yield question.strip(), Verdict(rule, is_yes)


class YesOrNo:
    """A search for the rule that answers a question with yes or no.

    `split` returns the words of a text without accents, and `stem_of` the stem of a word.
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
        """Return the rule that answers a question, and the answer.

        The result is None if no listed question has the same meaning.
        """
        return self._verdicts.get(self._meaning(question))

    def _meaning(self, question: str) -> _Meaning:
        """Return a question's stems without joining words, and whether it asks about a duty."""
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


def _features(words: Iterable[tuple[str, float]]) -> Features:
    """Return the stems and the pairs of neighbouring stems, each with its weight."""
    read = list(words)
    features = {stem: weight for stem, weight in read if weight}
    for (stem, weight), (after, weight_after) in pairwise(read):
        if weight and weight_after:
            both_empty = max(weight, weight_after) <= _EMPTY
            features[f"{stem} {after}"] = _PAIR * (_EMPTY if both_empty else 1.0)
    return features


def _with_dashes(rule: str) -> str:
    return rule.replace(".", "-")


def _split(text: str) -> list[str]:
    """Return the words and numbers of a text in lower case, without words of one letter."""
    return _WORD.findall(unicodedata.normalize("NFC", text).casefold())


def _split_plain(text: str) -> list[str]:
    return [_plain(word) for word in _split(text)]


def _plain(word: str) -> str:
    """Return the word without its accents, because people often leave them out."""
    apart = unicodedata.normalize("NFD", word)
    return "".join(sign for sign in apart if not unicodedata.combining(sign))
