"""A check of the arguments of the functions for notebooks against the types in their signatures.

A notebook has no type checker. For a wrong argument the learner gets a sentence that names the
argument, instead of an error from inside the program.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps
from inspect import Parameter, signature
from typing import Final, ParamSpec, TypeVar

from tutor.core.base.decision import Decision
from tutor.core.base.reading import Reader
from tutor.core.records.notation import spell_decision

P = ParamSpec("P")
R = TypeVar("R")
KINDS: Final[Mapping[object, tuple[type, str]]] = {
    "str": (str, "text"),
    "int": (int, "integer"),
    "Mapping[str, object] | None": (Mapping, "object"),
}
"""The types that are checked, with their names; arguments of other types are checked by the
functions themselves."""
VARIADIC: Final = (Parameter.VAR_POSITIONAL, Parameter.VAR_KEYWORD)


def checked_types(function: Callable[P, R]) -> Callable[P, R]:
    """Return the same function, except that it raises RecordError for an argument of a wrong type."""
    taken = signature(function)
    kinds = {
        name: KINDS[each.annotation]
        for name, each in taken.parameters.items()
        if each.annotation in KINDS and each.kind not in VARIADIC
    }

    @wraps(function)
    def checking(*args: P.args, **kwargs: P.kwargs) -> R:
        reader = Reader()
        for name, value in taken.bind(*args, **kwargs).arguments.items():
            kind, word = kinds.get(name, (object, ""))
            if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
                reader.wrong_type(name, word, value)
        reader.finish()
        return function(*args, **kwargs)

    return checking


def as_typed(choice: object) -> str:
    """Return the text of a choice, which is a text or a decision."""
    return spell_decision(choice) if isinstance(choice, Decision) else str(choice)
