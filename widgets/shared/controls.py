"""The markup of windows and printed pages: elements, the marks of players, and native buttons.

A button carries its command in data attributes. When it is pressed, the page sends the app the name
and the value of the command, and the moment for which the button was drawn. The page identifies a
control by its key. A control that is drawn again with the same key keeps the focus.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache, lru_cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Final

from tutor.core.base.game import Decision, Game
from tutor.core.drawing.elements import letters, token
from tutor.core.drawing.svg import picture
from tutor.core.print.guide import Chapter
from tutor.core.print.markup import Markup, data_address, element, join
from tutor.core.words.game_words import GameWords
from tutor.core.words.text import Text
from widgets.shared.themes import ThemeName

__all__ = ["Markup", "element", "join", "player_mark", "texts_in"]

SIZE: Final = 24.0
LETTER: Final = 14.0
BLOCKS: Final = ("p", "h2", "h3", "dt", "dd", "li")
"""The elements whose text is read aloud as one sentence each."""


@lru_cache(maxsize=256)
def player_mark(players: tuple[str, ...], player: str, theme: ThemeName) -> Markup:
    """Return a player's shape and letter, without the name.

    The result is cached, because one step of a game shows it dozens of times.
    """
    seat = players.index(player)
    return Markup(picture(token(seat, letters(players)[seat], SIZE, LETTER, theme), SIZE))


class _Texts(HTMLParser):
    """A parser of markup that collects the text of each block in elements of some CSS classes."""

    def __init__(self, classes: tuple[str, ...]) -> None:
        super().__init__()
        self._classes = set(classes)
        # One entry for each open element: its tag, whether its text is wanted, and whether it is
        # silent.
        self._open: list[tuple[str, bool, bool]] = []
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        _, is_wanted, is_silent = self._open[-1] if self._open else ("", False, False)
        is_wanted |= not self._classes.isdisjoint((given.get("class") or "").split())
        # The text of a folded element is left out: readers find it when they unfold it.
        is_folded = tag == "details" and "open" not in given
        is_silent |= is_folded or given.get("aria-hidden") == "true"
        self._open.append((tag, is_wanted, is_silent))
        if is_wanted and not is_silent and tag in BLOCKS:
            self.texts.append("")

    def handle_endtag(self, tag: str) -> None:
        self._open.pop()

    def handle_data(self, data: str) -> None:
        _, is_wanted, is_silent = self._open[-1] if self._open else ("", False, False)
        if is_wanted and not is_silent and any(tag in BLOCKS for tag, *_ in self._open):
            self.texts[-1] += data


def sentences(texts: Iterable[str]) -> str:
    """Return the texts in one string to be read aloud, each with a full stop at its end."""
    return " ".join(each if each[-1] in ".?!:" else f"{each}." for each in texts if each)


def texts_in(markup: str, *classes: str) -> tuple[str, ...]:
    """Return the text of each block in elements of one of these classes.

    The text of folded elements is left out.
    """
    parser = _Texts(classes)
    parser.feed(markup)
    return tuple(found for each in parser.texts if (found := each.strip()))


DECIDE: Final = "decide"
DRAFT: Final = "draft"
MOST_RULES: Final = 4
"""The number of rule names that are shown in a row; the others are folded away."""
FIRST_RULES: Final = 3
RULES: Final = ".tutor-rulebook-field input"
"""The CSS selector of the field that takes the focus when the rules open."""


UNSEEN: Final = "tutor-unseen"
"""The CSS class of text that screen readers read and the page does not show."""


def control(
    do: str, value: str | int, *parts: str, class_: str = "", cannot: str = "", **more: str
) -> Markup:
    """Return a button that sends the command `do` with `value`.

    `parts` are the content of the button, `class_` its CSS classes, `more` further
    attributes. `cannot` says why the command is not possible now. This sentence is added to
    the name of the button, which can still have the focus and be pressed.
    """
    if cannot:
        more["aria_disabled"] = "true"
        if label := more.get("aria_label"):
            more["aria_label"] = f"{label}. {cannot}"
        else:
            parts = (*parts, element("span", f" {cannot}", class_=UNSEEN))
    return element(
        "button",
        *parts,
        class_=f"tutor-do {class_}".strip(),
        data={"do": do, "value": value, "key": f"{do}:{value}"},
        type="button",
        **more,
    )


def ask_control(words: str, kind: str = "button", **data: str) -> Markup:
    """Return the button that opens the rules.

    If `data` names a text field, the rules open with the text of that field as the question.
    """
    return element(
        "button",
        element("span", class_="tutor-sign", aria_hidden="true"),
        class_="tutor-do tutor-ask-do",
        type=kind,
        aria_label=words,
        title=words,
        data={"do": "ask", "value": "", "key": "ask:", "to": RULES, **data},
    )


def decide(
    game: Game, decision: Decision, *parts: str, class_: str = "", cannot: str = "", **more: str
) -> Markup:
    """Return a button that makes a decision.

    `cannot` is the sentence that says why the decision is not legal; a press then shows the
    reason.
    """
    return control(
        DECIDE, decision_value(game, decision), *parts, class_=class_, cannot=cannot, **more
    )


def switch(name: str, draft: str, *parts: str, is_on: bool, **more: str) -> Markup:
    """Return a switch that adds a part to a decision or removes it.

    `draft` is the value of the decision after the switch is pressed; `is_on` says whether the
    decision has the part now.
    """
    return element(
        "button",
        *parts,
        class_="tutor-do tutor-switched",
        data={"do": DRAFT, "value": draft, "key": f"{DRAFT}:{name}"},
        type="button",
        aria_pressed="true" if is_on else "false",
        **more,
    )


def menu(key: str, name: str, *items: Markup, class_: str = "") -> Markup:
    """Return a button with three dots that opens a menu.

    `name` is what screen readers say, `items` are the entries. `key` identifies the button, so that
    it keeps the focus when it is drawn again.
    """
    dots = element(
        "summary",
        class_="tutor-do tutor-sign-do",
        title=name,
        aria_label=name,
        aria_haspopup="menu",
        data={"key": f"menu:{key}"},
    )
    listed = element("div", *items, class_="tutor-menu-list", role="menu", aria_label=name)
    return element("details", dots, listed, class_=f"tutor-item-menu {class_}".strip())


def menu_item(do: str, value: str | int, words: str, *, to: str = "", **more: str) -> Markup:
    """Return an entry of a menu that sends the command `do` with `value`.

    `to` is the selector of the element that takes the focus afterwards.
    """
    data = {"do": do, "value": value, "key": f"{do}:{value}"} | ({"to": to} if to else {})
    more = {"role": "menuitem", "tabindex": "-1", "type": "button"} | more
    return element("button", words, class_="tutor-do tutor-item", data=data, **more)


def rule_tag(words: GameWords, page: Text, rule: str, at: str, name: str = "") -> Markup:
    """Return the name of a rule, which unfolds the rule's text and a link to the rulebook.

    `name` replaces the title of the rule. `at` says where on the page the tag stands, because
    one rule can have a tag in several places.
    """
    title = words.rule_title(rule)
    heading = page.say("rule-heading")
    summary = element(
        "summary",
        name or title,
        class_="tutor-do tutor-caret tutor-rule-tag",
        title=heading,
        data={"key": f"rule-here:{at}:{rule}"},
    )
    onward = page.say("rule-more")
    # The label begins with the visible words; the title tells the links of several rules apart.
    link = control("rule", rule, onward, class_="tutor-quiet", aria_label=f"{onward}: {title}")
    text = element("div", element("span", words.rule_text(rule)), link, class_="tutor-rule-text")
    data = {"menu": f"rule:{at}:{rule}"}
    # Unfolding one rule folds the others in the same place, so that the text around them stays in
    # sight.
    return element("details", summary, text, class_="tutor-rule", name=f"rules:{at}", data=data)


def to_chapter(name: str, words: str) -> Markup:
    """Return a control that opens the chapter `name` of the guide."""
    data = {"do": "chapter", "value": name, "key": f"chapter:{name}"}
    to = f'[data-key="guide:{name}"]'
    return element("button", words, class_="tutor-do", type="button", data=data | {"to": to})


def rule_tags(
    words: GameWords, page: Text, rules: Iterable[str], at: str, chapters: Iterable[Chapter] = ()
) -> Markup:
    """Return the names of rules in a row, each of which unfolds the text of its rule.

    If there are more than `MOST_RULES` rules, the rest is folded. `chapters` are chapters of
    the guide that explain more; the links to these chapters come first.
    """
    tags = [rule_tag(words, page, rule, at) for rule in rules]
    shown = len(tags) if len(tags) <= MOST_RULES else FIRST_RULES
    onward = [to_chapter(each.name, each.title) for each in chapters]
    parts = [part for tag in (*onward, *tags[:shown]) for part in (tag, " ")]
    if rest := tags[shown:]:
        key = f"rules:{at}"
        summary = element(
            "summary",
            page.say("rule-others", count=len(rest)),
            class_="tutor-do tutor-caret tutor-rule-tag",
            data={"key": key},
        )
        folded = [part for tag in rest for part in (" ", tag)]
        parts.append(
            element("details", summary, *folded, class_="tutor-rules-rest", data={"menu": key})
        )
    return element("div", *parts, class_="tutor-lesson-rules") if parts else Markup("")


def download(words: str, content: bytes, kind: str, name: str) -> Markup:
    """Return a link that saves a file; `kind` is its media type, `name` the name of the file."""
    address = data_address(content, kind)
    return element("a", words, href=address, download=name, class_="tutor-do")


def decision_value(game: Game, decision: Decision) -> str:
    """Return a decision as the value of its control: the JSON text of the decision in a record."""
    return json.dumps(game.write_decision(decision), sort_keys=True, separators=(",", ":"))


def fold(words: str, key: str, *parts: str) -> Markup:
    """Return a line of words under which the reader unfolds the markup `parts`.

    `key` identifies the fold, so that an open fold stays open when it is drawn again.
    """
    summary = element("summary", words, class_="tutor-caret", data={"key": key})
    return element("details", summary, *parts, class_="tutor-told-before")


def progress_bar(spent: float, label: str) -> Markup:
    """Return a bar that shows the progress of a computation.

    `spent` is the part that is done, from 0 to 1; screen readers read `label`.
    """
    percent = round(100 * spent)
    return element(
        "div",
        element("span", style=f"width:{percent}%"),
        class_="tutor-forecast-bar",
        role="progressbar",
        aria_valuemin="0",
        aria_valuemax="100",
        aria_valuenow=str(percent),
        aria_label=label,
    )


LANDSCAPE: Final = Path(__file__).parents[1] / "template" / "landscape.svg"
"""The file of the landscape; the page shows the same picture while the kernel starts."""


@cache
def landscape() -> Markup:
    """Return the picture of the landscape at the front door; screen readers skip the picture."""
    return Markup(LANDSCAPE.read_text(encoding="utf-8"))
