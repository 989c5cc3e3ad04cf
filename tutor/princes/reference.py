"""The closed lists behind the reference pages and the schema file."""

from __future__ import annotations

from typing import Final

from tutor.core.print.reference import Reference
from tutor.princes.events import EVENTS
from tutor.princes.fields import in_words
from tutor.princes.refusals import REFUSALS
from tutor.princes.rule_ids import NEVER_CITED
from tutor.princes.schema import schema

REFERENCE: Final = Reference(
    game="princes",
    title="The Princes of Machu Picchu",
    events=EVENTS,
    refusals=REFUSALS,
    never_cited=NEVER_CITED,
    schema=schema(),
    in_words=in_words,
)
