"""The kit of the game: its rules, and the words of its catalogue."""

from tutor.core.base.kit import GameKit

KIT = GameKit(
    game="machu_tutor_games.nim:GAME",
    words="tutor.core.words.plain:PlainWords",
)
