"""The reference pages and the schema file, made from the tables they describe."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.core.print.reference import Reference
from tutor.incan_gold.events import EVENTS
from tutor.incan_gold.fields import in_words
from tutor.incan_gold.refusals import REFUSALS
from tutor.incan_gold.rule_ids import NEVER_CITED
from tutor.incan_gold.schema import schema


def pages() -> Mapping[str, str]:
    """The text of every reference file by its name."""
    reference = Reference(
        "incan_gold", "Incan Gold", EVENTS, REFUSALS, NEVER_CITED, schema(), in_words
    )
    return reference.pages()
