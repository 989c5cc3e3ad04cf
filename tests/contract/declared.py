"""The games whose lists the tests of this folder hold to their word, each with its samples.

What a game shows is its module `tests.<name>.declared`: its `SPEC` and `schema`, samples of what is
`TOLD` and what may stay `SILENT`, its `moments`, events that `happened`, records, `starts`, golden
`refused` decisions, and every type of decision that can be `DUE`.
"""

from functools import cache
from importlib import import_module

import pytest

from tests.sources import GAMES

every_game = pytest.mark.parametrize("name", GAMES)


@cache
def declarations(name):
    """What a game shows."""
    return import_module(f"tests.{name}.declared")


@cache
def laws(name):
    """How events are added to a position, and how positions are compared."""
    return import_module(f"tests.{name}.laws")
