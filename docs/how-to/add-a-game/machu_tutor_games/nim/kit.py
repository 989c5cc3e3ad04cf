"""The kit of the game: its rules; its words are those of its catalogue."""

from tutor.core.base.kit import GameKit


class Nim(GameKit):
    """The parts, each imported when it is first asked for."""

    @property
    def game(self):
        from machu_tutor_games.nim import GAME

        return GAME


KIT = Nim()
