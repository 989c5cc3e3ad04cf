"""A check of the installation: the package `tutor` must come from this distribution.

Another distribution may have the same name and silently overwrite the files of this one in the same
environment. The games that are installed are found by `kit.py`.
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
