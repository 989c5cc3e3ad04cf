"""Checks that the package `tutor` is ours, and finds the folder of the notebooks.

Another distribution with a package `tutor` may have overwritten ours. When a user removes
that distribution, our files may be deleted with it. Therefore the check comes before any
use of `tutor`.
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
    """The exception that ends a command with a sentence.

    In a notebook the exception only shows the sentence, and the kernel goes on.
    """

    def _render_traceback_(self) -> list[str]:
        return [str(self)]


def check_tutor() -> None:
    """Raise Overwritten if `tutor` is another package, or if files of our package are missing."""
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
    """Return the folder of the notebooks, in the installed package or in the checkout."""
    with as_file(files("widgets")) as package:
        installed = package / "notebooks"
        return installed if installed.is_dir() else package.parent / "notebooks"


def _sentence() -> str:
    """Return the sentence for the user, read from the catalogue file.

    The tutor's reader of catalogues is not used, because the package `tutor` may be missing.
    """
    catalogue = files("widgets").joinpath("locale", "en", "serve.ftl").read_text(encoding="utf-8")
    words = FluentBundle(["en"])
    words.add_resource(FluentResource(catalogue))
    message = words.get_message(MESSAGE).value
    assert message is not None
    return str(words.format_pattern(message)[0])
