"""Whole games are played by the choices in words, and the page is compared with the engine after each choice."""

from random import Random

import pytest

from tests.driving import control, decision_value, made_by, query, read_page, shows
from tests.pages import Pages
from tutor.core.base.game import find_game
from tutor.core.records.record import random_record
from tutor.core.records.tree import Tree
from tutor.core.words.text import text_for


@pytest.mark.parametrize(
    ("name", "players", "decisions"),
    [
        ("princes", 3, 3),
        pytest.param("princes", 3, 300, marks=pytest.mark.endurance),
        pytest.param("incan_gold", 3, 100, marks=pytest.mark.endurance),
    ],
)
def test_random_decisions_lead_to_the_positions_of_the_engine(
    open_page: Pages, name: str, players: int, decisions: int
) -> None:
    """In random games every choice is legal and has a name of its own, and words and result agree with the engine."""
    chance = Random(7)
    words = text_for(name)
    made = seed = 0
    while made < decisions:
        seed += 1
        tree = Tree.of_record(random_record(find_game(name), players, "standard", seed, 0))
        state, ply = tree.start, 0
        page = open_page(query(tree))
        shows(page, state, ply=0)
        while state.due is not None and made < decisions:
            found = read_page(page)
            told = words.decisions(state)
            assert [(made_by(value, state), said) for value, said in found.choices] == told
            assert len({said for _, said in told}) == len(told)
            decision, _ = chance.choice(told)
            control(page, "decide", decision_value(state.game, decision), ".tutor-choices").click()
            state, ply, made = state.play(decision), ply + 1, made + 1
            shows(page, state, ply=ply, line="main")
        if state.due is None:
            assert read_page(page).choices == []
        open_page.leave_all()
