"""Text fields whose length is limited here as well as in the browser."""

from __future__ import annotations

from typing import Any

import ipywidgets
import traitlets

from tutor.core.records.record import LONGEST_COMMENT

LONGEST = LONGEST_COMMENT + 1
"""One more than a record accepts, so that a longer text is refused and not silently cut."""


LONGEST_DOCUMENT = 400_000
"""The characters of a whole game as text; a long game with many comments has a tenth of it."""


class _Limited(ipywidgets.ValueWidget):
    """A field whose text is cut at the limit; the validator is that of its `value`."""

    longest = LONGEST

    @traitlets.validate("value")
    def _cut(self, proposal: Any) -> str:
        return str(proposal["value"])[: self.longest]


class Line(_Limited, ipywidgets.Text):
    """A field of one line."""


class Paragraph(_Limited, ipywidgets.Textarea):
    """A field of several lines."""


class Document(_Limited, ipywidgets.Textarea):
    """A field with a whole text, such as a game in its notation."""

    longest = LONGEST_DOCUMENT
