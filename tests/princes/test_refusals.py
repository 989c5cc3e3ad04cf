"""A refusal says exactly why, with numbers, and offers the legal decisions nearest to the refused one."""

from random import Random

import pytest

from tests.plausible import plausible
from tests.princes.games import PRINCES, SHAPES, random_game
from tests.princes.refused import CASES
from tests.princes.where_refused import meadow, night, puma_temple
from tests.situations import decision, line_of
from tutor.princes.spec import SPEC


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_a_refusal_has_its_reason_and_the_nearest_decisions(case):
    """Each refusal has exactly the code, rule, numbers and nearest decisions of its case."""
    state = case.state()
    refusal = state.refusal(decision(state, case.tried))
    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.numbers) == (case.code, case.rule, case.numbers)
    assert tuple(line_of(near) for near in refusal.nearest) == case.nearest
    assert refusal.decision == decision(state, case.tried)


@pytest.mark.parametrize(
    ("state", "made"),
    [
        (meadow, "Bert produce 2"),
        (puma_temple, "Bert sacrifice 1"),
        (night, "Bert redeem llama coca"),
    ],
)
def test_giving_all_is_allowed(state, made):
    """A player may give all corn or all llamas."""
    assert state().refusal(decision(state(), made)) is None


@pytest.mark.parametrize("shape", SHAPES)
def test_refusals_of_random_tries_are_as_declared(shape):
    """In any game a refusal has a declared code, rule and numbers, and its nearest decisions are legal."""
    tries = Random(1)
    for moment in random_game(*shape, seed=11):
        state = moment.before
        count = (state.position()["pending"] or {}).get("count", 2)
        for _ in range(3):
            data = plausible(tries, state.players, count)
            refusal = state.refusal(PRINCES.read_decision(data, state.players, "decision"))
            if refusal is None:
                continue
            kind = SPEC.refusals[refusal.code]
            assert refusal.rule in kind.rules
            assert set(refusal.numbers) == set(kind.numbers)
            assert len(set(refusal.nearest)) == len(refusal.nearest) <= 3
            assert set(refusal.nearest) <= set(state.legal())
            assert (refusal.nearest == ()) == (refusal.code in ("game_over", "not_your_decision"))
