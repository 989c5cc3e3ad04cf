"""The laboratory in every game: the same figures everywhere, from what a player may know."""

from random import Random

import pytest

from tests.contract.games.shelf import laws, start_state, states
from tutor.core.base.errors import RecordError
from tutor.core.base.players import CHANCE, policy_named
from tutor.core.base.redeal import redeal
from tutor.core.laboratory.arena import arena
from tutor.core.laboratory.experiment import SerialExecutor, executor
from tutor.core.laboratory.forecast import Rounds, Terms, forecast
from tutor.core.laboratory.playing import Source, stages_of


def last(reports):
    """Return the last report."""
    return list(reports)[-1]


def an_open_state(name):
    """Return a state in the middle of a game, with several decisions."""
    found = [state for state in states(name, every=5) if len(state.legal()) > 1]
    return found[len(found) // 2]


def test_a_tournament_reports_game_by_game(name):
    """All players play every deal from every seat, and each game has its winners."""
    count, variant = laws(name).SHAPES[0]
    reports = arena(Source(name), [CHANCE] * count, 2 * count, 1, variant)
    for played, report in enumerate(reports, 1):
        assert report.played == played
        assert sum(sum(each.wins) for each in report.contenders) == pytest.approx(played)
    data = report.to_json()
    assert data["games"] == 2 * count
    assert sum(data["endings"].values()) in (0, pytest.approx(1))
    for each in data["contenders"]:
        low, high = each["win_interval"]
        assert 0 <= low <= each["win_chance"] <= high <= 1


def test_a_forecast_grows_and_can_be_stopped(name):
    """All decisions have figures after each playout."""
    state = an_open_state(name)
    reports = forecast(state, 6, 1, Terms(policy=CHANCE))
    first = next(reports)
    assert first.playouts == 1
    assert [each.decision for each in first.candidates] == list(state.legal())
    reports.close()
    found = last(forecast(state, 6, 1, Terms(policy=CHANCE)))
    assert found.done
    for each in found.to_json(state)["decisions"]:
        assert each["playouts"] == 6 or each["dropped"]
        assert each["verdict"] in ("better", "worse", "as_good", "open")
        assert sum(each["endings"].values()) in (0, pytest.approx(1))


def test_a_forecast_knows_what_its_player_knows(name):
    """A forecast has the same figures from each state that looks the same to the player who decides."""
    state = an_open_state(name)
    twin = redeal(state, state.due.player, Random(9))
    first, second = (last(forecast(each, 5, 2, Terms(policy=CHANCE))) for each in (state, twin))
    assert first.to_json(state)["decisions"] == second.to_json(twin)["decisions"]


def test_impossible_calls_are_refused(name):
    """Too few players, no games, no playouts or no decision due is an error with its place."""
    source, low = Source(name), start_state(name, *laws(name).SHAPES[0], 1).game.seats[0]
    for seats, games, place in (([CHANCE] * (low - 1), 1, "seats"), ([CHANCE] * low, 0, "games")):
        with pytest.raises(RecordError) as error:
            next(arena(source, seats, games, 1))
        assert error.value.faults[0].place == place
    state = an_open_state(name)
    with pytest.raises(RecordError):
        next(forecast(state, 0, Terms(policy=CHANCE)))
    chance, playout = policy_named(name, CHANCE, 1), state.playout()
    while playout.due is not None:
        playout.play(chance.choose(playout))
    with pytest.raises(RecordError):
        next(forecast(playout.freeze(), 1, Terms(policy=CHANCE)))


def test_two_processes_give_the_figures_of_one():
    """A tournament and a forecast in two processes give the figures of one to the last digit."""
    source, seats = Source("incan_gold"), ["rules", "chance", "rules"]
    state = an_open_state("incan_gold")
    with executor(2) as pool:
        assert not isinstance(pool, SerialExecutor)
        there = last(arena(source, seats, 6, 3, pool=pool)).to_json()
        forecast_there = last(forecast(state, 9, 3, pool=pool)).to_json(state)
    assert there == last(arena(source, seats, 6, 3)).to_json()
    assert forecast_there == last(forecast(state, 9, 3)).to_json(state)


def test_a_forecast_goes_on_after_an_unfinished_round(name):
    """A forecast played decision by decision, or stopped within a round, gives the same figures."""
    state = an_open_state(name)
    rounds = Rounds(state, 6, 1, Terms(policy=CHANCE))
    while not rounds.is_done:
        parts = rounds.parts()
        # An unfinished deal is played again, so the test plays at least one whole deal.
        whole = sum(place == parts[0][0] for place, _ in parts)
        for place, part in parts[: max(whole, 3 * len(parts) // 5)]:
            rounds.count(place, part.play())
    assert rounds.forecast.to_json(state) == last(
        forecast(state, 6, 1, Terms(policy=CHANCE))
    ).to_json(state)


def test_a_quick_forecast_stops_at_the_end_of_the_stage(name):
    """A quick forecast estimates the chance of a win at the stage's end, without points.

    A game without an estimate refuses a quick forecast.
    """
    state = an_open_state(name)
    if stages_of(name) is None:
        with pytest.raises(RecordError) as error:
            next(forecast(state, 6, 1, Terms(policy=CHANCE, until="stage")))
        assert error.value.faults[0].place == "until"
        return
    found = last(forecast(state, 6, 1, Terms(policy=CHANCE, until="stage")))
    told = found.to_json(state)
    assert told["until"] == "stage"
    for each in told["decisions"]:
        assert 0 < each["win_chance"] < 1
        assert (each["points"], each["points_interval"], each["endings"]) == (None, None, {})
    again = last(forecast(state, 6, 1, Terms(policy=CHANCE, until="stage")))
    assert again.to_json(state) == told
    assert last(forecast(state, 6, 1, Terms(policy=CHANCE))).to_json(state)["until"] == "end"
