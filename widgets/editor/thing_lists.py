"""The lists of a form as markup: the things in one place, where they can go, what can be added."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tutor.core.base.editing.draft import Draft
from tutor.core.base.editing.form import Pool
from tutor.core.base.shapes.asking import Entry, Ordered, Path, Several, place_of
from widgets.editor.fields import option, select
from widgets.editor.words import FormWords
from widgets.shared.controls import control
from widgets.shared.markup import Markup, element, join

WAYS: Final = {-1: "up", 1: "down"}


class ThingLists:
    """Draws the things of a list; each thing is in one place at a time."""

    def __init__(self, draft: Draft, words: FormWords) -> None:
        self._draft = draft
        self._words = words
        self._say = words.page.say

    def draw(self, entry: Entry, pool: Pool, label: str) -> Markup:
        """The things in a list, each with its possible places, and the things to be added."""
        draft, path = self._draft, entry.path
        things = draft.lying(path)
        places = draft.places(pool)
        is_ordered = isinstance(entry.asked, Ordered) and len(things) > 1
        items = [
            element(
                "li",
                element("span", self._words.thing(thing), of="tutor-editor-thing"),
                self._shifts(entry, index, len(things)) if is_ordered else Markup(""),
                self._goes(thing, path, places),
            )
            for index, thing in enumerate(things)
        ]
        listed = element("ol" if is_ordered else "ul", *items, of="tutor-editor-list")
        shuffle = control("editor-shuffle", entry.place, self._say("editor-shuffle"))
        return element(
            "div",
            element("span", self._say("editor-count", count=len(things)), of="tutor-hint"),
            listed,
            element(
                "div",
                self._comes(entry, pool, label),
                shuffle if is_ordered else Markup(""),
                of="tutor-row",
            ),
            of="tutor-editor-pool",
        )

    def _shifts(self, entry: Entry, index: int, count: int) -> Markup:
        thing = self._words.thing(self._draft.lying(entry.path)[index])
        ways = []
        for by, way in WAYS.items():
            at_end = "cannot.begins" if by < 0 else "cannot.ends"
            ways.append(
                control(
                    "editor-shift",
                    f"{entry.place}\n{index}\n{by}",
                    "↑" if by < 0 else "↓",
                    of="tutor-editor-step",
                    aria_label=self._say(f"editor-{way}", what=thing),
                    cannot="" if 0 <= index + by < count else self._say(at_end),
                )
            )
        return join(*ways)

    def _goes(self, thing: str, here: Path, places: Sequence[Path]) -> Markup:
        listed = [
            option(place_of(path), self._words.spot(path), is_chosen=path == here)
            for path in places
        ]
        listed.append(option("", self._say("editor-nowhere"), is_chosen=False))
        label = self._say("editor-where", what=self._words.thing(thing))
        return select("editor-move", thing, listed, label)

    def _comes(self, entry: Entry, pool: Pool, label: str) -> Markup:
        """A choice of the things that are in other places."""
        draft, words = self._draft, self._words
        known = entry.asked.options if isinstance(entry.asked, Ordered | Several) else pool.things
        others = [(thing, draft.where(pool, thing)) for thing in pool.things if thing in known]
        listed = [option("", self._say("editor-add"), is_chosen=True)] + [
            option(
                thing,
                self._say("editor-lying", thing=words.thing(thing), where=words.spot(path)),
                is_chosen=False,
            )
            for thing, path in others
            if path != entry.path
        ]
        name = self._say("editor-add-to", what=label)
        return select("editor-add", entry.place, listed, name)
