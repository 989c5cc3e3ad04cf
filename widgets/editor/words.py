"""The words of a form: the names of its values, and what is wrong with them."""

from __future__ import annotations

from tutor.core.base.editing.draft import Draft
from tutor.core.base.editing.form import PLAYERS
from tutor.core.base.errors import Fault
from tutor.core.base.schema import JSON
from tutor.core.base.shapes.asking import Entry, Option, Path, key_of
from tutor.core.words.faults import figures_of
from tutor.core.words.game_words import GameWords
from tutor.core.words.text import Text

NAMED = ("found", "expected")
"""The arguments of a fault that may be things of the game."""


class FormWords:
    """The words of the form of one draft. `page` are the words of the page."""

    def __init__(self, draft: Draft, game: GameWords, page: Text) -> None:
        self._draft = draft
        self._game = game
        self.page = page

    def thing(self, thing: str) -> str:
        """The name of a thing or a player, as a label."""
        if thing in self._draft.seats:
            return self.player(self._draft.seats.index(thing))
        return _capital(self._thing(thing))

    def player(self, seat: int) -> str:
        """The name of a player; without a name, the seat."""
        return self._draft.names[seat] or self.page.say("editor-unnamed", number=seat + 1)

    def _thing(self, thing: str) -> str:
        for message in (f"form-is-{thing}", f"due-{thing}", f"variant-{thing}"):
            if "+" not in thing and self._game.text.knows(message):
                return self._game.say(message)
        found = self._game.figures({"thing": thing})
        return str(found.get("thing_name", found["thing"]))

    def item(self, thing: str) -> str:
        """The name of a thing in a list of things."""
        return self._thing(thing)

    def word(self, key: str) -> str:
        """The word for a value within a line of words."""
        return self._game.say(f"form-{key}.line")

    def ask(self, question: str) -> str:
        """The question for a step of setting up a table."""
        return self._game.say(f"form-ask-{question}")

    def hint(self, question: str) -> str:
        """How to answer a question."""
        return self._game.say(f"form-ask-{question}.hint")

    def heading(self, key: str) -> str:
        """The name of a kind of value, which several things may share."""
        return self._game.say(f"form-{key}") if key != "result" else self.page.say("editor-result")

    def label(self, entry: Entry) -> str:
        """The whole name of an entry, for readers who cannot see its headings."""
        what = self.heading(entry.key)
        if entry.thing:
            what = self.page.say("editor-named", part=what, thing=self.thing(entry.thing))
        if entry.path[0] != PLAYERS:
            return what
        player = self.player(int(entry.path[1]))
        return self.page.say("editor-named", part=player, thing=what)

    def option(self, entry: Entry, option: Option) -> str:
        """One of the values of a choice."""
        if option is None:
            none = f"form-{entry.key}.none"
            is_known = self._game.text.knows(none)
            return self._game.say(none) if is_known else self.page.say("editor-none")
        return self.thing(option) if isinstance(option, str) else str(option)

    def spot(self, path: Path | None) -> str:
        """Where a thing is: with a player, or in a list on the table."""
        if path is None:
            return self.page.say("editor-nowhere")
        if path[0] == PLAYERS:
            return self.player(int(path[1]))
        short = f"form-{key_of(path)}.spot"
        return self._game.say(short) if self._game.text.knows(short) else self.heading(key_of(path))

    def fault(self, fault: Fault) -> str:
        """What is wrong, without the place, since the sentence stands there."""
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
