"""One judgement of a decision: whatever is said of it agrees, and whole games outweigh estimates."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.trees import a_record
from tutor.core.base.errors import RecordError
from tutor.core.base.players import CHANCE
from tutor.core.laboratory.alternatives import is_choice
from tutor.core.laboratory.forecast import Reached
from tutor.core.laboratory.judgement import FEWEST, Judgement
from tutor.core.laboratory.playing import Outcome
from tutor.core.records.lines import play_line


def a_choice(name):
    """Return the line of a random game, and the ply of its first choice."""
    line = play_line(a_record(name, 3))
    return line, next(ply for ply in range(line.plies) if is_choice(line, ply))


def count(judgement, games, chance, bias=lambda decision: 0.5):
    """Count made-up games; `bias` returns the chance to win after a decision."""
    seats = len(judgement.state.players)
    own = judgement.state.players.index(judgement.player)
    for _ in range(games):
        rounds = judgement.rounds
        if rounds.is_done:
            return
        (number, deal), *_ = rounds.jobs()
        reached = {}
        for index, decision in deal.decisions:
            is_won = chance.random() < bias(decision)
            winner = own if is_won else (own + 1 + chance.randrange(seats - 1)) % seats
            wins = tuple(float(seat == winner) for seat in range(seats))
            points = wins if deal.until == "end" else ()
            reached[index] = Reached(Outcome(wins, points, wins, ""), {"x": index})
        rounds.count(number, reached)


@settings(max_examples=25, deadline=None, derandomize=True)
@given(games=st.integers(0, 160), seed=st.integers(0, 1000))
def test_all_that_is_said_of_a_decision_agrees(name, games, seed):
    """Chances, differences, groups and the cost of the decision made come from the same figures."""
    line, ply = a_choice(name)
    chance, judgement = Random(seed), Judgement(line.states[ply], CHANCE)
    count(judgement, games, chance, lambda decision: 0.2 + judgement.ways.index(decision) % 5 / 10)
    verdicts = judgement.verdicts()
    known = [each for each in verdicts if each.chance is not None]
    assert judgement.has_figures == bool(known)
    made = line.record.decisions[ply]
    mistake = judgement.mistake(made)
    if len(known) < 2:
        assert mistake is None
        return
    assert {each.decision for each in verdicts} == {*judgement.ways}
    best = known[0]
    assert (best.group, best.behind.mean) == ("best", 0.0)
    for each in known[1:]:
        assert each.behind.mean <= 0
        assert each.chance.mean == pytest.approx(max(best.chance.mean + each.behind.mean, 0.0))
        assert each.group == ("worse" if each.behind.mean + each.behind.half < 0 else "close")
    of_made = next((each for each in known if each.decision == made), None)
    if of_made is None:
        assert mistake is None
        return
    other = best if best.decision != made else known[1]
    assert (mistake.made, mistake.other) == (of_made, other)
    assert mistake.cost.mean == pytest.approx(other.behind.mean - of_made.behind.mean)
    assert not mistake.is_sure or mistake.cost.mean > 0
    gains = judgement.gains(mistake)
    assert sum(gains) == pytest.approx(0)
    own = judgement.state.players.index(judgement.player)
    assert gains[own] == pytest.approx(-mistake.cost.mean) or not any(gains)
    again = Judgement(line.states[ply], CHANCE)
    again.take_up(json.loads(json.dumps(judgement.hand_over())))
    told = [(each.decision, each.group, each.games, each.estimates) for each in verdicts]
    assert [
        (each.decision, each.group, each.games, each.estimates) for each in again.verdicts()
    ] == told


def test_before_enough_games_there_is_no_figure(name):
    """A decision has no figure before the fewest games are played."""
    line, ply = a_choice(name)
    judgement = Judgement(line.states[ply], CHANCE)
    assert judgement.verdicts() == []
    count(judgement, FEWEST - 1, Random(1))
    if not judgement.rounds.is_done:
        assert not judgement.has_figures
        assert {each.group for each in judgement.verdicts()} == {"open"}
        assert judgement.mistake(line.record.decisions[ply]) is None


def test_a_decision_that_always_loses_is_a_sure_mistake(name):
    """If the decision made always loses and the others win, another one is surely better."""
    line, ply = a_choice(name)
    made = line.record.decisions[ply]
    judgement = Judgement(line.states[ply], CHANCE)
    judgement.ask_about(made)
    count(judgement, 400, Random(2), lambda decision: float(decision != made))
    mistake = judgement.mistake(made)
    assert mistake.is_sure
    assert mistake.is_clear
    assert mistake.other.decision != made


def test_at_the_end_there_is_nothing_to_judge(name):
    """After the last decision no player decides, and a judgement is refused."""
    line, _ = a_choice(name)
    assert not is_choice(line, line.plies)
    with pytest.raises(RecordError):
        Judgement(line.states[-1], CHANCE)
