"""Pages for people who program with the tutor: every module, from its own docstrings."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from typing import Final

from docs.site import ROOT
from docs.site.code import first_sentence, name_of

TUTOR: Final = ROOT / "tutor"
FIRST: Final = ("notebook", "core")
"""The folders of the modules that most programs need; all others follow in the list."""
MODULE: Final = """---
orphan: true
---

# {name}

```{{eval-rst}}
.. automodule:: {name}
   :members:
```
"""


def public_modules() -> list[Path]:
    """Return the file of every module and package, in the order of the list."""
    files = (path for path in TUTOR.rglob("*.py") if path.name != "__main__.py")
    return sorted(files, key=lambda path: (_place(path), name_of(path)))


def api_pages() -> dict[str, str]:
    """Return the page of every module, and the page that lists them, by the paths of the pages."""
    listed = ["# Programming interface"]
    pages = {}
    for (_, folder), paths in groupby(public_modules(), _place):
        listed += ["", f"## `{'.'.join(('tutor', *folder))}`", ""]
        for path in paths:
            name = name_of(path)
            pages[f"reference/api/{name}.md"] = MODULE.format(name=name)
            listed.append(f"- [`{name}`]({name}.md): {first_sentence(path)}")
    return pages | {"reference/api/index.md": "\n".join([*listed, ""])}


def _place(path: Path) -> tuple[int, tuple[str, ...]]:
    """Return the place of a module in the list: the rank of its folder, and the folder's name."""
    folder = path.relative_to(TUTOR).parts[:-1][:1]
    rank = FIRST.index(folder[0]) if folder and folder[0] in FIRST else len(FIRST)
    return (rank if folder else len(FIRST) + 1), folder


def left_out(
    app: object, what: str, name: str, found: object, skipped: bool, options: object
) -> bool | None:
    """Return True for a tuple's field with a docstring made by Python: Sphinx leaves it out.

    Return None for anything else; then Sphinx decides.
    """
    made = (getattr(found, "__doc__", None) or "").startswith("Alias for field number")
    return True if made else None


def add_signature(
    app: object,
    what: str,
    name: str,
    found: object,
    options: object,
    signature: str | None,
    returned: str | None,
) -> tuple[str | None, str | None]:
    """Return the signature that a page shows.

    A protocol has no arguments there, because programs do not call protocols.
    """
    return (None if signature == "(*args, **kwargs)" else signature), returned
