"""The reference pages and the schema file, made from the tables they describe."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.core.print.reference import Reference
from tutor.princes.events import EVENTS
from tutor.princes.fields import in_words
from tutor.princes.refusals import REFUSALS
from tutor.princes.rule_ids import NEVER_CITED
from tutor.princes.schema import schema


def pages() -> Mapping[str, str]:
    """The text of every reference file by its name."""
    title = "The Princes of Machu Picchu"
    reference = Reference("princes", title, EVENTS, REFUSALS, NEVER_CITED, schema(), in_words)
    return reference.pages()
