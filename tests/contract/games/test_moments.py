"""The moments within a decision: one for each event, in which only that event has changed the table."""

from tests.contract.games.shelf import laws, random_lines
from tutor.core.base.kit import kit_of
from tutor.core.base.states import TableState
from tutor.core.words.text import text_for

OF_THE_WHOLE = {"pending", "id", "result", "turn", "last_turns", "inside", "deck"}
"""Fields of a state that are settled only by the whole decision, or by several of its events."""


def comparable(name, position):
    """Return the part of a position that the events so far determine."""
    order = getattr(laws(name), "comparable", dict)
    return {key: value for key, value in order(position).items() if key not in OF_THE_WHOLE}


def test_each_event_leads_to_its_moment(name):
    """An event added to the moment before gives its own moment.

    The last is the state after the decision.
    """
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
    """In a game with a board each moment can be drawn as an onlooker sees it."""
    board = kit_of(name).board
    if board is None:
        return
    words = text_for(name)
    for line in random_lines(name):
        for moment in line[::3]:
            if isinstance(moment.before, TableState):
                for state in moment.before.moments(moment.decision):
                    assert board(state, words).layers
