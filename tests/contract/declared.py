"""The games with declared lists of events, refusals and rules, which tests of this folder check.

A game's module `tests.<name>.declared` has its `SPEC` and `schema`, and samples for the tests:
objects with words (`TOLD`), fields that sentences may leave out (`SILENT`), `moments` and
`all_events` of them, `records`, `starts`, `refusal_cases`, and every type of decision that can be
`DUE`.
"""

from functools import cache
from importlib import import_module

import pytest

from tests.sources import GAMES

every_game = pytest.mark.parametrize("name", GAMES)


@cache
def declarations(name):
    """Return the module of a game's declarations and samples."""
    return import_module(f"tests.{name}.declared")


@cache
def laws(name):
    """Return the module of a game's laws, such as how events add up and positions compare."""
    return import_module(f"tests.{name}.laws")
