"""The rulebook and the player aid of the present game.

The rulebook in a language is made when it is first needed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from tutor.core.lessons.files import courses
from tutor.core.lessons.text import lesson_text
from tutor.core.print.guide import Block, aid_of, guide_of, has_aid, printed_aid, printed_guide
from widgets.rules.rulebook import Rulebook, Shown
from widgets.shared.controls import Markup, download, element, join
from widgets.shared.making import box, html
from widgets.shared.model import PageModel
from widgets.shared.stage import Stage
from widgets.shared.window import name_part

ASK: Final = '[data-key="ask:"]'
"""The CSS selector of the control that asks the rules a question."""


RULES: Final = "rules"
"""The name of the tab of the rules."""
CHAPTER: Final = "guide."
"""The prefix of the name of a chapter in `Lookups.request`."""


class Source(NamedTuple):
    """The place from which a reader came to the rules.

    `tab` is the tab that was open. `rule` is the rule whose tag was pressed, `chapter` the
    chapter of the guide whose link was pressed; both are empty if the reader asked a
    question. `view` is the view that the reader had to leave, because the view has no room
    for the rules.
    """

    tab: str
    rule: str
    chapter: str = ""
    view: str = ""

    @property
    def opener(self) -> str:
        """The CSS selector of the control by which the reader came to the rules."""
        if self.chapter:
            return f'[data-key="chapter:{self.chapter}"]'
        return f'[data-key="rule:{self.rule}"]' if self.rule else ASK


class Lookups:
    """The rulebook of the present game, and its player aid.

    `source` is the place from which the reader came; None if the reader opened the rules
    directly. `is_being_written` says that the reader has changed the text in the field since
    the page was rendered.
    """

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._made: dict[tuple[str, str], Rulebook] = {}
        self._aid, self._guide, self._back = html(), html(), html("tutor-lookup-back")
        self.source: Source | None = None
        # The aid is shown while no question is asked; an answer needs the room of the aid.
        self._has_asked, self._chapter = False, ""
        self.is_being_written = False
        self.widget = box("tutor-card tutor-lookup-card")

    def show(self, model: PageModel) -> None:
        """Show the rulebook, with the steps of the present line at which each rule applied."""
        if model.tab != "rules":
            return
        name_part(self.widget, "rules", self._stage.say("rulebook-heading"))
        self._book().show()
        self._back.value = self._way_back("lesson" if model.is_led else "other")
        self._show_aid()
        self._guide.value = guide_chapters(self._stage, self._chapter)

    @property
    def leaving(self) -> tuple[str, str]:
        """The name and the value of the command that closes the rules.

        The command leads back to the source; if there is no source, it leads to the game.
        """
        return ("tab", "now") if self.source is None else ("rule-back", "")

    @property
    def request(self) -> str:
        """What was looked up: the id of a rule, the name of a chapter, or the text of a question.

        The value is empty if nothing was looked up.
        """
        book = self._made.get((self._stage.session.tree.game.name, self._stage.text.language))
        chapter = f"{CHAPTER}{self._chapter}" if self._chapter else ""
        return (book.request if book is not None else "") or chapter

    @property
    def spoken_words(self) -> tuple[str, ...]:
        """The sentence on the answer, to be read aloud; empty if nothing was looked up."""
        book = self._made.get((self._stage.session.tree.game.name, self._stage.text.language))
        return (book.answer,) if book is not None and book.request else ()

    def look_up(self, asked: str) -> None:
        """Look up a rule, a chapter or a question, which `asked` names as an address does."""
        stage, chapter = self._stage, asked.removeprefix(CHAPTER)
        game = stage.session.tree.game
        chapters = guide_of(game.name, stage.text.language, stage.theme)
        if asked in game.rules:
            self.open(asked, RULES)
        elif asked != chapter and any(each.name == chapter for each in chapters):
            self.open_chapter(chapter, RULES)
        else:
            self.ask(asked, RULES)

    def open_over(self, tab: str) -> None:
        """Note the tab `tab`, which the rules cover, as the source; if a source is known, keep it."""
        if self.source is None and tab != RULES:
            self.source = Source(tab, "")

    def open(self, rule: str, tab: str) -> None:
        """Show a rule at the top of the rulebook; the reader pressed its tag on the tab `tab`."""
        if tab != RULES:
            self.source = Source(tab, rule)
        self._has_asked, self._chapter = True, ""
        self._book().open(rule)

    def open_chapter(self, name: str, tab: str) -> None:
        """Unfold the chapter `name` of the guide; the reader pressed its link on the tab `tab`."""
        if tab != RULES:
            self.source = Source(tab, "", name)
        self._has_asked, self._chapter = True, name
        self._book().ask("")

    def ask(self, question: str, tab: str) -> None:
        """Answer a question that the reader asked on the tab `tab`.

        If the reader asked on the tab of the rules, the earlier source remains.
        """
        if tab != RULES:
            self.source = Source(tab, "")
        self._has_asked, self._chapter = bool(question.strip()), ""
        self._book().ask(question)

    def _way_back(self, where: str) -> Markup:
        words = self._stage.say("rulebook-back", where=where)
        # The button has the key of the pressed tag, so that the focus moves between the two.
        rule = self.source.rule if self.source else ""
        do, value = self.leaving
        data = {"do": do, "value": value, "key": f"rule:{rule}" if rule else "ask-back"}
        if self.source is not None and self.source.view:
            data["to"] = ASK
        of = "tutor-do tutor-close-do"
        return element("button", words, class_=of, data=data, type="button", title=words)

    def _hide_aid(self) -> None:
        """Hide the player aid once the reader writes a question, because the answer needs the room."""
        if self.request and not self._has_asked:
            self._has_asked = True
            self._show_aid()
        self.is_being_written = True
        self._stage.loop.render()

    def _show_aid(self) -> None:
        aided = aid(self._stage, is_open=not self._has_asked)
        self._aid.value = join(aided, aid_link(self._stage))

    def _book(self) -> Rulebook:
        stage = self._stage
        game = stage.session.tree.game
        spoken = game.name, stage.text.language
        book = self._made.get(spoken)
        if book is None:
            book = self._made[spoken] = Rulebook(
                stage.game,
                game.rules,
                stage.text,
                stage.loop,
                self._places,
                self._step,
                _exhibits(stage),
                self._hide_aid,
            )
            # The aid and the guide come before the rules, so that they are visible at once.
            *above, contents = book.widget.children
            book.widget.children = (*above, self._aid, self._guide, contents)
        parts = (self._back, book.widget)
        if self.widget.children != parts:
            self.widget.children = parts
        return book

    def _places(self) -> dict[str, list[int]]:
        """Return the plies of the line at which each rule was the reason for an event."""
        found: dict[str, list[int]] = {}
        for ply, events in enumerate(self._stage.session.line.events, start=1):
            for rule in {event.rule for event in events}:
                found.setdefault(rule, []).append(ply)
        return found

    def _step(self, ply: int) -> str:
        return self._stage.step(self._stage.session.path[ply])


def _exhibits(stage: Stage) -> dict[str, list[Shown]]:
    """Return the exhibits of the game's lessons, by the rules that they show."""
    found: dict[str, list[Shown]] = {}
    for lesson in courses(stage.session.tree.game.name):
        words = lesson_text(lesson, stage.text.language)
        for name, exhibit in lesson.exhibits.items():
            title = words.exhibit_title(exhibit)
            for rule in exhibit.rules:
                found.setdefault(rule, []).append(Shown(name, title))
    return found


