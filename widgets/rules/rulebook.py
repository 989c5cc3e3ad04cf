"""The rulebook: search by everyday words, the text of every rule, and where each rule applied.

On other parts of the page a rule's tag is a control that sends the command `rule` with the rule's
id; `Rulebook.open` then shows the rule. The places where a rule applied send `goto` with a ply.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, partial
from typing import Final, NamedTuple

from tutor.core.words.game_words import GameWords
from tutor.core.words.lookup import ADVICE, CHAPTER, Family, Lookup, Verdict, families
from tutor.core.words.text import Text
from widgets.shared.controls import Markup, element, join, to_chapter
from widgets.shared.loop import Loop
from widgets.shared.making import Line, box, html, make_field

MOST_PLACES: Final = 8


class Shown(NamedTuple):
    """An exhibit that shows a rule: its id and its title."""

    id: str
    title: str


class Book(NamedTuple):
    """The data with which a rule is drawn: the words, and the plies at which each rule applied.

    `step_words` returns the words of the step at a ply. `exhibits` are the exhibits of a lesson
    that show each rule.
    """

    game: GameWords
    page: Text
    happened: Mapping[str, Sequence[int]]
    step_words: Callable[[int], str]
    exhibits: Mapping[str, Sequence[Shown]] = {}


def rule_card(rule: str, book: Book, *, at: str, answer: str = "") -> Markup:
    """Return a rule's title and text, and where the rule applied in the line in view.

    A page can have several cards of one rule, which `at` tells apart; if `at` is "answer",
    the places where the rule applied are unfolded. `answer` is the "yes" or "no" that stands
    before the text. Raises KeyError for an unknown rule.
    """
    text = book.game.rule_text(rule)
    return element(
        "article",
        element("h3", book.game.rule_title(rule)),
        element("p", element("b", answer), " ", text) if answer else element("p", text),
        _exhibits(rule, book, at),
        _places(rule, book, at),
        class_="tutor-rulebook-rule",
        data={"rule": rule},
    )


def _exhibits(rule: str, book: Book, at: str) -> Markup:
    """Return the exhibits that show a rule, each as a button."""
    say = book.page.say
    shown = [
        element(
            "button",
            say("rulebook-exhibit", title=title),
            class_="tutor-do tutor-rulebook-exhibit",
            data={"do": "exhibit", "value": name, "key": f"exhibit:{at}:{rule}:{name}"},
            type="button",
        )
        for name, title in book.exhibits.get(rule, ())
    ]
    return element("div", *shown, class_="tutor-row") if shown else Markup("")


def _places(rule: str, book: Book, at: str) -> Markup:
    say, plies = book.page.say, tuple(dict.fromkeys(book.happened.get(rule, ())))
    if not plies:
        return Markup("")
    items = [element("li", _place(rule, ply, book, at)) for ply in plies[:MOST_PLACES]]
    more = len(plies) - len(items)
    if more:
        items.append(element("li", say("rulebook-more-places", count=more), class_="tutor-hint"))
    summary = element(
        "summary",
        say("rulebook-places", count=len(plies)),
        data={"key": f"places:{at}:{rule}"},
    )
    inside, of = (summary, element("ul", *items)), "tutor-rulebook-places"
    if at == "answer":
        return element("details", *inside, class_=of, open="open")
    return element("details", *inside, class_=of)


def _place(rule: str, ply: int, book: Book, at: str) -> Markup:
    return element(
        "button",
        book.page.say("rulebook-place", ply=ply, what=book.step_words(ply)),
        class_="tutor-do tutor-rulebook-place",
        data={"do": "goto", "value": ply, "key": f"goto:{at}:{rule}:{ply}"},
        type="button",
    )


def results(rules: Iterable[str], book: Book, verdict: Verdict | None = None) -> Markup:
    """Return the rules that answer a question, with the rule first that most likely answers it.

    The "yes" or "no" of the verdict stands before the text of the verdict's rule. The markup
    is empty if there are no rules.
    """
    decisive, word = ("", "") if verdict is None else (verdict.rule, _word(verdict, book.page))
    return join(
        *(
            to_chapter(rule.removeprefix(CHAPTER), title_of(rule, book.game))
            if rule.startswith(CHAPTER)
            else rule_card(rule, book, at="answer", answer=word if rule == decisive else "")
            for rule in rules
        )
    )


@cache
def _lookup_of(words: GameWords, rules: frozenset[str]) -> Lookup:
    """Return the search in a game's rules, which reads the rules at its first question."""
    return Lookup(words, rules)


def title_of(found: str, words: GameWords) -> str:
    """Return the title of a rule, or of a chapter of the guide."""
    name = found.removeprefix(CHAPTER)
    return words.rule_title(found) if name == found else words.say(f"{ADVICE}{name}.title")


def _word(verdict: Verdict, page: Text) -> str:
    return page.say("rulebook-yes" if verdict.is_yes else "rulebook-no")


