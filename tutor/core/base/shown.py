"""The base of every game's states, by which a notebook knows what it can show."""


class ShownState:
    """A state of any game."""

    __slots__ = ()
