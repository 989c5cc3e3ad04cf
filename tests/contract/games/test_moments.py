"""The moments within a decision, of every game played on a table: one for each event, which tells what is new in it."""

from tests.contract.games.shelf import laws, random_lines
from tutor.core.base.kit import kit_of
from tutor.core.base.states import TableState
from tutor.core.words.text import text_for

OF_THE_WHOLE = {"pending", "id", "result", "turn", "last_turns", "inside", "deck"}
"""What is settled only when all of a decision has happened, or is told by several events."""


def comparable(name, position):
    """What of a position must be as the events so far have left it."""
    order = getattr(laws(name), "comparable", dict)
    return {key: value for key, value in order(position).items() if key not in OF_THE_WHOLE}


def test_each_event_leaves_what_it_tells(name):
    """Added to the moment before, an event gives its own moment; the last is the state after all."""
    for line in random_lines(name):
        for moment in line:
            if not isinstance(moment.before, TableState):
                continue
            moments = moment.before.moments(moment.decision)
            assert len(moments) == len(moment.events)
            if not moments:
                continue
            assert moments[-1].position() == moment.after.position()
            before = moment.before.position()
            for event, state in zip(moment.events, moments, strict=True):
                after = state.position()
                expected = laws(name).add_events(before, [event.to_json()])
                assert comparable(name, expected) == comparable(name, after), event.type
                before = after


def test_each_moment_can_be_drawn(name):
    """For everybody's eyes, in a game that has a board."""
    board = kit_of(name).board
    if board is None:
        return
    words = text_for(name)
    for line in random_lines(name):
        for moment in line[::3]:
            if isinstance(moment.before, TableState):
                for state in moment.before.moments(moment.decision):
                    assert board(state, words).layers