def contents(parts: Iterable[Family], book: Book) -> Markup:
    """Return the whole rulebook, folded by subject; the subject of rules without a title comes last."""
    titled = [part for part in parts if part.title is not None]
    others = tuple(rule for part in parts if part.title is None for rule in part.rules)
    if others:
        titled.append(Family("", book.page.say("rulebook-other"), others))
    return element(
        "section",
        element("h2", book.page.say("rulebook-contents")),
        *(_family(part, book) for part in titled),
        class_="tutor-rulebook-contents",
    )


def _family(part: Family, book: Book) -> Markup:
    assert part.title is not None
    title = book.page.say("rulebook-family", title=part.title, count=len(part.rules))
    return element(
        "details",
        element("summary", title, data={"key": f"family:{part.name}"}),
        *(rule_card(rule, book, at="book") for rule in part.rules),
        class_="tutor-rulebook-family",
    )


class Rulebook:
    """The window of the rulebook: a field for questions, the answers, and all rules below.

    `rules` are the rules of the game. `happened` returns the plies of the line at which each
    rule applied, and `step_words` the step at a ply in words. `exhibits` are exhibits that
    show some of the rules. `changed` is called when the text in the field changes. `answer`
    is the sentence on the result.
    """

    def __init__(
        self,
        game_text: GameWords,
        rules: Iterable[str],
        page_text: Text,
        loop: Loop,
        happened: Callable[[], Mapping[str, Sequence[int]]],
        step_words: Callable[[int], str],
        exhibits: Mapping[str, Sequence[Shown]] | None = None,
        changed: Callable[[], None] = lambda: None,
    ) -> None:
        self._exhibits = exhibits or {}
        self._game, self._text = game_text, page_text
        self._happened, self._step_words, self._changed = happened, step_words, changed
        self._rules = frozenset(rules)
        self._lookup = _lookup_of(game_text, self._rules)
        self._families = families(game_text, self._rules)
        self._opened: str | None = None
        self._is_put = False
        self.answer = ""
        self._field = make_field(
            Line,
            "tutor-rulebook-field",
            description=page_text.say("rulebook-search"),
            placeholder=page_text.say("rulebook-search.placeholder"),
            continuous_update=True,
            style={"description_width": "initial"},
        )
        self._field.observe(loop.handler(self._answer_field), names="value")
        self._answer, self._results, self._contents = (
            html(f"tutor-rulebook-{part}") for part in ("answer", "results", "all")
        )
        title = element("h2", page_text.say("rulebook-heading"))
        self.widget = box(
            "tutor-card tutor-rulebook",
            html("tutor-rulebook-heading", title),
            self._field,
            self._answer,
            self._results,
            self._contents,
        )

    def show(self) -> None:
        """Show the rules, and where each of them applied in the line in view."""
        book = self._book()
        self._show_answer(book)
        self._contents.value = contents(self._families, book)

    def open(self, rule: str) -> None:
        """Show one rule at the top, in place of the question. Raises KeyError for an unknown rule."""
        if rule not in self._rules:
            raise KeyError(rule)
        self._put("")
        self._opened = rule
        self._show_answer(self._book())

    def ask(self, question: str) -> None:
        """Answer a question; the answer takes the place of the present question or rule."""
        self._opened = None
        self._put(question)
        self._show_answer(self._book())

    @property
    def request(self) -> str:
        """The id of the rule that is shown at the top, or else the question in the field.

        The value is empty if the field is empty and no rule is shown.
        """
        return self._opened or str(self._field.value).strip()

    def _put(self, question: str) -> None:
        """Write into the field a question that was asked elsewhere; the field then reports no change."""
        self._is_put = True
        self._field.value = question
        self._is_put = False

    def _answer_field(self, _: dict[str, object]) -> None:
        if self._is_put:
            return
        self._opened = None
        self._show_answer(self._book())
        self._changed()

    def _book(self) -> Book:
        return Book(
            self._game, self._text, self._happened(), cache(self._step_words), self._exhibits
        )

    def _show_answer(self, book: Book) -> None:
        found, self.answer = self._find_results()
        self._answer.value = element("p", self.answer, class_="tutor-hint")
        self._results.value = results(found, book, self._verdict())

    def _verdict(self) -> Verdict | None:
        """Return the verdict on the question, which answers it with "yes" or "no".

        The result is None for a question that has no such answer, and if a rule is shown in place
        of a question.
        """
        return self._lookup.verdict(self._field.value) if self._opened is None else None

    def _find_results(self) -> tuple[list[str], str]:
        """Return the rules to show at the top, and the sentence that says how many were found."""
        say, title = self._text.say, partial(title_of, words=self._game)
        if self._opened is not None:
            return [self._opened], say("rulebook-opened", title=title(self._opened))
        question = self._field.value
        if not question.strip():
            return [], say("rulebook-not-asked")
        found = [each.rule for each in self._lookup.find(question)]
        if not found:
            return [], say("rulebook-no-answer")
        if (verdict := self._verdict()) is not None:
            answer = _word(verdict, self._text)
            return found, say("rulebook-decided", answer=answer, title=title(verdict.rule))
        titles = self._text.all_of(map(title, found))
        return found, say("rulebook-answer", count=len(found), titles=titles)
