"""Fields to write in, with an end to what may be written: a browser's word is not taken for it."""

from __future__ import annotations

from typing import Any

import ipywidgets
import traitlets

from tutor.core.records.record import LONGEST_COMMENT

LONGEST = LONGEST_COMMENT + 1
"""One more than any record takes, so that who writes too much is told and not just cut short."""


class Line(ipywidgets.Text):
    """A field of one line."""

    @traitlets.validate("value")
    def _cut(self, proposal: Any) -> str:
        return str(proposal["value"])[:LONGEST]


class Paragraph(ipywidgets.Textarea):
    """A field of several lines."""

    @traitlets.validate("value")
    def _cut(self, proposal: Any) -> str:
        return str(proposal["value"])[:LONGEST]
