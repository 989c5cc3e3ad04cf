"""The protocol for games that can draw a state as a scene, and the looks of their boards.

A look has the components, words, theme and layout for a drawing. The looks of all games share one
base class, and `Looks` caches them. This module contains nothing about particular games.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Final, Generic, Protocol, TypeVar

from tutor.core.base.decision import Refusal
from tutor.core.base.game import State
from tutor.core.drawing.palette import ThemeName
from tutor.core.drawing.scene import Scene
from tutor.core.words.game_words import GameWords

MOST_LOOKS: Final = 12
"""The greatest number of looks of a game in the cache."""
ComponentsT = TypeVar("ComponentsT")
ThemeT = TypeVar("ThemeT")
LayoutT = TypeVar("LayoutT")
LookT = TypeVar("LookT")


class Board(Protocol):
    """A function that draws a state as a scene without reactions to taps.

    A notebook, a handout and a static page use it.
    """

    def __call__(
        self,
        state: State,
        words: GameWords,
        *,
        seat: str | None = None,
        theme: ThemeName = "light",
        points: Collection[str] = (),
        refusal: Refusal | None = None,
    ) -> Scene:
        """Return the board, or the part that a seat may know.

        `points` are the ids of things to look at. A refusal is marked at the things that it is
        about. Raises RecordError for an unknown seat.
        """


class Speaker(Protocol):
    """An object that says the messages of the catalogues in the reader's language."""

    def say(self, message_id: str, **arguments: str | int) -> str:
        """Return the sentence of a message, with its arguments filled in."""
        ...


@dataclass(frozen=True, eq=False)
class BoardLook(Generic[ComponentsT, ThemeT, LayoutT]):
    """The components, words, theme and layout with which boards are drawn.

    All positions of a game can share one look.
    """

    components: ComponentsT
    text: Speaker
    theme: ThemeT
    layout: LayoutT

    def say(self, message: str, **arguments: str | int) -> str:
        """Return a message of the board. Its id is `board-` and the given name."""
        return self.text.say(f"board-{message}", **arguments)


class Looks(Generic[LookT]):
    """A cache of the last looks by the ids of their parts, so that each look is made only once."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[object, ...], LookT] = OrderedDict()

    def of(self, key: tuple[object, ...], make: Callable[[], LookT]) -> LookT:
        """Return the look for a key, and make it with `make` if the cache does not have it.

        The key has the ids of objects, so the look must keep these objects alive.
        """
        look = self._kept.get(key)
        if look is None:
            look = self._kept[key] = make()
            if len(self._kept) > MOST_LOOKS:
                self._kept.popitem(last=False)
        return look
