"""The reference pages and the schema file, made from the tables they describe."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from tutor.princes.events import EVENTS
from tutor.princes.fields import Fields, in_words
from tutor.princes.refusals import REFUSALS
from tutor.princes.rule_ids import NEVER_CITED
from tutor.princes.schema import schema

EVENTS_HEAD = """# Events of The Princes of Machu Picchu

An event says what happened, to whom, how much and by which rule. It is written as
`{"type": …, "rule": …}` with the fields below. The events of a decision, added to the position
before it by their meanings alone, give the position after it. The list is closed; its JSON Schema
is `event` in [`princes.schema.json`](princes.schema.json).

An event with a secret field also has `seen_by`, the players who may know it; in what another
player is shown, the field is left out.
"""
REFUSALS_HEAD = """# Refusals of The Princes of Machu Picchu

A refusal says why a decision is not legal: a code, the rule that stands against it, the numbers
that fail, and at most three legal decisions that come nearest, those with the same goal first,
then the cheapest. The list is closed; its JSON Schema is `refusal` in
[`princes.schema.json`](princes.schema.json).
"""
UNCITED_HEAD = """## Rules that no event and no refusal cites
"""


def events_page() -> str:
    """Every event type with its meaning, rules and fields, and the rules never cited."""
    parts = [EVENTS_HEAD]
    for name, kind in EVENTS.items():
        parts.append(_entry(name, kind.meaning, kind.rules, kind.fields, kind.secret))
    uncited = "\n".join(f"- `{rule}`: {reason}" for rule, reason in NEVER_CITED.items())
    return "\n".join((*parts, UNCITED_HEAD, uncited, ""))


def refusals_page() -> str:
    """Every refusal code with its meaning, rules and numbers."""
    parts = [REFUSALS_HEAD]
    for code, kind in REFUSALS.items():
        parts.append(_entry(code, kind.meaning, kind.rules, kind.numbers))
    return "\n".join(parts)


def _entry(
    name: str, meaning: str, rules: Iterable[str], fields: Fields, secret: tuple[str, ...] = ()
) -> str:
    cited = ", ".join(f"`{rule}`" for rule in rules)
    lines = [f"## `{name}`", "", f"{meaning} Cites {cited}.", ""]
    for field, kind in fields.items():
        hidden = " (secret)" if field in secret else ""
        lines.append(f"- `{field}`: {in_words(kind)}{hidden}")
    return "\n".join(lines if not fields else (*lines, ""))


def schema_file() -> str:
    """The JSON Schema as a file."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


PAGES: Final[Mapping[str, Callable[[], str]]] = {
    "princes-events.md": events_page,
    "princes-refusals.md": refusals_page,
    "princes.schema.json": schema_file,
}
"""Every reference file by its name."""
