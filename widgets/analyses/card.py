"""The card of the library: a field to store the current game under a name, and the list of analyses."""

from __future__ import annotations

from typing import Final

from tutor.core.records.tree import Node
from tutor.core.words.text import text_for
from widgets.analyses.analyses import Analyses, Analysis
from widgets.shared.controls import Markup, control, element, menu, menu_item
from widgets.shared.days import day_in_words
from widgets.shared.making import Line, box, html, make_field
from widgets.shared.model import PageModel
from widgets.shared.stage import Stage
from widgets.shared.window import name_part

FIELD: Final = ".tutor-library-name input"


class Library:
    """The field for a name and the list of analyses.

    `renamed` is the id of the analysis that the learner is renaming, or empty. `taken` is a name
    that the learner has entered and another analysis has; it is set until the learner decides which
    of the two analyses to keep.
    """

    def __init__(self, stage: Stage, analyses: Analyses) -> None:
        self._stage, self._analyses = stage, analyses
        self.renamed = self.taken = ""
        self.opened: tuple[Node, ...] | None = None
        """The nodes of the analysis that was opened last."""
        self._head, self._ways, self._list = (html() for _ in range(3))
        self.name = make_field(Line, "tutor-field tutor-library-name")
        fields = box("tutor-fields", self.name)
        self.widget = box(
            "tutor-card tutor-library-card",
            self._head,
            fields,
            self._ways,
            self._list,
        )

    def show(self, model: PageModel) -> None:
        """Show the field and the list, on the tab of games."""
        if model.tab != "games":
            return
        say = self._stage.say
        name_part(self.widget, "library", say("library-heading"))
        self._head.value = element(
            "section",
            element("h2", say("library-heading")),
            element("p", say("library-hint"), class_="tutor-hint"),
        )
        self.name.description = say("library-new-name" if self.renamed else "library-name")
        self._ways.value = self._draw_ways()
        self._list.value = self._draw_list()

    def _draw_ways(self) -> Markup:
        say = self._stage.say
        if self.taken:
            told = element("p", say("library-taken", name=self.taken), role="alert")
            ways = (
                control("library-replace", self.taken, say("library-replace")),
                control("library-both", self.taken, say("library-both"), class_="tutor-main-do"),
                control("library-cancel", "", say("library-cancel")),
            )
            return element("div", told, element("div", *ways, class_="tutor-row"))
        if self.renamed:
            renaming = (
                control(
                    "library-rename",
                    self.renamed,
                    say("library-rename"),
                    data_with=FIELD,
                    class_="tutor-main-do",
                ),
                control("library-cancel", "", say("library-cancel")),
            )
            return element("div", *renaming, class_="tutor-row")
        keep = control("library-keep", "", say("library-keep"), data_with=FIELD)
        return element("div", keep, class_="tutor-row")

    def _draw_list(self) -> Markup:
        say, found = self._stage.say, self._analyses.all
        parts = []
        if self._analyses.deleted:
            last = self._analyses.deleted[-1].name
            told = element("span", say("library-deleted", name=last))
            undo = control("library-undelete", "", say("library-undelete"))
            parts.append(element("div", told, undo, class_="tutor-row"))
        if not found:
            return element(
                "section", *parts, element("p", say("library-none"), class_="tutor-hint")
            )
        save = control("library-save-all", "", say("library-save-all"))
        rows = element("ul", *map(self._row, found), class_="tutor-library-list")
        return element("section", *parts, rows, element("div", save, class_="tutor-row"))

    def _row(self, each: Analysis) -> Markup:
        """Return the row of an analysis: its name, date, game and length, and its menu."""
        say, language = self._stage.say, self._stage.text.language
        told = say(
            "library-row",
            game=text_for(each.game, language).say("game-name"),
            date=day_in_words(each.day, language),
            count=each.steps,
        )
        opening = control(
            "library-open",
            each.id,
            element("b", each.name),
            element("span", told, class_="tutor-hint"),
            class_="tutor-library-open",
        )
        items = (
            menu_item("library-merge", each.id, say("library-merge")),
            menu_item("library-save", each.id, say("library-save")),
            menu_item("library-name", each.id, say("library-rename"), to=FIELD),
            menu_item("library-delete", each.id, say("library-delete")),
        )
        ways = menu(f"library:{each.id}", say("library-ways", name=each.name), *items)
        unkept = (
            element("p", say("shelf-unkept"), class_="tutor-hint")
            if self._analyses.is_unkept(each)
            else Markup("")
        )
        return element("li", opening, ways, unkept)
