"""Pages for whoever programs with the engine: what games share, from its own docstrings."""

from __future__ import annotations

from typing import Final

from docs.site import ROOT
from docs.site.code import first_sentence, name_of

CORE: Final = ROOT / "tutor" / "core"
MODULE: Final = """---
orphan: true
---

# {name}

```{{eval-rst}}
.. automodule:: {name}
   :members:
```
"""


def api_pages() -> dict[str, str]:
    """A page for every module that games share, and the page that lists them."""
    modules = sorted(path for path in CORE.glob("*.py") if path.name != "__init__.py")
    pages = {f"reference/api/{path.stem}.md": MODULE.format(name=name_of(path)) for path in modules}
    rows = [f"- [`{name_of(path)}`]({path.stem}.md): {first_sentence(path)}" for path in modules]
    head = [
        "# Programming interface",
        "",
        "What every game shares. No module of it names a game.",
        "",
    ]
    pages["reference/api/index.md"] = "\n".join([*head, *rows, ""])
    return pages


def left_out(
    app: object, what: str, name: str, found: object, skipped: bool, options: object
) -> bool | None:
    """Leave out the fields of tuples whose docstrings Python made; of the rest Sphinx decides."""
    made = (getattr(found, "__doc__", None) or "").startswith("Alias for field number")
    return True if made else None


def signed(
    app: object,
    what: str,
    name: str,
    found: object,
    options: object,
    signature: str | None,
    returned: str | None,
) -> tuple[str | None, str | None]:
    """Protocols are not made by calling them: no arguments are shown."""
    return (None if signature == "(*args, **kwargs)" else signature), returned
