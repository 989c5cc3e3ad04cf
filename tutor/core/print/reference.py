"""The reference pages of a game's events and refusals, from the declarations of the game."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tutor.core.base.schema import Schema
from tutor.core.base.spec import EventType, Fields, RefusalCode, Spec

EVENTS_HEAD = """# Events of {title}

An event says what happened, to whom, how much and by which rule. It is written as
`{{"type": …, "rule": …}}` with the fields below. The events of a decision, added to the position
before it by their meanings alone, give the position after it. The list is closed; its JSON Schema
is `event` in [`{game}.schema.json`]({game}.schema.json).

An event with a secret field also has `seen_by`, the players who may know it; in what another
player is shown, the field is left out.
"""
REFUSALS_HEAD = """# Refusals of {title}

A refusal says why a decision is not legal: a code, the rule that stands against it, the numbers
that fail, and at most three legal decisions that come nearest, those with the same goal first,
then the cheapest. The list is closed; its JSON Schema is `refusal` in
[`{game}.schema.json`]({game}.schema.json).
"""
UNCITED_HEAD = """## Rules that no event and no refusal cites
"""


@dataclass(frozen=True)
class Reference:
    """The declarations of one game, and its schema."""

    game: str
    title: str
    spec: Spec
    schema: Schema

    def pages(self) -> Mapping[str, str]:
        """Return the texts of the reference pages by the names of their files."""
        return {
            f"{self.game}-events.md": self._events(),
            f"{self.game}-refusals.md": self._refusals(),
            f"{self.game}.schema.json": json.dumps(self.schema, indent=1, ensure_ascii=False)
            + "\n",
        }

    def _events(self) -> str:
        """Return the page of event types with their meanings, rules and fields.

        The rules that no event and no refusal cites come at its end.
        """
        parts = [EVENTS_HEAD.format(title=self.title, game=self.game)]
        for name, kind in self.spec.events.items():
            parts.append(self._entry(name, kind, kind.fields, kind.secret))
        uncited = "\n".join(
            f"- `{rule}`: {reason}" for rule, reason in self.spec.never_cited.items()
        )
        return "\n".join((*parts, UNCITED_HEAD, uncited, ""))

    def _refusals(self) -> str:
        """Return the page of refusal codes with their meanings, rules and figures."""
        parts = [REFUSALS_HEAD.format(title=self.title, game=self.game)]
        parts += [
            self._entry(code, kind, kind.numbers) for code, kind in self.spec.refusals.items()
        ]
        return "\n".join(parts)

    def _entry(
        self,
        name: str,
        kind: EventType | RefusalCode,
        fields: Fields,
        secret: Sequence[str] = (),
    ) -> str:
        cited = ", ".join(f"`{rule}`" for rule in kind.rules)
        lines = [f"## `{name}`", "", f"{kind.meaning} Cites {cited}.", ""]
        for field, held in fields.items():
            hidden = " (secret)" if field in secret else ""
            lines.append(f"- `{field}`: {self.spec.in_words(held)}{hidden}")
        return "\n".join(lines if not fields else (*lines, ""))
