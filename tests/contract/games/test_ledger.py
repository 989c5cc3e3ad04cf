"""The ledger of every game, which explains a result decision by decision, adds up to the last digit."""

from collections import deque
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.trees import a_record
from tutor.core.base.players import CHANCE, RULES
from tutor.core.laboratory.estimate import MEASURES, Estimate
from tutor.core.laboratory.experiment import executor, run
from tutor.core.laboratory.ledger import GRAINS, Ledger, change, figure_of
from tutor.core.laboratory.playing import Outcome
from tutor.core.laboratory.playouts import Survey
from tutor.core.laboratory.study import Study, study
from tutor.core.laboratory.turnings import FEWEST_PLAYOUTS
from tutor.core.records.lines import play_line

LATER = ("princes",)
"""The games whose long studies are made by the endurance run."""


def a_line(name, seed=3, decisions=None):
    """Return a random game, to its end or of `decisions` decisions."""
    return play_line(a_record(name, seed, decisions))


def a_study(line, policy=CHANCE):
    """Return a study of every step, after the games that give its first estimates."""
    found = Study(line, 1, policy, steps_from=0)
    deque(run(Survey(found.playouts)), 0)
    return found


def assert_adds_up(found):
    """Assert that a ledger adds up for each seat and measure, computed and rounded, and by groups."""
    ledger = Ledger(found)
    for seat in range(len(found.players)):
        for measure in MEASURES:
            rows = [each.change(seat, measure) for each in ledger.rows]
            start, result = (each.value(seat, measure) for each in (ledger.start, ledger.result))
            assert start + sum(each.value for each in rows) == pytest.approx(result)
            told = figure_of(ledger.start, seat, measure) + sum(each.shown for each in rows)
            assert told == figure_of(ledger.result, seat, measure)
            for group in ledger.groups():
                parts = sum(each.change(seat, measure).shown for each in group.rows)
                assert parts == group.change(seat, measure).shown


@settings(max_examples=3, deadline=None)
@given(seed=st.integers(0, 10_000), cut=st.integers(1, 60), share=st.floats(0, 1))
def test_start_and_rows_are_the_result_of_any_game(name, seed, cut, share):
    """The first estimate and all rows add up to the result of a finished or unfinished game."""
    found = a_study(a_line(name, seed, None if cut > 40 else cut))
    jobs = found.jobs()
    for place, job in jobs:
        found.count(place, job.play())
    found.note_pass()
    assert_adds_up(found)
    jobs = found.jobs()
    for place, job in jobs[: round(share * len(jobs))]:
        found.count(place, job.play())
    assert_adds_up(found)


def test_each_decision_and_its_cards_are_a_row(name):
    """Every decision has a row, and so have cards that matter.

    The rows follow one another without a gap.
    """
    line = a_line(name)
    *_, found = study(line, 1, 1, policy=CHANCE, steps=True)
    rows = Ledger(found).rows
    assert [each.first for each in rows if each.kind == "decision"] == list(range(line.plies))
    assert {each.kind for each in rows} <= {"decision", "cards"}
    if name in ("princes", "incan_gold"):
        assert any(each.kind == "cards" for each in rows)
    assert all(each.after is following.before for each, following in pairwise(rows))
    for each in rows:
        made = line.record.decisions[each.first]
        assert each.player == ("" if each.kind == "cards" else made.player)


@pytest.mark.endurance
def test_two_processes_give_the_rows_of_one(name):
    """A study in two processes gives the same rows to the last digit."""
    line = a_line(name, decisions=12)
    *_, found = study(line, 2, 5, policy=CHANCE, steps=True)
    with executor(2) as pool:
        *_, other = study(line, 2, 5, policy=CHANCE, steps=True, pool=pool)
    assert Ledger(other).to_json() == Ledger(found).to_json()


def test_steps_that_were_not_played_are_one_row(name):
    """Where a study plays out only the beginnings of turns, one row spans the steps between them.

    The ledger still adds up, and its rows reach from the first step to the last.
    """
    line = a_line(name)
    *_, found = study(line, 1, 1, policy=CHANCE)
    assert_adds_up(found)
    rows = Ledger(found).rows
    assert (rows[0].first, rows[-1].last) == (0, line.plies)


def test_the_players_of_the_study_do_not_change_it():
    """A decision that agrees with the policy of the study has a row of zeros without any playout."""
    line = a_line("incan_gold")
    found = a_study(line, RULES)
    for place, job in found.jobs():
        found.count(place, job.play())
    even = [each for each in Ledger(found).rows if each.is_even]
    assert even
    assert all(each.kind == "decision" for each in even)
    told = even[0].change(0, "points")
    assert (told.value, told.shown, told.is_clear) == (0, 0, False)
    assert found.playouts.games_played < len(found.playouts.places) - 1


def estimate(values):
    """Return a made-up estimate of one seat."""
    made = Estimate(1)
    for value in values:
        made.observe(Outcome((float(value > 0),), (float(value),), (1.0,), ""))
    return made


def test_a_clear_difference_is_told_from_luck():
    """A gain in each deal is clear though deals vary much; a gain by luck stays open."""
    deals = [10 * number for number in range(12)]
    before, after = estimate(deals), estimate([each + 3 for each in deals])
    assert change(before, after, 0, "points").is_clear
    noisy = estimate([30 * (-1) ** each for each in range(12)])
    found = change(estimate([0] * 12), noisy, 0, "points")
    assert not found.is_clear
    assert found.interval.low < 0 < found.interval.high


def test_a_few_equal_games_are_no_proof():
    """Seven equal games give no interval; eight give one that leaves doubt."""
    few = FEWEST_PLAYOUTS - 1
    assert change(estimate([1] * few), estimate([1] * few), 0, "win").interval is None
    enough = FEWEST_PLAYOUTS
    found = change(estimate([1] * enough), estimate([1] * enough), 0, "win")
    assert found.interval.high - found.interval.low > 0.4
    assert set(GRAINS) == set(MEASURES)
