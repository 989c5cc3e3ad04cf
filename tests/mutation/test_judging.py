"""The judgement of a run on mutants: the share that is enough, and reasons that are missing or outdated."""

import pytest

from tests.mutation.judging import REASONS, Change, Outcome, judge, reasons
from tests.sources import ROOT

ADDED = Change("princes.rules.market.sell", "level += 1", "level -= 1")
FILE = """
[[survivor]]
where = "princes.rules.market.sell"
was = "level += 1"
becomes = ["level -= 1"]
why = "The level is thrown away."
"""


def kills(count, game="princes"):
    """Return `count` mutants that a test has noticed."""
    return [Outcome(game, "killed", None)] * count


def survivor(status="survived"):
    """Return a mutant that no test has noticed."""
    return Outcome("princes", status, ADDED)


def test_a_survivor_with_a_reason_is_listed_with_it():
    """A survivor with a written reason is no fault, and the report lists it with its reason."""
    found = judge([*kills(19), survivor()], reasons(FILE))
    assert found.faults == []
    assert "The level is thrown away." in found.lines[0]
    assert found.lines[1] == "princes: 19 of 20 killed, 95.0%"


def test_a_mutant_that_hangs_is_killed():
    """A mutant that the time limit ended counts as noticed."""
    assert judge([Outcome("princes", "timeout", None)], {}).faults == []


@pytest.mark.parametrize("status", ["survived", "no tests", "not checked", "suspicious", "broken"])
def test_a_survivor_without_a_reason_is_a_fault(status):
    """Every mutant that was not killed needs a reason."""
    (fault,) = judge([*kills(99), survivor(status)], {}).faults
    assert "level -= 1" in fault


def test_a_reason_without_its_survivor_is_a_fault():
    """A written reason is a fault once its mutant no longer survives."""
    (fault,) = judge(kills(100), reasons(FILE)).faults
    assert "No such survivor" in fault


def test_each_game_has_to_reach_its_share():
    """Many killed mutants of one game do not make up for the survivors of another."""
    found = judge([*kills(18), survivor(), *kills(1000, "incan_gold")], reasons(FILE))
    assert [fault.split(":")[0] for fault in found.faults] == ["princes"]


def test_no_mutants_are_no_success():
    """A run without mutants is judged a failure, since it has proved nothing."""
    assert judge([], {}).faults == ["There are no mutants."]


def test_reasons_stand_in_functions_that_exist():
    """Every reason names a module of the rules and says something."""
    for change, why in reasons(REASONS.read_text(encoding="utf-8")).items():
        game, folder, module = change.where.split(".")[:3]
        assert (ROOT / "tutor" / game / folder / f"{module}.py").exists()
        assert why.endswith(".")
