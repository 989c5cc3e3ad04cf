"""Whether the package `tutor` is still this one: another distribution may have taken its name.

Installed into the same environment it overwrites files of ours without a word.
"""

from __future__ import annotations

from typing import Final

import tutor
from tutor.core.base.errors import TutorError

OURS: Final = "machu-tutor"


class Overwritten(TutorError):
    """Another distribution has overwritten this package."""

    def sentence(self, language: str = "en") -> str:
        """What happened, and what to do."""
        from tutor.core.words.text import core_text

        return core_text(language).say("error-overwritten")


def check_ours() -> None:
    """Raise Overwritten when the package is not the one that was installed with this module."""
    if getattr(tutor, "DISTRIBUTION", None) != OURS:
        raise Overwritten
