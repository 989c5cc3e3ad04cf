"""Playouts compare decisions: every verdict has proof, and true differences are found."""

from random import Random

import pytest

from tests.pages import first_of
from tests.trees import GAMES, a_record
from tutor.core.base.decision import Decision
from tutor.core.laboratory.forecast import Deal
from tutor.core.laboratory.playing import Outcome, Source
from tutor.core.laboratory.race import MEASURES, Race

RUNS, LONG = 100, 100


def outcome(win, share=0.5):
    """Return the outcome of a game for the first of two players, with the chance or share given."""
    return Outcome((win, 1 - win), (share, 1 - share), (share, 1 - share), "")


def race_of(count, by="win", margin=0.05):
    """Return a race of `count` decisions that have not been played yet."""
    decisions = [Decision("Ana", "take", number) for number in range(count)]
    return Race(decisions, by, 0.05, margin)


def outcomes_of_a_decision(name):
    """Return the outcomes of the same decision in many deals, and the seat that made it."""
    state = a_record(name, 4, 12).play()
    source, decision = Source(name), state.legal()[0]
    seat = state.players.index(decision.player)
    deals = (
        Deal(source, state.position(), ((0, decision),), "chance", 1, number)
        for number in range(24)
    )
    return [deal.play()[0].outcome for deal in deals], seat


@pytest.mark.parametrize("name", first_of(GAMES, 1))
@pytest.mark.parametrize("by", MEASURES)
def test_a_decision_is_hardly_ever_better_than_its_own_copy(name, by):
    """In at most 5 % of the runs a decision is ever called better or worse than itself.

    The reader looks after every game.
    """
    pool, seat = outcomes_of_a_decision(name)
    told_apart = 0
    for run in range(RUNS):
        chance, race = Random(run), race_of(2, by)
        for _ in range(LONG):
            race.observe({copy: (chance.choice(pool), seat) for copy in (0, 1)})
            if "worse" in race.verdicts().values():
                told_apart += 1
                break
    assert told_apart <= RUNS * 0.05


def test_decisions_with_the_same_outcomes_each_time_have_the_same_course():
    """Two decisions have the same course exactly as long as their outcomes are equal in each deal."""
    race = race_of(3)
    one, copy, other = race.candidates
    for win in (1.0, 0.0, 0.0):
        race.observe({0: (outcome(win), 0), 1: (outcome(win), 0), 2: (outcome(0.0), 0)})
    assert one.course == copy.course != other.course
    race.observe({0: (outcome(0.0), 0), 1: (outcome(0.0), 0), 2: (outcome(1.0), 0)})
    assert one.course == copy.course != other.course
    assert one.win_chance == other.win_chance


def outcome_of(ending):
    """Return the outcome of a game with a given ending."""
    return Outcome((1.0, 0.0), (0.5, 0.5), (0.5, 0.5), ending)


@pytest.mark.parametrize("share", first_of([0.3, 1.0, 0.0], 2))
def test_the_chance_of_an_ending_is_hardly_ever_outside_its_interval(share):
    """The interval of the chance of an ending contains the true chance, for a reader who looks after every game.

    This holds even for an ending that comes late or never.
    """
    outside = 0
    for run in range(RUNS):
        chance, each = Random(run), race_of(2).candidates[0]
        for _ in range(LONG):
            each.observe(outcome_of("Rescue" if chance.random() < share else "Conquest"), 0)
            low, high = each.ending_interval("Rescue")
            if not low <= share <= high:
                outside += 1
                break
        assert low <= each.endings.get("Rescue", 0.0) <= high
        assert high - low < 0.6
    assert outside <= RUNS * 0.05


def test_the_intervals_of_two_endings_mirror_each_other():
    """The interval of one of two endings is 1 minus that of the other, whichever ending came first."""
    chance, each = Random(2), race_of(3).candidates[0]
    for number in range(60):
        each.observe(
            outcome_of("Rescue" if number > 7 and chance.random() < 0.4 else "Conquest"), 0
        )
    rescue, conquest = map(each.ending_interval, ("Rescue", "Conquest"))
    assert rescue == pytest.approx((1 - conquest.high, 1 - conquest.low))


def test_worse_candidates_are_dropped_and_the_last_is_better():
    """Of three decisions, the one that always wins is called better, and the race drops the other two."""
    chance, race = Random(1), race_of(3)
    for _ in range(300):
        wins = (1.0, float(chance.random() < 0.1), float(chance.random() < 0.4))
        race.observe({each.index: (outcome(wins[each.index]), 0) for each in race.running})
        race.drop()
    assert race.verdicts() == {0: "better", 1: "worse", 2: "worse"}
    assert race.candidates[1].playouts < race.candidates[0].playouts
    assert race.is_decided


def test_as_good_needs_proof():
    """Two equal decisions are called open at first, and as good only when the interval is within the margin."""
    race, seen = race_of(2, by="share"), []
    for _ in range(500):
        race.observe({0: (outcome(1, 0.5), 0), 1: (outcome(0, 0.505), 0)})
        seen.append(race.verdicts())
    assert seen[0] == {0: "open", 1: "open"}
    assert seen[-1] == {0: "as_good", 1: "as_good"}
    assert max(map(abs, race.gap(0, 1))) <= race.margin


def test_more_candidates_need_more_games_to_separate():
    """More decisions need more games to be told apart, because every pair is one more chance to be wrong."""
    played = []
    for count in (2, 12):
        race = race_of(count)
        while race.verdicts()[0] != "better":
            race.observe(
                {each.index: (outcome(float(each.index == 0)), 0) for each in race.running}
            )
        played.append(race.candidates[0].playouts)
    assert played[1] > played[0]
