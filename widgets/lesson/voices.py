"""What players say in a lesson: a speech bubble with the speaker's face and name."""

from __future__ import annotations

from widgets.shared.controls import Markup, element
from widgets.shared.stage import Stage


def bubble(stage: Stage, player: str, words: str) -> Markup:
    """Return what a player says, with the player's face and name."""
    face = stage.panels.face(stage.showing(), player)
    name = element("b", player, element("span", ":", of="tutor-unseen"))
    return element("div", face, element("p", name, " ", element("q", words)), of="tutor-voice")
