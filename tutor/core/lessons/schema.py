"""The JSON Schema of a lesson's files: any one of them is one of the kinds described here.

The schema of the game describes decisions and positions. The reader of lessons checks that all
references can be resolved.
"""

from __future__ import annotations

from tutor.core.base.schema import DRAFT, Schema
from tutor.core.base.shapes.fields import Shape
from tutor.core.base.shapes.values import Value
from tutor.core.lessons.line_study import STUDY, STUDY_STEP
from tutor.core.lessons.reading import (
    ACT,
    ALTERNATIVE,
    CLAIM,
    COUNTED,
    EXHIBIT,
    FIGURE,
    FILES,
    HEAD,
    PLAN,
    QUESTION,
    REASON,
    SPOT,
    STEP,
    TASK,
)

IN_FILES = ("questions", "alternatives", "exhibits", "plans", "reasons")
DEFINED = (
    FIGURE, COUNTED, SPOT, TASK, CLAIM, STEP, QUESTION, ALTERNATIVE, EXHIBIT, PLAN, REASON,
    STUDY_STEP,
)  # fmt: skip


def schema() -> Schema:
    """Every kind of file of a lesson."""
    files: list[Shape | Value] = [HEAD, ACT, *(FILES[name] for name in IN_FILES), STUDY]
    return {
        "$schema": DRAFT,
        "title": "A file of a lesson",
        "anyOf": [file.schema() for file in files],
        "$defs": {each.name: each.kind.schema() for each in DEFINED},
    }
