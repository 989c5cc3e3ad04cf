"""The rules of a game keep no figure of their own: they ask the components."""

import ast

import pytest

from tests.sources import GAMES, modules_in

COUNTING = 1
"""Up to here a number counts: the next one, more than one."""

NO_FIGURES = {"tutor.princes.rules.nearest"}
"""How near what works is to what was refused is no figure of the game."""


@pytest.mark.parametrize("game", GAMES)
def test_rules_hold_no_figure(game):
    """No number above one stands in a module of the rules."""
    rules = modules_in(f"tutor.{game}.rules")
    assert rules
    assert {
        f"{name}:{node.lineno} says {node.value}"
        for name, tree in rules.items()
        for node in ast.walk(tree)
        if name not in NO_FIGURES
        and isinstance(node, ast.Constant)
        and isinstance(node.value, int)
        and node.value > COUNTING
    } == set()
