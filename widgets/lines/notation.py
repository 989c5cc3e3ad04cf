"""The notation of the tree on the page: the reader copies it, edits it, pastes and opens one.

The tree can also be told in words.
"""

from __future__ import annotations

from typing import Final

from tutor.core.base.game import State
from tutor.core.records.movetext import write_movetext
from tutor.core.words.narration import told_movetext
from widgets.shared.controls import control, download
from widgets.shared.fields import Document
from widgets.shared.making import box, html, make_field
from widgets.shared.markup import Markup, element
from widgets.shared.stage import Stage

FIELD: Final = ".tutor-notation textarea"
ROWS: Final = 12


class Notation:
    """A field with the text of the tree; `is_in_words` shows it in the reader's language.

    An edited text stays in the field until the reader opens it or resets it; each game has its own
    text. The notation contains every hand and choice, so while some are hidden from the reader only
    the words are shown (`info.secret`, `choice.secret`).
    """

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self.is_in_words = False
        self._given = ""
        self._start = stage.session.tree.start
        self._written: dict[State, tuple[str, str]] = {}
        self._head, self._ways = html(), html()
        self._field = make_field(Document, "tutor-field", rows=ROWS, continuous_update=False)
        self._field.observe(stage.loop.handler(lambda _: self._draw_ways()), names="value")
        self.widget = box("tutor-notation", self._head, self._field, self._ways)

    def write_anew(self) -> None:
        """Reset the field to the text of the tree."""
        self._given = ""

    def turn_over(self) -> None:
        """Switch between words and notation."""
        self.is_in_words = not self.is_in_words
        self.write_anew()

    def show(self) -> None:
        """Show the text of the tree, unless the reader has edited the field."""
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
        """Put away the text written for another game, until the reader comes back to that game."""
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
        """Whether anything in the tree is hidden from the reader."""
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
        """The buttons for the text: open it, save it, tell it in words."""
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
    """Whether the comment on a step may reveal a secret.

    If no other player decides, every comment was written by the person who decides for all.
    """
    session = stage.session
    is_others = session.seat is not None or bool(session.others)
    return is_others and session.is_secret(place)


def note_of(stage: Stage, place: int) -> Markup:
    """The reason for a step; empty without a reason, or while it is secret."""
    reason = stage.reason(place) if place else ""
    if not reason or stage.session.is_secret(place):
        return Markup("")
    return element("p", reason, of="tutor-move-note")
