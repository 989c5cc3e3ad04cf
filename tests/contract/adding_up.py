"""Adds events to a position without any rule of play, by functions that each game registers.

The functions of a game stand in its own module of this name, `tests/<game>/adding_up.py`.
"""

from copy import deepcopy


class Meanings(dict):
    """The functions that add an event to a position, by event type; each changes the position."""

    def means(self, function):
        """Register a function named `add_<event type>` as the one that adds such events to a position."""
        self[function.__name__.removeprefix("add_")] = function
        return function

    def add_up(self, position, events):
        """Return the position with the effects of these events, one after the other.

        Events do not change `pending`, the decision that is due next.
        """
        position = deepcopy(position)
        for event in events:
            self[event["type"]](position, event)
        return position


def seat_of(position, name):
    """Return a player's part of the position."""
    (one,) = [one for one in position["players"] if one["name"] == name]
    return one
