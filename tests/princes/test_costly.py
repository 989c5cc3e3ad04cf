"""The search for a player's costliest decisions tries all of them, and the most promising in more deals."""

from random import Random

import pytest

from tests.contract.games.test_judgement import count
from tests.trees import a_record, the_end_of_a_game
from tutor.core.base.game import legal_for
from tutor.core.laboratory.alternatives import FIRST, MOST, PROMISING, WHOLE, Costly
from tutor.core.laboratory.forecast import Reached
from tutor.core.laboratory.judgement import FEWEST, Judgement
from tutor.core.laboratory.playing import Outcome
from tutor.core.records.lines import play_line

SEAT = 1


@pytest.fixture(scope="module")
def line():
    """Return the line of play of the last days of a random game."""
    return play_line(the_end_of_a_game("princes", 3))


def costly_of(line, seat=SEAT):
    """Return a search for the costliest decisions of a seat that has not judged any decision yet."""
    return Costly(line, seat, Judgement)


def end_with_chance(deal, chance):
    """Return a made-up end of a deal, at which the seat of the search has a given chance to win."""
    wins = tuple(chance if seat == SEAT else (1 - chance) / 2 for seat in range(3))
    points = () if deal.until == "stage" else (1.0,) * 3
    return Reached(Outcome(wins, points, wins, ""), {})


def play(costly, line, chance_of, jobs):
    """Give made-up results of jobs to the search, with chances from `chance_of(ply, decision, number)`."""
    of_position = {id(each.state): ply for ply, each in costly.judged.items()}
    assert of_position
    for key, deal in jobs:
        ply = key // 1_000_000
        costly.count(
            key,
            {
                way: end_with_chance(deal, chance_of(ply, each, deal.number))
                for way, each in deal.decisions
            },
        )


def search(line, chance_of):
    """Return a search that has finished with made-up results."""
    costly = costly_of(line)
    while jobs := costly.jobs():
        play(costly, line, chance_of, jobs)
    return costly


def choices(line):
    """Return the plies at which the seat of the search has more than one legal decision."""
    player = line.states[0].players[SEAT]
    return [
        ply
        for ply, made in enumerate(line.record.decisions)
        if made.player == player and len(list(legal_for(line.states[ply], player))) > 1
    ]


def other_than_made(line, ply):
    """Return the last legal decision at a ply that the player did not make."""
    made = line.record.decisions[ply]
    return [each for each in legal_for(line.states[ply], made.player) if each != made][-1]


def test_every_alternative_of_each_decision_is_tried(line):
    """The search tries every legal decision at each choice in the same number of deals, to the end of the day."""
    numbers = {}
    for key, deal in costly_of(line).jobs():
        ply = key // 1_000_000
        player = line.record.decisions[ply].player
        assert [each for _, each in deal.decisions] == list(legal_for(line.states[ply], player))
        assert deal.until == "stage"
        numbers.setdefault(ply, []).append(deal.number)
    assert list(numbers) == choices(line)
    assert all(found == list(range(FIRST)) for found in numbers.values())


def test_a_game_without_estimates_is_played_to_its_end():
    """In a game without estimates the search plays whole games."""
    jobs = costly_of(play_line(the_end_of_a_game("incan_gold", 3))).jobs()
    assert {deal.until for _, deal in jobs} == {"end"}
    (_, deal), *_ = jobs
    found = deal.play()
    assert {*found} == {way for way, _ in deal.decisions}
    assert all(sum(each.outcome.wins) == pytest.approx(1) for each in found.values())


def test_the_decisions_that_cost_most_are_found(line):
    """The search lists the decisions that cost the most, the costliest first, each with the better decision."""
    plies = choices(line)
    little, much = plies[0], plies[-1]
    gains = {
        (little, other_than_made(line, little)): 0.2,
        (much, other_than_made(line, much)): 0.4,
    }
    found = search(line, lambda ply, each, number: 0.3 + gains.get((ply, each), 0.0)).mistakes()
    assert [each.ply for each in found] == [much, little]
    for each in found:
        assert each.mistake.other.decision == other_than_made(line, each.ply)
        assert not each.mistake.is_clear  # estimates alone prove nothing
    costs = [each.mistake.cost.mean for each in found]
    assert costs == pytest.approx([0.4, 0.2], abs=0.01)


