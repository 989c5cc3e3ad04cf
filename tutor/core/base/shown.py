"""What makes states, lines and exhibits show themselves: a method that notebooks look for.

Words and drawings are looked up only when somebody looks, so nothing here weighs on play.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from tutor.core.base.game import State
    from tutor.core.records.line import Line

Bundle = dict[str, str]
Types = Collection[str] | None


class ShownState:
    """A state that shows its board and says it in words."""

    __slots__ = ()

    def _repr_mimebundle_(self, include: Types = None, exclude: Types = None) -> Bundle:
        """The state as a board, as HTML and in words."""
        from tutor.notebook.sheet import bundle
        from tutor.notebook.showing import state_pieces

        return bundle(tuple(state_pieces(cast("State", self))))


class ShownLine:
    """A line that shows where it ends and how it came to that."""

    __slots__ = ()

    def _repr_mimebundle_(self, include: Types = None, exclude: Types = None) -> Bundle:
        """The line as its last board, as HTML and in words."""
        from tutor.notebook.sheet import bundle
        from tutor.notebook.showing import line_pieces

        return bundle(tuple(line_pieces(cast("Line", self))))