def aid(stage: Stage, *, is_open: bool) -> Markup:
    """Return the player aid of the present game as a chapter; empty if the game has no aid."""
    game = stage.session.tree.game
    if not has_aid(game.name):
        return Markup("")
    found = aid_of(game, stage.text.language)
    summary = element("summary", found.title, data={"key": "guide:aid"})
    note = [element("p", found.note)] if found.note else []
    more = _open_attribute(is_open)
    of = "tutor-guide-chapter tutor-aid"
    return element("details", summary, *map(_block, found.blocks), *note, class_=of, **more)


def _open_attribute(is_open: bool, /) -> Mapping[str, Any]:
    """Return the HTML attribute that unfolds a chapter; empty if the chapter is folded."""
    return {"open": "open"} if is_open else {}


def _block(block: Block) -> Markup:
    """Return a part of the player aid: a heading, a sentence on all entries, and the entries."""
    about = [element("p", block.about)] if block.about else []
    entries = (
        element("p", element("b", entry.name), " ", entry.text, class_="tutor-aid-entry")
        for entry in block.entries
    )
    return element("section", element("h3", block.heading), *about, *entries)


def aid_link(stage: Stage) -> Markup:
    """Return the link to the printable aid of the present game; empty if the game has no aid."""
    game, language = stage.session.tree.game.name, stage.text.language
    if not has_aid(game):
        return Markup("")
    page = printed_aid(game, language).encode("utf-8")
    return download(
        stage.say("aid-file"), page, "text/html;charset=utf-8", f"{game}-aid-{language}.html"
    )


def guide_chapters(stage: Stage, opened: str = "") -> Markup:
    """Return the chapters of the game's guide, folded, and the link that prints the guide.

    The chapter `opened` is unfolded. The result is empty if the game has no guide.
    """
    game, language = stage.session.tree.game.name, stage.text.language
    chapters = guide_of(game, language, stage.theme)
    if not chapters:
        return Markup("")
    folded = [
        element(
            "details",
            element("summary", each.title, data={"key": f"guide:{each.name}"}),
            each.body,
            class_="tutor-guide-chapter",
            **_open_attribute(each.name == opened),
        )
        for each in chapters
    ]
    page = printed_guide(game, language).encode("utf-8")
    link = download(
        stage.say("guide-file"), page, "text/html;charset=utf-8", f"{game}-guide-{language}.html"
    )
    return element("section", *folded, link, class_="tutor-guide", aria_label=chapters[0].title)
