"""Native buttons in markup: what they ask for travels in their data attributes.

The page sends the name and the value of a pressed control to the app, with the moment it was made
for, and puts the focus back on the control with the same key when the markup around it changes.
"""

from __future__ import annotations

import json
from typing import Final

from tutor.core.game import Decision, Game
from widgets.markup import Markup, element

DECIDE: Final = "decide"


def control(do: str, value: str | int, *parts: str, of: str = "", **more: str) -> Markup:
    """A button that asks for `do` with `value`; `more` are further attributes, as of `element`."""
    return element(
        "button",
        *parts,
        of=f"tutor-do {of}".strip(),
        data={"do": do, "value": value, "key": f"{do}:{value}"},
        type="button",
        **more,
    )


def decide(game: Game, decision: Decision, *parts: str, of: str = "", **more: str) -> Markup:
    """A button that makes a decision, or is answered by the reason why it cannot be made."""
    return control(DECIDE, written(game, decision), *parts, of=of, **more)


def written(game: Game, decision: Decision) -> str:
    """A decision as the value of a control: its JSON object as in a record."""
    return json.dumps(game.write_decision(decision), sort_keys=True, separators=(",", ":"))
