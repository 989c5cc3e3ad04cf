"""One driver plays every experiment: it gives out jobs in rounds and counts their results in order."""

import pickle
from dataclasses import dataclass

import pytest

from tests.pages import first_of
from tests.trees import a_record, the_end_of_a_game
from tutor.core.base.players import CHANCE
from tutor.core.laboratory.alternatives import Costly, is_choice
from tutor.core.laboratory.arena import Tournament
from tutor.core.laboratory.experiment import SerialExecutor, executor, play, play_round, run
from tutor.core.laboratory.forecast import Rounds, Terms
from tutor.core.laboratory.judgement import Judgement
from tutor.core.laboratory.playing import Source
from tutor.core.laboratory.playouts import Survey
from tutor.core.laboratory.study import Study
from tutor.core.laboratory.worlds import Worlds
from tutor.core.records.lines import play_line


@dataclass(frozen=True)
class Square:
    """A job that squares a number."""

    number: int

    def play(self):
        """Return the square of the number."""
        return self.number**2


class Squares:
    """An experiment that squares numbers in rounds of three, and notes the results."""

    def __init__(self, most):
        self.most, self.counted = most, []

    @property
    def is_done(self):
        """Whether as many results are counted as the experiment needs."""
        return len(self.counted) >= self.most

    def jobs(self):
        """Yield the next three jobs, each with its key."""
        for number in range(len(self.counted), min(len(self.counted) + 3, self.most)):
            yield 10 * number, Square(number)

    def count(self, key, result):
        """Note the result of the job with a key."""
        self.counted.append((key, result))


@pytest.mark.parametrize("workers", [1, 2])
def test_all_rounds_are_counted_in_their_order(workers):
    """Each result is counted under its key and in the order of the jobs, whichever process ran the job."""
    squares = Squares(7)
    with executor(workers) as pool:
        assert [*run(squares, pool)] == [squares] * 7
    assert squares.counted == [(10 * number, number**2) for number in range(7)]


def test_a_reader_who_stops_stops_after_one_round():
    """If a reader stops in the middle of a round, the jobs not yet counted are given out again."""
    squares = Squares(7)
    assert len([*play_round(squares)]) == 3
    going_on = run(squares)
    next(going_on)
    going_on.close()
    assert len(squares.counted) == 4
    assert len([*run(squares)]) == 3
    assert squares.counted == [(10 * number, number**2) for number in range(7)]


def experiments(game):
    """Yield one experiment of each kind for a random game, small enough for a test."""
    line = play_line(the_end_of_a_game(game, 3, parts=1))
    ply = next(ply for ply in range(line.plies) if is_choice(line, ply))
    state, study = line.states[ply], Study(line, policy=CHANCE)
    pairs = Worlds(state, *state.legal()[:2], policy=CHANCE)
    pairs.ask(3)
    yield Rounds(state, 5, terms=Terms(policy=CHANCE))
    yield pairs
    yield Survey(study.playouts)
    yield Tournament(Source(game), (CHANCE,) * 3, 4, 1)
    yield Costly(line, 0, lambda state: Judgement(state, CHANCE))


@pytest.mark.parametrize("game", first_of(["incan_gold", "princes"], 1))
def test_every_experiment_is_played_to_its_end_by_the_same_driver(game):
    """The same driver plays every kind of experiment to its end.

    Each job can be pickled and played in another process. After all jobs are counted, none is left.
    """
    for experiment in experiments(game):
        assert not experiment.is_done
        (_, job), *_ = experiment.jobs()
        assert play(pickle.loads(pickle.dumps(job))) == job.play()
        for _ in run(experiment, SerialExecutor()):
            pass
        assert experiment.is_done
        assert [*experiment.jobs()] == []


@pytest.mark.parametrize("cut", [0, 1, 3])
def test_a_race_counts_a_deal_once_all_of_its_decisions_are_there(cut):
    """A forecast counts a deal only when all decisions of the deal have been played.

    A forecast that is played decision by decision, and resumed in the middle, equals one played in one go.
    """
    line = play_line(a_record("incan_gold", 3))
    ply = next(ply for ply in range(line.plies) if is_choice(line, ply))
    terms = Terms(policy=CHANCE)
    whole, parted = (Rounds(line.states[ply], terms=terms) for _ in range(2))
    for _ in play_round(whole):
        pass
    for number, part in parted.parts()[:cut]:
        parted.count(number, part.play())
    ways = len(line.states[ply].legal())
    played = 0 if parted.forecast is None else parted.forecast.playouts
    assert (played, parted.made) == (cut // ways, (cut - 1) % ways + 1 if cut else 0)
    for number, part in parted.parts():
        parted.count(number, part.play())
    assert parted.hand_over() == whole.hand_over()