def test_a_lucky_alternative_costs_less_with_every_deal(line):
    """The search judges an alternative again that was lucky in the first deals only.

    In more deals its advantage shrinks, and the decision is not listed as a clear mistake.
    """
    lucky = choices(line)[0]
    other = other_than_made(line, lucky)

    def at_first(ply, each, number):
        return 0.9 if (ply, each) == (lucky, other) and number < FIRST else 0.3

    found = search(line, at_first).mistakes()
    assert [each.ply for each in found] == [lucky]
    assert not found[0].mistake.is_clear


def test_at_most_one_decision_of_a_turn_is_found(line):
    """The search lists at most one decision of each turn."""
    costly = search(line, lambda ply, each, number: 0.2 if each in line.record.decisions else 0.6)
    turns = [
        max(each.ply for each in line.chapters if each.kind == "turn" and each.ply <= found.ply)
        for found in costly.mistakes()
    ]
    assert len(turns) > 1
    assert len({*turns}) == len(turns)


def test_only_the_most_promising_are_judged_longer(line):
    """After the first deals the search judges only the most promising decisions, until they have figures."""
    costly, chance = costly_of(line), Random(4)

    def luck(ply, each, number):
        return chance.random()

    play(costly, line, luck, costly.jobs())
    assert costly.progress() == (len(choices(line)),) * 2
    again = {key // 1_000_000 for key, _ in costly.jobs()}
    assert 0 < len(again) <= PROMISING
    while jobs := costly.jobs():
        assert {key // 1_000_000 for key, _ in jobs} <= again
        play(costly, line, luck, jobs)
    assert costly.is_done
    assert {ply for ply, each in costly.judged.items() if each.deals >= FEWEST} == again


def test_whole_games_go_to_the_costliest_decisions(line):
    """The search judges only a few decisions by whole games, and always together with the decision made."""

    def chance_of(ply, each, number):
        return 0.2 if each in line.record.decisions else 0.6

    costly, played = search(line, chance_of), {}
    while jobs := costly.closer_jobs():
        (ply,) = {key // 1_000_000 for key, _ in jobs}
        for _, deal in jobs:
            if deal.until == "end":
                played[ply] = [each for _, each in deal.decisions]
        play(costly, line, chance_of, jobs)
    assert 0 < len(played) <= MOST
    for ply, decisions in played.items():
        assert line.record.decisions[ply] in decisions
        assert costly.judged[ply].games >= WHOLE
    assert costly.closer_jobs() == []
    costly.go_on()
    assert costly.closer_jobs()


def test_counted_deals_are_not_played_again_after_an_interruption(line):
    """After an interruption the search asks only for deals not yet counted, and numbers them as before."""
    costly = costly_of(line)
    (key, deal), *left = costly.jobs()
    play(costly, line, lambda *_: 0.5, [(key, deal)])
    assert costly.jobs() == left


def test_a_search_can_begin_with_some_decisions(line):
    """The search can first judge only those decisions that the caller names."""
    first = choices(line)[0]
    costly = costly_of(line)
    while jobs := costly.jobs(lambda ply: ply == first):
        assert {key // 1_000_000 for key, _ in jobs} == {first}
        play(costly, line, lambda *_: 0.5, jobs)
    assert costly.progress(lambda ply: ply == first) == (1, 1)
    assert costly.progress()[0] == 1


def test_whole_games_that_contradict_an_estimate_outweigh_it():
    """If whole games contradict an estimate, the estimate counts less than its usual error says."""
    line = play_line(a_record("princes", 3))
    ply = next(ply for ply in range(line.plies) if len(line.states[ply].legal()) > 3)
    made, judgement = line.record.decisions[ply], Judgement(line.states[ply])
    judgement.ask_about(made)
    chance = Random(5)
    count(judgement, 60, chance, lambda decision: 0.6 if decision == made else 0.4)
    while judgement.games < 200:
        count(judgement, 1, chance, lambda decision: 0.1 if decision == made else 0.5)
    mistake = judgement.mistake(made)
    assert mistake.cost.mean > 0.3
    assert mistake.is_clear


def test_estimates_alone_make_no_clear_mistake():
    """A mistake is not clear without whole games, even if the estimates of another decision are much better."""
    line = play_line(a_record("princes", 3))
    ply = next(ply for ply in range(line.plies) if len(line.states[ply].legal()) > 3)
    made, judgement = line.record.decisions[ply], Judgement(line.states[ply])
    count(judgement, 40, Random(5), lambda decision: 0.5 if decision == made else 0.6)
    assert judgement.games == 0
    assert not judgement.mistake(made).is_clear
