"""French as a machine would begin it: the English catalogues with other vowels.

The text is not French. It differs from English in every sentence, is as long, and is distinct where
English is, as tests of a language need.
"""

import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

LANGUAGE = "fr"
# Messages with data for the code, and the language's own name, stay as they are.
TOLD = {"list-locale": "fr", "lookup-stems": "french", "language-name": "Français"}
VOWELS = str.maketrans("aeiouyAEIOUY", "àéîôûÿÀÉÎÔÛŸ")
# A rule's id, text that a reader types, and the ending of a file's name are not words.
QUOTED = re.compile(r"(\[[a-z_.]+\]|`[^`]*`|\.jsonl?\b|\?\w+=\S*)")


class _Respelled(Transformer):
    """Puts vowels that English does not have into every word."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        pieces = QUOTED.split(node.value)
        pieces[::2] = [piece.translate(VOWELS) for piece in pieces[::2]]
        return ast.TextElement("".join(pieces))


def french(english: str) -> str:
    """Return a catalogue in French, from the English one."""
    resource = FluentParser(with_spans=False).parse(english)
    for entry in resource.body:
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        if entry.id.name in TOLD:
            entry.value = ast.Pattern([ast.TextElement(TOLD[entry.id.name])])
        else:
            _Respelled().visit(entry)
    return FluentSerializer().serialize(resource)


def add(root: Path) -> list[Path]:
    """Write the French catalogues of the product that lies in a folder, and nothing else."""
    made = []
    for part in ("tutor", "widgets"):
        for source in sorted((root / part).rglob("locale/en/*.ftl")):
            target = source.parents[1] / LANGUAGE / source.name
            target.parent.mkdir(exist_ok=True)
            target.write_text(french(source.read_text(encoding="utf-8")), encoding="utf-8")
            made.append(target)
    return made
