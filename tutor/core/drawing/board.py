"""The board of a state as a scene: the protocol of a game that can be drawn, and its looks.

A look has the figures, words, theme and layout that a drawing is made with. The looks of every game
share one base and are kept by `Looks`. This module knows no game.
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
"""The number of looks of a game that are kept."""
ComponentsT = TypeVar("ComponentsT")
ThemeT = TypeVar("ThemeT")
LayoutT = TypeVar("LayoutT")
LookT = TypeVar("LookT")


class Board(Protocol):
    """Draws a state for a reader who only looks: in a notebook, on a handout, on a static page."""

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
        """The board, or what a seat may know of it. Raises RecordError for an unknown seat.

        `points` are things to look at; a refusal is marked where it was met.
        """


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
