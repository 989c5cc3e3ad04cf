"""The kit of the game, with its rules; its words are those of its catalogue."""

from tutor.core.base.kit import GameKit


class Nim(GameKit):
    """The parts of the game, each imported when it is first used."""

    @property
    def game(self):
        from machu_tutor_games.nim import GAME

        return GAME


KIT = Nim()
