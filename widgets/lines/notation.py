"""The notation of the tree on the page: to copy out, to mend, to paste and open; and in words."""

from __future__ import annotations

from typing import Final

from tutor.core.base.game import State
from tutor.core.records.movetext import write_movetext
from tutor.core.words.narration import told_movetext
from widgets.shared.controls import control, download
from widgets.shared.fields import Document
from widgets.shared.making import box, html, made
from widgets.shared.markup import Markup, element
from widgets.shared.stage import Stage

FIELD: Final = ".tutor-notation textarea"
ROWS: Final = 12


class Notation:
    """A field with the text of the tree; `is_in_words` has it told in the reader's language.

    What was written in the field stays there until it is opened or written anew, beside each game
    its own. The notation has
    every hand and choice in it, so as long as some are hidden from whoever reads, there is the text
    in words alone (`info.secret`, `choice.secret`).
    """

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self.is_in_words = False
        self._given = ""
        self._start = stage.session.tree.start
        self._written: dict[State, tuple[str, str]] = {}
        self._head, self._ways = html(), html()
        self._field = made(Document, "tutor-field", rows=ROWS, continuous_update=False)
        self._field.observe(stage.loop.handler(lambda _: self._draw_ways()), names="value")
        self.widget = box("tutor-notation", self._head, self._field, self._ways)

    def write_anew(self) -> None:
        """Let the field hold the text of the tree again."""
        self._given = ""

    def turn_over(self) -> None:
        """Tell the tree in words, or write its notation again."""
        self.is_in_words = not self.is_in_words
        self.write_anew()

    def show(self) -> None:
        """Follow the tree, unless something else has been written in the field."""
        say = self._stage.say
        self._follow()
        hint = "notation-words-hint" if self.is_in_words else "notation-hint"
        if self._is_hiding:
            hint = "notation-secret-hint"
        self._head.value = element("p", say(hint), of="tutor-hint")
        self._field.description = say("notation-field")
        if self._given in ("", self._field.value):
            self._given = self._field.value = self._text()
        self._draw_ways()

    def _follow(self) -> None:
        """Put away what was written beside another game, for when that is come back to."""
        start = self._stage.session.tree.start
        if start == self._start:
            return
        if self._field.value != self._given:
            self._written[self._start] = (self._given, self._field.value)
        self._start = start
        self._given, written = self._written.pop(start, ("", ""))
        if written:
            self._field.value = written

    @property
    def _is_hiding(self) -> bool:
        """Whether something in the tree is hidden from whoever reads."""
        session = self._stage.session
        if session.seat is not None and session.state.due is not None:
            return True
        return any(map(session.is_secret, range(1, len(session.tree.nodes) + 1)))

    def _text(self) -> str:
        stage, session = self._stage, self._stage.session
        if not (self.is_in_words or self._is_hiding):
            return write_movetext(session.tree)
        language = stage.text.language
        return told_movetext(session.tree, language, stage.step, session.is_secret)

    def _draw_ways(self) -> None:
        """What can be done with the text: open it, keep it, tell it in words."""
        say, text = self._stage.say, self._field.value
        is_hiding, is_written = self._is_hiding, text != self._given
        ways = []
        if is_written or not (self.is_in_words or is_hiding):
            ways.append(control("open-text", "", say("notation-open"), data_with=FIELD))
            if is_written:
                ways.append(control("merge-text", "", say("merge-text"), data_with=FIELD))
        name = f"{self._stage.session.tree.game.name}.txt"
        kept = download(say("notation-keep"), text.encode("utf-8", "replace"), "text/plain", name)
        ways.append(kept)
        if not is_hiding:
            other = "notation-written" if self.is_in_words else "notation-words"
            ways.append(control("notation-words", "", say(other)))
        if is_written:
            ways.append(control("notation-anew", "", say("notation-anew")))
        self._ways.value = element("div", *ways, of="tutor-row")


def is_secret_note(stage: Stage, place: int) -> bool:
    """Whether what is written beside a step may tell a secret.

    Where nobody else decides, every comment was written by who decides for all.
    """
    session = stage.session
    is_others = session.seat is not None or bool(session.others)
    return is_others and session.is_secret(place)


def note_of(stage: Stage, place: int) -> Markup:
    """The reason beside a step; nothing where there is none or it is a secret."""
    reason = stage.reason(place) if place else ""
    if not reason or stage.session.is_secret(place):
        return Markup("")
    return element("p", reason, of="tutor-move-note")
