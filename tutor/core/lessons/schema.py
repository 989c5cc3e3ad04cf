"""The JSON Schema of a lesson's files: any one of them is one of the kinds described here.

The schema of the game describes decisions and positions. The reader of lessons checks that all
references can be resolved.
"""

from __future__ import annotations

from typing import Final

from tutor.core.base.schema import COUNT, DRAFT, Schema, exact, listed, one_of, record_of, refer
from tutor.core.lessons.lesson import FORMAT, VERSION
from tutor.core.lessons.line_study import STEP, STUDY
from tutor.core.lessons.parts import RELATIONS, TASKS
from tutor.core.lessons.reading import LONGEST, MOST

_TEXT: Final[Schema] = {"type": "string", "maxLength": LONGEST}
_OBJECT: Final[Schema] = {"type": "object"}
_FIGURE: Final[Schema] = {
    "type": "object",
    "required": ["measure"],
    "additionalProperties": _TEXT,
}
_COUNTED: Final[Schema] = {
    "type": "object",
    "required": ["measure"],
    "properties": {"after": COUNT},
    "additionalProperties": _TEXT,
}
"""A figure that a reply quotes, as it is after so many decisions."""
_VALUES: Final[Schema] = {"type": "object", "additionalProperties": refer("figure")}
_DECISIONS: Final[Schema] = listed(_OBJECT, most=MOST)


def schema() -> Schema:
    """Every kind of file of a lesson."""
    parts = {
        "lesson": record_of(
            {
                "format": exact(FORMAT),
                "version": exact(VERSION),
                "game": _TEXT,
                "acts": listed(_TEXT, 1, MOST),
                "moved": {"type": "object", "additionalProperties": _TEXT},
            },
            optional=("moved",),
        ),
        "act": record_of({"act": _TEXT, "minutes": COUNT, "steps": listed(refer("step"), 1, MOST)}),
        "questions": record_of({"questions": listed(refer("question"), most=MOST)}),
        "alternatives": record_of({"alternatives": listed(refer("alternative"), most=MOST)}),
        "exhibits": record_of({"exhibits": listed(refer("exhibit"), most=MOST)}),
        "plans": record_of({"plans": listed(refer("plan"), most=MOST)}),
        "reasons": record_of({"reasons": listed(refer("reason"), most=MOST)}),
        "study": STUDY.shape.schema(),
    }
    return {
        "$schema": DRAFT,
        "title": "A file of a lesson",
        "anyOf": list(parts.values()),
        "$defs": {
            "figure": _FIGURE,
            "counted": _COUNTED,
            "spot": {"anyOf": [COUNT, record_of({"exhibit": _TEXT, "ply": COUNT})]},
            "task": _task(),
            "claim": _claim(),
            "step": _step(),
            "question": _question({"id": _TEXT, "at": refer("spot")}),
            "alternative": record_of(
                {
                    "id": _TEXT,
                    "at": COUNT,
                    "decisions": _DECISIONS | {"minItems": 1},
                    "against": COUNT,
                    "claim": refer("claim"),
                    "values": _VALUES,
                    "rules": listed(_TEXT),
                },
                optional=("values", "rules"),
            ),
            "exhibit": _exhibit(),
            "plan": _plan(),
            "reason": record_of({"id": _TEXT, "after": {"type": "integer", "minimum": 1}}),
            "study_step": STEP.schema(),
        },
    }


def _question(named: dict[str, Schema]) -> Schema:
    """A question of a concept, a thing to find on the board, or a figure to estimate."""
    things = listed(_TEXT, 1, most=MOST)
    rules = listed(_TEXT, 1)
    about = {"decisions": _DECISIONS, "player": _TEXT, "thing": _TEXT}
    return {
        "oneOf": [
            record_of({**named, "concept": _TEXT, **about}, optional=tuple(about)),
            record_of({**named, "find": things, "not": things, "rules": rules}),
            record_of(
                {
                    **named,
                    "estimate": refer("figure"),
                    "after": COUNT,
                    "least": COUNT,
                    "values": {"type": "object", "additionalProperties": refer("counted")},
                    "points": things,
                    "rules": rules,
                },
                optional=("after", "least", "values", "points"),
            ),
        ]
    }


def _task() -> Schema:
    """Exactly one thing to do."""
    values = {
        "question": _TEXT,
        "alternative": _TEXT,
        "exhibit": _TEXT,
        "plan": _TEXT,
        "review": {"type": "integer", "minimum": 1},
    }
    return {"oneOf": [record_of({kind: values.get(kind, {"const": True})}) for kind in TASKS]}


def _claim() -> Schema:
    return {
        "oneOf": [
            record_of({"measure": refer("figure"), "is": one_of(RELATIONS)}),
            record_of({"refused": _TEXT}),
            record_of({"due": _TEXT}),
            record_of({"all": listed(refer("claim"), 1)}),
        ]
    }


def _step() -> Schema:
    return record_of(
        {
            "id": _TEXT,
            "at": refer("spot"),
            "point": listed(_TEXT),
            "values": _VALUES,
            "rules": listed(_TEXT),
            "task": refer("task"),
            "goal": refer("figure"),
            "chapters": listed(_TEXT),
            "drawn": listed(_TEXT),
        },
        optional=("point", "values", "rules", "task", "goal", "chapters", "drawn"),
    )


def _base() -> Schema:
    return record_of(
        {"ply": COUNT, "players": COUNT, "variant": _TEXT, "seed": COUNT},
        optional=("ply", "players", "variant", "seed"),
    )


def _plan() -> Schema:
    """A position, and what came of it by each of some plans."""
    option = record_of(
        {"id": _TEXT, "decisions": _DECISIONS, "values": _VALUES}, optional=("values",)
    )
    return record_of(
        {"id": _TEXT, "from": _base(), "patch": _OBJECT, "options": listed(option, 2, MOST)},
        optional=("patch",),
    )


def _exhibit() -> Schema:
    return record_of(
        {
            "id": _TEXT,
            "example": COUNT,
            "from": _base(),
            "patch": _OBJECT,
            "decisions": _DECISIONS,
            "question": _question({}),
            "values": _VALUES,
            "rules": listed(_TEXT),
        },
        optional=("example", "patch", "decisions", "question", "values", "rules"),
    )
