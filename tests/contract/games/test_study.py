"""A study of every game estimates the chances at each moment, and its accounts add up."""

from functools import cache
from math import sqrt
from random import Random

import pytest

from tests.trees import a_record
from tutor.core.base.errors import RecordError
from tutor.core.base.players import CHANCE
from tutor.core.base.redeal import redeal
from tutor.core.laboratory.playing import Outcome
from tutor.core.laboratory.study import CLOSER, FIRST_PASSES, Study, study
from tutor.core.laboratory.turnings import FEWEST_PLAYOUTS
from tutor.core.records.lines import play_line

LATER = ("princes",)
"""The games whose long studies are made by the endurance run."""


@cache
def a_line(name, decisions=None):
    """Return a random game, to its end or of `decisions` decisions."""
    return play_line(a_record(name, 3, decisions))


def last(reports):
    """Return the last report."""
    return list(reports)[-1]


@cache
def two_passes(name):
    """Return the study of a whole game in two passes."""
    return last(study(a_line(name), 2, 1, policy=CHANCE))


def test_every_account_adds_up(name):
    """The first estimate and all changes add up to the result, to the last digit."""
    line, found = a_line(name), two_passes(name)
    for seat, player in enumerate(found.players):
        account = found.account(seat)
        assert account.start.points + sum(each.points for each in account[1:-1]) == pytest.approx(
            account.result.points
        )
        assert account.result.error == 0
        result = line.states[-1].position()["result"]
        scores = {each["name"]: each["total"] for each in result.get("scores", ())}
        if scores:
            assert account.result.points == scores[player]
    assert sum(found.estimates[-1].win(seat) for seat in range(3)) == pytest.approx(1)


def test_every_moment_is_estimated_and_the_end_is_known(name):
    """Each pass plays once from each beginning of a chapter.

    The end of the game needs no playouts.
    """
    line, found = a_line(name), two_passes(name)
    plies = [each.ply for each in found.moments]
    assert plies == sorted(
        {*(each.ply for each in line.chapters if each.ply < line.plies), line.plies}
    )
    assert [each.playouts for each in found.estimates] == [2] * (len(plies) - 1) + [0]
    for each in found.estimates:
        assert sum(each.win(seat) for seat in range(3)) == pytest.approx(1)
        assert all(each.win_error(seat) > 0 or each.result for seat in range(3))


def test_the_beginnings_can_be_played_first(name):
    """The first `FEWEST_PLAYOUTS` passes play only from the beginnings of chapters."""
    found = Study(a_line(name), policy=CHANCE)
    won = Outcome((1.0, 0.0, 0.0), (1.0, 0.0, 0.0), (1.0, 0.0, 0.0), "")
    for _ in range(FEWEST_PLAYOUTS):
        assert not found.is_outlined
        for place, _ in found.outline_jobs():
            found.count(place, won)
    assert found.is_outlined
    assert found.outline_jobs() == []
    low, high = found.estimates[0].win_interval(0)
    assert low < 0.8 < high == pytest.approx(1)
    played = {place for place, each in enumerate(found.estimates) if each.playouts}
    assert played == {*found.beginnings}


def test_an_unfinished_game_ends_in_its_expectation(name):
    """The last moment of an unfinished game has playouts like the others."""
    found = last(study(a_line(name, 1), 2, 1, policy=CHANCE))
    assert found.estimates[-1].playouts == 2
    assert found.account(0).result.error >= 0


def test_the_seed_fixes_the_figures(name):
    """A second study has the same figures, and another seed has others."""
    line = a_line(name, 12)
    told = last(study(line, 2, 5, policy=CHANCE)).to_json()
    assert last(study(line, 2, 5, policy=CHANCE)).to_json() == told
    if len(told["moments"]) > 2:
        assert last(study(line, 2, 6, policy=CHANCE)).to_json() != told


def test_secrets_do_not_count(name):
    """Games that differ in the order of hidden cards have the same figures: all views are equal."""
    state = a_record(name, 3, 12).play()
    other = redeal(state, None, Random(9))
    for player in state.players:
        assert other.view(player) == state.view(player)
    for seed in range(3):
        deals = [redeal(each, None, Random(seed)) for each in (state, other)]
        assert deals[0].position() == deals[1].position()


def test_a_clear_change_is_a_turning_point_and_gets_more_playouts(name):
    """One turn decides every made-up playout; the study finds it and plays more games around it."""
    found = Study(a_line(name), policy=CHANCE)
    if len(found.moments) < 5:
        pytest.skip("this game has few chapters")
    decisive = len(found.moments) // 2
    for _ in range(3 * FIRST_PASSES):
        for place, _ in found.jobs():
            winner = 0 if place > decisive else 1
            wins = tuple(float(seat == winner) for seat in range(3))
            found.count(place, Outcome(wins, wins, wins, ""))
        found.note_pass()
        if found.passes == FIRST_PASSES:
            assert found.turning_points() == []  # so few playouts prove little
    found.note_pass()
    closer = {place for place, _ in found.jobs()}
    assert {decisive, decisive + 1} & closer
    assert len(closer) <= 2 * CLOSER
    turnings = found.turning_points()
    assert found.moments[decisive] in [each.chapter for each in turnings]
    for each in turnings:
        assert abs(each.after - each.before) > 3 * each.error > 0


def test_without_a_change_there_is_no_turning_point(name):
    """Random winners hardly ever make a turning point, though each pass looks for one."""
    chance, clear = Random(3), 0
    for _ in range(4):
        found = Study(a_line(name), policy=CHANCE)
        found.estimates[-1].result = None
        turned = False
        for _ in range(30):
            for place, _ in enumerate(found.estimates):
                winner = chance.randrange(3)
                wins = tuple(float(seat == winner) for seat in range(3))
                found.count(place, Outcome(wins, wins, wins, ""))
            found.note_pass()
            turned = turned or bool(found.turning_points())
        clear += turned
    assert clear <= 1


def test_errors_are_those_of_the_sample():
    """For the points 2, 4 and 6 the mean is 4 and the standard error the root of 4/3."""
    from tutor.core.laboratory.estimate import Estimate

    each = Estimate(1)
    for points in (2.0, 4.0, 6.0):
        each.observe(Outcome((1.0,), (points,), (1.0,), ""))
    assert each.points(0) == 4
    assert each.points_error(0) == pytest.approx(sqrt(4 / 3))


@pytest.mark.parametrize("passes", [0, 10_001])
def test_impossible_calls_are_refused(name, passes):
    """Too few or too many passes, and a game without a decision, are refused."""
    with pytest.raises(RecordError):
        next(study(a_line(name), passes))
    with pytest.raises(RecordError):
        next(study(a_line(name, 0)))
