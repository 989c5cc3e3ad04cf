"""The search for one player's costliest decisions tries the alternatives in short games."""

from random import Random

import pytest

from tests.trees import the_end_of_a_game
from tutor.core.base.game import legal_for
from tutor.core.laboratory.alternatives import AGAIN, FIRST, MOST, PROMISING, WAYS, Costly
from tutor.core.laboratory.forecast import Reached
from tutor.core.laboratory.playing import Outcome
from tutor.core.laboratory.study import Study
from tutor.core.laboratory.turnings import Swings
from tutor.core.records.lines import play_line

SEAT = 1


@pytest.fixture(scope="module")
def line():
    """Return the last days of a random game."""
    return play_line(the_end_of_a_game("princes", 3))


def costly_of(line, seat=SEAT):
    """Return the search of a seat's decisions, with none of them tried."""
    return Costly(Study(line).playouts, seat)


def end_of_day(chance):
    """Return an end of the day at which the seat has this chance to win."""
    wins = tuple(chance if seat == SEAT else (1 - chance) / 2 for seat in range(3))
    return Reached(Outcome(wins, (), wins, ""), {})


def try_all(line, chance_of):
    """Return what the search picks after tries with chances from `chance_of(ply, decision, number)`."""
    costly = costly_of(line)
    try_on(costly, chance_of)
    return costly.pick()


def try_on(costly, chance_of):
    """Try all that the search asks for, with chances from `chance_of`, and return the number of deals."""
    count = 0
    while jobs := costly.jobs():
        count += len(jobs)
        for ply, deal in jobs:
            ways = {
                way: end_of_day(chance_of(ply, each, deal.number)) for way, each in deal.decisions
            }
            costly.count(ply, ways)
    return count


def choices(line):
    """Return the plies at which the seat has a choice."""
    player = line.states[0].players[SEAT]
    return [
        ply
        for ply, made in enumerate(line.record.decisions)
        if made.player == player and len(list(legal_for(line.states[ply], player))) > 1
    ]


def other_than_made(line, ply):
    """Return the last legal decision at a ply other than the one made."""
    made = line.record.decisions[ply]
    return [each for each in legal_for(line.states[ply], made.player) if each != made][-1]


def test_every_alternative_of_each_decision_is_tried(line):
    """At each choice every legal decision is tried in the same number of deals, to the end of the day."""
    numbers = {}
    for ply, deal in costly_of(line).jobs():
        player = line.record.decisions[ply].player
        assert [each for _, each in deal.decisions] == list(legal_for(line.states[ply], player))
        assert deal.until == "stage"
        numbers.setdefault(ply, []).append(deal.number)
    assert list(numbers) == choices(line)
    assert all(found == list(range(FIRST)) for found in numbers.values())


def test_the_deals_belong_to_this_search_alone(line):
    """This search, the search for swings and the study's whole games each have a seed of their own."""
    study = Study(line)
    seeds = {deal.seed for _, deal in Costly(study.playouts, SEAT).jobs()}
    seeds |= {job.seed for _, job in Swings(study.playouts, study.moments).jobs()}
    assert len(seeds) == 2
    assert study.playouts.seed not in seeds


def test_a_game_without_estimates_is_played_to_its_end():
    """In a game without estimates the search plays its short games to the end."""
    jobs = costly_of(play_line(the_end_of_a_game("incan_gold", 3))).jobs()
    assert {deal.until for _, deal in jobs} == {"end"}
    (ply, deal), *_ = jobs
    found = deal.play()
    assert {*found} == {way for way, _ in deal.decisions}, ply
    assert all(sum(each.outcome.wins) == pytest.approx(1) for each in found.values())


def test_the_decisions_that_cost_most_in_both_deals_are_found(line):
    """The search finds the costliest decisions, the costliest first, each with the better one."""
    plies = choices(line)
    little, much = plies[0], plies[-1]
    gains = {
        (little, other_than_made(line, little)): 0.2,
        (much, other_than_made(line, much)): 0.4,
    }
    picked = try_all(line, lambda ply, each, number: 0.3 + gains.get((ply, each), 0.0))
    assert list(picked) == [much, little]
    for ply, others in picked.items():
        assert others == (other_than_made(line, ply),)


def test_a_lucky_decision_is_dropped(line):
    """The search drops a decision that costs much in its first deals only.

    Among results of pure luck it picks few decisions, each with few alternatives.
    """
    lucky = choices(line)[0]
    other = other_than_made(line, lucky)

    def at_first(ply, each, number):
        return 0.9 if (ply, each) == (lucky, other) and number < FIRST else 0.3

    assert try_all(line, at_first) == {}
    chance = Random(2)
    decisions = len(choices(line))
    assert decisions > MOST
    found = try_all(line, lambda ply, each, number: chance.random())
    assert len(found) <= MOST
    assert all(len(others) < WAYS for others in found.values())


def test_a_mistake_hidden_by_luck_is_found_with_more_deals(line):
    """Only decisions in doubt get more deals, which reveal a mistake that luck has hidden."""
    hidden, clear, *_, equal = choices(line)
    gains = {hidden: (0.1, 0.25), clear: (0.3, 0.0), equal: (0.01, 0.02)}
    others = {ply: other_than_made(line, ply) for ply in gains}

    def chance_of(ply, each, number):
        if others.get(ply) != each:
            return 0.3
        gain, luck = gains[ply]
        return 0.3 + gain + (luck if number % 2 else -luck) * (number >= FIRST)

    costly = costly_of(line)
    try_on(costly, chance_of)
    assert list(costly.pick()) == [clear]
    deals = []
    for _ in range(8):
        costly.go_on()
        deals.append({ply for ply, _ in costly.jobs()})
        try_on(costly, chance_of)
    assert list(costly.pick()) == [clear, hidden]
    assert deals[0] == {hidden}
    assert deals[-1] == set()


def test_at_most_one_decision_of_a_turn_is_found(line):
    """The search picks at most one decision of each turn, and at most `MOST` decisions in all."""
    picked = try_all(line, lambda ply, each, number: 0.2 if each in line.record.decisions else 0.6)
    turns = [
        max(each.ply for each in line.chapters if each.kind == "turn" and each.ply <= ply)
        for ply in picked
    ]
    assert 1 < len(turns) <= MOST
    assert len({*turns}) == len(turns)


def test_only_the_most_promising_are_tried_again(line):
    """After the first deals only the most promising decisions and the one made are tried."""
    costly, chance = costly_of(line), Random(4)
    for ply, deal in costly.jobs():
        costly.count(ply, {way: end_of_day(chance.random()) for way, _ in deal.decisions})
    assert costly.trials == costly.ways == len(choices(line))
    again = costly.jobs()
    plies = {ply for ply, _ in again}
    assert 0 < len(plies) <= PROMISING
    for ply, deal in again:
        assert FIRST <= deal.number < FIRST + AGAIN
        assert len(deal.decisions) <= WAYS + 1
        assert line.record.decisions[ply] in [each for _, each in deal.decisions]


def test_counted_deals_are_not_played_again_after_an_interruption(line):
    """After an interruption the search asks only for deals not yet counted, under the same numbers."""
    costly = costly_of(line)
    (ply, deal), *left = costly.jobs()
    costly.count(ply, {way: end_of_day(0.5) for way, _ in deal.decisions})
    assert costly.jobs() == left
