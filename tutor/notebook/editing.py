"""The settings of a moment for notebooks: every place with its value."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from tutor.core.base.editing.draft import Draft
from tutor.core.base.game import State
from tutor.core.base.schema import JSON
from tutor.core.base.shapes.asking import Listed, Settled, Written
from tutor.core.print.sheet import Folded, Piece, Rows, Said, Shown
from tutor.core.words.text import own_words
from tutor.notebook.showing import board

Row = dict[str, JSON]


@dataclass(frozen=True)
class Editable(Shown):
    """The settings of a state: as a table, and row by row, `pandas.DataFrame(edit(at))`.

    A place and a value of it are what `edit` takes.
    """

    state: State

    @cached_property
    def _draft(self) -> Draft:
        return Draft.of(self.state.game, self.state.position())

    def __iter__(self) -> Iterator[Row]:
        """A row for each place: the place, its value, and which values can stand there."""
        draft = self._draft
        for entry in draft.entries:
            if isinstance(entry.asked, Settled | Listed):
                continue
            place = draft.place(entry)
            value = draft.value(entry)
            if isinstance(entry.asked, Written):
                value = draft.names[draft.seats.index(value)]
            elif isinstance(value, list):
                value = [draft.with_name(each) for each in value]
            elif isinstance(value, str):
                value = draft.with_name(value)
            yield {"place": place, "value": value, "possible": ", ".join(draft.possible(place))}

    def pieces(self) -> Iterator[Piece]:
        """The board, the way to set a place, and the long table folded away."""
        say, rows = own_words().say, list(self)
        first = next(row for row in rows if isinstance(row["value"], int))
        yield from board(self.state)
        example = f'edit(at, {{"{first["place"]}": {first["value"]}}})'
        yield Said(say("edit-how", count=len(rows), example=example))
        heads = tuple(say(f"edit-{name}") for name in ("place", "value", "possible"))
        cells = tuple(tuple(_cell(value) for value in row.values()) for row in rows)
        yield Folded(say("edit-places"), (Rows(heads, cells),))


def _cell(value: JSON) -> str:
    """A value as it is written in Python; a text without its quotes, nothing as a dash."""
    if value is None or value == []:
        return "–"
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
