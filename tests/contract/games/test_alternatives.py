"""Other decisions at a moment of a game: one is called better only when it surely is."""

import pytest

from tests.trees import a_record
from tutor.core.base.errors import RecordError
from tutor.core.base.players import CHANCE
from tutor.core.laboratory.alternatives import Alternatives, is_choice
from tutor.core.laboratory.forecast import Reached
from tutor.core.laboratory.playing import Outcome
from tutor.core.records.lines import play_line

WON, LOST = (Outcome(wins, wins, wins, "") for wins in ((1.0,) * 3, (0.0,) * 3))


def new_race(name):
    """Return a random game, and the comparison of the decisions that are legal at its first choice."""
    line = play_line(a_record(name, 3))
    ply = next(ply for ply in range(line.plies) if is_choice(line, ply))
    return line, Alternatives(line, ply, CHANCE)


def test_the_decision_made_is_compared_with_the_rest(name):
    """The decision that was made is tried like all others.

    Figures come once each has been tried.
    """
    line, race = new_race(name)
    assert race.standing is None
    (place, deal), *_ = race.jobs()
    race.count(place, deal.play())
    assert race.standing.made.decision == line.record.decisions[race.ply]
    assert race.standing.other.decision != race.standing.made.decision
    assert race.playouts == 1
    assert not race.standing.is_better  # one game proves nothing yet


@pytest.mark.parametrize("is_won", [True, False])
def test_another_is_better_only_when_it_surely_is(name, is_won):
    """If the decision made always loses and the others win, another is better.

    Otherwise none is.
    """
    line, race = new_race(name)
    made = line.record.decisions[race.ply]
    while not race.is_done and race.playouts < 2_000:
        for place, deal in race.jobs():
            race.count(
                place,
                {
                    index: Reached(WON if (decision == made) == is_won else LOST, {"x": index})
                    for index, decision in deal.decisions
                },
            )
    assert race.standing.is_better is not is_won
    assert race.standing.made.win_chance == is_won
    assert race.standing.other.win_chance != is_won


def test_at_the_end_there_is_nothing_to_do(name):
    """After the last decision no player decides, and a comparison of decisions is refused."""
    line, _ = new_race(name)
    assert not is_choice(line, line.plies)
    with pytest.raises(RecordError):
        Alternatives(line, line.plies, CHANCE)
