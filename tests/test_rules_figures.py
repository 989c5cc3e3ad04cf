"""The code of the rules has no figures of the game, because it reads them from the components."""

import ast

import pytest

from tests.sources import GAMES, modules_in

COUNTING = 1
"""The largest number that a rule may write: 0 and 1 only count, as in "the next player"."""

NO_FIGURES = {"tutor.princes.rules.nearest"}
"""Modules whose numbers say how far a legal decision is from a refused one, and are no figures of the game."""


@pytest.mark.parametrize("game", GAMES)
def test_rules_hold_no_figure(game):
    """No module of the rules contains a number above one."""
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
