"""The search for turns that changed a game's course: estimates pick turns, whole games confirm them."""

from itertools import pairwise
from random import Random

import pytest

from tests.trees import the_end_of_a_game
from tutor.core.laboratory.playing import Outcome, stages_of
from tutor.core.laboratory.study import PICKED_PLAYOUTS, Study
from tutor.core.laboratory.turnings import AT_ONCE, DEALS, MOST, Swings
from tutor.core.records.lines import play_line
from tutor.princes.game import PrincesState

SEATS = 3


@pytest.fixture(scope="module")
def line():
    """Return the last days of a random game."""
    return play_line(the_end_of_a_game("princes", 3))


def swings_of(study):
    """Return the turns of a study, with none of them compared."""
    return Swings(study.playouts, study.moments)


def day_of(state):
    """Return the day of a state."""
    assert isinstance(state, PrincesState)
    return state.position()["day"]


def count_swings(study, chances_at):
    """Estimate the turns of a study with chances from `chances_at(place, number of the deal)`."""
    swings = swings_of(study)
    for place, job in swings.jobs():
        swings.count(place, [chances_at(place, number) for number in job.numbers])
    assert swings.jobs() == []
    return swings


def certain(seat, share):
    """Return chances of `share` for one seat, and equal chances for the others."""
    return tuple(share if each == seat else (1 - share) / (SEATS - 1) for each in range(SEATS))


def test_both_ends_of_each_turn_are_played_to_the_end_of_its_day(line):
    """Each turn within a day is played from both of its ends to the end of the day, in every deal."""
    study = Study(line)
    days = [day_of(line.states[each.ply]) for each in study.moments]
    turns = {
        place
        for place, each in enumerate(study.moments[:-1])
        if each.kind == "turn" and days[place] == days[place + 1]
    }
    numbers = {}
    for place, job in swings_of(study).jobs():
        assert len(job.numbers) <= AT_ONCE
        numbers.setdefault(place, []).extend(job.numbers)
    assert {*numbers} == {place + end for place in turns for end in (0, 1)}
    assert all(found == list(range(DEALS)) for found in numbers.values())


def test_the_results_are_chances_and_the_same_each_time(line):
    """The estimated chances add up to one and are the same each time.

    Deals of the last day end with a winner or a tie.
    """
    jobs = swings_of(Study(line)).jobs()
    for _, job in (jobs[0], jobs[len(jobs) // 2]):
        chances = job.play()
        assert len(chances) == len(job.numbers)
        assert all(sum(each) == pytest.approx(1) for each in chances)
        assert job.play() == chances
    _, last = jobs[-1]
    assert all({0.0, 1.0}.issuperset(each) or 0.5 in each for each in last.play())


def test_a_game_without_estimates_picks_nothing():
    """Incan Gold has no estimates, so no turn is picked; its whole games are short."""
    assert stages_of("princes") is not None
    assert stages_of("incan_gold") is None


def test_turns_are_picked_by_their_estimated_change(line):
    """The turns of the largest estimated change come first, each once with its seat.

    Luck alone picks at most one turn.
    """
    study, chance = Study(line), Random(1)
    turns = sorted({place for place, _ in swings_of(study).jobs()})
    middle = turns[len(turns) // 2]
    step = {place: certain(1, 0.8 if place > middle else 0.2) for place in turns}
    found = count_swings(study, lambda place, number: step[place]).pick()
    assert {*found.values()} == {1}
    assert {*found} <= {middle}
    noise = count_swings(study, lambda place, number: certain(0, chance.random())).pick()
    assert len(noise) <= 1
    stairs = count_swings(study, lambda place, number: certain(2, (place % 4) / 4)).pick()
    assert len(stairs) == MOST
    jumps = {3: 0.75}
    sizes = [jumps.get(place % 4, 0.25) for place in stairs]
    assert sizes == sorted(sizes, reverse=True)
    assert {*stairs.values()} == {2}


def test_counted_deals_are_not_played_again_after_an_interruption(line):
    """After an interruption only deals not yet counted are played, under the same numbers."""
    study = Study(line)
    swings = swings_of(study)
    place, job = swings.jobs()[0]
    swings.count(place, [certain(0, 0.5) for _ in job.numbers])
    left = [number for each, job in swings.jobs() if each == place for number in job.numbers]
    assert left == list(range(AT_ONCE, DEALS))


def turns_of(study):
    """Return the places of the turns that lie within a day, in order."""
    places = sorted({place for place, _ in swings_of(study).jobs()})
    return [first for first, then in pairwise(places) if then == first + 1]


def run_pass(study, winner_at):
    """Play a pass won by the seats of `winner_at(place)`, and return the places that were played."""
    places = set()
    for place, _ in study.jobs():
        places.add(place)
        wins = tuple(float(seat == winner_at(place)) for seat in range(SEATS))
        study.count(place, Outcome(wins, wins, wins, ""))
    study.note_pass()
    return places


def test_picked_turns_are_played_to_the_end_before_all_others(line):
    """Both ends of picked turns are played first, until they can be compared.

    Then all moments follow.
    """
    study = Study(line)
    first, other = turns_of(study)[1], turns_of(study)[-2]
    study.pick({first: 0, other: 1})
    ends = {first, first + 1, other, other + 1} - {len(study.moments) - 1}
    while min(study.estimates[place].playouts for place in ends) < PICKED_PLAYOUTS:
        assert run_pass(study, lambda place: place % SEATS) <= ends
    later = set[int]().union(*(run_pass(study, lambda place: place % SEATS) for _ in range(2)))
    assert len(later) > len(ends)


def test_a_picked_turn_is_confirmed_after_fewer_games(line):
    """A picked turn needs fewer games for its own seat than a change of another seat needs."""
    study, plain = Study(line), Study(line)
    turn = turns_of(study)[len(turns_of(study)) // 2]
    study.pick({turn: 1})
    wins = (1.0, 0.0, 0.0), (0.0, 1.0, 0.0)
    won = 0
    while not study.turning_points() and won < 100:
        won += 1
        for one in (study, plain):
            for place in (turn, turn + 1):
                won_by = wins[0 if place == turn else won % 4 > 0]
                one.count(place, Outcome(won_by, won_by, won_by, ""))
    assert plain.turning_points() == []
    (found,) = study.turning_points()
    assert found.seat == 1
    assert found.chapter == study.moments[turn]
    assert found.after > found.before


def test_a_picked_turn_without_a_change_is_not_confirmed():
    """In playouts by the toss of a coin no picked turn is confirmed, though the study looks after each pass."""
    line = play_line(the_end_of_a_game("princes", 3, 1))
    chance, clear = Random(5), 0
    for _ in range(20):
        study = Study(line)
        picked = [each for each in turns_of(study) if each + 2 < len(study.moments)][:MOST]
        study.pick(dict.fromkeys(picked, 0))
        chapters = {study.moments[place] for place in picked}
        told = False
        for _ in range(20):
            run_pass(study, lambda place: chance.randrange(SEATS))
            told = told or any(each.chapter in chapters for each in study.turning_points())
        clear += told
    assert clear <= 2
