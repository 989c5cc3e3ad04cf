"""The rows of a form as markup: fields, steppers, choices, sets, lists, each with its faults.

A field sends its command as soon as the reader changes its value.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from tutor.core.base.editing.draft import Draft
from tutor.core.base.editing.form import PLAYERS, Pool
from tutor.core.base.errors import Fault
from tutor.core.base.schema import JSON
from tutor.core.base.shapes.asking import (
    Choice,
    Entry,
    Number,
    Option,
    Ordered,
    Path,
    Settled,
    Several,
    Written,
    key_of,
    place_of,
)
from tutor.core.words.faults import figures_of
from tutor.core.words.game_words import GameWords
from tutor.core.words.text import Text
from widgets.shared.controls import Markup, control, element, join


def option(value: str, words: str, *, is_chosen: bool) -> Markup:
    """Return an option of a selection field."""
    if is_chosen:
        return element("option", words, value=value, selected="")
    return element("option", words, value=value)


def select(do: str, value: str, options: Sequence[Markup], label: str) -> Markup:
    """Return a selection field, which sends the command `do` when the reader chooses an option."""
    return field("select", do, value, *options, aria_label=label)


def field(tag: str, do: str, of_what: str, *parts: Markup, **more: str) -> Markup:
    """Return a field that sends the command `do` as soon as the reader changes its value.

    `tag` is the name of the field's HTML element, `of_what` the value of the command.
    """
    data = {"change": do, "value": of_what, "key": f"{do}:{of_what}"}
    return element(tag, *parts, data=data, class_="tutor-editor-field", **more)


NAMED = ("found", "expected")
"""The arguments of a fault that may be ids of things of the game."""


class FormWords:
    """The words of the form of one draft; `page` are the words of the page."""

    def __init__(self, draft: Draft, game: GameWords, page: Text) -> None:
        self._draft = draft
        self._game = game
        self.page = page

    def thing(self, thing: str) -> str:
        """Return the name of a thing or a player, as a label."""
        if thing in self._draft.seats:
            return self.player(self._draft.seats.index(thing))
        return _capital(self._thing(thing))

    def player(self, seat: int) -> str:
        """Return the name of the player of a seat; the number of the seat if there is no name."""
        return self._draft.names[seat] or self.page.say("editor-unnamed", number=seat + 1)

    def _thing(self, thing: str) -> str:
        for message in (f"form-is-{thing}", f"due-{thing}", f"variant-{thing}"):
            if "+" not in thing and self._game.text.knows(message):
                return self._game.say(message)
        found = self._game.figures({"thing": thing})
        return str(found.get("thing_name", found["thing"]))

    def item(self, thing: str) -> str:
        """Return the name of a thing in a list of things."""
        return self._thing(thing)

    def word(self, key: str) -> str:
        """Return the word that stands for a kind of value in a line of an answer."""
        return self._game.say(f"form-{key}.line")

    def ask(self, question: str) -> str:
        """Return the words of a question of the form."""
        return self._game.say(f"form-ask-{question}")

    def hint(self, question: str) -> str:
        """Return the sentence that says how to answer a question."""
        return self._game.say(f"form-ask-{question}.hint")

    def heading(self, key: str) -> str:
        """Return the heading for a kind of value, which several things may share."""
        return self._game.say(f"form-{key}") if key != "result" else self.page.say("editor-result")

    def label(self, entry: Entry) -> str:
        """Return the whole name of an entry, for readers who cannot see the headings above the entry."""
        what = self.heading(entry.key)
        if entry.thing:
            what = self.page.say("editor-named", part=what, thing=self.thing(entry.thing))
        if entry.path[0] != PLAYERS:
            return what
        player = self.player(int(entry.path[1]))
        return self.page.say("editor-named", part=player, thing=what)

    def option(self, entry: Entry, option: Option) -> str:
        """Return the words for one of the values of a choice."""
        if option is None:
            none = f"form-{entry.key}.none"
            is_known = self._game.text.knows(none)
            return self._game.say(none) if is_known else self.page.say("editor-none")
        return self.thing(option) if isinstance(option, str) else str(option)

    def spot(self, path: Path | None) -> str:
        """Return in words where a thing is: with a player, in a list on the table, or nowhere."""
        if path is None:
            return self.page.say("editor-nowhere")
        if path[0] == PLAYERS:
            return self.player(int(path[1]))
        short = f"form-{key_of(path)}.spot"
        return self._game.say(short) if self._game.text.knows(short) else self.heading(key_of(path))

    def fault(self, fault: Fault) -> str:
        """Return the sentence on a fault, without the place, because it stands beside the field."""
        text = self._game.text
        known = (f"form-fault-{fault.code}", f"fault-{fault.code}")
        message = next((each for each in known if text.knows(each)), "")
        if not message:
            said = text.say("fault-unworded", code=fault.code)
            return self.page.say("editor-fault", what=_capital(said))
        if fault.code == "wrong_length" and fault.place.endswith(".name"):
            text, message = self.page, "editor-fault-name"
        numbers = {
            key: self._name(value) if key in NAMED else value
            for key, value in fault.numbers.items()
        }
        said = text.fill(message, figures_of(fault._replace(numbers=numbers), text))
        return self.page.say("editor-fault", what=_capital(said))

    def _name(self, value: JSON) -> JSON:
        if isinstance(value, list | tuple):
            return [self._name(each) for each in value]
        return self._thing(value) if isinstance(value, str) and self._is_thing(value) else value

    def _is_thing(self, value: str) -> bool:
        return any(value in pool.things for pool in self._draft.pools)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


WAYS: Final = {-1: "up", 1: "down"}


class ThingLists:
    """The rows of lists of things, in which each thing is in one list at a time."""

    def __init__(self, draft: Draft, words: FormWords) -> None:
        self._draft = draft
        self._words = words
        self._say = words.page.say

    def draw(self, entry: Entry, pool: Pool, label: str) -> Markup:
        """Return the list of the things in an entry, with the controls that move the things.

        Each thing has a field with the places to which it can move. One more field adds a thing
        to the list.
        """
        draft, path = self._draft, entry.path
        things = draft.things_in(path)
        places = draft.places(pool)
        is_ordered = isinstance(entry.asked, Ordered) and len(things) > 1
        items = [
            element(
                "li",
                element("span", self._words.thing(thing), class_="tutor-editor-thing"),
                self._shifts(entry, index, len(things)) if is_ordered else Markup(""),
                self._goes(thing, path, places),
            )
            for index, thing in enumerate(things)
        ]
        listed = element("ol" if is_ordered else "ul", *items, class_="tutor-editor-list")
        shuffle = control("editor-shuffle", entry.place, self._say("editor-shuffle"))
        return element(
            "div",
            element("span", self._say("editor-count", count=len(things)), class_="tutor-hint"),
            listed,
            element(
                "div",
                self._comes(entry, pool, label),
                shuffle if is_ordered else Markup(""),
                class_="tutor-row",
            ),
            class_="tutor-editor-pool",
        )

    def _shifts(self, entry: Entry, index: int, count: int) -> Markup:
        thing = self._words.thing(self._draft.things_in(entry.path)[index])
        ways = []
        for by, way in WAYS.items():
            at_end = "cannot.begins" if by < 0 else "cannot.ends"
            ways.append(
                control(
                    "editor-shift",
                    f"{entry.place}\n{index}\n{by}",
                    "↑" if by < 0 else "↓",
                    class_="tutor-editor-step",
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
        """Return a field that moves a thing from another place to this list."""
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


class Rows:
    """The rows of a draft's entries, with their faults beside them."""

    def __init__(self, draft: Draft, words: FormWords) -> None:
        self._draft = draft
        self._words = words
        self._say = words.page.say

    def draw(self, entries: Iterable[Entry]) -> Markup:
        """Return the rows of entries; those with the same kind of value stand under one heading."""
        return join(
            *(
                self._block(key, list(found))
                for (key, _), found in groupby(entries, key=lambda each: (each.key, _owner(each)))
            )
        )

    def draw_named(self, entries: Iterable[Entry]) -> Markup:
        """Return the rows of entries with several owners, each with its whole name."""
        return join(*(self._row(entry, is_whole=True) for entry in entries))

    def _block(self, key: str, entries: Sequence[Entry]) -> Markup:
        if not entries[0].thing:
            return join(*map(self._row, entries))
        heading = element("h3", self._words.heading(key))
        return element("div", heading, *map(self._row, entries), class_="tutor-editor-block")

    def _row(self, entry: Entry, *, is_whole: bool = False) -> Markup:
        words, label = self._words, self._words.label(entry)
        name = words.thing(entry.thing) if entry.thing else words.heading(entry.key)
        name = label if is_whole else name
        faults = [fault for fault in self._draft.faults if entry == self._draft.home(fault)]
        said = [element("p", words.fault(fault), class_="tutor-editor-fault") for fault in faults]
        return element(
            "div",
            element("span", name, class_="tutor-editor-name"),
            self._control(entry, label),
            *said,
            class_=f"tutor-editor-row{' tutor-editor-wrong' if said else ''}",
            role="group",
            aria_label=label,
            data={"place": entry.place},
        )

    def _control(self, entry: Entry, label: str) -> Markup:
        pool = self._draft.pool_of(entry)
        if pool is not None:
            return ThingLists(self._draft, self._words).draw(entry, pool, label)
        match entry.asked:
            case Number():
                return self._stepper(entry, label)
            case Choice():
                return self._choice(entry, label)
            case Several(options):
                return self._several(entry, options)
            case Written(longest):
                seat = self._draft.seats.index(self._draft.value(entry))
                return field(
                    "input",
                    "editor-set",
                    entry.place,
                    type="text",
                    value=self._draft.names[seat],
                    maxlength=str(2 * longest + 1),  # a browser counts units of UTF-16
                    aria_label=label,
                )
            case Settled():
                return control("editor-unset", entry.place, self._say("editor-go-on"))
        return Markup("")

    def _stepper(self, entry: Entry, label: str) -> Markup:
        assert isinstance(entry.asked, Number)
        value, (low, high) = self._draft.value(entry), entry.asked
        number = field(
            "input",
            "editor-set",
            entry.place,
            type="number",
            value=str(value),
            min=str(low),
            aria_label=label,
            **({} if high is None else {"max": str(high)}),
        )

        def step(by: int, sign: str, message: str, is_open: bool) -> Markup:
            name = self._say(message, what=label)
            at_end = "cannot.least" if by < 0 else "cannot.most"
            return control(
                "editor-step",
                f"{entry.place}\n{by}",
                sign,
                class_="tutor-editor-step",
                aria_label=name,
                cannot="" if is_open else self._say(at_end),
            )

        less = step(-1, "−", "editor-less", value > low)
        more = step(1, "+", "editor-more", high is None or value < high)
        return element("span", less, number, more, class_="tutor-editor-stepper")

    def _choice(self, entry: Entry, label: str) -> Markup:
        assert isinstance(entry.asked, Choice)
        value, options = self._draft.value(entry), entry.asked.options
        listed = [
            option(json.dumps(each), self._words.option(entry, each), is_chosen=each == value)
            for each in options
        ]
        if value not in options:
            listed.insert(0, option("", self._say("editor-choose"), is_chosen=True))
        return select("editor-set", entry.place, listed, label)

    def _several(self, entry: Entry, options: Iterable[str]) -> Markup:
        chosen = self._draft.value(entry)
        return element(
            "span",
            *(
                control(
                    "editor-toggle",
                    f"{entry.place}\n{each}",
                    self._words.thing(each),
                    aria_pressed=str(each in chosen).lower(),
                )
                for each in options
            ),
            class_="tutor-row",
        )


def _owner(entry: Entry) -> object:
    """Return the player who owns an entry; None for an entry of the table."""
    return entry.path[1] if len(entry.path) > 1 and isinstance(entry.path[1], int) else None
