"""The closed lists behind the reference pages and the schema file."""

from __future__ import annotations

from typing import Final

from tutor.core.print.reference import Reference
from tutor.incan_gold.events import EVENTS
from tutor.incan_gold.fields import in_words
from tutor.incan_gold.refusals import REFUSALS
from tutor.incan_gold.rule_ids import NEVER_CITED
from tutor.incan_gold.schema import schema

REFERENCE: Final = Reference(
    game="incan_gold",
    title="Incan Gold",
    events=EVENTS,
    refusals=REFUSALS,
    never_cited=NEVER_CITED,
    schema=schema(),
    in_words=in_words,
)
