"""The faces of the three persons of the example game, by their names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tutor.core.drawing.faces import Face

FACES: Final[Mapping[str, Face]] = {
    "Bert": Face(
        ("bust", "round head", "knitted cap", "eyes", "raised brows", "smile"),
        skin="#D69B6C",
        cloth="#A33B2B",
        trim="#F6D873",
    ),
    "Ralph": Face(
        (
            "bust",
            "ears",
            "square head",
            "short hair",
            "felt hat",
            "eyes",
            "heavy brows",
            "moustache",
        ),
        skin="#B97B51",
        cloth="#5B4636",
        trim="#E7C36A",
    ),
    "Gina": Face(
        (
            "braids",
            "bust",
            "round head",
            "fringe",
            "feathers",
            "eyes",
            "one brow up",
            "grin",
            "stalk",
        ),
        skin="#C07F55",
        cloth="#8E2C5A",
        trim="#4FA3A5",
    ),
}
