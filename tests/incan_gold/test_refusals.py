"""Refusals say in numbers why a choice is refused, and the tests have a case for every code."""

import pytest
from jsonschema import Draft202012Validator

from tests.incan_gold.games import SHAPES, random_game
from tests.incan_gold.playing import GAME
from tests.incan_gold.refused import CASES
from tutor.core.base.game import Decision
from tutor.core.records.schema import part
from tutor.incan_gold.schema import schema
from tutor.incan_gold.spec import SPEC

REFUSAL = Draft202012Validator(part(schema(), "refusal"))


@pytest.mark.parametrize("choice", ["torch", "camp"])
@pytest.mark.parametrize("case", CASES, ids=[case.code for case in CASES])
def test_a_refusal_says_why(case, choice):
    """A refusal has the code, rule and numbers of its case, whichever choice is tried.

    The state of the case allows neither choice.
    """
    tried = Decision(case.player, "choose", choice)
    refusal = case.state.refusal(tried)
    assert (refusal.code, refusal.rule, refusal.numbers) == (case.code, case.rule, case.numbers)
    assert (refusal.decision, refusal.nearest) == (tried, ())
    REFUSAL.validate(refusal.to_json(GAME))


@pytest.mark.parametrize("shape", SHAPES[::3])
def test_one_player_may_choose_and_all_others_read_why_not(shape):
    """At every moment only the due player may choose, and the refusal tells each other player why not.

    The player has left, has chosen, or chooses later.
    """
    for moment in random_game(*shape, seed=5):
        position = moment.before.position()
        for name in moment.before.players:
            refusal = moment.before.refusal(Decision(name, "choose", "torch"))
            if name == moment.before.due.player:
                assert refusal is None
            elif name not in position["inside"]:
                assert refusal.code == "not_inside"
            elif name in position["chosen"]:
                assert (refusal.code, refusal.rule) == ("chosen_already", "choice.secret")
            else:
                assert refusal.code == "not_your_turn"
            if refusal is not None:
                assert set(refusal.numbers) == set(SPEC.refusals[refusal.code].numbers)
