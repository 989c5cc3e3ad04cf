"""The rules of a game have no figures of their own: they read the components."""

import ast

import pytest

from tests.sources import GAMES, modules_in

COUNTING = 1
"""Numbers up to here count: the next one, more than one."""

NO_FIGURES = {"tutor.princes.rules.nearest"}
"""How far a legal decision may be from a refused one is no figure of the game."""


@pytest.mark.parametrize("game", GAMES)
def test_rules_hold_no_figure(game):
    """A module of the rules has no number above one."""
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
