"""A check that the package `tutor` is this one: another distribution may have taken its name.

Such a distribution silently overwrites files of this one in the same environment.
"""

from __future__ import annotations

from typing import Final

import tutor
from tutor.core.base.errors import TutorError

OURS: Final = "machu-tutor"


class Overwritten(TutorError):
    """Another distribution has overwritten this package."""


def check_ours() -> None:
    """Raise Overwritten when the package is not the one that was installed with this module."""
    if getattr(tutor, "DISTRIBUTION", None) != OURS:
        raise Overwritten
