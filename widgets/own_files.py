"""Checks that `tutor` comes from this distribution, and finds the folder of the notebooks.

Another distribution of that name may have overwritten it, or its removal may have deleted our
files; so the check comes before any use of `tutor`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

OURS: Final = "machu-tutor"
MESSAGE: Final = "serve-overwritten"


class Overwritten(SystemExit):
    """Ends a command with a sentence; a notebook shows the sentence and goes on."""

    def _render_traceback_(self) -> list[str]:
        return [str(self)]


def check_tutor() -> None:
    """Raise Overwritten if `tutor` is another package, or only a rest of ours."""
    try:
        found = getattr(import_module("tutor"), "DISTRIBUTION", None)
        import_module("tutor.core.words.text")
    except ImportError as error:
        if not (error.name or "").startswith("tutor"):
            raise
        found = None
    if found != OURS:
        raise Overwritten(_sentence())


def notebooks() -> Path:
    """The folder of the notebooks: in an installed package, or in the checkout beside it."""
    with as_file(files("widgets")) as package:
        installed = package / "notebooks"
        return installed if installed.is_dir() else package.parent / "notebooks"


def _sentence() -> str:
    """The sentence from the catalogue file; its package may be missing."""
    catalogue = files("widgets").joinpath("locale", "en", "serve.ftl").read_text(encoding="utf-8")
    words = FluentBundle(["en"])
    words.add_resource(FluentResource(catalogue))
    message = words.get_message(MESSAGE).value
    assert message is not None
    return str(words.format_pattern(message)[0])
