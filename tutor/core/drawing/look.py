"""The look of a board: the figures, words, theme and layout that a drawing is made with.

The looks of every game share this base and are kept by `Looks`. This module knows no game.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Generic, Protocol, TypeVar

MOST_LOOKS: Final = 12
"""The number of looks of a game that are kept."""

ComponentsT = TypeVar("ComponentsT")
ThemeT = TypeVar("ThemeT")
LayoutT = TypeVar("LayoutT")
LookT = TypeVar("LookT")


class Speaker(Protocol):
    """The reader's language: says the messages of the catalogues."""

    def say(self, message_id: str, **arguments: str | int) -> str:
        """The sentence of a message, its arguments filled in."""
        ...


@dataclass(frozen=True, eq=False)
class BoardLook(Generic[ComponentsT, ThemeT, LayoutT]):
    """One way to show the board: the same for every position of a game."""

    components: ComponentsT
    text: Speaker
    theme: ThemeT
    layout: LayoutT

    def say(self, message: str, **arguments: str | int) -> str:
        """A message of the board's own catalogue."""
        return self.text.say(f"board-{message}", **arguments)


class Looks(Generic[LookT]):
    """The last looks by what they are made of, so that each is made and drawn once."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[object, ...], LookT] = OrderedDict()

    def of(self, key: tuple[object, ...], make: Callable[[], LookT]) -> LookT:
        """The look kept under a key, or else made; it holds on to what the ids of its key name."""
        look = self._kept.get(key)
        if look is None:
            look = self._kept[key] = make()
            if len(self._kept) > MOST_LOOKS:
                self._kept.popitem(last=False)
        return look
